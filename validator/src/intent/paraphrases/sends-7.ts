import type { Paraphrases } from './paraphrase.ts';

export const sends7: Paraphrases = [
  [
    'in one batch, 10 USDC to 0x7e80993c710b10de5c7f3108218beab78fc812bf and 20 USDC to 0xcDEB68AF7C47452c699d496516BC385C86C48813',
    'send 10 USDC to 0x7e80; send 20 USDC to 0xcdeb | send 10 USDC to 0x7e80 on multicall3; send 20 USDC to 0xcdeb on multicall3 | send 10 USDC to 0x7e80 on multicall3; send 20 USDC to 0xcdeb | send 10 USDC to 0x7e80; send 20 USDC to 0xcdeb on multicall3',
  ],
  [
    'Use Multicall3 to pay 0xb0Aa3d63a38CE8896cc584d694ABf33401cD1a18 0.01 ETH and 0xd676f83b98bfd4f4e2827f7934872b403c456ddc 0.02 ETH in a single transaction.',
    'send 0.01 ETH to 0xb0aa; send 0.02 ETH to 0xd676 | send 0.01 ETH to 0xb0aa on multicall3; send 0.02 ETH to 0xd676 on multicall3 | send 0.01 ETH to 0xb0aa on multicall3; send 0.02 ETH to 0xd676 | send 0.01 ETH to 0xb0aa; send 0.02 ETH to 0xd676 on multicall3',
  ],
  [
    'aggregate3Value: {0x0ca105E3Ac4550034bC6EcCf370E4e62b0D6F105: 0.5 ETH}, {0x080A30FE46bB66Df02bAfD61334537C06C63eE2c: 0.25 ETH}',
    'send 0.5 ETH to 0x0ca1; send 0.25 ETH to 0x080a | send 0.5 ETH to 0x0ca1 on multicall3; send 0.25 ETH to 0x080a on multicall3 | send 0.5 ETH to 0x0ca1 on multicall3; send 0.25 ETH to 0x080a | send 0.5 ETH to 0x0ca1; send 0.25 ETH to 0x080a on multicall3',
  ],
  [
    'one multicall, three payments: 0.1 eth 0x79441F3461bDb2417EaA069387584DF8B365ABEB, 0.2 eth 0x8b9BD88fDFA834ee4be3182fe39b58084e383105, 0.3 eth 0x5FBd686968AC4Fd96350b04C086f76B614C8F217',
    'send 0.1 ETH to 0x7944; send 0.2 ETH to 0x8b9b; send 0.3 ETH to 0x5fbd | send 0.1 ETH to 0x7944 on multicall3; send 0.2 ETH to 0x8b9b on multicall3; send 0.3 ETH to 0x5fbd on multicall3 | send 0.1 ETH to 0x7944 on multicall3; send 0.2 ETH to 0x8b9b; send 0.3 ETH to 0x5fbd | send 0.1 ETH to 0x7944; send 0.2 ETH to 0x8b9b; send 0.3 ETH to 0x5fbd on multicall3',
  ],
  [
    'Bundle these two payments together so I sign only once: 0.4 ETH for 0x9583dc939c5d5f35ce0ecc65312bee4a5bd08c14, 0.6 ETH for 0x4cEA209B52f437bA4F2292f0f1C9fC9C88408c01',
    'send 0.4 ETH to 0x9583; send 0.6 ETH to 0x4cea | send 0.4 ETH to 0x9583 on multicall3; send 0.6 ETH to 0x4cea on multicall3 | send 0.4 ETH to 0x9583 on multicall3; send 0.6 ETH to 0x4cea | send 0.4 ETH to 0x9583; send 0.6 ETH to 0x4cea on multicall3',
  ],
  [
    'Batch payout via the Multicall3 contract:\n0x22db1580B9bf2cdBC726387b99d88355BaCc3421 - 0.05 ETH\n0x89Eb5D25F2bB9E0f35A7c2a127CA563E9aA4c66d - 0.07 ETH',
    'send 0.05 ETH to 0x22db; send 0.07 ETH to 0x89eb | send 0.05 ETH to 0x22db on multicall3; send 0.07 ETH to 0x89eb on multicall3 | send 0.05 ETH to 0x22db on multicall3; send 0.07 ETH to 0x89eb | send 0.05 ETH to 0x22db; send 0.07 ETH to 0x89eb on multicall3',
  ],
  [
    "I'd rather not do it twice, so please do both at once with a multicall: 0xAe55d1fD7Ad3f7240E758101205AC2C60dB1C21e gets 0.3 ETH, 0x0be94f6848c81b46aa5b0d26dc5e9eb7f2450bab gets 0.9 ETH",
    'send 0.3 ETH to 0xae55; send 0.9 ETH to 0x0be9 | send 0.3 ETH to 0xae55 on multicall3; send 0.9 ETH to 0x0be9 on multicall3 | send 0.3 ETH to 0xae55 on multicall3; send 0.9 ETH to 0x0be9 | send 0.3 ETH to 0xae55; send 0.9 ETH to 0x0be9 on multicall3',
  ],
  [
    'multicall(send 0.01 ETH to 0x4A0b19428CC1615aB3E874a1D2B0A85dFfCB6c44, send 0.03 ETH to 0x117fe5b4643ed9e5fd0ca8e24f68b97b48282550)',
    'send 0.01 ETH to 0x4a0b; send 0.03 ETH to 0x117f | send 0.01 ETH to 0x4a0b on multicall3; send 0.03 ETH to 0x117f on multicall3 | send 0.01 ETH to 0x4a0b on multicall3; send 0.03 ETH to 0x117f | send 0.01 ETH to 0x4a0b; send 0.03 ETH to 0x117f on multicall3',
  ],
  [
    'atomically send 1 ETH to 0x7A9Edc10d55bce531e6effa1A7D6CB39c51109dE and 2 ETH to 0x2Dde78602a64e02Ef7F0bc19E96B237cDe184009',
    'send 1 ETH to 0x7a9e; send 2 ETH to 0x2dde | send 1 ETH to 0x7a9e on multicall3; send 2 ETH to 0x2dde on multicall3 | send 1 ETH to 0x7a9e on multicall3; send 2 ETH to 0x2dde | send 1 ETH to 0x7a9e; send 2 ETH to 0x2dde on multicall3',
  ],
  [
    'All in one go: 0.02 ETH → 0xa9536c108683a4b222057400d2925f4897ed9599; 0.04 ETH → 0x859005effe9a39355dd500f976eab44e8529c312',
    'send 0.02 ETH to 0xa953; send 0.04 ETH to 0x8590 | send 0.02 ETH to 0xa953 on multicall3; send 0.04 ETH to 0x8590 on multicall3 | send 0.02 ETH to 0xa953 on multicall3; send 0.04 ETH to 0x8590 | send 0.02 ETH to 0xa953; send 0.04 ETH to 0x8590 on multicall3',
  ],
  [
    'Everything goes through Multicall3 in a single tx. 0.11 ETH is for 0x192aE96C864B61478E3641E11E922d011c20122b. 0.12 ETH is for 0x70D5513e17b0a04Ec37cB87E9Cc4A28E11046326.',
    'send 0.11 ETH to 0x192a; send 0.12 ETH to 0x70d5 | send 0.11 ETH to 0x192a on multicall3; send 0.12 ETH to 0x70d5 on multicall3 | send 0.11 ETH to 0x192a on multicall3; send 0.12 ETH to 0x70d5 | send 0.11 ETH to 0x192a; send 0.12 ETH to 0x70d5 on multicall3',
  ],
  [
    '{"via":"multicall3","calls":[{"to":"0xA56E559b87fB91d1543191dA395b0b670d9572E9","value":"0.2 ETH"},{"to":"0x676E31d3319E95D0500ded404c486510404D3a8d","value":"0.4 ETH"}]}',
    'send 0.2 ETH to 0xa56e; send 0.4 ETH to 0x676e | send 0.2 ETH to 0xa56e on multicall3; send 0.4 ETH to 0x676e on multicall3 | send 0.2 ETH to 0xa56e on multicall3; send 0.4 ETH to 0x676e | send 0.2 ETH to 0xa56e; send 0.4 ETH to 0x676e on multicall3',
  ],
  [
    'with one signature send 0x2c1a3d13c0948d9B718f7F7880b21B7254Ad0723 0.6 eth, 0x9cFD0f6a3C587c25fbf82495E3d5064A74CA4CE0 0.7 eth',
    'send 0.6 ETH to 0x2c1a; send 0.7 ETH to 0x9cfd | send 0.6 ETH to 0x2c1a on multicall3; send 0.7 ETH to 0x9cfd on multicall3 | send 0.6 ETH to 0x2c1a on multicall3; send 0.7 ETH to 0x9cfd | send 0.6 ETH to 0x2c1a; send 0.7 ETH to 0x9cfd on multicall3',
  ],
  [
    'Pay our two validators in one shot (Multicall3 is fine): 0.15 ETH to 0x49e696664631f9c1a526b48c817e9367cd692340, 0.35 ETH to 0x67BBFBcB935F7aE8Ba73a99eE255A8AcF36F9754',
    'send 0.15 ETH to 0x49e6; send 0.35 ETH to 0x67bb | send 0.15 ETH to 0x49e6 on multicall3; send 0.35 ETH to 0x67bb on multicall3 | send 0.15 ETH to 0x49e6 on multicall3; send 0.35 ETH to 0x67bb | send 0.15 ETH to 0x49e6; send 0.35 ETH to 0x67bb on multicall3',
  ],
  [
    'a batched transfer please: 0x808202fa7e616d701aCf2A149e9e3593442771a1 / 0.08 ETH and 0x87F7Ad4531b841A6b2Ce18147bFa4B10f98dc0f1 / 0.09 ETH',
    'send 0.08 ETH to 0x8082; send 0.09 ETH to 0x87f7 | send 0.08 ETH to 0x8082 on multicall3; send 0.09 ETH to 0x87f7 on multicall3 | send 0.08 ETH to 0x8082 on multicall3; send 0.09 ETH to 0x87f7 | send 0.08 ETH to 0x8082; send 0.09 ETH to 0x87f7 on multicall3',
  ],
  [
    'Combine into a single multicall the following transfers - 3 ETH to 0x7D91Cffbd0db62b7b37293487F7CBFaA5C058063 - 4 ETH to 0x2d61B5Dd64f77a4b14a9A247EC95BE6221171019',
    'send 3 ETH to 0x7d91; send 4 ETH to 0x2d61 | send 3 ETH to 0x7d91 on multicall3; send 4 ETH to 0x2d61 on multicall3 | send 3 ETH to 0x7d91 on multicall3; send 4 ETH to 0x2d61 | send 3 ETH to 0x7d91; send 4 ETH to 0x2d61 on multicall3',
  ],
  [
    'on base, batched: 0.01 eth to 0xd12a547D955DF84a90aDb4F44b14158E16266d67 + 0.02 eth to 0xCC916c29E61a601548e304468C9fc806657fb700',
    'send 0.01 ETH to 0xd12a at 8453; send 0.02 ETH to 0xcc91 at 8453 | send 0.01 ETH to 0xd12a on multicall3 at 8453; send 0.02 ETH to 0xcc91 on multicall3 at 8453 | send 0.01 ETH to 0xd12a on multicall3 at 8453; send 0.02 ETH to 0xcc91 at 8453 | send 0.01 ETH to 0xd12a at 8453; send 0.02 ETH to 0xcc91 on multicall3 at 8453',
  ],
  [
    'Multicall → [0x6337590f5AA183eFA93142BEa567cED4a6207B21: 0.25 ETH, 0x0c7A523ef92fA8C94D881353Dc3Cf41E42f50E11: 0.75 ETH]',
    'send 0.25 ETH to 0x6337; send 0.75 ETH to 0x0c7a | send 0.25 ETH to 0x6337 on multicall3; send 0.75 ETH to 0x0c7a on multicall3 | send 0.25 ETH to 0x6337 on multicall3; send 0.75 ETH to 0x0c7a | send 0.25 ETH to 0x6337; send 0.75 ETH to 0x0c7a on multicall3',
  ],
  [
    'To save gas, group the payments to 0x75266536369d5422eda669ae53c5c302f67b3f29 (0.3 ETH) and 0x9a0a14FF905a89d2F4541977c3cf0CE5dC7040ED (0.2 ETH) in one transaction.',
    'send 0.3 ETH to 0x7526; send 0.2 ETH to 0x9a0a | send 0.3 ETH to 0x7526 on multicall3; send 0.2 ETH to 0x9a0a on multicall3 | send 0.3 ETH to 0x7526 on multicall3; send 0.2 ETH to 0x9a0a | send 0.3 ETH to 0x7526; send 0.2 ETH to 0x9a0a on multicall3',
  ],
  [
    'both in the same transaction pls. 0x122938c9237a8397535cb40d4086c92b322544bf: 1.5 ETH, 0x546b2095dFdcFC642b1c08Aaae3B180efd9E4E57: 2.5 ETH',
    'send 1.5 ETH to 0x1229; send 2.5 ETH to 0x546b | send 1.5 ETH to 0x1229 on multicall3; send 2.5 ETH to 0x546b on multicall3 | send 1.5 ETH to 0x1229 on multicall3; send 2.5 ETH to 0x546b | send 1.5 ETH to 0x1229; send 2.5 ETH to 0x546b on multicall3',
  ],
  [
    'Through a multicall, 0xcd70ed2da95042ad9be31c02882ebf3c640f96ab should receive 0.09 ETH and 0x03bab94b155e2576A3D3F3d299968Bb8Cb29691C should receive 0.19 ETH.',
    'send 0.09 ETH to 0xcd70; send 0.19 ETH to 0x03ba | send 0.09 ETH to 0xcd70 on multicall3; send 0.19 ETH to 0x03ba on multicall3 | send 0.09 ETH to 0xcd70 on multicall3; send 0.19 ETH to 0x03ba | send 0.09 ETH to 0xcd70; send 0.19 ETH to 0x03ba on multicall3',
  ],
  [
    'do a multisend of ether: 0.2 to 0x73398c86c8b8d898ac7d35b0a11942d515c4c114, 0.3 to 0x56285BC5B414c16056eB0b70314483Dc4E81866c',
    'send 0.2 ETH to 0x7339; send 0.3 ETH to 0x5628 | send 0.2 ETH to 0x7339 on multicall3; send 0.3 ETH to 0x5628 on multicall3 | send 0.2 ETH to 0x7339 on multicall3; send 0.3 ETH to 0x5628 | send 0.2 ETH to 0x7339; send 0.3 ETH to 0x5628 on multicall3',
  ],
  [
    'Airdrop ETH in a single Multicall3 call: 0xB0A425d36A00657783d1BB230263C65C14102E33 0.001, 0xe2aDebA814eF07aD20f29B479260d66c17D54411 0.002, 0x29EE6bB30b33d3517bb55A8Ae2C6D635e578D78f 0.003',
    'send 0.001 ETH to 0xb0a4; send 0.002 ETH to 0xe2ad; send 0.003 ETH to 0x29ee | send 0.001 ETH to 0xb0a4 on multicall3; send 0.002 ETH to 0xe2ad on multicall3; send 0.003 ETH to 0x29ee on multicall3 | send 0.001 ETH to 0xb0a4 on multicall3; send 0.002 ETH to 0xe2ad; send 0.003 ETH to 0x29ee | send 0.001 ETH to 0xb0a4; send 0.002 ETH to 0xe2ad; send 0.003 ETH to 0x29ee on multicall3',
  ],
  [
    '2 sends, 1 tx. 40 USDC 0x85Eb9A402c258fB8559e3D44a55BDf1FBCEd3876. 50 USDC 0xa2C7625e8330761Ad3756DDBB1E91B91ac6cb355.',
    'send 40 USDC to 0x85eb; send 50 USDC to 0xa2c7 | send 40 USDC to 0x85eb on multicall3; send 50 USDC to 0xa2c7 on multicall3 | send 40 USDC to 0x85eb on multicall3; send 50 USDC to 0xa2c7 | send 40 USDC to 0x85eb; send 50 USDC to 0xa2c7 on multicall3',
  ],
  [
    'pay 0.6 ETH to 0x4f343B6B0DD4E7Ebb7705BA907BF9bcDdFdACad8 and, in the same multicall, 0.4 ETH to 0x428De370b9ACcC7d63af9966A44e5ADA7a9383B2',
    'send 0.6 ETH to 0x4f34; send 0.4 ETH to 0x428d | send 0.6 ETH to 0x4f34 on multicall3; send 0.4 ETH to 0x428d on multicall3 | send 0.6 ETH to 0x4f34 on multicall3; send 0.4 ETH to 0x428d | send 0.6 ETH to 0x4f34; send 0.4 ETH to 0x428d on multicall3',
  ],
  [
    'The calls should be aggregated by Multicall3 (0xcA11bde05977b3631167028862bE2a173976CA11): 0.1 ETH to 0xC36e28C310bAD7a0474A499d94B6f73B568448ee, 0.3 ETH to 0x4ee67aa394333313af37df02df8b24a15daf6221.',
    'send 0.1 ETH to 0xc36e; send 0.3 ETH to 0x4ee6 | send 0.1 ETH to 0xc36e on multicall3; send 0.3 ETH to 0x4ee6 on multicall3 | send 0.1 ETH to 0xc36e on multicall3; send 0.3 ETH to 0x4ee6 | send 0.1 ETH to 0xc36e; send 0.3 ETH to 0x4ee6 on multicall3',
  ],
  [
    'bulk payment, single tx: 0xd05Eab1FDcdA1e041a42cd45df2D8ed5cD26057A 7 ETH; 0xF58A361e41561c92E3f0Fc2594BFdb238F7dFbf3 8 ETH',
    'send 7 ETH to 0xd05e; send 8 ETH to 0xf58a | send 7 ETH to 0xd05e on multicall3; send 8 ETH to 0xf58a on multicall3 | send 7 ETH to 0xd05e on multicall3; send 8 ETH to 0xf58a | send 7 ETH to 0xd05e; send 8 ETH to 0xf58a on multicall3',
  ],
  [
    'Send ether to both in one multicall: 0.45 for 0x66e36565843a6784f6ac45398cae816ba2b8b1f9 and 0.55 for 0xec93f074e0878ddb4f89c8a167dd3c78da7bc7ba.',
    'send 0.45 ETH to 0x66e3; send 0.55 ETH to 0xec93 | send 0.45 ETH to 0x66e3 on multicall3; send 0.55 ETH to 0xec93 on multicall3 | send 0.45 ETH to 0x66e3 on multicall3; send 0.55 ETH to 0xec93 | send 0.45 ETH to 0x66e3; send 0.55 ETH to 0xec93 on multicall3',
  ],
  [
    'If one fails, all should fail: 0.21 ETH to 0x428aBBB20afd01b1148d060933d44cD66438a890 and 0.22 ETH to 0xfe86066adbc0c257a9adf408b3fa00a5c4d69ca2 in one batch.',
    'send 0.21 ETH to 0x428a; send 0.22 ETH to 0xfe86 | send 0.21 ETH to 0x428a on multicall3; send 0.22 ETH to 0xfe86 on multicall3 | send 0.21 ETH to 0x428a on multicall3; send 0.22 ETH to 0xfe86 | send 0.21 ETH to 0x428a; send 0.22 ETH to 0xfe86 on multicall3',
  ],
  [
    'In the same breath send 0.1 ETH to 0xfb867e3971ba10b2d04d3e662473a9634e7d5fd0 and 0.2 ETH to 0x26C59dfa70d47e17615EB2C0BC4724D94Ae587ef',
    'send 0.1 ETH to 0xfb86; send 0.2 ETH to 0x26c5 | send 0.1 ETH to 0xfb86 on multicall3; send 0.2 ETH to 0x26c5 on multicall3 | send 0.1 ETH to 0xfb86 on multicall3; send 0.2 ETH to 0x26c5 | send 0.1 ETH to 0xfb86; send 0.2 ETH to 0x26c5 on multicall3',
  ],
  [
    'One tx please! 0.3 ETH goes to 0x8cB291a995256FA12222d897c81E0952048cE291, 0.5 ETH goes to 0xa9A2A7692D9f256f63715eCaAC6666c6F7A0A26e.',
    'send 0.3 ETH to 0x8cb2; send 0.5 ETH to 0xa9a2 | send 0.3 ETH to 0x8cb2 on multicall3; send 0.5 ETH to 0xa9a2 on multicall3 | send 0.3 ETH to 0x8cb2 on multicall3; send 0.5 ETH to 0xa9a2 | send 0.3 ETH to 0x8cb2; send 0.5 ETH to 0xa9a2 on multicall3',
  ],
  [
    'The payments should be bundled: 1 ETH to 0x4e86b8d6198fa62bb322c940b0cd63b14659c234, 2 ETH to 0xa1531981aed1fce190cbab7fb5c8ce940d29d876',
    'send 1 ETH to 0x4e86; send 2 ETH to 0xa153 | send 1 ETH to 0x4e86 on multicall3; send 2 ETH to 0xa153 on multicall3 | send 1 ETH to 0x4e86 on multicall3; send 2 ETH to 0xa153 | send 1 ETH to 0x4e86; send 2 ETH to 0xa153 on multicall3',
  ],
  [
    'I only want to sign once. 0.04 ETH to 0xaeef5a236741fd7e3588f880d4ecf9f3f3b1f9e1, 0.06 ETH to 0xd14959cbd4f7fb4576c86cc7a85099c1a75cb6f6.',
    'send 0.04 ETH to 0xaeef; send 0.06 ETH to 0xd149 | send 0.04 ETH to 0xaeef on multicall3; send 0.06 ETH to 0xd149 on multicall3 | send 0.04 ETH to 0xaeef on multicall3; send 0.06 ETH to 0xd149 | send 0.04 ETH to 0xaeef; send 0.06 ETH to 0xd149 on multicall3',
  ],
  [
    'Pack into one Multicall3 call: pay 0x136a6B44987847A78Aff01E8c6f6aC90c8cd96ea 0.7 ETH; pay 0x5632a3E3a2e5c6bBd15c86030B817f987BE0824d 0.8 ETH',
    'send 0.7 ETH to 0x136a; send 0.8 ETH to 0x5632 | send 0.7 ETH to 0x136a on multicall3; send 0.8 ETH to 0x5632 on multicall3 | send 0.7 ETH to 0x136a on multicall3; send 0.8 ETH to 0x5632 | send 0.7 ETH to 0x136a; send 0.8 ETH to 0x5632 on multicall3',
  ],
  [
    'Either both go through or neither: 0.2 ETH to 0x57Cd2daDFC6Bdc46B8F9530A5FcC89A1564cF36E, 0.3 ETH to 0x654890978Fed03Fd64Be87Ba3C7DB3572ff166c3.',
    'send 0.2 ETH to 0x57cd; send 0.3 ETH to 0x6548 | send 0.2 ETH to 0x57cd on multicall3; send 0.3 ETH to 0x6548 on multicall3 | send 0.2 ETH to 0x57cd on multicall3; send 0.3 ETH to 0x6548 | send 0.2 ETH to 0x57cd; send 0.3 ETH to 0x6548 on multicall3',
  ],
  [
    'Transfer token ID 8812 from the collection at 0x490Bd049F4be8CBE59E773293ee5BBAcD6e84981 to 0xDf987A9fA91ce63Aa843Cc13093C785411A2b1D9.',
    'send nft 0x490b #8812 to 0xdf98',
  ],
  [
    'Bored Ape #4021 goes to 0xDa6b6cECDdb8dB9F3047046Ce6487A54020a4900',
    'send nft BAYC #4021 to 0xda6b | send nft Bored Ape #4021 to 0xda6b | send nft BoredApe #4021 to 0xda6b',
  ],
  [
    'safeTransferFrom on 0x1D77f5486CCb20b206f4c6254536fc2253401d14: token 77 to 0x35fD0339dfaCE3DDa7dFa66D50Bb6687d175790a',
    'send nft 0x1d77 #77 to 0x35fd',
  ],
  [
    'collection: 0x3afE9C25420872E9b5658EAF1a7F4e02469710ac\ntokenId: 1903\nto: 0x2b856Ed7bE00A5A41cB6A41dB9FB6606717490cF',
    'send nft 0x3afe #1903 to 0x2b85',
  ],
  [
    'NFT no. 55 (0x49Bd7a9e9E0128fa1eb15F7Cf053D177B62bE02B) should end up with 0x98e52Ab65E98E1Beb4d5EE61F928c1F03d4FEC80.',
    'send nft 0x49bd #55 to 0x98e5',
  ],
  [
    'Please give my nephew, 0x1207c7479E17d3dA59A96E6fBC7358cdD0c6da66, the NFT with id 12 out of contract 0xf87b618Bc0866404d4c9C5931Aa4AD5dcaF8c3E2.',
    'send nft 0xf87b #12 to 0x1207',
  ],
  [
    '{"op":"transferNFT","collection":"0xa7b04b47b7fc9b37c7347bc91ea30a6c4c67287a","tokenId":"640","recipient":"0x9d0fab44af4af3d509140a580259a3471323e87a"}',
    'send nft 0xa7b0 #640 to 0x9d0f',
  ],
  [
    '0x70Fb6Cd1775149E154732dA395184DBC71823a4c #998 → 0x4d0E808e70B568cEeA11621F4706bA56c754Ff8F',
    'send nft 0x70fb #998 to 0x4d0e',
  ],
  [
    "I'm parting with my Pudgy Penguin #2310, new home 0x733D6989997351AD926b38A2E0cEC62fD62E3f20",
    'send nft Pudgy Penguin #2310 to 0x733d | send nft PudgyPenguin #2310 to 0x733d | send nft Pudgy Penguins #2310 to 0x733d | send nft PudgyPenguins #2310 to 0x733d',
  ],
  [
    'hand the collectible 45 of 0xA9A44AD418BEc78C43Db813f4275F58A242B6AcA over to its buyer 0x3198e21f856894562C39C6Ea373F6c02B170A38C',
    'send nft 0xa9a4 #45 to 0x3198',
  ],
  [
    'The NFT (contract 0x693dbB1385Cd536E15fb8B8Ba8AF32F4515E6CFb, id #7) has been sold off-chain, so move it to 0x12EE682A46C76B346d2a5481fC2EC229FebbE10f.',
    'send nft 0x693d #7 to 0x12ee',
  ],
  [
    'put nft 301 from 0xcc62f612b69b741f6501843F91627B80441084dD in my vault 0xdcace170bb2a71ccb5a0c5c365059976d1dc9d4c',
    'send nft 0xcc62 #301 to 0xdcac',
  ],
  [
    'ERC-721 transfer; contract 0x548fa891bf92dda32de08717a982f353d52b0fa6; id 4096; new owner 0xF45454c33B234D842D136b689A06227ec3303497',
    'send nft 0x548f #4096 to 0xf454',
  ],
  [
    'Could token #19 of the 0x29222D28c1F4eD405AACf2c9847cD78Dd138826C collection be sent to 0x7bbE7a8D472e34896d35E0F261b9D78Efb9e1Ed8?',
    'send nft 0x2922 #19 to 0x7bbe',
  ],
  [
    'Make 0xa746270e55311b88b2192ded0ed05ad0aa2ec171 the owner of token 55 of 0x90d1095833B1Dd5Bd6A5400e28818AF4B56B8Be0',
    'send nft 0x90d1 #55 to 0xa746',
  ],
  [
    'Ship Doodle #5120 to 0xcE4dDE4B00481a621F087097C21bE943c9A09297, thanks',
    'send nft Doodle #5120 to 0xce4d | send nft Doodles #5120 to 0xce4d',
  ],
  [
    "my ticket (nft id 230, contract 0x74A4E3f7F257659CFaCE194D226B234415c296ee) should be passed on to 0x1828Ce5348603aeC307dE7d97491a7B7F9ba68FD since i can't go",
    'send nft 0x74a4 #230 to 0x1828',
  ],
  [
    'on polygon send erc721 token 14 of 0xe60169B2301eb89eE06115b36A99da70d442765C to 0x57C8516C0A46Ed0047BE11B3b3D46e889D39274E',
    'send nft 0xe601 #14 to 0x57c8 at 137',
  ],
  [
    'Move one NFT only: #8 in 0xe42c61220aaef7bcf3f1319e04131236ae53e43b. Recipient is 0x5ab17dd943cb1e03C620220fb7c4435535FF8bf5.',
    'send nft 0xe42c #8 to 0x5ab1 | send 1 nft 0xe42c #8 to 0x5ab1',
  ],
  [
    'gm, sending my cryptopunk 7701 to 0x9c29a710e5350bf712edb09cd02bc72e6ad6ce02 today pls',
    'send nft CryptoPunk #7701 to 0x9c29 | send nft cryptopunk #7701 to 0x9c29',
  ],
  [
    'To 0x787A0c136469f500c5BcA572905B7507a78895b8: NFT 66, collection 0xbE7A04AF5464e4dEdCF50839D93E1b1890bB4473',
    'send nft 0xbe7a #66 to 0x787a',
  ],
  [
    'Transfer ownership of NFT #1234 (contract 0x0a25fc3FFB8Bd2A1935FA1B779835fA356633309) to 0x8fd32501feafc2aed6624730b272fa4b47e41ac2',
    'send nft 0x0a25 #1234 to 0x8fd3',
  ],
  [
    'The birthday girl (0xd9fd67225FCB1e7C8e1E65fB40518e8CEcfe61ed) gets artwork number 3 of 0xf729a49f300d12e4479294fc323bc06a5a23f725 from me.',
    'send nft 0xf729 #3 to 0xd9fd',
  ],
  [
    'return #71 of 0x3c368ff52b120e7e757575a98d0ecf1859856819 to its former owner 0x2adc7dd66264d64d76dc600e72b4e9f978740c95',
    'send nft 0x3c36 #71 to 0x2adc',
  ],
  [
    'Let 0x589Aa0d61788dd536904D9051b951DE7D7cA7Ba4 take NFT id 404 off my hands, contract 0x7d465ed76a5bd93d1c4aaa53ddf2299ed550c778',
    'send nft 0x7d46 #404 to 0x589a',
  ],
  [
    'I want to donate NFT #17 from contract 0x39b0617422850f9bdbd917ec64bb1b979f278245 to the museum, 0x17c3855bb1951936a24c648a26c27b9af99db801.',
    'send nft 0x39b0 #17 to 0x17c3',
  ],
  [
    'my nft needs moving: id=62, contract=0x4548Cdb58AA4EA1B7Dad65cc63eCe4Aa2a34836B, destination=0xC0D8f3CD420b1a0D5D330f4edDb4741282c62CE5',
    'send nft 0x4548 #62 to 0xc0d8',
  ],
  [
    '0x43a87fb32a98b598B04EDC69bdd16BbFF4FfF70b is the new owner of token 55 of 0x703dACd0f46Eb31bF035474843242fAB732Dc264',
    'send nft 0x703d #55 to 0x43a8 | none',
  ],
  ['Ship my Moonbird #77 to 0x26692e346794f15bd8db2d3045816218fd9522c9', 'send nft Moonbird #77 to 0x2669'],
  [
    'My son (0x84f5BAcD55f62f79C65a4Cf77Bb7CB50f6698D36) should have NFT #5 from 0x431e82E529A8C72Abe63F571A76F25895511aCb7.',
    'send nft 0x431e #5 to 0x84f5',
  ],
  [
    'send the nft over: contract 0x492D90713797Df7d9d50ad72652205577E964D60, number 91, receiver 0xb14039502c1f8fff588b5b5d6035f400712041da',
    'send nft 0x492d #91 to 0xb140',
  ],
  [
    'Sold! Token #230 of 0xb82eBD7f3d105929B201aA4698F98BfD43412a2F to 0x09183fD8DC1dCFE8B0982175c917427d3456c1a7.',
    'send nft 0xb82e #230 to 0x0918 | none',
  ],
  [
    'Transfer one ERC-721, id 8, contract 0x539b2b9F8ae3BD50F5D4534372f90d374763B273, to 0x217c652eba3b1771fa9451dcb4ce8362e099bd45',
    'send nft 0x539b #8 to 0x217c | send 1 nft 0x539b #8 to 0x217c',
  ],
];
