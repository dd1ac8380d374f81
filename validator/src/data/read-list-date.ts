import { DataFileError } from './data-file-error.ts';

/** The date of a list. */
export function readDate(text: string, place: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isDate) throw new DataFileError(place, `${JSON.stringify(text.slice(0, 30))} is not a date such as 2025-01-31`);
  return text;
}
