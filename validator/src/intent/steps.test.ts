import { describe, expect, it } from 'vitest';
import { showReading } from './intent.fixture.ts';

type Cases = readonly (readonly [sentence: string, reading: string])[];

const transfers: Cases = [
  ['send 5 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['SEND 5 USDC TO BOB.ETH', 'send 5 USDC to bob.eth'],
  ['send to bob.eth 5 USDC', 'send 5 USDC to bob.eth'],
  ['to bob.eth send 5 USDC', 'send 5 USDC to bob.eth'],
  ['send bob.eth 5 USDC', 'send 5 USDC to bob.eth'],
  ['5 USDC to bob.eth', 'send 5 USDC to bob.eth'],
  ['pay bob.eth 5 USDC', 'send 5 USDC to bob.eth'],
  ['Tip vitalik.eth 0.01 ETH', 'send 0.01 ETH to vitalik.eth'],
  ['Donate 25 DAI to giveth.eth', 'send 25 DAI to giveth.eth'],
  ['Give 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 100 USDC', 'send 100 USDC to 0x7099'],
  ['Could you shoot 0.5 eth over to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8?', 'send 0.5 ETH to 0x7099'],
  [`I'd like 0.5 ETH sent to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8`, 'send 0.5 ETH to 0x7099'],
  [
    'Make a payment of 250 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 on Polygon',
    'send 250 USDC to 0x7099 at 137',
  ],
  ['Initiate a transfer of 250 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 250 USDC to 0x7099'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8 should receive 250 USDC from me', 'send 250 USDC to 0x7099'],
  ['top up 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 with 1 ETH', 'send 1 ETH to 0x7099'],
  ['On Arbitrum, send 12.5 USDC to alice.eth', 'send 12.5 USDC to alice.eth at 42161'],
  [
    'As an AI agent I am executing the request: transfer 5 USDC to bob.eth on chain 8453.',
    'send 5 USDC to bob.eth at 8453',
  ],
  ['send 5 USDC to myself', 'send 5 USDC to self'],
  ['send 5 USDC to my wallet', 'send 5 USDC to self'],
  ['send 5 USDC to my savings account', 'send 5 USDC to "my savings account"'],
  ['send 5 USDC to Bob', 'send 5 USDC to "Bob"'],
  ['send Bob 5 USDC', 'send 5 USDC to "Bob"'],
  ['send 5 USDC to my friend Bob at 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['send 5 USDC to Bob (0x70997970C51812dc3A010C7d01b50e0d17dc79C8)', 'send 5 USDC to 0x7099'],
  ['send 5 usdc to bob.eth (0x70997970C51812dc3A010C7d01b50e0d17dc79C8)', 'send 5 USDC to 0x7099'],
  ['send 5 USDC to my other wallet 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['from my wallet 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 send 5 USDC to bob.eth', 'send 5 USDC to bob.eth'],
  ['send 5 USDC from 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 to bob.eth', 'send 5 USDC to bob.eth'],
  ['send 5 USDC to 0x7099…79C8', 'send 5 USDC to "0x7099…79C8"'],
  ['send 5 USDC to exämple.eth', 'send 5 USDC to exämple.eth'],
  [
    'transfer 250 of the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'send 250 0xa0b8 to 0x7099',
  ],
  ['From my Safe, send 5 ETH to bob.eth', 'send 5 ETH to bob.eth'],
  [
    'Execute from Safe 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d: transfer 100 USDC to bob.eth',
    'send 100 USDC to bob.eth',
  ],
];

const several: Cases = [
  ['send 5 USDC each to bob.eth and alice.eth', 'send 5 USDC to bob.eth; send 5 USDC to alice.eth'],
  ['send 1 ETH to bob.eth, 2 ETH to alice.eth', 'send 1 ETH to bob.eth; send 2 ETH to alice.eth'],
  [
    'pay bob.eth 5, alice.eth 6 and carol.eth 7 USDC',
    'send 5 USDC to bob.eth; send 6 USDC to alice.eth; send 7 USDC to carol.eth',
  ],
  ['send 5 USDC and 3 DAI to bob.eth', 'send 5 USDC to bob.eth; send 3 DAI to bob.eth'],
  [
    'Disperse 10 USDC to each of alice.eth, bob.eth and carol.eth',
    'send 10 USDC to alice.eth; send 10 USDC to bob.eth; send 10 USDC to carol.eth',
  ],
  [
    'airdrop 5 DAI to alice.eth, bob.eth & carol.eth each',
    'send 5 DAI to alice.eth; send 5 DAI to bob.eth; send 5 DAI to carol.eth',
  ],
  ['split 10 USDC equally between bob.eth and alice.eth', 'send 5 USDC to bob.eth; send 5 USDC to alice.eth'],
  [
    'split 10 USDC between bob.eth, alice.eth and carol.eth',
    'send USDC to bob.eth; send USDC to alice.eth; send USDC to carol.eth',
  ],
  ['approve USDC and DAI for Uniswap', 'approve USDC by uniswap; approve DAI by uniswap'],
  ['Batch these: send 1 ETH to alice.eth; send 2 ETH to bob.eth', 'send 1 ETH to alice.eth; send 2 ETH to bob.eth'],
  ['swap 1 ETH for USDC and 2 WBTC for DAI', 'swap 1 ETH -> USDC; swap 2 WBTC -> DAI'],
];

const swaps: Cases = [
  ['swap 1 eth usdc', 'swap 1 ETH -> USDC'],
  ['swap 1 ETH for USDC', 'swap 1 ETH -> USDC'],
  ['convert 100 USDC to DAI', 'swap 100 USDC -> DAI'],
  [
    'trade 0.5 WETH → USDC on Base via Uniswap V3 (0.05% fee tier)',
    'swap 0.5 WETH -> USDC on uniswap-v3 at 8453; fee poolBps 5',
  ],
  ['100 USDC -> ETH', 'swap 100 USDC -> ETH'],
  ['Swap from USDC to ETH, amount 100', 'swap 100 USDC -> ETH'],
  ['sell half my ETH for USDC', 'swap 1/2 ETH -> USDC'],
  ['turn my 3 ETH into USDC', 'swap 3 ETH -> USDC'],
  ['buy ETH with 100 USDC', 'swap 100 USDC -> ETH'],
  ['buy 1 ETH with USDC', 'swap USDC -> 1 ETH'],
  ['buy ETH for 200 USDC', 'swap 200 USDC -> ETH'],
  ['use 100 USDC to buy ETH', 'swap 100 USDC -> ETH'],
  ['spend 100 USDC on ETH', 'swap 100 USDC -> ETH'],
  ['invest 100 USDC in WBTC', 'swap 100 USDC -> WBTC'],
  ['put $100 into ETH', 'swap $100 -> ETH'],
  ['get me 100 DAI for my USDC', 'swap USDC -> 100 DAI'],
  ['I want 3000 USDC for my 1 ETH', 'swap 1 ETH -> 3000 USDC'],
  ['Swap USDC for exactly 1 WETH, paying no more than 3100 USDC', 'swap max 3100 USDC -> 1 WETH'],
  ['buy 1 ETH with USDC, spending at most 3000 USDC', 'swap max 3000 USDC -> 1 ETH'],
  ['buy 1 ETH and pay at most 3000 USDC', 'swap max 3000 USDC -> 1 ETH'],
  ['sell 1 ETH, receive USDC', 'swap 1 ETH -> USDC'],
  [
    'Place a CoW Swap order: sell 1000 USDC, buy WETH, minimum 0.31 WETH, valid for 2 hours',
    'swap 1000 USDC -> min 0.31 WETH on cow; deadline 7200',
  ],
  [
    'place a limit order to sell 1 WETH for 4000 USDC on CoW, good for 7 days',
    'swap 1 WETH -> 4000 USDC on cow; deadline 604800',
  ],
  ['trade my entire LINK balance for ETH on 1inch', 'swap 1/1 LINK -> ETH on 1inch'],
  ['route 1000 USDT to DAI through Curve', 'swap 1000 USDT -> DAI on curve'],
  ['use Balancer to swap 5 WETH into wstETH', 'swap 5 WETH -> wstETH on balancer'],
  ['swap 100 USDC to AAVE on 1inch', 'swap 100 USDC -> AAVE on 1inch'],
  ['swap ETH for OP on Optimism', 'swap ETH -> OP at 10'],
  ['swap 1 ETH for USDC for bob.eth', 'swap 1 ETH -> USDC to bob.eth'],
  [
    'Swap 0.5 ETH to USDC with the output going to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'swap 0.5 ETH -> USDC to 0x7099',
  ],
  ['swap 100 USDC (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48) for WETH', 'swap 100 0xa0b8 -> WETH'],
  [
    'swap 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 for 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2, amount 100',
    'swap 100 0xa0b8 -> 0xc02a',
  ],
  ['swap 1 ETH on Arbitrum for USDC on Base', 'swap 1 ETH -> USDC at 42161 into 8453'],
];

const rights: Cases = [
  ['approve 100 USDC for Uniswap', 'approve 100 USDC by uniswap'],
  ['approve Uniswap to spend 100 USDC', 'approve 100 USDC by uniswap'],
  ['allow 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 to spend up to 100 USDC', 'approve max 100 USDC by 0x7099'],
  ['let 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 spend 500 USDC on my behalf', 'approve 500 USDC by 0x7099'],
  ['give Uniswap permission to use 100 USDC', 'approve 100 USDC by uniswap'],
  ['grant 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 an allowance of 50 USDC', 'approve 50 USDC by 0x7099'],
  ['set the allowance of Uniswap for USDC to 100', 'approve 100 USDC by uniswap'],
  ['increase my DAI allowance to Aave by 200', 'approve 200 DAI by aave'],
  ['Authorize the Aave pool to pull 500 USDC from my wallet', 'approve 500 USDC by aave'],
  ['approve USDC for trading on Uniswap', 'approve USDC by uniswap'],
  ['approve unlimited USDC to Permit2', 'approve unlimited USDC by permit2'],
  ['approve max USDC for 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'approve unlimited USDC by 0x7099'],
  ['approve AAVE to spend 5 USDC', 'approve 5 USDC by aave'],
  ['approve 5 AAVE for Uniswap', 'approve 5 AAVE by uniswap'],
  [
    'approve 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 for 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'approve 0xa0b8 by 0x7099',
  ],
  ['permit Uniswap to spend 100 USDC', 'approve 100 USDC by uniswap'],
  ['sign a permit for 100 USDC to the Uniswap router', 'permit 100 USDC by uniswap'],
  [
    'Sign an EIP-2612 permit so that 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 can spend 100 USDC',
    'permit 100 USDC by 0x7099',
  ],
  ['Permit2: allow the Universal Router to spend 100 USDC', 'approve 100 USDC by uniswap-universal-router on permit2'],
  ['revoke my USDC approval for 1inch', 'revoke approve USDC by 1inch'],
  [`remove Uniswap's access to my USDC`, 'revoke approve USDC by uniswap'],
  ['Reset my USDC approval for 1inch to zero', 'revoke approve 0 USDC by 1inch'],
  ['set USDC allowance for 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 to 0', 'revoke approve 0 USDC by 0x7099'],
  [`Take away Uniswap's right to spend my USDC`, 'revoke approve USDC by uniswap'],
  ['let OpenSea manage all my Azuki NFTs', 'operator nft Azuki #* by opensea'],
  ['approve OpenSea for all my Bored Apes', 'operator nft Bored Apes #* by opensea'],
  [
    'setApprovalForAll for 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d to operator 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'operator nft 0xbc4c #* by 0x7099',
  ],
  [`revoke OpenSea's operator approval for my Azuki collection`, 'revoke operator nft Azuki #* by opensea'],
  [
    'Stop 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 from managing my NFTs in 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
    'revoke operator nft 0xbc4c #* by 0x7099',
  ],
];

const items: Cases = [
  [
    'transfer Bored Ape #123 (0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d) to bob.eth',
    'send nft 0xbc4c #123 to bob.eth',
  ],
  ['send my Azuki #42 to bob.eth', 'send nft Azuki #42 to bob.eth'],
  ['transfer token id 5 of 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d to bob.eth', 'send nft 0xbc4c #5 to bob.eth'],
  [
    'transfer NFT 123 from collection 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d to bob.eth',
    'send nft 0xbc4c #123 to bob.eth',
  ],
  [
    'Transfer the NFT with token ID 42 from contract 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'send nft 0xbc4c #42 to 0x7099',
  ],
  [
    'send 3 copies of token id 7 from 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d to bob.eth',
    'send 3 nft 0xbc4c #7 to bob.eth',
  ],
];

const lending: Cases = [
  ['wrap 2 ETH', 'wrap 2 ETH'],
  ['wrap 5 stETH into wstETH', 'wrap 5 stETH -> wstETH'],
  ['deposit 5 ETH into WETH', 'wrap 5 ETH -> WETH'],
  ['unwrap all my WETH', 'unwrap 1/1 WETH'],
  ['withdraw 5 WETH to ETH', 'unwrap 5 WETH -> ETH'],
  ['withdraw 5 ETH from WETH', 'unwrap 5 WETH -> 5 ETH'],
  ['supply 1000 USDC to Aave v3', 'supply 1000 USDC on aave-v3'],
  ['put 500 USDC into Aave', 'supply 500 USDC on aave'],
  ['lend 100 USDC on Morpho', 'supply 100 USDC on morpho'],
  ['deposit 1 ETH as collateral on Aave on Base', 'supply 1 ETH on aave at 8453'],
  ['deposit 100 USDC into vault 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', 'supply 100 USDC -> 0xbc4c'],
  ['move 5 USDC into Aave', 'supply 5 USDC on aave'],
  ['withdraw 500 USDC from Aave', 'withdraw -> 500 USDC on aave'],
  ['take 400 USDC out of Aave', 'withdraw -> 400 USDC on aave'],
  ['withdraw everything from Aave to my wallet', 'withdraw -> 1/1 to self on aave'],
  ['transfer 5 USDC from Aave to my wallet', 'withdraw -> 5 USDC to self on aave'],
  ['redeem 5 cUSDC for USDC', 'withdraw 5 cUSDC -> USDC'],
  ['borrow 100 DAI from Aave against my ETH', 'borrow -> 100 DAI on aave'],
  ['Take out a loan of 300 USDC on Aave', 'borrow -> 300 USDC on aave'],
  ['repay all my DAI debt on Aave', 'repay 1/1 DAI on aave'],
  ['pay back my DAI debt in full', 'repay 1/1 DAI'],
  ['stake 32 ETH with Lido', 'stake 32 ETH on lido'],
  ['deposit 5 ETH in Lido', 'stake 5 ETH on lido'],
  ['deposit 10 ETH to Lido for stETH', 'stake 10 ETH -> stETH on lido'],
  ['unstake 5 stETH', 'unstake 5 stETH'],
  ['request withdrawal of 10 stETH from Lido', 'unstake 10 stETH on lido'],
  ['claim my COMP rewards', 'claim -> COMP'],
  ['claim rewards from Aave', 'claim on aave'],
  ['add liquidity: 1 ETH and 3000 USDC to Uniswap v2', 'supply 1 ETH on uniswap-v2; supply 3000 USDC on uniswap-v2'],
  ['remove liquidity from the ETH/USDC pool on Uniswap', 'withdraw on uniswap'],
];

const bridges: Cases = [
  ['bridge 100 USDC from Arbitrum to Base via Across', 'bridge 100 USDC on across at 42161 into 8453'],
  ['bridge 1 ETH to Optimism', 'bridge 1 ETH into 10'],
  ['move 5 USDC to Base', 'bridge 5 USDC into 8453'],
  ['move 5 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 5 USDC to 0x7099'],
  ['send 100 USDC from Arbitrum to bob.eth on Base', 'bridge 100 USDC to bob.eth at 42161 into 8453'],
  ['Use Across to move 500 USDC from Optimism to Base', 'bridge 500 USDC on across at 10 into 8453'],
  ['Send 500 USDC cross-chain from Base to Polygon through Stargate', 'bridge 500 USDC on stargate at 8453 into 137'],
  ['Get my 0.3 ETH from Ethereum over to Optimism via the standard bridge', 'bridge 0.3 ETH on op-bridge at 1 into 10'],
  [
    'Bridge 500 USDC from Ethereum to Arbitrum with CCTP, recipient 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'bridge 500 USDC to 0x7099 on cctp at 1 into 42161',
  ],
  ['bridge 5 OP from OP mainnet to Base', 'bridge 5 OP at 10 into 8453'],
  ['withdraw 1 ETH from Base to Ethereum', 'bridge 1 ETH at 8453 into 1'],
];

const others: Cases = [
  [
    'transfer ownership of 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'own 0xbc4c to 0x7099 as owner',
  ],
  ['renounce ownership of 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', 'revoke own 0xbc4c as owner'],
  ['add 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 as an owner of my Safe', 'own to 0x7099 on safe as owner'],
  ['remove owner 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 from my Safe', 'revoke own to 0x7099 on safe as owner'],
  [
    'replace owner 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d with 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 in my Safe',
    'own 0xbc4c to 0x7099 on safe as owner',
  ],
  ['change the threshold of my Safe to 2', 'own on safe as threshold threshold 2'],
  ['enable module 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 on my Safe', 'own to 0x7099 on safe as module'],
  ['delegate my UNI votes to bob.eth', 'delegate UNI to bob.eth'],
  ['delegate my account to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'delegate to 0x7099'],
  ['upgrade my account to a smart account at 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'delegate to 0x7099'],
  [
    'upgrade proxy 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d to implementation 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'upgrade 0xbc4c to 0x7099',
  ],
  ['register alice.eth for 2 years', 'register -> nft alice.eth #*; unread "2 years"'],
  ['renew alice.eth for 1 year', 'register -> nft alice.eth #*; unread "1 year"'],
  ['set my primary ENS name to alice.eth', 'register -> nft alice.eth #*'],
  [
    'set the address record of alice.eth to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'register -> nft alice.eth #* to 0x7099',
  ],
  ['vote yes on proposal 12', 'vote; unread "yes on proposal 12"'],
  ['cancel my CoW order', 'cancel on cow'],
  ['deploy a contract', 'deploy'],
];

const sequences: Cases = [
  [
    'approve USDC to Uniswap then swap 100 USDC for ETH and send it to bob.eth',
    'approve USDC by uniswap; then swap 100 USDC -> ETH; then send ETH to bob.eth',
  ],
  [
    '1) approve 100 USDC for Uniswap 2) swap 100 USDC for WETH',
    'approve 100 USDC by uniswap; then swap 100 USDC -> WETH',
  ],
  [
    'First wrap 1 ETH, then approve 1 WETH for Uniswap, then swap it for USDC',
    'wrap 1 ETH; then approve 1 WETH by uniswap; then swap 1 WETH -> USDC',
  ],
  [
    'after approving 100 USDC for Uniswap, swap 100 USDC to ETH',
    'approve 100 USDC by uniswap; then swap 100 USDC -> ETH',
  ],
  [
    'swap 100 USDC to ETH after approving 100 USDC for Uniswap',
    'approve 100 USDC by uniswap; then swap 100 USDC -> ETH',
  ],
  ['approve and swap 100 USDC for ETH on Uniswap', 'approve 100 USDC; swap 100 USDC -> ETH on uniswap'],
  ['withdraw 100 USDC from Aave and send to bob.eth', 'withdraw -> 100 USDC on aave; send 100 USDC to bob.eth'],
  ['wrap 1 ETH and send it to bob.eth', 'wrap 1 ETH; then send 1 WETH to bob.eth'],
  ['borrow 100 DAI on Aave then swap the proceeds to USDC', 'borrow -> 100 DAI on aave; then swap 100 DAI -> USDC'],
  ['claim my COMP and sell it for USDC', 'claim -> COMP; then swap COMP -> USDC'],
  ['swap 1 ETH for USDC and send half of it to bob.eth', 'swap 1 ETH -> USDC; then send 1/2 USDC to bob.eth'],
  [
    'Plan: swap 1 ETH to USDC on Uniswap, then supply the USDC to Aave.',
    'swap 1 ETH -> USDC on uniswap; then supply USDC on aave',
  ],
  [
    'On Base, approve 5 USDC for Aave and send 1 ETH to bob.eth',
    'approve 5 USDC by aave at 8453; send 1 ETH to bob.eth at 8453',
  ],
];

const misspelt: Cases = [
  ['swpa 1 eth for usdc', 'swap 1 ETH -> USDC'],
  ['trasnfer 5 usdc to bob.eth', 'send 5 USDC to bob.eth'],
  ['aprove 100 USDC for uniswap then swpa it for ETH', 'approve 100 USDC by uniswap; then swap 100 USDC -> ETH'],
  ['wihtdraw 5 USDC from Aave', 'withdraw -> 5 USDC on aave'],
  ['sned 5 USDC to bob.eth', 'send 5 USDC to bob.eth'],
  ['exhcange 5 USDC for DAI', 'swap 5 USDC -> DAI'],
];

describe('steps of a request', () => {
  describe('sends', () => {
    it.each(transfers)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('sends to several, and several things', () => {
    it.each(several)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('swaps', () => {
    it.each(swaps)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('gives rights and takes them back', () => {
    it.each(rights)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('moves items of collections', () => {
    it.each(items)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('wraps, lends, borrows, stakes', () => {
    it.each(lending)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('leaves the chain', () => {
    it.each(bridges)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('owners, votes, names, code', () => {
    it.each(others)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('does one thing after another', () => {
    it.each(sequences)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('forgives misspelt verbs', () => {
    it.each(misspelt)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
});
