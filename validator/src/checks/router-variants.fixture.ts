import type { Address } from '@countersign/protocol';
import {
  abi,
  all,
  type Command,
  down,
  key,
  me,
  portion,
  pull,
  route,
  self,
  settle,
  settleAll,
  sweep,
  take,
  takeAll,
  unwrap,
  up,
  v2In,
  v2Out,
  v3In,
  v3Out,
  v4,
  v4Route,
  v4RouteOut,
  v4Single,
  wrap,
  zero,
} from '../protocols/rules/universal-router.fixture.ts';
import { dai, dollars, encode, ether, owner, request, stranger, usdc, usdt, weth } from './calldata.fixture.ts';
import {
  dollarsToEther,
  etherToDollars,
  execute,
  feeCollector,
  multicall,
  type NamedRequest,
  permit2Permit,
  single,
} from './router-requests.fixture.ts';

const here: Address = '0x0000000000000000000000000000000000000002';
/** The flag of a V4 pool whose hook sets the fee at each swap. */
const dynamicFee = 0x80_0000;
const maybe = ([code, input]: Command): Command => [code | 0x80, input];
const v4Many = (
  action: number,
  currency: Address,
  path: readonly unknown[],
  amount: bigint,
  limit: bigint,
): Command => [
  action,
  abi('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)', [[currency, path, amount, limit]]),
];

