import { createLexicon, type Lexicon, type PhraseField, phraseFields } from '../languages/cue-book.ts';
import { english as englishBooks } from '../languages/en/index.ts';
import { languages } from '../languages/index.ts';
import { urduLetters } from '../languages/phrases/letters.ts';
import { scriptOf, UNSPACED } from '../text/characters.ts';
import type { Word } from '../text/words.ts';

/** On a tie between languages, the first of these wins; other languages come after them. */
const order = ['en', 'de', 'es', 'fr', 'pt', 'tr', 'id', 'ru', 'zh', 'ja', 'ko', 'hi', 'bn', 'ar', 'ur'];
const rankOf = ({ book }: Lexicon): number => {
  const place = order.indexOf(book.code);
  return place < 0 ? order.length : place;
};

export const english = createLexicon(englishBooks.cues);
export const lexicons: readonly Lexicon[] = languages
  .map((books) => (books === englishBooks ? english : createLexicon(books.cues)))
  .sort((one, other) => Number(other.isLatin) - Number(one.isLatin) || rankOf(one) - rankOf(other));
const latin = lexicons.filter(({ isLatin }) => isLatin);
const byCode = new Map(lexicons.map((lexicon) => [lexicon.book.code, lexicon]));
const [ru, zh, ja, ko, hi, bn, ar, ur] = ['ru', 'zh', 'ja', 'ko', 'hi', 'bn', 'ar', 'ur'].map((code) =>
  byCode.get(code),
);

/** The languages that have a cue that begins with a word, or with the mark for a kind of word. */
const cueStarts = new Map<string, readonly Lexicon[]>();
for (const lexicon of lexicons)
  for (const key of lexicon.cueStarts) cueStarts.set(key, [...(cueStarts.get(key) ?? []), lexicon]);

const none: readonly Lexicon[] = [];
const startingWith = (key: string): readonly Lexicon[] => cueStarts.get(key) ?? none;

/** The languages in which a cue may begin with a word: for most words there are none. */
export function cueLanguagesOf({ key, isNumber, isTime }: Word, isAction: boolean): readonly Lexicon[] {
  const own = startingWith(key);
  if (!isNumber && !isTime && !isAction) return own;
  const marks = [isNumber && '#', isTime && '@', isAction && '~'].filter((mark) => mark !== false);
  return [...own, ...marks.flatMap(startingWith)];
}

/**
 * Words that may begin a phrase of each kind in any language: most words begin none, and need no lookup per language.
 */
export const anyStart = Object.fromEntries(
  phraseFields.map((field): [string, ReadonlySet<string>] => [
    field,
    new Set(lexicons.flatMap((lexicon) => [...lexicon[field].first])),
  ]),
) as Record<PhraseField, ReadonlySet<string>>;

const isHangul = (code: number): boolean => code >= 0x1100 && (code <= 0x11ff || (code >= 0xac00 && code <= 0xd7a3));
const isKana = (code: number): boolean => code >= 0x3040 && code <= 0x30ff;

/** The language of a script, by the first letter of a word. */
function byScript({ raw }: Word): Lexicon | undefined {
  const code = raw.charCodeAt(0);
  if (code < 0x400) return undefined;
  if (code < 0x530) return ru;
  if (isHangul(code)) return ko;
  if (isKana(code)) return ja;
  switch (scriptOf(code)) {
    case 1:
      return urduLetters.test(raw) ? ur : ar;
    case 2:
      return hi;
    case 3:
      return bn;
    case UNSPACED:
      return zh;
    default:
      return undefined;
  }
}

/** A sentence is Japanese if it has kana, and Urdu if it has an Urdu letter. */
function ofScripts(words: readonly Word[]): Lexicon[] {
  const found = new Set<Lexicon>();
  for (const word of words) {
    const lexicon = byScript(word);
    if (lexicon) found.add(lexicon);
  }
  if (ja && zh && found.has(ja)) found.delete(zh);
  if (ur && ar && found.has(ur)) found.delete(ar);
  return [...found];
}

/** Languages in Latin letters have no words in other scripts, and the reverse. */
export const speaks = (lexicon: Lexicon, { raw, isNumber }: Word): boolean =>
  isNumber || raw.charCodeAt(0) < 0x250 === lexicon.isLatin;

