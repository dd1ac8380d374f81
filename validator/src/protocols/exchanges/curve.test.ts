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
import { allOf, atLeast, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { erc4626 } from '../tokens/erc4626.ts';
import { curve } from './curve.ts';

const threePool = '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7';
const threeCrv = '0x6c3f90f043a72fa612cbac8115ee7e52bde6e490';
const stEthPool = '0xdc24316b9ae028f1497c275eb9192a3ea0f67022';
const stEthLp = '0x06325440d014e39736583c165c2963ba99faf14e';
const fraxPool = '0xd632f22692fac7611d2aa1c0d552930d43caed3b';
const tricryptoUsdc = '0x7f86bf177dd4f3494b841a37e810a34dd56c829b';
const tusdPool = '0xecd5e75afb02efa118af914515d6521aabd189f1';
const am3Pool = '0x445fe580ef8d70ff569ab36e80c647af338db351';
const router = '0x16c6521dff6bab339122a0fe25a9116693265353';
const gauge = '0xbfcf63294ad7105dea65aa58f8ae5be2d9d0952a';
const minter = '0xd061d61a4d941c39e5453435b6345dc261c2fce0';
const escrow = '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2';
const controller = '0x2f50d538606fa9edd2b11e2446beb18c9d5846bb';
const depositAndStake = '0x56c526b0159a258887e0d79ec3a80dfb940d0cd7';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const frax = '0x853d955acef822db058eb8505911ed77f175b99e';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const stEth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const crv = '0xd533a949740bb3306d119cc777fa900ba034cd52';
const polygonUsdc = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174';
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const zero = '0x0000000000000000000000000000000000000000';

const padded = (...route: readonly string[]) => [...route, ...Array<string>(11 - route.length).fill(zero)];
const params = Array<bigint[]>(5).fill(Array<bigint>(5).fill(0n));
const inGauge = token(threeCrv);
const until = 1_900_000_000n;

describeProtocol(curve, [
  {
    name: 'swaps coins of a pool by their places',
    to: threePool,
    data: encode('function exchange(int128,int128,uint256,uint256)', [1n, 2n, 5n, 4n]),
    effects: [{ kind: 'swap', gives: [exactly(token(usdc), 5n)], gets: [atLeast(token(usdt), 4n)], to: sender }],
  },
  {
    name: 'swaps the coin of the chain',
    to: stEthPool,
    value: 5n,
    data: encode('function exchange(int128,int128,uint256,uint256)', [0n, 1n, 5n, 4n]),
    effects: [{ kind: 'swap', gives: [exactly(native, 5n)], gets: [atLeast(token(stEth), 4n)], to: sender }],
  },
  {
    name: 'swaps through the base pool',
    to: fraxPool,
    data: encode('function exchange_underlying(int128,int128,uint256,uint256,address)', [0n, 2n, 5n, 4n, friend]),
    effects: [{ kind: 'swap', gives: [exactly(token(frax), 5n)], gets: [atLeast(token(usdc), 4n)], to: friend }],
  },
  {
    name: 'uses the coin instead of its wrapped token if the call asks for it',
    to: tricryptoUsdc,
    data: encode('function exchange(uint256,uint256,uint256,uint256,bool)', [0n, 2n, 5n, 4n, true]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(native, 4n)],
        to: sender,
        detail: 'with the coin of the chain for its wrapped token',
      },
    ],
  },
  {
    name: 'does not guess a coin that a pool is not known to have',
    to: tusdPool,
    data: encode('function exchange(int128,int128,uint256,uint256)', [1n, 2n, 5n, 4n]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(threeCrv), 5n)],
        gets: [atLeast(unnamed(`coin 2 of the pool ${tusdPool}`), 4n)],
        to: sender,
      },
    ],
  },
  {
    name: 'refuses a swap of a coin for itself',
    to: threePool,
    data: encode('function exchange(int128,int128,uint256,uint256)', [1n, 1n, 5n, 4n]),
    effects: [unreadable(threePool)],
    fault: 'a swap of coin 1 for coin 1',
  },
  {
    name: 'adds liquidity',
    to: threePool,
    data: encode('function add_liquidity(uint256[3],uint256)', [[5n, 0n, 6n], 10n]),
    effects: [
      {
        kind: 'supply',
        gives: [exactly(token(dai), 5n), exactly(token(usdt), 6n)],
        gets: [atLeast(token(threeCrv), 10n)],
        to: sender,
      },
    ],
  },
  {
    name: 'adds liquidity of the underlying assets of lending tokens',
    chainId: 137,
    to: am3Pool,
    data: encode('function add_liquidity(uint256[3],uint256,bool)', [[0n, 6n, 0n], 10n, true]),
    effects: [
      {
        kind: 'supply',
        gives: [exactly(token(polygonUsdc), 6n)],
        gets: [atLeast(token('0xe7a24ef0c5e95ffb0f6684b813a78f2a3ad7d171'), 10n)],
        to: sender,
      },
    ],
  },
  {
    name: 'removes liquidity of all coins',
    to: stEthPool,
    data: encode('function remove_liquidity(uint256,uint256[2])', [9n, [3n, 4n]]),
    effects: [
      {
        kind: 'withdraw',
        gives: [exactly(token(stEthLp), 9n)],
        gets: [atLeast(native, 3n), atLeast(token(stEth), 4n)],
        to: sender,
      },
    ],
  },
  {
    name: 'removes liquidity of one coin to another account',
    to: fraxPool,
    data: encode('function remove_liquidity_one_coin(uint256,int128,uint256,address)', [9n, 0n, 4n, friend]),
    effects: [
      { kind: 'withdraw', gives: [exactly(token(fraxPool), 9n)], gets: [atLeast(token(frax), 4n)], to: friend },
    ],
  },
  {
    name: 'removes exact amounts',
    to: threePool,
    data: encode('function remove_liquidity_imbalance(uint256[3],uint256)', [[1n, 2n, 3n], 9n]),
    effects: [
      {
        kind: 'withdraw',
        gives: [atMost(token(threeCrv), 9n)],
        gets: [exactly(token(dai), 1n), exactly(token(usdc), 2n), exactly(token(usdt), 3n)],
        to: sender,
      },
    ],
  },
  {
    name: 'follows a route to another account',
    to: router,
    value: 5n,
    data: encode('function exchange(address[11],uint256[5][5],uint256,uint256,address[5],address)', [
      padded(coin, weth, weth, tricryptoUsdc, usdc),
      params,
      5n,
      4n,
      Array<string>(5).fill(zero),
      friend,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(native, 5n)],
        gets: [atLeast(token(usdc), 4n)],
        to: friend,
        routes: [{ path: [coin, weth, usdc], poolFees: [] }],
      },
    ],
  },
  {
    name: 'refuses a route that ends at a pool',
    to: router,
    data: encode('function exchange(address[11],uint256[5][5],uint256,uint256)', [
      padded(dai, threePool),
      params,
      5n,
      4n,
    ]),
    effects: [unreadable(router)],
    fault: 'the route must alternate between tokens and pools',
  },
  {
    name: 'stakes for another account in a gauge',
    to: gauge,
    data: encode('function deposit(uint256,address)', [5n, friend]),
    effects: [{ kind: 'stake', gives: [exactly(inGauge, 5n)], to: friend }],
  },
  {
    name: 'unstakes from a gauge',
    to: gauge,
    data: encode('function withdraw(uint256)', [5n]),
    effects: [{ kind: 'unstake', gets: [exactly(inGauge, 5n)] }],
  },
  {
    name: 'claims CRV',
    to: minter,
    data: encode('function mint(address)', [gauge]),
    effects: [{ kind: 'claim', gets: [someOf(token(crv))] }],
  },
  {
    name: 'locks CRV',
    to: escrow,
    data: encode('function create_lock(uint256,uint256)', [5n, until]),
    effects: [
      {
        kind: 'stake',
        gives: [exactly(token(crv), 5n)],
        terms: [{ what: 'lock end', is: 'time', unix: until }],
        detail: 'locked until 1900000000',
      },
    ],
  },
  {
    name: 'takes out what was locked',
    to: escrow,
    data: encode('function withdraw()'),
    effects: [{ kind: 'unstake', gets: [allOf(token(crv))] }],
  },
  {
    name: 'votes for a gauge',
    to: controller,
    data: encode('function vote_for_gauge_weights(address,uint256)', [gauge, 10_000n]),
    effects: [
      {
        kind: 'vote',
        to: gauge,
        terms: [
          { what: 'weight', is: 'text', value: '100%', alike: ['100 %', '100 percent', '100 per cent', '10000'] },
        ],
        detail: 'weight 10000 of 10000',
      },
    ],
  },
  {
    name: 'deposits and stakes at once',
    to: depositAndStake,
    data: encode(
      'function deposit_and_stake(address,address,address,uint256,address[],uint256[],uint256,bool,bool,address)',
      [threePool, threeCrv, gauge, 3n, [dai, usdc, usdt], [5n, 0n, 0n], 1n, false, false, threePool],
    ),
    effects: [
      {
        kind: 'supply',
        gives: [exactly(token(dai), 5n)],
        gets: [atLeast(token(threeCrv), 1n)],
      },
      { kind: 'stake', gives: [atLeast(token(threeCrv), 1n)], to: sender, detail: `in the gauge ${gauge}` },
    ],
  },
  {
    name: 'claims rewards along with a deposit if the call asks for it',
    to: gauge,
    data: encode('function deposit(uint256,address,bool)', [5n, friend, true]),
    effects: [
      { kind: 'stake', gives: [exactly(inGauge, 5n)], to: friend },
      { kind: 'claim', gets: [someOf(unnamed('rewards of the gauge'))], from: friend, to: friend },
    ],
  },
  {
    name: 'names a pool that no list has',
    to: router,
    data: encode('function exchange(address[11],uint256[5][5],uint256,uint256)', [
      padded(dai, friend, usdc),
      params,
      5n,
      4n,
    ]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(dai), 5n)],
        gets: [atLeast(token(usdc), 4n)],
        to: sender,
        routes: [{ path: [dai, usdc], poolFees: [] }],
        terms: [{ what: 'pool', is: 'hex', value: friend }],
      },
    ],
  },
]);

