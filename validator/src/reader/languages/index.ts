import { arabic } from './ar/index.ts';
import { bengali } from './bn/index.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { hindi } from './hi/index.ts';
import { indonesian } from './id/index.ts';
import { japanese } from './ja/index.ts';
import { korean } from './ko/index.ts';
import type { Language } from './language.ts';
import type { LanguageBooks } from './language-books.ts';
import { portuguese } from './pt/index.ts';
import { russian } from './ru/index.ts';
import { turkish } from './tr/index.ts';
import { urdu } from './ur/index.ts';
import { chinese } from './zh/index.ts';

/**
 * A line for each language. English comes first, as the default. Of languages that share letters, the one with letters
 * of its own comes first.
 */
export const languages: readonly LanguageBooks[] = [
  english,
  spanish,
  portuguese,
  french,
  german,
  indonesian,
  turkish,
  japanese,
  korean,
  chinese,
  hindi,
  bengali,
  urdu,
  arabic,
  russian,
];

/** Languages in Latin letters, identified by their words. */
export const latinLanguages: readonly Language[] = languages.flatMap(({ letters, words }) => (letters ? [] : [words]));

/** Languages identified by their letters. */
export const scriptLanguages: readonly (readonly [RegExp, Language])[] = languages.flatMap(({ letters, words }) =>
  letters ? [[letters, words] as const] : [],
);

/** A part of every language that has one, by language code. */
export const byLanguage = <T>(partOf: (books: LanguageBooks) => T | null): Readonly<Record<string, T>> =>
  Object.fromEntries(
    languages.flatMap((books): [string, T][] => {
      const part = partOf(books);
      return part === null ? [] : [[books.words.code, part]];
    }),
  );
