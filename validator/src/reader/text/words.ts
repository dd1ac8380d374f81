import { isDigitAt, isUnseen, isWordAt, scriptOf, UNSPACED, widthAt } from './characters.ts';
import { fold, isPlain } from './fold.ts';
import type { Span } from './span.ts';

export interface Word extends Span {
  /** Folded: the lookup form of a word. */
  readonly key: string;
  /** In lower case, with its accents, which distinguish `envié` (I sent) from `envíe` (send). */
  readonly raw: string;
  /** Only space is between it and the word before. */
  readonly joined: boolean;
  readonly isNumber: boolean;
  /** A time of day, or a day: 5pm, 17:30, 15th. */
  readonly isTime: boolean;
}

const number = /^\d[\d.,]*$/;
const time = /^\d{1,2}(?::\d\d)?(?:am|pm|h|uhr|st|nd|rd|th)$|^\d{1,2}:\d\d$/;

const APOSTROPHES = "'’ʼ";

/** Words that folding would turn into another word with the same letters. */
const kept = new Map(
  Object.entries({
    "i'll": 'iwill',
    "we'll": 'wewill',
    "he'll": 'hewill',
    "she'll": 'shewill',
    "we're": 'weare',
    "i'd": 'iwould',
    "we'd": 'wewould',
    sí: 'sí',
  }),
);

/** French words that lose their vowel before another: n'envoie, j'ai, l'ETH, s'il, qu'on. */
const elided = /^(?:[cdjlmnst]|qu|c|jusqu|lorsqu)$/;

const isHangul = (code: number): boolean => (code >= 0xac00 && code <= 0xd7a3) || (code >= 0x1100 && code <= 0x11ff);

/**
 * Scripts whose words are read letter by letter, because they have no spaces between words or attach endings to them.
 */
const isSyllable = (code: number): boolean => scriptOf(code) === UNSPACED || isHangul(code);

const isMarkBetween = (text: string, at: number): boolean => {
  const mark = text.charAt(at);
  if (mark === '.' || mark === '_') return isWordAt(text, at + 1) && !isSyllable(text.charCodeAt(at + 1));
  if (mark === ',' || mark === ':') return isDigitAt(text, at - 1) && isDigitAt(text, at + 1);
  return APOSTROPHES.includes(mark) && isWordAt(text, at + 1);
};

function endOfWord(text: string, start: number): number {
  const script = scriptOf(text.charCodeAt(start));
  let at = start + widthAt(text, start);
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isUnseen(code)) at++;
    else if (isWordAt(text, at) && !isSyllable(code) && scriptOf(code) === script) at += widthAt(text, at);
    else if (isMarkBetween(text, at)) {
      if (APOSTROPHES.includes(text.charAt(at)) && elided.test(text.slice(start, at).toLowerCase())) return at;
      at++;
    } else break;
  }
  return at;
}

/** The words of a text; those of Chinese, Japanese and Korean character by character. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let joined = true;
  let at = 0;
  while (at < text.length) {
    if (!isWordAt(text, at)) {
      const code = text.charCodeAt(at);
      if (
        !(
          code <= 32 ||
          code === 0xa0 ||
          code === 0x3000 ||
          isUnseen(code) ||
          code === 45 ||
          code === 39 ||
          code === 0x2019
        )
      )
        joined = false;
      at++;
      continue;
    }
    const end = isSyllable(text.charCodeAt(at)) ? at + 1 : endOfWord(text, at);
    const lower = text.slice(at, end).toLowerCase();
    const isFolded = isPlain(lower);
    const raw = isFolded ? lower : lower.normalize('NFC').replaceAll('’', "'");
    const key = isFolded ? lower : (kept.get(raw) ?? fold(raw));
    const isNumeral = key.charCodeAt(0) >= 48 && key.charCodeAt(0) <= 57;
    words.push({
      start: at,
      end,
      key,
      raw,
      joined,
      isNumber: isNumeral && number.test(key),
      isTime: isNumeral && time.test(key),
    });
    joined = true;
    at = end;
  }
  return words;
}
