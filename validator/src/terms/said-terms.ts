import { compilePattern } from '../patterns/compile-pattern.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { numerals, opensDate, wordsOfTime } from '../reader/languages/phrases/lengths-of-time.ts';
import { readDate } from '../reader/mentions/limits/read-date.ts';
import { plainDigits } from '../reader/text/characters.ts';
import type { Span } from '../reader/text/span.ts';

const DAY = 86_400;

/** Units of time longer than those of a deadline. */
const units: readonly { readonly words: string; readonly least: number; readonly most: number }[] = [
  {
    words: wordsOfTime.years,
    least: 365 * DAY,
    most: 366 * DAY,
  },
  {
    words: wordsOfTime.months,
    least: 28 * DAY,
    most: 31 * DAY,
  },
  {
    words: wordsOfTime.weeks,
    least: 7 * DAY,
    most: 7 * DAY,
  },
  {
    words: wordsOfTime.days,
    least: DAY,
    most: DAY,
  },
  {
    words: wordsOfTime.hours,
    least: 3_600,
    most: 3_600,
  },
];

/** The words of every unit of time; those of a deadline are not terms. */
export const unitsOfTime = [...units.map(({ words }) => words), wordsOfTime.less].join('|');

const count = `\\p{Nd}{1,5}(?:\\.\\p{Nd}{1,3})?|${Object.keys(numerals).join('|')}`;
const patterns = units.map(({ words, ...range }) => ({
  ...range,
  pattern: compilePattern(
    `(?<![\\p{L}\\p{M}\\p{Nd}])(${count})(?:\\s(?:more|further|additional|extra|full|whole))?[\\s-]{0,2}(?:${words})(?![\\p{L}\\p{M}])`,
    'giu',
  ),
}));

/** Seconds, as a range: a year has 365 days or 366. */
export interface SaidDuration {
  readonly text: string;
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

/** Every length of time in the text. */
export function saidDurations(text: string): SaidDuration[] {
  return patterns.flatMap(({ pattern, least, most }) =>
    matchesIn(text, pattern).map(({ index, 0: said, 1: number = '' }) => {
      const times = numerals[number.toLowerCase()] ?? Number(plainDigits(number));
      return { text: said, start: index, least: times * least, most: times * most };
    }),
  );
}

/** A date, and its span with the preceding word. */
export interface SaidDate extends Span {
  readonly atUnix: number;
}

/** Every date in the text after a word such as `until`. */
export function saidDates(text: string, nowUnix: number): SaidDate[] {
  return matchesIn(text, opensDate)
    .slice(0, 8)
    .flatMap(({ index: start, 0: { length } }) => {
      const at = start + length;
      const date = readDate(text.slice(at, at + 40), nowUnix);
      return date ? [{ start, end: at + date.length, atUnix: date.atUnix }] : [];
    });
}

/** Contracts that lock tokens count in whole weeks, and round down. */
const LOCK_ROUNDING = 7 * DAY;

/** Whether a time lies between the earliest and the latest that the words can mean. */
export const isSaidTime = (unix: bigint, least: number, most: number): boolean =>
  Number(unix) > least - LOCK_ROUNDING && Number(unix) <= most + DAY;

/**
 * Where the text contains these bytes, but not as a part of longer ones: a short message may be the start of an
 * address.
 */
export function findHex(text: string, value: string): Span[] {
  // Hex digits only: the lower case of other letters may have another length.
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const found: Span[] = [];
  for (let start = lower.indexOf(value); start >= 0; start = lower.indexOf(value, start + value.length)) {
    const end = start + value.length;
    if (!/[0-9a-z]/.test(lower[end] ?? '') && !/[0-9a-z]/.test(lower[start - 1] ?? '')) found.push({ start, end });
  }
  return found;
}
