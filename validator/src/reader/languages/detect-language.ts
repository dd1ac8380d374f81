import { matchesIn } from '../../patterns/matches-in.ts';
import { fold, isPlain } from '../text/fold.ts';
import { english } from './en/words.ts';
import { latinLanguages, scriptLanguages } from './index.ts';
import type { Language } from './language.ts';

/** The part of a text that decides the language; requests are shorter, and longer texts are clear by then. */
const MAX_LENGTH = 1500;

/** Runs of letters not next to a digit. */
const runs = /(?<![\p{N}_])[\p{L}\p{M}]+(?![\p{N}_])/gu;
/** The same in scripts that attach words to names and numbers: `USDC를`, `250个`. */
const nativeRuns = /(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu;
/** Whole words: letters inside an address do not count, even if they spell `add`. */
const words = /[\p{L}\p{M}\p{N}_]+/gu;
/** The same in plain text. */
const plainWords = /[a-zA-Z0-9_]+/g;
const isOfLetters = /^[\p{L}\p{M}]+$/u;

/** The article of `d'ETH` is a separate word. */
const elided = /([dljnmtsc])['’](?<![\p{L}\p{N}]..)(?=\p{L})/giu;
/** An ending after an apostrophe: `USDC'yi`. */
const apostrophised = /['’](?<=[\p{L}\p{N}].)(\p{L}{1,12})(?!\p{L})/gu;

/** The weight of a verb. */
const VERB = 3;
/**
 * The weight of a word without a meaning: thanks in another language do not change the language of an English
 * instruction.
 */
const THANKS = 0.5;

/** The weight of each word for the Latin-script languages that contain it, by index of the language. */
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

/** The language of a text: by script if that decides, otherwise the language with the greatest weight of words. */
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
 * A letter of another script in an English sentence is a trick or a name and does not change the language; nor do
 * thanks in another language after an English instruction.
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
