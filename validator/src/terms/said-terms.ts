import { compilePattern } from '../patterns/compile-pattern.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { readDate } from '../reader/mentions/limits/read-date.ts';
import { plainDigits } from '../reader/text/characters.ts';
import type { Span } from '../reader/text/span.ts';

const DAY = 86_400;

/** Units of time longer than those of a deadline, in the words of the languages that intents come in. */
const units: readonly { readonly words: string; readonly least: number; readonly most: number }[] = [
  {
    words:
      'years?|yrs?|años?|ans?|années?|jahre?n?|ann[oi]|anos?|jaar|лет|года?|yıl(?:lığına|lık)?|tahun|साल|वर्ष|سال|سنة|سنوات|বছর(?:ের)?|年|년',
    least: 365 * DAY,
    most: 366 * DAY,
  },
  {
    words:
      'months?|mes(?:es)?|mois|monate?n?|mes[ei]|maand(?:en)?|месяц(?:а|ев)?|ay|bulan|महीन[ेाों]{1,2}|माह|مہین[ےہ]|شهر|أشهر|মাস(?:ের)?|个月|か月|ヶ月|개월',
    least: 28 * DAY,
    most: 31 * DAY,
  },
  {
    words:
      'weeks?|semanas?|semaines?|wochen?|settiman[ae]|weken|недел[ьия]|hafta|minggu|हफ़?्त[ेाों]{1,2}|सप्ताह|ہفت[ےہ]|أسبوع|أسابيع|সপ্তাহ(?:ের)?|周|週間|주',
    least: 7 * DAY,
    most: 7 * DAY,
  },
  {
    words:
      'days?|días?|dias?|jours?|tage?n?|giorn[oi]|dagen|дн(?:я|ей)|день|gün|hari|दिन|دن|يوم|أيام|দিন(?:ের)?|天|日|일',
    least: DAY,
    most: DAY,
  },
  {
    words:
      'hours?|hrs?|horas?|heures?|stunden?|or[ae]|uur|час(?:а|ов)?|saat|jam|घंट[ेाों]{1,2}|घण्ट[ेाों]{1,2}|گھنٹ[ےہ]|ساعة|ساعات|ঘণ্টা(?:র)?|ঘন্টা(?:র)?|小时|時間|시간',
    least: 3_600,
    most: 3_600,
  },
];

const numerals: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  bir: 1,
  iki: 2,
  üç: 3,
  satu: 1,
  dua: 2,
  tiga: 3,
  एक: 1,
  दो: 2,
  तीन: 3,
  ایک: 1,
  دو: 2,
  تین: 3,
  এক: 1,
  দুই: 2,
  তিন: 3,
  один: 1,
  два: 2,
  три: 3,
};

/** The words of every unit of time; those of a deadline count no term. */
export const unitsOfTime = [
  ...units.map(({ words }) => words),
  'min(?:ute)?s?|minut[oi]s?|minuten|sec(?:ond)?s?|secondes?|segundos?|sekunden?|second[io]|blocks?|confirmations',
].join('|');

const count = `\\p{Nd}{1,5}(?:\\.\\p{Nd}{1,3})?|${Object.keys(numerals).join('|')}`;
const patterns = units.map(({ words, ...range }) => ({
  ...range,
  pattern: compilePattern(
    `(?<![\\p{L}\\p{M}\\p{Nd}])(${count})(?:\\s(?:more|further|additional|extra|full|whole))?[\\s-]{0,2}(?:${words})(?![\\p{L}\\p{M}])`,
    'giu',
  ),
}));

/** Seconds, from the least to the most that the words can mean: a year has 365 days or 366. */
export interface SaidDuration {
  readonly text: string;
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

/** Every length of time that the text names. */
export function saidDurations(text: string): SaidDuration[] {
  return patterns.flatMap(({ pattern, least, most }) =>
    matchesIn(text, pattern).map(({ index, 0: said, 1: number = '' }) => {
      const times = numerals[number.toLowerCase()] ?? Number(plainDigits(number));
      return { text: said, start: index, least: times * least, most: times * most };
    }),
  );
}

const opensDate = /\b(?:until|till|to|by|before|on|hasta|bis|jusqu['’]au|fino al|até)\s+/giu;

/** A date, and where it stands with the word before it. */
export interface SaidDate extends Span {
  readonly atUnix: number;
}

/** Every date that the text names after a word such as `until`. */
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

/** Whether a time is the one that is said, which is known from the earliest to the latest that the words can mean. */
export const isSaidTime = (unix: bigint, least: number, most: number): boolean =>
  Number(unix) > least - LOCK_ROUNDING && Number(unix) <= most + DAY;

/** Where the text has these bytes, and not as a part of longer ones: an address starts with many a short message. */
export function findHex(text: string, value: string): Span[] {
  // Only what hex has: other letters may change their length.
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const found: Span[] = [];
  for (let start = lower.indexOf(value); start >= 0; start = lower.indexOf(value, start + value.length)) {
    const end = start + value.length;
    if (!/[0-9a-z]/.test(lower[end] ?? '') && !/[0-9a-z]/.test(lower[start - 1] ?? '')) found.push({ start, end });
  }
  return found;
}
