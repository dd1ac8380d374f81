import { describe, expect, it } from 'vitest';
import { barredNow } from '../reader/modality/cases/barred.ts';
import { orderingNothing } from '../reader/modality/cases/ordering-nothing.ts';
import { orderingNothingLater } from '../reader/modality/cases/ordering-nothing-later.ts';
import { orderingNothingYet } from '../reader/modality/cases/ordering-nothing-yet.ts';
import { askedAbout, askedForRemarks, orderingNow } from '../reader/modality/cases/ordering-now.ts';
import { validateInTest } from './validate.fixture.ts';

const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const amount = (5_000_000).toString(16).padStart(64, '0');
/** `transfer(payee, 5 USDC)` on Ethereum, which matches the words in every respect except whether it is due now. */
const proposed = {
  chain_id: 1,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: usdc,
  value: '0',
  data: `0xa9059cbb${payee.slice(2).toLowerCase().padStart(64, '0')}${amount}`,
};

/** Texts with this verdict, at the arbiter's usual threshold. */
async function judged(texts: readonly string[], outcome: 'approved' | 'asked' | 'rejected'): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) {
    const { decision, confidence } = await validateInTest({
      human_intent: text.replaceAll('TO', payee),
      proposed_tx: proposed,
    });
    const is = confidence < 0.75 ? 'asked' : decision === 'PASS' ? 'approved' : 'rejected';
    if (is === outcome) found.push(text);
  }
  return found;
}

describe('a text that mentions a payment', () => {
  it.each(Object.entries({ ...orderingNothing, ...orderingNothingLater, ...orderingNothingYet, ...barredNow }))(
    'and orders nothing now is not approved: %s',
    async (_, texts) => {
      expect(await judged(texts, 'approved')).toEqual([]);
    },
  );

  it.each(Object.entries(orderingNow))('and orders it now is approved: %s', async (_, texts) => {
    expect(await judged(texts, 'approved')).toEqual(texts.filter((text) => !askedForRemarks.includes(text)));
  });

  it('makes Countersign ask the owner if a word of the story may leave it open', async () => {
    expect(await judged(askedAbout, 'asked')).toEqual(askedAbout);
    expect(await judged(askedForRemarks, 'asked')).toEqual(askedForRemarks);
  });
});
