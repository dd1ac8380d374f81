import { describeProtocol, encode, friend, sender } from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, nft, token, unnamed } from '../rules/quantity.ts';
import { uniswapV3 } from './uniswap-v3.ts';
import { liquidityTerm, positionTerm } from './uniswap-v3-terms.ts';

const manager = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const zero = '0x0000000000000000000000000000000000000000';
const deadline = 1_900_000_000n;
const ether = 10n ** 18n;

const bound = (value: bigint) => ({ what: 'lower bound', is: 'number', value }) as const;
const most = (value: bigint) => ({ what: 'most to collect', is: 'number', value }) as const;

const multicall = (...parts: readonly `0x${string}`[]) => encode('function multicall(bytes[])', [parts]);
const refund = encode('function refundETH()');

const migrate = (pair: string, percent: number) =>
  encode(
    'function migrate((address,uint256,uint8,address,address,uint24,int24,int24,uint256,uint256,address,uint256,bool))',
    [[pair, 1000n, percent, usdc, weth, 3000, -60, 60, 5n, 6n, friend, deadline, false]],
  );
const migrator = '0xa5644e29708357803b5a882d272c41cc0df92b34';
const toV3 = { what: 'destination', is: 'text', value: 'v3', alike: ['uniswap v3', 'version 3'] } as const;
const pair = '0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc';

describeProtocol(uniswapV3, [
  {
    name: 'moves shares of a V2 pair to a position for another account',
    to: migrator,
    data: migrate(pair, 100),
    effects: [
      {
        kind: 'migrate',
        gives: [exactly(token(pair), 1000n)],
        gets: [atLeast(token(usdc), 5n), atLeast(token(weth), 6n)],
        to: friend,
        deadline,
        terms: [toV3],
        detail: '100 % of it as a new position in the 0.3 % pool from tick -60 to 60',
      },
    ],
  },
  {
    name: 'names a pair that is not that of the two tokens, and a part of the shares',
    to: migrator,
    data: migrate(weth, 50),
    effects: [
      {
        kind: 'migrate',
        gives: [exactly(token(weth), 1000n)],
        gets: [atLeast(token(usdc), 5n), atLeast(token(weth), 6n)],
        to: friend,
        deadline,
        terms: [
          toV3,
          { what: 'pair', is: 'hex', value: weth },
          { what: 'share', is: 'text', value: '50%', alike: ['50 %'] },
        ],
        detail: '50 % of it as a new position in the 0.3 % pool from tick -60 to 60',
      },
    ],
  },
  {
    name: 'opens a position with coins',
    to: manager,
    value: ether,
    data: multicall(
      encode('function mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))', [
        [usdc, weth, 3000, -60, 60, 3_000_000_000n, ether, 1n, 2n, sender, deadline],
      ]),
      refund,
    ),
    effects: [
      {
        kind: 'supply',
        call: '0.0',
        gives: [atMost(token(usdc), 3_000_000_000n), atMost(native, ether)],
        gets: [exactly(nft(manager, null), 1n)],
        to: sender,
        deadline,
        terms: [bound(1n), bound(2n)],
        detail: 'a new position in the 0.3 % pool from tick -60 to 60; takes at least 1 and 2 base units',
      },
    ],
  },
  {
    name: 'folds the release of liquidity, its collection and its payment into one withdrawal',
    to: manager,
    data: multicall(
      encode('function decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))', [[7n, 500n, 3n, 4n, deadline]]),
      encode('function collect((uint256,address,uint128,uint128))', [[7n, zero, 2n ** 128n - 1n, 2n ** 128n - 1n]]),
      encode('function unwrapWETH9(uint256,address)', [4n, sender]),
      encode('function sweepToken(address,uint256,address)', [usdc, 3n, sender]),
    ),
    effects: [
      {
        kind: 'withdraw',
        call: '0.0',
        gives: [exactly(unnamed('liquidity of position 7'), 500n)],
        gets: [atLeast(native, 4n), atLeast(token(usdc), 3n)],
        to: sender,
        deadline,
        terms: [positionTerm(7n), liquidityTerm(500n)],
        detail: 'with what the position has earned',
      },
    ],
  },
  {
    name: 'collects to another account',
    to: manager,
    data: encode('function collect((uint256,address,uint128,uint128))', [[7n, friend, 1n, 2n]]),
    effects: [
      {
        kind: 'claim',
        gets: [
          atMost(unnamed('the first token of position 7'), 1n),
          atMost(unnamed('the second token of position 7'), 2n),
        ],
        to: friend,
        terms: [positionTerm(7n), most(1n), most(2n)],
        detail: 'what position 7 has earned or released',
      },
    ],
  },
  {
    name: 'adds to a position and burns one that is empty',
    to: manager,
    data: multicall(
      encode('function increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256))', [
        [7n, 10n, 20n, 1n, 2n, deadline],
      ]),
      encode('function burn(uint256)', [8n]),
    ),
    effects: [
      {
        kind: 'supply',
        call: '0.0',
        gives: [
          atMost(unnamed('the first token of position 7'), 10n),
          atMost(unnamed('the second token of position 7'), 20n),
        ],
        deadline,
        terms: [positionTerm(7n), bound(1n), bound(2n)],
        detail: 'adds to position 7; takes at least 1 and 2 base units',
      },
      {
        kind: 'unknown',
        call: '0.1',
        gives: [exactly(nft(manager, 8n), 1n)],
        terms: [positionTerm(8n)],
        detail: 'burns a position that is empty',
      },
    ],
  },
]);
