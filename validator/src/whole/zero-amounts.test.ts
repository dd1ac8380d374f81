import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isApprovedInTest } from './validate.fixture.ts';

const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const owner = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
  'function withdraw(address asset, uint256 amount, address to)',
  'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
  'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
  'function withdraw(uint256 wad)',
  'function approve(address spender, uint256 amount)',
]);

const call = (to: string, functionName: string, args: readonly unknown[]) => ({
  chain_id: 1,
  from: owner,
  to,
  value: '0',
  data: encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]),
});

const deeds: Readonly<Record<string, (amount: bigint) => ReturnType<typeof call>>> = {
  [`Send {amount} USDC to ${friend}`]: (amount) => call(usdc, 'transfer', [friend, amount]),
  'Supply {amount} USDC to Aave V3': (amount) => call(pool, 'supply', [usdc, amount, owner, 0]),
  'Withdraw {amount} USDC from Aave V3': (amount) => call(pool, 'withdraw', [usdc, amount, owner]),
  'Borrow {amount} USDC from Aave V3': (amount) => call(pool, 'borrow', [usdc, amount, 2n, 0, owner]),
  'Repay {amount} USDC on Aave V3': (amount) => call(pool, 'repay', [usdc, amount, 2n, owner]),
  'Unwrap {amount} WETH': (amount) => call(weth, 'withdraw', [amount]),
  [`Let ${friend} spend {amount} USDC`]: (amount) => call(usdc, 'approve', [friend, amount]),
};

const amounts = [
  '500',
  'at most 500',
  'up to 500',
  'no more than 500',
  'about 500',
  'exactly 500',
  'at least 500',
  'max 500',
  'less than 500',
  'hasta 500',
  'höchstens 500',
];

describe('a call with a zero amount', () => {
  it.each(Object.keys(deeds))('does not match words that name another amount: %s', async (words) => {
    const deed = deeds[words] as (amount: bigint) => ReturnType<typeof call>;
    const approved: string[] = [];
    for (const amount of amounts) {
      const human_intent = words.replace('{amount}', amount);
      if (await isApprovedInTest({ human_intent, proposed_tx: deed(0n) })) approved.push(human_intent);
    }
    expect(approved).toEqual([]);
    const unit = words.includes('WETH') ? 10n ** 18n : 10n ** 6n;
    const right = { human_intent: words.replace('{amount}', '500'), proposed_tx: deed(500n * unit) };
    expect(await isApprovedInTest(right)).toBe(true);
  });

  it('revokes an allowance if the words ask for that', async () => {
    const human_intent = `Revoke the USDC allowance of ${friend}`;
    expect(await isApprovedInTest({ human_intent, proposed_tx: call(usdc, 'approve', [friend, 0n]) })).toBe(true);
  });
});
