import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import {
  allApprovals,
  anyApproval,
  approvalStatus,
  briefVerdict,
  newApproval,
  standing,
  verdictLine,
  verdictRecord,
} from './approvals.ts';
import { callSchema, newTransaction, paymentSchema, typedDataSchema } from './create-transaction.ts';
import { endpoint } from './endpoint.ts';
import { executionTypes } from './execution-types.ts';
import { id, timestamp, wholeNumber } from './fields.ts';
import { idempotencyKey, ifNoneMatch, preferWait } from './headers.ts';
import { hash32 } from './hex.ts';
import { exportLimits, generalLimit, transactionLimits } from './limits.ts';
import { settlement, teeProof } from './orion-metadata.ts';
import { transactionExport, transactionPage } from './transaction-filters.ts';

const group = 'Transactions and approvals';
const limits = [generalLimit];
export const anybody = ['jwt', 'signature', 'user-key', 'admin-key', 'orion-key'] as const;

const transaction = z
  .object({
    id,
    requestHash: z.string().describe('Identifies the request in every path, on chain and in the verdict.'),
    description: z.string().nullable().describe('The `userPrompt`; null if the payload is sealed.'),
    ...standing,
    execution: z.literal(Object.values(executionTypes)).describe("The owner's execution type at creation."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Transaction' });

const createdTransaction = transaction
  .extend({ ...briefVerdict })
  .describe(
    'With `Prefer: wait=`, also includes a summary of the verdict; its fields are null if there is no verdict yet.',
  )
  .meta({ id: 'CreatedTransaction' });

const shownCall = callSchema.extend({ to: checksummedAddress }).meta({ id: 'ShownCall' });

/** The action: one of `tx`, `calls` and `typedData`; all null if it is sealed. */
export const shownAction = {
  tx: shownCall.nullable().describe('Null for a batch, typed data or a sealed payload.'),
  calls: z.array(shownCall).nullable().describe('The calls of a batch, in sequence.'),
  typedData: typedDataSchema
    .nullable()
    .describe('The typed data to sign: `EIP712Domain` is among the types, integers are decimal strings.'),
  payment: paymentSchema.nullable().describe('What the typed data pays for, as submitted.'),
};

export const chainRecord = z
  .object({
    status: z
      .enum(['pending', 'submitted', 'recorded'])
      .describe('`submitted`: sent but not yet confirmed. If the chain is down, the record is delayed but never lost.'),
    chainId: z.int(),
    contract: checksummedAddress.describe('The inbox contract that holds it, keyed by sender and requestHash.'),
    sender: checksummedAddress.nullable(),
    txHash: z.string().nullable(),
    blockNumber: z.int().nullable(),
  })
  .meta({ id: 'ChainRecord' });

/** The execution on chain. */
export const execution = z.object({
  txHash: z.string(),
  chainId: z.int(),
  blockNumber: z.int().nullable().describe('Null if the custody provider reported it without a block.'),
  succeeded: z.boolean(),
  minedAt: timestamp.nullable().describe('Block time.'),
  recordedAt: timestamp,
});

const submitter = z
  .object({
    kind: z.enum(['session', 'api-key', 'oauth']),
    id: z.string().describe('Id of the session, API key or OAuth grant; the `agent` filter of a list matches it.'),
    name: z
      .string()
      .nullable()
      .describe('Name of the key or OAuth client at submission. Chosen by its creator: a claim, not a fact.'),
  })
  .meta({ id: 'Submitter' });

export const listedTransaction = transaction
  .extend({
    summary: z
      .string()
      .nullable()
      .describe(
        "What the call does, in the arbiter's words: at most 300 characters. Null if there is no verdict yet, if its report does not say, or if the payload is sealed.",
      ),
    ...verdictLine,
    hasFailedChecks: z
      .boolean()
      .describe("Whether the arbiter's report names a failed check; false if the report is encrypted."),
    submittedBy: submitter.nullable().describe('Null if it was not recorded.'),
    escrowAddress: checksummedAddress,
    chainId: z.int(),
    ...shownAction,
    cid: z.string().nullable().describe('CID of the sealed payload in the content store.'),
    chain: chainRecord.nullable().describe('The on-chain record of the request; null if there will be none.'),
    approvals: allApprovals,
  })
  .meta({ id: 'ListedTransaction' });

const historyEntry = z
  .object({
    at: timestamp,
    action: z.string(),
    by: z
      .string()
      .describe('The kind of credential: `jwt`, `signature`, `user-key`, `admin-key`, `orion-key`, `service`.'),
    keyId: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'HistoryEntry' });

const wholeTransaction = listedTransaction
  .extend({
    form: z.enum(['standard', 'sealed', 'open']),
    verificationServiceId: z.int(),
    payloadHash: z.string(),
    salt: z.string().describe('Together with `payloadHash`, it lets anyone compute the `requestHash`. Never public.'),
    contextLogs: z.record(z.string(), z.unknown()).nullable(),
    encryptedPayload: z.string().nullable().describe('Sealed form only; null after it has expired.'),
    payload: z
      .enum(['stored', 'expired'])
      .describe(
        '`expired`: the transaction finished long ago and the sealed payload has been deleted, here and in the content store. Unencrypted fields, all hashes and the history are kept.',
      ),
    verdict: verdictRecord.nullable(),
    teeProof: teeProof.nullable().describe('The TEE attestation of the machine that the arbiter runs on.'),
    settlement: settlement
      .nullable()
      .describe(
        'The on-chain record of the verdict as reported by the arbiter, and whether this service found it there.',
      ),
    executed: execution.nullable(),
    history: z.array(historyEntry).describe('Oldest first.'),
  })
  .meta({ id: 'WholeTransaction' });

export const hashParam = z.object({ requestHash: z.string() });
/** A sealed payload, or calldata and context together; the report of an arbiter. */
const maxBodyBytes = 1024 * 1024;
export const notFound = { 404: 'No such transaction.' };

const ownerParam = z.object({ ethereumAddress: address });
const ownList = {
  by: ['jwt', 'signature', 'user-key', 'admin-key'],
  scope: 'transactions:read',
  own: 'params.ethereumAddress',
} as const;
const ofOwner = { 403: 'Only your own, unless you use an ADMIN key.', 404: 'No such user.' };
/** Counts above this are not exact, which is enough for the title of a page. */
export const maxCounted = 1_000;

export const transactionRows = {
  createTransaction: endpoint({
    method: 'POST',
    path: '/transactions',
    group,
    summary: 'Submit a transaction together with the intent behind it',
    access: { by: ['jwt', 'user-key', 'admin-key'], scope: 'transactions:create' },
    limits: transactionLimits,
    headers: z.object({ 'idempotency-key': idempotencyKey, prefer: preferWait }),
    body: newTransaction,
    maxBodyBytes,
    success: { status: 201, body: createdTransaction },
    errors: {
      400: 'Invalid fields, an encrypted payload that is not sealed correctly, or an invalid flow.',
      403: 'Not your escrow address, insufficient permission, or an unencrypted payload without an ADMIN key.',
      404: 'No user has this escrow address (ADMIN keys).',
      409: 'The Idempotency-Key was used with a different body, or the `instructionId` by a request that was approved.',
      429: 'Too many requests, too many of one user waiting for a verdict, or more bytes than a user or client IP may submit in 24 hours; in that case the headers count bytes.',
      503: 'No verification service is active, or too many requests are waiting for a verdict; nothing was stored.',
    },
  }),
  listTransactions: endpoint({
    method: 'GET',
    path: '/transactions/users/{ethereumAddress}',
    group,
    summary: "List a user's transactions with their approvals",
    access: ownList,
    limits,
    params: ownerParam,
    query: transactionPage,
    success: {
      status: 200,
      body: z
        .array(listedTransaction)
        .describe(
          'With several filters, a page may be short or even empty and still have a next page: follow the link.',
        ),
    },
    errors: ofOwner,
  }),
  countTransactions: endpoint({
    method: 'GET',
    path: '/transactions/users/{ethereumAddress}/counts',
    group,
    summary: 'Count the transactions waiting for the owner',
    access: ownList,
    limits,
    params: ownerParam,
    success: {
      status: 200,
      body: z.object({
        waitingForOwner: z.int().min(0).max(maxCounted).describe(`At most ${maxCounted}.`),
        hasMore: z.boolean().describe(`There are more than ${maxCounted}.`),
      }),
    },
    errors: ofOwner,
  }),
  exportTransactions: endpoint({
    method: 'GET',
    path: '/transactions/users/{ethereumAddress}/export',
    group,
    summary: "Download a user's transactions as CSV or JSON",
    access: ownList,
    limits: exportLimits,
    params: ownerParam,
    query: transactionExport,
    success: {
      status: 200,
      body: z
        .string()
        .describe(
          'Newest first. `csv`: RFC 4180 with a header row; cells that a spreadsheet would treat as formulas start with an apostrophe. `json`: an array of the records of the list, as `application/json`.',
        ),
      contentType: 'text/csv; charset=utf-8',
      stream: true,
    },
    errors: ofOwner,
  }),
  getTransaction: endpoint({
    method: 'GET',
    path: '/transactions/{requestHash}',
    group,
    summary: 'Read the full record of a transaction',
    access: { by: anybody, scope: 'transactions:read' },
    limits,
    params: hashParam,
    success: { status: 200, body: wholeTransaction },
    errors: notFound,
  }),
  createApproval: endpoint({
    method: 'POST',
    path: '/transactions/{requestHash}/approvals',
    group,
    summary: 'Approve or reject a transaction',
    access: { by: anybody, scope: 'transactions:approve', whileFrozen: true },
    limits,
    params: hashParam,
    body: newApproval,
    maxBodyBytes,
    success: { status: 201, body: anyApproval },
    errors: {
      400: 'The body has no decision or contradictory ones, or the transaction is in a final state.',
      403: 'The transaction belongs to another user.',
      ...notFound,
      409: 'The transaction has changed since `ifUpdatedAt`.',
    },
  }),
  getApprovalStatus: endpoint({
    method: 'GET',
    path: '/transactions/{requestHash}/approval-status',
    group,
    summary: 'Poll or wait for the decisions on a transaction',
    access: { by: anybody, scope: 'transactions:read' },
    limits,
    params: hashParam,
    query: z.object({
      view: z.enum(['records', 'roles']).default('records').describe('`roles`: only booleans that say who approved.'),
      wait: wholeNumber(0, 25)
        .default(0)
        .describe(
          'Seconds to hold the response: while the transaction is PENDING, until its next change; with `If-None-Match`, in any state, until something differs from what was seen.',
        ),
    }),
    headers: z.object({ 'if-none-match': ifNoneMatch }),
    success: { status: 200, body: approvalStatus, revalidates: true },
    errors: notFound,
  }),
  recordExecution: endpoint({
    method: 'POST',
    path: '/transactions/{requestHash}/execution',
    group,
    summary: 'Report that an approved transaction was sent; its receipt determines the outcome',
    access: {
      by: ['jwt', 'signature', 'user-key', 'admin-key'],
      scope: 'transactions:create',
      whileFrozen: true,
    },
    limits,
    params: hashParam,
    body: z.object({
      txHash: hash32,
      earlierTxHashes: z
        .array(hash32)
        .max(49)
        .optional()
        .describe(
          'Of a batch whose calls were sent one by one: the transactions before `txHash`, in the order of the calls. If `txHash` failed, the calls after it may be missing.',
        ),
    }),
    success: { status: 200, body: transaction },
    errors: {
      400: 'Not approved, a different call from the approved one, not confirmed yet, or no RPC configured for its chain.',
      403: 'The transaction belongs to another user.',
      ...notFound,
      503: 'The chain is unavailable; try again later.',
    },
  }),
};
