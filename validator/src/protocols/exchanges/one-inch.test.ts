import { concatHex, encodeAbiParameters, type Hex, numberToHex, parseAbiParameters } from 'viem';
import { expect, it } from 'vitest';
import { maxUint256 } from '../../effects/effect.ts';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { oneInch } from './one-inch.ts';

const v6 = '0x111111125421ca6dc452d289314280a0f8842a65';
const v5 = '0x1111111254eeb25477b68fb85ed929f73a960582';
const v4 = '0x1111111254fb6c44bac0bed2854e76f90643097d';
const executor = '0x3333333333333333333333333333333333333333';
const knownExecutor = '0xe37e799d5077682fa0a244d46e5649f71457bd09';
const pool = '0x4444444444444444444444444444444444444444';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const zero = '0x0000000000000000000000000000000000000000';
const first = '0x0000000000000000000000000000000000000001';
const second = '0x0000000000000000000000000000000000000002';
const r = `0x${'11'.repeat(32)}` as const;
const deadline = 1_900_000_000n;

const swap = 'function swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)';
const order = '(uint256,uint256,uint256,uint256,uint256,uint256,uint256,uint256)';
const outOfPool = unnamed(`what the pool ${pool} pays out`);
const terms = (what: string, ...values: readonly Hex[]) => values.map((value) => ({ what, is: 'hex', value }) as const);
const limitOrder = [1n, BigInt(friend), 0n, BigInt(dai), BigInt(usdc), 100n, 90n, deadline << 80n];

