import {
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  request,
  unlimited,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const approve = (amount: bigint) => erc20Approve(usdc, v3Router, amount);
const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2) });
const swapIntent = 'Swap 1000 USDC for WETH on Uniswap';

export const unlimitedApprovalCases: NodeCases = {
  node: 'adversarial_detection.unlimited_approval',
  cases: [
    {
      name: 'stops an unlimited approval where an amount is named',
      request: request(`Approve 100 USDC for ${friend}`, erc20Approve(usdc, friend, unlimited)),
      expect: 'FAIL',
      says: 'practically unlimited',
    },
    {
      name: 'stops an unlimited approval where no amount is named',
      request: request('Approve USDC for Uniswap', approve(unlimited)),
      expect: 'FAIL',
    },
    ...[
      'im done with open ended approvals',
      'no more infinite approvals',
      'unlimited allowances make me nervous',
      'estoy harto de permisos sin límite',
      'Schluss mit unbegrenzt',
    ].map((talk) => ({
      name: `stops an unlimited approval where the words want none: ${talk}`,
      request: request(`${swapIntent}. Approve exactly the 1000, ${talk}`, [approve(unlimited), swap]),
      expect: 'FAIL' as const,
    })),
    {
      name: 'lets an unlimited approval through that is asked for with a reason',
      request: request(
        `Approve unlimited USDC for ${friend} so I never have to sign again`,
        erc20Approve(usdc, friend, unlimited),
      ),
      expect: 'PASS',
    },
    {
      name: 'stops an unlimited approval that only serves a swap',
      request: request(swapIntent, [approve(unlimited), swap]),
      expect: 'FAIL',
      says: '1000000000',
    },
    {
      name: 'stops an amount beyond any supply',
      request: request(swapIntent, [approve(10n ** 24n), swap]),
      expect: 'FAIL',
    },
    {
      name: 'stops the largest number of a smaller type',
      request: request('Approve USDC for Uniswap', approve(2n ** 96n - 1n)),
      expect: 'FAIL',
    },
    {
      name: 'stops one hidden beside a transfer',
      request: request(`Send 5 USDC to ${friend}`, [erc20Transfer(usdc, friend, dollars(5)), approve(unlimited)]),
      expect: 'FAIL',
    },
    {
      name: 'lets an unlimited approval through that is asked for',
      request: request('Approve unlimited USDC for Uniswap', approve(unlimited)),
      expect: 'PASS',
      says: 'explicitly',
    },
    {
      name: 'lets an infinite approval through that is asked for',
      request: request(`Give ${v3Router} infinite approval for my USDC`, approve(unlimited)),
      expect: 'PASS',
    },
    {
      name: 'lets the amount that is named through',
      request: request('Approve 100 USDC for Uniswap', approve(dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets the amount of the swap through',
      request: request(swapIntent, [approve(dollars(1000)), swap]),
      expect: 'PASS',
    },
    {
      name: 'skips a right that is taken back',
      request: request('Revoke the USDC approval of Uniswap', approve(0n)),
      expect: 'SKIP',
    },
    {
      name: 'skips a transfer',
      request: request(`Send 5 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(5))),
      expect: 'SKIP',
    },
  ],
};
