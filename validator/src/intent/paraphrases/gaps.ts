import type { Paraphrases } from './paraphrase.ts';

/** Requests that are not read as a careful reader would: a measure of what is left, and the first to turn to. */
export const gaps: Paraphrases = [
  ['Convert 5 ETH to its wrapped form', 'wrap 5 ETH'],
  [
    `send 3 LINK to 0xfdbfc1a7656f34ff8f6253c3781144e35ab1f9ac – that's all, no swaps`,
    'send 3 LINK to 0xfdbf; forbid swap; forbid anything-else | send 3 LINK to 0xfdbf; forbid anything-else; forbid swap | send 3 LINK to 0xfdbf; forbid swap',
  ],
  [
    `The contractor's address is 0xB3860CF50D7abb11553332A39B7daF284bFc74a2. He's owed 3.2k USDC. Pay him.`,
    'send 3200 USDC to 0xb386',
  ],
  [`swap 1 eth 2 usdc, don't lose more than 1%`, 'swap 1 ETH -> USDC; slippage 100'],
  ['Submit a sell order for 50 UNI, limit 0.1 WETH minimum, on cow protocol', 'swap 50 UNI -> min 0.1 WETH on cow'],
  [
    'At 14:30 I spoke with Maria, she needs 20 DAI. Her address: 0x92aa72cd9145306c2c33b3b3db0ae09df73623af. Please send.',
    'send 20 DAI to 0x92aa',
  ],
  [
    'pls pay this => 120 USDC, 0xf80b79e3ccd18822840e30d7b6940ec3aa6b8707, polygon, due 30 days',
    'send 120 USDC to 0xf80b at 137',
  ],
  ['在 1inch 上卖掉 500 LINK，换 USDT', 'swap 500 LINK -> USDT on 1inch'],
  ['أريد أن أبادل 300 USDC بـ ETH على Uniswap', 'swap 300 USDC -> ETH on uniswap'],
  [
    'Before I can trade I need the Uniswap router cleared for 800 USDC, please do the approval',
    'approve 800 USDC by uniswap',
  ],
  [
    'Make it so that 0xFA5f3F6938eB6eFd82Ba653a8c32345b1871dDE9 can no longer spend my AAVE',
    'revoke approve AAVE by 0xfa5f',
  ],
  ['cap 0xeE352ea5cCcD12Fc6aCC7C6614507a0B62279dE9 at 80 DAI of spending', 'approve 80 DAI by 0xee35'],
  ['reduce what 0x0Ab244443d5A68B1714FcE3f67d56a1107731A8C may spend to 10 USDC', 'approve 10 USDC by 0x0ab2'],
  [
    'The user needs to sign a PermitSingle granting 0x85bb3cf9b22531d69c51b33281f101a05f6aba11 90 USDC for 24 hours',
    'permit 90 USDC by 0x85bb; deadline 86400 | permit 90 USDC by 0x85bb on permit2; deadline 86400',
  ],
  [
    'Blur should no longer be able to move my NFTs from 0x15e993171e0203c957277007Db5526056d2a662f, revoke it',
    'revoke operator nft 0x15e9 #* by blur',
  ],
  ['Aave → supply → 25 LINK', 'supply 25 LINK on aave'],
  ['vault 0x0A526c280e52d5Ef7fF38578D1aE05c830DEff40: deposit 80 DAI', 'supply 80 DAI -> 0x0a52'],
  ['pool 10 BAL and 0.02 WETH on balancer', 'supply 10 BAL on balancer; supply 0.02 WETH on balancer'],
  [
    'Distribute USDC as follows: 0x448318a2eb7e9b4479049da7a001c03e84a8ef32 gets 50, 0x48133B0350775b210B4A985fc98f7EBb33cb7ACD gets 70.',
    'send 50 USDC to 0x4483; send 70 USDC to 0x4813',
  ],
  ['hop 5 eth ethereum to optimism', 'bridge 5 ETH on hop at 1 into 10 | bridge 5 ETH at 1 into 10'],
  [
    'please bridge ten USDC from optimism mainnet to arbitrum w/ across, receive at least 9.9 USDC',
    'bridge 10 USDC -> min 9.9 USDC on across at 10 into 42161',
  ],
  ['claim stETH withdrawal from Lido', 'claim -> stETH on lido | claim on lido'],
  ['new Safe owner: 0x4cfffd318ea597F9AFF3C4d7d5E48E85A03031B9, set threshold to 3', 'own to 0x4cff as owner need 3'],
  [
    'pass control of our token contract 0xC42E7B2d631495CD9f5358C9106cfa90646C6a78 to the DAO at 0xde27e359315994588e69408b25968ace1c64b625',
    'own 0xc42e to 0xde27 | own 0xc42e to 0xde27 as owner',
  ],
  [
    'ship v2: new implementation 0x7a000c3897eB27b818FFf28DE8ee3A19C74Cd492 for the proxy at 0x9D9Cb8F09076fb342774E0FDe866cc993523a5ab',
    'upgrade 0x9d9c to 0x7a00',
  ],
  [
    'call upgradeToAndCall so that 0xb5b5739e9ca93865af18d9642d7ef591b0cb5ab1 runs the code at 0xF72339bb09028F93013eFC3C8308a223E5334673',
    'upgrade 0xb5b5 to 0xf723',
  ],
  ['harbourfront.eth is about to lapse, renew it for another year', 'register -> nft harbourfront.eth #*'],
];
