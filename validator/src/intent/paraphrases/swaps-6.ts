import type { Paraphrases } from './paraphrase.ts';

export const swaps6: Paraphrases = [
  [
    'As discussed with the board, 25,000 USDC shall be exchanged for Ether on Uniswap V2, the yield being 7 ETH or more.',
    'swap 25000 USDC -> min 7 ETH on uniswap-v2',
  ],
  ['yo flip 45 dai to eth on uni v2 pls n ty', 'swap 45 DAI -> ETH on uniswap-v2'],
  [
    'Trade ticket: SELL 300 LINK / BUY ETH / MIN 1.2 ETH / VENUE Uniswap V2',
    'swap 300 LINK -> min 1.2 ETH on uniswap-v2',
  ],
  [
    'Sell order: 640 USDC. Receive: native ETH. Router: Uniswap V2. Least acceptable: 0.18 ETH.',
    'swap 640 USDC -> min 0.18 ETH on uniswap-v2',
  ],
  [
    'Uniswap V3, please: I hand over 750 USDC and get native ETH, no less than 0.22',
    'swap 750 USDC -> min 0.22 ETH on uniswap-v3',
  ],
  ['Get me out of 33 UNI and into ETH with SwapRouter02', 'swap 33 UNI -> ETH on uniswap-v3'],
  [
    'The user wishes to part with 1,000 DAI in exchange for native ETH via SwapRouter02; he accepts no less than 0.29 ETH.',
    'swap 1000 DAI -> min 0.29 ETH on uniswap-v3',
  ],
  [
    'Universal Router call for a v4 swap: 2 ETH becomes USDC, 6,100 USDC being the minimum',
    'swap 2 ETH -> min 6100 USDC on uniswap-v4 | swap 2 ETH -> min 6100 USDC on uniswap-universal-router | swap 2 ETH -> min 6100 USDC on uniswap',
  ],
  [
    "On Uniswap's v4 I would like to see 90 USDC swapped for ETH before 10 minutes have passed",
    'swap 90 USDC -> ETH on uniswap-v4; deadline 600 | swap 90 USDC -> ETH on uniswap-universal-router; deadline 600 | swap 90 USDC -> ETH on uniswap; deadline 600',
  ],
  [
    'Uniswap V4 // sell=0.35 ETH // buy=USDC // min=1080',
    'swap 0.35 ETH -> min 1080 USDC on uniswap-v4 | swap 0.35 ETH -> min 1080 USDC on uniswap-universal-router | swap 0.35 ETH -> min 1080 USDC on uniswap',
  ],
  [
    'Swap on v4 of Uniswap: give it 60 LINK, I want back at least 820 USDC',
    'swap 60 LINK -> min 820 USDC on uniswap-v4 | swap 60 LINK -> min 820 USDC on uniswap-universal-router | swap 60 LINK -> min 820 USDC on uniswap',
  ],
  [
    'Allowance first: 400 USDC for the Uniswap V3 router. Then the swap: 400 USDC for WETH.',
    'approve 400 USDC by uniswap-v3; swap 400 USDC -> WETH | approve 400 USDC by uniswap-v3; swap 400 USDC -> WETH on uniswap-v3',
  ],
  [
    'Authorise Uniswap V2 to use 55 DAI. Once that is done, swap the 55 DAI for USDT.',
    'approve 55 DAI by uniswap-v2; swap 55 DAI -> USDT | approve 55 DAI by uniswap-v2; swap 55 DAI -> USDT on uniswap-v2',
  ],
  [
    'Set approval of 820 USDC on Uniswap V3, and after it trade these 820 USDC to DAI',
    'approve 820 USDC by uniswap-v3; swap 820 USDC -> DAI | approve 820 USDC by uniswap-v3; swap 820 USDC -> DAI on uniswap-v3',
  ],
  [
    'CoW Swap: let my 220 LINK go for 2,900 USDC or more, order good for 3 hours',
    'swap 220 LINK -> min 2900 USDC on cow; deadline 10800',
  ],
  [
    'Enter an order at CoW Protocol. I part with 1,800 DAI. I get WETH, 0.55 at minimum.',
    'swap 1800 DAI -> min 0.55 WETH on cow',
  ],
  ['offer 3 weth on cow swap, want 9,200 dai or more', 'swap 3 WETH -> min 9200 DAI on cow'],
  [
    'CoW, please turn this 1.1 ETH of mine to DAI. Under 3,400 DAI I am not interested.',
    'swap 1.1 ETH -> min 3400 DAI on cow',
  ],
  [
    'native ether sale with cow swap, size 0.25 ETH, for USDT, limit at least 770 USDT',
    'swap 0.25 ETH -> min 770 USDT on cow',
  ],
  ['1inch, 330 USDC, ETH wanted, no less than 0.1 ETH', 'swap 330 USDC -> min 0.1 ETH on 1inch'],
  ['Have the 1inch router take 75 UNI and give me back USDC, 540 USDC minimum', 'swap 75 UNI -> min 540 USDC on 1inch'],
  [
    'It is my wish that 0.4 WBTC be sold through 1inch for DAI, with a 0.5% slippage limit',
    'swap 0.4 WBTC -> DAI on 1inch; slippage 50',
  ],
  ['1inch: WETH wanted; 900 DAI offered; tolerance 1%', 'swap 900 DAI -> WETH on 1inch; slippage 100'],
  [
    'With Uniswap V3, exchange my 64 AAVE against USDC such that at least 11,000 USDC come out',
    'swap 64 AAVE -> min 11000 USDC on uniswap-v3',
  ],
  [
    'I want to be rid of 130 UNI, for USDC, on Uniswap V3, 950 USDC or better',
    'swap 130 UNI -> min 950 USDC on uniswap-v3',
  ],
  [
    'From DAI to LINK with a stop at WETH: 480 DAI, Uniswap V2, minimum 30 LINK',
    'swap 480 DAI -> min 30 LINK on uniswap-v2',
  ],
  ['UNI>WETH>DAI, 66 UNI, Uniswap V3, at least 480 DAI', 'swap 66 UNI -> min 480 DAI on uniswap-v3'],
  [
    'Sell 210 LDO for USDT through the LDO/WETH and WETH/USDT pools of Uniswap V2',
    'swap 210 LDO -> USDT on uniswap-v2',
  ],
  [
    'Uniswap V3 exactInput: 1,000 USDT → WETH → LINK, minimum out 64 LINK',
    'swap 1000 USDT -> min 64 LINK on uniswap-v3',
  ],
  [
    'Please use 1inch to swap 80 USDC for LINK; LINK goes to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    'swap 80 USDC -> LINK to 0xd8da on 1inch',
  ],
  [
    'The desired outcome is at least 0.5 WETH for 1,650 USDC on Uniswap V3',
    'swap 1650 USDC -> min 0.5 WETH on uniswap-v3',
  ],
  ['How about we exchange 70 DAI for USDC on Uniswap V3?', 'swap 70 DAI -> USDC on uniswap-v3'],
  [
    '1,250 USDC is to be spent on WETH at Uniswap V3; the WETH received must be 0.38 or more',
    'swap 1250 USDC -> min 0.38 WETH on uniswap-v3',
  ],
  [
    'Kindly arrange the exchange of 4 WETH for at least 0.11 WBTC with CoW Protocol',
    'swap 4 WETH -> min 0.11 WBTC on cow',
  ],
];
