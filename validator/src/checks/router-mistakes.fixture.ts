import {
  all,
  down,
  me,
  pay,
  route,
  self,
  settleAll,
  sweep,
  takeAll,
  unwrap,
  up,
  v2In,
  v3In,
  v4,
  v4Single,
  wrap,
  zero,
} from '../protocols/rules/universal-router.fixture.ts';
import { dai, dollars, encode, ether, owner, request, soon, stranger, usdc, usdt, weth } from './calldata.fixture.ts';
import {
  dollarsToEther,
  etherToDollars,
  execute,
  multicall,
  type NamedRequest,
  single,
  v2,
} from './router-requests.fixture.ts';

/** The same kinds of swap without a minimum output. */
export const worthless: readonly NamedRequest[] = [
  {
    name: 'a swap without a minimum',
    request: request(
      'Swap 1 ETH for USDC on Uniswap',
      execute([wrap(self, ether(1)), v3In(me, ether(1), 0n, down, false)], ether(1)),
    ),
  },
  {
    name: 'a split that is swept without a minimum',
    request: request(
      'Swap 1 ETH for USDC on Uniswap',
      execute(
        [
          wrap(self, ether(1)),
          v3In(self, ether(0.6), 0n, down, false),
          v3In(self, ether(0.4), 0n, route(weth, 3000, usdc), false),
          sweep(usdc, me, 0n),
        ],
        ether(1),
      ),
    ),
  },
  {
    name: 'a swap that is unwrapped without a minimum',
    request: request(
      'Swap 3000 USDC for ETH on Uniswap',
      execute([v3In(self, dollars(3000), 0n, up, true), unwrap(me, 0n)]),
    ),
  },
  {
    name: 'a minimum of one base unit',
    request: request(
      'Swap 3000 USDC for ETH on Uniswap',
      execute([v3In(self, dollars(3000), 0n, up, true), unwrap(me, 1n)]),
    ),
  },
  {
    name: 'a way over V2 and V3 without a minimum',
    request: request(
      'Swap 1000 DAI for WETH on Uniswap',
      execute([v2In(self, ether(1000), 0n, [dai, usdc], true), v3In(me, all, 0n, up, false)]),
    ),
  },
  {
    name: 'a swap of V2 without a minimum',
    request: request(
      'Swap 1 ETH for USDC on Uniswap V2',
      v2(
        'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [0n, [weth, usdc], owner, BigInt(soon)],
        ether(1),
      ),
    ),
  },
  {
    name: 'a swap on SwapRouter02 that is unwrapped without a minimum',
    request: request(
      'Swap 3000 USDC for ETH on Uniswap V3',
      multicall([
        single(usdc, weth, 500, '0x0000000000000000000000000000000000000002', dollars(3000), 0n),
        encode('function unwrapWETH9(uint256 amountMinimum, address recipient)', 0n, owner),
      ]),
    ),
  },
  {
    name: 'a pool of V4 without a minimum',
    request: request(
      'Swap 1 ETH for USDC on Uniswap V4',
      execute([v4(v4Single(ether(1), 0n), settleAll(zero, ether(1)), takeAll(usdc, 0n))], ether(1)),
    ),
  },
];

/** Routes that no pool can follow. */
export const unsound: readonly NamedRequest[] = [
  {
    name: 'a pool between a token and itself',
    request: request(
      'Swap 1000 USDC for at least 0.32 WETH on Uniswap',
      execute([v3In(me, dollars(1000), ether(0.32), route(usdc, 100, usdc, 500, weth), true)]),
    ),
  },
  {
    name: 'a way that comes back to its start',
    request: request(
      'Swap 1000 USDC for at least 990 USDC on Uniswap',
      execute([v3In(me, dollars(1000), dollars(990), route(usdc, 500, weth, 3000, usdc), true)]),
    ),
  },
  {
    name: 'a V2 way that names a token twice',
    request: request(
      'Swap at most 3100 DAI for exactly 1 ETH on Uniswap V2',
      v2(
        'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
        [ether(1), ether(3100), [dai, usdc, dai, weth], owner, BigInt(soon)],
      ),
    ),
  },
];

/** Plans whose parts do not connect, or that leave or send something elsewhere. */
export const stray: readonly NamedRequest[] = [
  {
    name: 'a second swap that starts from a token the first did not bring',
    request: request(
      'Swap 1000 DAI for at least 900 USDT on Uniswap',
      execute([
        v2In(self, ether(1000), 0n, [dai, usdc], true),
        v3In(me, all, dollars(900), route(weth, 500, usdt), false),
      ]),
    ),
  },
  {
    name: 'wrapped coins, and a swap from another token of the router',
    request: request(
      etherToDollars,
      execute([wrap(self, ether(1)), v3In(me, ether(3000), dollars(2950), route(dai, 100, usdc), false)], ether(1)),
    ),
  },
  {
    name: 'a way of one token',
    request: request(
      'Swap 1000 USDC for at least 0.32 WETH on Uniswap',
      execute([v2In(me, dollars(1000), ether(0.32), [usdc], true)]),
    ),
  },
  {
    name: 'a way whose bytes end inside a pool',
    request: request(
      'Swap 1000 USDC for at least 0.32 WETH on Uniswap',
      execute([v3In(me, dollars(1000), ether(0.32), `${up.slice(0, -10)}` as `0x${string}`, true)]),
    ),
  },
  {
    name: 'a sweep of a token that no swap brings',
    request: request(
      dollarsToEther,
      execute([v3In(self, dollars(3000), 0n, up, true), sweep(usdt, me, dollars(2900))]),
    ),
  },
  {
    name: 'a swap that is paid out of the router to a stranger',
    request: request(
      dollarsToEther,
      execute([v3In(self, dollars(3000), 0n, up, true), pay(weth, stranger, ether(0.9)), unwrap(me, 0n)]),
    ),
  },
  {
    name: 'a minimum on only one half of a split',
    request: request(
      'Swap 2000 USDC for WETH on Uniswap',
      execute([
        v3In(me, dollars(1000), ether(0.32), up, true),
        v3In(me, dollars(1000), 0n, route(usdc, 3000, weth), true),
      ]),
    ),
  },
];
