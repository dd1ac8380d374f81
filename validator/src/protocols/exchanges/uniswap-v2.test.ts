import { describe, expect, it } from 'vitest';
import { poolShares } from '../rules/pool-shares.ts';
import {
  decodeCase,
  describeProtocol,
  encode,
  friend,
  type ProtocolCase,
  selectorsOf,
  sender,
  unreadable,
} from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, someOf, token } from '../rules/quantity.ts';
import { sushiswap } from './sushiswap.ts';
import { uniswapV2 } from './uniswap-v2.ts';

const router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const deadline = 1_900_000_000n;
const r = `0x${'11'.repeat(32)}`;
const pair = token('0xae461ca67b15dc8dc81ce7615e0320da1a9ab8d5');
const coinPair = token('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');

describeProtocol(uniswapV2, [
  {
    name: 'swaps an exact amount of a token',
    to: router,
    data: encode('function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
      5n,
      4n,
      [usdc, weth, dai],
      friend,
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(dai), 4n)],
        to: friend,
        routes: [{ path: [usdc, weth, dai], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'swaps for an exact amount of a token',
    to: router,
    data: encode('function swapTokensForExactTokens(uint256,uint256,address[],address,uint256)', [
      4n,
      5n,
      [usdc, dai],
      sender,
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(token(usdc), 5n)],
        gets: [exactly(token(dai), 4n)],
        to: sender,
        routes: [{ path: [usdc, dai], poolFees: [] }],
        deadline,
      },
    ],
  },
  ...['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'].map(
    (name): ProtocolCase => ({
      name: `swaps coins by ${name}`,
      to: router,
      value: 9n,
      data: encode(`function ${name}(uint256,address[],address,uint256)`, [4n, [weth, usdc], sender, deadline]),
      effects: [
        {
          kind: 'swap',
          gives: [exactly(native, 9n)],
          gets: [atLeast(token(usdc), 4n)],
          to: sender,
          routes: [{ path: [weth, usdc], poolFees: [] }],
          deadline,
        },
      ],
    }),
  ),
  {
    name: 'swaps at most the coins of the call for an exact amount',
    to: router,
    value: 9n,
    data: encode('function swapETHForExactTokens(uint256,address[],address,uint256)', [
      4n,
      [weth, usdc],
      sender,
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(native, 9n)],
        gets: [exactly(token(usdc), 4n)],
        to: sender,
        routes: [{ path: [weth, usdc], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'swaps for coins',
    to: router,
    data: encode('function swapExactTokensForETH(uint256,uint256,address[],address,uint256)', [
      5n,
      4n,
      [usdc, weth],
      sender,
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(native, 4n)],
        to: sender,
        routes: [{ path: [usdc, weth], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'swaps for an exact amount of coins',
    to: router,
    data: encode('function swapTokensForExactETH(uint256,uint256,address[],address,uint256)', [
      4n,
      5n,
      [usdc, weth],
      sender,
      deadline,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [atMost(token(usdc), 5n)],
        gets: [exactly(native, 4n)],
        to: sender,
        routes: [{ path: [usdc, weth], poolFees: [] }],
        deadline,
      },
    ],
  },
  {
    name: 'refuses a path of one token',
    to: router,
    data: encode('function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
      5n,
      4n,
      [usdc],
      friend,
      deadline,
    ]),
    effects: [unreadable(router)],
    fault: 'a path of 1 token leads nowhere',
  },
  {
    name: 'adds liquidity of two tokens',
    to: router,
    data: encode('function addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)', [
      usdc,
      dai,
      5n,
      6n,
      3n,
      4n,
      sender,
      deadline,
    ]),
    effects: [
      {
        kind: 'supply',
        gives: [atMost(token(usdc), 5n), atMost(token(dai), 6n)],
        gets: [someOf(pair)],
        to: sender,
        deadline,
        terms: [
          { what: 'lower bound', is: 'number', value: 3n },
          { what: 'lower bound', is: 'number', value: 4n },
        ],
        detail: 'takes at least 3 and 4 base units',
      },
    ],
  },
  {
    name: 'adds liquidity of a token and coins',
    to: router,
    value: 9n,
    data: encode('function addLiquidityETH(address,uint256,uint256,uint256,address,uint256)', [
      usdc,
      5n,
      3n,
      4n,
      sender,
      deadline,
    ]),
    effects: [
      {
        kind: 'supply',
        gives: [atMost(token(usdc), 5n), atMost(native, 9n)],
        gets: [someOf(coinPair)],
        to: sender,
        deadline,
        terms: [
          { what: 'lower bound', is: 'number', value: 3n },
          { what: 'lower bound', is: 'number', value: 4n },
        ],
        detail: 'takes at least 3 and 4 base units',
      },
    ],
  },
  {
    name: 'removes liquidity under a permit without limit',
    to: router,
    data: encode(
      'function removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
      [usdc, dai, 5n, 3n, 4n, friend, deadline, true, 27, r, r],
    ),
    effects: [
      { kind: 'permit', gives: [atMost(pair, 2n ** 256n - 1n)], spender: router, deadline },
      {
        kind: 'withdraw',
        gives: [exactly(pair, 5n)],
        gets: [atLeast(token(usdc), 3n), atLeast(token(dai), 4n)],
        to: friend,
        deadline,
        terms: [poolShares(5n)],
      },
    ],
  },
  {
    name: 'removes liquidity with coins',
    to: router,
    data: encode(
      'function removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)',
      [usdc, 5n, 3n, 4n, sender, deadline],
    ),
    effects: [
      {
        kind: 'withdraw',
        gives: [exactly(coinPair, 5n)],
        gets: [atLeast(token(usdc), 3n), atLeast(native, 4n)],
        to: sender,
        deadline,
        terms: [poolShares(5n)],
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(uniswapV2)).toMatchInlineSnapshot(`
    [
      "0x38ed1739 swapExactTokensForTokens",
      "0x5c11d795 swapExactTokensForTokensSupportingFeeOnTransferTokens",
      "0x8803dbee swapTokensForExactTokens",
      "0x7ff36ab5 swapExactETHForTokens",
      "0xb6f9de95 swapExactETHForTokensSupportingFeeOnTransferTokens",
      "0xfb3bdb41 swapETHForExactTokens",
      "0x18cbafe5 swapExactTokensForETH",
      "0x791ac947 swapExactTokensForETHSupportingFeeOnTransferTokens",
      "0x4a25d94a swapTokensForExactETH",
      "0xe8e33700 addLiquidity",
      "0xf305d719 addLiquidityETH",
      "0xbaa2abde removeLiquidity",
      "0x2195995c removeLiquidityWithPermit",
      "0x02751cec removeLiquidityETH",
      "0xaf2979eb removeLiquidityETHSupportingFeeOnTransferTokens",
      "0xded9382a removeLiquidityETHWithPermit",
      "0x5b0d5984 removeLiquidityETHWithPermitSupportingFeeOnTransferTokens",
    ]
  `);
});

describe('SushiSwap', () => {
  it('reads the same functions under its own name', () => {
    const data = encode('function swapExactETHForTokens(uint256,address[],address,uint256)', [
      4n,
      [weth, usdc],
      sender,
      deadline,
    ]);
    const to = '0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f';
    const { protocol, effects } = decodeCase([uniswapV2, sushiswap], { name: '', to, value: 9n, data, effects: [] });
    expect([protocol, effects[0]?.protocol]).toEqual(['sushiswap', 'sushiswap']);
  });
});
