import { compilePattern } from '../patterns/compile-pattern.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { periods } from '../reader/languages/phrases/periods.ts';
import { plainDigits } from '../reader/text/characters.ts';
import type { Span } from '../reader/text/span.ts';

/** A length of time after which something recurs, in seconds; a month has 30 or 31 days. */
export interface SaidPeriod extends Span {
  readonly least: number;
  readonly most: number;
}

const noLetter = '(?![\\p{L}\\p{M}\\p{Nd}])';
const patterns = periods.map(({ words, ...range }) => ({
  ...range,
  pattern: compilePattern(`(?<![\\p{L}\\p{M}])(?:${words})${noLetter}`, 'giu'),
}));

/** Every period in the text: `weekly`, `per month`. */
export const saidPeriods = (text: string): SaidPeriod[] =>
  patterns.flatMap(({ pattern, least, most }) =>
    matchesIn(text, pattern).map(({ index, 0: { length } }) => ({ start: index, end: index + length, least, most })),
  );

/** `30 a day`, `900 USDCx per month`, `günde 5 USDCx`. */
export interface SaidRate {
  readonly least: number;
  readonly most: number;
  readonly number: Span;
  readonly period: Span;
  readonly amount: number;
  /** In lower case; null if the words leave it out. */
  readonly symbol: string | null;
}

const number = '(\\p{Nd}{1,12}(?:,\\p{Nd}{3})*(?:\\.\\p{Nd}{1,18})?)';
const unit = '(?:\\s?([a-z][a-z0-9.]{1,11})(?![a-z0-9]))?';
const before = compilePattern(`${number}${unit}[\\s,]{0,2}$`, 'iu');
const after = compilePattern(`^[\\s,:]{0,2}${number}${unit}`, 'iu');

/** Every amount next to a period. */
export function saidRates(text: string): SaidRate[] {
  const plain = plainDigits(text);
  return saidPeriods(plain).flatMap((period): SaidRate[] => {
    const behind = before.exec(plain.slice(Math.max(0, period.start - 40), period.start));
    const ahead = behind ? null : after.exec(plain.slice(period.end, period.end + 40));
    const found = behind ?? ahead;
    if (!found) return [];
    const digits = found[1] ?? '';
    const amount = Number(digits.replaceAll(',', ''));
    const at = (behind ? period.start - behind[0].length : period.end) + found[0].indexOf(digits);
    return [
      {
        least: period.least,
        most: period.most,
        period: { start: period.start, end: period.end },
        number: { start: at, end: at + digits.length },
        amount,
        symbol: found[2]?.toLowerCase() ?? null,
      },
    ];
  });
}

/** Tools round the rate of a second down to a whole number of base units. */
const ROUNDING = 1e-6;

/** Whether a rate per second, in whole tokens, is the one of the words. */
export const isRate = ({ amount, least, most }: SaidRate, perSecond: number): boolean =>
  perSecond * most >= amount * (1 - ROUNDING) && perSecond * least <= amount * (1 + ROUNDING);
