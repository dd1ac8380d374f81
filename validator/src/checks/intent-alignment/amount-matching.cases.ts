import {
  dai,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  safeExec,
  stranger,
  unlimited,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = (minOut: bigint) => v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut });

const account = '0x1c0ffee0000000000000000000000000000acc01';
const addOwner = (threshold: bigint) =>
  ({
    ...safeExec(
      {
        to: account,
        data: encode('function addOwnerWithThreshold(address owner, uint256 threshold)', friend, threshold),
      },
      0,
    ),
    to: account,
  }) as const;

export const amountMatchingCases: NodeCases = {
  node: 'intent_alignment.amount_matching',
  cases: [
    {
      name: 'stops another threshold than the one named',
      request: request(`Add ${friend} as an owner of my Safe ${account} and keep the threshold at 2`, addOwner(1n)),
      expect: 'FAIL',
      says: 'Set the threshold to 2.',
    },
    {
      name: 'cannot tell a threshold that the intent does not name',
      request: request(`Add ${friend} as an owner of my Safe ${account}`, addOwner(1n)),
      expect: 'SKIP',
      says: 'threshold',
    },
    {
      name: 'lets the threshold through that is named',
      request: request(`Add ${friend} as an owner of my Safe ${account}, threshold 2`, addOwner(2n)),
      expect: 'PASS',
    },
    {
      name: 'cannot tell whether more than the least amount may go out',
      request: request(`Send at least 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(1_000_000))),
      expect: 'SKIP',
      says: 'above the stated minimum',
    },
    {
      name: 'stops the number itself where less than it is said',
      request: request(`Send less than 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'FAIL',
      says: 'less than that',
    },
    {
      name: 'cannot tell what a right comes to that is added to another',
      request: request(`Approve ${friend} to spend 100 USDC`, {
        to: usdc,
        data: encode('function increaseAllowance(address spender, uint256 addedValue)', friend, dollars(100)),
      }),
      expect: 'SKIP',
      says: 'adds to',
    },
    {
      name: 'does not believe a price that no market has',
      request: request(`Send $100 of ETH to ${friend}`, nativeTransfer(friend, ether(100)), {
        metadata: { prices_usd: { ETH: 1 } },
      }),
      expect: 'SKIP',
      says: 'no price',
    },
    {
      name: 'stops a thousand times the amount, and names both',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100_000))),
      expect: 'FAIL',
      says: 'the call moves 100,000 USDC (100,000,000,000 base units)',
    },
    {
      name: 'stops an amount with the decimals of another token, and gives the right one',
      request: request(`Send 100 DAI to ${friend}`, erc20Transfer(dai, friend, dollars(100))),
      expect: 'FAIL',
      says: 'Set the amount to 100000000000000000000 (100 DAI).',
    },
    {
      name: 'stops one base unit too few',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1) - 1n)),
      expect: 'FAIL',
    },
    {
      name: 'stops a number with more places than the token has',
      request: request(`Send 100.0000001 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'FAIL',
      says: 'only 6 decimal places',
    },
    {
      name: 'stops a minimum below the one that is said',
      request: request('Swap 3000 USDC for at least 1 WETH on Uniswap', swap(ether(0.9))),
      expect: 'FAIL',
      says: 'Set the minimum to 1000000000000000000',
    },
    {
      name: 'stops a smaller right than the one that is said to be the most',
      request: request(`Let ${friend} spend at most 100 USDC`, erc20Approve(usdc, friend, dollars(10))),
      expect: 'FAIL',
    },
    {
      name: 'stops an approval without limit where an amount is said',
      request: request(`Approve 100 USDC for ${friend}`, erc20Approve(usdc, friend, unlimited)),
      expect: 'FAIL',
    },
    {
      name: 'stops dollars at another price than the one given',
      request: request(`Send $300 of ETH to ${friend}`, nativeTransfer(friend, ether(1)), {
        metadata: { prices_usd: { ETH: 3000 } },
      }),
      expect: 'FAIL',
    },
    {
      name: 'lets the exact amount through',
      request: request(`Send 1,000.50 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(1000.5))),
      expect: 'PASS',
    },
    {
      name: 'lets a minimum through that is higher than the one said',
      request: request('Swap 3000 USDC for at least 1 WETH on Uniswap', swap(ether(1.01))),
      expect: 'PASS',
    },
    {
      name: 'lets an approval without limit through that is asked for',
      request: request(`Approve unlimited USDC for ${friend}`, erc20Approve(usdc, friend, unlimited)),
      expect: 'PASS',
    },
    {
      name: 'cannot tell dollars by a price that only the request claims',
      request: request(`Send $300 of ETH to ${friend}`, nativeTransfer(friend, ether(0.101)), {
        metadata: { prices_usd: { ETH: 3000 } },
      }),
      expect: 'SKIP',
      says: 'unverified',
    },
    {
      name: 'lets dollars through of a token that promises to be one',
      request: request(`Send $300 of USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(300))),
      expect: 'PASS',
    },
    {
      name: 'stops more than half of a balance that the caller names',
      request: request(`Send half of my USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(500)), {
        metadata: { balances: { USDC: '500000000' } },
      }),
      expect: 'FAIL',
      says: '250000000',
    },
    {
      name: 'cannot tell half of a balance that only the request claims',
      request: request(`Send half of my USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(250)), {
        metadata: { balances: { USDC: '500000000' } },
      }),
      expect: 'SKIP',
      says: 'unverified',
    },
    {
      name: 'cannot tell half of a balance that nobody names',
      request: request(`Send half of my USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(250))),
      expect: 'SKIP',
      says: 'balance',
    },
    {
      name: 'cannot tell an amount of a token whose decimals nobody knows',
      request: request(`Send 100 of ${stranger} to ${friend}`, erc20Transfer(stranger, friend, ether(100))),
      expect: 'SKIP',
      says: 'decimals',
    },
  ],
};
