import { languages } from '../languages/index.ts';
import { strangers as listed } from '../languages/phrases/strange-languages.ts';
import type { Word } from '../text/words.ts';
import { isStrangerTo } from './languages.ts';

const known: ReadonlySet<string> = new Set(languages.map(({ words }) => words.code));

const strangers = listed.filter(({ code }) => !known.has(code));

/** Letters of scripts for which there are no cues: Greek, Hebrew, Thai and many more. */
const strangeScripts =
  /[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}]/gu;
/** None of them precedes Greek: this excludes most texts. */
const mayBeStrange = /[\u0370-\uffff]/;
/** Names and units are shorter. */
const MIN_LETTERS = 12;
const MIN_WORDS = 3;

/** Words of any of these languages. Most texts contain hardly any, and need no further check. */
const strange: ReadonlySet<string> = new Set(strangers.flatMap((stranger) => [...stranger.words]));

/** Whether a text, split into words, is in a language without known negations and conditions. */
export function isStrangeLanguage(text: string, said: readonly Word[]): boolean {
  if (mayBeStrange.test(text) && (text.match(strangeScripts)?.length ?? 0) >= MIN_LETTERS) return true;
  const candidates = said.filter(({ raw }) => strange.has(raw));
  if (candidates.length < MIN_WORDS) return false;
  return strangers.some(({ words: own, letters }) => {
    const found = candidates.filter(({ raw }) => own.has(raw));
    if (new Set(found.map(({ raw }) => raw)).size < MIN_WORDS) return false;
    const score = found.length + (letters ? said.filter(({ raw }) => letters.test(raw)).length : 0);
    return isStrangerTo(said, own, score);
  });
}
