import { encodePacked } from 'viem';
import { expect, it } from 'vitest';
import {
  decodeCase,
  describeProtocol,
  encode,
  friend,
  selectorsOf,
  sender,
  unreadable,
} from '../rules/protocol-cases.fixture.ts';
import { allOf, atLeast, atMost, exactly, native, token } from '../rules/quantity.ts';
import { weth as wethProtocol } from '../tokens/weth.ts';
import { uniswapV3 } from './uniswap-v3.ts';

const first = '0xe592427a0aece92de3edee1f18e0157c05861564';
const second = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const zero = '0x0000000000000000000000000000000000000000';
const caller = '0x0000000000000000000000000000000000000001';
const itself = '0x0000000000000000000000000000000000000002';
const deadline = 1_900_000_000n;
const ether = 10n ** 18n;

const single = 'function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))';
const singleOut = 'function exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))';
const path = encodePacked(['address', 'uint24', 'address', 'uint24', 'address'], [weth, 500, usdc, 100, dai]);
const multicall = (...parts: `0x${string}`[]) => encode('function multicall(bytes[])', [parts]);
const timed = (...parts: `0x${string}`[]) => encode('function multicall(uint256,bytes[])', [deadline, parts]);
const unwrap = (least: bigint, to: string) => encode('function unwrapWETH9(uint256,address)', [least, to]);
const refund = encode('function refundETH()');

describeProtocol(uniswapV3, [
  {
    name: 'swaps an exact input through one pool of the first router',
    to: first,
    data: encode('function exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))', [
      [weth, usdc, 3000, friend, deadline, ether, 3_000_000_000n, 0n],
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(weth), ether)],
        gets: [atLeast(token(usdc), 3_000_000_000n)],
        to: friend,
        routes: [{ path: [weth, usdc], poolFees: [3000] }],
        deadline,
      },
    ],
  },
  {
    name: 'swaps coins, and says what is left of them',
    to: second,
    value: 2n * ether,
    data: encode(single, [[weth, usdc, 500, sender, ether, 1n, 0n]]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, ether)],
        gets: [atLeast(token(usdc), 1n)],
        to: sender,
        routes: [{ path: [weth, usdc], poolFees: [500] }],
      },
      { kind: 'send', protocol: null, gives: [exactly(native, ether)], to: second },
    ],
  },
  {
    name: 'reads a path over two pools',
    to: second,
    data: encode('function exactInput((bytes,address,uint256,uint256))', [[path, caller, ether, 5n]]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(weth), ether)],
        gets: [atLeast(token(dai), 5n)],
        to: sender,
        routes: [{ path: [weth, usdc, dai], poolFees: [500, 100] }],
      },
    ],
  },
  {
    name: 'reads a path of an exact output from its end',
    to: first,
    data: encode('function exactOutput((bytes,address,uint256,uint256,uint256))', [[path, friend, deadline, 7n, 9n]]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(token(dai), 9n)],
        gets: [exactly(token(weth), 7n)],
        to: friend,
        routes: [{ path: [dai, usdc, weth], poolFees: [100, 500] }],
        deadline,
      },
    ],
  },
  {
    name: 'refuses a path that is cut off',
    to: second,
    data: encode('function exactInput((bytes,address,uint256,uint256))', [[path.slice(0, -2), caller, ether, 5n]]),
    effects: [unreadable(second)],
    fault: 'the path must alternate between tokens and pool fees',
  },
  {
    name: 'says that a price limit may stop an exact output short',
    to: second,
    data: encode(singleOut, [[usdc, weth, 500, caller, ether, 4_000_000_000n, 12345n]]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(token(usdc), 4_000_000_000n)],
        gets: [atMost(token(weth), ether)],
        to: sender,
        routes: [{ path: [usdc, weth], poolFees: [500] }],
        terms: [{ what: 'price limit', is: 'number', value: 12345n }],
      },
    ],
  },
  {
    name: 'swaps through V2 pairs',
    to: second,
    data: encode('function swapExactTokensForTokens(uint256,uint256,address[],address)', [9n, 8n, [usdc, dai], caller]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 9n)],
        gets: [atLeast(token(dai), 8n)],
        to: sender,
        routes: [{ path: [usdc, dai], poolFees: [] }],
      },
    ],
  },
  {
    name: 'folds a swap and the unwrapping of what comes out into one swap for coins, under the deadline',
    to: second,
    data: timed(encode(single, [[usdc, weth, 500, itself, 3_000_000_000n, 0n, 0n]]), unwrap(ether, friend)),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 3_000_000_000n)],
        gets: [atLeast(native, ether)],
        to: friend,
        routes: [{ path: [usdc, weth], poolFees: [500] }],
        deadline,
      },
    ],
  },
  {
    name: 'folds the same of the first router, for which the zero address means the router, under the earliest deadline',
    to: first,
    data: multicall(
      encode('function exactInput((bytes,address,uint256,uint256,uint256))', [
        [encodePacked(['address', 'uint24', 'address'], [usdc, 500, weth]), zero, deadline, 3_000_000_000n, ether],
      ]),
      unwrap(ether, sender),
    ),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 3_000_000_000n)],
        gets: [atLeast(native, ether)],
        to: sender,
        routes: [{ path: [usdc, weth], poolFees: [500] }],
        deadline,
      },
    ],
  },
  {
    name: 'folds an exact output bought with coins and the refund of what is left',
    to: second,
    value: 2n * ether,
    data: timed(encode(singleOut, [[weth, usdc, 500, caller, 3_000_000_000n, 2n * ether, 0n]]), refund),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(native, 2n * ether)],
        gets: [exactly(token(usdc), 3_000_000_000n)],
        to: sender,
        routes: [{ path: [weth, usdc], poolFees: [500] }],
        deadline,
      },
    ],
  },
  {
    name: 'names the fee that an interface takes of what comes out',
    to: second,
    data: timed(
      encode(single, [[usdc, weth, 500, itself, 3_000_000_000n, ether, 0n]]),
      encode('function unwrapWETH9WithFee(uint256,address,uint256,address)', [ether, sender, 25n, friend]),
    ),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 3_000_000_000n)],
        gets: [atLeast(native, 997_500_000_000_000_000n)],
        to: sender,
        routes: [{ path: [usdc, weth], poolFees: [500] }],
        fees: [{ to: friend, bps: 25, quantity: null }],
        terms: [{ what: 'fee recipient', is: 'hex', value: friend }],
        deadline,
      },
    ],
  },
  {
    name: 'keeps a second recipient of a plan apart',
    to: second,
    value: ether,
    data: timed(
      encode(single, [[weth, usdc, 500, caller, ether / 2n, 10n, 0n]]),
      encode(single, [[weth, usdc, 500, friend, ether / 2n, 10n, 0n]]),
    ),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, ether)],
        gets: [atLeast(token(usdc), 10n)],
        to: sender,
        routes: [
          { path: [weth, usdc], poolFees: [500] },
          { path: [weth, usdc], poolFees: [500] },
        ],
        deadline,
      },
      { kind: 'send', gives: [atLeast(token(usdc), 10n)], to: friend, deadline },
    ],
  },
  {
    name: 'does not let two swaps spend the same coins',
    to: second,
    value: ether,
    data: multicall(
      encode(single, [[weth, usdc, 500, caller, ether, 10n, 0n]]),
      encode(single, [[weth, usdc, 500, caller, ether, 10n, 0n]]),
    ),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, ether)],
        gets: [atLeast(token(usdc), 10n)],
        to: sender,
        routes: [{ path: [weth, usdc], poolFees: [500] }],
      },
      {
        kind: 'swap',
        gives: [exactly(token(weth), ether)],
        gets: [atLeast(token(usdc), 10n)],
        to: sender,
        routes: [{ path: [weth, usdc], poolFees: [500] }],
      },
    ],
  },
  {
    name: 'shows what a plan leaves with the router',
    to: second,
    data: multicall(encode(single, [[usdc, weth, 500, itself, 3_000_000_000n, ether, 0n]])),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 3_000_000_000n)],
        gets: [atLeast(token(weth), ether)],
        to: second,
        routes: [{ path: [usdc, weth], poolFees: [500] }],
      },
    ],
  },
  {
    name: 'shows a permit next to the swap that it serves',
    to: second,
    data: multicall(
      encode('function selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)', [
        usdc,
        5n,
        deadline,
        27,
        `0x${'11'.repeat(32)}`,
        `0x${'22'.repeat(32)}`,
      ]),
      encode(single, [[usdc, dai, 100, caller, 5n, 4n, 0n]]),
    ),
    effects: [
      { kind: 'permit', call: '0.0', gives: [atMost(token(usdc), 5n)], spender: second, deadline },
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(dai), 4n)],
        to: sender,
        routes: [{ path: [usdc, dai], poolFees: [100] }],
      },
    ],
  },
]);

