import { latinLanguages, scriptLanguages } from '../../validator/src/reader/languages/index.ts';
import type { Language } from '../../validator/src/reader/languages/language.ts';
import type { Meaning } from '../../validator/src/reader/languages/meaning.ts';
import type { PhraseBook } from '../../validator/src/reader/languages/phrase-book.ts';
import { createRandom } from '../accuracy/random.ts';
import { gives, saidAmount, withAmount } from './amounts.ts';
import { chooseLanguage, choosePosition, chooseSentence, type Mutation, saying } from './mutant.ts';
import type { Spoken } from './phrases.ts';

const MOST_WORDS = 6;

/** Every phrase of a book that is a lower bound. */
function boundsIn(book: PhraseBook<Meaning>, words: readonly string[] = []): string[] {
  const { value, next } = book;
  const own = value?.is === 'bound' && value.bound === 'min' ? [words.join(' ')] : [];
  if (words.length >= MOST_WORDS) return own;
  return [...own, ...[...(next ?? [])].flatMap(([word, place]) => boundsIn(place, [...words, word]))];
}

const readable = (phrase: string) => /^[\p{L}\p{M} ]{2,}$/u.test(phrase);

const languages: readonly Language[] = [...latinLanguages, ...scriptLanguages.map(([, language]) => language)];

/** The phrases that the reader takes for a lower bound, in all its languages. */
export const ownBounds: Spoken = Object.fromEntries(
  languages.map(({ code, book }) => [code, [...new Set(boundsIn(book))].filter(readable).sort().join('|')]),
);

const positions = ['beside', 'next clause', 'next line', 'end', 'end clause', 'end sentence'] as const;

function place(text: string, end: number, phrase: string, position: (typeof positions)[number]): string {
  const stripped = text.replace(/[\s.。।۔]*$/u, '');
  switch (position) {
    case 'beside':
      return `${text.slice(0, end)} ${phrase}${text.slice(end)}`;
    case 'next clause':
      return `${text.slice(0, end)}, ${phrase}${text.slice(end)}`;
    case 'next line':
      return `${text.slice(0, end)}\n${phrase}${text.slice(end)}`;
    case 'end':
      return `${text}\n${phrase}`;
    case 'end clause':
      return `${stripped} ${phrase}`;
    case 'end sentence':
      return `${stripped}. ${phrase}`;
  }
}

/** A phrase that looks like a bound, with a larger amount in the bytes than in the words. */
export const closing: Mutation = (base, turn, { set, bounds, reader }) => {
  const said = saidAmount(base.request, reader);
  if (!said) return [];
  const key = `${base.id}/closing/${turn}`;
  const spoken = bounds && createRandom(`${key}/own`).chance(0.4) ? bounds : set.closings;
  const language = chooseLanguage(base, key, spoken);
  const phrase = chooseSentence(key, spoken, language);
  const position = choosePosition(key, positions);
  const isTwice = createRandom(`${key}/more`).chance(0.7);
  const other = isTwice ? said.amount * 2n : said.amount + said.amount / 100n;
  const changed = withAmount(base.request, said.amount, other);
  if (!phrase || !gives(changed, said, other, reader)) return [];
  const words = place(base.request.human_intent, said.end, phrase, position);
  const mutant = { base, kind: 'closing' as const, language, position, phrase, request: saying(changed, words) };
  // `About 500` allows 505 without any phrase, so the control excludes this.
  return [isTwice ? mutant : { ...mutant, position: `${position}, +1 %`, control: changed }];
};
