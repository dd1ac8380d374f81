import type { Paraphrases } from './paraphrase.ts';

export const sends2: Paraphrases = [
  [
    'would you mind getting 42 USDC across to 0x0fb76050dBA9373A7C68D60234c2AF2CbBcB7168 when you have a sec?',
    'send 42 USDC to 0x0fb7',
  ],
  ['Transfer: 5 USDC → 0xAc2b732c3Bc88C663810481fFee3e4A3b13f343a', 'send 5 USDC to 0xac2b'],
  ['please have 310 DAI sent to 0x95af7adc0e7800c04f893312390d42c24d2314cb', 'send 310 DAI to 0x95af'],
  ['yo toss my man 0x696ACB0365A7bDF6eA0A8091c07170d9370E5485 20 usdt fr', 'send 20 USDT to 0x696a'],
  [
    'We hereby instruct you to effect a payment of 12,500.00 USDC in favour of 0x4Bab7e90Fa9de3FA70042835146d352AFC422669.',
    'send 12500 USDC to 0x4bab',
  ],
  [
    'i must to send 30 usdc at this adress 0x9cde5cd9ebf721ef6c1ceb5130ce78c07f16acff , thanks you',
    'send 30 USDC to 0x9cde',
  ],
  [
    "I'd love to get 8 LINK into the hands of 0x07F7a633161d2ce0BC1Dc251A622dB840425b9d0 today",
    'send 8 LINK to 0x07f7',
  ],
  [
    "can we do 150 DAI to 0xF13ce355BFE29D9420c7311Ec3A59a682B18F46f? it's for the design work",
    'send 150 DAI to 0xf13c',
  ],
  [
    '{"tool":"wallet.send","input":{"asset":"USDC","amount":"61.25","recipient":"0xbedd5cff3e0d663a0b180cfa04c200bc3450334a","chainId":8453}}',
    'send 61.25 USDC to 0xbedd at 8453',
  ],
  [
    'Plan: (i) look up the USDC contract, (ii) call transfer with 0x3fAE3414F2Ba67b30B3abD7796E01Fc8aF72E0bD and 19 USDC.',
    'send 19 USDC to 0x3fae',
  ],
  [
    '**Outgoing**: 77 USDT\n**Payee**: 0x71e5020ACe7BAd67004109461fcc90298BAA25bB\n**Reason**: web hosting',
    'send 77 USDT to 0x71e5',
  ],
  ['trasnfer 14 usdc to 0xc62fd87e18985be578235d6ef018ed1ab9f8de88 asap', 'send 14 USDC to 0xc62f'],
  ['A sum of 2,000 DAI is to be paid to 0x0f9B1509dB8Ca374D035b51897CBB409Dc7fAD26.', 'send 2000 DAI to 0x0f9b'],
  ['slide 6.5 UNI to 0x3b4ad5Ca243Af4aB65b3167Bf194f1610733F5d9', 'send 6.5 UNI to 0x3b4a'],
  [
    "My landlord's wallet is 0x4b17ce8c590c9b660eb0f0a94d8cb6700949129a; 950 USDC should go there for the rent.",
    'send 950 USDC to 0x4b17',
  ],
  [
    'USDC transfer, amount 81, receiver 0xd96557c0d0B00Da60651afAF809C22f9EAd0aE5D, chain Optimism',
    'send 81 USDC to 0xd965 at 10',
  ],
  ['go on and beam 33 dai over 2 0x13512c11560F98d2a3C769b37f1e15793cf6F2b5', 'send 33 DAI to 0x1351'],
  [
    'pls yeet nft 55 from 0xfc17d689230660475a1d32191c9a342ddf2d3a8c to 0x3c4Fd3d5FD13126a024Ef64535210B030DA1E01F',
    'send nft 0xfc17 #55 to 0x3c4f',
  ],
  [
    "I'd love to give my token 310 of the NFT collection 0xb59E128264e7319D0922702A53e0f91d0573F76C to 0xECFd9C7A843a88830E07a57aF3369426Ba1cE50a",
    'send nft 0xb59e #310 to 0xecfd',
  ],
  [
    'NFT transfer: 0x74A114B7ac15174d8c087aAFAEE27AEb61265a11 / #18 → 0xaa88fc84ad9d9c15a17c39cf6aff2c7ec5624def',
    'send nft 0x74a1 #18 to 0xaa88',
  ],
  [
    'Please have NFT #640 (contract 0xa49edc70401b497627ca961e3589ca5fb36ae003) moved to 0xD0EF5F93EAb90393f23F25a177a4d317293b20F5.',
    'send nft 0xa49e #640 to 0xd0ef',
  ],
  [
    'can we ship #2 of the collection at 0xC96Ac2Eb7303D0bbAe2f64D2a11F0BBb1A1830Af over to 0x1D785ac935a7482500549082cB1dD5Aa908Ca19C',
    'send nft 0xc96a #2 to 0x1d78',
  ],
  [
    '{"tool":"nft.transfer","input":{"contract":"0xA704DF868B3A57100FEBC1B2aECB1B68b91a1988","tokenId":"905","recipient":"0xc4f98474c913a71d3277eaf2c227e6792e22d2c1"}}',
    'send nft 0xa704 #905 to 0xc4f9',
  ],
  [
    'The ERC-721 with token id 4 on contract 0xfdff92394bcf3930275f5edcf64e5e227749e7a0 shall be delivered to 0x785D5F9e4baDBf485Ae5FE9A785b98Bd008ff6af.',
    'send nft 0xfdff #4 to 0x785d',
  ],
  [
    'Plan: call safeTransferFrom on 0xBC0b954760415fd9cbf6B3615043C579Bf3dDBd5 so that token 12 goes to 0x931144d361f973bb79f3f7eb413bdffe09d3fbdb',
    'send nft 0xbc0b #12 to 0x9311',
  ],
  [
    'collection 0xadd4d4a8a56688e144a32ca16c7703a2073f5f75\nid 99\nsend to 0xf837A811B131100000c25bcE03D3801682D8D66C',
    'send nft 0xadd4 #99 to 0xf837',
  ],
  [
    'i am wanting to transfer one NFT, ID is 250, contract address is 0xD3D516eC7eCa62522401EBa697A675Ea5085C6fF, new owner is 0xb57121c7656D21591deaBD082C3f63f4f45cCc6f',
    'send nft 0xd3d5 #250 to 0xb571 | send 1 nft 0xd3d5 #250 to 0xb571',
  ],
  [
    'transfer the collectible #31 held under 0x4bB0148d44C3d0dd055da2D3b0E10baa4a4d2701 into cold storage at 0x5d18a6ff2bc9991fe14d8c849c8912043b529b59',
    'send nft 0x4bb0 #31 to 0x5d18',
  ],
  [
    'Move my ERC721 token ID 8080 (0 ETH value, collection 0x8322f6aebb4472dfd655ce3d45abb8d79987533a) to wallet 0xD65557e5815Bb3a0375cB30b58500A5a1c0A72f3',
    'send nft 0x8322 #8080 to 0xd655',
  ],
  [
    '**Send NFT**\n\n- contract: `0xf6A7339B70445212C8432342e39e564441Abf9be`\n- token: #6\n- to: `0x7F359f6027CdA812ac8bCEDD8fCc5Ba020B501f2`',
    'send nft 0xf6a7 #6 to 0x7f35',
  ],
  [
    'nft 11 of 0xd66A542Bb9b278088C92D14862F4207Ed1746AeD goes to 0x14e05eb7d1b5262f4301c4d1a8bf6a74382e2150',
    'send nft 0xd66a #11 to 0x14e0',
  ],
  [
    'drop 5 USDC to each of 0x2562311925eec9908c8a4D0e5814C7d77c4Fd69d and 0x0B16C77B2be4A598811B1A802A290DA340692941',
    'send 5 USDC to 0x2562; send 5 USDC to 0x0b16',
  ],
  [
    '0x29b9DE59ba1F0D6c4013BF8D441bC0ccfa47dC64, 0x5dd4eecc190d0e221aa2c44bf86793bf5d0ac76c and 0x1915B76d927EceE8e029B2f5bBB180f4B8dA99cc should all receive 12 DAI',
    'send 12 DAI to 0x29b9; send 12 DAI to 0x5dd4; send 12 DAI to 0x1915',
  ],
  [
    'Same amount to everyone: 25 USDC to 0x1d363d8836a2f56de0e5dc742a71d6662080dc8d, 0x4E36fdFbeBb0c3018ca04C8C31F1E9e1491c7951, 0xDBA11F25f5b7e2d0a51b6D8fB143F0Ae1270cE9A',
    'send 25 USDC to 0x1d36; send 25 USDC to 0x4e36; send 25 USDC to 0xdba1',
  ],
  [
    'pls give 0.02 eth to every one of my pals: 0x1c76cb278661A27918dB6157d9b2719afd3d01F2 0x6AB92c3F23232b1566B287C37E015047FA186E64 0x7c0039f431697e9206359f26f1dbf0f39ecc6017',
    'send 0.02 ETH to 0x1c76; send 0.02 ETH to 0x6ab9; send 0.02 ETH to 0x7c00',
  ],
  [
    'Please have 30 USDC sent to each of the following addresses:\n- 0x3B30b05bFda486CbAC674843DC6f2189629cA6F7\n- 0xc39e1fe7789b3a65dd668f13b6353d803b68939a',
    'send 30 USDC to 0x3b30; send 30 USDC to 0xc39e',
  ],
  [
    "I'd love to treat 0x4b289bdfdf0429f8a1e424a341e03f9916582094 and 0xd187758ba244391a1da47708ceC71DB01E15e7C4 to 8 USDC each",
    'send 8 USDC to 0x4b28; send 8 USDC to 0xd187',
  ],
  [
    'Transfer 100 USDT apiece to 0xA4351824d4f0916Be3F8C329DBd994B1594f4F41 & 0x3c0CAeB740837Df40429B32a44204753f9c09B1b.',
    'send 100 USDT to 0xa435; send 100 USDT to 0x3c0c',
  ],
  [
    'Equal payout (50 USDC per person): 0xE99764bddCb6F37b503dA98AbCC3d3c76b945352, 0x1520190b973401dfcf0306ebcd2c6ef7cf1b2eae',
    'send 50 USDC to 0xe997; send 50 USDC to 0x1520',
  ],
  [
    '{"action":"airdrop","token":"UNI","amount_each":"2","recipients":["0xc4582574cdaef5e3c654634dc0c8e36ed3168dc5","0x04E85a449b800D4656084692CBf77ac40997a838","0xafb5B3185CDe8803BfFbaE8440DEAC110b11F1D3"]}',
    'send 2 UNI to 0xc458; send 2 UNI to 0x04e8; send 2 UNI to 0xafb5',
  ],
  [
    'can we send 15 dai both to 0xf7e83f6fC55197d5EE6F675F964285E14f166F49 and to 0xaeFB69a78E052D2eADBA8b90dD8Ff6dB484636C9',
    'send 15 DAI to 0xf7e8; send 15 DAI to 0xaefb',
  ],
  [
    'Each of these wallets gets 3 LINK from me: 0xc105848b72E3FF5f7f4967f932F9c212299620a9; 0x71132ca66e93e828e184862a6394ddddb9fb5206',
    'send 3 LINK to 0xc105; send 3 LINK to 0x7113',
  ],
  [
    'The two winners 0x0540b9ca2ce3653418ca7d7522185a60a6ed5503 and 0x91bA9253f72Cdd16A8a58d0B54cB7b28bF869D6F are to be paid 500 USDC each.',
    'send 500 USDC to 0x0540; send 500 USDC to 0x91ba',
  ],
  [
    '20 usdc a head -> 0x390C31af234a2eDc97BC76Aef8f153f30a74FAC0, 0xA47Cc4a6BABd57f22d20A8B8189ff84fB1E79C39, 0x873fbf8b2d8dfd33ec653602f42cb9124a787bed',
    'send 20 USDC to 0x390c; send 20 USDC to 0xa47c; send 20 USDC to 0x873f',
  ],
  [
    'share 60 USDC equally between 0x93F3B5A54B163Cf31201AB90BCc3c2fa2FaaC3DB, 0x2de48c0304af74a8a3a6caa3ac902dc745a17d9d and 0x2B5dB9116177eDfDAd51d176cB971F129C308690',
    'send 20 USDC to 0x93f3; send 20 USDC to 0x2de4; send 20 USDC to 0x2b5d',
  ],
  [
    'i want send 7 usdt for each one: 0x4dd75c6c4dfe03e51048f39c1f3ff2e225196da8 and 0x12Eb2966Aa0E0bCab04765cA2e77C7F023411B7C',
    'send 7 USDT to 0x4dd7; send 7 USDT to 0x12eb',
  ],
  [
    'Distribute from my wallet: 0x368f7Ca289A40a39281C33c4202f509a92e59BCf gets 10 USDC, 0x7202D07FCFe3412A736F32649A27cc664E35E34b gets 20 USDC, 0x188082dd51027a676a8a75acf25fcd5269ed0d57 gets 35 USDC',
    'send 10 USDC to 0x368f; send 20 USDC to 0x7202; send 35 USDC to 0x1880',
  ],
  [
    'pay these three pls\n0x1B773c1973e62eAA4d90359e7dAb95F7f9d7275b 100 usdc\n0x7edd56b5e5e0016575cb2c1e3cd440785f88fd02 150 usdc\n0x859094ac48C97E288f09B78e32D2129D43299f63 75 usdc',
    'send 100 USDC to 0x1b77; send 150 USDC to 0x7edd; send 75 USDC to 0x8590',
  ],
  [
    "I'd like to transfer 5 DAI to 0xd1dd578cf1af0526efca479bbb23d10a56eed85b and 7 DAI to 0x46867426Cd06A7b0a022299F99fA50D9A656A950",
    'send 5 DAI to 0xd1dd; send 7 DAI to 0x4686',
  ],
  [
    '12 USDC → 0x0aeb5234faDC9304BFf218D4DCd65580763A009F; 18 USDC → 0xAAf88c53312B3191952C72cC93DD9000F575D3DA',
    'send 12 USDC to 0x0aeb; send 18 USDC to 0xaaf8',
  ],
  [
    'Please have 400 USDC sent to 0xBFC011241702FbACd66E9dd99f6CFBd665671F6F and a further 600 USDC sent to 0x18d9b1d6e36b8aa550498e72350ced46da386061.',
    'send 400 USDC to 0xbfc0; send 600 USDC to 0x18d9',
  ],
  [
    'Salaries this month. 1) 0xd819d5bcac642d1c868c4ecf060e7f7b8b21c106: 3,100 USDC. 2) 0x1A4571e511Fa40A14908bEa72350cde44C3FdC2f: 2,750 USDC. 3) 0xe3cF18281c5eC88a81Eaa553C00B0F95116D56Ae: 4,000 USDC. Thanks!',
    'send 3100 USDC to 0xd819; send 2750 USDC to 0x1a45; send 4000 USDC to 0xe3cf',
  ],
  [
    '| recipient | amount |\n|---|---|\n| 0xb98D35F7908cd1A70b1fba5Bb1705474921C3702 | 9 USDT |\n| 0xe69A58040B9f90ab1D1804ec3b26eC624CD93f20 | 11 USDT |',
    'send 9 USDT to 0xb98d; send 11 USDT to 0xe69a',
  ],
  [
    '{"action":"disperse","token":"USDC","recipients":[{"address":"0x15FA86403bEEB1d51016Fdcb26B3D80C8127F3B4","amount":"40"},{"address":"0x059582331dbb8c897f231b953d662da3b8a16a20","amount":"60"}]}',
    'send 40 USDC to 0x15fa; send 60 USDC to 0x0595',
  ],
  [
    '{"tool":"multi_send","params":{"token":"DAI","recipients":["0xf65b8ab1512b08ea310c5978cc6d1fa8535ecb06","0x5a87ae620fFf0fE1361424e08e8845C3b9a72562"],"amounts":["3","8"]}}',
    'send 3 DAI to 0xf65b; send 8 DAI to 0x5a87',
  ],
  [
    'can we give 0xce0E4787e75750c8B51c70631f508b668e66b813 0.1 eth and 0x3294D0268AABd2083c466cd818193258Fb7915AD 0.25 eth',
    'send 0.1 ETH to 0xce0e; send 0.25 ETH to 0x3294',
  ],
  [
    'first 50 usdc for 0xD87aF285970d7F9129E46c3C2bd68F8637Cc5069 then 25 usdc for 0x242377d4c74779f6f8398918f9a12f57654f501b ok',
    'send 50 USDC to 0xd87a; send 25 USDC to 0x2423',
  ],
  [
    'Agent plan – step 1: transfer 15 LINK to 0x19e5ac3da080131d9d73449e1bd3500e71f4926a. Step 2: transfer 30 LINK to 0x773fcA60Ad295Edf75Ebee86D456098fb375a20b.',
    'send 15 LINK to 0x19e5; send 30 LINK to 0x773f',
  ],
  [
    'Kindly settle both invoices: 1,200 DAI to 0x2FF69c911E5A74dB0856cE2Dd6F55fF6dF405378 (INV-77) and 340 DAI to 0x387382E31aEA1812842aEd6372dF341cEe460b16 (INV-78)',
    'send 1200 DAI to 0x2ff6; send 340 DAI to 0x3873',
  ],
  [
    'usdc payouts: 0x3E6D8aFd0e5911821B4Aa9e8584ae65063497AA5=5, 0x1bd83c3c1aaebfadf6c0f311db73c24de83cb941=6, 0x021bcB722948E18021D8195202c0b667c8e8Fa27=7',
    'send 5 USDC to 0x3e6d; send 6 USDC to 0x1bd8; send 7 USDC to 0x021b',
  ],
  [
    'Send 0xd473ca9d6007e713bda9a5f7eb354bbe999e5b6b one hundred USDC, and to 0x767B000A24c4941590580e18B96F620bd055E736 send two hundred USDC.',
    'send 100 USDC to 0xd473; send 200 USDC to 0x767b',
  ],
  ['Safe payout: 250 USDC → 0xB277e0B5B5AaB26F4856C2A8E928376e13440E91', 'send 250 USDC to 0xb277'],
  ['can we have our multisig send 0.5 eth to 0x3FA97DF9eBAD432C1724093Bf1Ed74f15605C696', 'send 0.5 ETH to 0x3fa9'],
  [
    'please have 3,000 DAI sent out of the Safe to 0x703556f5355d143e6896ed65e53efb8e3f6eb4ed',
    'send 3000 DAI to 0x7035',
  ],
  [
    "I'd like the Safe at 0x0978F8a173D9B1d2F5947A4683F4c1B6b2Ed8638 to transfer 80 USDT to 0xC582846Aa34C1E0E99EFE9cF10daa0a3d21210f9",
    'send 80 USDT to 0xc582',
  ],
  [
    '{"tool":"safe.propose","input":{"safe":"0xD2d77b841eF7950eaFa4CeE9229D9BE4E9Aafc23","action":"transfer","token":"USDC","amount":"120","to":"0x299f416A97CEfa82b19E6b14e6a30d170480Bf46"}}',
    'send 120 USDC to 0x299f',
  ],
  [
    'Safe: 0x30c8b9c876de83118cd9aabb38749f772f20c4dc\nTo: 0xa4b2d1eb17aec4da4256e25949218327e4f6b24b\nAmount: 2 ETH\nAction: transfer',
    'send 2 ETH to 0xa4b2',
  ],
  [
    'take 45 LINK from our gnosis safe and send them to 0x64F8E3704B08806A12E6E640F79Fd3B4f42CC72E',
    'send 45 LINK to 0x64f8',
  ],
  [
    'Plan: execute a Safe transaction that pays 600 USDC to 0x2D0e0B555785FCcAED29Ddc85cbd642E206aE646',
    'send 600 USDC to 0x2d0e',
  ],
  [
    'The treasury Safe (0x446d8352f92b10e930dca46002b7c717610fa56c) shall remit 12,000 USDC to 0x5eedf5c08b2fa1af928c186b555d82512da661f9.',
    'send 12000 USDC to 0x5eed',
  ],
  [
    'i need send 20 dai from multisig safe 0x52593dB06B7bCBa55e5f6Ea8DDF693eF7644e116 to 0xFD4172Bd98CBc74F72791a65cC437EEeCcc4344b',
    'send 20 DAI to 0xfd41',
  ],
  ["out of the company's Safe: 0.9 ETH for 0xCe57FC362fEAcB158eE02561e900EA0Fd4bC3Ea0", 'send 0.9 ETH to 0xce57'],
  ['use the Safe to pay 0x6234820b32462773e2f5c86f104b4275492e9c37 75 USDC', 'send 75 USDC to 0x6234'],
  ['Sign the Safe tx moving 1.3 WETH to 0x1577B308e2AB67e9f3B986De0D2585dC7DEF6D45', 'send 1.3 WETH to 0x1577'],
  [
    'From Safe 0x10671EdDbAf02220A5dD8b3150026d60D229482a, transfer 10 UNI to 0xad0EC9a5Dc762Dd313AcC7971D03768372Ab6CCb please',
    'send 10 UNI to 0xad0e',
  ],
  ['the dao safe owes 0x0c0694059f3b1116d84762c9fa5c8a403966183e 400 usdc, pay it', 'send 400 USDC to 0x0c06'],
  [
    'in one multicall: 10 USDC to 0xCCD7d2FaB9e443555EfAFDF2644775D261Bf168A, 15 USDC to 0x870b5cEEd959aC0Daa3ed0bFA94affD155304AFd',
    'send 10 USDC to 0xccd7; send 15 USDC to 0x870b',
  ],
  [
    'batch these into a single transaction: send 5 DAI to 0x638B0F0Af54FfE043543918637bbfDC8f94F8F7a; send 6 DAI to 0x2edd741ad58ea5c854f289ddc78e4e523a053a5a; send 7 DAI to 0x1daA8Ce492d44BFFD190037A1409e7D8CA35100e',
    'send 5 DAI to 0x638b; send 6 DAI to 0x2edd; send 7 DAI to 0x1daa',
  ],
  [
    'Multicall:\n1. 0.1 ETH → 0x934ba1f85d450e381ca9546b8db78e2d5b77bf4a\n2. 0.2 ETH → 0xA719722b5946d3F295a1456738f3F886f874DAEa',
    'send 0.1 ETH to 0x934b; send 0.2 ETH to 0xa719',
  ],
  [
    'can we bundle two payments, 40 usdc for 0x365c57e0A47BA428ac10bB4A5eA1fC759AA9D251 and 60 usdc for 0xC1b0886Eef73200495eA1CbD7e4587d9D974b9c6',
    'send 40 USDC to 0x365c; send 60 USDC to 0xc1b0',
  ],
  [
    'please have the following sent atomically: 100 USDT to 0x84D094706B957F42fD1F556A191518bab846Ec50 and 200 USDT to 0x653b7c7d015d8fbf9bb67ee6c1be0c98fe90afd1',
    'send 100 USDT to 0x84d0; send 200 USDT to 0x653b',
  ],
  [
    '{"tool":"multicall","input":{"calls":[{"action":"transfer","token":"USDC","to":"0x8462558c017111fe8c84ea0711439bcf35f1701e","amount":"1"},{"action":"transfer","token":"USDC","to":"0x11B4aBC515EfEE43bd1A6329C0ADd6cb29DCCc85","amount":"2"}]}}',
    'send 1 USDC to 0x8462; send 2 USDC to 0x11b4',
  ],
  [
    'Use Multicall3 to send 0.01 ETH to 0x25586D5ca3b57181148712Bf107ce33B9Bb9f368 and 0.03 ETH to 0x8c342fB077b54dA3833B0A0f8311045EF99f976C',
    'send 0.01 ETH to 0x2558; send 0.03 ETH to 0x8c34',
  ],
  [
    'All in one go: transfer 20 LINK to 0xD526C8199E9526ab1B19D8385b59445ea7A5F1e9, transfer 9 UNI to 0x55facd3a4e186e561310a0b07984b39838218c32',
    'send 20 LINK to 0xd526; send 9 UNI to 0x55fa',
  ],
  [
    "I'd love to pay 0x395d3a6f3b150a33962891788a141c827cf8edaf 12 USDC and 0xA2e1Cd69e37AEBeb3a1bcCd57A315f71A92f56ED 14 USDC in just one tx",
    'send 12 USDC to 0x395d; send 14 USDC to 0xa2e1',
  ],
  [
    'Plan: aggregate the calls [transfer 3 DAI to 0x6633f6673b45975807c264A5d9DFB8755bEB9377, transfer 4 DAI to 0xB0b76326757dff11e255063AeE9aa7B1D348F233] into one multicall',
    'send 3 DAI to 0x6633; send 4 DAI to 0xb0b7',
  ],
  [
    'one tx, 2 sends: 0xc4AEFc6cD00f838ba0f2f9659F807FF48459D628 0.5 eth, 0xb96f656ad691aa0a171cadc36fbe9b136cf31b2d 0.7 eth',
    'send 0.5 ETH to 0xc4ae; send 0.7 ETH to 0xb96f',
  ],
  [
    'Both transfers belong in one batch – 500 USDC to 0x3d1d3e8ca0f79a789bbba9dfbabb7e50f2f6d4f4 plus 0.2 WETH to 0xC103de8c41FD8baCb52E7FF17f9bA5569F19520D.',
    'send 500 USDC to 0x3d1d; send 0.2 WETH to 0xc103',
  ],
  [
    'i want multicall with send 8 usdc to 0xa2Ab6Fdc12a55901E8b15e5103Cdc07A6195b0c2 and send 9 usdc to 0x7C8C14F15A24B02E2fC1EeD5C64E664018365300',
    'send 8 USDC to 0xa2ab; send 9 USDC to 0x7c8c',
  ],
  [
    'Combine into a single multicall: pay 0x9536F74ec60E6dBA39acf13E1c8Bf768280f7A62 30 DAI, pay 0xe3f29cedad1ab8f4ba9d74fc186d3cb361f575a9 45 DAI.',
    'send 30 DAI to 0x9536; send 45 DAI to 0xe3f2',
  ],
  [
    'Distribute USDC as follows: 0x448318a2eb7e9b4479049da7a001c03e84a8ef32 gets 50, 0x48133B0350775b210B4A985fc98f7EBb33cb7ACD gets 70.',
    'send 50 USDC to 0x4483; send 70 USDC to 0x4813',
  ],
  [
    `The contractor's address is 0xB3860CF50D7abb11553332A39B7daF284bFc74a2. He's owed 3.2k USDC. Pay him.`,
    'send 3200 USDC to 0xb386',
  ],
  [
    'At 14:30 I spoke with Maria, she needs 20 DAI. Her address: 0x92aa72cd9145306c2c33b3b3db0ae09df73623af. Please send.',
    'send 20 DAI to 0x92aa',
  ],
  [
    'pls pay this => 120 USDC, 0xf80b79e3ccd18822840e30d7b6940ec3aa6b8707, polygon, due 30 days',
    'send 120 USDC to 0xf80b at 137',
  ],
];
