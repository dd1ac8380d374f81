import { saidUnits } from '../compare/amount.ts';
import { compilePattern } from '../patterns/compile-pattern.ts';
import { exactly, exactlyUnspaced } from '../reader/languages/phrases/exactly.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { type Assigned, wantOf } from './amounts.ts';
import { doubt, type Matching } from './matching.ts';

const before = compilePattern(`(?:(?<![\\p{L}\\p{M}])${exactly}\\s|${exactlyUnspaced}\\s?)$`, 'iu');
const behind = compilePattern(`^[\\s,]{0,2}(?:${exactly}(?![\\p{L}\\p{M}])|${exactlyUnspaced})`, 'iu');
const LOOK = 24;

/**
 * `buy exactly 1,000 USDC, for at most 0.36 WETH`, while the bytes sell 0.36 WETH for at least 1,000 USDC: the exact
 * amount of the words is a limit in the bytes.
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

const BEFORE = 5;
const BEHIND = 2;
const isLimit = (piece: Piece | undefined): boolean =>
  piece?.is === 'bound' && (piece.bound === 'min' || piece.bound === 'max');

/** Whether a word for a limit is next to a number and belongs to no other number. */
function hasLimitBeside(pieces: readonly Piece[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - BEFORE); before--) {
    const piece = pieces[before];
    if (isLimit(piece)) return true;
    if (piece?.is === 'mention' || (piece?.is === 'tie' && piece.tie === 'stop')) break;
  }
  return pieces.slice(at + 1, at + 1 + BEHIND).some(isLimit);
}

/** `at the least it must bring 5,200 USDC`: a limit that was not read as one, while the bytes keep another. */
export const findLooseLimits = ({ facts, text, amounts }: Matching): Doubt[] =>
  amounts
    .filter(({ claim: { effect, quantity }, said, amount: fits }: Assigned) => {
      const { amount, bound } = said.mention;
      if (effect.kind !== 'swap' || !amount || fits !== 'same' || bound !== 'exact' || quantity.bound === 'exact')
        return false;
      return saidUnits(facts, wantOf(said), quantity.asset) !== quantity.amount && hasLimitBeside(text.pieces, said.at);
    })
    .map(({ said }) => doubt(text, 'amount', said, 'may be a limit, and the transaction keeps another one'));
