import { arabic } from './ar/words.ts';
import { bengali } from './bn/words.ts';
import { german } from './de/words.ts';
import { english } from './en/words.ts';
import { spanish } from './es/words.ts';
import { french } from './fr/words.ts';
import { hindi } from './hi/words.ts';
import { indonesian } from './id/words.ts';
import { japanese } from './ja/words.ts';
import { korean } from './ko/words.ts';
import type { Language } from './language.ts';
import { portuguese } from './pt/words.ts';
import { russian } from './ru/words.ts';
import { turkish } from './tr/words.ts';
import { urdu } from './ur/words.ts';
import { mandarin } from './zh/words.ts';

/** Languages in Latin letters, told apart by their words. English first: it is what is spoken where nothing tells. */
export const latinLanguages: readonly Language[] = [english, spanish, portuguese, french, german, indonesian, turkish];

/** Languages told by their letters; where two share a script, the one with letters of its own comes first. */
export const scriptLanguages: readonly (readonly [RegExp, Language])[] = [
  [/[\u3040-\u30ff]/, japanese],
  [/[\uac00-\ud7a3]/, korean],
  [/[\u4e00-\u9fff]/, mandarin],
  // Bengali ends its sentences with the danda of Devanagari.
  [/[\u0900-\u0963\u0966-\u097f]/, hindi],
  [/[\u0980-\u09ff]/, bengali],
  [/[\u0679\u067e\u0686\u0688\u0691\u06a9\u06af\u06ba\u06be\u06c1\u06c2\u06cc\u06d2]/, urdu],
  [/[\u0600-\u06ff]/, arabic],
  [/[\u0400-\u04ff]/, russian],
];
