import type { Address } from '@countersign/protocol';
import { encodeAbiParameters, encodePacked, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../decode/decoded-call.ts';
import {
  decodeCase,
  describeProtocol,
  encode,
  friend,
  type ProtocolCase,
  selectorsOf,
  sender,
} from './protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token } from './quantity.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.ts';
import { pairsOf } from './uniswap-v2-pair.ts';

const router: Address = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const proxy: Address = '0x02e5be68d46dac0b524905bff209cf47ee6db2a9';
const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const hook: Address = '0x4444444444444444444444444444444444444444';
const me: Address = '0x0000000000000000000000000000000000000001';
const self: Address = '0x0000000000000000000000000000000000000002';
const zero: Address = '0x0000000000000000000000000000000000000000';
const ether = 10n ** 18n;
const all = 2n ** 255n;
const deadline = 1_900_000_000n;

type Command = readonly [number, Hex];
const abi = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);

const route = (...parts: readonly (Address | number)[]): Hex =>
  encodePacked(
    parts.map((part) => (typeof part === 'number' ? 'uint24' : 'address')),
    parts as never,
  );
const v3In = (to: Address, amount: bigint, least: bigint, path: Hex, fromUser: boolean): Command => [
  0x00,
  abi('address,uint256,uint256,bytes,bool', [to, amount, least, path, fromUser]),
];
const v3Out = (to: Address, amount: bigint, most: bigint, path: Hex, fromUser: boolean): Command => [
  0x01,
  abi('address,uint256,uint256,bytes,bool', [to, amount, most, path, fromUser]),
];
const pull = (coin: Address, to: Address, amount: bigint): Command => [
  0x02,
  abi('address,address,uint160', [coin, to, amount]),
];
const sweep = (coin: Address, to: Address, least: bigint): Command => [
  0x04,
  abi('address,address,uint256', [coin, to, least]),
];
const pay = (coin: Address, to: Address, amount: bigint): Command => [
  0x05,
  abi('address,address,uint256', [coin, to, amount]),
];
const portion = (coin: Address, to: Address, bips: bigint): Command => [
  0x06,
  abi('address,address,uint256', [coin, to, bips]),
];
const v2In = (to: Address, amount: bigint, least: bigint, path: readonly Address[], fromUser: boolean): Command => [
  0x08,
  abi('address,uint256,uint256,address[],bool', [to, amount, least, path, fromUser]),
];
const v2Out = (to: Address, amount: bigint, most: bigint, path: readonly Address[], fromUser: boolean): Command => [
  0x09,
  abi('address,uint256,uint256,address[],bool', [to, amount, most, path, fromUser]),
];
const wrap = (to: Address, amount: bigint): Command => [0x0b, abi('address,uint256', [to, amount])];
const unwrap = (to: Address, least: bigint): Command => [0x0c, abi('address,uint256', [to, least])];
const plan = (...commands: readonly Command[]): readonly [Hex, readonly Hex[]] => [
  `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
  commands.map(([, input]) => input),
];
const run = (...commands: readonly Command[]): Hex => encode('function execute(bytes,bytes[])', plan(...commands));

const v4 = (...actions: readonly Command[]): Command => [0x10, abi('bytes,bytes[]', plan(...actions))];
const key = (hooks: Address = zero, fee = 500) => [zero, usdc, fee, 10, hooks];
const v4Single = (amount: bigint, least: bigint, pool = key()): Command => [
  0x06,
  abi('((address,address,uint24,int24,address),bool,uint128,uint128,bytes)', [[pool, true, amount, least, '0x']]),
];
const v4Route = (amount: bigint, least: bigint): Command => [
  0x07,
  abi('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)', [
    [
      dai,
      [
        [usdc, 100, 1, zero, '0x'],
        [zero, 500, 10, zero, '0x'],
      ],
      amount,
      least,
    ],
  ]),
];
const v4RouteOut = (amount: bigint, most: bigint): Command => [
  0x09,
  abi('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)', [
    [usdc, [[zero, 500, 10, zero, '0x']], amount, most],
  ]),
];
const settle = (coin: Address, amount: bigint, fromUser: boolean): Command => [
  0x0b,
  abi('address,uint256,bool', [coin, amount, fromUser]),
];
const settleAll = (coin: Address, most: bigint): Command => [0x0c, abi('address,uint256', [coin, most])];
const take = (coin: Address, to: Address, amount: bigint): Command => [
  0x0e,
  abi('address,address,uint256', [coin, to, amount]),
];
const takeAll = (coin: Address, least: bigint): Command => [0x0f, abi('address,uint256', [coin, least])];
const takePortion = (coin: Address, to: Address, bips: bigint): Command => [
  0x10,
  abi('address,address,uint256', [coin, to, bips]),
];

const down = route(weth, 500, usdc);
const up = route(usdc, 500, weth);
const swap = { kind: 'swap' as const, to: sender };
const coinsForUsdc = {
  ...swap,
  gives: [exactly(native, ether)],
  gets: [atLeast(token(usdc), 3000n)],
  path: [weth, usdc],
  poolFees: [500],
};
const usdcForCoins = {
  ...swap,
  gives: [exactly(token(usdc), 3000n)],
  gets: [atLeast(native, ether)],
  path: [usdc, weth],
  poolFees: [500],
};
const unread = { kind: 'unknown' as const, to: router, detail: 'a call that could not be read' };

const cases: readonly Omit<ProtocolCase, 'to'>[] = [
  {
    name: 'swaps tokens through V3 pools',
    data: run(v3In(me, 5n, 3n, route(weth, 500, usdc, 100, dai), true)),
    effects: [
      {
        ...swap,
        gives: [exactly(token(weth), 5n)],
        gets: [atLeast(token(dai), 3n)],
        path: [weth, usdc, dai],
        poolFees: [500, 100],
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
        path: [weth, usdc],
        poolFees: [500],
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
        path: [weth, usdc],
        poolFees: [500],
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
        path: [weth, usdc],
        poolFees: [500],
      },
    ],
  },
  {
    name: 'swaps tokens through V2 pairs',
    data: run(v2In(me, 5n, 3n, [weth, usdc], true)),
    effects: [{ ...swap, gives: [exactly(token(weth), 5n)], gets: [atLeast(token(usdc), 3n)], path: [weth, usdc] }],
  },
  {
    name: 'swaps for an exact amount through V2 pairs',
    data: run(v2Out(me, 3n, 5n, [weth, usdc], true)),
    effects: [{ ...swap, gives: [atMost(token(weth), 5n)], gets: [exactly(token(usdc), 3n)], path: [weth, usdc] }],
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
    name: 'counts the least of the swap where the router pays out with less',
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
    name: 'tells of a rest that nobody takes back',
    value: ether,
    data: run(wrap(self, ether), v3Out(me, 3000n, ether, up, false)),
    effects: [
      { ...coinsForUsdc, gives: [atMost(native, ether)], gets: [exactly(token(usdc), 3000n)] },
      { kind: 'send', gives: [{ asset: token(weth), amount: null, bound: 'exact' }], to: router },
    ],
  },
  {
    name: 'tells of coins that nothing takes',
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
    name: 'tells of what stays with the router',
    data: run(v3In(self, 3000n, 7n, up, true)),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 3000n)],
        gets: [atLeast(token(weth), 7n)],
        to: router,
        path: [usdc, weth],
        poolFees: [500],
      },
    ],
  },
  {
    name: 'takes a fee',
    data: run(v3In(self, 3000n, 1000n, up, true), portion(weth, friend, 25n), unwrap(me, 900n)),
    effects: [{ ...usdcForCoins, gets: [atLeast(native, 998n)], fees: [{ to: friend, bips: 25, quantity: null }] }],
  },
  {
    name: 'takes a fee of a fraction of a basis point',
    data: run(
      v3In(self, 3000n, 0n, up, true),
      [0x07, abi('address,address,uint256', [weth, friend, 15n * 10n ** 13n])],
      unwrap(me, 900n),
    ),
    effects: [{ ...usdcForCoins, gets: [atLeast(native, 900n)], fees: [{ to: friend, bips: 1.5, quantity: null }] }],
  },
  {
    name: 'takes a fee of what goes in',
    value: 1000n,
    data: run(wrap(self, 1000n), portion(weth, friend, 100n), v3In(me, all, 3000n, down, false)),
    effects: [
      {
        ...coinsForUsdc,
        gives: [exactly(native, 1000n)],
        fees: [{ to: friend, bips: 100, quantity: exactly(token(weth), 10n) }],
      },
    ],
  },
  {
    name: 'does not take a fee from the user to the user',
    data: run(v3In(self, 3000n, 1000n, up, true), portion(weth, me, 100n), unwrap(me, 0n)),
    effects: [{ ...usdcForCoins, gets: [atLeast(token(weth), 10n), atLeast(native, 990n)] }],
  },
  {
    name: 'tells of a flat sum that goes to another',
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
        path: [usdc, dai, weth],
        poolFees: [500, 100, 500],
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
        path: [weth, dai, usdc],
        poolFees: [500],
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
        path: [usdc, weth],
        poolFees: [500],
      },
      {
        ...swap,
        gives: [exactly(token(dai), 4n)],
        gets: [atLeast(token(usdc), 2n)],
        path: [dai, usdc],
        poolFees: [100],
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
        path: [dai, weth, usdc],
        poolFees: [100],
      },
    ],
  },
  {
    name: 'tells of tokens sent to a V2 pair that nothing swaps',
    data: run(pull(weth, pairsOf(1, weth, usdc)[0] ?? zero, 3n), v3In(me, 3n, 1n, up, true)),
    effects: [
      { kind: 'send', gives: [exactly(token(weth), 3n)], to: pairsOf(1, weth, usdc)[0] ?? zero },
      {
        ...swap,
        gives: [exactly(token(usdc), 3n)],
        gets: [atLeast(token(weth), 1n)],
        path: [usdc, weth],
        poolFees: [500],
      },
    ],
  },
  {
    name: 'wraps coins',
    value: 5n,
    data: run(wrap(me, 5n)),
    effects: [{ kind: 'wrap', gives: [exactly(native, 5n)], gets: [exactly(token(weth), 5n)], to: sender }],
  },
  {
    name: 'unwraps coins',
    data: run(pull(weth, self, 5n), unwrap(friend, 5n)),
    effects: [{ kind: 'unwrap', gives: [exactly(token(weth), 5n)], gets: [exactly(native, 5n)], to: friend }],
  },
  {
    name: 'sends tokens',
    data: run(pull(usdc, friend, 5n)),
    effects: [{ kind: 'send', gives: [exactly(token(usdc), 5n)], to: friend }],
  },
  {
    name: 'sends tokens through the router',
    data: run(pull(usdc, self, 5n), sweep(usdc, friend, 1n)),
    effects: [{ kind: 'send', gives: [exactly(token(usdc), 5n)], to: friend }],
  },
  {
    name: 'sends coins',
    value: 5n,
    data: run(sweep(zero, friend, 5n)),
    effects: [{ kind: 'send', gives: [exactly(native, 5n)], to: friend }],
  },
  {
    name: 'sends several tokens',
    data: run([
      0x0d,
      abi('(address,address,uint160,address)[]', [
        [
          [sender, friend, 5n, usdc],
          [sender, friend, 6n, dai],
        ],
      ]),
    ]),
    effects: [
      { kind: 'send', gives: [exactly(token(usdc), 5n)], to: friend },
      { kind: 'send', gives: [exactly(token(dai), 6n)], to: friend },
    ],
  },
  {
    name: 'has the permit that it needs before the swap',
    data: run(
      [0x0a, abi('((address,uint160,uint48,uint48),address,uint256),bytes', [[[usdc, 5n, 8, 0], router, 9n], '0x12'])],
      v3In(me, 5n, 3n, up, true),
    ),
    effects: [
      {
        kind: 'permit',
        protocol: 'permit2',
        gives: [atMost(token(usdc), 5n)],
        spender: router,
        deadline: 9n,
        expiration: 8n,
      },
      {
        ...swap,
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(weth), 3n)],
        path: [usdc, weth],
        poolFees: [500],
      },
    ],
  },
  {
    name: 'gives permits for several tokens',
    data: run([
      0x03,
      abi('((address,uint160,uint48,uint48)[],address,uint256),bytes', [
        [
          [
            [usdc, 5n, 8, 0],
            [dai, 6n, 8, 0],
          ],
          friend,
          9n,
        ],
        '0x12',
      ]),
    ]),
    effects: [
      {
        kind: 'permit',
        protocol: 'permit2',
        gives: [atMost(token(usdc), 5n)],
        spender: friend,
        deadline: 9n,
        expiration: 8n,
      },
      {
        kind: 'permit',
        protocol: 'permit2',
        gives: [atMost(token(dai), 6n)],
        spender: friend,
        deadline: 9n,
        expiration: 8n,
      },
    ],
  },
  {
    name: 'only looks at a balance',
    data: run([0x0e, abi('address,address,uint256', [sender, usdc, 5n])]),
    effects: [],
  },
  {
    name: 'swaps in a plan within the plan, which may fail',
    data: run([0xa1, abi('bytes,bytes[]', plan(v3In(me, 5n, 3n, up, true)))]),
    effects: [
      {
        ...swap,
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(weth), 3n)],
        path: [usdc, weth],
        poolFees: [500],
        detail: 'may fail while the rest goes on',
      },
    ],
  },
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
        path: [weth, usdc],
        fees: [{ to: friend, bips: 10, quantity: null }],
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
        path: [dai, usdc, weth],
        poolFees: [100, 500],
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
        path: [dai, usdc, weth],
        poolFees: [100, 100, 500],
      },
    ],
  },
  {
    name: 'bridges what it swapped',
    value: ether,
    data: run(wrap(self, ether), v3In(self, ether, 3000n, down, false), [
      0x40,
      abi('(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes,bool)', [
        [sender, friend, usdc, dai, all, 2990n, 8453n, zero, 1, 9, 0, '0x', false],
      ]),
    ]),
    effects: [
      coinsForUsdc,
      {
        kind: 'bridge',
        protocol: 'across',
        gives: [{ asset: token(usdc), amount: 'all', bound: 'exact' }],
        gets: [exactly(token(dai), 2990n)],
        to: friend,
        destinationChainId: 8453n,
        deadline: 9n,
      },
    ],
  },
  ...([0x11, 0x12, 0x14] as const).map((code) => ({
    name: `calls a position manager (0x${code.toString(16)})`,
    data: run([code, '0x12345678']),
    effects: [
      {
        kind: 'unknown' as const,
        to: router,
        detail: `calls the position manager of Uniswap V${code === 0x14 ? 4 : 3}`,
      },
    ],
  })),
  {
    name: 'creates a pool',
    data: run([0x13, '0x']),
    effects: [{ kind: 'unknown', to: router, detail: 'creates a pool of Uniswap V4' }],
  },
  {
    name: 'refuses a command that there is not',
    data: run([0x3f, '0x']),
    effects: [unread],
    fault: 'the command 0x3f is not known',
  },
  {
    name: 'refuses commands without inputs',
    data: encode('function execute(bytes,bytes[])', ['0x0000', []]),
    effects: [unread],
    fault: '2 commands and 0 inputs',
  },
  {
    name: 'refuses a path of the wrong length',
    data: run(v3In(me, 5n, 3n, '0x1234', true)),
    effects: [unread],
    fault: 'the path of a swap is not made of tokens',
  },
  {
    name: 'refuses a V2 path of one token',
    data: run(v2In(me, 5n, 3n, [weth], true)),
    effects: [unread],
    fault: 'the path of a swap has no two tokens',
  },
  {
    name: 'refuses an input with bytes behind it',
    data: run([0x0b, `${abi('address,uint256', [me, 5n])}00`]),
    effects: [unread],
    fault: 'bytes follow the arguments of a part',
  },
  {
    name: 'refuses a portion of more than all',
    data: run(portion(weth, friend, 10_001n)),
    effects: [unread],
    fault: 'a portion is more than the whole',
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
    data: run(v4([0x07, abi('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)', [[dai, [], 1n, 1n]])])),
    effects: [unread],
    fault: 'the path of a swap is empty',
  },
  {
    name: 'refuses more commands than there can be',
    data: run(...Array.from({ length: 257 }, () => wrap(me, 0n))),
    effects: [unread],
    fault: 'more than 256 commands',
  },
];

describeProtocol(uniswapUniversalRouter, [
  ...cases.map((row): ProtocolCase => ({ ...row, to: router })),
  {
    name: 'swaps through the proxy, which hands the tokens to the router',
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
    name: 'takes the proxy for the sender where it is called through it',
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
    name: 'does not hand tokens to a router that nobody knows',
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
    name: 'swaps what somebody signed',
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

describe('a plan within a plan', () => {
  it('ends after a while', () => {
    let inner = plan(v3In(me, 5n, 3n, up, true));
    for (let depth = 0; depth < 9; depth += 1) inner = plan([0x21, abi('bytes,bytes[]', inner)]);
    const data = encode('function execute(bytes,bytes[])', inner);
    const { faults } = decodeCase([uniswapUniversalRouter], { name: '', to: router, data, effects: [] });
    expect(faults).toMatchObject([
      { code: 'malformed', message: expect.stringContaining('plans nested deeper than 8') },
    ]);
  });
});

it('knows the pair of two tokens, in whatever order', () => {
  const pair = '0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc';
  expect(pairsOf(1, usdc, weth)).toEqual([pair]);
  expect(pairsOf(1, weth, usdc)).toEqual([pair]);
  expect(pairsOf(null, weth, usdc)).toContain(pair);
});

it('keeps its selectors', () => {
  expect(selectorsOf(uniswapUniversalRouter)).toEqual([
    '0x24856bc3 execute',
    '0x3593564c execute',
    '0x44684dc3 executeSigned',
    '0x2894adf9 execute',
  ]);
});
