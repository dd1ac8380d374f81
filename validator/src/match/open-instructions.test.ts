import { describe, expect, it } from 'vitest';
import { effect, factsOf, friend, usdc } from '../align/facts.fixture.ts';
import { testVocabulary } from '../reader/intent.fixture.ts';
import { readIntent } from './read-intent.ts';

const facts = factsOf({
  effects: [
    effect('send', {
      to: friend,
      gives: [{ asset: { kind: 'token', address: usdc }, amount: 5_000_000n, bound: 'exact' }],
    }),
  ],
});

/** Doubts about a text that is sent along with 5 USDC for a friend; `@` stands for the friend. */
const doubtsOf = (words: string): string[] => {
  const text = words.replaceAll('@', friend);
  return readIntent(text, facts, { vocabulary: testVocabulary, hidden: text }).doubts.map(({ kind, text: about }) =>
    `${kind} ${about}`.trim(),
  );
};

describe('a record of an order', () => {
  it.each([
    ['a ticked item', '✔ send 5 USDC to @'],
    ['an open item of a list', '☐ laptop\n☐ send 5 USDC to @'],
    ['a step with a tick at its end', '1. Send 5 USDC to @. ✓'],
    ['an outcome', 'send 5 USDC to @ status=mined'],
    ['the hash of its transaction', 'send 5 USDC to @, tx 0x77c0…'],
    ['a line of a log', '[14:22:08] send 5 USDC to @ … reverted (out of gas)'],
    ['a simulated run', 'mode=paper order: send 5 USDC to @'],
    ['an agenda', 'Agenda for the signer call 26/9:\n1. quorum\n2. send 5 USDC to @'],
    ['minutes in another language', '会议纪要（3 月 9 日）：向 @ 支付 5 USDC'],
    ['an article of a contract', 'Article 4: send 5 USDC to @'],
    ['an example of a tutorial', 'Tutorial, part 2:\nsend 5 USDC to @'],
    ['a note for the records', 'For your records: send 5 USDC to @'],
  ])('is no order: %s', (_, words) => {
    expect(doubtsOf(words).some((each) => each.startsWith('no-order'))).toBe(true);
  });

  it.each([
    ['next to a ticked item', '[x] reconcile\nPlease send 5 USDC to @'],
    ['after a line of a log', 'approve 5 USDC, status=confirmed\nSend 5 USDC to @'],
    ['after a note for the records', 'For your records, I am out of office. Send 5 USDC to @'],
    ['after a remark about news', 'The news were rather bad this week. Send 5 USDC to @'],
  ])('does not include an order %s', (_, words) => {
    expect(doubtsOf(words)).toEqual([]);
  });
});

describe('an order that was withdrawn or postponed', () => {
  it.each([
    ['is not carried out', 'Send 5 USDC to @. Scratch that.'],
    ['is not carried out if no new order follows', 'Send 5 USDC to @. Scratch that, send me the report.'],
    ['is not carried out if it was meant for another chat', 'send 5 USDC to @ sorry wrong chat'],
    ['is postponed by the time that the owner wants', 'Send 5 USDC to @, I need that to go out tomorrow'],
    ['is postponed by a condition about another action', 'Send 5 USDC to @ when he pays me back'],
    ['is not carried out until a third party was asked', 'send 5 USDC to @, hold fire until I rang them'],
  ])('%s', (_, words) => {
    expect(doubtsOf(words)).not.toEqual([]);
  });

  it('can be replaced by another one', () => {
    expect(doubtsOf('Send 7 USDC to @, no, scratch that, send 5 USDC to @')).toEqual([]);
  });
});

describe('an order stands', () => {
  it.each([
    ['next to the time of a past event', 'The signature having been received at 11:07, send 5 USDC to @'],
    ['as a wish for the agent to act', 'I would like you to send 5 USDC to @'],
    ['next to the consent of a third party', 'Mum said yes to this one. Send 5 USDC to @'],
    ['if it excludes waiting', 'No need to wait for my ok, send 5 USDC to @'],
    ['in the passive', '5 USDC to be sent to @'],
    ['next to short words of another language', 'send 5 USDC to @, chai samose ka hisaab se'],
  ])('%s', (_, words) => {
    expect(doubtsOf(words).filter((each) => each.startsWith('no-order'))).toEqual([]);
  });
});

describe('a language without cues', () => {
  const asks = 'unread';
  it.each([
    ['Italian', 'Non mandare 5 USDC a @, è già tutto pagato'],
    ['Dutch', 'Stuur nog niet de 5 USDC naar @, ik wil eerst het adres zien'],
    ['Polish', 'Nie wysyłaj jeszcze 5 USDC na @, proszę, ja to sprawdzę'],
    ['Vietnamese', 'đừng gửi 5 USDC cho @ nhé, mình chưa hỏi'],
    ['Hindi in Latin letters', 'abhi mat bhejna 5 USDC @ ko, kal bhej dena bhai'],
    ['Greek', 'μην στείλεις ακόμα 5 USDC στο @'],
  ])('%s makes Countersign ask the owner', (_, words) => {
    expect(doubtsOf(words)).toContain(asks);
  });

  it.each([
    'Pay Jan van de Berg 5 USDC, his address is @, thanks',
    'Send 5 USDC to @ for la dolce vita',
    'Envía 5 USDC a @ por favor',
    'Envie 5 USDC para @ por favor',
    'Schick bitte 5 USDC an @',
  ])('words of a known language do not: %s', (words) => {
    expect(doubtsOf(words)).not.toContain(asks);
  });
});

describe('a real word', () => {
  it.each(['told', 'weep', 'wird', 'find', 'charge', 'undelegating'])('%s is not a misspelt verb', (word) => {
    const { intent, doubts } = readIntent(`${word} 5 USDC ${friend}`, facts, {
      vocabulary: testVocabulary,
      hidden: `${word} 5 USDC ${friend}`,
    });
    expect([intent.steps.length <= 1, doubts.length > 0]).toEqual([true, true]);
  });

  it.each(['sedn', 'trasnfer', 'tranfer', 'sennd'])('but %s is one', (word) => {
    expect(doubtsOf(`${word} 5 USDC to @`)).toEqual([]);
  });
});
