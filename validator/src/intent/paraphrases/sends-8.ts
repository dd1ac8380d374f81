import type { Paraphrases } from './paraphrase.ts';

export const sends8: Paraphrases = [
  [
    "Our Safe's signers have agreed: 5,000 USDC to 0x99a3ac41eb708d458bc26cb9c44e758850b26b8d.",
    'send 5000 USDC to 0x99a3',
  ],
  [
    'Execute from the Safe 0x375d7564d92C9A1a7D80AdC4a042E08A2fC94B0F a transfer of 250 DAI to 0xa510064b79d61699f026d3a0d33fcf81d179e65b.',
    'send 250 DAI to 0xa510',
  ],
  [
    'safe 0x61a469b7276665B75eCE6D022B13aF10d6ecC64B pays 0xcbefe9ba3865be5f8a03633f7fc290b147a4dd8f 1.2 eth',
    'send 1.2 ETH to 0xcbef',
  ],
  [
    'execTransaction(to=0xf5A720ECDB00CC9C370Bb23Dec626eE08D6d59dE, value=0.4 ETH) on Safe 0x14C25DC307355CF04EfD17CFE02fE0CF216AB659, both owners have signed',
    'send 0.4 ETH to 0xf5a7',
  ],
  [
    'multisig payout - treasury Safe 0xddff3f66beb8aa7b72134dd6beba2b93f29b84f6 - recipient 0xb9FE306D342a968D4A3281E97235aa6EbbA79dCa - 900 USDC',
    'send 900 USDC to 0xb9fe',
  ],
  [
    'The 2-of-3 Safe at 0xf232e001D2D6f7F9953fdc17E89e4e646f6a7BF5 should send out 33 LINK to 0xb9A1A65dBD23a93049fB15835877748531E9ac5D',
    'send 33 LINK to 0xb9a1',
  ],
  [
    'With the signatures collected, release 10,000 USDC from the DAO multisig to the grantee 0x771cc593c4ec57e1b5d987e6d2c630842ea89639.',
    'send 10000 USDC to 0x771c',
  ],
  [
    'Use our Gnosis Safe (0xe27638795722e81eb3524ce41062766218c1d6f0) for this one: 0.9 ETH to 0x12B7bA9BCC03Db4B9afe6011fa494611AfbC5672',
    'send 0.9 ETH to 0x12b7',
  ],
  [
    'Safe: 0x192271Ae5Ed358F49bBefed8F2f39a74bc8f3ED5\nAsset: USDT\nAmount: 640\nTo: 0xfc6A0989B0f1277e8a0fB56e33C06C0D8a409eBd',
    'send 640 USDT to 0xfc6a',
  ],
  [
    'Owners signed off on paying 0xec3c102ac89e08273dc92db34d09580a1eee5a93 75 UNI out of the safe',
    'send 75 UNI to 0xec3c',
  ],
  ['have the safe wallet send 0x6cF8990a2CDe3ba00B86CcFA733C9e8a999059ae 12 weth', 'send 12 WETH to 0x6cf8'],
  ['Process the queued Safe transaction: 2 ETH for 0xB5c5F769921746994fD52Cb1548b7ecb60DC5A17', 'send 2 ETH to 0xb5c5'],
  [
    "The team's Safe{Wallet} transfers 1,850 USDC to our accountant at 0x37deBD040Dcc82f0Baa289376a7C316165b676aF.",
    'send 1850 USDC to 0x37de',
  ],
  [
    'from treasury multisig 0x8DA7b1941CAc22133075330C8fE4f2255465DA35 to ops wallet 0x047DCF29aA70acc12ABf0beaEE377537e2Ef20ab: 4000 dai',
    'send 4000 DAI to 0x047d',
  ],
  [
    'A Safe payment of 0.05 ETH to 0x07269445b887d1085603e69e0b0159727d151ca1, confirmed by all three signers, is ready to be executed. Execute it.',
    'send 0.05 ETH to 0x0726',
  ],
  [
    '{"safe":"0xbd6B35a95389d3196986Dc95C4E5c982229019b2","to":"0x8042B74FBf8826B5e771d12190D1340a3C9aF01E","token":"USDC","amount":"310","operation":"CALL"}',
    'send 310 USDC to 0x8042',
  ],
  [
    "I'm a signer of 0x1142aDBB7812A512f6cB86C97613771DC75069aC; we want 0x30b280FB99273e6beB9655D198E9009286286558 to get 150 USDC from it.",
    'send 150 USDC to 0x30b2',
  ],
  [
    'Threshold reached. Send the 700 DAI from the Safe to 0x0e0236ed09C08c47297bEB443Ad522b1640490FA now.',
    'send 700 DAI to 0x0e02',
  ],
  ['we vote yes: safe sends 3 eth to 0x86299246dee548ee13ace7352a546b8a2de0f979', 'send 3 ETH to 0x8629'],
  [
    'Through the Safe, please disburse 2,200 USDC to 0xFDBd1AD8B738eec4209235F98b28F7aff0534dC1 for Q2 grants',
    'send 2200 USDC to 0xfdbd',
  ],
  ['safe exec → 0x5C58602A63e61A4CE9D159D0d9c020D70a502574, 0.33 ETH, op=call', 'send 0.33 ETH to 0x5c58'],
  [
    'Money leaves the company Safe: 480 USDC, payee 0xb3004daab8da2c6e8923f016afab59fdcf141049.',
    'send 480 USDC to 0xb300',
  ],
  [
    'On Optimism our Safe 0x83CbfBD83404D1c7F4Da12C7748830E139aEDB22 must forward 60 OP to 0xbe4f1c83bae76ff9c00d536d2b7de3c86eeeabe5',
    'send 60 OP to 0xbe4f at 10',
  ],
  ['Let the multisig remunerate 0x8f15Daa7995729878c60438EBd1098f20E09F6fB with 1,300 DAI', 'send 1300 DAI to 0x8f15'],
  [
    'Submit the Safe tx that pays our lawyer 0xed998bdb90a06775e274c9fa28c026cd6c1fd897 5 ETH. Nonce 41, signatures attached.',
    'send 5 ETH to 0xed99',
  ],
  [
    'Have Safe 0xc4769b0a18ef4ecc72b34cc5c0b3d3d388b530df call transfer on USDC: 95 to 0x1ddc2534b0e43ac57323fca6fe3674a527f1715d.',
    'send 95 USDC to 0x1ddc',
  ],
  [
    'three signatures are in for the payment of 20 AAVE to 0xE2dDa6CABB3C474461Ebd66BA8a61A02c0fEf5ce from our safe; broadcast it',
    'send 20 AAVE to 0xe2dd',
  ],
  [
    'Ask the Safe to transfer 0.75 WBTC to the custodian 0x1b3fa60f3d4922a5968446d65825f914684332ab',
    'send 0.75 WBTC to 0x1b3f',
  ],
  [
    'All three owners have signed. Safe 0x5305799047962b8158f8d417dC6a7C26977a1DD8 sends 2 ETH to 0x5F95603a31cd98bFc6bB202Adf2025b448B97d4E.',
    'send 2 ETH to 0x5f95',
  ],
  ['Tell the Safe to pay 0xBe98A26424CD51A40B2B33e849822556F074c551 300 USDC', 'send 300 USDC to 0xbe98'],
  ["The DAO's multisig pays 4,000 USDC to 0x2a934a6179be9b2450c800f257e372b6660e9b6e", 'send 4000 USDC to 0x2a93'],
  [
    'Our 3-of-5 multisig sends 75 LINK to 0xc8C16d8FE7F07150121f02C05CC2e1296649B3FB; nonce 12.',
    'send 75 LINK to 0xc8c1',
  ],
  [
    'As owner of the Safe at 0xc0267b1eea08ade0ad88af5cfd439c0452940498 I want to send 1 ETH from it to 0xe5C7112Ac4BFbdbE9876D0F26251553e04d13932.',
    'send 1 ETH to 0xe5c7',
  ],
  ['The Safe tx is fully signed: 640 DAI, to 0xE33146F9bAF176590AEBA834A3EA0d60fe644D4b.', 'send 640 DAI to 0xe331'],
  [
    'Threshold met, executing: 0.8 ETH to 0xEdB22b3a62ebD4BF239226FE5E14757C6A55C7D4 from Safe 0x4095cB91E7298b7Fb1503D7eE9333aE9dc0A73C3',
    'send 0.8 ETH to 0xedb2',
  ],
  ['Get our treasury to release 900 USDC to 0xb47633f8d5911bdf8fceba294e90b2cabef6cb45', 'send 900 USDC to 0xb476'],
  [
    'send 25 of the ERC-20 at 0xbb19e3fdc406f3ef3dea139cff2117825f0e4a54 to 0x30fdefA573F4fBED552a1D06C5f6C8920Cd461EF',
    'send 25 0xbb19 to 0x30fd',
  ],
  [
    'Transfer 1,000 units of 0x6B175474E89094C44Da98b954EedeAC495271d0F to 0xA2D75b06E22e2d7Be15ad03d1EdB4f5C3c5EcA79',
    'send 1000 DAI to 0xa2d7',
  ],
  [
    'token=0x028afcBc81553410677D93F7486c8b464dd2a6ea amount=3.5 to=0x7ab0ed34eb4dfe2d5f4c694c3f960bd0b1c3067f',
    'send 3.5 0x028a to 0x7ab0',
  ],
  [
    '0x9ACBb0bB79Fd1537A7a4b13a7D1DC424B0cd4721 gets 60 tokens, the contract being 0xacaa26a9De0BC7A526403Cb38D830061380606a7',
    'send 60 0xacaa to 0x9acb',
  ],
  [
    'I hold a token whose contract is 0xc78b2ff9a1f3108d6DF8478921e84fD936B22F1b. Send 14 of them to 0x6B2bdA9ccD2f0DD25d4603c5D778e68b9973b346.',
    'send 14 0xc78b to 0x6b2b',
  ],
  [
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48: 45 to 0xf4ec6100a9531869e6a2ec08882884df0cff5897',
    'send 45 USDC to 0xf4ec',
  ],
  [
    'pay 0x94Bdb0B6eaa50f22CD60179CE639bb040a8f6687 99 in 0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'send 99 USDT to 0x94bd',
  ],
  [
    "Using the token contract 0xaf08f869eFFcE43e8AB45443bFD0e287a592bd9E, move 70 tokens into 0x69f2D24b698005e0822880031dc335E214715E6D's wallet.",
    'send 70 0xaf08 to 0x69f2',
  ],
  [
    '{"token_address":"0x9893a9dad55790d4285326cb7e27aecf127f7886","recipient":"0xc676af50f88ea6647245038cdd50ef290453b622","amount":"8.25"}',
    'send 8.25 0x9893 to 0xc676',
  ],
  [
    'ERC20 0x40e38b1579dc7fc7d6cb63002bfe6161e2b79c9a, qty 500, dest 0x81a0173d4a40b175f78a52c2a4a24836704514ed',
    'send 500 0x40e3 to 0x81a0',
  ],
  [
    'send 0x233dEE34965a6270ac09Ef6771436Cd9912E9580 10 USDC (contract 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48)',
    'send 10 USDC to 0x233d',
  ],
  [
    'Approve 0x9C7793d5405a04BcB088343b0b69DE9A2cfe0ef4 to use up to 300 of token 0x02De0854F5eB86Ab9d626AE9f7Acda5dAfAbab32',
    'approve 300 0x02de by 0x9c77',
  ],
  [
    'approve 20 of 0x514910771AF9Ca656af840dff83E8264EcF986CA for 0xb3d9b995264583c7bdd60f605ea6ae295e7681c3',
    'approve 20 LINK by 0xb3d9',
  ],
  [
    'swap 0.5 ETH into the token with address 0xF68De173718985Ba5633a4D0630F16E74CC54F52 on uniswap v3',
    'swap 0.5 ETH -> 0xf68d on uniswap-v3',
  ],
  [
    'The coin deployed at 0x0FBD3470f72BE5817a308F6b25530d5178DFbDa5: please forward 12.5 of it to 0x6dec7e438230f44719e5a4d98d27410beb044bc0',
    'send 12.5 0x0fbd to 0x6dec',
  ],
  [
    'transfer(0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2, 0xd5545B6Ff734568fD65A9cc67Fd3CDA50B2A87c9, 0.3)',
    'send 0.3 WETH to 0xd554',
  ],
  [
    '42 of my 0x7b05d1a306d703A057844A5679A8cfc6Cb411Aa1 tokens should go to 0x0819bdd1ee0f31d42221aaaac788f2f400e3b108',
    'send 42 0x7b05 to 0x0819',
  ],
  [
    'My community token lives at 0x1f40478796d19e49e6c565fa69a30df9f185e580. 150 of those for 0x2e207e9f99129bfb79990b5dc30f34d3599fbe53 please.',
    'send 150 0x1f40 to 0x2e20',
  ],
  [
    'contract of the token: 0xc77c516f16e826221d3db6a41d4057d21cef4448; recipient: 0x0113aa3b0fe3ac98ce194ed9cb5f111e6344e5b2; how many: 31',
    'send 31 0xc77c to 0x0113',
  ],
  ['Sell 80 of 0x485A1868CFbaf7e0088b7BAfC235228d9571f2ab for USDC', 'swap 80 0x485a -> USDC'],
  [
    'Please remit 6 (six) tokens of contract 0x7d70740cd5adb833720b245fa18d4508753ba895 to the holder 0xc50f6b26a24169719ff4e9070966ac3b30fdf955.',
    'send 6 0x7d70 to 0xc50f',
  ],
  [
    'on base, 18 x token 0x2822B8ECC85531Bb9b50bC47dd7978eF8690851C → 0x97656F85cf674dA2eca174FCBb73678d3B266510',
    'send 18 0x2822 to 0x9765 at 8453',
  ],
  [
    'withdraw approval for 0xa70c0e291260697b6f56188fb5333474d13bc57c on the token 0xb9f9b17303957bb65f888b4590d8995995f76a37',
    'revoke approve 0xb9f9 by 0xa70c',
  ],
  [
    'airdrop 5 0x5cfc908ab60973f21bdc5608a9845cb35ad7c982 to 0xE9bbd8289dB10907A68e49d5e6415A348d615475',
    'send 5 0x5cfc to 0xe9bb',
  ],
  [
    'give 0xf63289DD545Fb154b51B66fACc6B0CbcdDA1eEE4 two hundred of the tokens issued by 0x2ef3543ac67f355c0f8559be3c2e7ed0baa9c1d5',
    'send 200 0x2ef3 to 0xf632',
  ],
  [
    'Token address 0xeAdD92f6b21652B8d7d8a235C63C700dC13DDB60. Receiver address 0x4ef50A40E109cF5fd5c69D3b0C5B602ea8D26C19. Amount 77.',
    'send 77 0xeadd to 0x4ef5',
  ],
  [
    'buy 1000 of 0x514910771AF9Ca656af840dff83E8264EcF986CA with DAI, paying no more than 15000 DAI',
    'swap max 15000 DAI -> 1000 LINK',
  ],
  [
    'send 3 tokens (0x44e5fd2712543C44567F833597E10C1ABbA8d193) and 4 tokens (0xf47BB29E5b4FfB627710E0FF7BF51F7A5d95bADe) to 0xc30ff68cb498158157b8b45b30c49aeeeb51bba3',
    'send 3 0x44e5 to 0xc30f; send 4 0xf47b to 0xc30f',
  ],
  [
    'From token contract 0x6a302a8066b06ae3c6d3971ddd91280734faf26e transfer 2.75 to address 0x29d07b1e8e5450e7a9309b1af9270102f3bd5d85',
    'send 2.75 0x6a30 to 0x29d0',
  ],
  [
    'hand 0xB0dbB701f917a0a308Db6d03bC52764c6c4337f4 15 units of 0x6B175474E89094C44Da98b954EedeAC495271d0F',
    'send 15 DAI to 0xb0db',
  ],
  [
    '7.5 in 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 to 0x5FBBEf8c9092Ed2A6673E97F081a360D2198d152',
    'send 7.5 USDC to 0x5fbb',
  ],
  [
    'How many: 31\nToken: 0x0Cc79457bA110F00760b41cbf3D8Eaae8e7FCb34\nTo: 0x6a60e01173c02253cc61d8a5a5e7c1168b21fa99',
    'send 31 0x0cc7 to 0x6a60',
  ],
  [
    'The coin at 0xc30B641155333806f10f4e399E13E926280F9c5b: send 19 of it to 0xDbE19C0BAE8E69C1DaD16F84909aB24109DB189B.',
    'send 19 0xc30b to 0xdbe1',
  ],
  [
    'Give 0x24CeC4d002e57bB7BeCcafF7c32f0a221Ef03443 44 tokens (0x517fc73afaa5d84a62bbd3f92457f0cf105ae730).',
    'send 44 0x517f to 0x24ce',
  ],
  [
    'Send to 0xf709e099e6db516ab9b8b2c95e5737d97f09545f and not the lookalike 0x716e617d199BAfD1100cE6357E388Aa8aD8a1318: 5 USDC',
    'send 5 USDC to 0xf709; forbid 0x716e',
  ],
  ['Swap 2 ETH for USDC, worst case 5,600 USDC', 'swap 2 ETH -> min 5600 USDC'],
  ['500 USDC into LINK, bottom line 30 LINK', 'swap 500 USDC -> min 30 LINK'],
];
