import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isApprovedInTest, testDeps } from './validate.fixture.ts';

const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const owner = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const tokens = ['UNI', 'ENS', 'COMP'].flatMap((symbol) => testDeps.data.tokens.named(1, symbol).slice(0, 1));
const data = encodeFunctionData({ abi: parseAbi(['function delegate(address delegatee)']), args: [friend] });
const on = (to: string) => ({ chain_id: 1, from: owner, to, value: '0', data });

describe('votes', () => {
  it('are delegated only for the token that the words name', async () => {
    expect(tokens).toHaveLength(3);
    for (const { symbol, address } of tokens) {
      const human_intent = `Delegate my ${symbol} votes to ${friend}`;
      expect(await isApprovedInTest({ human_intent, proposed_tx: on(address) })).toBe(true);
      for (const other of tokens.filter((each) => each.symbol !== symbol))
        expect(await isApprovedInTest({ human_intent, proposed_tx: on(other.address) })).toBe(false);
      const unnamed = `Delegate my votes to ${friend}`;
      expect(await isApprovedInTest({ human_intent: unnamed, proposed_tx: on(address) })).toBe(false);
    }
  });
});