it('a gauge is distinguished from a vault, which has a function with the same selector', () => {
  const data = encode('function deposit(uint256,address)', [5n, friend]);
  expect(decodeCase([erc4626, curve], { name: '', to: gauge, data, effects: [] }).protocol).toBe('curve');
});

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(curve)).toMatchInlineSnapshot(`
    [
      "0x3df02124 exchange",
      "0xddc1f59d exchange",
      "0xa6417ed6 exchange_underlying",
      "0x44ee1986 exchange_underlying",
      "0x5b41b908 exchange",
      "0xa64833a0 exchange",
      "0x65b2489b exchange_underlying",
      "0xe2ad025a exchange_underlying",
      "0x394747c5 exchange",
      "0xce7d6503 exchange",
      "0x0b4c7e4d add_liquidity",
      "0x0c3e4b54 add_liquidity",
      "0x5b36389c remove_liquidity",
      "0x3eb1719f remove_liquidity",
      "0xe3103273 remove_liquidity_imbalance",
      "0x4515cef3 add_liquidity",
      "0x75b96abc add_liquidity",
      "0xecb586a5 remove_liquidity",
      "0x2da5dc21 remove_liquidity",
      "0x9fdaea0c remove_liquidity_imbalance",
      "0x029b2f34 add_liquidity",
      "0xcb495064 add_liquidity",
      "0x7d49d875 remove_liquidity",
      "0xb2fdb76f remove_liquidity",
      "0x18a7bd76 remove_liquidity_imbalance",
      "0xb72df5de add_liquidity",
      "0xa7256d09 add_liquidity",
      "0xd40ddb8c remove_liquidity",
      "0x5e604cd2 remove_liquidity",
      "0x7706db75 remove_liquidity_imbalance",
      "0xee22be23 add_liquidity",
      "0x269b5581 remove_liquidity",
      "0xe1df4f63 remove_liquidity_imbalance",
      "0x2b6e993a add_liquidity",
      "0xfce64736 remove_liquidity",
      "0x5b8369f5 remove_liquidity_imbalance",
      "0xdc3a2d81 add_liquidity",
      "0xa6929895 remove_liquidity",
      "0xc01e0142 remove_liquidity_imbalance",
      "0x1a4d01d2 remove_liquidity_one_coin",
      "0x517a55a3 remove_liquidity_one_coin",
      "0x081579a5 remove_liquidity_one_coin",
      "0xf1dc3cc9 remove_liquidity_one_coin",
      "0x8f15b6b5 remove_liquidity_one_coin",
      "0x0fbcee6e remove_liquidity_one_coin",
      "0x371dc447 exchange",
      "0x5c9c18e2 exchange",
      "0xaad348a2 exchange",
      "0x353ca424 exchange_multiple",
      "0x9db4f7aa exchange_multiple",
      "0xc872a3c5 exchange",
      "0xfd44959c exchange",
      "0x0651cb35 exchange_multiple",
      "0xb6b55f25 deposit",
      "0x6e553f65 deposit",
      "0x83df6747 deposit",
      "0x2e1a7d4d withdraw",
      "0x38d07436 withdraw",
      "0xe6f1daf2 claim_rewards",
      "0x84e9bd7e claim_rewards",
      "0x9faceb1b claim_rewards",
      "0x6a627842 mint",
      "0xa51e1904 mint_many",
      "0x27f18ae3 mint_for",
      "0x65fc3873 create_lock",
      "0x4957677c increase_amount",
      "0xeff7a612 increase_unlock_time",
      "0x3a46273e deposit_for",
      "0x3ccfd60b withdraw",
      "0xd7136328 vote_for_gauge_weights",
      "0x26a38e64 deposit_and_stake",
    ]
  `);
});
