import type { Address } from '@countersign/protocol';
import {
  type Command,
  all as held,
  me,
  route,
  router,
  self,
  v3In,
} from '../../protocols/rules/universal-router.fixture.ts';
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
  usdc,
  v2Router,
  v2SwapExactTokens,
  v3ExactInput,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const intent = 'Swap 1000 USDC for WETH on Uniswap';
const v2Path = (path: readonly string[]) => ({
  to: v2Router,
  data: encode(
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    dollars(1000),
    ether(0.2),
    path,
    owner,
    BigInt(soon),
  ),
});
const coinPath = (path: readonly string[]) => ({
  to: v2Router,
  data: encode(
    'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    dollars(2000),
    path,
    owner,
    BigInt(soon),
  ),
  value: String(ether(1)),
});
const coinIntent = 'Swap 1 ETH for USDC on Uniswap V2';

const commands = (...steps: readonly Command[]) => ({
  to: router,
  data: encode(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
    `0x${steps.map(([command]) => command.toString(16).padStart(2, '0')).join('')}`,
    steps.map(([, input]) => input),
    BigInt(soon),
  ),
});
const half = ([first, ...others]: readonly [Address, ...Address[]], fee: number) =>
  v3In(me, dollars(500), ether(0.1), route(first, ...others.flatMap((token) => [fee, token])), true);

export const pathIntegrityCases: NodeCases = {
  node: 'technical_invariants.path_integrity',
  cases: [
    {
      name: 'stops a route that comes back to its start',
      request: request(intent, v2Path([usdc, weth, usdc])),
      expect: 'FAIL',
      says: 'twice',
    },
    {
      name: 'stops a hop from a token to itself',
      request: request(intent, v2Path([usdc, usdc, weth])),
      expect: 'FAIL',
      says: 'twice',
    },
    {
      name: 'stops a route through too many tokens',
      request: request(
        intent,
        v3ExactInput(
          [usdc, dai, weth, usdc, dai, weth, usdc, dai, weth],
          Array(8).fill(500),
          dollars(1000),
          ether(0.2),
        ),
      ),
      expect: 'FAIL',
    },
    {
      name: 'stops a pool that keeps everything',
      request: request(intent, v3ExactInput([usdc, weth], [1_000_000], dollars(1000), ether(0.2))),
      expect: 'FAIL',
      says: '100 %',
    },
    {
      name: 'stops a pool that keeps a tenth',
      request: request(intent, v3ExactInput([usdc, dai, weth], [100, 100_000], dollars(1000), ether(0.2))),
      expect: 'FAIL',
      says: '10 %',
    },
    {
      name: 'lets the dearest pools of Uniswap through',
      request: request(intent, v3ExactInput([usdc, weth], [10_000], dollars(1000), ether(0.2))),
      expect: 'PASS',
    },
    {
      name: 'stops coins that do not start wrapped',
      request: request(coinIntent, coinPath([dai, usdc])),
      expect: 'FAIL',
      says: 'ETH',
    },
    {
      name: 'lets a direct route through',
      request: request(
        intent,
        v2SwapExactTokens({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets a route over a third token through',
      request: request(intent, v3ExactInput([usdc, dai, weth], [100, 3000], dollars(1000), ether(0.2))),
      expect: 'PASS',
    },
    {
      name: 'lets a swap through that is split over two pools',
      request: request(intent, commands(half([usdc, weth], 500), half([usdc, weth], 3000))),
      expect: 'PASS',
      says: '2 routes',
    },
    {
      name: 'lets a swap through of which a part goes over a third token',
      request: request(intent, commands(half([usdc, weth], 500), half([usdc, dai, weth], 100))),
      expect: 'PASS',
    },
    {
      name: 'stops a split swap of which one route is not sound',
      request: request(intent, commands(half([usdc, weth], 500), half([usdc, dai, usdc, weth], 100))),
      expect: 'FAIL',
      says: 'twice',
    },
    {
      name: 'stops routes that come back to their start one after another',
      request: request(
        intent,
        commands(
          v3In(self, dollars(1000), 0n, route(usdc, 100, dai), true),
          v3In(self, held, 0n, route(dai, 100, usdc), false),
          v3In(me, held, ether(0.2), route(usdc, 500, weth), false),
        ),
      ),
      expect: 'FAIL',
      says: 'twice',
    },
    {
      name: 'lets coins through that start wrapped',
      request: request(coinIntent, coinPath([weth, usdc])),
      expect: 'PASS',
    },
    {
      name: 'skips what is no swap',
      request: request(`Send 1 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(1))),
      expect: 'SKIP',
    },
  ],
};
