import { readFileSync } from 'node:fs';

const path = new URL('./generated/confusables.json', import.meta.url);
const { letters } = JSON.parse(readFileSync(path, 'utf8')) as { letters: Readonly<Record<string, string>> };

const readAs = new Map(
  Object.entries(letters).flatMap(([plain, others]) => [...others].map((letter) => [letter, plain] as const)),
);

/**
 * A text as the eye reads it: letters of other scripts that look like Latin ones, full-width and mathematical letters
 * and accents become plain letters; invisible characters are removed. Plain ASCII stays unchanged, including its case.
 */
export function skeleton(text: string): string {
  if (!/[^\x20-\x7e]/.test(text)) return text;
  return text.normalize('NFC').replace(/[^\x20-\x7e]/gu, readLetter);
}

function readLetter(letter: string): string {
  const plain = readAs.get(letter);
  if (plain !== undefined) return plain;
  const parts = letter.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
  return Array.from(parts, (part) => readAs.get(part) ?? part).join('');
}
