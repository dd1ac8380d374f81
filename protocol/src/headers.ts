import { z } from 'zod';

/** Makes a retry after a lost answer the same request. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .optional()
  .describe('Repeating the key with the same body returns the first response again. Keys are kept for 24 hours.');

export const ifNoneMatch = z
  .string()
  .max(200)
  .optional()
  .describe('The `ETag` of the previous response: 304 if nothing has changed.');

const MAX_WAIT_SECONDS = 25;

/** RFC 7240: unknown preferences are ignored. Returns the seconds to wait; 0 if not requested. */
export const preferWait = z
  .string()
  .max(200)
  .optional()
  .transform((text) =>
    Math.min(Number(/(?:^|[,;\s])wait=(\d{1,4})(?=$|[,;\s])/i.exec(text ?? '')?.[1] ?? 0), MAX_WAIT_SECONDS),
  )
  .describe('`wait=25`: the response is held until the verdict arrives, for at most this many seconds (25 at most).');
