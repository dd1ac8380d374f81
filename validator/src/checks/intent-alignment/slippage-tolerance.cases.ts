import { dai, dollars, ether, orderRequest, request, usdc, v3ExactInputSingle, weth } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const sellWeth = (minOut: bigint) => v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut });
const priced = { metadata: { prices_usd: { WETH: 3000 } } };
const intent = 'Swap 1 WETH for USDC on Uniswap with at most 0.5 % slippage';

export const slippageToleranceCases: NodeCases = {
  node: 'intent_alignment.slippage_tolerance',
  cases: [
    {
      name: 'stops a minimum below the slippage named, by the prices given',
      request: request(intent, sellWeth(dollars(2900)), priced),
      expect: 'FAIL',
      says: '0.5 %',
    },
    {
      name: 'stops a minimum of nothing with no price at all',
      request: request(intent, sellWeth(0n)),
      expect: 'FAIL',
      says: 'no minimum',
    },
    {
      name: 'stops a minimum below the slippage named, by what the intent expects',
      request: request('Swap 1 WETH for 3000 USDC on Uniswap, slippage 1%', sellWeth(dollars(2900))),
      expect: 'FAIL',
      says: 'Set the minimum to 2970000000.',
    },
    {
      name: 'stops a loose order between two dollars',
      request: orderRequest('Sell 100 USDC for DAI on CoW Swap with 0.5% slippage', {
        sellToken: usdc,
        buyToken: dai,
        sellAmount: dollars(100),
        buyAmount: ether(90),
      }),
      expect: 'FAIL',
    },
    {
      name: 'stops a slippage that the caller itself states to be larger',
      request: request(intent, sellWeth(dollars(2900)), { slippage_bps: 300 }),
      expect: 'FAIL',
      says: '3 %',
    },
    {
      name: 'cannot tell by a price that only the request claims',
      request: request(intent, sellWeth(dollars(2986)), priced),
      expect: 'SKIP',
      says: 'the prices that the request claims; that is unverified',
    },
    {
      name: 'lets a minimum within the slippage named through of a pegged pair',
      request: orderRequest('Sell 100 USDC for DAI on CoW Swap with 1% slippage', {
        sellToken: usdc,
        buyToken: dai,
        sellAmount: dollars(100),
        buyAmount: ether(99.2),
      }),
      expect: 'PASS',
    },
    {
      name: 'lets a minimum through at what the intent expects less the slippage',
      request: request('Swap 1 WETH for 3000 USDC on Uniswap, slippage 1%', sellWeth(dollars(2970))),
      expect: 'PASS',
    },
    {
      name: 'cannot tell without a price or a quote',
      request: request(intent, sellWeth(dollars(2986))),
      expect: 'SKIP',
      says: 'no verified price is known',
    },
    {
      name: 'has nothing to say where no slippage is named',
      request: request('Swap 1 WETH for USDC on Uniswap', sellWeth(dollars(2986))),
      expect: 'SKIP',
    },
  ],
};
