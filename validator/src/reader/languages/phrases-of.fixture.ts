import { latinLanguages, scriptLanguages } from './index.ts';
import type { Meaning } from './meaning.ts';
import type { PhraseBook } from './phrase-book.ts';

/** All phrases of a book with their meanings, the shortest first. */
export function phrasesOf(book: PhraseBook<Meaning>): readonly (readonly [phrase: string, meaning: Meaning])[] {
  const found: (readonly [string, Meaning])[] = [];
  const walk = ({ value, next }: PhraseBook<Meaning>, words: readonly string[]) => {
    if (value !== null) found.push([words.join(' '), value]);
    for (const [word, place] of next ?? []) walk(place, [...words, word]);
  };
  walk(book, []);
  return found.sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
}

export const allLanguages = [...latinLanguages, ...scriptLanguages.map(([, language]) => language)];

/** At most this many, spread evenly. */
export const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as T);