export interface Spoken {
  readonly main: Lexicon;
  /** Equally likely languages of the sentence, such as Portuguese next to Spanish. */
  readonly tied: readonly Lexicon[];
  /** All languages to look up, the main one first. */
  readonly all: readonly Lexicon[];
}

/** Indices in `latin` of the languages that have a word among their everyday words. */
const commonTo = Map.groupBy(
  latin.flatMap(({ common }, index) => [...common].map((key) => ({ key, index }))),
  ({ key }) => key,
);

/** Whether letters may identify the language of a word: any but ASCII ones, and a single one, as in `d'ETH`. */
const mayTell = (raw: string): boolean => raw.length === 1 || /[\u0080-\uffff]/.test(raw);

/** The number of words that belong to each of the languages in Latin letters. */
function scoresOf(words: readonly Word[]): readonly number[] {
  const scores = new Array<number>(latin.length).fill(0);
  const add = (index: number): void => {
    scores[index] = (scores[index] ?? 0) + 1;
  };
  for (const { key, raw } of words) {
    for (const { index } of commonTo.get(key) ?? []) add(index);
    if (!mayTell(raw)) continue;
    latin.forEach(({ book }, index) => {
      if (book.letters?.test(raw)) add(index);
    });
  }
  return scores;
}

/** Whether a text has more words of a strange language than of any known one, apart from words that both have. */
export function isStrangerTo(words: readonly Word[], own: ReadonlySet<string>, score: number): boolean {
  const scores = scoresOf(words);
  return latin.every((lexicon, index) => {
    const shared = words.filter(({ key, raw }) => own.has(raw) && lexicon.common.has(key)).length;
    return score - shared > (scores[index] ?? 0) - shared;
  });
}

/** The languages in Latin letters to which most of the words belong; none if no word belongs to one. */
function mostSpoken(words: readonly Word[]): Lexicon[] {
  const scores = scoresOf(words);
  const most = Math.max(1, ...scores);
  return latin.filter((_, index) => scores[index] === most);
}

/** The first of them: English if there is none. */
export const latinOf = (words: readonly Word[]): Lexicon => mostSpoken(words)[0] ?? english;

/** All languages in Latin letters with each of them first. */
const headedBy = new Map(latin.map((main) => [main, [...new Set([main, ...latin])]]));

/** The languages of a sentence: by its script, else by its own words, or else by the text. */
export function spokenIn(sentence: readonly Word[], ofText: () => Lexicon): Spoken {
  const scripts = ofScripts(sentence);
  const tied = mostSpoken(sentence);
  const main = scripts[0] ?? tied[0] ?? ofText();
  const all = scripts.length === 0 ? headedBy.get(main) : undefined;
  return { main, tied: main === english ? [] : tied, all: all ?? [...new Set([main, ...scripts, ...latin])] };
}

const MAX_SHORT = 3;

/** `o` is `or` in Spanish and `the` in Portuguese: if the sentence may be in either, it has no meaning. */
const isArticle = ({ tied }: Spoken, lexicon: Lexicon, word: Word | undefined, length: number): boolean =>
  length === 1 &&
  (word?.key.length ?? 0) <= 2 &&
  tied.some((other) => other !== lexicon && other.common.has(word?.key ?? '') && !other.cues.has(word?.key ?? ''));

/** A phrase of another language counts only if it does not consist of everyday words of the sentence's own language. */
export function isForeign(
  spoken: Spoken,
  lexicon: Lexicon,
  words: readonly Word[],
  at: number,
  length: number,
): boolean {
  if (lexicon === spoken.main || spoken.tied.includes(lexicon)) return isArticle(spoken, lexicon, words[at], length);
  // `se`, `si`, `o`: a short word of another language is a word of the sentence's own that is missing in its list.
  if (length === 1 && lexicon.isLatin && (words[at]?.key.length ?? 0) <= MAX_SHORT) return true;
  for (let index = at; index < at + length; index++) {
    const key = words[index]?.key ?? '';
    if (!spoken.main.common.has(key) && !/^\d/.test(key)) return false;
  }
  return true;
}
