import { z } from 'zod';

/** Times are ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime({ precision: 3 }).meta({ examples: ['2026-01-31T12:00:00.000Z'] });

/** Used by the settings and by the list of accesses. */
export const frozenAt = timestamp.nullable().describe('When the account was frozen; null if it is not frozen.');

/** A timestamp from the caller, with any offset and precision. */
export const moment = z.iso
  .datetime({ offset: true, error: 'must be an ISO 8601 time such as 2026-01-31T12:00:00Z' })
  .transform((text) => new Date(text))
  // An offset can push the time past the last four-digit year.
  .refine((date) => date.getUTCFullYear() <= 9999, 'must be before the year 10000');

/** In hex characters: enough for a contract wallet with a hundred owners. */
export const maxSignatureLength = 32_768;

export const id = z.uuid();

/** Whether a text has the form of our ids; any other is not found. */
export const isUuid = (text: string) => id.safeParse(text).success;

/**
 * A typed line of text: trimmed, not empty, without control characters, its length counted in characters rather than
 * UTF-16 units.
 */
export function singleLineText(maxCharacters: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((text) => [...text].length <= maxCharacters, `must be at most ${maxCharacters} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must not contain control characters')
    .meta({ maxLength: maxCharacters });
}

/** A number in a path or query. */
export function wholeNumber(min: number, max: number) {
  const fault = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number<number>({ error: fault }).int(fault).min(min, fault).max(max, fault);
}

/** The query of every list: newest first, paginated. */
export const page = z.object({
  limit: wholeNumber(1, 500).default(100).describe('Maximum number of items.'),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe('Taken from the `Link: <…>; rel="next"` header of the previous page.'),
});
