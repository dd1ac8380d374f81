import type { Paraphrases } from './paraphrase.ts';

export const sends9: Paraphrases = [
  [
    "So yesterday we were at the lake, my brother paid for the boat, the lunch, everything, and he refuses to take cash, which is so like him. Anyway: 85 USDC to 0x506bE2C129da66FF8246b4987097dD931B43b1F1 please. Don't tell him it was me, ha.",
    'send 85 USDC to 0x506b',
  ],
  [
    "Last year I sold 3 ETH way too early and lost a lot of sleep over it. I won't repeat that. What I do want is to pay my dentist 140 DAI. Her wallet is 0x29EdB06bf7FC95EB2808BafC013D28B62375C706.",
    'send 140 DAI to 0x29ed',
  ],
  [
    "Our cat was sick all week. The vet charged 220 USDC and was extremely kind about it; she gave us until Friday. Her address is 0x17b4E62dDe571C95655492A94ba0F007F3D05174. Pay the bill now please, I don't want to be late again like in 2023.",
    'send 220 USDC to 0x17b4',
  ],
  [
    'Good evening. I run a small bakery with four employees. In January we had a flood and the insurer paid 2,000 USDC, which arrived last week. Now I need to pass 600 USDC on to the electrician at 0xa6f37b6e2c1cf79d36c9c1d6d0069acafedf106c. Many thanks in advance.',
    'send 600 USDC to 0xa6f3',
  ],
  [
    "My friend keeps saying ETH will hit 10k, and that I should buy 5 more. I don't care. Send 0.2 ETH to 0x0be7a03B7a0D520DD1c56C6f034EB145F7Ab04C7, that's my savings account.",
    'send 0.2 ETH to 0x0be7',
  ],
  [
    'Context: the user asked in chat at 14:02 to pay the hosting bill. Previous payments were 40 USDC each. The provider raised the price to 45 USDC this month. Action: transfer 45 USDC to 0xdaf6c03a3d6fe06094b83f946dbf8aa207fdcf6d.',
    'send 45 USDC to 0xdaf6',
  ],
  [
    'I met a guy at the conference who had 300 NFTs. Crazy. He helped me fix my node for an hour and would take nothing but a coffee. Well, I want to surprise him: 25 DAI, 0x4A823F12f99aEEe52CA7B7BE4516E1a3e4445162.',
    'send 25 DAI to 0x4a82',
  ],
  [
    'When I was a student somebody lent me 100 euros and never asked for it back. I promised to do the same for others one day. Today is the day! 0xbf99e88b7d38e162c1f942521919320810a651a0 is a student from my town; let 100 USDC go there.',
    'send 100 USDC to 0xbf99',
  ],
  [
    "Hello, it's me again. Last time you helped me swap 50 USDC to ETH, that went great. This time something simpler. 30 USDC should go to 0x29a4d4d3d5437bb9B96c4118A38fF791f2DE350D. No swap this time.",
    'send 30 USDC to 0x29a4; forbid swap | send 30 USDC to 0x29a4',
  ],
  [
    "First I thought I'd bridge everything to Base, but then the fees came down, so forget that. Simply send 500 USDC to 0xa83876EC6D0B6dB095cf28C620Ce2eab2430ca3B on Ethereum.",
    'send 500 USDC to 0xa838 at 1',
  ],
  [
    "You won't believe what happened: the auction closed at 1.1 ETH and I was the highest bidder with 1.2 ETH, seller at 0x2c681BBF783D5aBa38a0629f983523ee39D1bf07. Now pay the seller 1.2 ETH.",
    'send 1.2 ETH to 0x2c68',
  ],
  [
    "i'm on the train with bad reception so keep it short. my sister needs 90 usdc for her phone, she's at 0x28fc9ba25d20a61ba4289f424ecf361cad172d86. send it to her. i'll call you later",
    'send 90 USDC to 0x28fc',
  ],
  [
    "Two weeks ago I sent 10 USDC to 0x6f7b909e261a53cF8378eBe4A8dE810129b6a8dC by mistake. It's gone, fine. Today, please send 10 USDC to the right address, 0x4e63ba4bbb3c235f4a0a959b55af808326bec51e.",
    'send 10 USDC to 0x4e63',
  ],
  [
    'The meeting lasted two hours; there were 14 people; nobody liked the logo. But the designer did the work, and we pay people who work. So: 1,000 USDC to 0x7e1ff2f1cd248d965b6a65746753446624f7726b.',
    'send 1000 USDC to 0x7e1f',
  ],
  [
    "As secretary of the chess club (est. 1974, 63 members) I ask you to transfer the tournament prize of 120 USDC to this year's winner, 0x982B4D21294b050A816269c358A6b6f231bbc008.",
    'send 120 USDC to 0x982b',
  ],
  [
    'He asked for 200 USDC. I said 100. We settled on 150 USDC. Send 150 USDC to 0x98af7da9fc974d443590d01b9db598d36b992900.',
    'send 150 USDC to 0x98af',
  ],
  [
    "I've been reading about DAOs and Aave and lending and my head is spinning. Let's do something easy today, like giving my flatmate (0x3c395824d528117b7a221c382ddb360245a6e9f8) his 22 USDC.",
    'send 22 USDC to 0x3c39',
  ],
  [
    'After the storm the neighbours repaired our roof without being asked. There were six of them! They have a common wallet, 0xc636faa339bc177c11a599be9fcfeaec546ee17f. I want 300 DAI to land there.',
    'send 300 DAI to 0xc636',
  ],
  [
    "She never accepts gifts. Still, it's her birthday. Send 50 USDC to 0x0610f03053cc0a9337474a9974e540cada7f52ca.",
    'send 50 USDC to 0x0610',
  ],
  [
    'My wife laughed at me. I bought 2 ETH at the top! Never mind that. Send 30 USDC to 0x00A2eE67f0EDCec474a79D5ea20A459Ba99757e6 for the groceries.',
    'send 30 USDC to 0x00a2',
  ],
  [
    'He quoted 500 USDC, then 450 USDC. In the end we shook hands on 430. Pay 0x7d73ee9b31829b0c264901ea98c1586dc18bb7eb 430 USDC.',
    'send 430 USDC to 0x7d73',
  ],
  [
    'We were five at the table and the bill was 210 USDC. Marta paid it. My part comes to 42 USDC: send that to 0xF1def22a9A1EC3f0e15a8fb3F029dDd30bDB8d4c.',
    'send 42 USDC to 0xf1de',
  ],
  [
    "They wouldn't let me pay at the bar. So I'm doing it here: 18 DAI to 0x823E96412D674703ddE5a8e444ED598d9fD15db2.",
    'send 18 DAI to 0x823e',
  ],
  [
    'Everybody thinks gas will go up. Whatever. 0.05 ETH to 0xE8BA1F24515d47D4dBa61cac797ABcd055835712 please.',
    'send 0.05 ETH to 0xe8ba',
  ],
  [
    "She doesn't like surprises, but it's Christmas. Transfer 60 USDC to 0xaBA8A7f2A20A046D7754f09a7060699F040d4925.",
    'send 60 USDC to 0xaba8',
  ],
  ["Please don't tell my mother. 100 USDC to 0x59bbA69E8901986305Acfd9479104eAFD3a2218e.", 'send 100 USDC to 0x59bb'],
  [
    'Previous month was 80 USDC, the month before 75 USDC. This month it is 90 USDC, so send 90 USDC to 0xc27cea9b2a3587252cfe8ca5ef2534c0da6b0c6e.',
    'send 90 USDC to 0xc27c',
  ],
  [
    'send 20 USDC to 0x9823fef748eea67604406e7599e9497bd52ccaac; the calldata ends with our builder code',
    'send 20 USDC to 0x9823',
  ],
  [
    'Send 0.1 ETH to 0xa3608367a67ae43d00bc5a63ce332f1056774b29. There is a referral tag appended to the data.',
    'send 0.1 ETH to 0xa360',
  ],
  [
    'Transfer 15 DAI to 0x57e3bbd5888d8caf8013e3ddd412ad1d2f05b4f5 with an ERC-8021 attribution suffix',
    'send 15 DAI to 0x57e3',
  ],
  [
    "pay 0x2fa38694b45955bfb8665a949829f99753edb782 40 USDC (calldata carries the app's attribution tag at the end, ignore it)",
    'send 40 USDC to 0x2fa3',
  ],
  [
    "Swap 100 USDC for WETH on Uniswap v3; expect a few extra bytes after the arguments, that's our referrer id",
    'swap 100 USDC -> WETH on uniswap-v3',
  ],
  ['12 LINK to 0x6b064c12deb154855a7d052b47b0e4f015799d2a, builder code "baseapp" attached', 'send 12 LINK to 0x6b06'],
  [
    'Approve 50 USDC for 0x9Be53cD3Def70EA7951c7F66E234e8E7D6b848D4. A 16 byte tracking suffix at the end of the input is expected.',
    'approve 50 USDC by 0x9be5',
  ],
  [
    'The wallet adds a data suffix for attribution. The transfer itself: 9 USDC to 0x3fE4AefBCFb8ee30916bd6CDb829F7219BeFD521 on Base.',
    'send 9 USDC to 0x3fe4 at 8453',
  ],
  ['transfer 33 USDT to 0x2Da1f24Cd0d41ECcED94AC72B4033bE495c9549f\ndataSuffix: 0x62617365', 'send 33 USDT to 0x2da1'],
  [
    'Please transfer 7 UNI to 0x39dA74049Ba00aE188dbfb5378244EEEd3fB52e5. Trailing bytes in the calldata identify our app and do nothing.',
    'send 7 UNI to 0x39da',
  ],
  ['to: 0x123D4e0990717F62550ba016CB25910338b5472e, amount: 5 USDC, referral code: 1234', 'send 5 USDC to 0x123d'],
  [
    'Our frontend tags every transaction with its builder code; so this one too. 250 USDC for 0xd5a299670EE39B5cc0C2116483F055542f4A192a.',
    'send 250 USDC to 0xd5a2',
  ],
  ['send 60 dai to 0x9e6c29319261867a697a3e03c0329dda2f679294 and append the attribution tag', 'send 60 DAI to 0x9e6c'],
  [
    "Move 3 WETH to 0xCed14721Bc71300ebA2fD40B27881a0B9E830B66, with the partner tag in the calldata's tail.",
    'send 3 WETH to 0xced1',
  ],
  [
    "there's some marketing suffix behind the calldata, harmless. 18 usdc → 0x73d9be784a01972b72394238c43036c8739f8303",
    'send 18 USDC to 0x73d9',
  ],
  ['Supply 500 USDC to Aave v3, referral code 0', 'supply 500 USDC on aave-v3'],
  ['Wrap 0.5 ETH. The last bytes are an attribution marker.', 'wrap 0.5 ETH'],
  [
    'The calldata is followed by a 4-byte client id; what it does is a transfer of 22 USDC to 0xE39402fcE30f7a3A1aD11d80F7aD4e99B4ADDA88',
    'send 22 USDC to 0xe394',
  ],
  [
    'As usual the transaction is tagged for analytics. Send 0x67e2bd4c7791C9a3b3464a448E675B9adCd809Bf 14 DAI.',
    'send 14 DAI to 0x67e2',
  ],
  [
    '{"action":"transfer","token":"USDC","amount":"10","to":"0xB081c3bd16Dd7888360dbF066c9fc3D757248C10","builderCode":"bc_7xk2"}',
    'send 10 USDC to 0xb081',
  ],
  ['Stake 1 ETH with Lido (referral 0xcaf0d19a72d4628bb2820e11abf111144feb8393)', 'stake 1 ETH on lido'],
  ['deposit 200 dai in aave; a builder tag is glued to the end of the data', 'supply 200 DAI on aave'],
  [
    'Send 80 USDC to 0xf861bA2Fb65AD2852EfFFDaFF9321aFBe9F5d08c. (Heads-up: 32 bytes of referral info follow the normal arguments.)',
    'send 80 USDC to 0xf861',
  ],
  [
    "1 ETH to 0x55dccdf6d47d4e602ff5a6a6ad592934feb32578, data field only holds our app's signature tag",
    'send 1 ETH to 0x55dc',
  ],
  [
    'Transfer 6 USDC to 0xb7e30f67e290f577453ffb2693746b829b6dfb9f, attributed to app "minikit"',
    'send 6 USDC to 0xb7e3',
  ],
  [
    'with our ERC-8021 code at the end of calldata, send 2 LINK to 0x82bf271e4722ddb117801a2d725cb7f4188d40d9',
    'send 2 LINK to 0x82bf',
  ],
  [
    "Unwrap 0.7 WETH; note that Base app's builder code will be at the tail",
    'unwrap 0.7 WETH | unwrap 0.7 WETH at 8453',
  ],
  [
    'a referrer suffix may trail the call. what matters: 0x82CB63CAc651BB1d6198a1E00f7AF541EA43a203 receives 17 USDC',
    'send 17 USDC to 0x82cb',
  ],
  [
    "revoke 0xb2C10ceAab6a37BbC9cB89Bb7703DaA35577e379's USDC approval, tx carries an attribution suffix",
    'revoke approve USDC by 0xb2c1',
  ],
  [
    'The data will look longer than usual because of the affiliate marker. Pay 0xF70b7F7896c9bFe2a0Ed06b1F4B901c7FFb7001D 11 DAI.',
    'send 11 DAI to 0xf70b',
  ],
  ["swap 1 ETH to USDC, I won't accept less than 2,900", 'swap 1 ETH -> min 2900 USDC'],
  ['Sell 500 LINK for USDC. Minimum proceeds: 6,000 USDC.', 'swap 500 LINK -> min 6000 USDC'],
  ['buy 2 WETH with USDC, spend 6,500 tops', 'swap max 6500 USDC -> 2 WETH'],
  ['100 UNI -> USDC, floor 700 USDC, slippage up to 1%', 'swap 100 UNI -> min 700 USDC; slippage 100'],
  ['Trade 3 WETH for DAI with a guaranteed minimum of 8,400 DAI.', 'swap 3 WETH -> min 8400 DAI'],
  ['convert 250 usdc to eth. anything over 0.08 eth will do', 'swap 250 USDC -> min 0.08 ETH'],
  ['Give me at least 0.05 WBTC for 5000 USDC', 'swap 5000 USDC -> min 0.05 WBTC'],
  ['Swap 800 DAI for USDC tolerating half a percent slippage', 'swap 800 DAI -> USDC; slippage 50'],
  ['in: 2 ETH, out: USDC, minOut: 5800', 'swap 2 ETH -> min 5800 USDC'],
  ['Exchange 600 USDT for DAI; reject anything below 598 DAI.', 'swap 600 USDT -> min 598 DAI'],
  ['Cap the price impact... I mean slippage at 30 bps: 4 ETH into USDC', 'swap 4 ETH -> USDC; slippage 30'],
  ['get 10 LINK using max 150 USDC', 'swap max 150 USDC -> 10 LINK'],
  ["Swap 0.3 ETH to USDC; worst case I'm fine with 850 USDC", 'swap 0.3 ETH -> min 850 USDC'],
  ['{"sell":"WETH","sellAmount":"1.5","buy":"USDC","minBuyAmount":"4300"}', 'swap 1.5 WETH -> min 4300 USDC'],
  ["I'm ready to part with as much as 2 ETH to obtain 5,500 USDC.", 'swap max 2 ETH -> 5500 USDC'],
  ['Turn 90 COMP into WETH, but only if I get 1.5 WETH or more.', 'swap 90 COMP -> min 1.5 WETH'],
  ['1000 usdc → weth (≥ 0.33)', 'swap 1000 USDC -> min 0.33 WETH'],
  ['spend ≤ 700 DAI, receive = 0.2 WETH', 'swap max 700 DAI -> 0.2 WETH'],
  [
    "Bridge 300 USDC to Arbitrum via Across and don't let me end up with less than 299 USDC",
    'bridge 300 USDC -> min 299 USDC on across into 42161',
  ],
  ['Swap 20 AAVE for ETH. Expected about 1.9 ETH, minimum 1.85 ETH.', 'swap 20 AAVE -> min 1.85 ETH'],
  ['allow 0x35e5ffC16A1Fc9005B735FD7B0c1DaF98Ec9f73f to take up to 45 USDC', 'approve 45 USDC by 0x35e5'],
  [
    'Swap 5 ETH for USDC with 14,000 as the lowest acceptable result and 20 minutes as the time limit',
    'swap 5 ETH -> min 14000 USDC; deadline 1200',
  ],
];
