import { digitOf, isAsciiLetter, isDigitAt, isWordAt } from './characters.ts';
import { decimal, MAX_DIGITS, multiply } from './decimal.ts';
import { fold } from './fold.ts';
import { type ReadNumber, readDigits } from './read-digits.ts';
import type { Lexeme, LexOptions } from './token.ts';

const separators: ReadonlySet<string> = new Set(['.', ',', '_', "'", '’', '\u066b', '\u066c']);

const scales: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['m', 6],
  ['mm', 6],
  ['mn', 6],
  ['mil', 6],
  ['mio', 6],
  ['b', 9],
  ['bn', 9],
  ['t', 12],
  ['tn', 12],
]);

/** `1 000`, if the space could also separate two numbers. */
const SPACED = 0.9;
const MAX_SUFFIX = 24;

/** `16.11.`, in languages with a decimal comma. */
const dayAndMonth = /^(\d{1,2})\.(\d{1,2})\.(?![\p{L}\d])/u;
const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** The number, or word that begins with digits, at a position. Several numbers if separators make no sense: `1,2,3`. */
export function lexNumber(text: string, start: number, options: LexOptions): Lexeme[] {
  const day = options.writesDecimalComma ? dayAndMonth.exec(text.slice(start, start + 8)) : null;
  if (day && isDay(Number(day[1]), Number(day[2])))
    return [{ kind: 'word', start, end: start + day[0].length, key: 'date' }];
  const end = endOfDigits(text, start);
  const spacedEnd = endOfGroups(text, start, end);
  const read = readDigits(asciiDigits(text, start, spacedEnd), options.writesDecimalComma, options.mark);
  if (!read) return lexGroups(text, start, end);
  const number = spacedEnd > end ? { ...read, confidence: Math.min(read.confidence, SPACED) } : read;
  return [lexSuffix(text, start, spacedEnd, number, options)];
}

/** The next field of a row may be an address: `18250.50,0x8Bb2…`. */
const isHexAt = (text: string, at: number): boolean => /^0x[\da-f]/i.test(text.slice(at, at + 3));

/** Digits, and separators between two of them. */
function endOfDigits(text: string, start: number): number {
  let end = start;
  while (
    end - start < 2 * MAX_DIGITS &&
    (isDigitAt(text, end) || (separators.has(text[end] ?? '') && isDigitAt(text, end + 1) && !isHexAt(text, end + 1)))
  )
    end++;
  return end;
}

/** `1 000 000`: groups of three after a first of one to three digits; digits after a mark are a fraction. */
function endOfGroups(text: string, start: number, end: number): number {
  if (end - start > 3 || text[start] === '0' || text.slice(start, end).search(/[.,_'’]/) >= 0) return end;
  const isGroup = (at: number) => [1, 2, 3].every((ahead) => isDigitAt(text, at + ahead)) && !isDigitAt(text, at + 4);
  let groupsEnd = end;
  while (/[ \u00a0\u202f]/.test(text[groupsEnd] ?? '') && isGroup(groupsEnd)) groupsEnd += 4;
  const hasFraction = groupsEnd > end && /^[.,]$/.test(text[groupsEnd] ?? '') && isDigitAt(text, groupsEnd + 1);
  if (!hasFraction) return groupsEnd;
  let fractionEnd = groupsEnd + 1;
  while (fractionEnd - groupsEnd <= MAX_DIGITS && isDigitAt(text, fractionEnd)) fractionEnd++;
  // `1 000,2 000`: two numbers
  return /^[.,\u00a0\u202f ]\d/.test(text.slice(fractionEnd, fractionEnd + 2)) ? groupsEnd : fractionEnd;
}

function asciiDigits(text: string, start: number, end: number): string {
  let digits = '';
  for (let at = start; at < end && at <= start + 2 * MAX_DIGITS; at++) {
    const digit = digitOf(text.charCodeAt(at));
    digits += digit >= 0 ? digit : text[at];
  }
  return digits;
}

function lexGroups(text: string, start: number, end: number): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && isDigitAt(text, at)) continue;
    const read = at - from <= MAX_DIGITS && at > from ? readDigits(asciiDigits(text, from, at), false) : null;
    if (read) lexemes.push({ kind: 'number', start: from, end: at, value: read.value });
    else if (at > from) lexemes.push({ kind: 'word', start: from, end: at });
    from = at + 1;
  }
  return lexemes;
}

/** The suffix of a number: an exponent, a `k`, or letters that make it a word, as in `1inch`. */
function lexSuffix(
  text: string,
  start: number,
  end: number,
  { value, confidence }: ReadNumber,
  { isWhole }: LexOptions,
): Lexeme {
  const exponent = /^e([+-]?\d{1,3})(?![\p{L}\d])/iu.exec(text.slice(end, end + 6));
  if (exponent && Math.abs(Number(exponent[1])) <= MAX_DIGITS) {
    const scaled = decimal(value.digits, value.scale - Number(exponent[1]));
    return { kind: 'number', start, end: end + exponent[0].length, value: scaled, confidence };
  }
  let suffixEnd = end;
  while (suffixEnd - end < MAX_SUFFIX && isAsciiWordAt(text, suffixEnd)) suffixEnd++;
  const suffix = text.slice(end, suffixEnd).toLowerCase();
  if (suffix !== '' && (isWhole(fold(text.slice(start, suffixEnd))) || /^(st|nd|rd|th)$/.test(suffix))) {
    return { kind: 'word', start, end: suffixEnd };
  }
  const letter = scaleOf(suffix, isWhole);
  if (letter === null) return { kind: 'number', start, end, value, confidence };
  const scaled = multiply(value, decimal(10n ** BigInt(scales.get(letter) ?? 0)));
  return {
    kind: 'number',
    start,
    end: end + letter.length,
    value: scaled,
    confidence,
    scaledBy: { letter, bare: value },
  };
}

const isAsciiWordAt = (text: string, at: number): boolean =>
  isWordAt(text, at) && (isAsciiLetter(text.charCodeAt(at)) || isDigitAt(text, at));

/** The `k` of `5k` and of `5kUSDC`, but not of `5kg`. */
function scaleOf(suffix: string, isWhole: LexOptions['isWhole']): string | null {
  if (suffix === '' || scales.has(suffix)) return suffix || null;
  const letter = suffix.slice(0, 1);
  return scales.has(letter) && !isWhole(suffix) && isWhole(suffix.slice(1)) ? letter : null;
}
