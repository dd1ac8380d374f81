import {
  aaveSupply,
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  stranger,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2) });
const swapIntent = 'Swap 1000 USDC for WETH on Uniswap';
const supply = aaveSupply(usdc, dollars(100));

export const protocolCompatibilityCases: NodeCases = {
  node: 'technical_invariants.protocol_compatibility',
  cases: [
    {
      name: 'stops a swap on a contract that is no router',
      request: request(swapIntent, { ...swap, to: stranger }),
      expect: 'FAIL',
      says: 'is not a contract of Uniswap on Ethereum',
    },
    {
      name: 'asks about a contract that is in no list, without naming a protocol that has a function of its kind',
      request: request(`Deposit 1 ETH at ${stranger}`, { to: stranger, data: '0xd0e30db0', value: String(ether(1)) }),
      expect: 'SKIP',
      says: 'is not listed and has no descriptor, so it is unknown what its function deposit does',
    },
    {
      name: 'asks about a function that a known contract is not known to have',
      request: request('Deposit 1 ETH', { to: v3Router, data: '0xd0e30db0', value: String(ether(1)) }),
      expect: 'SKIP',
      says: 'The function deposit of 0xE592427A0AEce92De3Edee1F18E0157C05861564 (Uniswap V3 swap router) is unknown',
    },
    {
      name: 'stops the router of another chain',
      request: request(swapIntent, swap, { chain_id: 8453 }),
      expect: 'FAIL',
      says: 'on Base',
    },
    {
      name: 'stops a supply to a contract that is no pool',
      request: request('Supply 100 USDC to Aave', { ...supply, to: stranger }),
      expect: 'FAIL',
      says: 'is not a contract of Aave on Ethereum',
    },
    {
      name: 'stops a false claim of the protocol',
      request: request(swapIntent, swap, { protocol: 'aave-v3' }),
      expect: 'FAIL',
      says: 'uniswap-v3',
    },
    {
      name: 'stops another version than the bytes',
      request: request(swapIntent, swap, { protocol: 'uniswap-v2' }),
      expect: 'FAIL',
      says: 'uniswap-v3',
    },
    { name: 'lets the right router through', request: request(swapIntent, swap), expect: 'PASS' },
    {
      name: 'lets the family pass for a version',
      request: request(swapIntent, swap, { protocol: 'uniswap' }),
      expect: 'PASS',
    },
    {
      name: 'lets another notation of the slug through',
      request: request(swapIntent, swap, { protocol: 'Uniswap_V3' }),
      expect: 'PASS',
    },
    {
      name: 'lets an approval be claimed under whom it is for',
      request: request('Approve 100 USDC for Uniswap', erc20Approve(usdc, v3Router, dollars(100)), {
        protocol: 'uniswap-v3',
      }),
      expect: 'PASS',
    },
    {
      name: 'only reports a slug that nobody knows',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100)), {
        protocol: 'superswap',
      }),
      expect: 'PASS',
      says: 'superswap',
    },
    {
      name: 'lets a coin be claimed as native',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1)), { protocol: 'native' }),
      expect: 'PASS',
    },
    {
      name: 'skips where there is no book of the chain',
      request: request(swapIntent, swap, { chain_id: 999_999 }),
      expect: 'SKIP',
    },
  ],
};
