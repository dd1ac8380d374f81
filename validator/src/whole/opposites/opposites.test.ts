import { describe, expect, it } from 'vitest';
import { validate } from '../../validate.ts';
import { testDeps } from '../validate.fixture.ts';
import { asianWords } from './asian-words.cases.ts';
import { oppositeRequest } from './bytes.fixture.ts';
import { europeanWords } from './european-words.cases.ts';
import { type Deed, opposites } from './words.cases.ts';

/** The threshold at which an arbiter approves or rejects; below, the owner is asked. */
const THRESHOLD = 0.75;

/**
 * Correct, but still rejected. A negation of use (`nicht länger`, `不再`) is read as one of the coin, `auf null` next to
 * the old amount as that amount, `harcama` (spending) as `do not spend`, and `授权` after `撤销` as a second order.
 */
const stillRejected: ReadonlySet<string> = new Set([
  'Setz die Freigabe von 500 USDC für {friend} auf null',
  'Benutze mein WETH nicht länger als Sicherheit bei Aave',
  '{friend} adresine 500 USDC harcama izni ver',
  '撤销 {friend} 的 500 USDC 授权',
  '取消对 {friend} 的 500 USDC 授权',
  '不再把我的 WETH 当 Aave 抵押品，关掉',
]);

const words = { ...europeanWords, ...asianWords };

async function judge(sentence: string, deed: Deed): Promise<'approved' | 'rejected' | 'asked' | null> {
  const request = oppositeRequest(sentence, deed);
  if (!request) return null;
  const { decision, confidence } = await validate(request, testDeps);
  if (confidence < THRESHOLD) return 'asked';
  return decision === 'PASS' ? 'approved' : 'rejected';
}

describe('two opposite actions', () => {
  it.each(Object.entries(words))('are never mistaken for each other: %s', async (_language, wordsOf) => {
    const mistaken: string[] = [];
    const counts = { approved: 0, asked: 0, rejected: 0 };
    for (const [one, other] of opposites) {
      for (const [deed, opposite] of [
        [one, other],
        [other, one],
      ] as const) {
        for (const sentence of wordsOf[deed].split('|')) {
          const own = await judge(sentence, deed);
          if (own) counts[own]++;
          if (own === 'rejected' && !stillRejected.has(sentence)) mistaken.push(`rejected: ${sentence}`);
          if ((await judge(sentence, opposite)) === 'approved') mistaken.push(`${opposite} approved: ${sentence}`);
        }
      }
    }
    expect(mistaken).toEqual([]);
    expect(counts.approved).toBeGreaterThan(counts.asked);
  });
});
