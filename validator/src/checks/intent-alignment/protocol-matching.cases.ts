import {
  aaveSupply,
  dollars,
  ether,
  request,
  usdc,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const trade = { tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) };

export const protocolMatchingCases: NodeCases = {
  node: 'intent_alignment.protocol_matching',
  cases: [
    {
      name: 'stops a trade on another protocol',
      request: request('Swap 3000 USDC for WETH on Balancer', v3ExactInputSingle(trade)),
      expect: 'FAIL',
      says: 'Balancer',
    },
    {
      name: 'stops another version than the one named',
      request: request('Swap 3000 USDC for WETH on Uniswap V3', v2SwapExactTokens(trade)),
      expect: 'FAIL',
      says: 'Uniswap V2',
    },
    {
      name: 'stops a loan to another market',
      request: request('Supply 100 USDC to Compound', aaveSupply(usdc, dollars(100))),
      expect: 'FAIL',
      says: 'Compound',
    },
    {
      name: 'lets every version through where none is said',
      request: request('Swap 3000 USDC for WETH on Uniswap', v2SwapExactTokens(trade)),
      expect: 'PASS',
    },
    {
      name: 'lets the version through that is said',
      request: request('Swap 3000 USDC for WETH on Uniswap V3', v3ExactInputSingle(trade)),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say where no protocol is named',
      request: request('Swap 3000 USDC for WETH', v3ExactInputSingle(trade)),
      expect: 'SKIP',
    },
  ],
};
