import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, nft, someOf, token, unnamed } from '../rules/quantity.ts';
import { liquidityTerm, positionTerm } from './uniswap-v3-terms.ts';
import { uniswapV4 } from './uniswap-v4.ts';

const manager = '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const coin = '0x0000000000000000000000000000000000000000';
const caller = '0x0000000000000000000000000000000000000001';
const deadline = 1_900_000_000n;

const part = (types: string, values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types) as [], values as []);

/** `0x` and two digits for each action. */
const modify = (actions: `0x${string}`, ...params: readonly `0x${string}`[]) =>
  encode('function modifyLiquidities(bytes,uint256)', [part('bytes, bytes[]', [actions, params]), deadline]);

const key = '(address,address,uint24,int24,address)';
const mint = part(`${key}, int24, int24, uint256, uint128, uint128, address, bytes`, [
  [coin, usdc, 500, 10, friend],
  -100,
  100,
  1000n,
  9n,
  8n,
  caller,
  '0x',
]);
const decrease = (liquidity: bigint) =>
  part('uint256, uint256, uint128, uint128, bytes', [7n, liquidity, 3n, 4n, '0x']);
const pair = (to: string) => part('address, address, address', [dai, usdc, to]);

describeProtocol(uniswapV4, [
  {
    name: 'opens a position with coins, in a pool with hooks',
    to: manager,
    value: 9n,
    data: modify('0x020d14', mint, part('address, address', [coin, usdc]), part('address, address', [coin, caller])),
    effects: [
      {
        kind: 'supply',
        gives: [atMost(native, 9n), atMost(token(usdc), 8n)],
        gets: [exactly(nft(manager, null), 1n)],
        to: sender,
        deadline,
        terms: [{ what: 'hooks', is: 'hex', value: friend }],
        detail: `a new position in the 0.05 % pool from tick -100 to 100; the pool runs the hooks ${friend}`,
      },
    ],
  },
  {
    name: 'shows who else gets something of an opening',
    to: manager,
    value: 9n,
    data: modify('0x020d14', mint, part('address, address', [coin, usdc]), part('address, address', [coin, friend])),
    effects: [
      {
        kind: 'supply',
        gives: [atMost(native, 9n), atMost(token(usdc), 8n)],
        gets: [exactly(nft(manager, null), 1n)],
        to: sender,
        deadline,
        terms: [{ what: 'hooks', is: 'hex', value: friend }],
        detail: `a new position in the 0.05 % pool from tick -100 to 100; the pool runs the hooks ${friend}`,
      },
      { kind: 'claim', gets: [someOf(native)], to: friend, deadline },
    ],
  },
  {
    name: 'names the tokens of a position by what is paid for it',
    to: manager,
    data: modify(
      '0x000d',
      part('uint256, uint256, uint128, uint128, bytes', [7n, 1n, 5n, 6n, '0x']),
      part('address, address', [dai, usdc]),
    ),
    effects: [
      {
        kind: 'supply',
        gives: [atMost(token(dai), 5n), atMost(token(usdc), 6n)],
        deadline,
        terms: [positionTerm(7n), liquidityTerm(1n)],
        detail: 'adds to position 7',
      },
    ],
  },
  {
    name: 'takes liquidity out to another account',
    to: manager,
    data: modify('0x0111', decrease(50n), pair(friend)),
    effects: [
      {
        kind: 'withdraw',
        gives: [exactly(unnamed('liquidity of position 7'), 50n)],
        gets: [atLeast(token(dai), 3n), atLeast(token(usdc), 4n)],
        to: friend,
        deadline,
        terms: [positionTerm(7n), liquidityTerm(50n)],
        detail: 'with what the position has earned',
      },
    ],
  },
  {
    name: 'collects fees by taking out nothing',
    to: manager,
    data: modify('0x0111', decrease(0n), pair(caller)),
    effects: [
      {
        kind: 'claim',
        gets: [atLeast(token(dai), 3n), atLeast(token(usdc), 4n)],
        to: sender,
        deadline,
        terms: [positionTerm(7n)],
        detail: 'what position 7 has earned',
      },
    ],
  },
  {
    name: 'burns a position',
    to: manager,
    data: modify('0x0311', part('uint256, uint128, uint128, bytes', [7n, 3n, 4n, '0x']), pair(caller)),
    effects: [
      {
        kind: 'withdraw',
        gives: [exactly(nft(manager, 7n), 1n)],
        gets: [atLeast(token(dai), 3n), atLeast(token(usdc), 4n)],
        to: sender,
        deadline,
        terms: [positionTerm(7n)],
        detail: 'with what the position has earned',
      },
    ],
  },
  {
    name: 'reports payments in addition to the position',
    to: manager,
    data: modify(
      '0x010b1311',
      decrease(50n),
      part('address, uint256, bool', [usdc, 900n, true]),
      part('address, uint256', [usdc, 800n]),
      pair(caller),
    ),
    effects: [
      {
        kind: 'withdraw',
        gives: [exactly(unnamed('liquidity of position 7'), 50n)],
        gets: [atLeast(token(dai), 3n), atLeast(token(usdc), 4n)],
        to: sender,
        deadline,
        terms: [positionTerm(7n), liquidityTerm(50n)],
        detail: 'with what the position has earned',
      },
      { kind: 'send', gives: [exactly(token(usdc), 900n)], to: manager, deadline },
      {
        kind: 'unknown',
        gives: [atMost(token(usdc), 800n)],
        deadline,
        detail: 'gives up what is left where it is no more than this',
      },
    ],
  },
  {
    name: 'refuses an action that it does not know',
    to: manager,
    data: modify('0xff', '0x'),
    effects: [unreadable(manager)],
    fault: 'the position manager has no action 255',
  },
  {
    name: 'passes a permit on to Permit2',
    to: manager,
    data: encode('function permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)', [
      sender,
      [[usdc, 5n, 1_950_000_000, 0], manager, deadline],
      '0x',
    ]),
    effects: [
      {
        kind: 'permit',
        protocol: 'permit2',
        gives: [atMost(token(usdc), 5n)],
        spender: manager,
        deadline,
        expiration: 1_950_000_000n,
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(uniswapV4)).toMatchInlineSnapshot(`
    [
      "0xdd46508f modifyLiquidities",
      "0x4afe393c modifyLiquiditiesWithoutUnlock",
      "0xac9650d8 multicall",
      "0xf7020405 initializePool",
      "0x0f5730f1 permit",
      "0x3aea60f0 permitForAll",
      "0x2b67b570 permit",
      "0x002a3e3a permitBatch",
      "0x2b9261de subscribe",
      "0xad0b27fb unsubscribe",
    ]
  `);
});
