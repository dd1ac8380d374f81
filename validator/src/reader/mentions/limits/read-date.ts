import { parse } from 'chrono-node/en';

/** No time clause is longer; the date parser never sees more than this. */
const MAX_DATE_LENGTH = 60;

export interface ReadDate {
  readonly atUnix: number;
  /** The end of the date in its text. */
  readonly length: number;
}

/** `30/11/2026 à 06:30 UTC`, `2026-11-30, 06:30`: a time of day behind a date, after a short word of any language. */
const timeBehind = /^(?:,?\s(?:\p{L}{1,3}\s)?)(\d{1,2}):(\d\d)(?!\d)(?:\s?(?:UTC|GMT|Z)(?!\p{L}))?/iu;

/** A date or a time of day at the start of a text, in UTC unless it names another zone. */
export function readDate(text: string, nowUnix: number): ReadDate | null {
  const reference = { instant: new Date(nowUnix * 1000), timezone: 0 };
  const [first] = parse(text.slice(0, MAX_DATE_LENGTH), reference, { forwardDate: true });
  if (!first || first.index > 4) return null;
  const atUnix = Math.floor(first.date().getTime() / 1000);
  const length = first.index + first.text.length;
  if (!Number.isFinite(atUnix)) return null;
  const [time, hours, minutes] = first.start.isCertain('hour') ? [] : (timeBehind.exec(text.slice(length)) ?? []);
  if (time === undefined || !first.start.isCertain('day')) return { atUnix, length };
  const midnight = Math.floor(first.start.date().setUTCHours(0, 0, 0, 0) / 1000);
  return { atUnix: midnight + Number(hours) * 3_600 + Number(minutes) * 60, length: length + time.length };
}
