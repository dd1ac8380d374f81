/** Code points of the digit zero in the scripts with consecutive digits. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Value of a digit in any of these scripts, -1 for any other character. */
export function digitOf(code: number): number {
  if (code < 128) return code >= 48 && code <= 57 ? code - 48 : -1;
  for (const zero of zeros) if (code >= zero && code <= zero + 9) return code - zero;
  return -1;
}

export const isDigitAt = (text: string, at: number): boolean => at < text.length && digitOf(text.charCodeAt(at)) >= 0;

/** The same text with the digits of every script as ASCII digits, at the same positions. */
export const plainDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const value = digitOf(digit.charCodeAt(0));
    return value >= 0 ? String(value) : digit;
  });

export const isAsciiLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isAsciiWord = (code: number): boolean => isAsciiLetter(code) || (code >= 48 && code <= 57);

export const isHexDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);

export const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x202f || code === 0x3000;

/** Soft hyphens, zero-width characters and direction marks: they may be inside a word and are not part of it. */
export const isUnseen = (code: number): boolean =>
  code === 0xad ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  code === 0xfeff;

/** Letters, digits, combining marks, and pictures, which ENS names may contain. */
const wordish = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]|\u200c|\u200d|\ufe0f|\u20e3/u;

export function isWordAt(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code < 128 ? isAsciiWord(code) : wordish.test(String.fromCodePoint(text.codePointAt(at) ?? code));
}

/** UTF-16 units of the character at a position. */
export const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Letters of scripts that write words without spaces between them. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The same including Korean, which attaches endings to words. */
export const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const UNSPACED = 4;

/** Scripts that share a word only with themselves: a Latin symbol ends at a Chinese or Hindi word. */
export function scriptOf(code: number): number {
  if (code < 0x600) return 0;
  if (code <= 0x6ff || (code >= 0x750 && code <= 0x77f)) return 1;
  if (code >= 0x900 && code <= 0x97f) return 2;
  if (code >= 0x980 && code <= 0x9ff) return 3;
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff)) return UNSPACED;
  if ((code >= 0xac00 && code <= 0xd7a3) || (code >= 0x1100 && code <= 0x11ff)) return 5;
  return 0;
}
