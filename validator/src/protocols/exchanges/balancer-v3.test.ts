import { expect, it } from 'vitest';
import { describeProtocol, encode, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { balancerV3 } from './balancer-v3.ts';

const router = balancerV3.contracts.router?.[1]?.[0] ?? '0x';
const batchRouter = balancerV3.contracts.batch_router?.[1]?.[0] ?? '0x';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const pool = '0x5555555555555555555555555555555555555555';
const deadline = 1_900_000_000n;
const r = `0x${'11'.repeat(32)}`;

const swapIn = encode('function swapSingleTokenExactIn(address,address,address,uint256,uint256,uint256,bool,bytes)', [
  pool,
  usdc,
  dai,
  5n,
  4n,
  deadline,
  false,
  '0x',
]);
/** Of 9 base units of pool tokens. */
const nineShares = {
  what: 'amount of pool tokens',
  is: 'text',
  value: '0.000000000000000009 LP tokens',
  alike: [
    '0.000000000000000009 LP',
    '0.000000000000000009 pool tokens',
    '0.000000000000000009 liquidity tokens',
    '0.000000000000000009 BPT',
    '0.000000000000000009 UNI-V2',
    '0.000000000000000009 SLP',
  ],
} as const;
const swapped = {
  kind: 'swap',
  gives: [exactly(token(usdc), 5n)],
  gets: [atLeast(token(dai), 4n)],
  routes: [{ path: [usdc, dai], poolFees: [] }],
  deadline,
} as const;

describeProtocol(balancerV3, [
  { name: 'swaps an exact amount', to: router, data: swapIn, effects: [swapped] },
  {
    name: 'swaps coins for an exact amount',
    to: router,
    value: 5n,
    data: encode('function swapSingleTokenExactOut(address,address,address,uint256,uint256,uint256,bool,bytes)', [
      pool,
      weth,
      usdc,
      4n,
      5n,
      deadline,
      true,
      '0x',
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(native, 5n)],
        gets: [exactly(token(usdc), 4n)],
        routes: [{ path: [weth, usdc], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'swaps along a path',
    to: batchRouter,
    data: encode('function swapExactIn((address,(address,address,bool)[],uint256,uint256)[],uint256,bool,bytes)', [
      [
        [
          usdc,
          [
            [pool, dai, false],
            [pool, weth, true],
          ],
          5n,
          4n,
        ],
      ],
      deadline,
      true,
      '0x',
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(native, 4n)],
        routes: [{ path: [usdc, dai, weth], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'refuses a path without a step',
    to: batchRouter,
    data: encode('function swapExactOut((address,(address,address,bool)[],uint256,uint256)[],uint256,bool,bytes)', [
      [[usdc, [], 5n, 4n]],
      deadline,
      false,
      '0x',
    ]),
    effects: [unreadable(batchRouter)],
    fault: 'a path of the batch has no step',
  },
  {
    name: 'adds liquidity in proportion, with coins',
    to: router,
    value: 7n,
    data: encode('function addLiquidityProportional(address,uint256[],uint256,bool,bytes)', [
      pool,
      [5n, 0n],
      9n,
      true,
      '0x',
    ]),
    effects: [
      {
        kind: 'supply',
        gives: [atMost(unnamed(`token 0 of the pool ${pool}`), 5n), atMost(native, 7n)],
        gets: [exactly(token(pool), 9n)],
        terms: [nineShares],
        detail: 'the coin instead of its wrapped token',
      },
    ],
  },
  {
    name: 'adds liquidity of one token',
    to: router,
    data: encode('function addLiquiditySingleTokenExactOut(address,address,uint256,uint256,bool,bytes)', [
      pool,
      usdc,
      5n,
      9n,
      false,
      '0x',
    ]),
    effects: [
      { kind: 'supply', gives: [atMost(token(usdc), 5n)], gets: [exactly(token(pool), 9n)], terms: [nineShares] },
    ],
  },
  {
    name: 'removes liquidity in proportion',
    to: router,
    data: encode('function removeLiquidityProportional(address,uint256,uint256[],bool,bytes)', [
      pool,
      9n,
      [5n, 0n],
      false,
      '0x',
    ]),
    effects: [
      {
        kind: 'withdraw',
        gives: [exactly(token(pool), 9n)],
        gets: [
          atLeast(unnamed(`token 0 of the pool ${pool}`), 5n),
          atLeast(unnamed(`token 1 of the pool ${pool}`), 0n),
        ],
        terms: [nineShares],
      },
    ],
  },
  {
    name: 'removes liquidity into one token',
    to: router,
    data: encode('function removeLiquiditySingleTokenExactIn(address,uint256,address,uint256,bool,bytes)', [
      pool,
      9n,
      usdc,
      5n,
      false,
      '0x',
    ]),
    effects: [
      { kind: 'withdraw', gives: [exactly(token(pool), 9n)], gets: [atLeast(token(usdc), 5n)], terms: [nineShares] },
    ],
  },
  {
    name: 'shows permits before what they are for',
    to: router,
    data: encode(
      'function permitBatchAndCall((address,address,address,uint256,uint256,uint256)[],bytes[],((address,uint160,uint48,uint48)[],address,uint256),bytes,bytes[])',
      [
        [[pool, sender, router, 9n, 0n, deadline]],
        [r],
        [[[usdc, 5n, 1_950_000_000, 0]], router, deadline],
        '0x',
        [swapIn],
      ],
    ),
    effects: [
      { kind: 'permit', gives: [atMost(token(pool), 9n)], spender: router, deadline },
      {
        kind: 'permit',
        gives: [atMost(token(usdc), 5n)],
        spender: router,
        deadline,
        expiration: 1_950_000_000n,
      },
      { ...swapped, call: '0.0' },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(balancerV3)).toMatchInlineSnapshot(`
    [
      "0x750283bc swapSingleTokenExactIn",
      "0x94e86ef8 swapSingleTokenExactOut",
      "0x286f580d swapExactIn",
      "0x8eb1b65e swapExactOut",
      "0x724dba33 addLiquidityProportional",
      "0xc08bc851 addLiquidityUnbalanced",
      "0x72657d17 addLiquiditySingleTokenExactOut",
      "0x0ca078ec addLiquidityCustom",
      "0x026b3d95 initialize",
      "0xbf6ee3fd donate",
      "0x51682750 removeLiquidityProportional",
      "0xecb2182c removeLiquiditySingleTokenExactIn",
      "0xe7326def removeLiquiditySingleTokenExactOut",
      "0x82bf2b24 removeLiquidityCustom",
      "0x08c04793 removeLiquidityRecovery",
      "0xc1da024c addLiquidityUnbalancedToERC4626Pool",
      "0xe3c3e64f addLiquidityProportionalToERC4626Pool",
      "0xd8a7f9fe removeLiquidityProportionalFromERC4626Pool",
      "0xac9650d8 multicall",
      "0x19c6989f permitBatchAndCall",
    ]
  `);
});
