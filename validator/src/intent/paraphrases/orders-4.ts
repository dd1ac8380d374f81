import type { Paraphrases } from './paraphrase.ts';

export const orders4: Paraphrases = [
  ['Place a CoW order: sell exactly 1,000 USDC, buy at least 0.3 WETH', 'swap 1000 USDC -> min 0.3 WETH on cow'],
  [
    'cow swap limit sell 5 WETH min 16,000 USDC good for 2 hours',
    'swap 5 WETH -> min 16000 USDC on cow; deadline 7200',
  ],
  ['Sign an order on CoW Protocol giving 250 DAI for no fewer than 249 USDC', 'swap 250 DAI -> min 249 USDC on cow'],
  [
    'I want to post an order with CoW Swap. Selling 80 LINK. Buying USDC. Minimum 1,100 USDC.',
    'swap 80 LINK -> min 1100 USDC on cow',
  ],
  [
    '{"venue":"cow","kind":"sell","sellToken":"WETH","sellAmount":"2","buyToken":"DAI","buyAmountMin":"6300"}',
    'swap 2 WETH -> min 6300 DAI on cow',
  ],
  ['Let the CoW solvers fill my 40 UNI for 0.11 WETH or more', 'swap 40 UNI -> min 0.11 WETH on cow'],
  [
    'CoW order | sell 0.5 WBTC | buy ≥ 50,000 USDC | expires in 1 day',
    'swap 0.5 WBTC -> min 50000 USDC on cow; deadline 86400',
  ],
  [
    'An order to sell 12 AAVE for WETH on CoW Swap should be signed, with a minimum buy amount of 1 WETH and 30 minutes validity.',
    'swap 12 AAVE -> min 1 WETH on cow; deadline 1800',
  ],
  [
    'Would like to offer 700 DAI on CoW in exchange for WETH, accepting 0.21 WETH as the worst case',
    'swap 700 DAI -> min 0.21 WETH on cow',
  ],
  ['gnosis chain cow swap order: 400 WXDAI for at least 398 USDC', 'swap 400 WXDAI -> min 398 USDC on cow at 100'],
  ['Sell order via CoW Protocol — 1.5 WETH → USDC, min 4,700, fill or kill', 'swap 1.5 WETH -> min 4700 USDC on cow'],
  [
    'CoW order selling 2,500 USDC for min 0.77 WETH, receiver 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    'swap 2500 USDC -> min 0.77 WETH to 0xd8da on cow',
  ],
  [
    'use cow swap (MEV protection matters to me) to trade 9 weth into wbtc, 0.25 wbtc minimum',
    'swap 9 WETH -> min 0.25 WBTC on cow',
  ],
  [
    'Sign CoW Swap order. Sell amount: 150 USDC. Buy token: DAI. Buy amount at least: 149 DAI. Valid for: 1 hour.',
    'swap 150 USDC -> min 149 DAI on cow; deadline 3600',
  ],
  ['CoW: 20 COMP for ≥ 800 USDC', 'swap 20 COMP -> min 800 USDC on cow'],
  [
    'Have CoW Protocol auction off 4 WETH to the best bidder in USDT, reserve price 12,400 USDT',
    'swap 4 WETH -> min 12400 USDT on cow',
  ],
  ['A gasless CoW sell of 930 DAI into USDT, and I insist on 928 USDT', 'swap 930 DAI -> min 928 USDT on cow'],
  [
    'on arbitrum, order at cow protocol, 1,000 ARB out, at least 450 USDC in',
    'swap 1000 ARB -> min 450 USDC on cow at 42161',
  ],
  ['Queue a limit order with cow.fi, to get 1 WBTC or better for 30 WETH', 'swap 30 WETH -> min 1 WBTC on cow'],
  ['sellToken=USDC sellAmount=600 buyToken=WETH buyAmount>=0.18 protocol=cow', 'swap 600 USDC -> min 0.18 WETH on cow'],
  [
    'I am selling 75 LINK through CoW Swap and will not take less than 0.32 WETH for it',
    'swap 75 LINK -> min 0.32 WETH on cow',
  ],
  ['Get quotes on CoW and sell 0.8 WETH for DAI with 0.5% slippage', 'swap 0.8 WETH -> DAI on cow; slippage 50'],
  ['Market sell 500 USDC for WETH on CoW Swap', 'swap 500 USDC -> WETH on cow'],
  ['limit order cow 100 usdc to dai min 99.9', 'swap 100 USDC -> min 99.9 DAI on cow'],
  [
    'For 640 DAI I want to obtain a minimum of 639 USDC by way of a CoW Swap order',
    'swap 640 DAI -> min 639 USDC on cow',
  ],
  [
    'Sell 2 WETH to buy stETH on CoW Protocol, receiving ≥ 1.99 stETH, order valid 15 min',
    'swap 2 WETH -> min 1.99 stETH on cow; deadline 900',
  ],
  ['Sell 1 ETH for USDC on CoW Swap, at least 3,100 USDC', 'swap 1 ETH -> min 3100 USDC on cow'],
  ['CoW EthFlow: 0.5 ETH → DAI, min 1,560 DAI', 'swap 0.5 ETH -> min 1560 DAI on cow'],
  [
    'Create an eth-flow order selling 2 native ETH for no less than 6,200 USDT',
    'swap 2 ETH -> min 6200 USDT on cow | swap 2 ETH -> min 6200 USDT',
  ],
  ["I'd like CoW to trade my 0.75 ether for COW tokens, min 7,000", 'swap 0.75 ETH -> min 7000 COW on cow'],
  [
    'Place a native ETH sell order with CoW Protocol: 3 ETH for at least 0.09 WBTC',
    'swap 3 ETH -> min 0.09 WBTC on cow',
  ],
  [
    "createOrder on CoW's EthFlow contract, 0.2 ETH for 600 USDC or more, valid for half an hour",
    'swap 0.2 ETH -> min 600 USDC on cow; deadline 1800',
  ],
  ['cow: eth 0.1 -> usdc >= 310', 'swap 0.1 ETH -> min 310 USDC on cow'],
  ['{"protocol":"cow-ethflow","sell":"1.25 ETH","buy":"DAI","minBuy":"3900"}', 'swap 1.25 ETH -> min 3900 DAI on cow'],
  [
    'Through CowSwap swap native ether, amount 0.6, into LINK; I expect no less than 120 LINK',
    'swap 0.6 ETH -> min 120 LINK on cow',
  ],
  [
    'Please post 10 ETH on CoW Swap to be filled in USDC for 31,000 USDC or better',
    'swap 10 ETH -> min 31000 USDC on cow',
  ],
  [
    'Deposit 0.9 ETH to the CoW EthFlow contract as a sell order for stETH with min 0.895 stETH',
    'swap 0.9 ETH -> min 0.895 stETH on cow',
  ],
  [
    'platform: CoW Swap\nsell: 0.45 ETH\nbuy: USDT\nat least: 1,390 USDT\nvalid: 20 minutes',
    'swap 0.45 ETH -> min 1390 USDT on cow; deadline 1200',
  ],
  [
    'My wallet has too much ETH: 1.5 ETH into USDC with CoW, not below 4,650 USDC',
    'swap 1.5 ETH -> min 4650 USDC on cow',
  ],
  [
    'no weth wrapping please, cow eth flow, 0.3 eth for uni',
    'swap 0.3 ETH -> UNI on cow | swap 0.3 ETH -> UNI on cow; forbid WETH',
  ],
  ['The sale of 0.8 ETH through CoW Swap for DAI with a minimum of 2,480 DAI', 'swap 0.8 ETH -> min 2480 DAI on cow'],
  [
    'Sell ETH (0.05) → USDC (≥ 155) via CoW Protocol, order expires in 10 minutes',
    'swap 0.05 ETH -> min 155 USDC on cow; deadline 600',
  ],
  [
    'On CoW sell 2.2 ETH for USDC, min 6,800, the USDC goes to 0x397c339f7e30505f874dd06ee1c8b19a512b5cd8',
    'swap 2.2 ETH -> min 6800 USDC to 0x397c on cow',
  ],
  ['Spend 0.7 ETH on CoW Swap for WBTC', 'swap 0.7 ETH -> WBTC on cow'],
  ['With cow swap, exchange five ether for at least fifteen thousand DAI', 'swap 5 ETH -> min 15000 DAI on cow'],
  ['ethflow sell 0.02 eth buy usdc min 60', 'swap 0.02 ETH -> min 60 USDC on cow | swap 0.02 ETH -> min 60 USDC'],
  [
    'Limit order, CoW Protocol, native currency: sell 0.4 ETH, receive minimum 1,250 USDC',
    'swap 0.4 ETH -> min 1250 USDC on cow',
  ],
  [
    'Can you sell an ETH on CoW Swap for USDT and make sure I get 3,090 USDT or more?',
    'swap 1 ETH -> min 3090 USDT on cow',
  ],
  ['on base via cow swap: 0.15 eth to usdc, 0.5% slippage', 'swap 0.15 ETH -> USDC on cow at 8453; slippage 50'],
  ['trade one ETH on cowswap, get at minimum 3,050 usdc out of it', 'swap 1 ETH -> min 3050 USDC on cow'],
  [
    'Let CoW Swap exchange 0.95 ETH of mine; what I want is rETH, 0.83 rETH at the very least',
    'swap 0.95 ETH -> min 0.83 rETH on cow',
  ],
  [
    'Approve 500 USDC for the Uniswap V3 router, then swap the 500 USDC for WETH',
    'approve 500 USDC by uniswap-v3; swap 500 USDC -> WETH',
  ],
  [
    '1) approve 250 USDT to uniswap v3 2) swap 250 USDT to WETH on uniswap v3',
    'approve 250 USDT by uniswap-v3; swap 250 USDT -> WETH on uniswap-v3',
  ],
  [
    'Give the Uniswap V3 router an allowance of 40 LINK and swap those 40 LINK for USDC',
    'approve 40 LINK by uniswap-v3; swap 40 LINK -> USDC',
  ],
  ['approve + swap: 75 UNI → DAI on Uniswap V2', 'approve 75 UNI; swap 75 UNI -> DAI on uniswap-v2'],
  [
    'Batch: grant Uniswap V3 permission for 2,000 USDC; trade 2,000 USDC for WETH on Uniswap V3 with min 0.6 WETH',
    'approve 2000 USDC by uniswap-v3; swap 2000 USDC -> min 0.6 WETH on uniswap-v3',
  ],
  [
    'I want you to authorise the Uniswap V2 router for 60 USDC and right after that sell the 60 USDC for ETH on it.',
    'approve 60 USDC by uniswap-v2; swap 60 USDC -> ETH',
  ],
  [
    'Before swapping 300 USDC to WETH on Uniswap V3, approve the router for exactly 300 USDC',
    'swap 300 USDC -> WETH on uniswap-v3; approve 300 USDC',
  ],
  [
    'Two calls: approve(uniswap v3 router, 120 USDC) and then exactInputSingle 120 USDC -> WETH',
    'approve 120 USDC by uniswap-v3; swap 120 USDC -> WETH',
  ],
  [
    'Set a 1,500 DAI allowance for Uniswap V3 then exchange 1,500 DAI to USDC on it',
    'approve 1500 DAI by uniswap-v3; swap 1500 DAI -> USDC',
  ],
  [
    'allow uniswap v2 to take 33 usdc, then swap 33 usdc for link there',
    'approve 33 USDC by uniswap-v2; swap 33 USDC -> LINK',
  ],
  [
    'Permit the 1inch router to use 800 USDT, followed by swapping 800 USDT into WETH through 1inch',
    'approve 800 USDT by 1inch; swap 800 USDT -> WETH on 1inch',
  ],
  [
    'Please authorize 640 USDC for Uniswap V3 and convert it to DAI, receiving no less than 638 DAI',
    'approve 640 USDC by uniswap-v3; swap 640 USDC -> min 638 DAI',
  ],
  ['approve 10 LINK for uniswap v3 → swap 10 LINK to WETH', 'approve 10 LINK by uniswap-v3; swap 10 LINK -> WETH'],
  [
    'Approve Uniswap V2 for 0.1 WBTC, then sell that 0.1 WBTC for DAI, slippage 0.5%',
    'approve 0.1 WBTC by uniswap-v2; swap 0.1 WBTC -> DAI; slippage 50',
  ],
  [
    'Approve exactly 5,000 USDC (not unlimited!) to the Uniswap V3 router and swap 5,000 USDC for WETH',
    'approve 5000 USDC by uniswap-v3; swap 5000 USDC -> WETH; forbid unlimited-approval',
  ],
  [
    'Do the needed 70 USDT approval to Uniswap V2 and swap the 70 USDT into ETH.',
    'approve 70 USDT by uniswap-v2; swap 70 USDT -> ETH',
  ],
  [
    'steps: [approve 400 DAI -> uniswap v3 router, swap 400 DAI -> USDC]',
    'approve 400 DAI by uniswap-v3; swap 400 DAI -> USDC',
  ],
  ['approve and swap 150 usdc to weth on uniswap v3', 'approve 150 USDC; swap 150 USDC -> WETH on uniswap-v3'],
  [
    'Grant an allowance of 95 UNI to Uniswap V2; next, swap all 95 UNI to USDC on Uniswap V2',
    'approve 95 UNI by uniswap-v2; swap 95 UNI -> USDC on uniswap-v2',
  ],
  [
    'Uniswap V3 may spend 700 USDC of mine. Use it to swap 700 USDC to WETH, minimum 0.2 WETH.',
    'approve 700 USDC by uniswap-v3; swap 700 USDC -> min 0.2 WETH',
  ],
  [
    'Swap 1,250 USDC to DAI on Uniswap V3 after approving 1,250 USDC for it',
    'approve 1250 USDC; swap 1250 USDC -> DAI on uniswap-v3',
  ],
  ['Unlock 310 DAI for Uniswap V3 and trade it into WETH.', 'approve 310 DAI by uniswap-v3; swap 310 DAI -> WETH'],
  [
    'Enable Uniswap V3 to move 25 COMP, and swap these 25 COMP for WETH in the same batch',
    'approve 25 COMP by uniswap-v3; swap 25 COMP -> WETH',
  ],
  [
    'Approve 60 USDC to the Uniswap V2 router on Base then swap 60 USDC to WETH on Uniswap V2 on Base',
    'approve 60 USDC by uniswap-v2 at 8453; swap 60 USDC -> WETH on uniswap-v2 at 8453',
  ],
  [
    'In a single batch, approval for 880 USDT to Uniswap V3 as well as a swap of the 880 USDT for USDC',
    'approve 880 USDT by uniswap-v3; swap 880 USDT -> USDC',
  ],
  ['approve(USDC, 500, uniswap v3); swap(USDC→WETH, 500)', 'approve 500 USDC by uniswap-v3; swap 500 USDC -> WETH'],
];
