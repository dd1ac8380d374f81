import type { Doubt } from '../doubt.ts';
import { doubt, type Matching } from './matching.ts';

/** Words that leave no room in an amount, before it or behind it. */
const exactly =
  '(?:exactly|precisely|exact|genau|exactamente|exactos?|exactement|exatamente|tepat|persis|tam(?: olarak)?|ровно|точно|بالضبط|ठीक|ঠিক|بالکل)';
const joined = '(?:恰好|正好|剛好|刚好|ちょうど|ぴったり|정확히|딱)';
const before = new RegExp(`(?:(?<![\\p{L}\\p{M}])${exactly}\\s|${joined}\\s?)$`, 'iu');
const behind = new RegExp(`^[\\s,]{0,2}(?:${exactly}(?![\\p{L}\\p{M}])|${joined})`, 'iu');
const LOOK = 24;

/**
 * `buy exactly 1,000 USDC, for at most 0.36 WETH`, while the bytes sell 0.36 WETH for at least 1,000 USDC: what is exact in
 * the words is a limit in the bytes.
 */
export const findExactLimits = ({ text, amounts }: Matching): Doubt[] =>
  amounts
    .filter(({ claim: { effect, quantity } }) => effect.kind === 'swap' && quantity.bound !== 'exact')
    .filter(({ said: { mention, start } }) => {
      const from = mention.amount?.start ?? start;
      return (
        before.test(text.text.slice(Math.max(0, from - LOOK), from)) ||
        behind.test(text.text.slice(mention.end, mention.end + LOOK))
      );
    })
    .map(({ said }) =>
      doubt(text, 'amount', said, 'is an exact amount in the words, but only a limit in the transaction'),
    );
