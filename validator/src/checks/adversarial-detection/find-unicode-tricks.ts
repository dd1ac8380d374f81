import { skeleton } from '../../data/confusables.ts';
import type { Invisible } from '../../data/invisible.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { eastAsian } from '../../reader/text/characters.ts';
import { judgeInvisible } from './judge-invisible.ts';
import { isPlain } from './plain-text.ts';

export interface UnicodeTrick {
  readonly kind: 'bidi' | 'hidden' | 'control' | 'mixed' | 'styled' | 'digits' | 'marks';
  /** The finding in words: `U+202E`, `"раypal" reads like "paypal"`. */
  readonly shown: string;
  /** False: copied text may contain it by chance. */
  readonly isSure: boolean;
}

const kinds: Readonly<Record<Invisible['kind'], UnicodeTrick['kind']>> = {
  bidi: 'bidi',
  control: 'control',
  tag: 'hidden',
  'variation-selector': 'hidden',
  'zero-width': 'hidden',
};
const mathematical = /[\u{1d400}-\u{1d7ff}]/u;
const wideLetter = /[\uff21-\uff3a\uff41-\uff5a]/u;
const number = /\p{Nd}[\p{Nd}.,]*/gu;
const word = /[\p{L}\p{M}]+/gu;
/** Scripts with letters that look like Latin ones, and phonetic letters derived from those. */
const lookalikes =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\u0250-\u02af]/u;
const piledMarks = /[a-z0-9][\u0334-\u0338\u20d2-\u20e2\u20e4-\u20e6]|[\u0300-\u036f]{3,}/iu;

const mostShown = 60;
const showCodePoint = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** The Latin reading of a word that mixes several scripts; null if it has none. */
function readMixedWord(text: string): string | null {
  if (!/[a-z]/i.test(text) || !lookalikes.test(text)) return null;
  const latin = skeleton(text);
  return /^[\x21-\x7e]+$/.test(latin) ? latin : null;
}

/** Every word of a text that mixes scripts to look like another word, with that word. */
export function* mixedWords(text: string): Generator<{ word: string; reads: string }, void, undefined> {
  if (isPlain(text) || !lookalikes.test(text)) return;
  for (const [found] of matchesIn(text, word)) {
    const reads = readMixedWord(found);
    if (reads !== null) yield { word: found, reads };
  }
}

function hasMixedDigits(digits: string): boolean {
  if (/^[\d.,]*$/.test(digits)) return false;
  const systems = new Set([...new Set(digits)].filter((digit) => /\p{Nd}/u.test(digit)).map(zeroOf));
  return systems.size > 1;
}

/** The digits of a script are consecutive code points, zero first. */
function zeroOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  for (let step = 0; step < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)); step += 1) zero -= 1;
  return zero;
}

/** `USDCов`: a symbol with a case ending, in a text of that script. */
const inflected = /^[A-Z]{2,}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]{1,4}$/u;
const nativeWord = /(?<![\p{L}\p{M}])(?:\p{Script=Cyrillic}{3,}|\p{Script=Greek}{3,}|\p{Script=Armenian}{3,})/u;

/** Wide letters and digits of East Asian keyboards read normally; people do not type them within an address. */
function findWide(text: string): UnicodeTrick | null {
  if (!/[\uff10-\uff5a]/u.test(text)) return null;
  const inAddress = /[0\uff10][x\uff58][0-9a-f]{0,40}[\uff10-\uff19\uff21-\uff26\uff41-\uff46]/iu
    .exec(text)?.[0]
    .at(-1);
  const wide = inAddress ?? (eastAsian.test(text) ? undefined : wideLetter.exec(text)?.[0]);
  if (wide === undefined) return null;
  return { kind: 'styled', shown: showCodePoint(wide.codePointAt(0) ?? 0), isSure: inAddress !== undefined };
}

/** Tricks by which a text looks different to a person than to a program; null for ordinary text in any language. */
export function findUnicodeTrick(text: string, isLeftToOthers = (_reads: string) => false): UnicodeTrick | null {
  if (isPlain(text)) return null;
  let doubt: UnicodeTrick | null = null;
  for (const trick of tricksIn(text, isLeftToOthers)) {
    if (trick.isSure) return trick;
    doubt ??= trick;
  }
  return doubt;
}

function* tricksIn(text: string, isLeftToOthers: (reads: string) => boolean): Generator<UnicodeTrick, void, undefined> {
  // Some programs put a byte order mark before every text.
  for (const { kind, codePoint, weight } of judgeInvisible(text.replace(/^\ufeff/, ''), isLeftToOthers)) {
    yield { kind: kinds[kind], shown: showCodePoint(codePoint), isSure: weight === 'sure' };
  }
  const styled = mathematical.exec(text)?.[0].codePointAt(0);
  if (styled !== undefined) yield { kind: 'styled', shown: showCodePoint(styled), isSure: true };
  const wide = findWide(text);
  if (wide) yield wide;
  for (const [digits] of matchesIn(text, number)) {
    if (!hasMixedDigits(digits)) continue;
    yield { kind: 'digits', shown: `"${digits.slice(0, mostShown)}" mixes digits of several scripts`, isSure: true };
  }
  for (const { word: mixed, reads } of mixedWords(text)) {
    if (isLeftToOthers(reads) || (inflected.test(mixed) && nativeWord.test(text))) continue;
    const shown = `"${mixed.slice(0, mostShown)}" reads like "${reads.slice(0, mostShown)}"`;
    yield { kind: 'mixed', shown, isSure: true };
  }
  const mark = piledMarks.exec(text.normalize('NFC'))?.[0].codePointAt(0);
  if (mark !== undefined) yield { kind: 'marks', shown: showCodePoint(mark), isSure: true };
}
