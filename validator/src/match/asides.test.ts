import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { effect, factsOf, friend, usdc } from '../align/facts.fixture.ts';
import { testVocabulary } from '../reader/intent.fixture.ts';
import { readIntent } from './read-intent.ts';

const send = effect('send', {
  to: friend as Address,
  gives: [{ asset: { kind: 'token', address: usdc }, amount: 5_000_000n, bound: 'exact' }],
});

/** The doubt about words that come with a payment of 5 USDC to `@`, by default as an order. */
function doubtsOf(words: string, isMeant = (kind: string): boolean => kind === 'no-order'): string[] {
  const text = words.replaceAll('@', friend);
  const { doubts } = readIntent(text, factsOf({ effects: [send] }), { vocabulary: testVocabulary, hidden: text });
  return doubts.flatMap(({ kind, text: about }) => (isMeant(kind) ? [about] : []));
}

const orders = ['Pay 5 USDC to @', 'Zahle 5 USDC an @', 'Envía 5 USDC a @', '向 @ 支付 5 USDC'];
/** Invented words, which no list can know, and words in scripts that the reader does not read. */
const remarks = [
  'Blorfed.',
  'Frumious vexil.',
  'Geen quax hierover.',
  'Заклурено.',
  'ඞඬ දෙන්න.',
  '凩凪凧。',
  '⛔',
  '🚫🚫',
];
const headings = ['This is what the blorf wants:', 'Frumious matters of the vexil:', 'Ἄκλυρον:'];

describe('a short remark in unknown words', () => {
  const texts = orders.flatMap((order) => [
    ...remarks.flatMap((remark) => [
      `${remark} ${order}`,
      `${remark}\n${order}`,
      `${order}. ${remark}`,
      `${order}\n${remark}`,
      `${order} — ${remark}`,
    ]),
    ...headings.flatMap((heading) => [`${heading}\n${order}`, `${heading} ${order}`]),
  ]);
  it.each(texts)('asks the owner: %s', (words) => {
    expect(doubtsOf(words)).not.toEqual([]);
  });
});

// Each has a word that is a number, an amount or a pronoun elsewhere.
describe('a remark in which one word could be a value', () => {
  it.each(['Blorf au grand blorf.', 'Me blorfo.', 'Ni blorf un millón.', '想都别想。', 'मुझे आपत्ति है।'])(
    'asks the owner: %s',
    (remark) => {
      for (const order of orders)
        expect(
          doubtsOf(`${order}. ${remark}`, () => true),
          order,
        ).not.toEqual([]);
    },
  );
});

describe('unknown words ahead of an order without punctuation between', () => {
  it.each(['laat blorf maar', 'moenie frumi vexil', 'нямаклур обланда'])(
    'make Countersign ask the owner: %s',
    (words) => {
      for (const order of orders.slice(0, 3)) expect(doubtsOf(`${words} ${order}`), order).not.toEqual([]);
    },
  );

  it('pass if they are one word, or the words of a story', () => {
    for (const words of ['hey', 'rent is due and the landlord called again so', 'Ann'])
      expect(doubtsOf(`${words} Pay 5 USDC to @`), words).toEqual([]);
  });
});

describe('a remark that ends with a mark of its own script, or directly before another one', () => {
  it.each(['በፍጹም። Pay 5 USDC to @', 'Blorfed.向 @ 支付 5 USDC', 'Pay @ 5 USDC within 20 min. Blorfed.'])(
    'asks the owner: %s',
    (words) => expect(doubtsOf(words)).not.toEqual([]),
  );
});

describe('a refusal in known words', () => {
  it.each(['No.', 'Nein.', 'Abort.', 'Never.', 'Not for me.', 'Absolutely not.', 'Rejected.'])(
    'asks the owner: %s',
    (remark) => {
      for (const order of orders)
        expect(
          doubtsOf(`${order}. ${remark}`, () => true),
          order,
        ).not.toEqual([]);
    },
  );
});

describe('a harmless remark passes', () => {
  it.each([
    ['a courtesy', 'Hi there! Pay 5 USDC to @. Thanks'],
    ['several courtesies', 'Hello, good morning! Pay 5 USDC to @. Many thanks, best regards'],
    ['a name after thanks', 'Pay 5 USDC to @. Thanks, Quuxel'],
    ['a name below thanks', 'Pay 5 USDC to @.\nThanks,\nFrobnik Quuxel'],
    ['only a chain', 'Pay 5 USDC to @. On Ethereum.'],
    ['a label', 'Frobnik: 5 USDC\nPay it to @'],
    ['a purpose', 'Pay 5 USDC to @. For the drums.'],
    ['a longer story', 'The gutters of the barn were cleaned on both sides last week. Pay 5 USDC to @.'],
  ])('%s', (_, words) => {
    expect(doubtsOf(words)).toEqual([]);
  });
});
