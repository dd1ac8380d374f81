import { describe, expect, it } from 'vitest';
import { showReading } from './intent.fixture.ts';

type Cases = readonly (readonly [sentence: string, reading: string])[];

const slippages: Cases = [
  ['swap 1 ETH for USDC with slippage 50 bps', 'swap 1 ETH -> USDC; slippage 50'],
  ['swap 1 ETH for USDC, max slippage of half a percent', 'swap 1 ETH -> USDC; slippage 50'],
  ['swap 1 ETH to USDC, keep slippage under 1%', 'swap 1 ETH -> USDC; slippage 100'],
  [`swap 1 ETH to USDC and don't let slippage exceed 1 percent`, 'swap 1 ETH -> USDC; slippage 100'],
  ['Swap 1 ETH to USDC, 0.5% slippage, 20 minute deadline', 'swap 1 ETH -> USDC; slippage 50; deadline 1200'],
  [
    'Swap 1 ETH to USDC with 30 bps max slippage and a deadline of 10 minutes',
    'swap 1 ETH -> USDC; slippage 30; deadline 600',
  ],
  ['swap 1 ETH for USDC; slippage no greater than 0.75%', 'swap 1 ETH -> USDC; slippage 75'],
  ['swap 1 ETH for USDC with zero slippage', 'swap 1 ETH -> USDC; slippage 0'],
  ['swap 1 ETH for USDC with no slippage', 'swap 1 ETH -> USDC; slippage 0'],
  [`swap 1 ETH for USDC, I'm fine with up to 2% slippage`, 'swap 1 ETH -> USDC; slippage 200'],
  ['slippage tolerance: 100 bps. swap 1 ETH for USDC', 'swap 1 ETH -> USDC; slippage 100'],
  ['swap 1 ETH for USDC within 1% of the market price', 'swap 1 ETH -> USDC; slippage 100'],
];

const deadlines: Cases = [
  ['swap 1 ETH for USDC expires in 2 days', 'swap 1 ETH -> USDC; deadline 172800'],
  [
    'sell 2 WETH for at least 6000 USDC on CoW, valid until tomorrow noon',
    'swap 2 WETH -> min 6000 USDC on cow; deadline 1767355200',
  ],
  ['send 5 USDC to bob.eth by friday', 'send 5 USDC to bob.eth; deadline 1767355200'],
  ['swap 1 ETH for USDC before Dec 31, 2026 23:59 UTC', 'swap 1 ETH -> USDC; deadline 1798761540'],
  ['swap 1 ETH for USDC by 2026-02-01', 'swap 1 ETH -> USDC; deadline 1769947200'],
  ['swap 1 ETH for USDC deadline 1767229200', 'swap 1 ETH -> USDC; deadline 1767229200'],
  ['swap 1 ETH for USDC in the next 15 minutes', 'swap 1 ETH -> USDC; deadline 900'],
  ['swap 1 ETH for USDC in under 5 min', 'swap 1 ETH -> USDC; deadline 300'],
  ['swap 1 ETH for USDC; it must execute within 90 seconds', 'swap 1 ETH -> USDC; deadline 90'],
  ['swap 1 ETH for USDC no later than 18:00 UTC today', 'swap 1 ETH -> USDC; deadline 1767290400'],
  ['swap 1 ETH for USDC; order good until 2026-01-05T12:00:00Z', 'swap 1 ETH -> USDC; deadline 1767614400'],
  ['swap 1 ETH for USDC within an hour', 'swap 1 ETH -> USDC; deadline 3600'],
  ['swap 1 ETH for USDC within half an hour', 'swap 1 ETH -> USDC; deadline 1800'],
  ['swap 1 ETH for USDC within 1 hour and 30 minutes', 'swap 1 ETH -> USDC; deadline 5400'],
  ['swap 1 ETH for USDC within 5m', 'swap 1 ETH -> USDC; deadline 300'],
];

const gasLimits: Cases = [
  ['swap 1 ETH for USDC, valid for 1h, gas under 200k', 'swap 1 ETH -> USDC; deadline 3600; gas limit 200000'],
  ['swap 1 ETH for USDC, gas price max 30 gwei', 'swap 1 ETH -> USDC; gas priceWei 30000000000'],
  ['swap 1 ETH for USDC and spend at most 0.01 ETH on gas', 'swap 1 ETH -> USDC; gas costWei 10000000000000000'],
  ['swap 1 ETH for USDC with a gas limit of 300,000', 'swap 1 ETH -> USDC; gas limit 300000'],
  ['swap 1 ETH for USDC, gas fee below 0.002 ETH', 'swap 1 ETH -> USDC; gas costWei 2000000000000000'],
  ['swap 1 ETH for USDC, max gas 250000', 'swap 1 ETH -> USDC; gas limit 250000'],
  ['swap 1 ETH for USDC with gas price below 25 gwei', 'swap 1 ETH -> USDC; gas priceWei 25000000000'],
  ['swap 1 ETH for USDC using no more than 200k gas', 'swap 1 ETH -> USDC; gas limit 200000'],
  ['swap 1 ETH for USDC, gas fee under $5', 'swap 1 ETH -> USDC; unread "gas fee under $5"'],
];