/** Other encodings of the same swaps. */
export const rightVariants: readonly NamedRequest[] = [
  {
    name: 'has the minimum in the swap, and unwraps whatever is there',
    request: request(dollarsToEther, execute([v3In(self, dollars(3000), ether(0.98), up, true), unwrap(me, 0n)])),
  },
  {
    name: 'has the minimum in the swap, and sweeps whatever is there',
    request: request(
      etherToDollars,
      execute([wrap(self, ether(1)), v3In(self, ether(1), dollars(2950), down, false), sweep(usdc, me, 0n)], ether(1)),
    ),
  },
  {
    name: 'has the minimum in the swap on SwapRouter02, and unwraps whatever is there',
    request: request(
      'Swap 3000 USDC for at least 0.98 ETH on Uniswap V3',
      multicall([
        single(usdc, weth, 500, here, dollars(3000), ether(0.98)),
        encode('function unwrapWETH9(uint256 amountMinimum, address recipient)', 0n, owner),
      ]),
    ),
  },
  {
    name: 'wraps and swaps the balance of the router',
    request: request(etherToDollars, execute([wrap(self, all), v3In(me, all, dollars(2950), down, false)], ether(1))),
  },
  {
    name: 'pulls the tokens with Permit2 first',
    request: request(
      dollarsToEther,
      execute([pull(usdc, self, dollars(3000)), v3In(self, dollars(3000), 0n, up, false), unwrap(me, ether(0.98))]),
    ),
  },
  {
    name: 'pays out each part of a split with its own minimum',
    request: request(
      'Swap 3000 USDC for at least 0.98 WETH on Uniswap',
      execute([
        v3In(me, dollars(2000), ether(0.655), up, true),
        v3In(me, dollars(1000), ether(0.325), route(usdc, 3000, weth), true),
      ]),
    ),
  },
  {
    name: 'may fail to permit, and swaps',
    request: request(
      'Permit Uniswap to spend 3000 USDC for 20 minutes, then swap 3000 USDC for at least 0.98 ETH on Uniswap',
      execute([
        maybe(permit2Permit(usdc, dollars(3000))),
        v3In(self, dollars(3000), 0n, up, true),
        unwrap(me, ether(0.98)),
      ]),
    ),
  },
  {
    name: 'takes the named fee out of the swap, with the minimum in the swap',
    request: request(
      `Swap 3000 USDC for at least 0.97 ETH on Uniswap, the fee of 0.25 % goes to ${feeCollector}`,
      execute([
        v3In(self, dollars(3000), ether(0.98), up, true),
        portion(weth, feeCollector, 25n),
        unwrap(me, ether(0.97)),
      ]),
    ),
  },
  {
    name: 'swaps in a V4 pool whose hook sets the fee',
    request: request(
      'Swap 1 ETH for at least 2950 USDC on Uniswap V4',
      execute(
        [
          v4(
            v4Single(ether(1), dollars(2950), key(zero, dynamicFee)),
            settleAll(zero, ether(1)),
            takeAll(usdc, dollars(2950)),
          ),
        ],
        ether(1),
      ),
    ),
  },
  {
    name: 'goes through two pools of V4, of which one has a dynamic fee',
    request: request(
      'Swap 1000 DAI for at least 0.32 ETH on Uniswap V4',
      execute([
        v4(
          v4Many(
            0x07,
            dai,
            [
              [usdc, 100, 1, zero, '0x'],
              [zero, dynamicFee, 10, zero, '0x'],
            ],
            ether(1000),
            ether(0.32),
          ),
          settleAll(dai, ether(1000)),
          takeAll(zero, ether(0.32)),
        ),
      ]),
    ),
  },
  {
    name: 'goes through two pools of V4',
    request: request(
      'Swap 1000 DAI for at least 0.32 ETH on Uniswap V4',
      execute([v4(v4Route(ether(1000), ether(0.32)), settleAll(dai, ether(1000)), takeAll(zero, ether(0.32)))]),
    ),
  },
  {
    name: 'swaps for an exact amount on V4',
    request: request(
      'Swap at most 1.02 ETH for exactly 3000 USDC on Uniswap V4',
      execute(
        [
          v4(v4RouteOut(dollars(3000), ether(1.02)), settleAll(zero, ether(1.02)), takeAll(usdc, dollars(3000))),
          sweep(zero, me, 0n),
        ],
        ether(1.02),
      ),
    ),
  },
  {
    name: 'unwraps WETH for a pool of V4 that holds coins',
    request: request(
      'Swap 1 WETH for at least 2950 USDC on Uniswap',
      execute([
        pull(weth, self, ether(1)),
        unwrap(self, ether(1)),
        v4(v4Single(ether(1), dollars(2950)), settle(zero, ether(1), false), takeAll(usdc, dollars(2950))),
      ]),
    ),
  },
  {
    name: 'wraps the coins that a pool of V4 pays',
    request: request(
      'Swap 1000 DAI for at least 0.32 WETH on Uniswap',
      execute([
        v4(v4Route(ether(1000), ether(0.32)), settleAll(dai, ether(1000)), take(zero, self, 0n)),
        wrap(me, all),
      ]),
    ),
  },
  {
    name: 'splits coins over V3 and V4',
    request: request(
      etherToDollars,
      execute(
        [
          wrap(self, ether(0.4)),
          v3In(self, ether(0.4), 0n, down, false),
          v4(v4Single(ether(0.6), 0n), settle(zero, ether(0.6), false), take(usdc, self, 0n)),
          sweep(usdc, me, dollars(2950)),
        ],
        ether(1),
      ),
    ),
  },
  {
    name: 'swaps for exact coins and unwraps them',
    request: request(
      'Swap at most 3100 USDC for exactly 1 ETH on Uniswap',
      execute([v3Out(self, ether(1), dollars(3100), route(weth, 500, usdc), true), unwrap(me, ether(1))]),
    ),
  },
  {
    name: 'swaps for an exact amount through three tokens on V2',
    request: request(
      'Swap at most 1020 USDT for exactly 1000 DAI on Uniswap',
      execute([v2Out(me, ether(1000), dollars(1020), [usdt, weth, dai], true)]),
    ),
  },
  {
    name: 'goes through four V3 pools',
    request: request(
      'Swap 1000 DAI for at least 990 USDT on Uniswap',
      execute([v3In(me, ether(1000), dollars(990), route(dai, 100, usdc, 500, weth, 500, usdt), true)]),
    ),
  },
  {
    name: 'splits tokens over V2 and V3 that both pay out',
    request: request(
      'Swap 3000 USDC for at least 0.97 WETH on Uniswap',
      execute([
        v2In(me, dollars(1000), ether(0.32), [usdc, weth], true),
        v3In(me, dollars(2000), ether(0.65), up, true),
      ]),
    ),
  },
];

