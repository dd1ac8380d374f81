import {
  dai,
  dollars,
  encode,
  erc20Transfer,
  ether,
  friend,
  owner,
  request,
  soon,
  units,
  usdc,
  v2Router,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const prices = { metadata: { prices_usd: { WETH: 4000, USDC: 1 } } };
/** At 4,000 dollars, 1,000 dollars are 0.25. */
const swap = (minOut: number, more = {}) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(minOut), ...more });
const intent = 'Swap 1000 USDC for WETH on Uniswap';
const buy = (maxIn: number) => ({
  to: v2Router,
  data: encode(
    'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
    ether(0.25),
    dollars(maxIn),
    [usdc, weth],
    owner,
    BigInt(soon),
  ),
});
const buyIntent = 'Buy 0.25 WETH with USDC on Uniswap';

export const mevRiskyParametersCases: NodeCases = {
  node: 'adversarial_detection.mev_risky_parameters',
  cases: [
    {
      name: 'stops a minimum a fifth below the price',
      request: request(intent, swap(0.2), prices),
      expect: 'FAIL',
      says: '20 %',
    },
    {
      name: 'stops a minimum a tenth below par',
      request: request(
        'Swap 1000 USDC for DAI on Uniswap',
        v2SwapExactTokens({ tokenIn: usdc, tokenOut: dai, amountIn: dollars(1000), minOut: units(900, 18) }),
      ),
      expect: 'FAIL',
      says: '10 %',
    },
    {
      name: 'stops a hint of 30 % slippage',
      request: request(intent, swap(0.24), { slippage_bps: 3000 }),
      expect: 'FAIL',
      says: '30 %',
    },
    {
      name: 'stops a ceiling far above the price',
      request: request(buyIntent, buy(1300), prices),
      expect: 'FAIL',
      says: '30 %',
    },
    {
      name: 'stops a ceiling many times what it buys, with no price given',
      request: request(buyIntent, buy(3000)),
      expect: 'FAIL',
      says: 'many times',
    },
    {
      name: 'stops such a ceiling where the intent names a slippage',
      request: request(`${buyIntent} with at most 1% slippage`, buy(3000)),
      expect: 'FAIL',
    },
    {
      name: 'stops such a ceiling whatever price is claimed',
      request: request(buyIntent, buy(2900), { metadata: { prices_usd: { WETH: 11_600, USDC: 1 } } }),
      expect: 'FAIL',
    },
    {
      name: 'cannot tell of a ceiling that the price may have come to',
      request: request(buyIntent, buy(1800)),
      expect: 'SKIP',
      says: 'state the maximum you would pay',
    },
    { name: 'cannot tell a ceiling that nobody named', request: request(buyIntent, buy(1000)), expect: 'SKIP' },
    {
      name: 'lets a ceiling through that the intent names',
      request: request('Buy 0.25 WETH with at most 1000 USDC on Uniswap', buy(1000)),
      expect: 'PASS',
    },
    { name: 'lets a minimum near the price through', request: request(intent, swap(0.248), prices), expect: 'PASS' },
    {
      name: 'cannot tell a ceiling by a price that only the request claims',
      request: request(buyIntent, buy(1010), prices),
      expect: 'SKIP',
    },
    {
      name: 'lets large slippage through that is asked for',
      request: request(`${intent}, up to 25 % slippage is fine`, swap(0.2), { ...prices, slippage_bps: 2500 }),
      expect: 'PASS',
    },
    {
      name: 'lets a deadline far ahead through and says so',
      request: request(intent, swap(0.248, { deadline: 4_000_000_000 }), prices),
      expect: 'PASS',
      says: 'far ahead',
    },
    { name: 'lets a minimum through that nothing is known about', request: request(intent, swap(0.2)), expect: 'PASS' },
    {
      name: 'skips what is no trade',
      request: request(`Send 5 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(5))),
      expect: 'SKIP',
    },
  ],
};