const fees: Cases = [
  ['swap 1 ETH for USDC using the 0.3% pool', 'swap 1 ETH -> USDC; fee poolBps 30'],
  ['swap 1 ETH for USDC in the 0.05% WETH/USDC pool', 'swap 1 ETH -> USDC; fee poolBps 5'],
  ['swap 1 ETH for USDC, no fees above 10 bps', 'swap 1 ETH -> USDC; fee maxBps 10'],
  ['swap 1 ETH for USDC; fee tier 3000', 'swap 1 ETH -> USDC; fee poolBps 30'],
  ['swap 1 ETH for USDC; pay no more than 0.1% in fees', 'swap 1 ETH -> USDC; fee maxBps 10'],
  ['swap 1 ETH for USDC with no fees', 'swap 1 ETH -> USDC; fee maxBps 0'],
  ['swap 1 ETH for USDC through the 5 bps pool', 'swap 1 ETH -> USDC; fee poolBps 5'],
  ['swap 1 ETH for USDC on the 1% fee tier', 'swap 1 ETH -> USDC; fee poolBps 100'],
];

const outputs: Cases = [
  [`I don't care about slippage, swap 1 ETH for USDC`, 'swap 1 ETH -> USDC; any output'],
  ['swap 1 ETH for USDC, any amount out is fine', 'swap 1 ETH -> USDC; any output'],
  ['swap 1 ETH for USDC, no minimum', 'swap 1 ETH -> USDC; any output'],
  ['swap 1 ETH for USDC, any slippage is ok', 'swap 1 ETH -> USDC; any output'],
  [`swap 1 ETH for USDC; don't accept less than 2900 USDC`, 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for USDC, I want at least 2900 USDC out', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for USDC (min 2900 USDC)', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for USDC, minimum 2900', 'swap 1 ETH -> min 2900 USDC'],
];

const bans: Cases = [
  ['send 5 USDC to bob.eth, only this, nothing else', 'send 5 USDC to bob.eth; forbid anything-else'],
  ['send 5 USDC to bob.eth and nothing else', 'send 5 USDC to bob.eth; forbid anything-else'],
  ['only send 5 USDC to bob.eth', 'send 5 USDC to bob.eth; forbid anything-else'],
  ['swap 1 ETH for USDC without using 1inch', 'swap 1 ETH -> USDC; forbid 1inch'],
  ['swap 1 ETH for USDC, avoid Curve and Balancer', 'swap 1 ETH -> USDC; forbid curve; forbid balancer'],
  [
    'swap 1 ETH for USDC but never send to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'swap 1 ETH -> USDC; forbid 0x7099',
  ],
  [`swap 1 ETH for USDC, don't bridge`, 'swap 1 ETH -> USDC; forbid bridge'],
  [`swap 100 USDC for ETH, don't approve unlimited`, 'swap 100 USDC -> ETH; forbid unlimited-approval'],
  ['swap 100 USDC for ETH, no unlimited approvals please', 'swap 100 USDC -> ETH; forbid unlimited-approval'],
  ['swap 100 USDC for ETH, unlimited approval is fine', 'swap 100 USDC -> ETH; unlimited is fine'],
  ['swap 100 USDC for ETH with unlimited approval', 'swap 100 USDC -> ETH; unlimited is fine'],
  ['swap 1 ETH for USDC but not on Ethereum', 'swap 1 ETH -> USDC; forbid 1'],
  ['swap 1 ETH for USDC; do not spend more than 1 ETH', 'swap 1 ETH -> USDC'],
  [`send 5 USDC to bob.eth but don't touch anything else`, 'send 5 USDC to bob.eth; forbid anything-else'],
  ['send 5 USDC to bob.eth. Do not approve anything.', 'send 5 USDC to bob.eth; forbid approve'],
  [`send 5 USDC to bob.eth and don't do anything else`, 'send 5 USDC to bob.eth; forbid anything-else'],
  ['swap 1 ETH for USDC, not via 1inch or Paraswap', 'swap 1 ETH -> USDC; forbid 1inch; forbid paraswap'],
  ['swap 1 ETH for USDC on any DEX except Sushiswap', 'swap 1 ETH -> USDC; forbid sushiswap'],
  ['swap 1 ETH for USDC on Base instead of Ethereum', 'swap 1 ETH -> USDC at 8453; forbid 1'],
  ['swap 1 ETH for USDC, never touch my DAI or WBTC', 'swap 1 ETH -> USDC; forbid DAI; forbid WBTC'],
  ['swap 100 USDC for ETH without approving anything', 'swap 100 USDC -> ETH; forbid approve'],
  ['swap 100 USDC for ETH, no permits', 'swap 100 USDC -> ETH; forbid permit'],
  [`don't sell my ETH, swap 100 USDC for DAI`, 'swap 100 USDC -> DAI; forbid ETH'],
  [`swap 100 USDC for ETH, but don't give Uniswap unlimited access`, 'swap 100 USDC -> ETH; forbid unlimited-approval'],
  ['swap 100 USDC for ETH, exact approval only', 'swap 100 USDC -> ETH; forbid unlimited-approval'],
  [
    'do not send to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8; send 5 USDC to bob.eth',
    'send 5 USDC to bob.eth; forbid 0x7099',
  ],
  ['swap 100 USDC for ETH; you may approve unlimited', 'swap 100 USDC -> ETH; unlimited is fine'],
  [`send 5 USDC to bob.eth whenever you're ready`, 'send 5 USDC to bob.eth'],
];

describe('limits and bans of a request', () => {
  describe('slippage', () => {
    it.each(slippages)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('deadlines', () => {
    it.each(deadlines)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('gas', () => {
    it.each(gasLimits)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('fees', () => {
    it.each(fees)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('what must come out', () => {
    it.each(outputs)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('what must not happen', () => {
    it.each(bans)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
});
