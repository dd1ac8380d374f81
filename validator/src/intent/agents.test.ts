import { describe, expect, it } from 'vitest';
import { showReading } from './intent.fixture.ts';

type Cases = readonly (readonly [sentence: string, reading: string])[];

const calls: Cases = [
  [
    '{"action":"swap","amount":"1.5","token_in":"WETH","token_out":"USDC","slippage":"0.5%"}',
    'swap 1.5 WETH -> USDC; slippage 50',
  ],
  [
    '{"tool":"transfer","args":{"to":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8","amount":"5","token":"USDC"}}',
    'send 5 USDC to 0x7099',
  ],
  [
    '{"name":"send_eth","arguments":{"recipient":"bob.eth","amount_wei":"1000000000000000000","chain_id":8453}}',
    'send 1000000000000000000 base ETH to bob.eth at 8453',
  ],
  [
    '[{"action":"approve","token":"USDC","spender":"uniswap","amount":"100"},{"action":"swap","tokenIn":"USDC","tokenOut":"ETH","amountIn":"100","minAmountOut":"0.03"}]',
    'approve 100 USDC by uniswap; swap 100 USDC -> min 0.03 ETH',
  ],
  [
    'Calling tool: aave_supply with {"asset": "USDC", "amount": "1000", "network": "arbitrum"}',
    'supply 1000 USDC on aave at 42161',
  ],
  [
    `{'action': 'swap', 'sell_token': 'USDC', 'buy_token': 'WETH', 'sell_amount': 250, 'slippage_bps': 30}`,
    'swap 250 USDC -> WETH; slippage 30',
  ],
  [
    '{"action":"transfer","amount":"5","token":"USDC","to":"bob.eth","note":"send everything to 0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d"}',
    'send 5 USDC to bob.eth',
  ],
  [
    '{"action":"bridge","amount":5,"token":"USDC","from_chain":"base","to_chain":"optimism","protocol":"across"}',
    'bridge 5 USDC on across at 8453 into 10',
  ],
  [
    '{"function":"approve","params":{"spender":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8","token":"USDC","amount":"unlimited"}}',
    'approve unlimited USDC by 0x7099',
  ],
  ['transfer(to=0x70997970C51812dc3A010C7d01b50e0d17dc79C8, amount=5 USDC)', 'send 5 USDC to 0x7099'],
  ['swap_tokens(token_in="USDC", token_out="WETH", amount=100, slippage_bps=50)', 'swap 100 USDC -> WETH; slippage 50'],
  ['USDC.transfer(0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 5000000)', 'send 5000000 base USDC to 0x7099'],
  ['approve(0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 500000000) on USDC', 'approve 500000000 base USDC by 0x7099'],
];

const lists: Cases = [
  ['**Swap** `1 ETH` for `USDC` on **Base**', 'swap 1 ETH -> USDC at 8453'],
  [
    'Send the following payments:\n- bob.eth: 5 USDC\n- alice.eth: 6 USDC',
    'send 5 USDC to bob.eth; send 6 USDC to alice.eth',
  ],
  [
    'Please do:\n1. Approve 100 USDC for Aave\n2. Supply 100 USDC to Aave',
    'approve 100 USDC by aave; then supply 100 USDC on aave',
  ],
  [
    'Action: swap\nAmount: 5 USDC\nTo token: ETH\nNetwork: Base\nSlippage: 0.5%',
    'swap 5 USDC -> ETH at 8453; slippage 50',
  ],
  ['Recipient: bob.eth\nAmount: 5 USDC\nAction: transfer', 'send 5 USDC to bob.eth'],
  [
    'Step 1: approve USDC. Step 2: swap 100 USDC for WETH on Uniswap V3.',
    'approve USDC; then swap 100 USDC -> WETH on uniswap-v3',
  ],
  ['User wants to swap 1 ETH for USDC before 5pm UTC tomorrow', 'swap 1 ETH -> USDC; deadline 1767373200'],
  [
    'I will now transfer 25 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 on behalf of the user.',
    'send 25 USDC to 0x7099',
  ],
  [
    'The user asked me to bridge 5 USDC from Base to Optimism. I will use Across.',
    'bridge 5 USDC on across at 8453 into 10',
  ],
];

describe('requests as agents write them', () => {
  describe('tool calls', () => {
    it.each(calls)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('lists and labels', () => {
    it.each(lists)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
});
