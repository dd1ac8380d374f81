import { describe, expect, it } from 'vitest';
import { showReading } from './intent.fixture.ts';

type Cases = readonly (readonly [sentence: string, reading: string])[];

const notations: Cases = [
  ['send 5 USDC to alice.eth', 'send 5 USDC to alice.eth'],
  ['send .5 ETH to alice.eth', 'send 0.5 ETH to alice.eth'],
  ['send 0.50 ETH to alice.eth', 'send 0.5 ETH to alice.eth'],
  ['send 1,000.00 USDC to alice.eth', 'send 1000 USDC to alice.eth'],
  ['send 1.000,50 USDC to alice.eth', 'send 1000.5 USDC to alice.eth'],
  ['send 1.000.000 USDC to alice.eth', 'send 1000000 USDC to alice.eth'],
  ['send 1,00,000 USDC to alice.eth', 'send 100000 USDC to alice.eth'],
  ['send 1_000 USDC to alice.eth', 'send 1000 USDC to alice.eth'],
  [`send 1'000 USDC to alice.eth`, 'send 1000 USDC to alice.eth'],
  ['send 1 000 USDC to alice.eth', 'send 1000 USDC to alice.eth'],
  ['send 0,5 ETH to alice.eth', 'send 0.5 ETH to alice.eth'],
  ['send 5k USDC to alice.eth', 'send 5000 USDC to alice.eth'],
  ['send 1.5k USDC to alice.eth', 'send 1500 USDC to alice.eth'],
  ['send 2m USDC to alice.eth', 'send 2000000 USDC to alice.eth'],
  ['send 2M USDC to alice.eth', 'send 2000000 USDC to alice.eth'],
  ['send 1.5kUSDC to alice.eth', 'send 1500 USDC to alice.eth'],
  ['send 5USDC to alice.eth', 'send 5 USDC to alice.eth'],
  ['send 0.5eth to alice.eth', 'send 0.5 ETH to alice.eth'],
  ['send 1e3 USDC to alice.eth', 'send 1000 USDC to alice.eth'],
  ['send 1.5 million DAI to alice.eth', 'send 1500000 DAI to alice.eth'],
  ['send 3 thousand DAI to alice.eth', 'send 3000 DAI to alice.eth'],
  ['send 2 lakh DAI to alice.eth', 'send 200000 DAI to alice.eth'],
  ['send ٥ USDC to alice.eth', 'send 5 USDC to alice.eth'],
  ['send １００ USDC to alice.eth', 'send 100 USDC to alice.eth'],
  ['send USDC 5 to alice.eth', 'send 5 USDC to alice.eth'],
  ['send 1/2 ETH to alice.eth', 'send 0.5 ETH to alice.eth'],
  ['send 2½ ETH to alice.eth', 'send 2.5 ETH to alice.eth'],
];

const words: Cases = [
  ['send twenty usdc to alice.eth', 'send 20 USDC to alice.eth'],
  ['send twenty-five usdc to alice.eth', 'send 25 USDC to alice.eth'],
  ['send one hundred USDC to alice.eth', 'send 100 USDC to alice.eth'],
  ['send a hundred USDC to alice.eth', 'send 100 USDC to alice.eth'],
  ['send one hundred and fifty USDC to alice.eth', 'send 150 USDC to alice.eth'],
  ['send two thousand five hundred USDC to alice.eth', 'send 2500 USDC to alice.eth'],
  ['send two and a half ETH to alice.eth', 'send 2.5 ETH to alice.eth'],
  ['send zero point five ETH to alice.eth', 'send 0.5 ETH to alice.eth'],
  ['send half an ETH to alice.eth', 'send 0.5 ETH to alice.eth'],
  ['send a quarter of an ETH to alice.eth', 'send 0.25 ETH to alice.eth'],
  ['send an ETH to alice.eth', 'send 1 ETH to alice.eth'],
  ['send three ether to alice.eth', 'send 3 ETH to alice.eth'],
];

const parts: Cases = [
  ['send half my ETH to alice.eth', 'send 1/2 ETH to alice.eth'],
  ['send half of my ETH to alice.eth', 'send 1/2 ETH to alice.eth'],
  ['send a quarter of my ETH to alice.eth', 'send 1/4 ETH to alice.eth'],
  ['send a third of my ETH to alice.eth', 'send 1/3 ETH to alice.eth'],
  ['send two thirds of my USDC to alice.eth', 'send 2/3 USDC to alice.eth'],
  ['send 25% of my USDC to alice.eth', 'send 1/4 USDC to alice.eth'],
  ['send 33.3 percent of my USDC to alice.eth', 'send 333/1000 USDC to alice.eth'],
  ['send 1/3 of my USDC to alice.eth', 'send 1/3 USDC to alice.eth'],
  ['send all my USDC to alice.eth', 'send 1/1 USDC to alice.eth'],
  ['send all of the USDC I have to alice.eth', 'send 1/1 USDC to alice.eth'],
  ['send everything to alice.eth', 'send 1/1 to alice.eth'],
  ['send max ETH to alice.eth', 'send 1/1 ETH to alice.eth'],
  ['send my entire USDC balance to alice.eth', 'send 1/1 USDC to alice.eth'],
  ['send my whole stash of DAI to alice.eth', 'send 1/1 DAI to alice.eth'],
  ['send 100% of my DAI to alice.eth', 'send 1/1 DAI to alice.eth'],
  ['send the rest of my DAI to alice.eth', 'send 1/1 DAI to alice.eth'],
];

