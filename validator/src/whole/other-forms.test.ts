import { encodeFunctionData, erc20Abi } from 'viem';
import { expect, it } from 'vitest';
import { isApprovedInTest } from './validate.fixture.ts';

const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const proposed_tx = {
  chain_id: 1,
  from: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  value: '0',
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, 580_000_000n] }),
};

it.each(['staked', 'wrapped', 'bridged', 'blorfed'])('580 %s USDC are not 580 USDC', async (word) => {
  const human_intent = `Pay 580 USDC to ${friend}`;
  expect(await isApprovedInTest({ human_intent, proposed_tx })).toBe(true);
  expect(await isApprovedInTest({ human_intent: human_intent.replace('USDC', `${word} USDC`), proposed_tx })).toBe(
    false,
  );
});
