import type { Paraphrases } from './paraphrase.ts';

export const orders3: Paraphrases = [
  [
    'Move 1.6 ETH across to Arbitrum One with the official bridge',
    'bridge 1.6 ETH on arbitrum-bridge into 42161 | bridge 1.6 ETH into 42161',
  ],
  ['gas on arbitrum is gone, so bridge over 0.02 ETH', 'bridge 0.02 ETH into 42161'],
  ['Source chain: Ethereum\nDestination chain: Arbitrum\nAsset: ETH\nAmount: 3', 'bridge 3 ETH at 1 into 42161'],
  ['500 DAI shall be bridged out of Ethereum onto Arbitrum.', 'bridge 500 DAI at 1 into 42161'],
  [
    'depositEth on the Arbitrum Inbox, 0.75 ETH',
    'bridge 0.75 ETH on arbitrum-bridge into 42161 | bridge 0.75 ETH on arbitrum-bridge | bridge 0.75 ETH into 42161',
  ],
  [
    'take 2 eth to arbitrum, to be received by 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'bridge 2 ETH to 0x1964 into 42161',
  ],
  ['ethereum>arbitrum 0.09 eth thx', 'bridge 0.09 ETH at 1 into 42161'],
  ['Could you bridge ten ether over to the Arbitrum rollup?', 'bridge 10 ETH into 42161'],
  ['cctp 1000 usdc to base', 'bridge 1000 USDC on cctp into 8453'],
  ["Burn 250 USDC on Ethereum and mint it on Arbitrum with Circle's CCTP", 'bridge 250 USDC on cctp at 1 into 42161'],
  [
    'use circle cctp for moving 75 usdc to optimism, receiver 0xbe966f556d18197b7710eb0b31d913664045a0e0',
    'bridge 75 USDC to 0xbe96 on cctp into 10',
  ],
  ['Bridge: CCTP\nToken: USDC\nAmount: 4,400\nDestination: Avalanche', 'bridge 4400 USDC on cctp into 43114'],
  [
    'depositForBurn: 620 USDC, destination domain Base, mint recipient 0x435D573c52d766e10fbd17a1968b61eb65EF7161 (CCTP)',
    'bridge 620 USDC to 0x435d on cctp into 8453',
  ],
  ['We want 50,000 USDC transported from mainnet to Polygon over CCTP.', 'bridge 50000 USDC on cctp at 1 into 137'],
  ['i like send 15 usdc from ethereum to base by cctp', 'bridge 15 USDC on cctp at 1 into 8453'],
  [
    'Through the Cross-Chain Transfer Protocol, 900 USDC are to be moved to Optimism',
    'bridge 900 USDC on cctp into 10',
  ],
  [
    'CCTP v2, 120 USDC, Ethereum → Base, to 0x39782837B154307Ea5Cd6126fbc1aB12448404E9',
    'bridge 120 USDC to 0x3978 on cctp at 1 into 8453',
  ],
  ['sell 1 native eth on cowswap for 3,150 usdc minimum', 'swap 1 ETH -> min 3150 USDC on cow'],
  ['ethflow order: 0.4 eth → dai, at least 1,250', 'swap 0.4 ETH -> min 1250 DAI on cow'],
  [
    'Please place a CoW EthFlow order that sells 5 ETH for no fewer than 15,800 USDT, valid for 1 hour.',
    'swap 5 ETH -> min 15800 USDT on cow; deadline 3600',
  ],
  ['cow, 2.2 eth in, link out, 450 link or better', 'swap 2.2 ETH -> min 450 LINK on cow'],
  ['I have only ether (not wrapped) and want cow protocol to sell 0.75 ETH into USDC', 'swap 0.75 ETH -> USDC on cow'],
  ['protocol: CoW (EthFlow)\nsell: 10 ETH\nbuy: WBTC\nmin buy: 0.46', 'swap 10 ETH -> min 0.46 WBTC on cow'],
  ['using eth flow of cow swap i want sell 0.1 ETH and take minimum 40 UNI', 'swap 0.1 ETH -> min 40 UNI on cow'],
  [
    'An order over 3 ETH shall be created with CoW Swap against a minimum of 9,500 DAI, expiring in 20 minutes',
    'swap 3 ETH -> min 9500 DAI on cow; deadline 1200',
  ],
  ['createOrder on CoWSwapEthFlow: 0.9 ETH for ≥ 10 AAVE', 'swap 0.9 ETH -> min 10 AAVE on cow'],
  ['swap point six ETH to USDC with cow swap please nothing under 1,900 USDC', 'swap 0.6 ETH -> min 1900 USDC on cow'],
  ['cow limit: dump 3 weth, 10.2k usdc or no deal', 'swap 3 WETH -> min 10200 USDC on cow'],
  [
    'Rest an order with CoW Protocol: give 700 LINK, take not less than 9,800 DAI, lapses after 3 days',
    'swap 700 LINK -> min 9800 DAI on cow; deadline 259200',
  ],
  [
    'sell 15,000 USDT on CoW Swap\nlimit: 15,010 USDC\nexpiry: 90 minutes',
    'swap 15000 USDT -> min 15010 USDC on cow; deadline 5400',
  ],
  ["I'm patient, so put my 50 AAVE up on cowswap for 4 WETH minimum", 'swap 50 AAVE -> min 4 WETH on cow'],
  [
    'The signatory offers 2,000 UNI through CoW Protocol and requires in return at least 14,500 USDC.',
    'swap 2000 UNI -> min 14500 USDC on cow',
  ],
  ['sign cow order 1 wbtc for >= 68000 usdc valid 1 week', 'swap 1 WBTC -> min 68000 USDC on cow; deadline 604800'],
  ['on cow swap i sell 400 dai i get weth min 0.12', 'swap 400 DAI -> min 0.12 WETH on cow'],
  [
    'Agent step: create GPv2 sell order (CoW), sellAmount 6 WETH, buyAmount ≥ 19,200 USDT, validTo = now + 45 minutes',
    'swap 6 WETH -> min 19200 USDT on cow; deadline 2700',
  ],
  ['limit buy on cow, 20 aave, no more than 5,400 usdc', 'swap max 5400 USDC -> 20 AAVE on cow'],
  [
    'let cow protocol fill me 1,100 usdc into at least 0.34 weth, whenever within 24h',
    'swap 1100 USDC -> min 0.34 WETH on cow; deadline 86400',
  ],
  ['swap 1 weth to usdc, 3,000 usdc at least, more is welcome of course', 'swap 1 WETH -> min 3000 USDC'],
  ["Sell 200 LINK for DAI; I'd be happy with 2,500 DAI or anything above", 'swap 200 LINK -> min 2500 DAI'],
  [
    '2% slippage is ok but less is nicer: 600 usdc to uni on uniswap v3',
    'swap 600 USDC -> UNI on uniswap-v3; slippage 200',
  ],
  ['buy 10 aave for usdc, at most 2,800 usdc, cheaper if you can', 'swap max 2800 USDC -> 10 AAVE'],
  ['Minimum 0.3 WETH for my 1,000 DAI. If the route gives a better price, take it.', 'swap 1000 DAI -> min 0.3 WETH'],
  ['my floor: 990 usdt for 1000 dai, tighter is fine, on curve', 'swap 1000 DAI -> min 990 USDT on curve'],
  ['Cow order 2 weth for min 6,000 usdc, surplus goes to me', 'swap 2 WETH -> min 6000 USDC on cow'],
  [
    'approve at most 100 USDC for 0x82d8Af053C1360fb4D8b24D98491E4c2c6846773, a lower allowance would do too',
    'approve 100 USDC by 0x82d8',
  ],
  ['not worse than 1.5% off the quote please, 50 comp into usdc', 'swap 50 COMP -> USDC; slippage 150'],
  [
    'Exchange 0.5 ETH for USDC, never under 1,500 USDC, must be done within half an hour or sooner',
    'swap 0.5 ETH -> min 1500 USDC; deadline 1800',
  ],
  [
    'swap 200 usdc to weth and let 0x529a8e994f481228e99E70082Bb0B3557D782C97 have the weth',
    'swap 200 USDC -> WETH to 0x529a | swap 200 USDC -> WETH; send WETH to 0x529a',
  ],
  [
    'Trade 1 ETH for DAI on Uniswap V3, recipient of the DAI: 0x5f3BE59d319724c4462FaC82f0e5bA1e1bf886d3',
    'swap 1 ETH -> DAI to 0x5f3b on uniswap-v3 | swap 1 ETH -> DAI on uniswap-v3; send DAI to 0x5f3b',
  ],
  [
    'my sister (0x3c66d8abf7539580e9eac30b53ad9a93c5eac60f) should receive the usdc from selling my 30 link',
    'swap 30 LINK -> USDC to 0x3c66 | swap 30 LINK -> USDC; send USDC to 0x3c66',
  ],
  [
    'sell 5 aave → usdt, payout 0xd6DAc9d5b8244787a7727E80Bc2AcD7a238BDCE3, 1inch',
    'swap 5 AAVE -> USDT to 0xd6da on 1inch | swap 5 AAVE -> USDT on 1inch; send USDT to 0xd6da',
  ],
  [
    'In: 900 DAI\nOut: WETH\nVenue: Uniswap V2\nReceiver: 0x4DC02e8A25EAb143b25fD99E9d9d95aa3A6d8600',
    'swap 900 DAI -> WETH to 0x4dc0 on uniswap-v2 | swap 900 DAI -> WETH on uniswap-v2; send WETH to 0x4dc0',
  ],
  [
    'I exchange 0.4 WETH for UNI, and the UNI are for vitalik.eth',
    'swap 0.4 WETH -> UNI to vitalik.eth | swap 0.4 WETH -> UNI; send UNI to vitalik.eth',
  ],
  [
    'supply 100 usdc on aave v3 on behalf of 0x6840c38214F48Eb0a7f0a265BA584C78672c1140',
    'supply 100 USDC to 0x6840 on aave-v3',
  ],
  [
    '50 COMP shall be sold for USDC on Uniswap V3 and the proceeds shall be delivered to 0x765A3722cC5813f4fDC70F56535829e8Daa7627D.',
    'swap 50 COMP -> USDC to 0x765a on uniswap-v3 | swap 50 COMP -> USDC on uniswap-v3; send USDC to 0x765a',
  ],
  [
    'pay off 60 usdc of the aave v3 loan of 0xdb747ab0c38ec00b92493a6e08956925c58834c3',
    'repay 60 USDC to 0xdb74 on aave-v3',
  ],
  [
    'cowswap 2 weth for min 6,300 dai, dai straight to 0xc13A3F06F13dB9d7980c3C8aE5eef9FC55d55fC3',
    'swap 2 WETH -> min 6300 DAI to 0xc13a on cow | swap 2 WETH -> min 6300 DAI on cow; send DAI to 0xc13a',
  ],
  [
    'withdraw 80 dai from aave v3 straight into the wallet 0x607d9C6E00F74d3F1c959a2AccD7Be2989e83C4E',
    'withdraw -> 80 DAI to 0x607d on aave-v3',
  ],
  ['CoW limit: 2 WETH/USDC min 6200', 'swap 2 WETH -> min 6200 USDC on cow'],
  ['cow 2 eth > usdc min 6200', 'swap 2 ETH -> min 6200 USDC on cow'],
  [
    'Swap 2 ETH for at least 6,200 USDC on CoW Swap, order valid for 30 minutes',
    'swap 2 ETH -> min 6200 USDC on cow; deadline 1800',
  ],
  [
    'CoW Swap: sell 2 ETH (native), receive ≥ 6,200 USDC, expires in 30 min',
    'swap 2 ETH -> min 6200 USDC on cow; deadline 1800',
  ],
  [
    'post a limit order on cow swap, 2 weth, i want 6200 usdc at least, open for a day',
    'swap 2 WETH -> min 6200 USDC on cow; deadline 86400',
  ],
  [
    'limit sell 500 LINK for 7,000 DAI via CoW',
    'swap 500 LINK -> min 7000 DAI on cow | swap 500 LINK -> 7000 DAI on cow',
  ],
  [
    'cow limit order: sell 500 LINK, buy at least 7000 DAI, valid 2 hours',
    'swap 500 LINK -> min 7000 DAI on cow; deadline 7200',
  ],
  ['Sell order on CoW: 500 LINK for 7,000 DAI minimum', 'swap 500 LINK -> min 7000 DAI on cow'],
  ["I'd sell my 500 LINK on cowswap if I get 7,000 DAI or more", 'swap 500 LINK -> min 7000 DAI on cow'],
  [
    'Swap 500 LINK to DAI on Uniswap and send the DAI to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 500 LINK -> DAI to 0x1964 on uniswap | swap 500 LINK -> DAI on uniswap; send DAI to 0x1964',
  ],
  ['Swap 500 LINK to DAI, recipient 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA', 'swap 500 LINK -> DAI to 0x1964'],
  [
    'swap 500 LINK for DAI, output goes to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 500 LINK -> DAI to 0x1964 | swap 500 LINK -> DAI; send DAI to 0x1964',
  ],
  [
    'swap 500 LINK for DAI with the output paid to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 500 LINK -> DAI to 0x1964 | swap 500 LINK -> DAI; send DAI to 0x1964',
  ],
  [
    'The DAI I get for 500 LINK should go to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 500 LINK -> DAI to 0x1964 | swap 500 LINK -> DAI; send DAI to 0x1964',
  ],
  ['Sell 500 LINK for DAI on behalf of 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA', 'swap 500 LINK -> DAI to 0x1964'],
  ['500 link → dai, to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA', 'swap 500 LINK -> DAI to 0x1964'],
  [
    '500 link → dai, receiver 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA, 1inch',
    'swap 500 LINK -> DAI to 0x1964 on 1inch',
  ],
  [
    'Convert 500 LINK to DAI and let 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA have it',
    'swap 500 LINK -> DAI; send DAI to 0x1964 | swap 500 LINK -> DAI to 0x1964',
  ],
  [
    'Use 1inch to turn 500 LINK into DAI for 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 500 LINK -> DAI to 0x1964 on 1inch',
  ],
  ['0.4 eth to arbitrum', 'bridge 0.4 ETH into 42161'],
  ['Bridge 0.4 ETH from Ethereum to Arbitrum with the official bridge', 'bridge 0.4 ETH at 1 into 42161'],
  [
    'Deposit 0.4 ETH into Arbitrum through its native bridge',
    'bridge 0.4 ETH on arbitrum-bridge into 42161 | bridge 0.4 ETH into 42161',
  ],
  ['deposit 0.4 eth to arbitrum', 'bridge 0.4 ETH into 42161'],
  ["I'm out of gas on Arbitrum, bridge 0.02 ETH there", 'bridge 0.02 ETH into 42161'],
  ['my arbitrum wallet is empty: bridge 0.02 ETH', 'bridge 0.02 ETH into 42161'],
  ['get 0.4 ETH onto Arbitrum One', 'bridge 0.4 ETH into 42161'],
  ['i want 0.4 ETH on arbitrum, bridge it from mainnet', 'bridge 0.4 ETH at 1 into 42161'],
  ['move my 250 usdc from ethereum to arbitrum', 'bridge 250 USDC at 1 into 42161'],
  ['I need 250 USDC moved to Arbitrum', 'bridge 250 USDC into 42161'],
  [
    'bridge 250 USDC to Arbitrum for 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'bridge 250 USDC to 0x1964 into 42161',
  ],
  [
    'CCTP: 250 USDC from Ethereum to Base, recipient 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'bridge 250 USDC to 0x1964 on cctp at 1 into 8453',
  ],
  ["Use Circle's CCTP to move 250 USDC to Base", 'bridge 250 USDC on cctp into 8453'],
  ['burn 250 USDC on Ethereum and mint it on Base via CCTP', 'bridge 250 USDC on cctp at 1 into 8453'],
  [
    'send 250 USDC over CCTP to Base, mint to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'bridge 250 USDC to 0x1964 on cctp into 8453',
  ],
  ['250 USDC, Ethereum → Base, CCTP', 'bridge 250 USDC on cctp at 1 into 8453'],
  [
    'Sell 3 WETH on 1inch for DAI and deliver to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 3 WETH -> DAI to 0x1964 on 1inch | swap 3 WETH -> DAI on 1inch; send DAI to 0x1964',
  ],
  [
    'tokenIn WETH tokenOut USDC amountIn 1 amountOutMinimum 3000 recipient 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 1 WETH -> min 3000 USDC to 0x1964',
  ],
  [
    'Please set up a CoW limit order selling 3 WETH; I want to receive 9,600 USDC or more; good for 6 hours',
    'swap 3 WETH -> min 9600 USDC on cow; deadline 21600',
  ],
  ['cowswap order 3 weth → usdc, floor 9600 usdc', 'swap 3 WETH -> min 9600 USDC on cow'],
  [
    'sellToken: WETH, sellAmount: 3, buyToken: USDC, buyAmount: 9600, venue: CoW',
    'swap 3 WETH -> 9600 USDC on cow | swap 3 WETH -> min 9600 USDC on cow',
  ],
  [
    'offer 3 WETH on CoW Swap, asking 9,600 USDC',
    'swap 3 WETH -> 9600 USDC on cow | swap 3 WETH -> min 9600 USDC on cow',
  ],
  ["I'm willing to part with 3 WETH on CoW Swap for no fewer than 9,600 USDC", 'swap 3 WETH -> min 9600 USDC on cow'],
  ['let the CoW solvers sell 3 WETH for me, I want at least 9,600 USDC', 'swap 3 WETH -> min 9600 USDC on cow'],
  ['Native order on CoW: 1.5 ETH against USDC, min 4,700 USDC', 'swap 1.5 ETH -> min 4700 USDC on cow'],
  ['via ethflow sell 1.5 ETH for USDC', 'swap 1.5 ETH -> USDC on cow'],
  [
    "sell 1.5 native ETH through CoW Swap's eth flow for at least 4700 USDC within 20 minutes",
    'swap 1.5 ETH -> min 4700 USDC on cow; deadline 1200',
  ],
  [
    'Have 3 WETH sold on CoW Protocol for a minimum of 9,600 USDC and paid to 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'swap 3 WETH -> min 9600 USDC to 0x1964 on cow | swap 3 WETH -> min 9600 USDC on cow; send USDC to 0x1964',
  ],
  [
    'swap 3 weth for usdc and give the usdc to vitalik.eth',
    'swap 3 WETH -> USDC; send USDC to vitalik.eth | swap 3 WETH -> USDC to vitalik.eth',
  ],
  ['for vitalik.eth: swap 3 weth into usdc', 'swap 3 WETH -> USDC to vitalik.eth'],
  ['buy USDC with 3 WETH for my friend 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA', 'swap 3 WETH -> USDC to 0x1964'],
  ['trade 3 weth for usdc; usdc receiver: 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA', 'swap 3 WETH -> USDC to 0x1964'],
  [
    'Repay 60 USDC of debt for 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA on Aave V3',
    'repay 60 USDC to 0x1964 on aave-v3',
  ],
  [
    'supply 60 USDC to aave v3 on behalf of 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA',
    'supply 60 USDC to 0x1964 on aave-v3',
  ],
  [
    'Move 1 ETH across to Arbitrum using the canonical bridge',
    'bridge 1 ETH on arbitrum-bridge into 42161 | bridge 1 ETH into 42161',
  ],
  [
    'L1 to Arbitrum, 1 ETH, native bridge',
    'bridge 1 ETH into 42161 | bridge 1 ETH at 1 into 42161 | bridge 1 ETH on arbitrum-bridge at 1 into 42161',
  ],
  ['eth mainnet -> arb: 1 eth', 'bridge 1 ETH at 1 into 42161'],
  ['arb bridge: 1 ETH', 'bridge 1 ETH on arbitrum-bridge | bridge 1 ETH on arbitrum-bridge into 42161'],
  ['bridge 1 eth to arb for 0x1964765fd0D19Abe0f0c422B3deB60506bed1EAA', 'bridge 1 ETH to 0x1964 into 42161'],
  ['transfer 300 USDC to Avalanche by CCTP', 'bridge 300 USDC on cctp into 43114'],
  ['depositForBurn 300 USDC to Arbitrum', 'bridge 300 USDC into 42161 | bridge 300 USDC on cctp into 42161'],
  [
    'Circle CCTP transfer of 300 USDC, Base to Arbitrum, same address',
    'bridge 300 USDC to self on cctp at 8453 into 42161 | bridge 300 USDC on cctp at 8453 into 42161',
  ],
  ['300 usdc cctp eth -> base', 'bridge 300 USDC on cctp at 1 into 8453'],
];
