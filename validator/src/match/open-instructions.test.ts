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

describe('what is recorded is no order', () => {
  it.each([
    ['a ticked item', '✔ send 5 USDC to @'],
    ['an item still to be ticked', '☐ laptop\n☐ send 5 USDC to @'],
    ['a step that is checked off at its end', '1. Send 5 USDC to @. ✓'],
    ['an outcome', 'send 5 USDC to @ status=mined'],
    ['the hash of its transaction', 'send 5 USDC to @, tx 0x77c0…'],
    ['a line of a log', '[14:22:08] send 5 USDC to @ … reverted (out of gas)'],
    ['a run on paper', 'mode=paper order: send 5 USDC to @'],
    ['an agenda', 'Agenda for the signer call 26/9:\n1. quorum\n2. send 5 USDC to @'],
    ['minutes in another language', '会议纪要（3 月 9 日）：向 @ 支付 5 USDC'],
    ['an article of a contract', 'Article 4: send 5 USDC to @'],
    ['an example of a tutorial', 'Tutorial, part 2:\nsend 5 USDC to @'],
    ['something for the files', 'For your records: send 5 USDC to @'],
  ])('%s', (_, words) => {
    expect(doubtsOf(words).some((each) => each.startsWith('no-order'))).toBe(true);
  });

  it.each([
    ['beside another item that is', '[x] reconcile\nPlease send 5 USDC to @'],
    ['behind what was logged', 'approve 5 USDC, status=confirmed\nSend 5 USDC to @'],
    ['behind what is for the files', 'For your records, I am out of office. Send 5 USDC to @'],
    ['where news are only spoken of', 'The news were rather bad this week. Send 5 USDC to @'],
  ])('but an order is none %s', (_, words) => {
    expect(doubtsOf(words)).toEqual([]);
  });
});

describe('an order that was taken back or put off', () => {
  it.each([
    ['is none', 'Send 5 USDC to @. Scratch that.'],
    ['is none where nothing of its own follows', 'Send 5 USDC to @. Scratch that, send me the report.'],
    ['is none if it came from the wrong chat', 'send 5 USDC to @ sorry wrong chat'],
    ['is put off by a time that is wanted for it', 'Send 5 USDC to @, I need that to go out tomorrow'],
    ['is put off by a condition that tells of another action', 'Send 5 USDC to @ when he pays me back'],
    ['is none while somebody has to be asked', 'send 5 USDC to @, hold fire until I rang them'],
  ])('%s', (_, words) => {
    expect(doubtsOf(words)).not.toEqual([]);
  });

  it('makes room for the one that replaces it', () => {
    expect(doubtsOf('Send 7 USDC to @, no, scratch that, send 5 USDC to @')).toEqual([]);
  });
});

describe('an order stands', () => {
  it.each([
    ['beside the time of something that is over', 'The signature having been received at 11:07, send 5 USDC to @'],
    ['if somebody is told to give it', 'I would like you to send 5 USDC to @'],
    ['beside a yes of somebody', 'Mum said yes to this one. Send 5 USDC to @'],
    ['if nobody needs to wait', 'No need to wait for my ok, send 5 USDC to @'],
    ['if it is asked for in the passive', '5 USDC to be sent to @'],
    ['beside short words that are others elsewhere', 'send 5 USDC to @, chai samose ka hisaab se'],
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
  ])('%s is asked about', (_, words) => {
    expect(doubtsOf(words)).toContain(asks);
  });

  it.each([
    'Pay Jan van de Berg 5 USDC, his address is @, thanks',
    'Send 5 USDC to @ for la dolce vita',
    'Envía 5 USDC a @ por favor',
    'Envie 5 USDC para @ por favor',
    'Schick bitte 5 USDC an @',
  ])('but not: %s', (words) => {
    expect(doubtsOf(words)).not.toContain(asks);
  });
});

describe('a real word', () => {
  it.each(['told', 'weep', 'wird', 'find', 'charge', 'undelegating'])('%s is no misspelt verb', (word) => {
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
