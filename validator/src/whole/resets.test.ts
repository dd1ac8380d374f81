import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isApprovedInTest } from './validate.fixture.ts';

const owner = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const punks = '0xed5af388653567af2f388e6224dc7c4b3241c544';
const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
]);
const call = (to: string, functionName: string, args: readonly unknown[]) => ({
  to,
  value: '0',
  data: encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]),
});
const isApproved = (human_intent: string, ...transactions: ReturnType<typeof call>[]) =>
  isApprovedInTest({ human_intent, proposed_tx: { chain_id: 1, from: owner, transactions } });

const allow = (amount: bigint) => call(usdc, 'approve', [pool, amount]);
const supply = call(pool, 'supply', [usdc, 5_000_000n, owner, 0]);

describe('an allowance of zero', () => {
  it('is approved before another one for the same spender', async () => {
    expect(await isApproved('Supply 5 USDC to Aave V3', allow(0n), allow(5_000_000n), supply)).toBe(true);
    expect(await isApproved('Revoke the USDC allowance of Aave V3', allow(0n))).toBe(true);
  });

  it.each([
    'Supply 5 USDC to Aave V3',
    '5 USDC into Aave V3 please',
    'Sell 5 USDC for DAI, we need no less than 4.9 DAI out of it',
    `I want ${pool} to be able to spend any amount of my USDC (unlimited approval)`,
    `Grant our clearing agent ${pool} an allowance of exactly 5 USDC`,
  ])('alone does nothing of: %s', async (words) => {
    expect(await isApproved(words, allow(0n))).toBe(false);
  });
});

it('the name of a function does not cancel the verb before it', async () => {
  const words = `Revoke setApprovalForAll of ${friend} for ${punks}`;
  const set = (isGiven: boolean) => call(punks, 'setApprovalForAll', [friend, isGiven]);
  expect(await isApproved(words, set(false))).toBe(true);
  expect(await isApproved(words, set(true))).toBe(false);
});
