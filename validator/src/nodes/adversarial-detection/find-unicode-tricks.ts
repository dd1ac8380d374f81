import { skeleton } from '../../data/confusables.ts';
import { findInvisible, type Invisible } from '../../data/invisible.ts';

export interface UnicodeTrick {
  readonly kind: 'bidi' | 'hidden' | 'control' | 'mixed' | 'styled' | 'digits' | 'marks';
  /** What was found, in words: `U+202E`, `"раypal" reads like "paypal"`. */
  readonly shown: string;
}

const kinds: Readonly<Record<Invisible['kind'], UnicodeTrick['kind']>> = {
  bidi: 'bidi',
  control: 'control',
  tag: 'hidden',
  'variation-selector': 'hidden',
  'zero-width': 'hidden',
};
const mathematical = /[\u{1d400}-\u{1d7ff}]/u;
const fullWidth = /[\uff01-\uff5e]/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const number = /\p{Nd}[\p{Nd}.,]*/gu;
const word = /[\p{L}\p{M}]+/gu;
/** Scripts with letters that look like Latin ones, and the letters that phoneticians made of those. */
const lookalikes =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\u0250-\u02af]/u;
const piledMarks = /[a-z0-9][\u0334-\u0338\u20d2-\u20e6]|[\u0300-\u036f]{3,}/iu;

const mostShown = 60;
const showCodePoint = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** A word of letters of several scripts that together read as a Latin one, and how it reads; null where it is none. */
function readMixedWord(text: string): string | null {
  if (!/[a-z]/i.test(text) || !lookalikes.test(text)) return null;
  const latin = skeleton(text);
  return /^[\x21-\x7e]+$/.test(latin) ? latin : null;
}

/** Every word of a text that mixes scripts so as to be read as another, with how it reads. */
export function* mixedWords(text: string): Generator<{ word: string; reads: string }, void, undefined> {
  if (!lookalikes.test(text)) return;
  for (const [found] of text.matchAll(word)) {
    const reads = readMixedWord(found);
    if (reads !== null) yield { word: found, reads };
  }
}

function hasMixedDigits(digits: string): boolean {
  const systems = new Set([...new Set(digits)].filter((digit) => /\p{Nd}/u.test(digit)).map(zeroOf));
  return systems.size > 1;
}

/** The digits of a script stand in a row, its zero first. */
function zeroOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  for (let step = 0; step < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)); step += 1) zero -= 1;
  return zero;
}

/** Ways to make a text say another thing to the eye than to the reader; null for ordinary text in any language. */
export function findUnicodeTrick(text: string, isLeftToOthers = (_reads: string) => false): UnicodeTrick | null {
  // Nearly every text is this, and has nothing to look at.
  if (/^[\x20-\x7e\t\n\r]*$/.test(text)) return null;
  const one = (kind: UnicodeTrick['kind'], pattern: RegExp, among = text): UnicodeTrick | null => {
    const codePoint = pattern.exec(among)?.[0].codePointAt(0);
    return codePoint === undefined ? null : { kind, shown: showCodePoint(codePoint) };
  };
  // Some programs put a byte order mark before every text.
  const [unseen] = findInvisible(text.replace(/^\ufeff/, ''));
  if (unseen) return { kind: kinds[unseen.kind], shown: showCodePoint(unseen.codePoint) };
  const styled = one('styled', mathematical);
  if (styled) return styled;
  const wide = eastAsian.test(text) ? null : one('styled', fullWidth);
  if (wide) return wide;
  for (const [digits] of text.matchAll(number)) {
    if (hasMixedDigits(digits))
      return { kind: 'digits', shown: `"${digits.slice(0, mostShown)}" has digits of several scripts` };
  }
  for (const { word: mixed, reads } of mixedWords(text)) {
    if (!isLeftToOthers(reads))
      return { kind: 'mixed', shown: `"${mixed.slice(0, mostShown)}" reads like "${reads.slice(0, mostShown)}"` };
  }
  return one('marks', piledMarks, text.normalize('NFC'));
}
