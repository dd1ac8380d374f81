import type { Paraphrases } from './paraphrase.ts';

export const swaps4: Paraphrases = [
  ['Dump 350 DAI on Uniswap V2 and take plain ether for it', 'swap 350 DAI -> ETH on uniswap-v2'],
  ['uni v2: 1200 usdc -> eth, min 0.35', 'swap 1200 USDC -> min 0.35 ETH on uniswap-v2'],
  [
    'Swap 75.5 LINK to native ETH with the V2 router, no less than 0.31 ETH, deadline 15 minutes',
    'swap 75.5 LINK -> min 0.31 ETH on uniswap-v2; deadline 900',
  ],
  [
    'Could you cash 640 UNI out into ETH through Uniswap V2? I can live with 1% slippage.',
    'swap 640 UNI -> ETH on uniswap-v2; slippage 100',
  ],
  [
    'A sale of 2,000 USDT for Ether on Uniswap V2 is requested; the proceeds must be at least 0.55 ETH.',
    'swap 2000 USDT -> min 0.55 ETH on uniswap-v2',
  ],
  ['My gas is running out, so trade 40 USDC for ETH on uniswap v2 please', 'swap 40 USDC -> ETH on uniswap-v2'],
  [
    'protocol: uniswap v2\nsell: 500 DAI\nbuy: ETH (native)\nmin out: 0.14 ETH',
    'swap 500 DAI -> min 0.14 ETH on uniswap-v2',
  ],
  [
    '{"action":"swap","protocol":"uniswap-v2","tokenIn":"USDC","amountIn":"900","tokenOut":"ETH","amountOutMin":"0.27"}',
    'swap 900 USDC -> min 0.27 ETH on uniswap-v2',
  ],
  [
    'swapExactTokensForETH 3000 DAI amountOutMin 0.9 ETH',
    'swap 3000 DAI -> min 0.9 ETH | swap 3000 DAI -> min 0.9 ETH on uniswap-v2',
  ],
  [
    'Sell 410 USDC for ETH on Uniswap V2 and have the ether delivered to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    'swap 410 USDC -> ETH to 0xd8da on uniswap-v2',
  ],
  [
    'Let 20 LINK be exchanged for unwrapped ETH on Uniswap V2, with a floor of 0.085 ETH',
    'swap 20 LINK -> min 0.085 ETH on uniswap-v2',
  ],
  ['gimme eth for 55 usdt, uniswap v2, slippage half a percent', 'swap 55 USDT -> ETH on uniswap-v2; slippage 50'],
  [
    'Use the Uniswap V2 Router to swap an exact 1,500 DAI for as much ETH as possible, but never under 0.44 ETH.',
    'swap 1500 DAI -> min 0.44 ETH on uniswap-v2',
  ],
  [
    'Task: DAI→ETH. Amount: 250 DAI. Venue: Uniswap V2. Minimum received: 0.07 ETH. Valid for 20 min.',
    'swap 250 DAI -> min 0.07 ETH on uniswap-v2; deadline 1200',
  ],
  [
    'Exchange 0.04 WBTC for Ether at Uniswap V2; anything below 0.9 ETH is unacceptable',
    'swap 0.04 WBTC -> min 0.9 ETH on uniswap-v2',
  ],
  [
    'The agent shall swap 100 UNI into ETH using Uniswap V2, the ETH going back to my own wallet.',
    'swap 100 UNI -> ETH on uniswap-v2',
  ],
  [
    'Off-load 12k USDC for ETH (uniswap v2), at least 3.4 ETH must come back',
    'swap 12000 USDC -> min 3.4 ETH on uniswap-v2',
  ],
  ['swap 300 of 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 to ETH on uniswap v2', 'swap 300 USDC -> ETH on uniswap-v2'],
  ['On mainnet, through Uniswap V2, 65 DAI should become ETH.', 'swap 65 DAI -> ETH on uniswap-v2 at 1'],
  [
    'My order is: pay 990 USDC, receive ETH, Uniswap V2, slippage tolerance 0.3%',
    'swap 990 USDC -> ETH on uniswap-v2; slippage 30',
  ],
  ['What I want is 0.5 WBTC turned into native ether over Uniswap V2', 'swap 0.5 WBTC -> ETH on uniswap-v2'],
  [
    'How about selling 30 COMP for ETH on Uniswap V2, expecting 0.4 ETH or more?',
    'swap 30 COMP -> min 0.4 ETH on uniswap-v2',
  ],
  [
    'Conversion of 480 USDC to ETH — Uniswap V2 — expires in 10 minutes',
    'swap 480 USDC -> ETH on uniswap-v2; deadline 600',
  ],
  ['uniswapv2 sell 5 mkr for eth', 'swap 5 MKR -> ETH on uniswap-v2'],
  [
    'Take 222 USDT from my wallet, run it through Uniswap V2 and return ETH to me (min. 0.06)',
    'swap 222 USDT -> min 0.06 ETH on uniswap-v2',
  ],
  [
    'Please liquidate 1,000 UNI to ETH using Uniswap V2 (max slippage: 2 %, deadline: 30 min)',
    'swap 1000 UNI -> ETH on uniswap-v2; slippage 200; deadline 1800',
  ],
  ['SwapRouter02: 600 USDC to ETH, unwrap at the end', 'swap 600 USDC -> ETH on uniswap-v3'],
  [
    'Swap 0.25 WBTC for native ETH on Uniswap V3, unwrapping the WETH in the same call',
    'swap 0.25 WBTC -> ETH on uniswap-v3',
  ],
  [
    'Through SwapRouter02 sell 1,750 DAI and pay me out in ether, 0.5 ETH minimum',
    'swap 1750 DAI -> min 0.5 ETH on uniswap-v3',
  ],
  [
    'I would like 320 USDT to end up as ETH in my wallet, via Uniswap V3 on Arbitrum',
    'swap 320 USDT -> ETH on uniswap-v3 at 42161',
  ],
  [
    'uniswap v3 multicall: swap 410 usdc → weth → unwrap to eth, at least 0.12 eth',
    'swap 410 USDC -> min 0.12 ETH on uniswap-v3',
  ],
  [
    'Sell 18 UNI via the Uniswap swap router 02; deliver native ether, not WETH.',
    'swap 18 UNI -> ETH on uniswap-v3; forbid WETH | swap 18 UNI -> ETH on uniswap-v3',
  ],
  ['On Base: 75 USDC to ETH using Uniswap v3 (0.05% pool)', 'swap 75 USDC -> ETH on uniswap-v3 at 8453; fee poolBps 5'],
  [
    'Convert 2,400 USDC on Optimism into ETH on Uniswap V3 with 0.5% slippage',
    'swap 2400 USDC -> ETH on uniswap-v3 at 10; slippage 50',
  ],
  ['Would you mind selling 33 AAVE for Ether using SwapRouter02 on mainnet?', 'swap 33 AAVE -> ETH on uniswap-v3 at 1'],
  [
    '{"intent":"swap","router":"SwapRouter02","sell":{"token":"DAI","amount":"1200"},"buy":{"token":"ETH","min":"0.36"}}',
    'swap 1200 DAI -> min 0.36 ETH on uniswap-v3',
  ],
  ['router = SwapRouter02; in = 50 LINK; out = ETH; minOut = 0.2 ETH', 'swap 50 LINK -> min 0.2 ETH on uniswap-v3'],
  [
    'Please get me ETH for my 145 USDC on Uniswap V3, minimum 0.04 ETH, within 5 minutes',
    'swap 145 USDC -> min 0.04 ETH on uniswap-v3; deadline 300',
  ],
  ['The 500 DAI are to be sold on Uniswap V3 and the result unwrapped to ETH.', 'swap 500 DAI -> ETH on uniswap-v3'],
  [
    'Swap 820 USDC into ETH at Uniswap V3 with the ETH sent to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045, min 0.24 ETH',
    'swap 820 USDC -> min 0.24 ETH to 0xd8da on uniswap-v3',
  ],
  [
    'Trade: 3 WBTC ➜ ETH; Uniswap V3; floor 68 ETH; slippage 0.1%',
    'swap 3 WBTC -> min 68 ETH on uniswap-v3; slippage 10',
  ],
  ['USDT 1000 → ETH ≥ 0.29 @ Uniswap V3', 'swap 1000 USDT -> min 0.29 ETH on uniswap-v3'],
  [
    'Have Uniswap V3 change 4,200 USDC to native ETH for me, I must see 1.2 ETH or better',
    'swap 4200 USDC -> min 1.2 ETH on uniswap-v3',
  ],
  ['swap 10 COMP out to raw ETH, uniswap v3 router, not less than 0.13', 'swap 10 COMP -> min 0.13 ETH on uniswap-v3'],
  [
    'Execute a Uniswap V3 swap of 77.25 UNI for ETH. Guaranteed minimum: 0.21 ETH.',
    'swap 77.25 UNI -> min 0.21 ETH on uniswap-v3',
  ],
  [
    'Spend exactly 999 USDC at Uniswap V3 to obtain Ether; require a minimum of 0.285 Ether.',
    'swap 999 USDC -> min 0.285 ETH on uniswap-v3',
  ],
  ['Input 1500 USDC, output ETH (unwrapped), Uniswap V3, recipient me', 'swap 1500 USDC -> ETH on uniswap-v3'],
  [
    'Can 200 LINK be swapped to ether on Uniswap V3 now? Tolerance: 50 bps',
    'swap 200 LINK -> ETH on uniswap-v3; slippage 50',
  ],
  ['V3 swap, then unwrap: 350 USDC for ETH', 'swap 350 USDC -> ETH on uniswap-v3'],
  [
    'Kindly dispose of 2.5 MKR against ETH through Uniswap V3, accepting 1.1 ETH at the least',
    'swap 2.5 MKR -> min 1.1 ETH on uniswap-v3',
  ],
  ['[agent] step 1/1: uniswap-v3 swap USDC(280) -> ETH(min 0.08)', 'swap 280 USDC -> min 0.08 ETH on uniswap-v3'],
  [
    'Swap 500 USDC for ETH in a Uniswap V4 pool through the Universal Router',
    'swap 500 USDC -> ETH on uniswap-v4 | swap 500 USDC -> ETH on uniswap-universal-router | swap 500 USDC -> ETH on uniswap',
  ],
  [
    'Universal Router, V4_SWAP: 1 ETH in, USDC out, min 3100',
    'swap 1 ETH -> min 3100 USDC on uniswap-v4 | swap 1 ETH -> min 3100 USDC on uniswap-universal-router | swap 1 ETH -> min 3100 USDC on uniswap',
  ],
  [
    'uni v4: sell 0.2 eth > usdc',
    'swap 0.2 ETH -> USDC on uniswap-v4 | swap 0.2 ETH -> USDC on uniswap-universal-router | swap 0.2 ETH -> USDC on uniswap',
  ],
  [
    'Using Uniswap v4 on Base, exchange 120 USDC for ETH; I want 0.03 ETH at minimum',
    'swap 120 USDC -> min 0.03 ETH on uniswap-v4 at 8453 | swap 120 USDC -> min 0.03 ETH on uniswap-universal-router at 8453 | swap 120 USDC -> min 0.03 ETH on uniswap at 8453',
  ],
  [
    'Please route 45 LINK → USDC via the universal router (v4), slippage max 1%',
    'swap 45 LINK -> USDC on uniswap-v4; slippage 100 | swap 45 LINK -> USDC on uniswap-universal-router; slippage 100 | swap 45 LINK -> USDC on uniswap; slippage 100',
  ],
  [
    "I'd be glad if 2,000 DAI were traded for USDC on Uniswap V4, at least 1,995 USDC coming back",
    'swap 2000 DAI -> min 1995 USDC on uniswap-v4 | swap 2000 DAI -> min 1995 USDC on uniswap-universal-router | swap 2000 DAI -> min 1995 USDC on uniswap',
  ],
  [
    '{"dex":"uniswap_v4","side":"sell","amount":"0.75","from":"ETH","to":"USDT","min_receive":"2300"}',
    'swap 0.75 ETH -> min 2300 USDT on uniswap-v4 | swap 0.75 ETH -> min 2300 USDT on uniswap-universal-router | swap 0.75 ETH -> min 2300 USDT on uniswap',
  ],
  [
    'Universal Router execute(): give 300 USDC, take WBTC',
    'swap 300 USDC -> WBTC on uniswap-v4 | swap 300 USDC -> WBTC on uniswap-universal-router | swap 300 USDC -> WBTC on uniswap',
  ],
  [
    'Trade 5 ETH against USDC in the V4 PoolManager through the Universal Router, floor 15,500 USDC, deadline 10 min',
    'swap 5 ETH -> min 15500 USDC on uniswap-v4; deadline 600 | swap 5 ETH -> min 15500 USDC on uniswap-universal-router; deadline 600 | swap 5 ETH -> min 15500 USDC on uniswap; deadline 600',
  ],
  [
    'what about swapping 60 usdc to uni over uniswap v4?',
    'swap 60 USDC -> UNI on uniswap-v4 | swap 60 USDC -> UNI on uniswap-universal-router | swap 60 USDC -> UNI on uniswap',
  ],
  [
    'Uniswap V4 exact-input single: 1,100 USDT for ETH, amountOutMinimum 0.33 ETH',
    'swap 1100 USDT -> min 0.33 ETH on uniswap-v4 | swap 1100 USDT -> min 0.33 ETH on uniswap-universal-router | swap 1100 USDT -> min 0.33 ETH on uniswap',
  ],
  [
    'venue: Uniswap V4 / sell 0.1 WBTC / for USDC / not under 9,500 USDC',
    'swap 0.1 WBTC -> min 9500 USDC on uniswap-v4 | swap 0.1 WBTC -> min 9500 USDC on uniswap-universal-router | swap 0.1 WBTC -> min 9500 USDC on uniswap',
  ],
  [
    'An exchange of 0.4 ETH for USDC shall be made on Uniswap V4 via its Universal Router.',
    'swap 0.4 ETH -> USDC on uniswap-v4 | swap 0.4 ETH -> USDC on uniswap-universal-router | swap 0.4 ETH -> USDC on uniswap',
  ],
  [
    '0.9 ETH → DAI / Uniswap V4 / max slippage 0.5 %',
    'swap 0.9 ETH -> DAI on uniswap-v4; slippage 50 | swap 0.9 ETH -> DAI on uniswap-universal-router; slippage 50 | swap 0.9 ETH -> DAI on uniswap; slippage 50',
  ],
  [
    'Swap 640 USDC to ETH on Uniswap v4 and send the output to 0x397c339f7e30505f874dd06ee1c8b19a512b5cd8',
    'swap 640 USDC -> ETH on uniswap-v4; send ETH to 0x397c',
  ],
  [
    'Let the Universal Router swap 70 UNI to ETH with a minimum of 0.19 ETH',
    'swap 70 UNI -> min 0.19 ETH on uniswap-v4 | swap 70 UNI -> min 0.19 ETH on uniswap-universal-router | swap 70 UNI -> min 0.19 ETH on uniswap',
  ],
  [
    'We sell 10,000 USDC and buy USDT on Uniswap V4, minimum purchase 9,990 USDT',
    'swap 10000 USDC -> min 9990 USDT on uniswap-v4 | swap 10000 USDC -> min 9990 USDT on uniswap-universal-router | swap 10000 USDC -> min 9990 USDT on uniswap',
  ],
  [
    'The swap: 15 AAVE for ETH. The router: Uniswap Universal Router. The pool: v4.',
    'swap 15 AAVE -> ETH on uniswap-v4 | swap 15 AAVE -> ETH on uniswap-universal-router | swap 15 AAVE -> ETH on uniswap',
  ],
  [
    'Exchange 0.333 ETH for at least 1,000 DAI, on Uniswap V4',
    'swap 0.333 ETH -> min 1000 DAI on uniswap-v4 | swap 0.333 ETH -> min 1000 DAI on uniswap-universal-router | swap 0.333 ETH -> min 1000 DAI on uniswap',
  ],
  [
    'give 1 eth to uniswap v4 and get usdc back',
    'swap 1 ETH -> USDC on uniswap-v4 | swap 1 ETH -> USDC on uniswap-universal-router | swap 1 ETH -> USDC on uniswap',
  ],
  [
    'Need USDC for payroll. Sell 7 ETH on Uniswap V4 for it, min 21,700 USDC.',
    'swap 7 ETH -> min 21700 USDC on uniswap-v4 | swap 7 ETH -> min 21700 USDC on uniswap-universal-router | swap 7 ETH -> min 21700 USDC on uniswap',
  ],
  [
    'Perform on Uniswap V4: tokenIn ETH, tokenOut USDC, amountIn 0.05',
    'swap 0.05 ETH -> USDC on uniswap-v4 | swap 0.05 ETH -> USDC on uniswap-universal-router | swap 0.05 ETH -> USDC on uniswap',
  ],
  [
    'V4 swap USDC/ETH, selling 800 USDC, minimum output 0.24 ETH, universal router',
    'swap 800 USDC -> min 0.24 ETH on uniswap-v4 | swap 800 USDC -> min 0.24 ETH on uniswap-universal-router | swap 800 USDC -> min 0.24 ETH on uniswap',
  ],
  [
    'my friend says v4 is cheaper so swap 90 dai into usdc on uniswap v4',
    'swap 90 DAI -> USDC on uniswap-v4 | swap 90 DAI -> USDC on uniswap-universal-router | swap 90 DAI -> USDC on uniswap',
  ],
  [
    'Could 0.15 ETH please be turned into LINK with Uniswap V4? No worse than 30 LINK.',
    'swap 0.15 ETH -> min 30 LINK on uniswap-v4 | swap 0.15 ETH -> min 30 LINK on uniswap-universal-router | swap 0.15 ETH -> min 30 LINK on uniswap',
  ],
  [
    'Arbitrum, Uniswap V4: 400 USDC for ETH',
    'swap 400 USDC -> ETH on uniswap-v4 at 42161 | swap 400 USDC -> ETH on uniswap-universal-router at 42161 | swap 400 USDC -> ETH on uniswap at 42161',
  ],
  [
    'Buy ETH with 275 USDC through the Universal Router on Uniswap V4, giving up at most 0.3% to slippage',
    'swap 275 USDC -> ETH on uniswap-v4; slippage 30 | swap 275 USDC -> ETH on uniswap-universal-router; slippage 30 | swap 275 USDC -> ETH on uniswap; slippage 30',
  ],
  [
    'sell 0.6 weth for usdt (uniswap universal router), must get ≥ 1,850 usdt',
    'swap 0.6 WETH -> min 1850 USDT on uniswap-v4 | swap 0.6 WETH -> min 1850 USDT on uniswap-universal-router | swap 0.6 WETH -> min 1850 USDT on uniswap',
  ],
];
