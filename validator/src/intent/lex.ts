import { ens_normalize } from '@adraffy/ens-normalize';
import { decimal, MAX_DIGITS, multiply } from './decimal.ts';
import { fold } from './fold.ts';
import type { Decimal } from './intent.ts';
import { readDigits } from './read-digits.ts';

export type TokenKind = 'word' | 'number' | 'address' | 'hex' | 'ens' | 'mark';

export interface Token {
  readonly kind: TokenKind;
  /** Folded text: what the tables are keyed by. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Whether nothing stands between it and the token before. */
  readonly isGlued: boolean;
  /** Line breaks before it. */
  readonly lines: number;
  /** Of a number. */
  readonly value?: Decimal;
  readonly confidence?: number;
  /** The letter that scaled the number: the `m` of `5m` is a million, or minutes where a time is asked for. */
  readonly scaledBy?: { readonly letter: string; readonly bare: Decimal };
}

export interface LexOptions {
  /** Whether a text is one word with a meaning of its own though it looks like several: `1inch`, `USDC.e`, `3CRV`. */
  readonly isWhole: (key: string) => boolean;
  readonly writesDecimalComma: boolean;
  /** Cuts a run of a script without spaces at the words it knows; lengths in UTF-16 units. */
  readonly cut: ((run: string) => readonly number[]) | null;
}

const scales: Readonly<Record<string, number>> = {
  k: 3,
  m: 6,
  mm: 6,
  mn: 6,
  mil: 6,
  mio: 6,
  b: 9,
  bn: 9,
  t: 12,
  tn: 12,
};

/** Endings under which people have names: `.eth` and what ENS imports from the DNS. */
const nameEndings: ReadonlySet<string> = new Set(
  'eth xyz com org io id box luxe kred art club app dev me net co cash gg'.split(' '),
);

/** Code points of the digit zero in the scripts whose digits count up from it. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
const digitOf = (code: number): number => {
  for (const zero of zeros) if (code >= zero && code <= zero + 9) return code - zero;
  return -1;
};

const wordish = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]|\u200c|\u200d|\ufe0f|\u20e3/u;
const letterish = /[\p{L}\p{N}]/u;
const isUnseen = (code: number) =>
  code === 0xad ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  code === 0xfeff;
const isAsciiWord = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
const isHexDigit = (code: number) =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);
const isSpace = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x202f || code === 0x3000;

/** Scripts that share a word only with themselves: a Latin symbol ends where a Chinese or Hindi word begins. */
const scriptOf = (code: number): number => {
  if (code < 0x600) return 0;
  if (code <= 0x6ff || (code >= 0x750 && code <= 0x77f)) return 1;
  if (code >= 0x900 && code <= 0x97f) return 2;
  if (code >= 0x980 && code <= 0x9ff) return 3;
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff)) return UNSPACED;
  return 0;
};
const UNSPACED = 4;

const marksOfTwo: ReadonlySet<string> = new Set(['->', '=>', '>=', '<=', '..']);

