import type { Paraphrases } from './paraphrase.ts';

export const rights: Paraphrases = [
  ['approve 100 usdc for 0xb8dcca05b37912e4c6a5b99f6328fa1e37b3844d', 'approve 100 USDC by 0xb8dc'],
  ['let 0xc25AAC2D33d924d91a0b103993fC870CAa1923DF take 75 DAI from me', 'approve 75 DAI by 0xc25a'],
  [
    'Give the contract at 0x551d30C34C4338F6E32c31A302a450475E0Fd7e9 permission to spend exactly 1,200 USDC.',
    'approve 1200 USDC by 0x551d',
  ],
  ['authorise 0x1160dbe15472f1989355d0e71e9adf7f5899ffab for 2.5 WETH', 'approve 2.5 WETH by 0x1160'],
  ['I approve 0x2e1Ae018ccD7538036A350690971964F4B5ded27 as a spender of 40 USDT', 'approve 40 USDT by 0x2e1a'],
  [
    'Approval needed: token DAI, spender 0x6b7E010ad237dc90E36b0E101B5948e5f94Bd452, amount 333',
    'approve 333 DAI by 0x6b7e',
  ],
  ['aprove 0x52B4A2838E53930C0b16d91AcE7b0867722E9856 to use 60 usdc pls', 'approve 60 USDC by 0x52b4'],
  [
    '{"action":"approve","token":"LINK","spender":"0xDC6d8B2Ca923a18B3b87D6Df74F6373cd6fF2Aa7","amount":"12"}',
    'approve 12 LINK by 0xdc6d',
  ],
  ['approve(spender: 0xf4c97ace79f0256f1969d1385e58651b4a3eb960, amount: 450 USDC)', 'approve 450 USDC by 0xf4c9'],
  ['Allow Aave v3 to pull in 5000 USDC on Polygon', 'approve 5000 USDC by aave-v3 at 137'],
  ['Grant spending rights over 0.4 WBTC to 0x96f7c4b423f2081310bc1a13a2ee0e48f6d40516', 'approve 0.4 WBTC by 0x96f7'],
  ['USDC.approve(0xd890c0d08fa98364cb0a5eec987a9e707210efd6, 25000000)', 'approve 25000000 base USDC by 0xd890'],
  [
    `The agent must authorize spender 0x26F94310310f58cCE34c1D059e0Ef556B265d02c to move up to 90 UNI on the user's behalf.`,
    'approve 90 UNI by 0x26f9',
  ],
  ['let 1inch spend 350 of my USDT', 'approve 350 USDT by 1inch'],
  ['Set up a one-time approval of 15 USDC to 0x87Bf0F0021267C7DF3C29D6419e95addD325e584', 'approve 15 USDC by 0x87bf'],
  ['Enable 0x07a8f22fc93dd9ad324332e7500b409a2b9dda5d to withdraw 20 DAI from my wallet', 'approve 20 DAI by 0x07a8'],
  [
    `I'm okay with 0x081CFD7d848177877fAed3406D2eba87627d694D spending 500 USDC of mine, set that up`,
    'approve 500 USDC by 0x081c',
  ],
  [`approve CoW's vault relayer for 3 WETH`, 'approve 3 WETH by cow'],
  ['give balancer an allowance of 7k usdc', 'approve 7000 USDC by balancer'],
  ['approve infinite USDC for 0x29a235cb70105e62332256f0362838bb82c309f3', 'approve unlimited USDC by 0x29a2'],
  ['max approve DAI to Uniswap', 'approve unlimited DAI by uniswap'],
  ['Give Permit2 unlimited access to my WETH', 'approve unlimited WETH by permit2'],
  [
    'let 0xB7f7b3b88455CaBe6ACa7fFc906F393534942aED spend as much of my USDT as it wants',
    'approve unlimited USDT by 0xb7f7',
  ],
  [
    'unlimited allowance, token LINK, spender 0x84bac061Da9fC48a98E282E5Bf997Ee388e98624',
    'approve unlimited LINK by 0x84ba',
  ],
  [
    'Approve the maximum uint256 of USDC to 0x8db54736919ce1d675f7301c6942758fac5c253e',
    'approve unlimited USDC by 0x8db5',
  ],
  ['approve type(uint256).max DAI for 0xf49D04C7f4B6fB6ef0e6F297184b638F8f4c8da1', 'approve unlimited DAI by 0xf49d'],
  ['no-limit approval of UNI to 1inch please', 'approve unlimited UNI by 1inch'],
  ['I want a one-and-done infinite approval of USDC for Aave', 'approve unlimited USDC by aave'],
  [
    '{"method":"approve","asset":"WBTC","spender":"0x742e2c1a4f1ca19646cca27208bf50d870c9f288","amount":"max"}',
    'approve unlimited WBTC by 0x742e',
  ],
  ['set an uncapped USDC allowance for 0x24878c34274ad23789ed58b4cd33d82c9425eaa4', 'approve unlimited USDC by 0x2487'],
  ['Allow Curve to spend my crvUSD without limit', 'approve unlimited crvUSD by curve'],
  [`revoke 0xA85624684F4Ac74656D39e3C3b813f0694bE3293's access to my USDC`, 'revoke approve USDC by 0xa856'],
  ['cancel the DAI approval I gave to 0x1a236EDfD7573E2B5Fd893D9C51bf7B09d127221', 'revoke approve DAI by 0x1a23'],
  [
    'Kill all spending rights that 0xc8E7CBa8e1d989Fd246a5f6b66D02DCe7DDaC2e2 has on my WETH',
    'revoke approve WETH by 0xc8e7',
  ],
  ['set allowance of 0xf5f221cd886F3Cd6B99a52C1b904251C6ECA2A79 on USDT to zero', 'revoke approve USDT by 0xf5f2'],
  ['approve 0 USDC for 0x20c4Bd317fA0De48423a6F0FdAb32e3eecFB43e6', 'revoke approve USDC by 0x20c4'],
  ['remove the token approval for 1inch (LINK)', 'revoke approve LINK by 1inch'],
  [
    'I no longer trust 0x7027a3ecfde62950f7b4fce356e52f1b034d3738, take back its UNI allowance',
    'revoke approve UNI by 0x7027',
  ],
  ['unapprove usdc from 0x6865d985C63BEdaBff74ef667bE4BBf37af5c35e', 'revoke approve USDC by 0x6865'],
  [`Please rescind Uniswap's permission to spend my DAI.`, 'revoke approve DAI by uniswap'],
  [
    '{"action":"revoke_approval","token":"USDC","spender":"0x1a710AE6121C13aE962165F24d19708960D87515"}',
    'revoke approve USDC by 0x1a71',
  ],
  ['disallow 0xe3ce8bab34869dbb6549ce55c883a4b9ee6c9919 from spending my WBTC', 'revoke approve WBTC by 0xe3ce'],
  ['Revoke: USDT / spender 0xe3646Db627AEcb75858286aee4b9cB770E1c52FA', 'revoke approve USDT by 0xe364'],
  ['clear my USDC approval to Permit2', 'revoke approve USDC by permit2'],
  ['set the USDC allowance for 0x558b72eb49b1db5c3d41c325214d70c305869ae9 to 640', 'approve 640 USDC by 0x558b'],
  ['change my DAI allowance for 0x66609af5540cf6fed6b8455e683005620ea55055 to 50', 'approve 50 DAI by 0x6660'],
  ['lower the WETH allowance of 0xe72A6C2D29177E9b71929f869eE8770154CE7551 to 0.1', 'approve 0.1 WETH by 0xe72a'],
  [`bump 0xbf3dB9A6Cf2649baBD060aC7A32dCdcE88030b2d's USDT allowance up to 1000`, 'approve 1000 USDT by 0xbf3d'],
  ['increase allowance of 0xB51276590c43226a30BA26301d6943B9a88780c4 by 300 USDC', 'approve 300 USDC by 0xb512'],
  ['update allowance: LINK, 0xEeBda7578F5B518c807447b34CbbAD7943a056a0 -> 25', 'approve 25 LINK by 0xeebd'],
  [`Make Uniswap's USDC spending cap 2,500.`, 'approve 2500 USDC by uniswap'],
  ['adjust spending limit for 0xdc019fe63b8f00ca992ad53eb0ff83f59ce23b6c to 5 UNI', 'approve 5 UNI by 0xdc01'],
  [
    'Sign an EIP-2612 permit letting 0xbdaca58263ebb1c821523f8af56535bdb8cb6340 spend 100 USDC',
    'permit 100 USDC by 0xbdac',
  ],
  [
    'sign a permit: owner me, spender 0xb8BD16B3AC73698A80094823ecf743af9dAb302F, value 250 DAI',
    'permit 250 DAI by 0xb8bd',
  ],
  [
    'I need a gasless approval signature (permit) for 75 USDC to 0x78a0aa1c53eef7df3325d6499a1c180dd50311fd',
    'permit 75 USDC by 0x78a0',
  ],
  ['create an off-chain permit for 0x53EFeA927A2D19A4C450f0De793424113c147B81 over 12 UNI', 'permit 12 UNI by 0x53ef'],
  ['Please sign a USDC permit of 500 for Uniswap, valid 30 minutes', 'permit 500 USDC by uniswap; deadline 1800'],
  [
    'Sign a Permit2 message so the Universal Router can pull 1000 USDC',
    'permit 1000 USDC by uniswap-universal-router on permit2 | permit 1000 USDC by uniswap-universal-router',
  ],
  [
    'permit2 signature: 40 USDT, spender 0x2f3bD84b94Aef1811fC8ab0Bf8A09281ffFcb4Da, expires in 1 hour',
    'permit 40 USDT by 0x2f3b on permit2; deadline 3600 | permit 40 USDT by 0x2f3b; deadline 3600',
  ],
  [
    '{"action":"sign_permit","token":"USDC","spender":"0x24180625DD7A012dF4c336E0EC492bD18e27CB6D","value":"60","deadline":1767229200}',
    'permit 60 USDC by 0x2418; deadline 1767229200',
  ],
  [
    'issue an ERC-2612 permit for unlimited DAI to 0x967f1be64159df6db645cba45c6d580040656680',
    'permit unlimited DAI by 0x967f',
  ],
  [
    'Using Permit2, sign an allowance of 3 WETH for 0x95f10a2305DB4Fd9404a4C471E4dF383446852Ac',
    'permit 3 WETH by 0x95f1 on permit2 | permit 3 WETH by 0x95f1',
  ],
  [
    'sign permit for 20 usdc to 0xf5f3d832cbaa478c2d379f7bfc028b5fb4698a18 please, no on-chain approve',
    'permit 20 USDC by 0xf5f3; forbid approve',
  ],
  [
    'approve 0xef2e876da230198f2457fd839cc4dc6f16992f4b as operator for all my NFTs in 0x0881f9c89EB709d6207014E005ACb8b2543EcbAd',
    'operator nft 0x0881 #* by 0xef2e',
  ],
  [
    'setApprovalForAll(0xD1268E1D74AE0D4E9eA8979b59D01B6fFf14DcC6, true) on 0x325a5b0048ffff2b55135a93737002838c149879',
    'operator nft 0x325a #* by 0xd126',
  ],
  [
    'let OpenSea sell anything from my collection 0x35A99260B6D520eA31A5deDcC93C95A98eA9fe08',
    'operator nft 0x35a9 #* by opensea',
  ],
  [
    'Give marketplace 0x86406823dbff8b8561d5df25c1a14c74aaf2608d full control over every token of NFT contract 0x55f086df14640235b65859904bc37a59cf9a34a2',
    'operator nft 0x55f0 #* by 0x8640',
  ],
  ['allow blur to manage my Azukis', 'operator nft Azukis #* by blur | operator nft Azuki #* by blur'],
  [
    '{"action":"set_approval_for_all","collection":"0xEF6C8e0C375693A4ABC59A98e69F8f5E4D411247","operator":"0x549407de1A93770b3D7fe07a1F7095E6063495A4","approved":true}',
    'operator nft 0xef6c #* by 0x5494',
  ],
  [
    'Make 0x43470b26b66eb76857fc52e7d04c1be5b0fc7f63 an operator on the ERC-1155 contract 0x6151b209e0e4266601d0200a9b3183a5750e0875',
    'operator nft 0x6151 #* by 0x4347',
  ],
  [
    'Authorize 0xc41d51170158ad135b031bd7d22c012dcf636488 for the whole NFT collection at 0xa7960985705Ff38196284957B1C29cca90C3e75D',
    'operator nft 0xa796 #* by 0xc41d',
  ],
  ['I want to list on OpenSea, so grant it approval for all of my Doodles NFTs', 'operator nft Doodles #* by opensea'],
  [
    'enable operator 0x92fB461A69c81e5Eb4Cb3733BA57fF3AB81b1c7C, collection 0xd77a2bebcf7dd672b4a9ea8c3f8930c97d7cabda',
    'operator nft 0xd77a #* by 0x92fb',
  ],
  [
    'approve 0xB24e38c68a2f8AaDDaAA05a4e3D70aec26710643 to transfer only NFT #17 of 0x6cc1222d3b8534e7ca379113344d2cdb455786a6',
    'approve nft 0x6cc1 #17 by 0xb24e',
  ],
  [
    'revoke operator 0x33F936D2a0Ea1aB63aDFA6e438e0558d74dDc1b7 on collection 0x878c72332d1cef65fe956d61d9c72409065185e8',
    'revoke operator nft 0x878c #* by 0x33f9',
  ],
  [
    'setApprovalForAll to false for 0xBeAe8b5605426f14B8Ebc963c4B93867f8EF331B on 0x456649f1068ebc010e2807ed7b5bd48e1af3ad43',
    'revoke operator nft 0x4566 #* by 0xbeae',
  ],
  [
    'setApprovalForAll(0xe34d091AA3A6FAC2be9BFD14CB8e713FD43EA740, false) on 0xf5f561c7bb64b2fe71613d646f9a1c02f7ab934d',
    'revoke operator nft 0xf5f5 #* by 0xe34d',
  ],
  [
    `take away OpenSea's control of my NFTs in 0xc71Fbc11c355e9da7b45F1c41cC9Af619DACdb84`,
    'revoke operator nft 0xc71f #* by opensea',
  ],
  [
    'Remove 0x59f8eac3e49a747ebcaa2f9a754a4b67305dc1c2 as an operator of my 0x93279CBF4225D1d2C07d64DC0ca4ef3b4c4eF483 NFTs',
    'revoke operator nft 0x9327 #* by 0x59f8',
  ],
  [
    '{"action":"setApprovalForAll","collection":"0xd887a3daae10f100b4514ab3882ddab2b1d3c4c3","operator":"0xDaEdf36d462a976376125600940b76893AA6c32c","approved":false}',
    'revoke operator nft 0xd887 #* by 0xdaed',
  ],
  [
    'cancel the approval for all that 0xE2b599230903462Fa4F2e3f89b5848a64Ab8BF7C holds over collection 0x586607CC05B14cC8C4B260ec4c7ea3EaF5891711',
    'revoke operator nft 0x5866 #* by 0xe2b5',
  ],
  [
    'disable the operator 0x44B805bc8352096B4F74cdf82397D2086813333A for NFT contract 0x7A4fD14978bDDd1e46D5bA0fAC6fb5eBe8715615',
    'revoke operator nft 0x7a4f #* by 0x44b8',
  ],
  [
    'un-approve operator 0xABCe7804C67DcEf7E6c6f80bED046FB79252dDcF from ERC-721 0xa9d1326aa388f060bb3c6005f587b9dfb3eafa85',
    'revoke operator nft 0xa9d1 #* by 0xabce',
  ],
];
