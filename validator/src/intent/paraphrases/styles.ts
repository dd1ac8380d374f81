import type { Paraphrases } from './paraphrase.ts';

export const styles: Paraphrases = [
  ['unwind my Aave USDC position entirely', 'withdraw -> 1/1 USDC on aave'],
  ['close my DAI loan on Compound (repay all of it)', 'repay 1/1 DAI on compound'],
  ['top up 0x6bCC7b6b31DbB5E87Dcd87818F4aCe22AA241943 with 25 USDC on Optimism 🙌', 'send 25 USDC to 0x6bcc at 10'],
  ['park 900 DAI in Morpho for now', 'supply 900 DAI on morpho'],
  [
    'send 40 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 (USDC) to 0xcd4732AE0391Fe927648a069AA2A32163d201326',
    'send 40 USDC to 0xcd47',
  ],
  ['[Base] send 12 USDC to 0x9F6fa14FC4DCBbe170216DC27a46b5DC24e4F0A6', 'send 12 USDC to 0x9f6f at 8453'],
  ['send 3 ETH to 0xb5dfdec75Ec7b54a033f406F7EeEdde30E9DaB0F [chain: arbitrum]', 'send 3 ETH to 0xb5df at 42161'],
  [
    'Transfer to 0x5bae8eda9d501132759b3afe1b75b278ceb58e58 (my accountant, fiscal year 2025) the sum of 480 USDC',
    'send 480 USDC to 0x5bae',
  ],
  [
    'Order 66-B, batch 12, customer 9001: pay 55 USDC to 0xD829AdA29c9aBfF528E9d10Db035b21eB8b54315',
    'send 55 USDC to 0xd829',
  ],
  ['💸 60 USDC ➡️ 0x73c63bcC8f6E02cd21F4e1ce0F52F059da0927c4', 'send 60 USDC to 0x73c6'],
  ['swap 🔁 1 ETH ➡️ USDC 🙏', 'swap 1 ETH -> USDC'],
  [
    'As a treasury manager, I want to convert 5000 USDT to USDC so that we hold a single stablecoin.',
    'swap 5000 USDT -> USDC',
  ],
  [
    'GIVEN a funded wallet, WHEN the task runs, THEN transfer 10 USDC to 0x82896e30b4450173e53e554f2fb8af4e32b7de6b.',
    'send 10 USDC to 0x8289',
  ],
  ['> send 8 USDC to 0x00F83d572Ce22Bd0FCC45454CCfF36e05e91672A', 'send 8 USDC to 0x00f8'],
  [
    '# Task\nSwap **0.5 ETH** for **USDC** on *Uniswap v3*.\n\n## Constraints\n- slippage: 0.5%\n- deadline: 15 min',
    'swap 0.5 ETH -> USDC on uniswap-v3; slippage 50; deadline 900',
  ],
  [
    'intent: transfer\nparams:\n  asset: USDC\n  amount: 33\n  to: 0x1daeE0736C1Eb9C465832Eb66D354c8a2921576B\n  memo: lunch 12/05',
    'send 33 USDC to 0x1dae',
  ],
  [
    '{"intent":"swap","params":{"fromToken":"ETH","toToken":"DAI","fromAmount":"2","protocol":"1inch","slippageBps":50}}',
    'swap 2 ETH -> DAI on 1inch; slippage 50',
  ],
  [
    '{"steps":[{"type":"approve","token":"USDC","spender":"0x6C34Fb72B6f80e1667Ec6E734D961027f5eC5317","amount":"200"},{"type":"transfer","token":"DAI","to":"0x694a1Cc8211D508893F901E6Da6Ea11434755dF9","amount":"10"}]}',
    'approve 200 USDC by 0x6c34; send 10 DAI to 0x694a',
  ],
  ['```json\n{"action": "stake", "amount": "2", "token": "ETH", "protocol": "lido"}\n```', 'stake 2 ETH on lido'],
  [
    'Observation: balance is 1200 USDC. Thought: enough for the order. Action: swap 1000 USDC for WETH on Uniswap.',
    'swap 1000 USDC -> WETH on uniswap',
  ],
  [
    'My balance is 3 ETH and 500 USDC. Send 100 USDC of that to 0xfa0219a525d052ab792e89c61d969614206de041.',
    'send 100 USDC to 0xfa02',
  ],
  [`I bought this at 2,000 and it's at 3,400 now, so sell 1 ETH for USDC.`, 'swap 1 ETH -> USDC'],
  [
    'ok so last time you sent 50 and it was fine, this time send 75 usdc to 0x59ec132326b511bc19c3096c2bdcdff9df0bb0de',
    'send 75 USDC to 0x59ec',
  ],
  [
    'The client asked for a refund on 2025-12-28 (ticket #8812). Refund them 49 USDC at 0xcc99c5f6ed3a7795914a43350bdd8262880519a5.',
    'send 49 USDC to 0xcc99',
  ],
  [
    'Ship it: approve + swap 250 USDC → WETH (uniswap)',
    'approve 250 USDC; swap 250 USDC -> WETH on uniswap | approve 250 USDC by uniswap; swap 250 USDC -> WETH on uniswap',
  ],
  ['u can send 15 dai 2 0xC6130Bac685cCC567BC02EC366F78d0F538FD723 whenever', 'send 15 DAI to 0xc613'],
  [
    'Re: hosting. Amount due: 18.40 USDC. Pay to: 0x249592E032A87DaA1Ae66fE4e70c8a886640e913. Thank you for your business!',
    'send 18.4 USDC to 0x2495',
  ],
  [
    `I'd appreciate it if 35 USDC could find its way to 0x867ed6ac7b1ad0a91ee944caa4f4d444357becaa`,
    'send 35 USDC to 0x867e',
  ],
];
