import { dollars, ether, orderRequest, request, usdc, v3ExactInputSingle, weth } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const order = { sellToken: usdc, buyToken: weth, sellAmount: dollars(3000), buyAmount: ether(0.99) };
const sale = 'Sell 3000 USDC for WETH on CoW Swap';

export const orderAlignmentCases: NodeCases = {
  node: 'intent_alignment.order_alignment',
  cases: [
    {
      name: 'stops an order to buy where a sale was asked for',
      request: orderRequest(sale, { ...order, kind: 'buy' }),
      expect: 'FAIL',
      says: 'Set the kind of the order to "sell".',
    },
    {
      name: 'stops an order to sell where a purchase was asked for',
      request: orderRequest('Buy exactly 0.99 WETH with USDC on CoW Swap', order),
      expect: 'FAIL',
      says: '"buy"',
    },
    {
      name: 'stops parts that nobody spoke of',
      request: orderRequest(sale, { ...order, partiallyFillable: true }),
      expect: 'FAIL',
      says: 'partiallyFillable',
    },
    {
      name: 'stops a fee that is signed away',
      request: orderRequest(sale, { ...order, sellAmount: dollars(2900), feeAmount: dollars(100) }),
      expect: 'FAIL',
      says: 'Set feeAmount to 0.',
    },
    {
      name: 'lets a sale through',
      request: orderRequest(sale, order),
      expect: 'PASS',
    },
    {
      name: 'lets a purchase through',
      request: orderRequest('Buy exactly 0.99 WETH with at most 3000 USDC on CoW Swap', { ...order, kind: 'buy' }),
      expect: 'PASS',
    },
    {
      name: 'stops parts where the intent speaks of another part',
      request: orderRequest(`On the part of my company: ${sale}`, { ...order, partiallyFillable: true }),
      expect: 'FAIL',
      says: 'partiallyFillable',
    },
    {
      name: 'lets parts through that are spoken of',
      request: orderRequest(`${sale}, partial fills are fine`, { ...order, partiallyFillable: true }),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say of a swap that is sent and not signed',
      request: request(
        'Swap 3000 USDC for WETH on Uniswap',
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) }),
      ),
      expect: 'SKIP',
    },
  ],
};
