import { describeProtocol, friend } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token } from '../rules/quantity.ts';
import {
  abi,
  all,
  coinsForUsdc,
  dai,
  ether,
  hook,
  key,
  me,
  onRouter,
  route,
  router,
  run,
  self,
  settle,
  settleAll,
  swap,
  sweep,
  take,
  takeAll,
  takePortion,
  unread,
  unwrap,
  usdc,
  v3In,
  v4,
  v4Route,
  v4RouteOut,
  v4Single,
  weth,
  wrap,
  zero,
} from '../rules/universal-router.fixture.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.ts';

describeProtocol(
  uniswapUniversalRouter,
  onRouter([
    {
      name: 'swaps coins through a V4 pool',
      value: ether,
      data: run(v4(v4Single(ether, 3000n), settleAll(zero, ether), takeAll(usdc, 3000n))),
      effects: [coinsForUsdc],
    },
    {
      name: 'swaps coins through a V4 pool with the least price of the hop, a hook and a fee that it sets',
      value: ether,
      data: run(
        v4(
          [
            0x06,
            abi('((address,address,uint24,int24,address),bool,uint128,uint128,uint256,bytes)', [
              [key(hook, 0x800000), true, ether, 0n, 1n, '0x12'],
            ]),
          ],
          settle(zero, 0n, true),
          takePortion(usdc, friend, 10n),
          take(usdc, me, 0n),
        ),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(native, ether)],
          gets: [atLeast(token(usdc), 0n)],
          routes: [{ path: [weth, usdc], poolFees: [] }],
          fees: [{ to: friend, bps: 10, quantity: null }],
          terms: [
            { what: 'tick spacing', is: 'number', value: 10n },
            { what: 'hooks', is: 'hex', value: hook },
            { what: 'hook data', is: 'hex', value: '0x12' },
            { what: 'fee recipient', is: 'hex', value: friend },
          ],
          detail: `through pools with hooks: ${hook}`,
        },
      ],
    },
    {
      name: 'swaps tokens through V4 pools for coins',
      data: run(v4(v4Route(5n, 3n), settle(dai, 0n, true), take(zero, me, 0n))),
      effects: [
        {
          ...swap,
          gives: [exactly(token(dai), 5n)],
          gets: [atLeast(native, 3n)],
          routes: [{ path: [dai, usdc, weth], poolFees: [100, 500] }],
        },
      ],
    },
    {
      name: 'swaps for an exact amount through V4 pools and gives back the rest',
      value: ether,
      data: run(v4(v4RouteOut(3000n, ether), settleAll(zero, ether), take(usdc, friend, 3000n)), sweep(zero, me, 0n)),
      effects: [{ ...coinsForUsdc, gives: [atMost(native, ether)], gets: [exactly(token(usdc), 3000n)], to: friend }],
    },
    {
      name: 'swaps on through V4 what came out of V3',
      data: run(
        v3In(self, 5n, 0n, route(weth, 100, dai), true),
        v4(settle(dai, all, false), v4Route(0n, 0n), take(zero, self, 0n)),
        sweep(zero, me, 3n),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(token(weth), 5n)],
          gets: [atLeast(native, 3n)],
          routes: [{ path: [weth, dai, usdc, weth], poolFees: [100, 100, 500] }],
        },
      ],
    },
    {
      name: 'swaps on through V3 what came out of V4',
      data: run(
        v4(settle(dai, 5n, true), v4Single(5n, 0n, [dai, usdc, 100, 1, zero]), take(usdc, self, 0n)),
        v3In(me, all, 3n, route(usdc, 500, weth), false),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(token(dai), 5n)],
          gets: [atLeast(token(weth), 3n)],
          routes: [{ path: [dai, usdc, weth], poolFees: [100, 500] }],
        },
      ],
    },
    {
      name: 'wraps coins of a V4 pool for a V3 pool',
      data: run(
        v4(v4Route(5n, 0n), settle(dai, 0n, true), take(zero, self, 0n)),
        wrap(self, all),
        v3In(me, all, 3n, route(weth, 3000, usdc), false),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(token(dai), 5n)],
          gets: [atLeast(token(usdc), 3n)],
          routes: [{ path: [dai, usdc, weth, usdc], poolFees: [100, 500, 3000] }],
        },
      ],
    },
    {
      name: 'unwraps what came out of a V3 pool for a V4 pool',
      data: run(
        v3In(self, 5n, 0n, route(dai, 3000, weth), true),
        unwrap(self, 0n),
        v4(settle(zero, all, false), v4Single(0n, 3000n), take(usdc, me, 0n)),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(token(dai), 5n)],
          gets: [atLeast(token(usdc), 3000n)],
          routes: [{ path: [dai, weth, usdc], poolFees: [3000, 500] }],
        },
      ],
    },
    {
      name: 'splits coins between a V3 pool and a V4 pool, and pays out together',
      value: ether,
      data: run(
        wrap(self, ether / 4n),
        v3In(self, ether / 4n, 0n, route(weth, 3000, usdc), false),
        v4(settle(zero, (ether * 3n) / 4n, false), v4Single((ether * 3n) / 4n, 0n), take(usdc, self, 0n)),
        sweep(usdc, me, 3000n),
      ),
      effects: [
        {
          ...coinsForUsdc,
          routes: [
            { path: [weth, usdc], poolFees: [3000] },
            { path: [weth, usdc], poolFees: [500] },
          ],
        },
      ],
    },
    {
      name: 'splits tokens between a V3 pool and a V4 pool that each pay the user',
      data: run(
        v3In(me, 4n, 2n, route(dai, 100, usdc), true),
        v4(v4Single(6n, 3n, [dai, usdc, 100, 1, zero]), settle(dai, 0n, true), take(usdc, me, 0n)),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(token(dai), 10n)],
          gets: [atLeast(token(usdc), 5n)],
          routes: [
            { path: [dai, usdc], poolFees: [100] },
            { path: [dai, usdc], poolFees: [100] },
          ],
        },
      ],
    },
    {
      name: 'shows the part of a split that pays another account',
      data: run(
        v3In(me, 4n, 2n, route(dai, 100, usdc), true),
        v4(v4Single(6n, 3n, [dai, usdc, 100, 1, zero]), settle(dai, 0n, true), take(usdc, friend, 0n)),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(token(dai), 4n)],
          gets: [atLeast(token(usdc), 2n)],
          routes: [{ path: [dai, usdc], poolFees: [100] }],
        },
        {
          ...swap,
          to: friend,
          gives: [exactly(token(dai), 6n)],
          gets: [atLeast(token(usdc), 3n)],
          routes: [{ path: [dai, usdc], poolFees: [100] }],
        },
      ],
    },
    {
      name: 'leaves the unclaimed output of a V4 pool in a mixed route with the router',
      data: run(
        v3In(self, 5n, 0n, route(weth, 100, dai), true),
        v4(settle(dai, all, false), v4Route(0n, 3n), take(zero, self, 0n)),
      ),
      effects: [
        {
          ...swap,
          to: router,
          gives: [exactly(token(weth), 5n)],
          gets: [atLeast(native, 3n)],
          routes: [{ path: [weth, dai, usdc, weth], poolFees: [100, 100, 500] }],
        },
      ],
    },
    {
      name: 'refuses a V4 portion of more than all',
      data: run(v4(takePortion(weth, friend, 10_001n))),
      effects: [unread],
      fault: 'a portion exceeds the whole',
    },
    {
      name: 'refuses a V4 action that the router has not',
      data: run(v4([0x02, '0x'])),
      effects: [unread],
      fault: 'the router has no V4 action 0x2',
    },
    {
      name: 'refuses V4 actions without inputs',
      data: run([0x10, abi('bytes,bytes[]', ['0x06', []])]),
      effects: [unread],
      fault: '1 action and 0 inputs',
    },
    {
      name: 'refuses an empty V4 path',
      data: run(
        v4([0x07, abi('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)', [[dai, [], 1n, 1n]])]),
      ),
      effects: [unread],
      fault: 'the path of a swap is empty',
    },
  ]),
);
