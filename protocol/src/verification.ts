import { z } from 'zod';
import { checksummedAddress } from './address.ts';
import { callSchema, paymentSchema, typedDataSchema } from './create-transaction.ts';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';

const base = {
  method: 'POST',
  group: 'Work for arbiters',
  access: { by: ['orion-key'] },
  limits: [generalLimit],
} as const;

const leaseSeconds = z.int().min(5).max(600).default(60).describe('After this time, the work goes to another worker.');
const workerId = id
  .optional()
  .describe('A name for this worker, constant for its lifetime: `GET /health` counts workers by it.');
const leaseIds = z.array(id).min(1).max(100);
const leases = z.object({ leaseIds: z.array(id).describe('Those that were still leased to you.') });

/** Create fields as covered by `payloadHash`. */
export const hashedFields = z
  .object({
    escrowAddress: z.string(),
    userPrompt: z.string(),
    tx: callSchema.optional(),
    calls: z.array(callSchema).optional(),
    typedData: typedDataSchema.optional(),
    payment: paymentSchema.optional(),
    contextLogs: z.record(z.string(), z.unknown()).optional(),
    chainId: z.int(),
  })
  .describe('Has exactly one of `tx`, `calls` and `typedData`.')
  .meta({ id: 'CreateFields' });

const tasks = ['verdict', 'settlement'] as const;

const settlementTask = z
  .object({
    decision: z.enum(['APPROVED', 'REJECTED', 'UNDECIDED']).describe('Your verdict, which is to be recorded on chain.'),
    responseCid: z.string().nullable(),
    sender: checksummedAddress.describe(
      'The sender of the on-chain request: the inbox keys requests by sender and hash.',
    ),
    contract: checksummedAddress.describe('The inbox contract that holds the request.'),
    chainId: z.int(),
    txHash: z.string().nullable().describe('What you last reported as sent.'),
    submittedAt: timestamp.nullable(),
  })
  .meta({ id: 'SettlementTask' });

const leasedRequest = z
  .object({
    leaseId: id,
    leasedUntil: timestamp,
    attempt: z.int().describe('How often it has been leased for this task, including this time.'),
    firstLeasedAt: timestamp.describe('When it was first leased for this task.'),
    task: z.enum(tasks).describe('`verdict`: judge it. `settlement`: record your verdict on chain.'),
    requestHash: z.string(),
    form: z.enum(['standard', 'sealed', 'open']),
    escrowAddress: checksummedAddress,
    chainId: z.int(),
    verificationServiceId: z.int(),
    payloadHash: z.string(),
    salt: z.string(),
    cid: z
      .string()
      .nullable()
      .describe(
        "CID of the sealed payload: `GET /ipfs/{cid}` returns a message encrypted to your service's key. Null for the open form.",
      ),
    payload: hashedFields
      .nullable()
      .describe('Open form: the create fields exactly as hashed into `payloadHash`. Null in the other forms.'),
    signerPgpPublicKey: z
      .string()
      .nullable()
      .describe(
        "The key that must have signed the payload: the account's key in the sealed form, the service's key in the standard form.",
      ),
    ownerPgpPublicKey: z.string().nullable().describe('The key to encrypt the report on a sealed payload to.'),
    settlement: settlementTask.nullable().describe('The subject of a `settlement` task; null for `verdict`.'),
    createdAt: timestamp,
  })
  .meta({ id: 'LeasedRequest' });

/**
 * How workers share the requests that wait for a verdict. The lease of a dead worker ends and its request becomes
 * available again.
 */
export const verificationRows = {
  leaseRequests: endpoint({
    ...base,
    path: '/internal/verification-requests/lease',
    summary: 'Lease requests that are waiting for a verdict from your service',
    body: z.object({
      max: z.int().min(1).max(50).describe('Maximum number of requests.'),
      tasks: z.array(z.enum(tasks)).min(1).default(['verdict']).describe('The kinds of tasks you handle.'),
      leaseSeconds,
      wait: z.int().min(0).max(25).default(0).describe('Seconds to wait for work if there is none.'),
      workerId,
    }),
    success: { status: 200, body: z.object({ requests: z.array(leasedRequest) }) },
  }),
  renewLeases: endpoint({
    ...base,
    path: '/internal/verification-requests/renew',
    summary: 'Extend leases',
    body: z.object({ leaseIds, leaseSeconds, workerId }),
    success: { status: 200, body: leases },
  }),
  returnLeases: endpoint({
    ...base,
    path: '/internal/verification-requests/return',
    summary: 'Return leased requests for another worker',
    body: z.object({
      leaseIds,
      delaySeconds: z.int().min(0).max(600).default(0).describe('How long to wait before it is leased again.'),
    }),
    success: { status: 200, body: leases },
  }),
};
