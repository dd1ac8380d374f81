import {
  dollars,
  erc20Approve,
  ether,
  friend,
  orderRequest,
  permit2,
  request,
  stranger,
  usdc,
  v3ExactInputSingle,
  v3Router,
  vaultRelayer,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) });

export const spenderMatchingCases: NodeCases = {
  node: 'intent_alignment.spender_matching',
  cases: [
    {
      name: 'stops an approval of somebody else than the one named',
      request: request(`Approve 100 USDC for ${friend}`, erc20Approve(usdc, stranger, dollars(100))),
      expect: 'FAIL',
      says: `Set the spender to ${friend}`,
    },
    {
      name: 'stops an approval of a stranger beside the swap that needs one',
      request: request('Swap 3000 USDC for WETH on Uniswap', [erc20Approve(usdc, stranger, dollars(3000)), swap]),
      expect: 'FAIL',
      says: v3Router,
    },
    {
      name: 'stops an approval of a contract of another protocol than the one named',
      request: request('Approve 100 USDC for Aave', erc20Approve(usdc, v3Router, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'stops an approval that names nobody',
      request: request('Approve 100 USDC', erc20Approve(usdc, stranger, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'lets the spender through who is named',
      request: request(`Approve 100 USDC for ${friend}`, erc20Approve(usdc, friend, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets a contract of the protocol through that is named',
      request: request('Approve 100 USDC for Uniswap', erc20Approve(usdc, v3Router, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets Permit2 through for a protocol that takes tokens by it',
      request: request('Approve 100 USDC for Uniswap', erc20Approve(usdc, permit2, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets the relayer through that takes what an order sells',
      request: orderRequest(
        'Sell 3000 USDC for WETH on CoW Swap',
        { sellToken: usdc, buyToken: weth, sellAmount: dollars(3000), buyAmount: ether(0.99) },
        { transactions: [erc20Approve(usdc, vaultRelayer, dollars(3000))] },
      ),
      expect: 'PASS',
    },
    {
      name: 'lets the approval through that a swap needs',
      request: request('Swap 3000 USDC for WETH on Uniswap', [erc20Approve(usdc, v3Router, dollars(3000)), swap]),
      expect: 'PASS',
    },
  ],
};
