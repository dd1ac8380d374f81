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

const leaseSeconds = z.int().min(5).max(600).default(60).describe('After so long the work goes to somebody else.');
const workerId = id
  .optional()
  .describe('What this worker calls itself, the same as long as it runs: `GET /health` counts the workers by it.');
const leaseIds = z.array(id).min(1).max(100);
const leases = z.object({ leaseIds: z.array(id).describe('Those that were still yours.') });

const createFields = z
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
    sender: checksummedAddress.describe('Whose record of the request it is: the inbox keeps them by sender and hash.'),
    contract: checksummedAddress.describe('The inbox that holds the request.'),
    chainId: z.int(),
    txHash: z.string().nullable().describe('What you last told to have sent.'),
    submittedAt: timestamp.nullable(),
  })
  .meta({ id: 'SettlementTask' });

const leasedRequest = z
  .object({
    leaseId: id,
    leasedUntil: timestamp,
    attempt: z.int().describe('How often it was leased for this task, this time included.'),
    firstLeasedAt: timestamp.describe('When it was leased for this task the first time.'),
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
        'Of the sealed payload: `GET /ipfs/{cid}` gives an armored message to the key of your service. Null where open.',
      ),
    payload: createFields
      .nullable()
      .describe('Open form: the create fields exactly as `payloadHash` covers them. Null in the other forms.'),
    signerPgpPublicKey: z
      .string()
      .nullable()
      .describe(
        'Must have signed the payload: the key of the account in the sealed form, of this service in the standard form.',
      ),
    ownerPgpPublicKey: z.string().nullable().describe('The report on a sealed payload is encrypted to it.'),
    settlement: settlementTask
      .nullable()
      .describe('What the task `settlement` is about; null where the task is `verdict`.'),
    createdAt: timestamp,
  })
  .meta({ id: 'LeasedRequest' });

/** How any number of workers share what waits for a verdict. A dead worker's leases end and its work comes back. */
export const verificationRows = {
  leaseRequests: endpoint({
    ...base,
    path: '/internal/verification-requests/lease',
    summary: 'Take requests that wait for a verdict of your service',
    body: z.object({
      max: z.int().min(1).max(50).describe('How many at most.'),
      tasks: z.array(z.enum(tasks)).min(1).default(['verdict']).describe('Which kinds of work you do.'),
      leaseSeconds,
      wait: z.int().min(0).max(25).default(0).describe('Seconds to wait for work where there is none.'),
      workerId,
    }),
    success: { status: 200, body: z.object({ requests: z.array(leasedRequest) }) },
  }),
  renewLeases: endpoint({
    ...base,
    path: '/internal/verification-requests/renew',
    summary: 'Keep requests for longer',
    body: z.object({ leaseIds, leaseSeconds, workerId }),
    success: { status: 200, body: leases },
  }),
  returnLeases: endpoint({
    ...base,
    path: '/internal/verification-requests/return',
    summary: 'Give requests back to whoever comes next',
    body: z.object({
      leaseIds,
      delaySeconds: z.int().min(0).max(600).default(0).describe('How long nobody shall try again.'),
    }),
    success: { status: 200, body: leases },
  }),
};
