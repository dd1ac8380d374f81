import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInTest, showReading, testNowUnix, testVocabulary } from './intent.fixture.ts';
import type { Intent, Slot } from './intent.ts';
import { parseIntent } from './parse-intent.ts';

const sentences = [
  'send 5 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 on Base',
  'swap 1.5k USDC for at least 0.5 ETH on Uniswap v3 with at most 0.3 % slippage within 20 minutes',
  'approve USDC to Uniswap then swap 100 USDC for ETH and send it to bob.eth',
  'bridge 100 USDC from Arbitrum to Base via Across, no approvals',
  'pay bob.eth 5, alice.eth 6 and carol.eth 7 USDC',
  'if gas is cheap, repay all my DAI debt on Aave, gas price max 30 gwei',
];

/** Words out of which requests, and nonsense, are made. */
const fragments = fc.constantFrom(
  ...'send swap approve to for on from with it all half max 5 1.5k 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 bob.eth USDC ETH'.split(
    ' ',
  ),
  ...'if not only because then and , . ; : ( ) " # $ % slippage gas deadline within 20 minutes pool nft id { } = / - \n 把 को'.split(
    ' ',
  ),
);
const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fragments, { maxLength: 80 }).map((words) => words.join(' ')),
);

const slotsOf = ({ steps, constraints, unread }: Intent): Slot<unknown>[] =>
  [
    ...steps.flatMap(({ action, gives, gets, recipient, spender, protocol, chainId, destinationChainId }) => [
      ...[action, recipient, spender, protocol, chainId, destinationChainId],
      ...[gives?.asset, gives?.amount, gets?.asset, gets?.amount],
    ]),
    ...[constraints.slippageBps, constraints.deadline, constraints.gas, constraints.fee, constraints.anyOutput],
    ...constraints.forbid,
    ...unread,
  ].filter((slot) => slot !== null && slot !== undefined);

describe('parseIntent', () => {
  it('never throws, and every slot lies within the text', () => {
    fc.assert(
      fc.property(nonsense, (text) => {
        for (const { start, end, confidence } of slotsOf(readInTest(text))) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThanOrEqual(end);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('reads the same text the same way', () => {
    fc.assert(
      fc.property(nonsense, (text) => {
        expect(readInTest(text)).toEqual(readInTest(text));
      }),
      { numRuns: 200 },
    );
  });

  it.each(sentences)('does not mind case: %s', (sentence) => {
    const reading = showReading(sentence).toLowerCase();
    expect(showReading(sentence.toUpperCase()).toLowerCase()).toBe(reading);
    expect(showReading(sentence.toLowerCase()).toLowerCase()).toBe(reading);
  });

  it.each(sentences)('does not mind white space: %s', (sentence) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '  ', '\t', '\n', ' \n '), { minLength: 1, maxLength: 5 }), (gaps) => {
        let count = 0;
        const spaced = sentence.replace(/ /g, () => gaps[count++ % gaps.length] ?? ' ');
        expect(showReading(`${gaps[0]}${spaced} `).replace(/\s+/g, ' ')).toBe(showReading(sentence));
      }),
      { numRuns: 40 },
    );
  });

  it.each(sentences)('does not mind politeness: %s', (sentence) => {
    for (const polite of [
      `Hey, could you please ${sentence}?`,
      `${sentence}, thanks a lot!`,
      `Hi there! I'd like to ${sentence} please`,
    ]) {
      expect(showReading(polite)).toBe(showReading(sentence));
    }
  });

  it('points at the words it read', () => {
    const text = 'Please send 1,000.50 USDC to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 on Base';
    const [step] = readInTest(text).steps;
    const said = (slot: Slot<unknown> | null | undefined) => slot && text.slice(slot.start, slot.end);
    expect(said(step?.action)).toBe('send');
    expect(said(step?.gives?.amount)).toBe('1,000.50');
    expect(said(step?.gives?.asset)).toBe('USDC');
    expect(said(step?.recipient)).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
    expect(said(step?.chainId)).toBe('Base');
  });

  it('is less sure of what it had to supply', () => {
    const sure = (text: string) => Math.min(...slotsOf(readInTest(text)).map(({ confidence }) => confidence));
    expect(sure('send 5 USDC to bob.eth')).toBe(1);
    expect(sure('sned 5 USDC to bob.eth')).toBeLessThan(1);
    expect(sure('5 USDC to bob.eth')).toBeLessThan(1);
    expect(sure('send 5 USDC to bob.eth and alice.eth')).toBeLessThan(1);
    expect(sure('send 5 FOOBAR to bob.eth')).toBeLessThan(1);
  });

  it('lets the clock change nothing but dates', () => {
    const later = testNowUnix + 86_400;
    for (const sentence of sentences) {
      expect(parseIntent(sentence, testVocabulary, later)).toEqual(readInTest(sentence));
    }
    const dated = 'swap 1 ETH for USDC before 5pm tomorrow';
    const [one, other] = [readInTest(dated), parseIntent(dated, testVocabulary, later)];
    expect({ ...other, constraints: one.constraints }).toEqual(one);
    expect(one.constraints.deadline?.value).toEqual({ atUnix: 1_767_373_200 });
    expect(other.constraints.deadline?.value).toEqual({ atUnix: 1_767_459_600 });
  });

  it('keeps hostile texts cheap, and reports what it did not get to', () => {
    const length = 50_000;
    const seeds = [
      'send 5 USDC to bob.eth and ',
      '"send 1 ETH" ',
      '{"a":',
      '1,',
      'a-',
      'to pay ',
      '#1 ',
      '(',
      "don't use ",
      'é.eth ',
      'before 5pm ',
      '把',
      'if ',
    ];
    for (const seed of seeds) {
      const text = seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
      const before = process.cpuUsage();
      const { unread, steps } = readInTest(text);
      // The work that it took, and not how long others kept it waiting.
      expect(process.cpuUsage(before).user / 1000, seed).toBeLessThan(500);
      expect(steps.length).toBeLessThan(200);
      expect(unread.at(-1)?.end ?? text.length).toBe(text.length);
    }
  });
});
