import {
  dai,
  dollars,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  usdc,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100)));
const swap = request(
  'Swap 1000 USDC for WETH on Uniswap',
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2) }),
);

export const assetPolicyCases: NodeCases = {
  node: 'legal_compliance.asset_policy',
  cases: [
    { name: 'stops a denied asset', request: send, policy: { denied_assets: [usdc] }, expect: 'FAIL', says: 'USDC' },
    {
      name: 'stops what is not among those allowed',
      request: send,
      policy: { allowed_assets: [dai, 'native'] },
      expect: 'FAIL',
      says: 'not among',
    },
    {
      name: 'stops an asset that comes in',
      request: swap,
      policy: { allowed_assets: [usdc] },
      expect: 'FAIL',
      says: 'WETH',
    },
    {
      name: 'stops the native coin',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1))),
      policy: { denied_assets: ['native'] },
      expect: 'FAIL',
      says: 'ETH',
    },
    { name: 'lets what is allowed through', request: swap, policy: { allowed_assets: [usdc, weth] }, expect: 'PASS' },
    { name: 'lets what is not denied through', request: send, policy: { denied_assets: [dai] }, expect: 'PASS' },
    { name: 'skips where there is no list', request: send, expect: 'SKIP' },
  ],
};
