import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { effect, factsOf, friend, usdc } from '../align/facts.fixture.ts';
import { testVocabulary } from '../reader/intent.fixture.ts';
import { readIntent } from './read-intent.ts';

const stranger: Address = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';

const sends = (to: Address, amount: bigint) =>
  effect('send', {
    to,
    gives: [{ asset: { kind: 'token', address: usdc }, amount: amount * 1_000_000n, bound: 'exact' }],
  });

/** Doubts about words that come with 5 USDC for `@` and 9 USDC for `#`. */
function doubtsOf(words: string, effects = [sends(friend, 5n), sends(stranger, 9n)]): string[] {
  const text = words.replaceAll('@', friend).replaceAll('#', stranger);
  const { doubts } = readIntent(text, factsOf({ effects }), { vocabulary: testVocabulary, hidden: text });
  return doubts.map(({ kind, text: about }) => `${kind} ${about}`.trim());
}

const orders = ['Pay 5 USDC to @', 'Zahle 5 USDC an @', 'Envía 5 USDC a @', '向 @ 支付 5 USDC', '@ に 5 USDC を送って'];
/** Invented words: no list can know them. */
const verbs = ['blorfed', 'has vexilled', 'verquarzte', 'перехнул', '攥咔了', '쿼렀다'];
const headings = ['Frumious matters', 'Do not pay', 'Vorherige Zahlungen', 'Уже было', '不要支付'];

describe('a sentence about a third party is not an order to pay', () => {
  const told = verbs.flatMap((verb) => [`# ${verb} 9 USDC`, `9 USDC ${verb} #`]);
  const texts = orders.flatMap((order) =>
    told.flatMap((sentence, at) => {
      const beside = [
        `${order}. ${sentence}.`,
        `${sentence}. ${order}.`,
        `${order}\n${sentence}`,
        `${order}, ${sentence}`,
      ];
      return [beside[at % beside.length] ?? '', `${order}; ${sentence}`];
    }),
  );
  it.each(texts)('%s', (words) => {
    expect(doubtsOf(words)).not.toEqual([]);
  });
});

describe('an item under a heading of its own is not an order to pay', () => {
  const texts = orders.flatMap((order) =>
    headings.flatMap((heading) => [
      `${order}\n${heading}:\n# 9 USDC`,
      `${order}\n\n${heading}\n- 9 USDC → #`,
      `${heading}:\n9 USDC #\n\n${order}`,
      `${order}\n${heading}:\n| # | 9 USDC |`,
    ]),
  );
  it.each(texts)('%s', (words) => {
    expect(doubtsOf(words)).not.toEqual([]);
  });
});

describe('a single payment in a narrative sentence is not an order', () => {
  it.each(verbs.map((verb) => `Pay the invoice. # ${verb} 9 USDC.`))('%s', (words) => {
    expect(doubtsOf(words, [sends(stranger, 9n)])).not.toEqual([]);
  });
});

describe('a verb with another object is not an order to pay', () => {
  const objects = ['blorf', 'frumious vexil', 'quaxels'];
  const texts = objects.flatMap((object) => [
    `Pay 5 USDC to @ and send # a ${object} for 9 USDC`,
    `Pay 5 USDC to @. Send # the ${object} of the 9 USDC.`,
    `Zahle 5 USDC an @ und sende # die ${object} über 9 USDC`,
    `Paga 5 USDC a @ y envía a # el ${object} de 9 USDC`,
  ]);
  it.each([...texts, '@ に 5 USDC を送って、# に 9 USDC の凩凪を送って'])('%s', (words) => {
    expect(doubtsOf(words)).not.toEqual([]);
  });

  it.each(objects.map((object) => `Send # a ${object} for 9 USDC`))('on its own: %s', (words) => {
    expect(doubtsOf(words, [sends(stranger, 9n)])).not.toEqual([]);
  });
});

describe('a verb with an object of its own does not order the payment in the fields next to it', () => {
  const errands = [
    'Send a blorf',
    'Envoie un vexil',
    'Envía un blorf',
    'Schick ein Verquarz',
    'Отправь перехну',
    '给凩凪发个攥咔',
  ];
  it.each(errands.map((errand) => `${errand}.\nVexil: #\nFrum: 9 USDC`))('%s', (words) => {
    expect(doubtsOf(words, [sends(stranger, 9n)])).not.toEqual([]);
  });
});

describe('the noun of a payment as the object of an unknown verb is not an order', () => {
  it.each([
    'Blorf the payment of 9 USDC to #',
    'Verquarze die Zahlung von 9 USDC an #',
    'Vexila el pago de 9 USDC a #',
  ])('%s', (words) => {
    expect(doubtsOf(words, [sends(stranger, 9n)])).not.toEqual([]);
  });
});

describe('a line that ends with a lead to the next line does not order the payment below it', () => {
  it.each(orders.flatMap((order) => [`${order}, blorf:\n9 USDC to #`, `${order} (frumious)\n9 USDC to #`]))(
    '%s',
    (words) => {
      expect(doubtsOf(words)).not.toEqual([]);
    },
  );
});

describe('an unknown verb with another payment is not an order', () => {
  it.each(['With # vexilling 9 USDC pay 5 USDC to @', 'Mit # und 9 USDC im Blorf zahle 5 USDC an @'])('%s', (words) => {
    expect(doubtsOf(words)).not.toEqual([]);
  });
});

describe('a single payment is ordered', () => {
  it.each([
    'Payment of 9 USDC to #',
    'Please make the payment of 9 USDC to #',
    'Pay it now.\nTo: #\nAmount: 9 USDC',
    'Send the payment.\nTo: #\nAmount: 9 USDC',
  ])('by %s', (words) => {
    expect(doubtsOf(words, [sends(stranger, 9n)])).toEqual([]);
  });
});

describe('an order covers', () => {
  it.each([
    ['a further item of a sentence', 'Pay 5 USDC to @ and 9 USDC to #'],
    ['each in a sentence of its own', 'Pay 5 USDC to @. Send 9 USDC to #.'],
    ['lines of a list', 'Pay on Ethereum:\n- 5 USDC to @\n- 9 USDC to #'],
    ['rows of a table', 'Pay these:\n| @ | 5 USDC |\n| # | 9 USDC |'],
    ['lines with a name each', 'Pay:\n- Frobnik: 5 USDC to @\n- Quuxel: 9 USDC to #'],
    ['lines with a purpose each', 'Pay 5 USDC to @ (drums)\nPay 9 USDC to # (keys)'],
    ['a purpose at the end of each line', 'Pay 5 USDC to @ for the drums\nPay 9 USDC to # for the keys'],
    ['a verb after its list', '@ に 5 USDC、# に 9 USDC を送ってください'],
  ])('%s', (_, words) => {
    expect(doubtsOf(words)).toEqual([]);
  });

  it.each([
    ['an address in a sentence of its own', 'Pay the plumber 9 USDC. His wallet is #.'],
    ['fields of one payment', 'Please pay.\nAmount: 9 USDC\nTo: #'],
    ['after a courtesy', 'Hello, please send 9 USDC to #'],
  ])('%s', (_, words) => {
    expect(doubtsOf(words, [sends(stranger, 9n)])).toEqual([]);
  });
});