/** The same without the minimum or the path. */
export const worthlessVariants: readonly NamedRequest[] = [
  {
    name: 'a minimum in the first of two swaps only',
    request: request(
      'Swap 1000 DAI for WETH on Uniswap',
      execute([v2In(self, ether(1000), dollars(990), [dai, usdc], true), v3In(me, all, 0n, up, false)]),
    ),
  },
  {
    name: 'two pools of V4 without a minimum',
    request: request(
      'Swap 1000 DAI for ETH on Uniswap V4',
      execute([v4(v4Route(ether(1000), 0n), settleAll(dai, ether(1000)), takeAll(zero, 0n))]),
    ),
  },
  {
    name: 'a pool of V4 without a minimum, wrapped',
    request: request(
      'Swap 1000 DAI for WETH on Uniswap',
      execute([v4(v4Route(ether(1000), 0n), settleAll(dai, ether(1000)), take(zero, self, 0n)), wrap(me, all)]),
    ),
  },
  {
    name: 'a fee of nearly all',
    request: request(
      'Swap 3000 USDC for ETH on Uniswap',
      execute([v3In(self, dollars(3000), ether(0.98), up, true), portion(weth, stranger, 9999n), unwrap(me, 0n)]),
    ),
  },
  {
    name: 'a pull, and a swap without a minimum',
    request: request(
      'Swap 3000 USDC for ETH on Uniswap',
      execute([pull(usdc, self, dollars(3000)), v3In(self, dollars(3000), 0n, up, false), unwrap(me, 0n)]),
    ),
  },
  {
    name: 'a minimum of a thousandth',
    request: request(
      'Swap 3000 USDC for ETH on Uniswap',
      execute([v3In(self, dollars(3000), ether(0.001), up, true), unwrap(me, 0n)]),
    ),
  },
];

/** Routes that no pool can follow, or on which a pool takes most of the amount. */
export const unsoundVariants: readonly NamedRequest[] = [
  {
    name: 'a V4 pool that keeps a third',
    request: request(
      'Swap 1 ETH for at least 2950 USDC on Uniswap V4',
      execute(
        [
          v4(
            v4Single(ether(1), dollars(2950), key(zero, 333_333)),
            settleAll(zero, ether(1)),
            takeAll(usdc, dollars(2950)),
          ),
        ],
        ether(1),
      ),
    ),
  },
  {
    name: 'a way through four pools that passes its start again',
    request: request(
      'Swap 1000 DAI for at least 990 USDT on Uniswap',
      execute([v3In(me, ether(1000), dollars(990), route(dai, 100, usdc, 500, dai, 500, usdt), true)]),
    ),
  },
  {
    name: 'an exact output that starts where it ends',
    request: request(
      'Swap at most 1020 USDT for exactly 1000 DAI on Uniswap',
      execute([v2Out(me, ether(1000), dollars(1020), [usdt, weth, usdt, dai], true)]),
    ),
  },
  {
    name: 'a V3 pool that keeps a half',
    request: request(
      dollarsToEther,
      execute([v3In(self, dollars(3000), 0n, route(usdc, 500_000, weth), true), unwrap(me, ether(0.98))]),
    ),
  },
  {
    name: 'a way of nine tokens',
    request: request(
      'Swap 1000 USDC for at least 0.3 WETH on Uniswap V2',
      execute([
        v2In(
          me,
          dollars(1000),
          ether(0.3),
          [usdc, ...Array.from({ length: 7 }, (_, index): Address => `0x${String(index + 1).repeat(40)}`), weth],
          true,
        ),
      ]),
    ),
  },
  {
    name: 'the same token on both sides of a V2 pool',
    request: request(
      'Swap 1000 USDC for at least 0.3 WETH on Uniswap',
      execute([v2In(me, dollars(1000), ether(0.3), [usdc, usdc, weth], true)]),
    ),
  },
];
