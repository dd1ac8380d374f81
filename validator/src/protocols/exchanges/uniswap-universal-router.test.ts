import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token } from '../rules/quantity.ts';
import {
  abi,
  all,
  coinsForUsdc,
  dai,
  deadline,
  down,
  ether,
  me,
  onRouter,
  pay,
  plan,
  portion,
  proxy,
  pull,
  route,
  router,
  run,
  self,
  swap,
  sweep,
  unread,
  unwrap,
  up,
  usdc,
  usdcForCoins,
  v2In,
  v2Out,
  v3In,
  v3Out,
  weth,
  wrap,
  zero,
} from '../rules/universal-router.fixture.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.ts';
import { pairsOf } from './uniswap-v2-pair.ts';

describeProtocol(uniswapUniversalRouter, [
  ...onRouter([
    {
      name: 'swaps tokens through V3 pools',
      data: run(v3In(me, 5n, 3n, route(weth, 500, usdc, 100, dai), true)),
      effects: [
        {
          ...swap,
          gives: [exactly(token(weth), 5n)],
          gets: [atLeast(token(dai), 3n)],
          routes: [{ path: [weth, usdc, dai], poolFees: [500, 100] }],
        },
      ],
    },
    {
      name: 'swaps tokens for another, until a time',
      data: encode('function execute(bytes,bytes[],uint256)', [...plan(v3In(friend, 5n, 3n, down, true)), deadline]),
      effects: [
        {
          kind: 'swap',
          to: friend,
          gives: [exactly(token(weth), 5n)],
          gets: [atLeast(token(usdc), 3n)],
          routes: [{ path: [weth, usdc], poolFees: [500] }],
          deadline,
        },
      ],
    },
    {
      name: 'swaps for an exact amount of tokens',
      data: run(v3Out(me, 3n, 5n, route(usdc, 500, weth), true)),
      effects: [
        {
          ...swap,
          gives: [atMost(token(weth), 5n)],
          gets: [exactly(token(usdc), 3n)],
          routes: [{ path: [weth, usdc], poolFees: [500] }],
        },
      ],
    },
    {
      name: 'swaps with the least price of each hop, as newer routers take it',
      data: run([0x00, abi('address,uint256,uint256,bytes,bool,uint256[]', [me, 5n, 3n, down, true, [1n]])]),
      effects: [
        {
          ...swap,
          gives: [exactly(token(weth), 5n)],
          gets: [atLeast(token(usdc), 3n)],
          routes: [{ path: [weth, usdc], poolFees: [500] }],
        },
      ],
    },
    {
      name: 'swaps tokens through V2 pairs',
      data: run(v2In(me, 5n, 3n, [weth, usdc], true)),
      effects: [
        {
          ...swap,
          gives: [exactly(token(weth), 5n)],
          gets: [atLeast(token(usdc), 3n)],
          routes: [{ path: [weth, usdc], poolFees: [] }],
        },
      ],
    },
    {
      name: 'swaps for an exact amount through V2 pairs',
      data: run(v2Out(me, 3n, 5n, [weth, usdc], true)),
      effects: [
        {
          ...swap,
          gives: [atMost(token(weth), 5n)],
          gets: [exactly(token(usdc), 3n)],
          routes: [{ path: [weth, usdc], poolFees: [] }],
        },
      ],
    },
    {
      name: 'swaps coins',
      value: ether,
      data: run(wrap(self, ether), v3In(me, ether, 3000n, down, false)),
      effects: [coinsForUsdc],
    },
    {
      name: 'swaps all coins',
      value: ether,
      data: run(wrap(self, all), v3In(me, all, 3000n, down, false)),
      effects: [coinsForUsdc],
    },
    { name: 'swaps for coins', data: run(v3In(self, 3000n, 0n, up, true), unwrap(me, ether)), effects: [usdcForCoins] },
    {
      name: 'counts the minimum of the swap if the payout has a lower one',
      data: run(v3In(self, 3000n, ether, up, true), unwrap(me, 0n)),
      effects: [usdcForCoins],
    },
    {
      name: 'swaps coins for an exact amount and gives back the rest',
      value: ether,
      data: run(wrap(self, ether), v3Out(me, 3000n, ether, up, false), unwrap(me, 0n)),
      effects: [{ ...coinsForUsdc, gives: [atMost(native, ether)], gets: [exactly(token(usdc), 3000n)] }],
    },
    {
      name: 'reports a rest that no step takes back',
      value: ether,
      data: run(wrap(self, ether), v3Out(me, 3000n, ether, up, false)),
      effects: [
        { ...coinsForUsdc, gives: [atMost(native, ether)], gets: [exactly(token(usdc), 3000n)] },
        { kind: 'send', gives: [{ asset: token(weth), amount: null, bound: 'exact' }], to: router },
      ],
    },
    {
      name: 'reports coins that no step takes',
      value: 2n * ether,
      data: run(wrap(self, ether), v3In(me, ether, 3000n, down, false)),
      effects: [coinsForUsdc, { kind: 'send', gives: [exactly(native, ether)], to: router }],
    },
    {
      name: 'does not count coins that come straight back',
      value: 2n * ether,
      data: run(wrap(self, ether), v3In(me, ether, 3000n, down, false), sweep(zero, me, 0n)),
      effects: [coinsForUsdc],
    },
    {
      name: 'reports assets that stay with the router',
      data: run(v3In(self, 3000n, 7n, up, true)),
      effects: [
        {
          kind: 'swap',
          gives: [exactly(token(usdc), 3000n)],
          gets: [atLeast(token(weth), 7n)],
          to: router,
          routes: [{ path: [usdc, weth], poolFees: [500] }],
        },
      ],
    },
    {
      name: 'takes a fee',
      data: run(v3In(self, 3000n, 1000n, up, true), portion(weth, friend, 25n), unwrap(me, 900n)),
      effects: [
        {
          ...usdcForCoins,
          gets: [atLeast(native, 998n)],
          fees: [{ to: friend, bps: 25, quantity: null }],
          terms: [{ what: 'fee recipient', is: 'hex', value: friend }],
        },
      ],
    },
    {
      name: 'takes a fee of a fraction of a basis point',
      data: run(
        v3In(self, 3000n, 0n, up, true),
        [0x07, abi('address,address,uint256', [weth, friend, 15n * 10n ** 13n])],
        unwrap(me, 900n),
      ),
      effects: [
        {
          ...usdcForCoins,
          gets: [atLeast(native, 900n)],
          fees: [{ to: friend, bps: 1.5, quantity: null }],
          terms: [{ what: 'fee recipient', is: 'hex', value: friend }],
        },
      ],
    },
    {
      name: 'takes a fee of what goes in',
      value: 1000n,
      data: run(wrap(self, 1000n), portion(weth, friend, 100n), v3In(me, all, 3000n, down, false)),
      effects: [
        {
          ...coinsForUsdc,
          gives: [exactly(native, 1000n)],
          fees: [{ to: friend, bps: 100, quantity: exactly(token(weth), 10n) }],
          terms: [{ what: 'fee recipient', is: 'hex', value: friend }],
        },
      ],
    },
    {
      name: 'does not take a fee from the user to the user',
      data: run(v3In(self, 3000n, 1000n, up, true), portion(weth, me, 100n), unwrap(me, 0n)),
      effects: [{ ...usdcForCoins, gets: [atLeast(token(weth), 10n), atLeast(native, 990n)] }],
    },
    {
      name: 'reports a fixed sum for another account',
      data: run(v3In(self, 3000n, 1000n, up, true), pay(weth, friend, 100n), unwrap(me, 900n)),
      effects: [
        { ...usdcForCoins, gets: [atLeast(native, 900n)] },
        { kind: 'send', gives: [exactly(token(weth), 100n)], to: friend },
      ],
    },
    {
      name: 'does not count as given for a swap what only passes through',
      data: run(pull(usdc, self, 10n), v3In(me, 6n, 1n, up, false), pay(usdc, friend, 4n)),
      effects: [
        { ...usdcForCoins, gives: [exactly(token(usdc), 6n)], gets: [atLeast(token(weth), 1n)] },
        { kind: 'send', gives: [exactly(token(usdc), 4n)], to: friend },
      ],
    },
    {
      name: 'pays all to another',
      data: run(v3In(self, 3000n, 1000n, up, true), pay(weth, friend, all)),
      effects: [{ ...usdcForCoins, gets: [atLeast(token(weth), 1000n)], to: friend }],
    },
    {
      name: 'adds the parts of a split route up',
      data: run(v3In(me, 3n, 1n, up, true), v3In(me, 4n, 2n, route(usdc, 100, dai, 500, weth), true)),
      effects: [
        {
          ...swap,
          gives: [exactly(token(usdc), 7n)],
          gets: [atLeast(token(weth), 3n)],
          routes: [
            { path: [usdc, weth], poolFees: [500] },
            { path: [usdc, dai, weth], poolFees: [100, 500] },
          ],
        },
      ],
    },
    {
      name: 'adds the parts of a split route up that the router pays out',
      value: 10n,
      data: run(
        wrap(self, 10n),
        v3In(self, 4n, 0n, down, false),
        v2In(self, 6n, 0n, [weth, dai, usdc], false),
        sweep(usdc, me, 3000n),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(native, 10n)],
          gets: [atLeast(token(usdc), 3000n)],
          routes: [
            { path: [weth, usdc], poolFees: [500] },
            { path: [weth, dai, usdc], poolFees: [] },
          ],
        },
      ],
    },
    {
      name: 'keeps swaps apart that have nothing to do with each other',
      data: run(v3In(me, 3n, 1n, up, true), v3In(me, 4n, 2n, route(dai, 100, usdc), true)),
      effects: [
        {
          ...swap,
          gives: [exactly(token(usdc), 3n)],
          gets: [atLeast(token(weth), 1n)],
          routes: [{ path: [usdc, weth], poolFees: [500] }],
        },
        {
          ...swap,
          gives: [exactly(token(dai), 4n)],
          gets: [atLeast(token(usdc), 2n)],
          routes: [{ path: [dai, usdc], poolFees: [100] }],
        },
      ],
    },
    {
      name: 'swaps on through a V2 pair that was paid before',
      data: run(
        v3In(pairsOf(1, weth, usdc)[0] ?? zero, 3n, 0n, route(dai, 100, weth), true),
        v2In(me, 0n, 9n, [weth, usdc], false),
      ),
      effects: [
        {
          ...swap,
          gives: [exactly(token(dai), 3n)],
          gets: [atLeast(token(usdc), 9n)],
          routes: [{ path: [dai, weth, usdc], poolFees: [100] }],
        },
      ],
    },
    {
      name: 'reports tokens sent to a V2 pair without a swap',
      data: run(pull(weth, pairsOf(1, weth, usdc)[0] ?? zero, 3n), v3In(me, 3n, 1n, up, true)),
      effects: [
        { kind: 'send', gives: [exactly(token(weth), 3n)], to: pairsOf(1, weth, usdc)[0] ?? zero },
        {
          ...swap,
          gives: [exactly(token(usdc), 3n)],
          gets: [atLeast(token(weth), 1n)],
          routes: [{ path: [usdc, weth], poolFees: [500] }],
        },
      ],
    },
  ]),
  {
    name: 'swaps through the proxy, which passes the tokens to the router',
    to: proxy,
    data: encode('function execute(address,address,uint256,bytes,bytes[],uint256)', [
      router,
      usdc,
      3000n,
      ...plan(v3In(sender, all, ether, up, false)),
      deadline,
    ]),
    effects: [{ ...usdcForCoins, gets: [atLeast(token(weth), ether)], deadline }],
  },
  {
    name: 'takes the proxy for the sender if called through it',
    to: proxy,
    data: encode('function execute(address,address,uint256,bytes,bytes[],uint256)', [
      router,
      usdc,
      3000n,
      ...plan(v3In(me, all, ether, up, false)),
      deadline,
    ]),
    effects: [{ ...usdcForCoins, gets: [atLeast(token(weth), ether)], to: proxy, deadline }],
  },
  {
    name: 'does not pass tokens to an unknown router',
    to: proxy,
    data: encode('function execute(address,address,uint256,bytes,bytes[],uint256)', [
      friend,
      usdc,
      3000n,
      ...plan(v3In(me, all, ether, up, false)),
      deadline,
    ]),
    effects: [{ ...unread, to: proxy }],
    fault: `${friend} is not a Universal Router`,
  },
  {
    name: "swaps by another account's signature",
    to: router,
    data: encode('function executeSigned(bytes,bytes[],bytes32,bytes32,bool,bytes32,bytes,uint256)', [
      ...plan(v3In(me, 3000n, ether, up, true)),
      `0x${'0'.repeat(64)}`,
      `0x${'0'.repeat(64)}`,
      true,
      `0x${'0'.repeat(64)}`,
      '0x',
      deadline,
    ]),
    effects: [{ ...usdcForCoins, gets: [atLeast(token(weth), ether)], deadline }],
  },
]);

it('the pair of two tokens is found in either order', () => {
  const pair = '0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc';
  expect(pairsOf(1, usdc, weth)).toEqual([pair]);
  expect(pairsOf(1, weth, usdc)).toEqual([pair]);
  expect(pairsOf(null, weth, usdc)).toContain(pair);
});

it('the selectors do not change', () => {
  expect(selectorsOf(uniswapUniversalRouter)).toEqual([
    '0x24856bc3 execute',
    '0x3593564c execute',
    '0x44684dc3 executeSigned',
    '0x2894adf9 execute',
  ]);
});
