import type { Address } from '@countersign/protocol';

export interface CurvePool {
  /** In the order of the pool; `0xee…` for the coin of the chain. */
  readonly coins: readonly Address[];
  /** What `…_underlying` functions count by: coins of the base pool, or what lending tokens stand for. */
  readonly underlying?: readonly Address[];
  /** Absent: the pool is its own token. */
  readonly lpToken?: Address;
}

const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const wbtc = '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const frax = '0x853d955acef822db058eb8505911ed77f175b99e';
const stEth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const crvUsd = '0xf939e0a03fb07f59a73314e73794be0e57ac1b4e';
const crv = '0xd533a949740bb3306d119cc777fa900ba034cd52';
const threeCrv = '0x6c3f90f043a72fa612cbac8115ee7e52bde6e490';

/** A pool of a token against the three of 3pool. */
const againstThree = (address: Address, lpToken?: Address): CurvePool => ({
  coins: [address, threeCrv],
  underlying: [address, dai, usdc, usdt],
  ...(lpToken && { lpToken }),
});

/** Pools that many use; what the coins of any other are the bytes do not say. */
export const curvePools: Readonly<Record<number, Readonly<Record<Address, CurvePool>>>> = {
  1: {
    // 3pool
    '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7': { coins: [dai, usdc, usdt], lpToken: threeCrv },
    // sUSD
    '0xa5407eae9ba41422680e2e00537571bcc53efbfd': {
      coins: [dai, usdc, usdt, '0x57ab1ec28d129707052df4df418d58a2d46d5f51'],
      lpToken: '0xc25a3a3b969415c80451098fa907ec722572917f',
    },
    // stETH, and its successor
    '0xdc24316b9ae028f1497c275eb9192a3ea0f67022': {
      coins: [coin, stEth],
      lpToken: '0x06325440d014e39736583c165c2963ba99faf14e',
    },
    '0x21e27a5e5513d6e65c4f830167390997aa84843a': { coins: [coin, stEth] },
    // frxETH
    '0xa1f8a6807c402e4a15ef4eba36528a3fed24e577': {
      coins: [coin, '0x5e8422345238f34275888049021821e8e08caa1f'],
      lpToken: '0xf43211935c781d5ca1a41d2041f397b8a7366c7a',
    },
    // FRAX and USDC
    '0xdcef968d416a41cdac0ed8702fac8128a64241a2': {
      coins: [frax, usdc],
      lpToken: '0x3175df0976dfa876431c2e9ee6bc45b65d3473cc',
    },
    // FRAX, LUSD, MIM and GUSD against 3pool
    '0xd632f22692fac7611d2aa1c0d552930d43caed3b': againstThree(frax),
    '0xed279fdd11ca84beef15af5d39bb4d4bee23f0ca': againstThree('0x5f98805a4e8be255a32880fdec7f6728c6568ba0'),
    '0x5a6a4d54456819380173272a5e8e9b9904bdf41b': againstThree('0x99d8a9c45b2eca8864373a26d1459e3dff1e17f3'),
    '0x4f062658eaaf2c1ccf8c8e36d6824cdf41167956': againstThree(
      '0x056fd409e1d7a124bd7017459dfea2f387b6d5cd',
      '0xd2967f45c4f384deea880f807be904762a3dea07',
    ),
    // tricrypto2, tricryptoUSDC, tricryptoUSDT, triCRV
    '0xd51a44d3fae010294c616388b506acda1bfaae46': {
      coins: [usdt, wbtc, weth],
      lpToken: '0xc4ad29ba4b3c580e6d59105fff484999997675ff',
    },
    '0x7f86bf177dd4f3494b841a37e810a34dd56c829b': { coins: [usdc, wbtc, weth] },
    '0xf5f5b97624542d72a9e06f04804bf81baa15e2b4': { coins: [usdt, wbtc, weth] },
    '0x4ebdf703948ddcea3b11f675b4d1fba9d2414a14': { coins: [crvUsd, weth, crv] },
    // CVX and ETH
    '0xb576491f1e6e5e62f1d8f26062ee822b40b0e0d4': {
      coins: [weth, '0x4e3fbd56cd56c3e72c1403e103b45db9da5b9d2b'],
      lpToken: '0x3a283d9c08e8b55966afb64c515f5143cf907611',
    },
    // crvUSD against USDC and USDT
    '0x4dece678ceceb27446b35c672dc7d61f30bad69e': { coins: [usdc, crvUsd] },
    '0x390f3595bca2df7d23783dfd126427cceb997bf4': { coins: [usdt, crvUsd] },
    // PYUSD and USDe against USDC
    '0x383e6b4437b59fff47b619cba855ca29342a8559': { coins: ['0x6c3ea9036406852006290770bedfcaba0e23a0e8', usdc] },
    '0x02950460e2b9529d0e00284a5fa2d7bdf3fa4d72': { coins: ['0x4c9edd5852cd905f086c759e8383e09bff1e68b3', usdc] },
  },
  10: {
    // 3pool, wstETH
    '0x1337bedc9d22ecbe766df105c9623922a27963ec': {
      coins: [
        '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
        '0x7f5c764cbc14f9669b88837ca1490cca17c31607',
        '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
      ],
    },
    '0xb90b9b1f91a01ea22a182cd84c1e22222e39b415': {
      coins: [coin, '0x1f32b1c2345538c0c6f582fcb022739c4a194ebb'],
      lpToken: '0xefde221f306152971d8e9f181bfe998447975810',
    },
  },
  100: {
    // 3pool
    '0x7f90122bf0700f9e7e1f688fe926940e8839f353': {
      coins: [
        '0xe91d153e0b41518a2ce8dd3d7944fa863463a97d',
        '0xddafbb505ad214d7b80b1f830fccc89b60fb7a83',
        '0x4ecaba5870353805a9f068101a40e0f32ed605c6',
      ],
      lpToken: '0x1337bedc9d22ecbe766df105c9623922a27963ec',
    },
  },
  137: {
    // am3pool, of tokens that Aave gives for deposits
    '0x445fe580ef8d70ff569ab36e80c647af338db351': {
      coins: [
        '0x27f8d03b3a2196956ed754badc28d73be8830a6e',
        '0x1a13f4ca1d028320a707d99520abfefca3998b7f',
        '0x60d55f02a771d515e077c9c2403a1ef324885cec',
      ],
      underlying: [
        '0x8f3cf7ad23cd3cadbd9735aff958023239c6a063',
        '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
        '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
      ],
      lpToken: '0xe7a24ef0c5e95ffb0f6684b813a78f2a3ad7d171',
    },
  },
  42161: {
    // 2pool, tricrypto, wstETH
    '0x7f90122bf0700f9e7e1f688fe926940e8839f353': {
      coins: ['0xff970a61a04b1ca14834a43f5de4533ebddb5cc8', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'],
    },
    '0x960ea3e3c7fb317332d990873d354e18d7645590': {
      coins: [
        '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
        '0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f',
        '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
      ],
      lpToken: '0x8e0b8c8bb9db49a46697f3a5bb8a308e744821d2',
    },
    '0x6eb2dc694eb516b16dc9fbc678c60052bbdd7d80': {
      coins: [coin, '0x5979d7b546e38e414f7e9822514be443a4800529'],
      lpToken: '0xdbcd16e622c95acb2650b38ec799f76bfc557a0b',
    },
  },
};
