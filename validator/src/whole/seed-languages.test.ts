import { describe, expect, it } from 'vitest';
import {
  aavePool,
  aaveSupply,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nobody,
  owner,
  request,
  type SentCall,
  steth,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
  wrapEther,
} from '../checks/calldata.fixture.ts';
import { seeds } from '../reader/languages/seed/index.ts';
import { type SeedTransaction, seedCases } from './seed-languages.cases.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const withdrawal = encode('function withdraw(address asset, uint256 amount, address to)', usdc, dollars(700), owner);

const calls: Readonly<Record<SeedTransaction, SentCall>> = {
  pay: erc20Transfer(usdc, friend, dollars(50)),
  supply: aaveSupply(usdc, dollars(700)),
  withdraw: { to: aavePool, data: withdrawal },
  swap: v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(100), minOut: ether(0.02) }),
  stake: { to: steth, data: encode('function submit(address referral)', nobody), value: String(ether(0.5)) },
  wrap: wrapEther(ether(0.5)),
  give: erc20Approve(usdc, v3Router, dollars(100)),
  end: erc20Approve(usdc, v3Router, 0n),
};

const requestOf = (transaction: SeedTransaction, words: string) =>
  request(words.replaceAll('0x', friend), calls[transaction]);

describe.each(seedCases)('$code', ({ right, wrong }) => {
  it.each(right)('orders %s: %s', async (transaction, words) => {
    expect(await isApprovedInTest(requestOf(transaction, words))).toBe(true);
  });

  it.each(wrong)('does not order %s: %s', async (transaction, words) => {
    expect(await isApprovedInTest(requestOf(transaction, words))).toBe(false);
  });
});

describe('seed languages', () => {
  it('each have cases', () => {
    expect(seedCases.map(({ code }) => code).sort()).toEqual(seeds.map(({ code }) => code).sort());
  });
});
