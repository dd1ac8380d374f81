import { fold } from './fold.ts';
import type { Language } from './language.ts';
import { english } from './languages/en/index.ts';
import { latinLanguages, scriptLanguages } from './languages/index.ts';

/** What is looked at to tell the language; a request is shorter, and a longer text has told it by then. */
const MAX_LENGTH = 1500;

/** Runs of letters beside no digit. */
const runs = /(?<![\p{N}_])[\p{L}\p{M}]+(?![\p{N}_])/gu;
/** Whole words: letters inside an address are none, even those that spell `add`. */
const words = /(?<![\p{L}\p{M}\p{N}_])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}_])/gu;

/** The language of a text: by script where that tells, else by whose words it has most of. */
export function detectLanguage(text: string): Language {
  const start = text.slice(0, MAX_LENGTH);
  for (const [letters, language] of scriptLanguages)
    if (letters.test(start) && knowsSome(language, start)) return language;
  const weights = latinLanguages.map(() => 0);
  for (const [word] of fold(start).matchAll(words)) {
    latinLanguages.forEach(({ weights: own }, index) => {
      weights[index] = (weights[index] ?? 0) + (own.get(word) ?? 0);
    });
  }
  const best = weights.indexOf(Math.max(...weights));
  return latinLanguages[best] ?? english;
}

/** A letter of another script in an English sentence is a trick or a name, and does not change the language. */
function knowsSome({ cut, weights }: Language, text: string): boolean {
  for (const [run] of fold(text).matchAll(runs)) {
    if (!cut) {
      if (weights.has(run)) return true;
      continue;
    }
    let at = 0;
    for (const length of cut(run)) {
      if (weights.has(run.slice(at, at + length))) return true;
      at += length;
    }
  }
  return false;
}
