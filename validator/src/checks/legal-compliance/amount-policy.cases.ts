import {
  aggregate,
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  usdc,
  v3Router,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = (amount: number) => erc20Transfer(usdc, friend, dollars(amount));
const limit = { limits: [{ chain_id: 1, asset: usdc, max: String(dollars(100)) }] };
const coinLimit = { limits: [{ asset: 'native', max: String(ether(1)) }] };

export const amountPolicyCases: NodeCases = {
  node: 'legal_compliance.amount_policy',
  cases: [
    {
      name: 'stops more than the limit',
      request: request(`Send 101 USDC to ${friend}`, send(101)),
      policy: limit,
      expect: 'FAIL',
      says: '101 USDC',
    },
    {
      name: 'stops more than the limit in many pieces',
      request: request(`Send 60 USDC to ${friend} twice`, aggregate([send(60), send(60)])),
      policy: limit,
      expect: 'FAIL',
      says: '120 USDC',
    },
    {
      name: 'stops an approval above the limit',
      request: request('Approve 200 USDC for Uniswap', erc20Approve(usdc, v3Router, dollars(200))),
      policy: limit,
      expect: 'FAIL',
      says: 'lets others move',
    },
    {
      name: 'stops coins above the limit of every chain',
      request: request(`Send 2 ETH to ${friend}`, nativeTransfer(friend, ether(2))),
      policy: coinLimit,
      expect: 'FAIL',
      says: '2 ETH',
    },
    {
      name: 'lets the limit itself through',
      request: request(`Send 100 USDC to ${friend}`, send(100)),
      policy: limit,
      expect: 'PASS',
    },
    {
      name: 'lets other assets through',
      request: request(`Send 2 ETH to ${friend}`, nativeTransfer(friend, ether(2))),
      policy: limit,
      expect: 'PASS',
    },
    {
      name: 'skips a limit of another chain',
      request: request(`Send 101 USDC to ${friend}`, send(101)),
      policy: { limits: [{ chain_id: 10, asset: usdc, max: '1' }] },
      expect: 'SKIP',
    },
    {
      name: 'skips where there is no limit',
      request: request(`Send 1000000 USDC to ${friend}`, send(1_000_000)),
      expect: 'SKIP',
    },
  ],
};
