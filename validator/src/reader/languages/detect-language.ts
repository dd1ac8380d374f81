import { matchesIn } from '../../patterns/matches-in.ts';
import { fold, isPlain } from '../text/fold.ts';
import { english } from './en/words.ts';
import { latinLanguages, scriptLanguages } from './index.ts';
import type { Language } from './language.ts';

/** What is looked at to tell the language; a request is shorter, and a longer text has told it by then. */
const MAX_LENGTH = 1500;

/** Runs of letters beside no digit. */
const runs = /(?<![\p{N}_])[\p{L}\p{M}]+(?![\p{N}_])/gu;
/** The same where words are written onto names and numbers: `USDC를`, `250个`. */
const nativeRuns = /(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu;
/** Whole words: letters inside an address are none, even those that spell `add`. */
const words = /[\p{L}\p{M}\p{N}_]+/gu;
/** The same in plain text. */
const plainWords = /[a-zA-Z0-9_]+/g;
const isOfLetters = /^[\p{L}\p{M}]+$/u;

/** The article of `d'ETH` is a word of its own. */
const elided = /([dljnmtsc])['’](?<![\p{L}\p{N}]..)(?=\p{L})/giu;
/** What is written onto a name: `USDC'yi`. */
const apostrophised = /['’](?<=[\p{L}\p{N}].)(\p{L}{1,12})(?!\p{L})/gu;

/** A verb, in the weights of a language. */
const VERB = 3;
/** What a word without a meaning weighs: thanks in another language do not change the language of an instruction in English. */
const THANKS = 0.5;

/** How much each word speaks for the languages in Latin letters that have it, by their places in the list. */
const speaksFor = Map.groupBy(
  latinLanguages.flatMap((language, index) =>
    [...new Set([...language.weights.keys(), ...language.fillers])]
      .filter((word) => isOfLetters.test(word))
      .map((word) => ({
        word,
        index,
        weight: language !== english && language.fillers.has(word) ? THANKS : (language.weights.get(word) ?? 0),
      })),
  ),
  ({ word }) => word,
);

/** The language of a text: by script where that tells, else by whose words it has most of. */
export function detectLanguage(text: string): Language {
  const start = text.slice(0, MAX_LENGTH).replace(elided, '$1 ');
  const folded = fold(start);
  const latin = latinLanguageOf(folded, start);
  if (isPlain(folded)) return latin.language;
  for (const [letters, language] of scriptLanguages)
    if (letters.test(folded) && speaks(language, folded, latin.hasVerb)) return language;
  return latin.language;
}

function latinLanguageOf(text: string, unfolded: string): { readonly language: Language; readonly hasVerb: boolean } {
  const weights = latinLanguages.map(() => 0);
  let hasVerb = false;
  for (const word of text.match(isPlain(text) ? plainWords : words) ?? [])
    for (const { index, weight } of speaksFor.get(word) ?? []) {
      hasVerb ||= weight >= VERB;
      weights[index] = (weights[index] ?? 0) + weight;
    }
  for (const [, ending = ''] of matchesIn(unfolded, apostrophised))
    latinLanguages.forEach(({ endings }, index) => {
      if (endings?.has(fold(ending))) weights[index] = (weights[index] ?? 0) + 1;
    });
  return { language: latinLanguages[weights.indexOf(Math.max(...weights))] ?? english, hasVerb };
}

/**
 * A letter of another script in an English sentence is a trick or a name, and does not change the language; nor do thanks in
 * another language behind an instruction in English.
 */
function speaks({ cut, weights, fillers }: Language, text: string, isOrderedInLatin: boolean): boolean {
  const tells = (word: string) => weights.has(word) && !(isOrderedInLatin && fillers.has(word));
  for (const [run] of matchesIn(text, cut ? nativeRuns : runs)) {
    let at = 0;
    for (const { length } of cut?.(run, false) ?? [{ length: run.length }]) {
      if (tells(run.slice(at, at + length))) return true;
      at += length;
    }
  }
  return false;
}
