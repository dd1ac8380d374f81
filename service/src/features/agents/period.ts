import type { Period } from '@countersign/protocol';
import type { Grain } from './table.ts';

interface Span {
  readonly start: Date;
  /** Exclusive. */
  readonly end: Date;
}

/** A time range, cut into parts without gaps. */
export interface Window extends Span {
  readonly grain: Grain;
  readonly parts: readonly Span[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const monthAfter = (date: Date, months: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));

/** The window of a period at this moment: whole hours, days or months of UTC, the last of which has not ended. */
export function windowOf(period: Period, memberSince: Date, now: Date): Window {
  if (period === '24h') return lastParts('hour', HOUR_MS, 24, now);
  if (period !== 'all') return lastParts('day', DAY_MS, period === '7d' ? 7 : 30, now);
  const starts: Date[] = [];
  for (let start = monthAfter(memberSince, 0); start <= now; start = monthAfter(start, 1)) starts.push(start);
  return cut('month', starts, (start) => monthAfter(start, 1));
}

function lastParts(grain: Grain, partMs: number, count: number, now: Date): Window {
  const last = Math.floor(now.getTime() / partMs) * partMs;
  const starts = Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * partMs));
  return cut(grain, starts, (start) => new Date(start.getTime() + partMs));
}

function cut(grain: Grain, starts: readonly Date[], endOf: (start: Date) => Date): Window {
  const parts = starts.map((start) => ({ start, end: endOf(start) }));
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error('a user of the future');
  return { grain, start: first.start, end: last.end, parts };
}
