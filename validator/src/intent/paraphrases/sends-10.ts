import type { Paraphrases } from './paraphrase.ts';

export const sends10: Paraphrases = [
  ['Withdraw 20000 USDT from the Safe to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 20000 USDT to 0x7099'],
  ['withdraw 5 USDC from our multisig to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['Withdraw 3 WETH from the treasury to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 3 WETH to 0x7099'],
  ['withdraw 5 USDC from Aave', 'withdraw -> 5 USDC on aave'],
  [
    'gift my nft 0x70997970C51812dc3A010C7d01b50e0d17dc79C8/6027 to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'send nft 0x7099 #6027 to 0x3c44',
  ],
  [
    'Transfer NFT 0x70997970C51812dc3A010C7d01b50e0d17dc79C8:556 to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'send nft 0x7099 #556 to 0x3c44',
  ],
  [
    'send 0x70997970C51812dc3A010C7d01b50e0d17dc79C8/6027 to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'send nft 0x7099 #6027 to 0x3c44',
  ],
  [
    'send USDC: 0x70997970C51812dc3A010C7d01b50e0d17dc79C8/5, 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC/6',
    'send 5 USDC to 0x7099; send 6 USDC to 0x3c44',
  ],
  [
    'deliver 13 game items #1946 from 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'send 13 nft 0x7099 #1946 to 0x3c44',
  ],
  [
    'payout 22k ARB to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 then 1070 ARB to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'send 22000 ARB to 0x7099; send 1070 ARB to 0x3c44',
  ],
  [
    'payout 1,070.50 AAVE to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 and .5 AAVE to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'send 1070.5 AAVE to 0x7099; send 0.5 AAVE to 0x3c44',
  ],
  ['invoice 17 ARB 5 to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 ARB to 0x7099'],
  [
    'a) 2.97 WETH to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 b) 0.385 WETH to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'send 2.97 WETH to 0x7099; send 0.385 WETH to 0x3c44',
  ],
  ['release 5 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['Invia 8 DAI a 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 8 DAI to 0x7099'],
  ['Trasferisci 1,5 ETH a 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 1.5 ETH to 0x7099'],
  ['pay back 5 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['repay 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5 USDC', 'send 5 USDC to 0x7099'],
  ['pay back 5 USDC to Aave', 'repay 5 USDC on aave'],
  ['cover 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 for 62 USDC', 'send 62 USDC to 0x7099'],
  ['sponsor 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 with 5 USDC', 'send 5 USDC to 0x7099'],
  ['Make 5 USDC spendable by 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'approve 5 USDC by 0x7099'],
  ['Limit 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 to 580 LINK', 'approve 580 LINK by 0x7099'],
  [
    'allow 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 to use as much CRV as it wants',
    'approve unlimited CRV by 0x7099',
  ],
  [
    'Give 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 operator access to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'operator nft 0x3c44 #* by 0x7099',
  ],
  [
    'Remove the operator approval of 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 for 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'revoke operator nft 0x3c44 #* by 0x7099',
  ],
  [
    'Take away operator access to 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC from 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'revoke operator nft 0x3c44 #* by 0x7099',
  ],
  [
    'end the collection approval for 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 on 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'revoke operator nft 0x3c44 #* by 0x7099',
  ],
  [
    'deny 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 access to my collection 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    'revoke operator nft 0x3c44 #* by 0x7099',
  ],
  [
    'split 90 USDC evenly between 0x646d491134C65DbADC2D2Daffb5976D799DB0D98, 0xd1b2932f0f733f077b1133a16B4fE45441eB9129 and 0x975bb3dd08472fad4f538e794462cef18794df09',
    'send 30 USDC to 0x646d; send 30 USDC to 0xd1b2; send 30 USDC to 0x975b',
  ],
  [
    'halve 1 ETH between 0xAf6295B8a3fD26c812E120B124750ca0d9a77e45 and 0xf99a819a2b16c49bfd2ee0cf5b929df5d1097e3a',
    'send 0.5 ETH to 0xaf62; send 0.5 ETH to 0xf99a',
  ],
  [
    '11 dai a head for 0x786b8722fe077483923b2e8f35658fbce0dad1f1 and 0x3DA0485a114A7d2a00563738e585983Dc9984259',
    'send 11 DAI to 0x786b; send 11 DAI to 0x3da0',
  ],
  [
    'Every contributor listed receives the same 40 USDC bounty: 0xd2d8de9a94f80aDa2c651aeD0d847b971e343A95, 0x7d2cA69EC82C4bb86eD7a0D9c14b161eadB2442F.',
    'send 40 USDC to 0xd2d8; send 40 USDC to 0x7d2c',
  ],
  [
    '0x1BAA31088f0A4B453754b4707Db752988269E3C1 + 0xfc51d47639c95e1fc9ae0a5733d0b703e982d3b2: 6 usdt each, ty',
    'send 6 USDT to 0x1baa; send 6 USDT to 0xfc51',
  ],
  [
    'Amount per recipient: 18 USDC\nRecipients: 0xbcde9bd5962f18e01f2a4b9e9c0c648368c88244, 0x8F4c8ad2380E9A9671f91F1e7De3D85792FF6703, 0x8fB321E1b62C3191852C6f2D83a9519FA6111D44',
    'send 18 USDC to 0xbcde; send 18 USDC to 0x8f4c; send 18 USDC to 0x8fb3',
  ],
  [
    '200 usdc in total, shared equally by 0xC774724179aF6738BBF2121Bc5703980d4D74D13 and 0x4d8EB259F14d00f56cb7745D547E0CB45CA673aF',
    'send 100 USDC to 0xc774; send 100 USDC to 0x4d8e',
  ],
  [
    'both 0x31c73e2D51FFa5547F71700C8F088f8214F40657 and 0x661564d2db77278c2f6575d03283ea6320aca339 get 0.07 eth from me for xmas',
    'send 0.07 ETH to 0x31c7; send 0.07 ETH to 0x6615',
  ],
  [
    'The sum of 1,000 DAI shall be divided in equal parts among 0xece1ca78b45bc9a97893a4c442cb4675f27e3aa3, 0xcE1f40c077c421CeF1FcbDd9C8dDa06F67fDDcFA, 0xeFA97F29E8e22f608Acf8328B79eC232E0e50dAa and 0x064e2d97c7a14592ea7a47aa39a6b0bc19f81c24.',
    'send 250 DAI to 0xece1; send 250 DAI to 0xce1f; send 250 DAI to 0xefa9; send 250 DAI to 0x064e',
  ],
  [
    'Send two LINK each to 0xDe406B4148DEFdE3C7ff67455785D40375c4C548 and 0x5f7BFD130b99509426d4Fab9909d4216d748C167',
    'send 2 LINK to 0xde40; send 2 LINK to 0x5f7b',
  ],
  [
    'for every wallet of this list i want transfer 5 usdc: 0x2952bcC0306891aBEB2304AB466738919F66df69 0x08ebccd7814a64f22f90c7e18abe0dcd06a2453a',
    'send 5 USDC to 0x2952; send 5 USDC to 0x08eb',
  ],
  [
    'payroll: 0xCC42aba05201C1f42c621E0652484E564c6B42DC 2,100 USDC / 0x09613ECd069fAEdde67451884C25c2381DBd7D85 1,850 USDC / 0xbceb6b5e97ec9547379c266246083ffc9b4fad7f 940 USDC',
    'send 2100 USDC to 0xcc42; send 1850 USDC to 0x0961; send 940 USDC to 0xbceb',
  ],
  [
    'give 0x96A3e5eF044889dE5E6ac216B444f537520e6D74 10 dai, 0x2b99679dae57647ee1319a27a42de3c493b83f70 25 dai and the last 40 dai go to 0x1b2927446796C4eFF9256F8Bc74747b26c71Ec64',
    'send 10 DAI to 0x96a3; send 25 DAI to 0x2b99; send 40 DAI to 0x1b29',
  ],
  [
    'Please disburse as follows:\n1) 0x60557beb1220897c9872bcd61ab3aa07efb6829e - 0.5 ETH\n2) 0x861684294EA931b5821D199e2DD21f90F71Db107 - 0.25 ETH',
    'send 0.5 ETH to 0x6055; send 0.25 ETH to 0x8616',
  ],
  [
    '300 usdc for the designer (0xf3C9D7521726E276bFDc8293a71Fc640D7F702E3), 120 usdc for the translator (0xE491eD98651Ca331FA14AbB31CCcEA639a3d8cbb)',
    'send 300 USDC to 0xf3c9; send 120 USDC to 0xe491',
  ],
  [
    'address,amount,token\n0x77D49512B08821C1129F2fD5d245093eFD95A3E7,15,USDC\n0xc29cda1b96189e247e6b7edacfe66ee9458dc7f0,22.5,USDC\n0x54d846a8a1EE480A5d80860022605Fd28ed79317,8,USDC',
    'send 15 USDC to 0x77d4; send 22.5 USDC to 0xc29c; send 8 USDC to 0x54d8',
  ],
  [
    'I owe 0xaea91e54f8c67e4d3be5dc2c0e58c710b6c4045a 7 USDT and I also owe 0xF6157db8B19dcb0c5dC7D7E394c3B873373c27aB 0.02 ETH, pay both of them',
    'send 7 USDT to 0xaea9; send 0.02 ETH to 0xf615',
  ],
  [
    '1 UNI to 0x16F88A936856454F1023d35E833aE3Eb35BA49AF, 2 UNI to 0x97c0f106E0dBaA830581049677A83ABB7C6fF1D1',
    'send 1 UNI to 0x16f8; send 2 UNI to 0x97c0',
  ],
  [
    '0x01d49a15415d26c49F0107E4fDa2A0428688a9Fc is to be paid 500 DAI; 0x8862782bfe4c8cd1cdb2f469939c782d9620318c is to be paid 650 DAI.',
    'send 500 DAI to 0x01d4; send 650 DAI to 0x8862',
  ],
  [
    'first 60 usdc goes to 0x48a0737064feb2ecf6d1d2d7110a870a64ea8743 then after that one 90 usdc goes to 0xA89fB25fBBb83301092c18a2637702259A94C11f thank you',
    'send 60 USDC to 0x48a0; send 90 USDC to 0xa89f',
  ],
  [
    'The agent will (i) transfer 3 LINK to 0x92A71f9E76a3a1DAaBE86B4b79089f2982b8270b and (ii) transfer 45 USDC to 0x49Aa381f7f0bad8261163F2BBf46Ccac60666d27.',
    'send 3 LINK to 0x92a7; send 45 USDC to 0x49aa',
  ],
  [
    'hey can u settle the poker night, 0x3167AF10Bd9D937DA3215986882C326C18A07518 won 35 usdc and 0x565426281d4e4cf60b9e93b28d5fa45f9a5d64de won 12 usdc',
    'send 35 USDC to 0x3167; send 12 USDC to 0x5654',
  ],
  [
    'Distribute USDC: 70 → 0xca224faff85bc9823c34b5e24bd88709ea93ef39, 20 → 0xfFD13Bd6b54E280C4430c0e2c30E79a0CB209e7E, 10 → 0xfBdfE8e0c41CFb3E8a0B8aAabD23EFE18E7DAB74',
    'send 70 USDC to 0xca22; send 20 USDC to 0xffd1; send 10 USDC to 0xfbdf',
  ],
  [
    "send 3 LINK to 0xfdbfc1a7656f34ff8f6253c3781144e35ab1f9ac – that's all, no swaps",
    'send 3 LINK to 0xfdbf; forbid swap; forbid anything-else | send 3 LINK to 0xfdbf; forbid anything-else; forbid swap | send 3 LINK to 0xfdbf; forbid swap',
  ],
  [
    '0x74b80Fe36A020b3E98C76527F470385b8BEC4e0b bought my nft, its number 73 in 0x11480EDE2c142d3C4aB70C483c86bff8dB4Bdfe1, hand it over',
    'send nft 0x1148 #73 to 0x74b8',
  ],
];
