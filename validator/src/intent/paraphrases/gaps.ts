import type { Paraphrases } from './paraphrase.ts';

/** Requests that are not read as a careful reader would: a measure of what is left, and the first to turn to. */
export const gaps: Paraphrases = [
  [
    'Before I can trade I need the Uniswap router cleared for 800 USDC, please do the approval',
    'approve 800 USDC by uniswap',
  ],
  [
    'The user needs to sign a PermitSingle granting 0x85bb3cf9b22531d69c51b33281f101a05f6aba11 90 USDC for 24 hours',
    'permit 90 USDC by 0x85bb; deadline 86400 | permit 90 USDC by 0x85bb on permit2; deadline 86400',
  ],
  [
    'Blur should no longer be able to move my NFTs from 0x15e993171e0203c957277007Db5526056d2a662f, revoke it',
    'revoke operator nft 0x15e9 #* by blur',
  ],
  ['vault 0x0A526c280e52d5Ef7fF38578D1aE05c830DEff40: deposit 80 DAI', 'supply 80 DAI -> 0x0a52'],
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
  ['Bob says 0x8Fe14bD72064058f821bdbBF5E3303bF50eB74fA may spend 100 USDC', 'none'],
  [
    'My mother (0x01E2cDBE7905ff00127dBcc61b7627b88c25f63A) needs dollars: swap 0.2 ETH into USDC and have them land in her wallet',
    'swap 0.2 ETH -> USDC to 0x01e2 | swap 0.2 ETH -> USDC; send USDC to 0x01e2',
  ],
  ['arbitrum needs funding: bridge 0.1 eth there', 'bridge 0.1 ETH into 42161'],
  [
    'The correct beneficiary is 0x7E91236bf8F0c8cf6478ad1D2F1249Bc90863F46 (an earlier mail gave 0x7e92766f42144a7228c2b73ee076a0ff8c773f46 by mistake); remit 640 USDC to the correct beneficiary.',
    'send 640 USDC to 0x7e91',
  ],
  [
    'revoke the DAI allowance of 0x7b40586fb42e7ca6446a7aa81ef69f57db252a8b, leave the one of 0x7B4F65739d575Fe0B301b09cBe5D06e54E342a8b as it is',
    'revoke approve DAI by 0x7b40',
  ],
  [
    'The authority previously granted to 0x8db42dB6923289c4B70cc9BE69a7Db76103960a8 over our USDT is withdrawn; please revoke it on-chain.',
    'revoke approve USDT by 0x8db4',
  ],
  ['I have to pay a bill of exactly 1,000 USDC so get me this amount out of my ETH', 'swap ETH -> 1000 USDC'],
  [
    'The purchase of exactly 0.1 WBTC with DAI is requested, the price not to exceed 7,000 DAI.',
    'swap max 7000 DAI -> 0.1 WBTC',
  ],
  ['arb 0.4 eth from l1 pls', 'bridge 0.4 ETH at 1 into 42161 | bridge 0.4 ETH into 42161'],
  ['i need my 250 usdc be in arbitrum network', 'bridge 250 USDC into 42161'],
  ['native usdc on arb please, 333 of it, by cctp', 'bridge 333 USDC on cctp into 42161'],
  ['15 AAVE => ETH (Uniswap V2, Ethereum mainnet)', 'swap 15 AAVE -> ETH on uniswap-v2 at 1'],
  ['I have 88 USDC sitting idle; make it ETH via Uniswap v2.', 'swap 88 USDC -> ETH on uniswap-v2'],
  [
    'we need ether not weth: swap 700 usdc on uniswap v2',
    'swap 700 USDC -> ETH on uniswap-v2; forbid WETH | swap 700 USDC -> ETH on uniswap-v2',
  ],
  [
    'exactInputSingle + unwrapWETH9: 90 LINK in, ETH out, min 0.38 ETH',
    'swap 90 LINK -> min 0.38 ETH | swap 90 LINK -> min 0.38 ETH on uniswap-v3',
  ],
  ["sr02 isn't needed to be explained: just swap 60 usdc to eth on uni v3", 'swap 60 USDC -> ETH on uniswap-v3'],
  ['Because gas is paid in ETH I want 25 DAI swapped for it on uniswap v3', 'swap 25 DAI -> ETH on uniswap-v3'],
  [
    "I'm done holding 640 ARB, flip the lot of 640 ARB into ETH on uniswap v3 on arbitrum one",
    'swap 640 ARB -> ETH on uniswap-v3 at 42161',
  ],
  ['Goal: more ETH. Means: sell 60 DAI on Uniswap V3.', 'swap 60 DAI -> ETH on uniswap-v3'],
  [
    'ETH is dropping, get me out: 3 ETH to USDC, Uniswap v4, quick',
    'swap 3 ETH -> USDC on uniswap-v4 | swap 3 ETH -> USDC on uniswap-universal-router',
  ],
  [
    'AggregationRouterV6 swap: src USDT, dst WBTC, amount 5,000, minReturn 0.05',
    'swap 5000 USDT -> min 0.05 WBTC on 1inch',
  ],
  [
    'Since 1inch has the best quote, take it: 3 ETH for USDT, nothing under 9,300 USDT',
    'swap 3 ETH -> min 9300 USDT on 1inch',
  ],
  ['Agent order #12: 1inch / USDC 640 / ETH / 50bps', 'swap 640 USDC -> ETH on 1inch; slippage 50'],
  ["For 0.9 WETH, I'd like LDO from 1inch, min. 2,500", 'swap 0.9 WETH -> min 2500 LDO on 1inch'],
  ["On Base I'd like 40 USDC in WETH, Uniswap V3", 'swap 40 USDC -> WETH on uniswap-v3 at 8453'],
  [
    'Put 1,800 USDC to work: WETH via Uniswap V3, slippage capped at 0.3%',
    'swap 1800 USDC -> WETH on uniswap-v3; slippage 30',
  ],
  ['I want UNI for 350 DAI; take the WETH route on Uniswap V2', 'swap 350 DAI -> UNI on uniswap-v2'],
  [
    'exactInput with path DAI/WETH/LINK for 200 DAI on Uniswap V3, amountOutMinimum 13 LINK',
    'swap 200 DAI -> min 13 LINK on uniswap-v3',
  ],
  ['uniswap v2, 45 aave, first into weth and from there to usdt', 'swap 45 AAVE -> USDT on uniswap-v2'],
  ['The route is USDT, then WETH, then WBTC. Sell 3,000 USDT on Uniswap V3.', 'swap 3000 USDT -> WBTC on uniswap-v3'],
  ['no direct pool exists, so go 75 LDO - WETH - DAI on Uniswap V2', 'swap 75 LDO -> DAI on uniswap-v2'],
  ['Three tokens, two pools: 4 AAVE becomes WETH becomes DAI, on Uniswap V3', 'swap 4 AAVE -> DAI on uniswap-v3'],
  [
    'Create a fill-or-kill sell order on CoW Swap for 60 USDC against LINK, limit 4 LINK',
    'swap 60 USDC -> min 4 LINK on cow',
  ],
  [
    'Could you put up 35 UNI for sale on CoW Swap at no less than 260 USDC total?',
    'swap 35 UNI -> min 260 USDC on cow',
  ],
  [
    'Order for CowSwap: exact sell 1,111 USDT, buy USDC, receive at least 1,109 USDC, valid until filled or 45 minutes pass',
    'swap 1111 USDT -> min 1109 USDC on cow; deadline 2700',
  ],
  ['ETH is to be sold, 4 of it, on CoW Swap for USDC; floor 12,400 USDC', 'swap 4 ETH -> min 12400 USDC on cow'],
  ['Want DAI: 1 ETH, CoW Swap, 3,120 DAI minimum.', 'swap 1 ETH -> min 3120 DAI on cow'],
  ['Have an on-chain CoW order made for 0.33 ETH, buying AAVE, 3 AAVE minimum', 'swap 0.33 ETH -> min 3 AAVE on cow'],
  ['CoW native order 0.65 ETH / 2,000 USDC minimum / 1 hour', 'swap 0.65 ETH -> min 2000 USDC on cow; deadline 3600'],
  [
    'First let Uniswap V2 spend 1,000 DAI, afterwards swap that DAI into USDC there, at least 995 USDC',
    'approve 1000 DAI by uniswap-v2; swap 1000 DAI -> min 995 USDC on uniswap-v2 | swap 1000 DAI -> min 995 USDC on uniswap-v2; approve 1000 DAI by uniswap-v2',
  ],
  [
    'Swap 90 DAI for WETH on Uniswap V3, with the approval of 90 DAI done first',
    'approve 90 DAI by uniswap-v3; swap 90 DAI -> WETH on uniswap-v3 | swap 90 DAI -> WETH on uniswap-v3; approve 90 DAI by uniswap-v3',
  ],
  [
    'Step one: approval of 45 AAVE to Uniswap V3. Step two: sale of 45 AAVE for WETH on Uniswap V3.',
    'approve 45 AAVE by uniswap-v3; swap 45 AAVE -> WETH on uniswap-v3 | swap 45 AAVE -> WETH on uniswap-v3; approve 45 AAVE by uniswap-v3',
  ],
  [
    'I need the router to be allowed to pull 220 USDC and then the 220 USDC swapped for WETH, all on Uniswap V3.',
    'approve 220 USDC by uniswap-v3; swap 220 USDC -> WETH on uniswap-v3 | swap 220 USDC -> WETH on uniswap-v3; approve 220 USDC by uniswap-v3',
  ],
  [
    'My grandma needs ether for gas, so please change 20 USDC into it on Uniswap V2.',
    'swap 20 USDC -> ETH on uniswap-v2',
  ],
  ['700 USDT, in ETH please, through Uniswap V3, at least 0.2 ETH', 'swap 700 USDT -> min 0.2 ETH on uniswap-v3'],
  [
    'I would like a CoW order in which 15 WETH are sold and at least 46,000 USDC are bought',
    'swap 15 WETH -> min 46000 USDC on cow',
  ],
  [
    '0.8 ETH should leave my wallet as a CoW sell order and 2,450 USDC or more should come in',
    'swap 0.8 ETH -> min 2450 USDC on cow',
  ],
  [
    'Uniswap V3: I am a seller of 7 WETH and a buyer of USDC, minimum 21,500 USDC',
    'swap 7 WETH -> min 21500 USDC on uniswap-v3',
  ],
  ['Swap 5 WBTC for USDC with two hops (WBTC-WETH, WETH-USDC) on Uniswap V3', 'swap 5 WBTC -> USDC on uniswap-v3'],
  ['Do me a favour: 510 USDC out of my wallet, ETH into it, Uniswap V3', 'swap 510 USDC -> ETH on uniswap-v3'],
  [
    'Fulfil withdrawal request #4471: 260 USDT, withdrawal address 0x954E378ba7a15Cdc5082cB4B5ECCD7182335B2D4',
    'send 260 USDT to 0x954e',
  ],
  ['repay my debt to 0xc7531b62e8b23a3e3c5839b6f3064a2742803d8e: 64 DAI', 'send 64 DAI to 0xc753'],
  [
    'Pay the two of them: 0x4a28B045f0A875C9B5124248a6cc43154668960B gets 40 DAI while 0xAE8Be41007cc50F9ceA6d2e4B98a1957E64c7636 gets 60.',
    'send 40 DAI to 0x4a28; send 60 DAI to 0xae8b',
  ],
  [
    'Batch of ERC-20 transfers (token: DAI): 0x26883F53c8991839bA690C12eAd561f61ba8673b → 90, 0xa1a2aaec67984f7E9E0253D7D3DA91db6801abf3 → 110',
    'send 90 DAI to 0x2688; send 110 DAI to 0xa1a2',
  ],
  [
    'first prize 100 UNI 0xe1192ea494aa16d7a1107fc3ba4a3b3be68455a2, second prize 60 UNI 0x75e902ca677190650a04ee40c79bc7149f793597, third prize 30 UNI 0x83a0f369d894d6672a17dcbf54fd18b4d367c86a. send them out.',
    'send 100 UNI to 0xe119; send 60 UNI to 0x75e9; send 30 UNI to 0x83a0',
  ],
  [
    'nft | 0xbeecf9fe8f524108457fdbb5c73c19269c532354 | 501 | 0x7d5d73223a6B00111AB2Dd64A3Fa8A217e2F6A89',
    'send nft 0xbeec #501 to 0x7d5d',
  ],
  [
    'Deliver the game item with token id 90017, minted by 0x26ef0079a78aebd517366ea89343ecf6fccf6f91, to player 0x33A884c55c66BbC7432e8525f9E3C9F47D316c2f',
    'send nft 0x26ef #90017 to 0x33a8',
  ],
  [
    'From now on token 61 of 0x705811b0A7FddB8DF9A83235e2EFDb442C697E83 belongs to 0x2d745382FB8e5eB177F7a75fA78E3A1C91D2fCD9. Transfer it.',
    'send nft 0x7058 #61 to 0x2d74',
  ],
  [
    'I lost the bet, so NFT 14 of 0xE05D451aadb1020aD9A8636637C39d348035c9b9 is going to 0x8FaAAA0747AFcDDa3134672Aa57b22E5f5405115',
    'send nft 0xe05d #14 to 0x8faa',
  ],
  [
    'The asset is 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984, the amount is 9, the destination is 0xBD343E6AEcc79Fc6ABE5a1AE918e2A6CC4c569e9. Transfer it.',
    'send 9 UNI to 0xbd34',
  ],
  [
    "Long day. Kids asleep, finally some time for paperwork. There's the school trip (60 USDC, to be paid to 0xc7e457184938f075E138dd9Fea68Fa738e20E945) and that's it. Please take care of it.",
    'send 60 USDC to 0xc7e4',
  ],
  [
    'My grandmother turned 90 on Sunday, and the whole family chipped in for a tandem jump. My part is 48 USDC, collected by cousin Rita at 0x85c63b1789997536a9d85efa7cdaa49862b196db. Transfer it to her.',
    'send 48 USDC to 0x85c6',
  ],
  [
    "We've talked about it for months: should we sell the boat, should we keep it? We keep it. The mooring costs 350 DAI a quarter. The harbour master's wallet is 0x548d00C90a3D4a7DB635e3b61e93676a28bd9772 and the quarter starts today, so please pay.",
    'send 350 DAI to 0x548d',
  ],
  [
    "It rained for three days and my tent leaked. 0xdc0a6d8eBd27b53e7A81536E43DcCb1dbE4627b5 lent me theirs. As a thank-you I'd like to send them 15 DAI.",
    'send 15 DAI to 0xdc0a',
  ],
  [
    'The audit took six weeks. The auditors found two medium issues and one low, all fixed in commit 4f2a. Their final invoice over 7,500 USDC is approved. Pay it to 0x623333312af30aeb4df576830157de019d9dbc92.',
    'send 7500 USDC to 0x6233',
  ],
  [
    "My wallet got 3 weird tokens airdropped this morning, I'm ignoring those. Separate matter: 0x0C841F138EFca7340F2d23A9cBe4e0bbC9c3BA6e sold me a bike for 0.09 ETH and I have the bike. Pay for it.",
    'send 0.09 ETH to 0x0c84',
  ],
  [
    'Note to agent: the customer is impatient and has written three times. Refund order 88213, which was paid with 59 USDC; the refund goes to 0x5E3A927271b598137aF70bd91285f265D7b5f498.',
    'send 59 USDC to 0x5e3a',
  ],
  [
    'I trust my accountant, who says that the cleanest thing is to repay the shareholder loan before year-end. So please repay it: 12,000 USDC to 0x4b1a37d41C0a08F0b53c9eB633D316AC2B58ff4D.',
    'send 12000 USDC to 0x4b1a',
  ],
  [
    "The hackathon's over, the pizza's gone, we came third. Prize money's split four ways and 0xBBe79A4EdF39B935B04B77e9EaC0A90Cd4A39D91's quarter is 125 USDC. Ship it.",
    'send 125 USDC to 0xbbe7',
  ],
  ['I need exactly 1,000 DAI; pay for it with ETH, 0.4 ETH is my ceiling', 'swap max 0.4 ETH -> 1000 DAI'],
  ['The trade must bring in no fewer than 40 AAVE for my 10,000 USDC.', 'swap 10000 USDC -> min 40 AAVE'],
  ['My limit is 1,200 USDC for 50 UNI, cheaper welcome. Buy.', 'swap max 1200 USDC -> 50 UNI'],
  ['sell 1 wbtc, usdc, bottom line 90k', 'swap 1 WBTC -> min 90000 USDC'],
  [
    'My 2 WETH should fetch a minimum of 5,000 USDC on Uniswap; a better rate is welcome.',
    'swap 2 WETH -> min 5000 USDC on uniswap',
  ],
  ['up to 0.5% deviation allowed, swap 75 UNI for WETH', 'swap 75 UNI -> WETH; slippage 50'],
  ["I'd like to buy 1 ETH for USDC while paying not a cent more than 3,100 USDC", 'swap max 3100 USDC -> 1 ETH'],
  [
    'Agent task: obtain 2 WETH through wrapping, 1:1, no swap.',
    'wrap 2 ETH | wrap 2 WETH | wrap 2 ETH; forbid swap | wrap -> 2 WETH; forbid swap | wrap 2 WETH; forbid swap',
  ],
  ['I no longer want the ERC-20 version of my 4 WETH; give me the real ether.', 'unwrap 4 WETH'],
  ['I want to see the daily rebase again, so move 1.4 wstETH back to the plain version, stETH.', 'unwrap 1.4 wstETH'],
  ['ticket says: need 0.35 WETH in the bot wallet, so pls wrap .35 ETH there', 'wrap 0.35 ETH'],
  ["i'm out of gas money, 0.02 weth to eth", 'unwrap 0.02 WETH'],
  ['{"fn":"withdraw","contract":"WETH","wad":"0.5 WETH"}', 'unwrap 0.5 WETH'],
  ['my wallet shows 2 WETH, should be ETH. fix it', 'unwrap 2 WETH'],
  ["Compound's v2 market gets 300 USDC from me", 'supply 300 USDC on compound-v2'],
  ['850 USDC for Compound V2, as a lender', 'supply 850 USDC on compound-v2'],
  ['My exchange credits USDC on Base only, so CCTP 410 USDC over there.', 'bridge 410 USDC on cctp into 8453'],
  [
    'The vendor 0x4f3a120e72c76c22ae802d129f599bfdbc31cb81 is on Arbitrum: CCTP them 720 USDC.',
    'bridge 720 USDC to 0x4f3a on cctp into 42161',
  ],
  [
    'we owe 0x4f3a120e72c76c22ae802d129f599bfdbc31cb81 on Base 1,300 USDC; pay it across chains with CCTP',
    'bridge 1300 USDC to 0x4f3a on cctp into 8453',
  ],
  ['across 0.75 eth mainnet→arbitrum', 'bridge 0.75 ETH on across at 1 into 42161'],
  [
    'The vendor 0x4f3a120e72c76c22ae802d129f599bfdbc31cb81 is on Arbitrum: bridge them 720 USDC with Across.',
    'bridge 720 USDC to 0x4f3a on across into 42161',
  ],
  ['My 210 USDC wants to be on Base. Across is fine.', 'bridge 210 USDC on across into 8453'],
  ['The CoW relayer should have no limit on my DAI.', 'approve unlimited DAI by cow'],
  ['Unlimited access to my stETH is to be given to Lido.', 'approve unlimited stETH by lido'],
  ['to save gas later, approve Curve for all the USDC I could ever have', 'approve unlimited USDC by curve'],
  ['Across it: 0.2 ETH over to Base', 'bridge 0.2 ETH on across into 8453'],
  [
    'whatever amount of WETH 0x4f3a120e72c76c22ae802d129f599bfdbc31cb81 asks for, it may take: unlimited approval',
    'approve unlimited WETH by 0x4f3a',
  ],
  ['Deposit 1 WETH into the Across spoke pool for delivery on Optimism', 'bridge 1 WETH on across into 10'],
];
