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

/** A verb, in the weights of a language. */
const VERB = 3;

/** The language of a text: by script where that tells, else by whose words it has most of. */
export function detectLanguage(text: string): Language {
  const start = fold(text.slice(0, MAX_LENGTH));
  const latin = latinLanguageOf(start);
  for (const [letters, language] of scriptLanguages)
    if (letters.test(start) && speaks(language, start, latin.hasVerb)) return language;
  return latin.language;
}

function latinLanguageOf(text: string): { readonly language: Language; readonly hasVerb: boolean } {
  const weights = latinLanguages.map(() => 0);
  let hasVerb = false;
  for (const [word] of text.matchAll(words)) {
    latinLanguages.forEach(({ weights: own }, index) => {
      const weight = own.get(word) ?? 0;
      hasVerb ||= weight >= VERB;
      weights[index] = (weights[index] ?? 0) + weight;
    });
  }
  return { language: latinLanguages[weights.indexOf(Math.max(...weights))] ?? english, hasVerb };
}

/**
 * A letter of another script in an English sentence is a trick or a name, and does not change the language; nor do thanks in
 * another language behind an order in English.
 */
function speaks({ cut, weights, fillers }: Language, text: string, isOrderedInLatin: boolean): boolean {
  const tells = (word: string) => weights.has(word) && !(isOrderedInLatin && fillers.has(word));
  for (const [run] of text.matchAll(runs)) {
    let at = 0;
    for (const { length } of cut?.(run, false) ?? [{ length: run.length }]) {
      if (tells(run.slice(at, at + length))) return true;
      at += length;
    }
  }
  return false;
}