describeProtocol(oneInch, [
  {
    name: 'swaps by an executor to another account',
    to: v6,
    data: encode(swap, [executor, [usdc, dai, executor, friend, 5n, 4n, 0n], '0x1234']),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(dai), 4n)],
        to: friend,
        detail: `by the executor ${executor}`,
        terms: terms('executor', executor),
      },
    ],
  },
  {
    name: "swaps coins, partially if allowed, and shows the executor's extra coins",
    to: v6,
    value: 7n,
    data: encode(swap, [executor, [coin, dai, executor, zero, 5n, 4n, 3n], '0x']),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(native, 5n)],
        gets: [atLeast(token(dai), 4n)],
        to: sender,
        detail: `by the executor ${executor}, which may fill a part of it for a part of the least`,
        terms: [
          ...terms('executor', executor),
          {
            what: 'fill',
            is: 'text',
            value: 'partial fill',
            alike: ['partially', 'partly', 'in part', 'partial fills'],
          },
        ],
      },
      { kind: 'unknown', gives: [exactly(native, 2n)], to: executor, detail: 'hands coins to the executor' },
    ],
  },
  {
    name: 'reads the permit of a swap of the fifth router',
    to: v5,
    data: encode('function swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)', [
      executor,
      [usdc, coin, executor, sender, 5n, 4n, 0n],
      encodeAbiParameters(parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32'), [
        sender,
        v5,
        6n,
        deadline,
        27,
        r,
        r,
      ]),
      '0x',
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(token(usdc), 6n)], spender: v5, deadline },
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(native, 4n)],
        to: sender,
        detail: `by the executor ${executor}`,
        terms: terms('executor', executor),
      },
    ],
  },
  {
    name: 'swaps by the fourth router',
    to: v4,
    data: encode('function swap(address,(address,address,address,address,uint256,uint256,uint256,bytes),bytes)', [
      executor,
      [usdc, dai, executor, sender, 5n, 4n, 0n, '0x'],
      '0x',
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(dai), 4n)],
        to: sender,
        detail: `by the executor ${executor}`,
        terms: terms('executor', executor),
      },
    ],
  },
  {
    name: 'does not guess what a pool pays out',
    to: v6,
    data: encode('function unoswap(uint256,uint256,uint256,uint256)', [
      BigInt(usdc),
      5n,
      4n,
      BigInt(pool) | (1n << 253n) | (1n << 247n),
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(outOfPool, 4n)],
        to: sender,
        terms: terms('pool', pool),
      },
    ],
  },
  {
    name: 'knows coins that are unwrapped in the end, and who gets them',
    to: v6,
    data: encode('function unoswapTo2(uint256,uint256,uint256,uint256,uint256,uint256)', [
      BigInt(friend),
      BigInt(usdc),
      5n,
      4n,
      BigInt(executor),
      BigInt(pool) | (1n << 252n),
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(native, 4n)],
        to: friend,
        terms: terms('pool', executor, pool),
      },
    ],
  },
  {
    name: 'swaps the coins of the call through three pools',
    to: v6,
    value: 9n,
    data: encode('function ethUnoswap3(uint256,uint256,uint256,uint256)', [4n, 1n, 2n, BigInt(pool)]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, 9n)],
        gets: [atLeast(outOfPool, 4n)],
        to: sender,
        terms: terms('pool', first, second, pool),
      },
    ],
  },
  {
    name: 'swaps through V2 pools of the fifth router',
    to: v5,
    data: encode('function unoswapTo(address,address,uint256,uint256,uint256[])', [
      friend,
      usdc,
      5n,
      4n,
      [1n, BigInt(pool) | (1n << 254n)],
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(native, 4n)],
        to: friend,
        terms: terms('pool', first, pool),
      },
    ],
  },
  {
    name: 'does not guess what a V3 pool takes',
    to: v5,
    data: encode('function uniswapV3Swap(uint256,uint256,uint256[])', [5n, 4n, [BigInt(pool) | (1n << 253n)]]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(unnamed(`what the pool ${pool} takes`), 5n)],
        gets: [atLeast(native, 4n)],
        to: sender,
        terms: terms('pool', pool),
      },
    ],
  },
  {
    name: 'refuses a swap through no pool',
    to: v5,
    data: encode('function uniswapV3Swap(uint256,uint256,uint256[])', [5n, 4n, []]),
    effects: [unreadable(v5)],
    fault: 'the swap names no pool',
  },
  {
    name: 'swaps at a signed price',
    to: v6,
    data: encode('function clipperSwapTo(address,address,uint256,address,uint256,uint256,uint256,bytes32,bytes32)', [
      pool,
      friend,
      BigInt(usdc),
      dai,
      5n,
      4n,
      deadline,
      r,
      r,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(dai), 4n)],
        to: friend,
        deadline,
        terms: terms('exchange', pool),
      },
    ],
  },
  {
    name: 'fills an order by what is given',
    to: v6,
    data: encode(`function fillOrder(${order},bytes32,bytes32,uint256,uint256)`, [limitOrder, r, r, 45n, 50n]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 45n)],
        gets: [atLeast(token(dai), 50n)],
        to: sender,
        detail: 'fills an order of another account',
        deadline,
        terms: terms('maker', friend),
      },
    ],
  },
  {
    name: 'fills an order by its output, for another account',
    to: v6,
    data: encode(`function fillOrderArgs(${order},bytes32,bytes32,uint256,uint256,bytes)`, [
      limitOrder,
      r,
      r,
      50n,
      (1n << 255n) | (1n << 251n) | 45n,
      friend,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(token(usdc), 45n)],
        gets: [exactly(token(dai), 50n)],
        to: friend,
        detail: 'fills an order of another account',
        deadline,
        terms: terms('maker', friend),
      },
    ],
  },
  {
    name: 'cancels an order',
    to: v6,
    data: encode('function cancelOrder(uint256,bytes32)', [7n << 120n, r]),
    effects: [
      {
        kind: 'cancel',
        detail: `order ${r}`,
        terms: [...terms('order', r), { what: 'nonce', is: 'number', value: 7n }],
      },
    ],
  },
  {
    name: 'makes an order that coins pay for',
    to: '0xe12e0f117d23a5ccc57f8935cd8c4e80cd91ff01',
    value: 9n,
    data: encode(`function create(${order})`, [
      [1n, BigInt(sender), BigInt(friend), BigInt(weth), BigInt(usdc), 9n, 8n, deadline << 80n],
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, 9n)],
        gets: [atLeast(token(usdc), 8n)],
        to: friend,
        detail: 'an order that somebody has to fill',
        deadline,
      },
    ],
  },
  {
    name: 'reads whom a permit trusts, which need not be the router',
    to: v5,
    data: encode('function swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)', [
      knownExecutor,
      [dai, usdc, knownExecutor, sender, 5n, 4n, 0n],
      encodeAbiParameters(parseAbiParameters('address, address, uint256, uint256, bool, uint8, bytes32, bytes32'), [
        sender,
        friend,
        1n,
        deadline,
        true,
        27,
        r,
        r,
      ]),
      '0x',
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(token(dai), maxUint256)], spender: friend, deadline },
      {
        kind: 'swap',
        gives: [exactly(token(dai), 5n)],
        gets: [atLeast(token(usdc), 4n)],
        to: sender,
        detail: `by the executor ${knownExecutor}`,
      },
    ],
  },
  {
    name: 'names what a fill has called in between',
    to: v6,
    data: encode(`function fillOrderArgs(${order},bytes32,bytes32,uint256,uint256,bytes)`, [
      limitOrder,
      r,
      r,
      45n,
      (20n << 200n) | 50n,
      pool,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 45n)],
        gets: [atLeast(token(dai), 50n)],
        to: sender,
        detail: 'fills an order of another account',
        deadline,
        terms: [...terms('maker', friend), ...terms('interaction', pool)],
      },
    ],
  },
  {
    name: 'names the extension of an order, which can set another price',
    to: '0xe12e0f117d23a5ccc57f8935cd8c4e80cd91ff01',
    value: 9n,
    data: encode(`function create(${order})`, [
      [BigInt(pool), BigInt(sender), 0n, BigInt(weth), BigInt(usdc), 9n, 8n, (deadline << 80n) | (1n << 249n)],
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, 9n)],
        gets: [atLeast(token(usdc), 8n)],
        to: sender,
        detail: 'an order that somebody has to fill',
        deadline,
        terms: [{ what: 'order traits', is: 'number', value: 1n << 249n }, ...terms('extension', pool)],
      },
    ],
  },
  {
    name: 'refuses an order of another account',
    to: '0xe12e0f117d23a5ccc57f8935cd8c4e80cd91ff01',
    data: encode(`function create(${order})`, [
      [1n, BigInt(friend), 0n, BigInt(weth), BigInt(usdc), 9n, 8n, deadline << 80n],
    ]),
    effects: [unreadable('0xe12e0f117d23a5ccc57f8935cd8c4e80cd91ff01')],
    fault: 'the order belongs to another account',
  },
  {
    name: 'reads a permit and the swap after it',
    to: v6,
    data: encode('function permitAndCall(bytes,bytes)', [
      concatHex([usdc, numberToHex(6n, { size: 32 }), numberToHex(deadline + 1n, { size: 4 }), r, r]),
      encode('function unoswap(uint256,uint256,uint256,uint256)', [BigInt(usdc), 5n, 4n, BigInt(pool)]),
    ]),
    effects: [
      { kind: 'permit', gives: [atMost(token(usdc), 6n)], spender: v6, deadline },
      {
        kind: 'swap',
        call: '0.0',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(outOfPool, 4n)],
        to: sender,
        terms: terms('pool', pool),
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(oneInch)).toMatchInlineSnapshot(`
    [
      "0x07ed2379 swap",
      "0x12aa3caf swap",
      "0x7c025200 swap",
      "0x83800a8e unoswap",
      "0x8770ba91 unoswap2",
      "0x19367472 unoswap3",
      "0xe2c95c82 unoswapTo",
      "0xea76dddf unoswapTo2",
      "0xf7a70056 unoswapTo3",
      "0xa76dfc3b ethUnoswap",
      "0x89af926a ethUnoswap2",
      "0x188ac35d ethUnoswap3",
      "0x175accdc ethUnoswapTo",
      "0x0f449d71 ethUnoswapTo2",
      "0x493189f0 ethUnoswapTo3",
      "0xd2d374e5 clipperSwap",
      "0xc4d652af clipperSwapTo",
      "0x2e95b6c8 unoswap",
      "0x0502b1c5 unoswap",
      "0xf78dc253 unoswapTo",
      "0x3c15fd91 unoswapToWithPermit",
      "0xe449022e uniswapV3Swap",
      "0xbc80f1a8 uniswapV3SwapTo",
      "0x2521b930 uniswapV3SwapToWithPermit",
      "0x84bd6d29 clipperSwap",
      "0x093d4fa5 clipperSwapTo",
      "0x9fda64bd fillOrder",
      "0xf497df75 fillOrderArgs",
      "0xcc713a04 fillContractOrder",
      "0x56a75868 fillContractOrderArgs",
      "0xb68fb020 cancelOrder",
      "0x89e7c650 cancelOrders",
      "0xc3cf8043 increaseEpoch",
      "0x62e238bb fillOrder",
      "0x8c72b608 create",
      "0x5816d723 permitAndCall",
    ]
  `);
});