const money: Cases = [
  ['send $200 worth of ETH to alice.eth', 'send $200 ETH to alice.eth'],
  ['send $200 of ETH to alice.eth', 'send $200 ETH to alice.eth'],
  ['send $1.5k worth of ETH to alice.eth', 'send $1500 ETH to alice.eth'],
  ['send 200 USD of ETH to alice.eth', 'send $200 ETH to alice.eth'],
  ['send 200 dollars of USDC to alice.eth', 'send $200 USDC to alice.eth'],
  ['send 200$ in ETH to alice.eth', 'send $200 ETH to alice.eth'],
  ['send 20 bucks in USDC to alice.eth', 'send $20 USDC to alice.eth'],
  ['send $200 USDC to alice.eth', 'send 200 USDC to alice.eth'],
  ['swap 100 $PEPE for ETH', 'swap 100 PEPE -> ETH'],
  ['swap 200 USDC worth of ETH to DAI', 'swap $200 ETH -> DAI'],
  ['buy $200 worth of ETH with USDC', 'swap USDC -> $200 ETH'],
];

const bases: Cases = [
  ['send 1e18 wei to alice.eth', 'send 1000000000000000000 base ETH to alice.eth'],
  ['send 0xde0b6b3a7640000 wei to alice.eth', 'send 1000000000000000000 base ETH to alice.eth'],
  ['send 250000 gwei to alice.eth', 'send 250000000000000 base ETH to alice.eth'],
  ['send 5000000 base units of USDC to alice.eth', 'send 5000000 base USDC to alice.eth'],
  ['send 5000000 raw units of USDC to alice.eth', 'send 5000000 base USDC to alice.eth'],
  ['Transfer 100 USDC (100000000 base units) to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'send 100 USDC to 0x7099'],
];

const bounds: Cases = [
  ['swap 1 ETH for at least 2900 USDC', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for no less than 2900 USDC', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for a minimum of 2900 USDC', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for 2900 USDC minimum', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for 2900 USDC or more', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for >= 2900 USDC', 'swap 1 ETH -> min 2900 USDC'],
  ['swap 1 ETH for more than 2900 USDC', 'swap 1 ETH -> min 2900 USDC'],
  ['swap up to 1 ETH for USDC', 'swap max 1 ETH -> USDC'],
  ['swap at most 1 ETH for USDC', 'swap max 1 ETH -> USDC'],
  ['swap no more than 1 ETH for USDC', 'swap max 1 ETH -> USDC'],
  ['swap 1 ETH max for USDC', 'swap max 1 ETH -> USDC'],
  ['swap about 1 ETH for USDC', 'swap about 1 ETH -> USDC'],
  ['swap ~1 ETH for USDC', 'swap about 1 ETH -> USDC'],
  ['swap roughly 1 ETH for USDC', 'swap about 1 ETH -> USDC'],
  ['swap exactly 1 ETH for USDC', 'swap 1 ETH -> USDC'],
  ['buy at least 1 ETH for no more than 3000 USDC', 'swap max 3000 USDC -> min 1 ETH'],
  ['sell 2 WETH at no less than 3000 USDC per WETH', 'swap 2 WETH -> min 6000 USDC'],
];

const unknown: Cases = [
  ['send 5 FOOBAR to alice.eth', 'send 5 FOOBAR to alice.eth'],
  ['swap 5 FOOBAR for USDC', 'swap 5 FOOBAR -> USDC'],
];

describe('amounts in a request', () => {
  describe('reads every notation', () => {
    it.each(notations)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads numbers in words', () => {
    it.each(words)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads parts of a balance', () => {
    it.each(parts)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads dollars', () => {
    it.each(money)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads base units', () => {
    it.each(bases)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('reads bounds', () => {
    it.each(bounds)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
  describe('keeps a word after a number as a symbol nobody knows', () => {
    it.each(unknown)('%s', (sentence, reading) => expect(showReading(sentence)).toBe(reading));
  });
});
