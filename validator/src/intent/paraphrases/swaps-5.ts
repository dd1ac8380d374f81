import type { Paraphrases } from './paraphrase.ts';

export const swaps5: Paraphrases = [
  ['1inch swap 250 USDC WETH', 'swap 250 USDC -> WETH on 1inch'],
  ['Aggregate through 1inch: sell 1,000 DAI for ETH, at least 0.3 ETH', 'swap 1000 DAI -> min 0.3 ETH on 1inch'],
  ['Best price on 1inch for 60 LINK in USDC, min return 800 USDC', 'swap 60 LINK -> min 800 USDC on 1inch'],
  ['Ask 1inch to sell 2 ETH for USDC; I accept 1% slippage', 'swap 2 ETH -> USDC on 1inch; slippage 100'],
  [
    '{"aggregator":"1inch","fromToken":"USDC","toToken":"DAI","amount":"300","minReturn":"299"}',
    'swap 300 USDC -> min 299 DAI on 1inch',
  ],
  ['On Polygon use 1inch to change 400 USDC into WETH', 'swap 400 USDC -> WETH on 1inch at 137'],
  [
    'I would appreciate it if 0.7 WBTC got swapped for USDC through 1inch, yielding 66,000 USDC or more.',
    'swap 0.7 WBTC -> min 66000 USDC on 1inch',
  ],
  ['1inch → 0.4 ETH → LINK (min 80 LINK)', 'swap 0.4 ETH -> min 80 LINK on 1inch'],
  ['The swap of 55 UNI to DAI is to be executed by 1inch', 'swap 55 UNI -> DAI on 1inch'],
  ['hey, 1inch please, 90 usdt for eth, thx', 'swap 90 USDT -> ETH on 1inch'],
  ['sell: 12 AAVE; buy: USDC; through: 1inch; slippage: 0.5%', 'swap 12 AAVE -> USDC on 1inch; slippage 50'],
  ['1inch v6 router, trade 1,000,000 PEPE to ETH', 'swap 1000000 PEPE -> ETH on 1inch'],
  [
    'Via 1inch swap 500 USDC to DAI and let 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 receive the DAI',
    'swap 500 USDC -> DAI to 0xd8da on 1inch | swap 500 USDC -> DAI on 1inch; send DAI to 0xd8da',
  ],
  [
    'Using 1inch on Arbitrum One I need 150 ARB sold for USDC with min 60 USDC out',
    'swap 150 ARB -> min 60 USDC on 1inch at 42161',
  ],
  [
    'is it possible to convert 75 DAI to USDT with 1inch? if so go ahead',
    'swap 75 DAI -> USDT on 1inch | cond "if so"',
  ],
  ['Move my 2,200 USDC position into WETH using 1inch, minimum 0.65 WETH', 'swap 2200 USDC -> min 0.65 WETH on 1inch'],
  ['1inch trade. In: 0.25 ETH. Out: USDC. Minimum: 770 USDC.', 'swap 0.25 ETH -> min 770 USDC on 1inch'],
  [
    'swap 800 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 for 0x6B175474E89094C44Da98b954EedeAC495271d0F by 1inch',
    'swap 800 USDC -> DAI on 1inch',
  ],
  ['Exchange via 1inch network: two thousand USDC for wstETH', 'swap 2000 USDC -> wstETH on 1inch'],
  ['get me some UNI for 45 USDC, use 1inch', 'swap 45 USDC -> UNI on 1inch'],
  ['1INCH aggregator: give up 20 MKR, obtain WETH', 'swap 20 MKR -> WETH on 1inch'],
  ['Swap on BNB chain with 1inch 1 BNB for USDT', 'swap 1 BNB -> USDT on 1inch at 56'],
  ["Sell 30 CRV on 1inch for ETH and don't accept below 0.005 ETH", 'swap 30 CRV -> min 0.005 ETH on 1inch'],
  [
    'I hereby instruct a 1inch swap from 450 DAI to USDC, maximum slippage 20 basis points',
    'swap 450 DAI -> USDC on 1inch; slippage 20',
  ],
  ['Optimism: 1inch: 80 OP for ETH: minimum 0.03', 'swap 80 OP -> min 0.03 ETH on 1inch at 10'],
  ['1inch should hand me at least 990 USDC for 0.32 ETH', 'swap 0.32 ETH -> min 990 USDC on 1inch'],
  [
    'Swap exactly 1,000 USDC for WETH on Uniswap V3, 0.05% fee tier, min 0.31 WETH',
    'swap 1000 USDC -> min 0.31 WETH on uniswap-v3; fee poolBps 5',
  ],
  [
    'exactInputSingle on Uniswap V3: tokenIn DAI, tokenOut USDC, amountIn 400, amountOutMinimum 399',
    'swap 400 DAI -> min 399 USDC on uniswap-v3',
  ],
  [
    'Please trade 25 LINK for WETH in the 0.3% pool of Uniswap V3',
    'swap 25 LINK -> WETH on uniswap-v3; fee poolBps 30',
  ],
  ['uni v3 900 usdt>weth 0.5% slip', 'swap 900 USDT -> WETH on uniswap-v3; slippage 50'],
  [
    'We intend to sell 2.5 WETH for USDC over Uniswap V3; the output must not be lower than 7,700 USDC.',
    'swap 2.5 WETH -> min 7700 USDC on uniswap-v3',
  ],
  ['What would I like? 60 UNI into DAI, Uniswap V3, 440 DAI min.', 'swap 60 UNI -> min 440 DAI on uniswap-v3'],
  [
    'Swap WBTC to USDC: amount 0.02 WBTC, at least 1,900 USDC, Uniswap V3, 10 minute deadline',
    'swap 0.02 WBTC -> min 1900 USDC on uniswap-v3; deadline 600',
  ],
  [
    'Please swap 350 USDC for WETH on Uniswap V3 and credit 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 with the WETH',
    'swap 350 USDC -> WETH to 0xd8da on uniswap-v3',
  ],
  ['Sell side 1,200 DAI, buy side WETH, min buy 0.36 WETH, Uniswap V3', 'swap 1200 DAI -> min 0.36 WETH on uniswap-v3'],
  [
    '0.5 ETH for USDC on Uniswap V3, and be sure that I end up with 1,550 USDC or more',
    'swap 0.5 ETH -> min 1550 USDC on uniswap-v3',
  ],
  ['Execute: SWAP 777 USDC TO WETH ON UNISWAP V3', 'swap 777 USDC -> WETH on uniswap-v3'],
  [
    'Uniswap V3 swap (USDC → WETH). Amount in 5,000 USDC. Amount out min 1.5 WETH. Deadline +20 min.',
    'swap 5000 USDC -> min 1.5 WETH on uniswap-v3; deadline 1200',
  ],
  ['A quantity of 33.33 LINK shall be exchanged for USDC at Uniswap V3.', 'swap 33.33 LINK -> USDC on uniswap-v3'],
  ["I'm bullish on UNI, buy it with 200 USDC at Uniswap V3", 'swap 200 USDC -> UNI on uniswap-v3'],
  ['Buy WETH for 640 DAI on uniswap v3, min .19 WETH', 'swap 640 DAI -> min 0.19 WETH on uniswap-v3'],
  [
    'On Uniswap V3 let go of 3 WETH for WBTC, 0.085 WBTC being the least I take',
    'swap 3 WETH -> min 0.085 WBTC on uniswap-v3',
  ],
  [
    'uniswap v3 swap 100 0xdAC17F958D2ee523a2206206994597C13D831ec7 into 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    'swap 100 USDT -> WETH on uniswap-v3',
  ],
  ['swap ten thousand usdc to dai @ uniswap v3 min 9,995', 'swap 10000 USDC -> min 9995 DAI on uniswap-v3'],
  [
    '{"op":"swap_exact_in","dex":"uniswap_v3","in":{"symbol":"USDC","qty":75},"out":{"symbol":"LINK","min":5}}',
    'swap 75 USDC -> min 5 LINK on uniswap-v3',
  ],
  ['Half a WBTC for USDC on Uniswap V3', 'swap 0.5 WBTC -> USDC on uniswap-v3 | swap 1/2 WBTC -> USDC on uniswap-v3'],
  ['May I have 88 DAI swapped into USDC, Uniswap V3, thank you', 'swap 88 DAI -> USDC on uniswap-v3'],
  ['Rotate 420 USDT out of my bags and into WETH with Uniswap V3', 'swap 420 USDT -> WETH on uniswap-v3'],
  [
    'Exchange request\nFrom 55 COMP\nTo USDC\nUsing Uniswap V3\nWorst acceptable output 2,200 USDC',
    'swap 55 COMP -> min 2200 USDC on uniswap-v3',
  ],
  [
    'Sell 0.125 WETH for DAI on Uniswap V3 before 5 minutes are up',
    'swap 0.125 WETH -> DAI on uniswap-v3; deadline 300',
  ],
  [
    'Use Uniswap V3 and swap me 64 LDO for WETH with at most 2% price slippage',
    'swap 64 LDO -> WETH on uniswap-v3; slippage 200',
  ],
  ['Swap 500 DAI to WBTC on Uniswap V3, routed through WETH', 'swap 500 DAI -> WBTC on uniswap-v3'],
  ['LINK → WETH → USDC: 70 LINK on Uniswap V3, min 950 USDC', 'swap 70 LINK -> min 950 USDC on uniswap-v3'],
  ['Sell 120 UNI for USDC via WETH on Uniswap V2', 'swap 120 UNI -> USDC on uniswap-v2'],
  ['Path USDC-WETH-LINK, 400 USDC in, at least 26 LINK out, Uniswap V3', 'swap 400 USDC -> min 26 LINK on uniswap-v3'],
  ['Go from 1,000 USDT to AAVE with WETH in between, uniswap v2', 'swap 1000 USDT -> AAVE on uniswap-v2'],
  ['Two-hop swap on Uniswap V3 of 30 COMP over WETH into DAI', 'swap 30 COMP -> DAI on uniswap-v3'],
  [
    'Trade 2 WBTC for DAI, hopping via USDC, on Uniswap V3; min 190,000 DAI',
    'swap 2 WBTC -> min 190000 DAI on uniswap-v3',
  ],
  [
    '{"dex":"uniswap-v2","path":["USDC","WETH","UNI"],"amountIn":"90","amountOutMin":"12"}',
    'swap 90 USDC -> min 12 UNI on uniswap-v2',
  ],
  ['Multi-hop: 15 MKR > WETH > USDC on uni v3, 1% slippage', 'swap 15 MKR -> USDC on uniswap-v3; slippage 100'],
  ['Swap 60 LINK for DAI on Uniswap V2 using the pools LINK/WETH and WETH/DAI', 'swap 60 LINK -> DAI on uniswap-v2'],
  [
    'Please convert 8,000 USDC to LDO through the intermediate token WETH on Uniswap V3, with 3,900 LDO as minimum',
    'swap 8000 USDC -> min 3900 LDO on uniswap-v3',
  ],
  ['Swap 22 UNI for LINK (via WETH) on Uniswap V2, ≥ 12 LINK', 'swap 22 UNI -> min 12 LINK on uniswap-v2'],
  ['Exchange 900 DAI for WETH by way of USDC on Uniswap V3', 'swap 900 DAI -> WETH on uniswap-v3'],
  [
    'A multi-hop exchange of 5 WBTC to USDT on Uniswap V3 with WETH as the bridge asset',
    'swap 5 WBTC -> USDT on uniswap-v3',
  ],
  [
    'route: USDC→WETH→COMP, amount: 1,500 USDC, dex: uniswap v3, slippage: 0.5%',
    'swap 1500 USDC -> COMP on uniswap-v3; slippage 50',
  ],
  [
    'Sell 10 LINK for UNI at Uniswap V2 passing through WETH, deadline in 15 minutes',
    'swap 10 LINK -> UNI on uniswap-v2; deadline 900',
  ],
  [
    'Can we do 250 USDT to LINK on Uniswap V3 with USDT/WETH 0.05% and WETH/LINK 0.3%?',
    'swap 250 USDT -> LINK on uniswap-v3',
  ],
  ['Swap 1 ETH to UNI on Uniswap V3 via USDC', 'swap 1 ETH -> UNI on uniswap-v3'],
  ['Using path [DAI, USDC, WETH] on Uniswap V3 swap 2,000 DAI', 'swap 2000 DAI -> WETH on uniswap-v3'],
  [
    'Swap 110 USDC into LINK through WETH at Uniswap V2, LINK to be received by 0x397c339f7e30505f874dd06ee1c8b19a512b5cd8',
    'swap 110 USDC -> LINK to 0x397c on uniswap-v2',
  ],
  ['CRV to USDC over WETH: 800 CRV, Uniswap V2, at minimum 400 USDC', 'swap 800 CRV -> min 400 USDC on uniswap-v2'],
  ['On Arbitrum, swap 300 ARB to USDC via WETH in Uniswap V3', 'swap 300 ARB -> USDC on uniswap-v3 at 42161'],
  [
    'I sell 18 UNI and end up with WBTC (UNI→WETH→WBTC), Uniswap V3, min 0.0013 WBTC',
    'swap 18 UNI -> min 0.0013 WBTC on uniswap-v3',
  ],
];
