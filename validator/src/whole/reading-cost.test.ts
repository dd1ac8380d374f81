import { describe, expect, it } from 'vitest';
import { effect, factsOf, friend, usdc } from '../align/facts.fixture.ts';
import { readIntent } from '../match/read-intent.ts';
import { testVocabulary } from '../reader/intent.fixture.ts';

const facts = factsOf({
  effects: [
    effect('send', {
      to: friend,
      gives: [{ asset: { kind: 'token', address: usdc }, amount: 5_000_000n, bound: 'exact' }],
    }),
  ],
});
const readInTest = (text: string) => readIntent(text, facts, { vocabulary: testVocabulary, hidden: text }).intent;

/** Numbers below a bound, the same in every run. */
function createDraw(): (bound: number) => number {
  let state = 7;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state % bound;
  };
}

const known = (
  'send swap approve bridge borrow repay supply wrap to from for on with via and then at least ' +
  'most USDC ETH WETH DAI uniswap aave base bob.eth alice my wallet if not never only all half 10 ' +
  '20.5 1,000 $5 5% slippage before tomorrow gas fee unlimited revoke allowance , . ; : ( ) " ' +
  'because please until daily it rest'
).split(' ');
const pick = (draw: (bound: number) => number, from: string): string => from[draw(from.length)] ?? '';

/** The pieces of random texts. */
const kinds: Readonly<Record<string, (draw: (bound: number) => number) => string>> = {
  'words that it knows': (draw) => `${known[draw(known.length)]} `,
  'words that nobody knows': (draw) =>
    `${Array.from({ length: 1 + draw(9) }, () => pick(draw, 'abcdefghijklmnopqrstuvwxyz')).join('')} `,
  numbers: (draw) => `${draw(100_000)} `,
  punctuation: (draw) => pick(draw, '.,;:!?()"\'-/%$#@&*+=<>[]{}|~`^_\\ '),
  characters: (draw) => String.fromCharCode(32 + draw(95)),
  'addresses, each another': (draw) =>
    `0x${Array.from({ length: 40 }, () => pick(draw, '0123456789abcdef')).join('')} `,
  'one address again and again': () => '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 ',
  'other scripts': (draw) => String.fromCodePoint((draw(2) === 0 ? 0x400 : 0x4e00) + draw(80)),
};

function makeText(kind: string, length: number): string {
  const draw = createDraw();
  let text = '';
  while (text.length < length) text += kinds[kind]?.(draw) ?? '';
  return text.slice(0, length);
}

const TRIES = 8;

/** The best processor time of several runs: waiting for other processes and garbage collection do not count. */
function costOf(text: string): number {
  const tries = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    readInTest(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...tries);
}

describe.each(Object.keys(kinds))('a random text of %s', (kind) => {
  it('costs in proportion to its length', () => {
    // Code that runs often is compiled, which also takes processor time.
    costOf(makeText(kind, 4_000));
    const short = costOf(makeText(kind, 2_000));
    const long = costOf(makeText(kind, 4_000));
    expect(long).toBeLessThan(Math.max(short, 5) * 4);
  });
});

it('reads a thousand words and reports the rest, so that a longer text costs no more', () => {
  const sentence = 'send 1 ETH. ';
  for (const count of [300, 3_000, 30_000]) {
    const text = sentence.repeat(count);
    const { unread } = readInTest(text);
    const tail = unread.at(-1);
    expect(tail?.end).toBe(text.length);
    expect(tail?.start).toBeLessThanOrEqual(sentence.length * 260);
  }
});

it('detects the language of a text once, however many of its sentences have none of their own', () => {
  const sentences = (length: number) => 'q? '.repeat(length / 3);
  costOf(sentences(8_000));
  expect(costOf(sentences(8_000))).toBeLessThan(Math.max(costOf(sentences(2_000)), 5) * 8);
});
