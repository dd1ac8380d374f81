import type { Paraphrases } from './paraphrase.ts';

export const oddButRight: Paraphrases = [
  [
    'send 5 USDC from 0xc5b22522ddd893162cd898523873e5d721512324 to 0xC5b394E722f9641C34e6fdca3B3E6d68a8DF2324',
    'send 5 USDC to 0xc5b3',
  ],
  [
    'From: 0xd79f3Ee0B0D223f3E68BF3367F5ad683129B1510\nTo: 0xd790db437Ce1318Fe899fbE48f8C425cAE7C1510\nAmount: 40 DAI',
    'send 40 DAI to 0xd790',
  ],
  [
    'My wallet 0x950cF32f487E62875632D67e1f031249814Dd73E should pay 0.3 ETH to 0x950d313807b07b9b899381cc0fad7bb7e796d73e',
    'send 0.3 ETH to 0x950d',
  ],
  [
    'please have 100 USDC moved out of 0x3d15edfb310734195908e0be90e90b57526e6be1 and into 0x3d16a10e0c82935755B4C2858b8f07B8E5AE6BE1',
    'send 100 USDC to 0x3d16',
  ],
  [
    '{"tool":"transfer","input":{"from":"0x45ce47e7c83Fb03a7B1B545cC291b2929e9a81EF","to":"0x45CF6De1Fadcd48814E38c9BA12d82Fd0A6381Ef","token":"USDT","amount":"18"}}',
    'send 18 USDT to 0x45cf',
  ],
  [
    'to 0x7b39df19117febd404d209d48f809a95cfeb154f from 0x7B38f44e8bdcF25D1d47cA1Fe14626508c3d154f: 9 LINK',
    'send 9 LINK to 0x7b39',
  ],
  [
    "I am 0xb2c40678db685380933e628b129579acc91761f5. I'd like to send 22 USDC to my second account, 0xB2C55dCd4cE335e6bf4956f0860629aDee3461F5.",
    'send 22 USDC to 0xb2c5',
  ],
  [
    'can we transfer 60 dai 0x2152B0Dcc63868257441f17e88050885d28Ffb9F -> 0x21536e212Db9E7AcF6f185F15100045AB372fB9F',
    'send 60 DAI to 0x2153',
  ],
  [
    'Sender 0xD8baD7d4c0939523C6cD0C889cBae56e7931Df8a, recipient 0xd8bb1d2f76bb82c458bb08d12cc82484c7ebdf8a, value 0.05 ETH. They look similar but are two different accounts.',
    'send 0.05 ETH to 0xd8bb',
  ],
  [
    'Plan: the user (0x19bb44f501e882b8db8d04870b46617566c79cbb) transfers 7 UNI to 0x19bc7d93E956B4832Ebeefdc517074aF65d39cBB.',
    'send 7 UNI to 0x19bc',
  ],
  [
    'move 1 weth off 0xA57cD9B21185772C30276962954F7d390BdC9f1E onto 0xA57D48dfc2b3b504eC23E5072737b36b7BF89f1e thx',
    'send 1 WETH to 0xa57d',
  ],
  [
    'Debit 0xb9432721D308827794c4858FEa2f87469a265FBB and credit 0xb944cd595edf46927ad00343dfb4aaa0ec445fbb with 250 USDC.',
    'send 250 USDC to 0xb944',
  ],
  [
    'i send from my adress 0x1de2964a9734d534cd2f0bd87d69fecd41000bb3 11 usdc to other my adress 0x1dE387ADE040D2Df74ec43a46B9B95727a430bB3',
    'send 11 USDC to 0x1de3',
  ],
  [
    'acting for 0x0e51dEA2aBB5E97E4053e4f28810Db1d89578Ba7, pay 0x0e52384A143210bEB6a6ca140Dd1a9013Ad88ba7 the amount of 3.5 DAI',
    'send 3.5 DAI to 0x0e52',
  ],
  [
    '0.2 ETH: 0xFF516058f98873be079109c1a4A07C24971266f0 → 0xff528f7c88481d1df1f49173be536da73a2266f0',
    'send 0.2 ETH to 0xff52',
  ],
  [
    'swap 100 USDC for DAI and let 0x0e8541ECD8e4be9f2518b14275E9e11D5738Dcd7 have the DAI',
    'swap 100 USDC -> DAI to 0x0e85 | swap 100 USDC -> DAI; send DAI to 0x0e85',
  ],
  [
    'Swap: 1 ETH → USDC, recipient 0xDb2f715e368b6150b870E589B01d230fC9DB1419',
    'swap 1 ETH -> USDC to 0xdb2f | swap 1 ETH -> USDC; send USDC to 0xdb2f',
  ],
  [
    "I'd like to sell 20 LINK for USDC, the USDC shall arrive at 0x4e37ad3f66ce720cc6f7c9be9e3c18fe68894ece",
    'swap 20 LINK -> USDC to 0x4e37 | swap 20 LINK -> USDC; send USDC to 0x4e37',
  ],
  [
    'can we turn 300 dai into eth for 0x84d6be53ffED4F638247Ba0dfC68F4228987E550',
    'swap 300 DAI -> ETH to 0x84d6 | swap 300 DAI -> ETH; send ETH to 0x84d6',
  ],
  [
    'please have 0.5 WETH swapped to USDT with the output sent to 0xB07FF0D9D9683c7F0CFc5764847111BE48474684',
    'swap 0.5 WETH -> USDT to 0xb07f | swap 0.5 WETH -> USDT; send USDT to 0xb07f',
  ],
  [
    '{"tool":"swap","input":{"tokenIn":"DAI","tokenOut":"WETH","amountIn":"700","to":"0x07a4dda69920118c28246b4b28de1a1c78b5dc2e","dex":"uniswap-v2"}}',
    'swap 700 DAI -> WETH to 0x07a4 on uniswap-v2 | swap 700 DAI -> WETH on uniswap-v2; send WETH to 0x07a4',
  ],
  [
    'on uniswap v3 swap 40 UNI to USDC, beneficiary: 0xd85cAc7482fd1F6cD196A56DFB74659A6a36b05D',
    'swap 40 UNI -> USDC to 0xd85c on uniswap-v3 | swap 40 UNI -> USDC on uniswap-v3; send USDC to 0xd85c',
  ],
  [
    'trade 60 usdt for link, payout goes 2 0xA7cF2e9a3A0CAe2AA1653f78BeFE1Ff9EC527d3f',
    'swap 60 USDT -> LINK to 0xa7cf | swap 60 USDT -> LINK; send LINK to 0xa7cf',
  ],
  ['Convert 2 ETH to DAI for alice.eth', 'swap 2 ETH -> DAI to alice.eth | swap 2 ETH -> DAI; send DAI to alice.eth'],
  [
    'Plan: exactInputSingle, 900 USDC in, WETH out, recipient = 0x47F2633AFF50008E0c9d76F51EE43Ef1f8116311, Uniswap v3',
    'swap 900 USDC -> WETH to 0x47f2 on uniswap-v3 | swap 900 USDC -> WETH on uniswap-v3; send WETH to 0x47f2',
  ],
  [
    'Exchange 5 AAVE against USDC in favour of 0xc4305f7ed08a3937607a3805d1e59dcef80bbdc3.',
    'swap 5 AAVE -> USDC to 0xc430 | swap 5 AAVE -> USDC; send USDC to 0xc430',
  ],
  [
    'i swap 15 usdc to dai but receiver is 0x820146388eF987A6b2E2E6863AD05eaa0A703e8D',
    'swap 15 USDC -> DAI to 0x8201 | swap 15 USDC -> DAI; send DAI to 0x8201',
  ],
  [
    "swap 0.1 wbtc for usdc straight into bob.eth's wallet",
    'swap 0.1 WBTC -> USDC to bob.eth | swap 0.1 WBTC -> USDC; send USDC to bob.eth',
  ],
  [
    'The output of swapping 75 DAI to USDC is to be received by 0x397c339f7e30505f874dd06ee1c8b19a512b5cd8.',
    'swap 75 DAI -> USDC to 0x397c | swap 75 DAI -> USDC; send USDC to 0x397c',
  ],
  [
    'So last Tuesday at around 7:30 in the evening my sister and I went to that new Thai place near the station, and the bill came to 84 dollars, which she paid because I had forgotten my card again. She has been really patient, it already happened 2 times this year. Anyway, send 42 USDC to 0x589c88aF4f91bF465962C242C9c099EDd57Ab8A4, that is her wallet, and I will buy the next 3 coffees.',
    'send 42 USDC to 0x589c',
  ],
  [
    'I have been renting this little studio since March 2023 and my landlord, who is 71 years old, finally learned how to use a wallet. The rent used to be 780 but went up in January. He wrote me at 9 this morning and asked whether I could pay with stablecoins from now on. Please transfer 820 USDC to 0x66Db699ce917a756bd360743092A76Ded41b73c8. Thank you!',
    'send 820 USDC to 0x66db',
  ],
  [
    'When I bought my first ether in 2017 it cost about 300 dollars, and I have watched it go up to 4,800 and fall to 900 and rise again. My hands are tired of it. My wife says that 3 children and a house with 2 leaking windows are more important than charts. So here it is: swap 1.5 ETH for USDC on Uniswap v3, please.',
    'swap 1.5 ETH -> USDC on uniswap-v3',
  ],
  [
    'our football club had the yearly party on saturday, 35 people came, we ordered 20 pizzas and 4 crates of lemonade and the total was 410 euros, most of which the club paid. my part of it is small but i promised to settle it before wednesday noon so send 12 usdc to 0xEA440894C18E59b7b60a897907ae17B5d84afA22 who is our treasurer and has been for 6 years',
    'send 12 USDC to 0xea44 | send 12 USDC to 0xea44; deadline 1767787200',
  ],
  [
    'Dear assistant, I hope this finds you well. Yesterday my cousin turned 18. Her parents are giving her a used bicycle for 150 euros, her grandmother is knitting 2 sweaters, and I, living 900 kilometres away, can only send something by wallet. After thinking for a long time about 0.1 or 0.2, I made up my mind: please send 0.15 ETH to 0x88deA8882d826ff444D1A8670f6BF368A3dA4B84 as my present.',
    'send 0.15 ETH to 0x88de',
  ],
  [
    "I run a small bakery with 5 employees. We open at 6 and on Sundays we sell close to 300 rolls before 10 o'clock. Our website was down for 2 days last week and a freelancer repaired it over night; her invoice no. 118 arrived at 08:15 today and is due in 14 days. I like paying early, so pay 365 DAI to 0x8fa867f4aced55739be85c2e7656e2ccfeff466f.",
    'send 365 DAI to 0x8fa8',
  ],
  [
    'In 2021 I lost about 2,000 dollars because I had approved too much to a contract that was later hacked, and I have been careful ever since; I check every allowance twice and have 3 different wallets. Today I want to use a new app that 2 of my colleagues recommend. Approve exactly 50 USDC for 0x98309cfA4c71633BF756Ca03cFfFb7BEA2D9F77D and we will see how it goes.',
    'approve 50 USDC by 0x9830',
  ],
  [
    'It has rained for 9 days now and the dog, who is 12, refuses to go out. I sat down with tea at 4 p.m. and finally read the governance forum, all 37 pages of it. The person behind the last 2 proposals writes well and answers everybody. I have decided what to do with my vote: delegate my UNI to 0x298F0fC1101aFE2308c392db9f1a1E51Df67B808.',
    'delegate UNI to 0x298f',
  ],
  [
    'My brother borrowed a drill from our neighbour in May, broke it in June and forgot about it until yesterday at 18:00, when she rang. A new one costs 129 in the shop, she only wants 60 because hers was 8 years old. He has no wallet, I do. So please send her 60 USDC, her address is 0xaaaec7fc9f9f10fdca168824b096393a096f8a91, and then I will have words with him.',
    'send 60 USDC to 0xaaae',
  ],
  [
    'We met at the conference in Lisbon, 3 of us shared a flat for 4 nights, 560 in total, and I was the only one who left on day 2. After some discussion on the phone (45 minutes!) we agreed that I owe 95 and not 140. Could you therefore transfer 95 USDC to 0x097d2c7beb57489348f1c77c0c1cc29f38C6dcd0 on Base? I would like this off my mind before the weekend.',
    'send 95 USDC to 0x097d at 8453',
  ],
  [
    'For 2 years I have kept some ether lying around doing nothing, while a friend of mine at work tells me every Monday at 9 that his earns 3 percent. I did read up on it for about 6 evenings, and yes, I also know the risks. Fine, he wins: stake 2 ETH with Lido.',
    'stake 2 ETH on lido',
  ],
  [
    'i moved house in november, 3rd floor, no lift, 61 boxes, and 4 friends helped from 8 in the morning until it got dark. one of them even lent me his van for the second trip and paid 38 for petrol. he never asked for it back but fair is fair, send 38 usdc to 0x8a4ecc61d20882ff321f236eb75018cbf5b9f79b please, he will know what its for',
    'send 38 USDC to 0x8a4e',
  ],
  [
    'The choir needs 25 new folders and I said in the meeting on 12 May that I would take care of it. The shop offered them for 4.20 each, or 3.90 if we take 30. I said 25 is enough. The shop is run by a man who accepts crypto since 2019. Kindly send 105 USDC to 0xA8B2e90aae9b48ED24c9a5728C63CD4c709a3410 today.',
    'send 105 USDC to 0xa8b2',
  ],
  [
    "I've been saving for my daughter's first trip abroad since she was 7; she is 16 now and leaves on 3 July at 6:40 in the morning with 22 classmates. The teacher collects the money in DAI because the parents come from 5 countries. I put 50 aside each month. Now it is time. Send 640 DAI to 0xEBED9f10CCd542F5071697AA643E0584291aee8a.",
    'send 640 DAI to 0xebed',
  ],
  [
    'Grandpa wants to sell some of his coins. He bought 10 of them in 2019 for 180 each, wrote the words on 2 sheets of paper and hid these in the clock. It took us 3 hours to find them. He is 84 and wants to fix the roof, which costs 7,500 according to the roofer. Please sell 3 ETH for USDC, on uniswap v2, that is all for today.',
    'swap 3 ETH -> USDC on uniswap-v2 | swap 3 ETH -> USDC on uniswap-v2; forbid anything-else',
  ],
  ['send 0.000001 ETH to 0xbc9676C6550FD20caf98FeE0b60Cc9a26B17eB39', 'send 0.000001 ETH to 0xbc96'],
  ['1 wei → 0xfB43766A10294de14AE331ce13FA0288F0F86c2e', 'send 1 base ETH to 0xfb43'],
  ['please have 1 wei sent to 0x9bff029097b6316145306227e58d380e81360c94', 'send 1 base ETH to 0x9bff'],
  ['a test first: 0.0001 USDC to 0x657a89aec72D99051e4f733261Fed2953286E2E8', 'send 0.0001 USDC to 0x657a'],
  [
    'can we transfer just 0.00000001 WBTC to 0x0dDEbDbB497F70e98821208dadB923ef35d5d517',
    'send 0.00000001 WBTC to 0x0dde',
  ],
  [
    '{"tool":"send","input":{"token":"ETH","amount":"0.000000000000000001","to":"0xedc657922ac27973072d04e9c6f4ad2e14edbd22"}}',
    'send 0.000000000000000001 ETH to 0xedc6',
  ],
  ['dust 0xf1e14f52b213c7fe180A5DbaAcCc74943455e084 with 5 gwei', 'send 5000000000 base ETH to 0xf1e1'],
  ["I'd love to send a single wei to 0xEf87ad65cFabdE28C0A07E6503599297258FaF85", 'send 1 base ETH to 0xef87'],
  ['wrap 0.000003 ETH', 'wrap 0.000003 ETH'],
  ['swap 0.00001 ETH to USDC', 'swap 0.00001 ETH -> USDC'],
  ['approve 0.000001 USDC for 0x06aCcCd569ECe8C60f644De4EFB8b61ACc1aC7d6', 'approve 0.000001 USDC by 0x06ac'],
  [
    'Transfer the smallest unit, i.e. 1 wei of ETH, to 0x06733ad092c3dfa54d8d1a23c51347a3b13f9ce0.',
    'send 1 base ETH to 0x0673',
  ],
  ['unwrap .0000005 weth', 'unwrap 0.0000005 WETH'],
  ['i send only 0.00002 dai for test to 0x1DEe036f97fbf8b165C4AD3e79D0742f4e027aB4', 'send 0.00002 DAI to 0x1dee'],
  ['send 1e-6 ETH to 0x635503b531df84b33a9f43fc09e0f7c9df29a330', 'send 0.000001 ETH to 0x6355'],
  [
    '10 wei goes to 0x95E772bE6791aFFF012DbB4e38291EBC5F55C150, thats it',
    'send 10 base ETH to 0x95e7 | send 10 base ETH to 0x95e7; forbid anything-else',
  ],
  [
    'send 25 of token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 to 0x13950bAcD61e2D0007ae0b3a17ee9737978bd0E8',
    'send 25 USDC to 0x1395',
  ],
  [
    'Transfer: 40 × 0xc9efaf0c4547af44d77a2fd2a91c7e13deae3ff2 → 0xeEc8E6F381b6F649aBFAe090BC5FF40Df8AB2ecb',
    'send 40 0xc9ef to 0xeec8',
  ],
  [
    'please have 12 tokens of contract 0xE2660A9251e6eBfdD262417A3dF841Fac9Eabff7 sent to 0x8db88e80778a7f8b46e47cd78559649d4baac5dd',
    'send 12 0xe266 to 0x8db8',
  ],
  [
    'can we swap 100 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 for 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    'swap 100 USDC -> WETH',
  ],
  [
    'approve 50 units of 0x6B175474E89094C44Da98b954EedeAC495271d0F for 0x9E0b12dF2fB657dD37d804BC0cCA05eE36c69896',
    'approve 50 DAI by 0x9e0b',
  ],
  [
    '{"tool":"erc20.transfer","input":{"token":"0xc2f6DD6b71F548536CE39a92Fbba602f2D889faA","to":"0x689376457663eb68c4298d9757e81baaa7e614a8","amount":"300"}}',
    'send 300 0xc2f6 to 0x6893',
  ],
  [
    "I'd like to pay 0xc6E0e063147B492c58C7e777D574b2f3489E89CE 7.5 of the ERC-20 at 0x514910771AF9Ca656af840dff83E8264EcF986CA",
    'send 7.5 LINK to 0xc6e0',
  ],
  [
    'token: 0xdd18dfbd3e5bf3343a2cbb97c277ad72b47c824a\namount: 18\nrecipient: 0x41dA0F3aC1954a92F935808818deE6a5B4D0b557\naction: transfer',
    'send 18 0xdd18 to 0x41da',
  ],
  [
    'sell 500 of 0xf594244ad1a61b73D2bDD0815b38fb630d49d6a8 for ETH on uniswap v2',
    'swap 500 0xf594 -> ETH on uniswap-v2',
  ],
  ['buy 0xd3201585856BC9462384ABb361551Fff8EA39dEe with 0.2 ETH', 'swap 0.2 ETH -> 0xd320'],
  [
    'unlimited approval of 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 to spender 0xc5617314515Cc7c8440BdB1a926A21f6fC52A70d',
    'approve unlimited USDC by 0xc561',
  ],
  [
    'The amount of 90 tokens (token contract: 0x59AD97D67bEeFED59595Bcd15D95532e832Db43B) shall be transferred to 0xa4914c56cebf804c1b57ae25368f2c0435aa2ff8.',
    'send 90 0x59ad to 0xa491',
  ],
  [
    'i send 3 token from contract 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984 to 0xA7D3Fb8b8E6dE8b809b673b001c22d1c99779b2f',
    'send 3 UNI to 0xa7d3',
  ],
  [
    'Plan: exactInputSingle with tokenIn 0x6B175474E89094C44Da98b954EedeAC495271d0F, tokenOut 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48, amountIn 1000',
    'swap 1000 DAI -> USDC',
  ],
  [
    '5 0xb1dc0560cE6368056508445e5865A1c916F3aDb6 2 0x5cfdbb54b2c35c7c751e3441303f8a5e7ea7da7a pls',
    'send 5 0xb1dc to 0x5cfd',
  ],
  ["trade 2 ETH into 0x514910771AF9Ca656af840dff83E8264EcF986CA (that's the token contract)", 'swap 2 ETH -> LINK'],
  [
    'Transferring 25 USDC to 0x3BF508FF336dB66aCc4c141719DD59f13D12C4E1. The recipient is a regular account (EOA), and the balance of 410 USDC covers it.',
    'send 25 USDC to 0x3bf5',
  ],
  [
    'I checked the address checksum and it is valid. Send 60 DAI to 0x6bBb2cF2F1072CfDcC82a0CFBF1a171AA681e72B.',
    'send 60 DAI to 0x6bbb',
  ],
  [
    'Send 0.4 ETH to 0x8585ccc8a475572b147f5d8de28d3ad3152bdd1b. This is a plain transfer with no calldata.',
    'send 0.4 ETH to 0x8585',
  ],
  [
    'Approve 100 USDC for 0x0E2C246AC07832A78A80282eC95772B89D651518. Note: this is a limited approval, not an unlimited one.',
    'approve 100 USDC by 0x0e2c | approve 100 USDC by 0x0e2c; forbid unlimited-approval',
  ],
  [
    'Swap 1 ETH for USDC on Uniswap v3. The quoted output is 3,105 USDC and the route has been simulated successfully.',
    'swap 1 ETH -> USDC on uniswap-v3',
  ],
  [
    'Sending 15 LINK to 0xef324817aebb0cd03aa6d07ff03bec8e096e7a84; LINK has 18 decimals, so the raw value is 15000000000000000000.',
    'send 15 LINK to 0xef32',
  ],
  ['Wrapping 2 ETH into WETH. The exchange rate is always 1:1, so nothing is lost.', 'wrap 2 ETH'],
  [
    "I'll send 5 USDC (contract 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48, the official Circle token) to 0x4d2b4693C0B5eea626B32B3827A763317c7d53D0.",
    'send 5 USDC to 0x4d2b',
  ],
  [
    'Transfer 90 USDT to 0xce08cfa9e359ed4adb7d89206f6bdaccf8e981f7 – user confirmed this in the chat, risk score low, policy check passed.',
    'send 90 USDT to 0xce08',
  ],
  [
    'Supplying 300 USDC to Compound v2; the allowance was already set earlier so no approval is necessary.',
    'supply 300 USDC on compound-v2 | supply 300 USDC on compound-v2; forbid approve',
  ],
  ['Bridge 0.5 ETH to Arbitrum. It usually takes around ten minutes to arrive.', 'bridge 0.5 ETH into 42161'],
  [
    '{"action":"send","token":"USDC","amount":"44","to":"0x3e21bde6f2238d398576fabf6cd501b344df51b0","reasoning":"The user asked for this payment; recipient verified; nothing suspicious found."}',
    'send 44 USDC to 0x3e21',
  ],
  [
    'Sell 50 UNI for DAI on CoW for at least 400 DAI. CoW orders are protected against MEV and cost no gas when they fail.',
    'swap 50 UNI -> min 400 DAI on cow',
  ],
  [
    'Send 12 USDC to 0x14D61F96869Aa7B830AA3274f6D364df5210A388 on Base, where fees are below one cent.',
    'send 12 USDC to 0x14d6 at 8453',
  ],
  ['Renew harpist.eth for one year; its current price is about 5 USD per year.', 'register -> nft harpist.eth #*'],
  ['Unwrapping 0.7 WETH (the wallet holds 1.9 WETH at this moment).', 'unwrap 0.7 WETH'],
  ['send 0 ETH to 0x9b4dBB0C2DF464400a5FDcFC5BCD9F2a0cb70cdd', 'send 0 ETH to 0x9b4d'],
  ['Transfer: 0 ETH → 0x403Fd18B7EbDdB0f540822Bf3Ab4e815174cbA0F', 'send 0 ETH to 0x403f'],
  ['poke 0x831bc862d480cd5cfa1907411eb507c32eafde6f with a 0 ETH transaction', 'send 0 ETH to 0x831b'],
  [
    'please have a zero-value transaction sent to 0x99923fd067D41805aF47d3d99DBc8f0Ec3c071b4',
    'send 0 ETH to 0x9992 | send 0 to 0x9992',
  ],
  ['can we ping 0x57C84152cE06600EF6Ba180683f6F24ee96E4E27 with 0 eth just to wake it up', 'send 0 ETH to 0x57c8'],
  [
    '{"tool":"send_transaction","input":{"to":"0xe2bb8bb01a526a2053802ea9fe9358ec63d31f4e","value":"0 ETH"}}',
    'send 0 ETH to 0xe2bb',
  ],
  [
    "I'd like to send zero ether to 0x14C5385500124c3108f6DE049605e2Fa770763ae as a sign of life",
    'send 0 ETH to 0x14c5',
  ],
  ['send 0 USDC to 0x9a4DB334311F5B0bfBa729Ee86a65ACA8Dff13ba', 'send 0 USDC to 0x9a4d'],
  ['An empty transfer of 0.0 ETH to 0x2a34d1d6fced36b2fc0f7b4ae3b5caa474403a96 is requested.', 'send 0 ETH to 0x2a34'],
  ['0 wei to 0x8016F46fE95632f6e04C95a1DC35f9Fb00967b55 pls', 'send 0 base ETH to 0x8016 | send 0 ETH to 0x8016'],
  ['Plan: a test transfer with value 0 ETH to 0x8E792956D2908ca698476d961EeD8F171949931E', 'send 0 ETH to 0x8e79'],
  ['i want only test so send 0 eth at 0xba3e6b4721cbab2454406117286884c2dfbbe3c3', 'send 0 ETH to 0xba3e'],
  [
    'Send nobody anything of value: just a 0 ETH call to 0x7e4677023adB457229a880F4919c21474f137978',
    'send 0 ETH to 0x7e46 | send 0 ETH to 0x7e46; forbid anything-else',
  ],
  ['to: 0xE47Cf96997548C58049De4E1883342cae4c79c0e\namount: 0 ETH\naction: send', 'send 0 ETH to 0xe47c'],
  ['send 0 ETH to myself to clear the stuck nonce', 'send 0 ETH to self'],
];
