import { describe, expect, it } from 'vitest';
import { cowOrder, dai, orderRequest, soon, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const order = { sellToken: usdc, buyToken: dai, sellAmount: 500_000_000n, buyAmount: 498n * 10n ** 18n };
const isApproved = (words: string, validTo = soon) => isApprovedInTest(orderRequest(words, { ...order, validTo }));

const json = (time: string, key = 'expires') =>
  `{"action":"limit_order","venue":"cow swap","sell":"500 USDC","buy_at_least":"498 DAI","${key}":"${time}","partial_fill":false}`;
const spoken = (time: string) => `On CoW Swap, sell 500 USDC for at least 498 DAI, ${time}.`;

describe('a time that is written out', () => {
  it.each([
    json('2026-01-01T00:20:00Z'),
    json('2026-01-01T00:20:00.000Z'),
    json('2026-01-01T01:20:00+01:00'),
    json('2026-01-01T00:20:00Z', 'valid_to'),
    json('2026-01-01T00:45:00Z', 'deadline'),
    spoken('valid until 2026-01-01 00:20 UTC'),
  ])('is the deadline of the bytes: %s', async (words) => {
    expect(await isApproved(words)).toBe(true);
  });

  it.each([
    [json('2026-01-01T00:10:00Z'), soon],
    [json('2026-01-01T00:20:00+01:00'), soon],
    [json('2026-01-01T00:20:00Z', 'valid_until'), soon + 86_400],
    [json('2026-01-01T00:20:00Z', 'not_before'), soon],
    [spoken('valid until 2026-01-01 00:10 UTC'), soon],
    [spoken('but only start at 00:10 UTC'), soon],
    [spoken('valid until 2026-01-01, at 00:10'), soon],
  ])('is not a later one: %s (%d)', async (words, validTo) => {
    expect(await isApproved(words, validTo)).toBe(false);
  });

  it('stands in the bytes of the cases', () => {
    expect(cowOrder({ ...order, validTo: soon }).validTo).toBe(Date.parse('2026-01-01T00:20:00Z') / 1000);
  });
});
