import { describeProtocol, friend } from './protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token } from './quantity.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.ts';
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
  usdc,
  v3In,
  v4,
  v4Route,
  v4RouteOut,
  v4Single,
  weth,
  zero,
} from './universal-router.fixture.ts';

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
      name: 'refuses a V4 portion of more than all',
      data: run(v4(takePortion(weth, friend, 10_001n))),
      effects: [unread],
      fault: 'a portion is more than the whole',
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
      fault: '1 actions and 0 inputs',
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
