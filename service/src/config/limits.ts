import { wholeNumber } from '@countersign/edge/environment';
import { generalLimit, signInLimit } from '@countersign/protocol';
import type { z } from 'zod';

const perMinute = wholeNumber(1, 1_000_000);
const MEBIBYTE = 1024 * 1024;
/** One at least: the largest body that POST /transactions takes. */
const mebibytes = wholeNumber(1, 1_000_000).transform((count) => count * MEBIBYTE);

/** How much may be asked and stored, and for how long. */
export const limitVariables = {
  RATE_LIMIT_PER_MINUTE: perMinute
    .prefault(String(generalLimit.max))
    .describe('Requests per minute, per client and route.'),
  SIGN_IN_LIMIT_PER_MINUTE: perMinute
    .prefault(String(signInLimit.max))
    .describe('Requests per minute, per client, on sign-in routes.'),
  TRANSACTION_MEBIBYTES_PER_DAY: mebibytes
    .prefault('64')
    .describe('MiB per 24 hours that may be submitted to POST /transactions for one user.'),
  TRANSACTION_MEBIBYTES_PER_DAY_PER_IP: mebibytes
    .prefault('1024')
    .describe('MiB per 24 hours from one client IP, across all users. Requests with an ADMIN key are not counted.'),
  MAX_WAITING_REQUESTS: wholeNumber(0, 100_000)
    .prefault('10000')
    .describe(
      'Requests that may wait for the arbiters of one verification service; POST /transactions gets 503 at this number. The default is about eight minutes of work for one arbiter on two cores. 0: no limit.',
    ),
  MAX_WAITING_REQUESTS_PER_USER: wholeNumber(0, 100_000)
    .prefault('200')
    .describe(
      'Requests of one user that may wait for the arbiters of one verification service; POST /transactions gets 429 at this number. 0: no limit.',
    ),
  MAX_WAITING_SECONDS: wholeNumber(0, 30 * 24 * 60 * 60)
    .prefault('1800')
    .describe(
      'How long the next request in line may have waited for an arbiter; POST /transactions gets 503 after that, if at least 100 requests wait. 0: no limit.',
    ),
  PAYLOAD_RETENTION_DAYS: wholeNumber(0, 36_500)
    .prefault('365')
    .describe(
      'Days until the sealed payload of a REJECTED, EXECUTED or FAILED transaction is deleted, here and in the content store. The record, its hashes and the audit log are kept. 0: payloads are never deleted.',
    ),
};

export const readLimits = (data: z.output<z.ZodObject<typeof limitVariables>>) => ({
  /** What the operator allows instead of the limits of these names. */
  limits: {
    [generalLimit.name]: data.RATE_LIMIT_PER_MINUTE,
    [signInLimit.name]: data.SIGN_IN_LIMIT_PER_MINUTE,
  },
  quotas: {
    userBytes: data.TRANSACTION_MEBIBYTES_PER_DAY,
    addressBytes: data.TRANSACTION_MEBIBYTES_PER_DAY_PER_IP,
  },
  waitingBounds: {
    requests: data.MAX_WAITING_REQUESTS || null,
    requestsPerUser: data.MAX_WAITING_REQUESTS_PER_USER || null,
    seconds: data.MAX_WAITING_SECONDS || null,
  },
  payloadRetentionDays: data.PAYLOAD_RETENTION_DAYS || null,
});
