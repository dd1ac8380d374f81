import {
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swapEther = (value: bigint) =>
  v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(2900), value });

export const valueMatchingCases: NodeCases = {
  node: 'intent_alignment.value_matching',
  cases: [
    {
      name: 'stops coins on a token transfer',
      request: request(`Send 100 USDC to ${friend}`, {
        ...erc20Transfer(usdc, friend, dollars(100)),
        value: String(ether(1)),
      }),
      expect: 'FAIL',
      says: '1 ETH',
    },
    {
      name: 'stops coins on an approval, and says what to set',
      request: request(`Approve 100 USDC for ${v3Router}`, {
        ...erc20Approve(usdc, v3Router, dollars(100)),
        value: String(ether(0.5)),
      }),
      expect: 'FAIL',
      says: 'Set the value to 0.',
    },
    {
      name: 'stops more coins than a swap takes',
      request: request('Swap 1 ETH for USDC on Uniswap', swapEther(ether(2))),
      expect: 'FAIL',
    },
    {
      name: 'lets the coins of a transfer through',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1))),
      expect: 'PASS',
    },
    {
      name: 'lets the coins of a swap through',
      request: request('Swap 1 ETH for USDC on Uniswap', swapEther(ether(1))),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say where no coins move',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'SKIP',
    },
  ],
};
