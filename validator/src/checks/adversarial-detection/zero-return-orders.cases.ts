import type { Address } from '@countersign/protocol';
import {
  down,
  me,
  route,
  self,
  sweep,
  unwrap,
  v2In,
  v3In,
  wrap,
} from '../../protocols/rules/universal-router.fixture.ts';
import {
  dai,
  dollars,
  ether,
  orderRequest,
  request,
  usdc,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';
import { execute } from '../router-requests.fixture.ts';

const wbtc: Address = '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599';
/** Ounces of gold, with six decimals. */
const xaut: Address = '0x68749665ff8d2d112fa859aa293f07a622782f38';
const unlisted: Address = '0x51c0ffee00000000000000000000000000abc123';

const buy = (name: string, tokenOut: Address, paid: number, minOut: bigint) =>
  request(
    `Swap ${paid} USDC for ${name} on Uniswap`,
    v3ExactInputSingle({ tokenIn: usdc, tokenOut, amountIn: dollars(paid), minOut }),
  );

export const zeroReturnOrderCases: NodeCases = {
  node: 'adversarial_detection.zero_return',
  cases: [
    {
      name: 'lets a way over two pools through that is unwrapped with a minimum',
      request: request(
        'Sell 500 DAI for at least 0.16 ETH on Uniswap',
        execute([v3In(self, ether(500), 0n, route(dai, 100, usdc, 500, weth), true), unwrap(me, ether(0.16))]),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets a split over three pools through that is swept with a minimum',
      request: request(
        'Swap 3 ETH for at least 8800 USDC on Uniswap',
        execute(
          [
            wrap(self, ether(3)),
            v3In(self, ether(1), 0n, down, false),
            v3In(self, ether(1), 0n, route(weth, 3000, usdc), false),
            v2In(self, ether(1), 0n, [weth, usdc], false),
            sweep(usdc, me, dollars(8800)),
          ],
          ether(3),
        ),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets an order to buy through',
      request: orderRequest('Buy exactly 1 WETH for at most 3100 USDC on CoW Swap', {
        sellToken: usdc,
        buyToken: weth,
        sellAmount: dollars(3100),
        buyAmount: ether(1),
        kind: 'buy',
      }),
      expect: 'PASS',
    },
    {
      name: 'lets an order through that may be filled in parts',
      request: orderRequest('Sell 3000 USDC for at least 0.95 WETH on CoW Swap, partially fillable', {
        sellToken: usdc,
        buyToken: weth,
        sellAmount: dollars(3000),
        buyAmount: ether(0.95),
        partiallyFillable: true,
      }),
      expect: 'PASS',
    },
    { name: 'asks about few base units of a dear token', request: buy('XAUT', xaut, 3, 700n), expect: 'SKIP' },
    { name: 'asks about few base units of bitcoin', request: buy('WBTC', wbtc, 2, 2000n), expect: 'SKIP' },
    { name: 'stops few base units of a dear token for much', request: buy('XAUT', xaut, 3000, 900n), expect: 'FAIL' },
    { name: 'stops few base units of bitcoin for much', request: buy('WBTC', wbtc, 3000, 5n), expect: 'FAIL' },
    { name: 'stops one base unit of an unlisted token', request: buy(unlisted, unlisted, 3000, 1n), expect: 'FAIL' },
    {
      name: 'stops an order for nothing',
      request: orderRequest('Sell 3000 USDC for WETH on CoW Swap', {
        sellToken: usdc,
        buyToken: weth,
        sellAmount: dollars(3000),
        buyAmount: 1n,
      }),
      expect: 'FAIL',
    },
    {
      name: 'stops a swap of V2 for nothing',
      request: request(
        'Swap 3000 USDC for WETH on Uniswap V2',
        v2SwapExactTokens({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: 0n }),
      ),
      expect: 'FAIL',
    },
  ],
};
