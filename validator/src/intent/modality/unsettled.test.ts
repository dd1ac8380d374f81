import { describe, expect, it } from 'vitest';
import { readModality } from './modality.ts';

/** Words that leave the instruction open, where `[…]` marks the verbs. */
function unsettledIn(marked: string): string[] {
  const text = marked.replaceAll(/[[\]]/g, '');
  const verbs = [...marked.matchAll(/\[(.*?)\]/g)].map(({ index, 1: verb = '' }, before) => {
    const start = index - 2 * before;
    return { start, end: start + verb.length };
  });
  return readModality(text, verbs)
    .cues.filter(({ kind }) => kind === 'unsettled')
    .map((cue) => text.slice(cue.start, cue.end));
}

describe('a clause that is not settled leaves the order open', () => {
  it.each([
    ['what comes later', "[Send] 5 USDC to bob.eth. I'll shout.", ["I'll"]],
    ['another day', '[Send] 5 USDC to bob.eth. Tomorrow is better.', ['Tomorrow is better']],
    ['a change of the day', '[Send] 5 USDC to bob.eth. Make it another day.', ['Make it another day']],
    ['somebody else, with a comma', 'My sister says, please [send] 5 USDC to bob.eth.', ['My sister says,']],
    ['a time ahead of the story', 'Tomorrow 9:00 - he is short. [Send] 5 USDC to bob.eth.', ['Tomorrow 9:00 - ']],
    [
      'a verb that only holds it back',
      '[Sende] 5 USDC an bob.eth, aber nichts, bis ich mein Okay [gebe].',
      ['bis ich'],
    ],
    ['who does it', '[Envoie] 5 USDC à bob.eth. Le dernier clic est pour moi.', ['dernier clic']],
    ['what comes ahead of it', '[Sende] 5 USDC an bob.eth. Vorher reden wir.', ['Vorher']],
    ['who has yet to sign', '[Envía] 5 USDC a bob.eth. Marta tiene que firmar.', ['tiene que firmar']],
    ['a remark that does not tell its language', "[Send] 5 USDC to bob.eth. I'm having doubts.", ['having doubts']],
    ['a remark in brackets', '[Send] 5 USDC (after my okay) to bob.eth.', ['after my okay']],
    ['a while', '[Send] 5 USDC to bob.eth. [Give] me 5 minutes.', ['Give me 5 minutes']],
    [
      'a while in a talk',
      'owner: [send] 5 USDC to bob.eth\nagent: Shall I go ahead?\nowner: [give] me five minutes',
      ['give me five minutes'],
    ],
    ['a contrast', '[Sende] 5 USDC an bob.eth. Allerdings zögert Greta.', ['Allerdings']],
    ['how far it has come', '[Send] 5 USDC to bob.eth. Status: frozen.', ['Status: frozen']],
    ['what is only filled in', 'Rellena la [transferencia] de 5 USDC a bob.eth.', ['Rellena la transferencia']],
    ['waiting', '[Send] 5 USDC to bob.eth, sit tight.', ['sit tight']],
    ['deciding', '[Send] 5 USDC to bob.eth. It goes to the trustees.', ['trustees']],
    ['a frame', 'Motion 7: [send] 5 USDC to bob.eth.', ['Motion']],
    ['what was done otherwise', '[Send] 5 USDC to bob.eth. She took it in cash.', ['in cash']],
    ['another language', '[Envía] 5 USDC a bob.eth. Te aviso.', ['Te aviso']],
    ['a language without spaces', '[送] 5 USDC 给 bob.eth，我再跟你说', ['我再']],
  ])('%s', (_, words, found) => {
    expect(unsettledIn(words)).toEqual(found);
  });

  it.each([
    ['a reason', '[Send] 5 USDC to bob.eth, the roof leaks and he has no gas.'],
    ['what is said before the order, which is the last word', "I said I'll wait. Now [send] 5 USDC to bob.eth."],
    ['a label that instructs', '[Cancel] my signed transfers: nonce word 3.'],
    ['a bound', '[Swap] 5 USDC for DAI, at least 4.9 or leave it.'],
    ['a word that looks like a short form', '[Send] 5 USDC to bob.eth, she did well.'],
    ['the words of somebody else', 'owner: [send] 5 USDC to bob.eth\nagent: I will do that'],
    ['a contrast with a bound', '[Swap] 5 USDC for DAI, but get me at least 4.9.'],
    ['a contrast that hurries', '[Envoie] 5 USDC à bob.eth, mais vite.'],
    ['a while before the order', 'owner: [give] me a minute\nowner: [send] 5 USDC to bob.eth'],
    ['how far it has come, where that is all the way', '[Send] 5 USDC to bob.eth. Status: approved.'],
    ['brackets with a name', '[Send] 5 USDC to bob.eth (my brother).'],
    ['a form of an order', '5 USDC を [送]ってください'],
  ])('but not %s', (_, words) => {
    expect(unsettledIn(words)).toEqual([]);
  });
});
