import type { Address } from '@countersign/protocol';

/** Reserves in the order of their ids, which the compact functions of the pools on rollups use. */
export const aaveV3Reserves: Readonly<Record<number, readonly Address[]>> = {
  10: [
    '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1', // DAI
    '0x350a791bfc2c21f9ed5d10980dad2e2638ffa7f6', // LINK
    '0x7f5c764cbc14f9669b88837ca1490cca17c31607', // USDC.e
    '0x68f180fcce6836688e9084f035309e29bf0a2095', // WBTC
    '0x4200000000000000000000000000000000000006', // WETH
    '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58', // USDT
    '0x76fb31fb4af56892a25e32cfc43de717950c9278', // AAVE
    '0x8c6f28f2f1a3c87f0f938b96d27520d9751ec8d9', // sUSD
    '0x4200000000000000000000000000000000000042', // OP
    '0x1f32b1c2345538c0c6f582fcb022739c4a194ebb', // wstETH
    '0xc40f949f8a4e094d1b49a23ea9241d289b7b2819', // LUSD
    '0xdfa46478f9e5ea86d57387849598dbfb2e964b02', // MAI
    '0x9bcef72be871e61ed4fbbc7630889bee758eb81d', // rETH
    '0x0b2c639c533813f4aa9d7837caf62653d097ff85', // USDC
  ],
  8453: [
    '0x4200000000000000000000000000000000000006', // WETH
    '0x2ae3f1ec7f1f5012cfeab0185bfc7aa3cf0dec22', // cbETH
    '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca', // USDbC
    '0xc1cba3fcea344f92d9239c08c0568f6f2f0ee452', // wstETH
    '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', // USDC
    '0x04c0599ae5a44757c0af6f9ec3b93da8976c150a', // weETH
    '0xcbb7c0000ab88b473b1f5afd9ef808440eed33bf', // cbBTC
    '0x2416092f143378750bb29b79ed961ab195cceea5', // ezETH
    '0x6bb7a212910682dcfdbd5bcbb3e28fb4e8da10ee', // GHO
    '0xedfa23602d0ec14714057867a78d01e94176bea0', // wrsETH
    '0xecac9c5f704e954931349da37f60e39f515c11c1', // LBTC
    '0x60a3e35cc302bfa44cb288bc5a4f316fdb1adb42', // EURC
    '0x63706e401c06ac8513145b7687a14804d17f814b', // AAVE
    '0x236aa50979d5f3de3bd1eeb40e81137f22ab794b', // tBTC
    '0x660975730059246a68521a3e2fbd4740173100f5', // syrupUSDC
  ],
  42161: [
    '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1', // DAI
    '0xf97f4df75117a78c1a5a0dbb814af92458539fb4', // LINK
    '0xff970a61a04b1ca14834a43f5de4533ebddb5cc8', // USDC.e
    '0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f', // WBTC
    '0x82af49447d8a07e3bd95bd0d56f35241523fbab1', // WETH
    '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', // USDT
    '0xba5ddd1f9d7f570dc94a51479a000e3bce967196', // AAVE
    '0xd22a58f79e9481d1a88e00c343885a588b34b68b', // EURS
    '0x5979d7b546e38e414f7e9822514be443a4800529', // wstETH
    '0x3f56e0c36d275367b8c502090edf38289b3dea0d', // MAI
    '0xec70dcb4a1efa46b8f2d97c310c9c4790ba5ffa8', // rETH
    '0x93b346b6bc2548da6a1e7d98e9a421b42541425b', // LUSD
    '0xaf88d065e77c8cc2239327c5edb3a432268e5831', // USDC
    '0x17fc002b466eec40dae837fc4be5c67993ddbd6f', // FRAX
    '0x912ce59144191c1204e64559fe8253a0e49e6548', // ARB
    '0x35751007a407ca6feffe80b3cb397736d2cf4dbe', // weETH
    '0x7dff72693f6a4149b17e7c6314655f6a9f7c8b33', // GHO
    '0x2416092f143378750bb29b79ed961ab195cceea5', // ezETH
    '0x4186bfc76e2e237523cbc30fd220fe055156b41f', // rsETH
    '0x6c84a8f1c29108f47a79964b5fe888d4f4d0de40', // tBTC
  ],
};
