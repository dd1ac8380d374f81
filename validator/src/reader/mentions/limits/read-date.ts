import { parse } from 'chrono-node/en';

/** No time clause is longer; the date parser never sees more than this. */
const MAX_DATE_LENGTH = 60;

export interface ReadDate {
  readonly atUnix: number;
  /** The end of the date in its text. */
  readonly length: number;
}

/** A date or a time of day at the start of a text, in UTC unless it names another zone. */
export function readDate(text: string, nowUnix: number): ReadDate | null {
  const reference = { instant: new Date(nowUnix * 1000), timezone: 0 };
  const [first] = parse(text.slice(0, MAX_DATE_LENGTH), reference, { forwardDate: true });
  if (!first || first.index > 4) return null;
  const atUnix = Math.floor(first.date().getTime() / 1000);
  return Number.isFinite(atUnix) ? { atUnix, length: first.index + first.text.length } : null;
}
