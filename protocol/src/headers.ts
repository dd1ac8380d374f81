import { z } from 'zod';

export const apiKeyHeader = 'x-api-key';

/** The stable code of an error, on its answer. */
export const problemCodeHeader = 'problem-code';

/** The headers of a request that its sender signed with an Ethereum account. */
export const addressHeader = 'x-ethereum-address';
export const signatureHeader = 'x-ethereum-signature';
/** Unix seconds. Address and signature alone could be replayed for ever. */
export const timestampHeader = 'x-ethereum-timestamp';

/** Makes a request that is sent again, after an answer was lost, the same request. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .optional()
  .describe('The same key with the same body gives the first answer again; it lives 24 hours.');

export const ifNoneMatch = z
  .string()
  .max(200)
  .optional()
  .describe('The `ETag` of the answer before: 304 where nothing changed.');

const MAX_WAIT_SECONDS = 25;

/** RFC 7240: what else is preferred is ignored, as it says. The number of seconds; 0 where nobody asks to wait. */
export const preferWait = z
  .string()
  .max(200)
  .optional()
  .transform((text) =>
    Math.min(Number(/(?:^|[,;\s])wait=(\d{1,4})(?=$|[,;\s])/i.exec(text ?? '')?.[1] ?? 0), MAX_WAIT_SECONDS),
  )
  .describe('`wait=25`: the answer comes with the verdict, or after so many seconds (at most 25).');
