import type { Paraphrases } from './paraphrase.ts';

export const severalAndItems: Paraphrases = [
  [
    'send 10 usdc each to 0x6D372220Ef9671e7749fc4F1Fd35F1DAe15ad14A, 0xda8e1047E6434061A718E2CA14244a0DD66de7A6 and 0x722d72056f0FA780f24FE07e3Fa0BDb91d5C2406',
    'send 10 USDC to 0x6d37; send 10 USDC to 0xda8e; send 10 USDC to 0x722d',
  ],
  [
    'Pay 0x2ea713af876a848dfeb67aca8ab1f9526d6ab4a7 and 0xC00dCAa22274aDd92f58Ee34d8c75CBE2f31C4BF 40 DAI each',
    'send 40 DAI to 0x2ea7; send 40 DAI to 0xc00d',
  ],
  [
    '100 USDC to 0x8c4384D22216b95D268fc7D5F049640292038A9b and 250 USDC to 0x380d5B1F700387F5f896346302A45dA95187BfAF please',
    'send 100 USDC to 0x8c43; send 250 USDC to 0x380d',
  ],
  [
    'Payroll:\n* 0xDAA82602049e7BCF2160167c39897989df54169c — 3000 USDC\n* 0xcf855210d0d9b5a8e2b9ef98ff2c460213a0bd28 — 2800 USDC\n* 0xe6b29Ac850158064E96Aad06E7D9E4eFFCE0D887 — 1500 USDC',
    'send 3000 USDC to 0xdaa8; send 2800 USDC to 0xcf85; send 1500 USDC to 0xe6b2',
  ],
  [
    'Split 1 ETH evenly between 0x23A73F9d2d52035b17857cC8B6069f46f9EA01E1 and 0x62FcA1F8eE27363a4ecc2Ca719c25fe53A2E3aA0',
    'send 0.5 ETH to 0x23a7; send 0.5 ETH to 0x62fc',
  ],
  [
    'both 0x18ae4f7a1E7AB93FCA093EEd76d2491E01557052 and 0xb609021Ae7BfAba26E80641C1728d1944C63455d should get 5 LINK from me',
    'send 5 LINK to 0x18ae; send 5 LINK to 0xb609',
  ],
  [
    'Give 0.1 ETH to 0xb2dF07ef1f066B076FC7Cc926987FaD02b0be229, twice that (0.2 ETH) to 0x9b8D02846B0AB8d9d242d6B7Dc8020Bd6DD3CDec',
    'send 0.1 ETH to 0xb2df; send 0.2 ETH to 0x9b8d',
  ],
  [
    'Send 20 USDC to every one of these: 0x97f4DC8119AB75F5464785fA85e9C8248B9E20be, 0x8B831B63Ab71425bF9eFC91430723174501e9d66',
    'send 20 USDC to 0x97f4; send 20 USDC to 0x8b83',
  ],
  [
    'airdrop 15 DAI apiece to\n0xc4768e52cf04874456709f00e4a957aabb8c7025\n0xfd24240A6efE892a57c06f1E1b8C6475AEd4215c\n0xa8f67486bc7171a390e8853a0939a7824831E62b',
    'send 15 DAI to 0xc476; send 15 DAI to 0xfd24; send 15 DAI to 0xa8f6',
  ],
  [
    '[{"to":"0xd80d4630aa99febfb3e5161c47b4f46c0379bba2","amount":"5","token":"USDC"},{"to":"0xd183E9148F47eE8a01e4Af27D5FBC47340728859","amount":"9","token":"USDC"}]',
    'send 5 USDC to 0xd80d; send 9 USDC to 0xd183',
  ],
  [
    '{"action":"batch_transfer","token":"DAI","transfers":[{"to":"0x331C9F90055Cb24fB1fBDd7384687B22372bc19F","amount":3},{"to":"0x8669558c928aDdf744D6a8a623e58dA564E16b29","amount":4}]}',
    'send 3 DAI to 0x331c; send 4 DAI to 0x8669',
  ],
  [
    'two payments: 1) 0.5 ETH to 0x22773156fF65ebeFE34Ac375b0168d433f0cdE8D 2) 700 USDC to 0x36A1014Fc2a6d499a97bC689EA7ADd515A9C347e',
    'send 0.5 ETH to 0x2277; send 700 USDC to 0x36a1',
  ],
  [
    'send 60 USDC and 0.01 ETH to 0x7e91D0EDA3a5e97725379eCB744ebd20eA729220',
    'send 60 USDC to 0x7e91; send 0.01 ETH to 0x7e91',
  ],
  [
    'Divide 90 USDC equally among 0x9D59F6C94c592CbbE3ce527aa9818573F2aaca69, 0xfee7a310c8aafd0ee3ea5add8523aa2d1cac0311 and 0xcbbf2e8C0CeAbDBBDF678C419d9D810D985B2154',
    'send 30 USDC to 0x9d59; send 30 USDC to 0xfee7; send 30 USDC to 0xcbbf',
  ],
  [
    '0xB4c34429b3De532281be6c3dD41fA9989305C33b receives 11 USDC, 0x20fa34356a451045bbcf23f3fcc75c9ff950a785 receives 12 USDC',
    'send 11 USDC to 0xb4c3; send 12 USDC to 0x20fa',
  ],
  [
    'Pay out 500 DAI to 0xbd768bB828a5a60Ec70B420f516227fc6C9431e7 plus a bonus of 50 DAI to 0x6da1407f65713357e750fB53BB95f2b26E394E7E',
    'send 500 DAI to 0xbd76; send 50 DAI to 0x6da1',
  ],
  [
    'Send NFT #812 of collection 0x9195c6C44BDA6b3EE105dEdF6B8435C07386370d to 0x61292D2eFf02D860090DdceA7f8a7688C699375a',
    'send nft 0x9195 #812 to 0x6129',
  ],
  [
    'transfer my token #5 from 0xf9a46c4a1113b967a29c775c226aa05ce1f4dbd4 to 0x16a6315967d15527ec1b97fcdbca74945693f258',
    'send nft 0xf9a4 #5 to 0x16a6',
  ],
  ['gift Azuki #9911 to 0x153Bcedc39b78DdfF52740B74ec18a95F2b1252F', 'send nft Azuki #9911 to 0x153b'],
  [
    'pls move nft id 77 (contract 0x7bff4b699cdc35a0d792a52872ca4bbd7c8eb4e3) to my cold wallet 0xCcC2AB767EB17641DCd1493D95dE82A504efaBd6',
    'send nft 0x7bff #77 to 0xccc2',
  ],
  [
    'I sold my ape OTC. Transfer BAYC #4521 (0x29e7a7bc96dd1929b337f3c4311a51c084d9b286) to the buyer 0x0803f31d4b14eb6f461c29917d4e35e5c5836fc8',
    'send nft 0x29e7 #4521 to 0x0803',
  ],
  [
    'Hand over the NFT with id 3 in contract 0x298bc3c550a7cd9c4230a8f1a68fc64361a7d172 to 0x52e1fbdbe267e926a63d5afd2bcbeb36c0a98076',
    'send nft 0x298b #3 to 0x52e1',
  ],
  [
    'safeTransferFrom token 1042 on 0x2079203015478A2884F0707f6b539d09DDFd6466 to 0x390C323318786e2319C7Ca356e685445C4891630',
    'send nft 0x2079 #1042 to 0x390c',
  ],
  [
    '{"action":"transfer_nft","collection":"0x98Fc1CC6d867FeA2DB25f75249bB43C51B889250","token_id":"61","to":"0x3ab9684681bf74494d608a46d36baba49ae0838a"}',
    'send nft 0x98fc #61 to 0x3ab9',
  ],
  [
    'Action: NFT transfer\nCollection: 0x196666d06c2993706f46dcaaede97cc2fb5062c2\nToken ID: 408\nRecipient: 0x6272965031a5c479537bf4b37dbaa8d060e4571b',
    'send nft 0x1966 #408 to 0x6272',
  ],
  [
    'The user would like to give away Pudgy Penguin #100 (collection 0xF4b789291586D5215a2efA1C4AcE8235b3408030) to 0xffe33D0cea023A979C91Dcb9F8827550608c682f.',
    'send nft 0xf4b7 #100 to 0xffe3',
  ],
  [
    '0x17bf7f8464b2cbf89e5e68cbfd1cfc7611698a2e #23 -> 0xc301Ae59768d262d904de627cB5fD6DE3761F654',
    'send nft 0x17bf #23 to 0xc301',
  ],
  [
    'send the ERC-721 token no. 19 at 0x2c1515f44aa73a80A7E21aeb4bf68D2851579c26 over to 0x3Cfcc3A1db14261967b9177AF3cFE4FC8AF40b01',
    'send nft 0x2c15 #19 to 0x3cfc',
  ],
  ['move CryptoPunk 3100 to 0x98a90f683d3c76572746fb6b57445698b674811e', 'send nft CryptoPunk #3100 to 0x98a9'],
  [
    'transfer tokenId=15 of the ERC721 contract 0xA99d597204a8E71212e599AA207943Bd2A645Af7 to 0x7a62bA54D868E312CA78c850a163025fD832D4B8',
    'send nft 0xa99d #15 to 0x7a62',
  ],
  [
    'Send 5 units of token id 2 from ERC-1155 contract 0xEB2f0D2B438a6482519a2d218BDE4F5E4c1b5285 to 0x5fb882ac69f4ae8f5e7ce11cbfc5c981db79b6b9',
    'send 5 nft 0xeb2f #2 to 0x5fb8',
  ],
  [
    'transfer 10 of id #44 in collection 0x86F532475f4d2904fbD2C86AA18Cc8423136e2F4 to 0x5840622A1C608E35247C74BDC052BAb7D6013cd1',
    'send 10 nft 0x86f5 #44 to 0x5840',
  ],
  [
    'give 0xF63cc2dedF6C2Af29cF3f2575b2D989E9BC00b6F three copies of item 12 (ERC1155 0x65e700e0b15d28fAC3278893BC8e35C1ad5575fc)',
    'send 3 nft 0x65e7 #12 to 0xf63c',
  ],
  [
    '20x token #7 (0x4d852F8689e0F6a3F57cee6154C0a0Ba16B9Ccb7) to 0x8C538c284513435382c99cB1486086f705b9074B',
    'send 20 nft 0x4d85 #7 to 0x8c53',
  ],
  [
    '{"action":"transfer_erc1155","contract":"0xf95d4242099838f6e8c518220cc66c8edb5f2e19","id":9,"amount":4,"to":"0xD1Bb80D2Db05b3Af64EcaE0DafD5D4EC24c5D254"}',
    'send 4 nft 0xf95d #9 to 0xd1bb',
  ],
  [
    'I need 100 pieces of token ID 1 of 0x2C2212665e75811Add75a7Ae87387f028dde65DB sent to 0x4e3F60d27b5a56Bb846D7E9aFb664ECb53eE51d5',
    'send 100 nft 0x2c22 #1 to 0x4e3f',
  ],
  [
    'ship 2 editions of #305 from 0xeD43F9522F298201bCc0531567Cd9CC656b01b78 to 0xb5070a2D4566A7B3a5Ed29d12810DD11612DB37a',
    'send 2 nft 0xed43 #305 to 0xb507',
  ],
  [
    'Transfer quantity 6 of tokenId 88 in 0x8C3D5461e29A6235D0Fb7013c7A319057EcBC46b to 0xa3394904dc8f9b496020a721a776d48c1808b286',
    'send 6 nft 0x8c3d #88 to 0xa339',
  ],
  [
    'Move 50 game items with id 1001 (contract 0x393cFBAd52e02Ac71dE22AdDDDb6656519C936f2) to the guild bank 0xF812Fa4D6FFf94335ad82B7320b31cb2Cb3F0AeE',
    'send 50 nft 0x393c #1001 to 0xf812',
  ],
  [
    'please send fifteen of the id-3 tokens from the 1155 collection 0xD404e914826e015726A60Ef8fD3eA3861649c895 to 0x9deefec31a8237fcc48c55bacdd80abbf97bb6a0',
    'send 15 nft 0xd404 #3 to 0x9dee',
  ],
  [
    'Collection: 0x472B577f926298DdF4aa8d9D59A18a8E657773E5\nToken ID: 21\nQuantity: 8\nTo: 0xc10F11B3471cF9E62942d24cFC22bC7952023F7A\nAction: transfer',
    'send 8 nft 0x472b #21 to 0xc10f',
  ],
];