/** Cuts a text into words, numbers, addresses, names and marks. Linear; every character is looked at a bounded number of times. */
export function lex(text: string, { isWhole, writesDecimalComma, cut }: LexOptions): Token[] {
  const tokens: Token[] = [];
  let lastEnd = -1;
  let lines = 0;

  const push = (kind: TokenKind, start: number, end: number, more: Partial<Token> = {}) => {
    if (end <= start) return;
    const key = more.key ?? fold(text.slice(start, end));
    tokens.push({ kind, start, end, isGlued: start === lastEnd, lines, ...more, key });
    [lastEnd, lines] = [end, 0];
  };
  const code = (at: number) => text.charCodeAt(at);
  const isDigit = (at: number) => at < text.length && digitOf(code(at)) >= 0;
  const isWordAt = (at: number) => {
    if (at >= text.length) return false;
    const unit = code(at);
    if (unit < 128) return isAsciiWord(unit);
    return wordish.test(String.fromCodePoint(text.codePointAt(at) ?? unit));
  };
  const width = (at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

  /** `0x…`: an address, another hex string, or one that was shortened with dots in the middle. */
  const lexHex = (start: number): number => {
    let end = start + 2;
    while (end < text.length && isHexDigit(code(end))) end++;
    const dots = text.startsWith('...', end) ? 3 : text[end] === '…' ? 1 : 0;
    if (dots > 0 && end - start < 42 && isHexDigit(code(end + dots))) {
      end += dots;
      while (end < text.length && isHexDigit(code(end))) end++;
      push('word', start, end);
      return end;
    }
    const isBroken = isWordAt(end) && scriptOf(code(end)) === 0;
    if (isBroken) {
      while (isWordAt(end) && scriptOf(code(end)) === 0) end += width(end);
      push('word', start, end);
    } else push(end - start === 42 ? 'address' : 'hex', start, end);
    return end;
  };

  const lexNumber = (start: number): number => {
    let end = start;
    let lastGroup = start;
    const separators = ".,_'’\u066b\u066c";
    while (
      isDigit(end) ||
      (separators.includes(text[end] ?? ' ') && isDigit(end + 1) && end - start < MAX_DIGITS * 2)
    ) {
      if (!isDigit(end)) lastGroup = end + 1;
      end++;
    }
    // `1 000 000`: groups of three after a first of one to three, and nothing else in the number.
    let isSpaced = false;
    if (lastGroup === start && end - start <= 3 && text[start] !== '0') {
      while (
        (text[end] === ' ' || code(end) === 0xa0 || code(end) === 0x202f) &&
        isDigit(end + 1) &&
        isDigit(end + 2) &&
        isDigit(end + 3) &&
        !isDigit(end + 4) &&
        text[end + 4] !== '.'
      ) {
        end += 4;
        isSpaced = true;
      }
    }
    let raw = '';
    for (let at = start; at < end; at++) raw += digitOf(code(at)) >= 0 ? digitOf(code(at)) : text[at];
    let read = readDigits(raw, writesDecimalComma);
    if (!read) {
      end = start;
      while (isDigit(end)) end++;
      read =
        end - start > MAX_DIGITS
          ? null
          : readDigits(Array.from(text.slice(start, end), (digit) => digitOf(digit.charCodeAt(0))).join(''), false);
      if (!read) {
        push('word', start, end);
        return end;
      }
    }
    const confidence = isSpaced ? Math.min(read.confidence, 0.9) : read.confidence;
    let exponentEnd = end + 1;
    if (text[end] === 'e' || text[end] === 'E') {
      if (text[exponentEnd] === '+' || text[exponentEnd] === '-') exponentEnd++;
      const from = exponentEnd;
      while (exponentEnd - from < 3 && isDigit(exponentEnd)) exponentEnd++;
      const exponent = Number(text.slice(end + 1, exponentEnd));
      if (exponentEnd > from && !isWordAt(exponentEnd) && Math.abs(exponent) <= MAX_DIGITS) {
        push('number', start, exponentEnd, {
          value: decimal(read.value.digits, read.value.scale - exponent),
          confidence,
        });
        return exponentEnd;
      }
    }
    let suffixEnd = end;
    while (suffixEnd < text.length && isAsciiWord(code(suffixEnd))) suffixEnd++;
    const suffix = text.slice(end, suffixEnd).toLowerCase();
    if (suffix !== '' && (isWhole(fold(text.slice(start, suffixEnd))) || /^(st|nd|rd|th)$/.test(suffix))) {
      push('word', start, suffixEnd);
      return suffixEnd;
    }
    const scale = scaleOf(suffix);
    if (scale) {
      const [letter, power] = scale;
      const value = multiply(read.value, decimal(10n ** BigInt(power)));
      push('number', start, end + letter.length, { value, confidence, scaledBy: { letter, bare: read.value } });
      return end + letter.length;
    }
    push('number', start, end, { value: read.value, confidence });
    return end;
  };

  /** The `k` of `5k` and of `5kUSDC`, but not of `5kg`. */
  const scaleOf = (suffix: string): readonly [string, number] | null => {
    if (suffix === '') return null;
    const whole = scales[suffix];
    if (whole !== undefined) return [suffix, whole];
    if (isWhole(suffix)) return null;
    const letter = suffix[0] ?? '';
    const power = scales[letter];
    return power !== undefined && isWhole(suffix.slice(1)) ? [letter, power] : null;
  };

  const lexWord = (start: number): number => {
    const script = scriptOf(code(start));
    let end = start;
    while (end < text.length) {
      const unit = code(end);
      if (isWordAt(end) && (scriptOf(unit) === script || (unit >= 0x200c && unit <= 0x200d))) end += width(end);
      else if (script === 0 && joinsWord(end)) end++;
      else if (isUnseen(unit) && end > start && isWordAt(end + 1)) end++;
      else break;
    }
    if (script === UNSPACED && cut) {
      let at = start;
      for (const length of cut(text.slice(start, end))) {
        push('word', at, at + length);
        at += length;
      }
      return end;
    }
    // A possessive belongs to the name it follows and is no part of it.
    const possessive = /['’]s$/i.exec(text.slice(Math.max(start, end - 2), end));
    const stem = possessive ? end - 2 : end;
    pushRun(start, stem, end);
    return end;
  };

  /** An apostrophe, a full stop, a hyphen or a money sign between two letters. */
  const joinsWord = (at: number): boolean => {
    const char = text[at] ?? '';
    if (!"'’ʼ.-₮".includes(char) || at + 1 >= text.length) return false;
    if (char === '₮') return true;
    return isWordAt(at + 1) && scriptOf(code(at + 1)) === 0;
  };

  const pushRun = (start: number, stem: number, end: number) => {
    const run = text.slice(start, stem);
    const key = fold(run);
    if (!letterish.test(run)) return push('mark', start, end, { key: '' });
    if (run.includes('.')) {
      const name = ensName(run);
      if (name !== undefined) return name === null ? push('word', start, end) : push('ens', start, stem, { key: name });
    }
    if (!/[._-]/.test(run) || isWhole(key))
      return push('word', start, end, stem === end || isLet(key) ? { key: fold(text.slice(start, end)) } : { key });
    let from = start;
    for (let at = start; at <= stem; at++) {
      if (at < stem && text[at] !== '.' && text[at] !== '-' && text[at] !== '_') continue;
      if (at > from) {
        if (isDigit(from) && !isWhole(fold(text.slice(from, at)))) lexNumber(from);
        else push('word', from, at);
      }
      if (text[at] === '.' && at < stem) push('mark', at, at + 1);
      from = at + 1;
    }
  };

  let at = 0;
  while (at < text.length) {
    const unit = code(at);
    if (isSpace(unit) || isUnseen(unit)) {
      if (unit === 10) lines++;
      at++;
    } else if (unit === 48 && (text[at + 1] === 'x' || text[at + 1] === 'X') && isHexDigit(code(at + 2)))
      at = lexHex(at);
    else if (isDigit(at) || (text[at] === '.' && isDigit(at + 1))) at = lexNumber(at);
    else if (isWordAt(at)) at = lexWord(at);
    else {
      const length = marksOfTwo.has(text.slice(at, at + 2)) ? 2 : width(at);
      push('mark', at, at + length);
      at += length;
    }
  }
  return tokens;
}

/** `let's` is not something of `let`. */
const isLet = (key: string): boolean =>
  key === 'let' || key === 'that' || key === 'it' || key === 'here' || key === 'what';

/** Undefined where it does not look like a name of the ENS, null where the rules of the ENS refuse it. */
function ensName(run: string): string | null | undefined {
  const ending = run.slice(run.lastIndexOf('.') + 1).toLowerCase();
  if (!nameEndings.has(ending) || run.length > 255 || run.startsWith('.')) return undefined;
  if (/^[a-z0-9]+(\.[a-z0-9]+)+$/i.test(run)) return run.toLowerCase();
  try {
    return ens_normalize(run);
  } catch {
    return null;
  }
}
