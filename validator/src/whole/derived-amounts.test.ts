import { describe, expect, it } from 'vitest';
import { dollars, erc20Transfer, friend, request, type SentCall, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const isApproved = (words: string, call: SentCall) => isApprovedInTest(request(words, call));
const pays = (amount: number) => erc20Transfer(usdc, friend, dollars(amount));

/** Words with several numbers, the amount that follows from them, and amounts that do not. */
const computed: readonly (readonly [words: string, amount: number, ...others: readonly number[]])[] = [
  [`pay ${friend} for 5 logos at 40 usdc each plus 15 usdc for the fonts`, 215, 200, 40, 15, 275],
  [`3 tickets @ 18 usdc, so 54 usdc, send to ${friend}`, 54, 18, 3, 36],
  [`pay ${friend} for 7 shirts at 4.5 usdc each`, 31.5, 4.5, 7, 27],
  [`son 4 camisetas a 22 usdc cada una más 6 de envío, págaselo a ${friend}`, 94, 88, 22, 46, 28],
  [`zahle ${friend} 6 Stühle zu 35 usdc pro Stück`, 210, 35, 6],
  [`dinner was 186 usdc, we were 6, send my share to ${friend}`, 31, 186, 37.2, 155],
  [`186 usdc, on était 6, envoie ma part à ${friend}`, 31, 186, 37.2, 155],
];

describe('an amount that follows from several numbers', () => {
  it.each(computed.map(([words, amount]) => ({ words, amount })))('passes: $words', async ({ words, amount }) => {
    expect(await isApproved(words, pays(amount))).toBe(true);
  });

  it.each(computed.flatMap(([words, , ...others]) => others.map((amount) => ({ amount, words }))))(
    'is not $amount in: $words',
    async ({ amount, words }) => {
      expect(await isApproved(words, pays(amount))).toBe(false);
    },
  );
});

describe('an amount that does not follow from the numbers', () => {
  it.each<[string, number]>([
    [`pay ${friend} for 5 logos at 40 usdc each, minus 10 %`, 200],
    [`pay ${friend} for 5 logos at 40 usdc each, minus our cut`, 200],
    [`pay ${friend} for 5 logos at 40 usdc each, but only for 3`, 200],
    [`pay ${friend} for 5 logos at 40 usdc each, so 190 usdc`, 200],
    [`pay ${friend} at most 40 usdc each for 5 logos`, 200],
    [`pay ${friend} for 5 logos and 3 banners at 40 usdc each`, 200],
    [`pay ${friend} for 5 logos, 40 usdc`, 200],
    [`pay ${friend} half of 5 logos at 40 usdc each`, 200],
    [`send 5 eth to ${friend} at 40 usdc each`, 200],
    [`dinner was 180 usdc, I had 5 friends with me, send my share to ${friend}`, 36],
    [`dinner was 180 usdc, we were 5, Bob pays double, send my share to ${friend}`, 36],
    [`dinner was 180 usdc, we were 5, send it to ${friend}`, 36],
    [`dinner was 180 usdc, table 5, send my share to ${friend}`, 36],
  ])('%s', async (words, amount) => {
    expect(await isApproved(words, pays(amount))).toBe(false);
  });
});
