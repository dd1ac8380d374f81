import { z } from 'zod';
import { address } from './address.ts';
import { releaseFields } from './approvals.ts';
import { callSchema } from './create-transaction.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { idempotencyKey } from './headers.ts';
import { chainId } from './hex.ts';
import { generalLimit } from './limits.ts';

const { to, value, data } = callSchema.shape;

const integrationType = z.enum(['execution', 'agent']);

/** An id with so many hex digits is not deliberate: it is a hash with missing or extra digits. */
const isBrokenHash = (text: string) => /^(?:0x)?[0-9a-f]{60,}$/i.test(text) && text.replace(/^0x/i, '').length !== 64;

/**
 * Our ids are hashes in any notation: one without its 0x must not count as a tracking id. Other tracking ids are taken
 * verbatim; `.` and `..` would change a path.
 */
const trackingId = z
  .string()
  .regex(/^(?!\.{1,2}$)[\w.:-]{1,200}$/, 'must be 1 to 200 letters, digits, or any of . : _ -, and not . or ..')
  .refine((text) => !isBrokenHash(text), 'a request hash has 64 hex digits; this has fewer or more')
  .transform((text) => text.replace(/^(?:0x)?([0-9a-f]{64})$/i, (_, digits: string) => `0x${digits.toLowerCase()}`));

const custodyOrder = z
  .object({
    escrowAddress: address.describe('The account of the user whose integration executes the call.'),
    to,
    value,
    data: data.default('0x'),
    requestHash: trackingId.describe(
      'The request hash of an approved transaction, whose call the custody order must match. Anything else is your own tracking id, accepted once **and without an approval**, unless it is 60 hex digits or more.',
    ),
    type: integrationType.default('execution').describe("Which of the user's integrations to use."),
    chainId: chainId
      .optional()
      .describe(
        "Default: the chain of the transaction. For a tracking id: Sepolia (sandbox, testnet) or Ethereum (mainnet), depending on the integration's environment.",
      ),
  })
  .meta({
    examples: [
      {
        escrowAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        value: '1000000000000000000',
        requestHash: 'payroll-2026-01',
      },
    ],
  });
export type CustodyOrderBody = z.output<typeof custodyOrder>;

const placedOrder = z
  .object({
    requestHash: z.string(),
    transactionId: id.nullable().describe('Null for a tracking id.'),
    type: integrationType,
    chainId: z.int(),
    ...releaseFields,
  })
  .meta({ id: 'PlacedOrder' });

export const custodyTransactionRows = {
  createCustodyTransaction: endpoint({
    method: 'POST',
    path: '/custody/admin/transactions',
    group: 'Custody',
    summary: "Execute a call through a user's custody provider",
    access: { by: ['admin-key'], otherKeys: 401 },
    limits: [generalLimit],
    headers: z.object({ 'idempotency-key': idempotencyKey }),
    body: custodyOrder,
    maxBodyBytes: 1024 * 1024,
    success: {
      status: 201,
      body: placedOrder.describe(
        '`submitted`: the provider has accepted it. `claimed`: the provider gave no clear answer; the service keeps checking until the outcome is known.',
      ),
    },
    errors: {
      400: 'Invalid fields; a transaction that is not approved, is already claimed or is a different call; a tracking id that has been used before; or a refusal by the provider, with its reason.',
      401: 'The key is missing or is not an ADMIN key.',
      404: 'No user has this account, or the user has no active integration of this type.',
      409: 'The Idempotency-Key was used with a different body.',
    },
  }),
};