it('an amount of zero takes the whole balance of the router, in the second router only', () => {
  const data = encode(single, [[usdc, weth, 500, caller, 0n, 0n, 0n]]);
  const { effects } = decodeCase([uniswapV3, wethProtocol], { name: '', to: second, data, effects: [] });
  expect(effects[0]).toMatchObject({ from: second, gives: [allOf(token(usdc))], to: sender });
});

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(uniswapV3)).toMatchInlineSnapshot(`
    [
      "0x414bf389 exactInputSingle",
      "0xc04b8d59 exactInput",
      "0xdb3e2198 exactOutputSingle",
      "0xf28c0498 exactOutput",
      "0x04e45aaf exactInputSingle",
      "0xb858183f exactInput",
      "0x5023b4df exactOutputSingle",
      "0x09b81346 exactOutput",
      "0x472b43f3 swapExactTokensForTokens",
      "0x42712a67 swapTokensForExactTokens",
      "0x49404b7c unwrapWETH9",
      "0x49616997 unwrapWETH9",
      "0x9b2c0a37 unwrapWETH9WithFee",
      "0xd4ef38de unwrapWETH9WithFee",
      "0xdf2ab5bb sweepToken",
      "0xe90a182f sweepToken",
      "0xe0e189a0 sweepTokenWithFee",
      "0x3068c554 sweepTokenWithFee",
      "0x12210e8a refundETH",
      "0x1c58db4f wrapETH",
      "0xf2d5d56b pull",
      "0xf3995c67 selfPermit",
      "0xc2e3140a selfPermitIfNecessary",
      "0x4659a494 selfPermitAllowed",
      "0xa4a78f0c selfPermitAllowedIfNecessary",
      "0x88316456 mint",
      "0x219f5d17 increaseLiquidity",
      "0x0c49ccbe decreaseLiquidity",
      "0xfc6f7865 collect",
      "0x42966c68 burn",
      "0x7ac2ff7b permit",
      "0x13ead562 createAndInitializePoolIfNecessary",
      "0xd44f2bf2 migrate",
      "0xac9650d8 multicall",
      "0x5ae401dc multicall",
      "0x1f0464d1 multicall",
    ]
  `);
});
