import type { Paraphrases } from './paraphrase.ts';

export const sends5: Paraphrases = [
  [
    'send 4 copies of id 12 from the ERC-1155 contract 0xca7dce7cba48c5660c45ccdfce7e34bb5d3203f8 to 0x04dF20281bbc03dFEf0c7b0102a54eF30a2eB950',
    'send 4 nft 0xca7d #12 to 0x04df',
  ],
  [
    '0x4dBB93E4deEe6F808D499B7263Ff038598792B9b gets 10x item #7 of my game items (erc1155 0x325cF27CcdB803E69b6E3357F7A3860B39FDE47E)',
    'send 10 nft 0x325c #7 to 0x4dbb',
  ],
  [
    'ERC1155 transfer\ncollection: 0xE72D7A3904BAd089b4AB0483Cf973A3622148EB9\nid: 301\nquantity: 25\nto: 0x445ea50239238ca2b789af02855805a557842257',
    'send 25 nft 0xe72d #301 to 0x445e',
  ],
  [
    'two editions of token #55 on 0x4e8bc4bad550144ed0c6cab061d49f2f5b00d0da over to 0x43A99A30FE7B9C927Ad1866bC7627db648eB3563 pls',
    'send 2 nft 0x4e8b #55 to 0x43a9',
  ],
  [
    'Please move 100 units of token id 3 (ERC-1155, 0xd486e7137707b0391Ba05138F0B7D873E8dDFCF3) to the warehouse wallet 0x03eA84c1744c6CeA8440b3759e8220E60F3EDFD6.',
    'send 100 nft 0xd486 #3 to 0x03ea',
  ],
  [
    'i give 6 piece of nft id 19 in contract 0x575a9bd137C0b3495A8456e3d0ab779D3333dfEA for 0x108449f64d4321c7d397f94d673ea972681ccf17',
    'send 6 nft 0x575a #19 to 0x1084',
  ],
  [
    'call safeTransferFrom on the 1155 0x0f0de01a348567d16c6f1e75ae202f9686dfb2db: to 0xa08DEb42247D50d64eF7A2efD8A63A767f162419, id 8, amount 50',
    'send 50 nft 0x0f0d #8 to 0xa08d',
  ],
  [
    'Five (5) copies of the multi-token with ID 44 at 0x68b9bd0f8a395BF3951685826EA3e9136931261b are to be handed to 0x4ba8b111C28d6a113cbB466A961cCFBbD15DaAAF.',
    'send 5 nft 0x68b9 #44 to 0x4ba8',
  ],
  [
    '{"op":"erc1155_transfer","contract":"0x1dB9686C39ebBB1bEF5b97f71818d3119b0Fc385","id":"90","amount":"3","to":"0x6394cd220c50466eeb34d7689114c33dd99d7f27"}',
    'send 3 nft 0x1db9 #90 to 0x6394',
  ],
  [
    'the kid wants swords, so 2 of #1001 from 0x2b774a229275c945255039647455bdf58a37e060 to 0x1E39710C0dA70bB1554FDEB99f443dfDBE99997f',
    'send 2 nft 0x2b77 #1001 to 0x1e39',
  ],
  [
    'From collection 0x733d98929990dE48Ac51bc8f8730a5D0Ed8b5b54 transfer 15 of token ID 6 to 0xBB83bFf2A6760b45b1E7c50f27CBbbaAd1B77dBe',
    'send 15 nft 0x733d #6 to 0xbb83',
  ],
  [
    'invoice 2291 came in, settle it pls: 1,450 USDC, payee wallet 0x7F3E2D04deA738eBf783Beb26BD3F942e90FF001',
    'send 1450 USDC to 0x7f3e',
  ],
  ['shoot 75 dai over 0x2a22841CE811fe79534c3DC9158A0C3F3972de73 ty', 'send 75 DAI to 0x2a22'],
  [
    "Hi support, I can't find the button. I only want that 20 USDT leave my account and arrive at 0x33c2b3d16e0576c2edf2f13776b4b3786119fbeb.",
    'send 20 USDT to 0x33c2',
  ],
  [
    'To: 0x2CA788Fed3aDD2f2Da19fB10e16a8e7314988A4b\nToken: LINK\nHow much: 14.5\nMemo: March hosting',
    'send 14.5 LINK to 0x2ca7',
  ],
  [
    'The Payor shall remit to the Payee, at the address 0xD6bc50E84A6E40022109727fCA2585B515174F37, the sum of two hundred and fifty (250) USDC.',
    'send 250 USDC to 0xd6bc',
  ],
  [
    'okay so um please transfer sixty USDC to 0xcb5ae446999ee7c89d616c910febf652211e84f9 thanks',
    'send 60 USDC to 0xcb5a',
  ],
  ['0x408605E800b5Ad777CDf2A5c14247ca29F72Aa2F <- 9.99 usdc', 'send 9.99 USDC to 0x4086'],
  [
    'Step 1 of 1: call transfer() on the DAI contract, recipient 0x879a6Cb85669921C9f1F557258464A6e6A4BA5d2, value 310 DAI. No other side effects expected.',
    'send 310 DAI to 0x879a | send 310 DAI to 0x879a; forbid anything-else',
  ],
  ['reimburse 0x35d4af7fd655741226fa7b7c341a824584fe939a 48.20 USDC for the taxi', 'send 48.2 USDC to 0x35d4'],
  ['1.2k usdc for vitalik.eth from me', 'send 1200 USDC to vitalik.eth'],
  ['trasnfer 33 UNI too 0x2ff1b9882EfE95d44ccCEB50aeeaaA71aB8b7dA2 plz', 'send 33 UNI to 0x2ff1'],
  ['Kindly do the needful and credit 0x38638517ffc32372ebd169573c342f8746de6e4b with 5 AAVE.', 'send 5 AAVE to 0x3863'],
  [
    'my punk-ish thing, id 417 of contract 0xd53269925ae6f095a8422e4f4b7f4de94223bb8c, goes to my other wallet 0xCe44a8A09dA5830D86681AeBe84828D65E277c61',
    'send nft 0xd532 #417 to 0xce44',
  ],
  [
    'Please deliver ERC-721 0xE342c7649CBAC2e50994399575d7f5bd0Bd42bfD token 9001 to the buyer 0x93B9073Ff874056dcfDAAcDFF762b7560A33D6F9',
    'send nft 0xe342 #9001 to 0x93b9',
  ],
  [
    'gift nft #88 (0x937551D5B597Ba4ad3Ddd611E33E3d6879bF9174) to my daughter 0x4b35474ba83533ea230c6570d9ee1e78189e36a5',
    'send nft 0x9375 #88 to 0x4b35',
  ],
  [
    'NFT\ncontract = 0xa8ef30e91dff59c438bb9d6f9f868784ff558cba\nid = 5123\nnew holder = 0xAD7d72301472784C4AAb5782000a2a57F993A56D',
    'send nft 0xa8ef #5123 to 0xad7d',
  ],
  [
    'ownership of token no. 27 in the collection 0x141452fec527053cBfc3305ECc23ED4C5c1B219D passes to 0x382Ef946b44D0bbE22d5fFbF1E73b1f422526CBD',
    'send nft 0x1414 #27 to 0x382e',
  ],
  [
    'transfer my membership NFT with ID 64 from the collection 0x077EcFc88d0557cB8AbE612fb7E9483A3296Ba3d to vitalik.eth thx',
    'send nft 0x077e #64 to vitalik.eth',
  ],
  [
    'Title to the non-fungible token numbered 1204 and issued by 0x926a3cddbb9a6ad05946b3a7f0377dbed470b2fb is hereby to be transferred to 0x6a09b3fa2F0D0a3B81Bad8c7aA46E2DF66e99fde.',
    'send nft 0x926a #1204 to 0x6a09',
  ],
  [
    'send nft number three hundred, no wait, just #30, contract 0xA41C97e5e391650375b191441cE359e7f0A12523, to 0x5dB38dcB69F4cC576dDFdC48A9E8F95d409CF663',
    'send nft 0xa41c #30 to 0x5db3',
  ],
  [
    'Ticket: user asks to move NFT 777 at 0x2E09dE5fAB8eCC7f5Cd473304952982420C6E02A into vault 0x37a6f1a2b887a6f64cd895f8bd0bdac278939926',
    'send nft 0x2e09 #777 to 0x37a6',
  ],
  [
    'transferFrom(me, 0x85F903d5cE318A06B28950c36D046ddb73267C1F, 15) on the ERC-721 at 0xe5db168e5ace0dfe81c4f906babc3f098aae60d2',
    'send nft 0xe5db #15 to 0x85f9',
  ],
  [
    '0x63DB88d9965dc83b32eA87a17006a8aD20861Ac7 wants the jpeg so let em have it: 0x942A5Fb21616C204CEa897B95C9Ef09F0Ac38966 #2048',
    'send nft 0x942a #2048 to 0x63db',
  ],
  [
    'safely transfer tokenId 3 of NFT 0xcA16d8Cd0ADc334449eF5F21c790579B168F7e0F to 0xd9d25d358642ec477560bad72e2580b83bc8dc68',
    'send nft 0xca16 #3 to 0xd9d2',
  ],
  [
    'multicall3: 0.1 eth to 0xC606628BAfC94C971235457dBAcb6c3540EA9C28 and 0.3 eth to 0x91130B4dEAB7d050FF68C2828De346e1CCB7a404',
    'send 0.1 ETH to 0xc606; send 0.3 ETH to 0x9113 | send 0.1 ETH to 0xc606; send 0.3 ETH to 0x9113 on multicall3 | send 0.1 ETH to 0xc606 on multicall3; send 0.3 ETH to 0x9113 | send 0.1 ETH to 0xc606 on multicall3; send 0.3 ETH to 0x9113 on multicall3',
  ],
  [
    'in one transaction through Multicall3 pay 0x6061e4A816753e6c4a51dDe864b6D55299768BCE 0.05 ETH, 0x763cb90af482d90ffcb839005c3a5f99ce8ae920 0.06 ETH and 0x5E53CcfFeb49eE935119192D01fbf8F58a596AD4 0.07 ETH',
    'send 0.05 ETH to 0x6061; send 0.06 ETH to 0x763c; send 0.07 ETH to 0x5e53 | send 0.05 ETH to 0x6061; send 0.06 ETH to 0x763c; send 0.07 ETH to 0x5e53 on multicall3 | send 0.05 ETH to 0x6061; send 0.06 ETH to 0x763c on multicall3; send 0.07 ETH to 0x5e53 | send 0.05 ETH to 0x6061; send 0.06 ETH to 0x763c on multicall3; send 0.07 ETH to 0x5e53 on multicall3 | send 0.05 ETH to 0x6061 on multicall3; send 0.06 ETH to 0x763c; send 0.07 ETH to 0x5e53 | send 0.05 ETH to 0x6061 on multicall3; send 0.06 ETH to 0x763c; send 0.07 ETH to 0x5e53 on multicall3 | send 0.05 ETH to 0x6061 on multicall3; send 0.06 ETH to 0x763c on multicall3; send 0.07 ETH to 0x5e53 | send 0.05 ETH to 0x6061 on multicall3; send 0.06 ETH to 0x763c on multicall3; send 0.07 ETH to 0x5e53 on multicall3',
  ],
  [
    'aggregate3Value:\n- 0xc546b5d932f1a431614a95b22899f42acad639cd: 1 ETH\n- 0x54b63198d628B63350aE4661BDe34E7345ED6d16: 2 ETH',
    'send 1 ETH to 0xc546; send 2 ETH to 0x54b6 | send 1 ETH to 0xc546; send 2 ETH to 0x54b6 on multicall3 | send 1 ETH to 0xc546 on multicall3; send 2 ETH to 0x54b6 | send 1 ETH to 0xc546 on multicall3; send 2 ETH to 0x54b6 on multicall3',
  ],
  [
    'Batch with Multicall3 two ether payments, 0.4 to 0x4cC76AC371cD0d8cd58266d91B0a331688a572e1, 0.9 to 0xf5F534a5a67aFDacd44Ab59E8c88082Ff1d604b8',
    'send 0.4 ETH to 0x4cc7; send 0.9 ETH to 0xf5f5 | send 0.4 ETH to 0x4cc7; send 0.9 ETH to 0xf5f5 on multicall3 | send 0.4 ETH to 0x4cc7 on multicall3; send 0.9 ETH to 0xf5f5 | send 0.4 ETH to 0x4cc7 on multicall3; send 0.9 ETH to 0xf5f5 on multicall3',
  ],
  [
    'bundle these via multicall: 0.011 eth 0xc34FaAe780f70729b5e2F535f20B2ceDc5670933, 0.022 eth 0xfa621b857b16a8af5ce1fb332c036b9fb68c3d42',
    'send 0.011 ETH to 0xc34f; send 0.022 ETH to 0xfa62 | send 0.011 ETH to 0xc34f; send 0.022 ETH to 0xfa62 on multicall3 | send 0.011 ETH to 0xc34f on multicall3; send 0.022 ETH to 0xfa62 | send 0.011 ETH to 0xc34f on multicall3; send 0.022 ETH to 0xfa62 on multicall3',
  ],
  [
    'One single multicall shall send 0.25 ETH each to 0x7dfae5510800008dc1061bd61d8039a3a5cef5dc and 0xf74d5E56f68024870b7B790cf3Be307D7b79d854.',
    'send 0.25 ETH to 0x7dfa; send 0.25 ETH to 0xf74d | send 0.25 ETH to 0x7dfa; send 0.25 ETH to 0xf74d on multicall3 | send 0.25 ETH to 0x7dfa on multicall3; send 0.25 ETH to 0xf74d | send 0.25 ETH to 0x7dfa on multicall3; send 0.25 ETH to 0xf74d on multicall3',
  ],
  [
    'i want to save gas so do both in one multicall3 call: send 0.5 eth for 0xF83c2Ef749BfA588CaC835EdE4d2Ec400f537e08, send 0.15 eth for 0x40C0b9580a550109A6d5eFaC40EA7058A8304F34',
    'send 0.5 ETH to 0xf83c; send 0.15 ETH to 0x40c0 | send 0.5 ETH to 0xf83c; send 0.15 ETH to 0x40c0 on multicall3 | send 0.5 ETH to 0xf83c on multicall3; send 0.15 ETH to 0x40c0 | send 0.5 ETH to 0xf83c on multicall3; send 0.15 ETH to 0x40c0 on multicall3',
  ],
  [
    'Plan: use Multicall3 to fan out ETH. Leg 1: 0.33 ETH to 0x1cc3c57dfEa773Edc1034C4928AcCBa42f420c39. Leg 2: 0.44 ETH to 0x23bbcebd0cac401b40c9f892a915aec7ffa1bf72.',
    'send 0.33 ETH to 0x1cc3; send 0.44 ETH to 0x23bb | send 0.33 ETH to 0x1cc3; send 0.44 ETH to 0x23bb on multicall3 | send 0.33 ETH to 0x1cc3 on multicall3; send 0.44 ETH to 0x23bb | send 0.33 ETH to 0x1cc3 on multicall3; send 0.44 ETH to 0x23bb on multicall3',
  ],
  [
    'together in a multicall3 batch 0xeb3099c2ad9408e1f45ef47f533e096248383f58 receives 3 ETH while 0x962080c8E3e52cf40c8aD0328Df83D02B0BeBea0 receives 1 ETH',
    'send 3 ETH to 0xeb30; send 1 ETH to 0x9620 | send 3 ETH to 0xeb30; send 1 ETH to 0x9620 on multicall3 | send 3 ETH to 0xeb30 on multicall3; send 1 ETH to 0x9620 | send 3 ETH to 0xeb30 on multicall3; send 1 ETH to 0x9620 on multicall3',
  ],
  [
    'multi call three, send point two ETH to 0xF9Cb92aa8DDA137F8d9Ef9138086620ed97AfE67 and point one ETH to 0x13b3783fE3d874F29bb5c0f3981FbA99C1165C34',
    'send 0.2 ETH to 0xf9cb; send 0.1 ETH to 0x13b3 | send 0.2 ETH to 0xf9cb; send 0.1 ETH to 0x13b3 on multicall3 | send 0.2 ETH to 0xf9cb on multicall3; send 0.1 ETH to 0x13b3 | send 0.2 ETH to 0xf9cb on multicall3; send 0.1 ETH to 0x13b3 on multicall3',
  ],
  [
    'Please pay out 0.6 ETH to 0xC1E958F7CFf3184504f2E2754f8ceEcb33124578 plus 0.7 ETH to 0x87ee96ada98d58de79566063281011e2cf7c6322 in the same Multicall3 transaction.',
    'send 0.6 ETH to 0xc1e9; send 0.7 ETH to 0x87ee | send 0.6 ETH to 0xc1e9; send 0.7 ETH to 0x87ee on multicall3 | send 0.6 ETH to 0xc1e9 on multicall3; send 0.7 ETH to 0x87ee | send 0.6 ETH to 0xc1e9 on multicall3; send 0.7 ETH to 0x87ee on multicall3',
  ],
  ['0.04 eth, 0x721A24Fd3708B761972c8E3B7E2C6054812D9d89, now', 'send 0.04 ETH to 0x721a'],
  ['my brother is out of gas, throw 0.01 ETH at 0x9A2c123ba760Ea73AF7212b547bf85Bcb57cbE6A', 'send 0.01 ETH to 0x9a2c'],
  [
    'Outgoing payment\nAsset: ETH (native)\nValue: 2.75\nBeneficiary: 0x954047525bdcfa588935163972c988db6c189488',
    'send 2.75 ETH to 0x9540',
  ],
  [
    'Half an ether should go out to 0xB14c936449a8eFb589bA011F1Fecee69EE78b62f before lunch, cheers',
    'send 0.5 ETH to 0xb14c',
  ],
  ['Send 0xfD11616261cE3F4D64E3C5bF3E8b1cBDcf15FCDA one point five ether please', 'send 1.5 ETH to 0xfd11'],
  [
    'I need that 3 ETH are being transferred at this wallet: 0x15f0619adb5ab6f385f4a2e1de8e31330d1e0e0d',
    'send 3 ETH to 0x15f0',
  ],
  [
    'A plain value transfer of 0.125 ETH to 0xB7534bfc97330dAECbCCD7f41665D0Ae266e93fA, without calldata.',
    'send 0.125 ETH to 0xb753',
  ],
  ['top up 0x4A0a14f132da8dC213C6c5d1AcB2D3c776d3924f w 0.2 eth', 'send 0.2 ETH to 0x4a0a'],
  ['tip nick.eth 0.005 ether', 'send 0.005 ETH to nick.eth'],
  [
    '{"type":"native_transfer","to":"0x58747EdEE51416f741433170CE43771AF37ad5Db","value":"0.6","unit":"ETH"}',
    'send 0.6 ETH to 0x5874',
  ],
  [
    'Objective: fund the deployer. Action: transfer 1 ETH to 0x15dc3a763A99Bd315291c4f4e49F1c65C028aa88. Expected result: deployer balance rises by 1 ETH.',
    'send 1 ETH to 0x15dc',
  ],
  ['on base, fling 0.03 eth to 0xafb2dd54971d9818a5f8e6b2cf17cbd9a34d2563', 'send 0.03 ETH to 0xafb2 at 8453'],
  ['pay my share of the rent: 0.31 Ξ to 0x85D31f61e6F4125f4e3007fE1475297E3D9DcA9e', 'send 0.31 ETH to 0x85d3'],
  [
    'send 50 USDC to 0xc73fffc1282ae9bb16be578cc67e409af081427b, not to 0xC730447743cC3488A93C21B5449Af4e1CC84427B which looks like it',
    'send 50 USDC to 0xc73f | send 50 USDC to 0xc73f; forbid 0xc730',
  ],
  [
    'careful!! 0x4Cf18118Af0aba56486f97D934f3402C2Da04F00 is the scam one, the good one is 0x4CF013b7D97045ce16045A6E5A5095F660534F00, pay the good one 100 dai',
    'send 100 DAI to 0x4cf0 | send 100 DAI to 0x4cf0; forbid 0x4cf1',
  ],
  [
    '10 USDC → 0xd2aC942aa8D72BF9f4CdE4C23b0b452ec06bFF99 and 20 USDC → 0xd2ad800d8a1260acba1ef52126e2bacbf075ff99 (yes they look the same, both are mine)',
    'send 10 USDC to 0xd2ac; send 20 USDC to 0xd2ad',
  ],
  [
    'Transfer 0.3 ETH to 0xaa3d74739d74582b23804b2f225db6c1a5c4ad9f. Somebody dusted me from 0xaa3EB70b6CDA99cE0FaA2b2ab2b87d04bfEDAd9f, ignore that address.',
    'send 0.3 ETH to 0xaa3d | send 0.3 ETH to 0xaa3d; forbid 0xaa3e',
  ],
  [
    'approve 75 usdc for 0x90179f763DECbBAA8fa75586c2967A5A7A1BBE23; do not approve 0x9018FbC8916851E4B9da9d9150d0AFaa5F92Be23',
    'approve 75 USDC by 0x9017 | approve 75 USDC by 0x9017; forbid 0x9018',
  ],
  [
    '2 LINK to 0x8d379018aaa2251d833933eb5b17a3139a418d9e\n3 LINK to 0x8d380E405734999B9eE9113E2aDaF3B3D6998D9E',
    'send 2 LINK to 0x8d37; send 3 LINK to 0x8d38',
  ],
  [
    'split 8 usdt evenly over 0x5e024e4f8321eD466F71Fb7fAC65F52c62e668D6 and 0x5e035d456bB90B663a45C47AC2c566eE4df268d6',
    'send 4 USDT to 0x5e02; send 4 USDT to 0x5e03',
  ],
  [
    'nft 0x0319fa179775d6e4eb88731cd96c984f86c48cc7 #5 to 0x031a62d3a7E8123Bcb959a6b313Bb86B6a668cc7 please',
    'send nft 0x0319 #5 to 0x031a',
  ],
  ['1 wei to 0x937Ac2BfE460c0D02e949D3b9c9B3EFbba923a4E', 'send 1 base ETH to 0x937a'],
  ['send 0.000001 USDC to 0x1c6AbaB505cC4B0015Fc502BE2802F997DBD1C7F as a test', 'send 0.000001 USDC to 0x1c6a'],
  ['a dust payment of 0.00000042 ETH, to 0x62bda51c47432201b2a78ca9b83c35927c98239d', 'send 0.00000042 ETH to 0x62bd'],
  ['500 gwei for 0x718B133Be9385d92ace1f19B69FDFc462F05c233 please', 'send 500000000000 base ETH to 0x718b'],
  ['swap .0003 weth to usdc on uniswap v3', 'swap 0.0003 WETH -> USDC on uniswap-v3'],
  [
    'approve one cent of usdc, that is 0.01 USDC, to 0x7252b6fbe91f2f67be536a973b8bd7469926ddb8',
    'approve 0.01 USDC by 0x7252',
  ],
  [
    '1 satoshi of wbtc (0.00000001 WBTC) to 0xf67A6c82557e4AcC6D41Fb3Ee70bB02CCA55AB85',
    'send 0.00000001 WBTC to 0xf67a',
  ],
  ['wrap 0.00001 eth just to see how it works', 'wrap 0.00001 ETH'],
  ['test tx first: 0.0001 eth -> 0x16cacc1d4ab0729bb92aebb63c47f505b883ace5', 'send 0.0001 ETH to 0x16ca'],
  ['send 21000 wei to 0x52aAD925918A6A06e8e65c202a270D1e402E9fFE', 'send 21000 base ETH to 0x52aa'],
  ['stake 0.000123 ETH at Lido', 'stake 0.000123 ETH on lido'],
  [
    'send 40 of the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 to 0x5622fC7B93c256956Bd5d572Cd9Ed4322757142e',
    'send 40 USDC to 0x5622',
  ],
  [
    'swap 100 0x6B175474E89094C44Da98b954EedeAC495271d0F for 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2 on uniswap v3',
    'swap 100 DAI -> WETH on uniswap-v3',
  ],
  [
    'approve 0x1cac425991432e4877a6914bb3de74bdde1ee83c for 60 units of token 0x514910771AF9Ca656af840dff83E8264EcF986CA',
    'approve 60 LINK by 0x1cac',
  ],
  [
    'Token contract: 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984\nAmount: 8\nRecipient: 0xb0e01659Eb089D8025B5E776C819a880eB9b0612',
    'send 8 UNI to 0xb0e0',
  ],
  [
    '500 tokens of 0xa76146cf881cc34e4b8e8f3d40c7c1ba83010c25 to 0x269Fe3E1D5b1354317BF594298e33D4C30e1e66e',
    'send 500 0xa761 to 0x269f',
  ],
  ['I want to buy the token at 0xd277411EFbB915d9b8D58D1E37D3D044782bfd43 with 0.1 ETH', 'swap 0.1 ETH -> 0xd277'],
  [
    'dump 10,000 of 0xE329b8b3Bcb6FCa3029F4e22dB71Cfb04a95257D for eth on uniswap v2',
    'swap 10000 0xe329 -> ETH on uniswap-v2',
  ],
  [
    'revoke allowance of 0x0e076C4f1AFD290a1f0f5B030627BfBf6c074245 on token 0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'revoke approve USDT by 0x0e07',
  ],
  [
    'transfer 15 USDC (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48) to 0x8443752b790debf0cf84a51b503b8b1501713fe3',
    'send 15 USDC to 0x8443',
  ],
  [
    'ERC-20 at 0xFC83A05A46bb9196C73A809517fdAb77693cBB15: 77 of these shall be sent to 0xe2d18e316613cd987585Bea0c67f0C0Cd36Ae105',
    'send 77 0xfc83 to 0xe2d1',
  ],
  [
    'exchange 25 usdt against token 0x4bc40f9d1d6995b5a7006f4512bb6fef6df98d90 on uniswap v3, slippage 3%',
    'swap 25 USDT -> 0x4bc4 on uniswap-v3; slippage 300',
  ],
  ['from the Safe: 3,000 USDC to 0x5e452bAecf887152249C2a1cF1728310eEC435e9', 'send 3000 USDC to 0x5e45'],
  ['Our multisig should pay 0xCE51305800AEC2716Bf7A4355ddF4aa355726D05 0.8 ETH', 'send 0.8 ETH to 0xce51'],
  ['safe tx, 150 dai, 0xb3bc3b1a88a3550760b16b21306492cca589e5a6', 'send 150 DAI to 0xb3bc'],
  [
    'Propose a Safe transaction which transfers 12 WETH to 0xc518523E1CA8Dd2888991dc8849864836bef262a',
    'send 12 WETH to 0xc518',
  ],
  [
    'The Gnosis Safe of the association pays 475 USDC to the auditor 0x61a4C6F540cF6B8Cddf7ddbA06B61d13C7dF69d0.',
    'send 475 USDC to 0x61a4',
  ],
  [
    'execTransaction on our Safe: native transfer, 1.4 ETH, recipient 0x37d42370a952e63d46bc9857d05d6198c361a72d',
    'send 1.4 ETH to 0x37d4',
  ],
  ['Wallet: Safe multisig\nSend: 60 LINK\nTo: 0xE1F8A35A2526c793B679D0398C07C46D66bFB94c', 'send 60 LINK to 0xe1f8'],
  [
    'team voted yes, so the safe sends 9,999 usdt to 0x51c5eB341f017C70Fa9bCcaD0377fDb9b24f95BA',
    'send 9999 USDT to 0x51c5',
  ],
  [
    'by our safe wallet please making transfer 33 usdc to 0x60672d9273280f5e31831796225dee26e27d71c4',
    'send 33 USDC to 0x6067',
  ],
  [
    'Out of the treasury Safe 20 UNI are to be transferred to 0x1Fa8eeF884C3da64e64a7251891fBeBa9dEcE3a7, three signatures required',
    'send 20 UNI to 0x1fa8 need 3 | send 20 UNI to 0x1fa8',
  ],
  ['grants round 4: safe -> 0x24c80e37bCe7D3c5dD92Ac501702bF1a2D66Ea02, 5,000 DAI', 'send 5000 DAI to 0x24c8'],
];
