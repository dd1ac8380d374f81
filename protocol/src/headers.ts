import { z } from 'zod';

export const apiKeyHeader = 'x-api-key';

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
