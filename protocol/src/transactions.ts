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
import { id, timestamp, wholeNumber } from './fields.ts';
import { idempotencyKey, ifNoneMatch, preferWait } from './headers.ts';
import { hash32 } from './hex.ts';
import { exportLimits, generalLimit, transactionLimits } from './limits.ts';
import { settlement, teeProof } from './orion-metadata.ts';
import { transactionExport, transactionPage } from './transaction-filters.ts';

const group = 'Transactions and approvals';
const limits = [generalLimit];
const anybody = ['jwt', 'signature', 'user-key', 'admin-key', 'orion-key'] as const;

const transaction = z
  .object({
    id,
    requestHash: z.string().describe('Names the request in every path, on chain and in the verdict.'),
    description: z.string().nullable().describe('The `userPrompt`; null where the payload is sealed.'),
    ...standing,
    execution: z.literal([0, 1, 2]).describe("The owner's execution type when it was created."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Transaction' });

const createdTransaction = transaction
  .extend({ ...briefVerdict })
  .describe('With `Prefer: wait=` also the verdict in brief; each of its fields is null while there is none.')
  .meta({ id: 'CreatedTransaction' });

const shownCall = callSchema.extend({ to: checksummedAddress }).meta({ id: 'ShownCall' });

/** What was asked for: one of `tx`, `calls` and `typedData`; all null where that is sealed. */
export const shownAction = {
  tx: shownCall.nullable().describe('Null where it is a batch, or typed data, or sealed.'),
  calls: z.array(shownCall).nullable().describe('The calls of a batch, in their order.'),
  typedData: typedDataSchema
    .nullable()
    .describe('What is to be signed: with `EIP712Domain` among the types, integers as decimal strings.'),
  payment: paymentSchema.nullable().describe('What the typed data pay for, as it was submitted.'),
};

const chainRecord = z
  .object({
    status: z
      .enum(['pending', 'submitted', 'recorded'])
      .describe('`submitted`: sent and not confirmed yet. A chain that is down delays the record, and never loses it.'),
    chainId: z.int(),
    contract: checksummedAddress.describe('The inbox that holds it, by sender and requestHash.'),
    sender: checksummedAddress.nullable(),
    txHash: z.string().nullable(),
    blockNumber: z.int().nullable(),
  })
  .meta({ id: 'ChainRecord' });

const submitter = z
  .object({
    kind: z.enum(['session', 'api-key', 'oauth']),
    id: z.string().describe('Of the session, the API key or the OAuth grant; `agent` of a list finds it.'),
    name: z
      .string()
      .nullable()
      .describe('Of the key or the OAuth client, when it was submitted. Its maker chose it: a claim, not a fact.'),
  })
  .meta({ id: 'Submitter' });

export const listedTransaction = transaction
  .extend({
    summary: z
      .string()
      .nullable()
      .describe(
        'What the call does, in the words of the arbiter: at most 300 characters. Null while there is no verdict, where its report does not tell, and where the payload is sealed.',
      ),
    ...verdictLine,
    submittedBy: submitter.nullable().describe('Null where it was not recorded.'),
    escrowAddress: checksummedAddress,
    chainId: z.int(),
    ...shownAction,
    cid: z.string().nullable().describe('Of the sealed payload in the content store.'),
    chain: chainRecord.nullable().describe('The record of the request on chain; null where there is to be none.'),
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
    salt: z.string().describe('With it and `payloadHash` anybody can compute the `requestHash`. Never public.'),
    contextLogs: z.record(z.string(), z.unknown()).nullable(),
    encryptedPayload: z.string().nullable().describe('Sealed form only; null again once it has expired.'),
    payload: z
      .enum(['stored', 'expired'])
      .describe(
        '`expired`: the transaction was finished long ago, and the sealed payload is deleted, here and in the content store. What is shown in the open, all hashes and the history stay.',
      ),
    verdict: verdictRecord.nullable(),
    teeProof: teeProof.nullable().describe('What the arbiter proves of the machine that it runs on.'),
    settlement: settlement
      .nullable()
      .describe('The record of the verdict on chain, as the arbiter tells it, and whether we found it there.'),
    executed: z
      .object({
        txHash: z.string(),
        chainId: z.int(),
        blockNumber: z.int().nullable().describe('Null if a custody provider told of it without a block.'),
        succeeded: z.boolean(),
        minedAt: timestamp.nullable().describe('By the clock of the chain.'),
        recordedAt: timestamp,
      })
      .nullable(),
    history: z.array(historyEntry).describe('Oldest first.'),
  })
  .meta({ id: 'WholeTransaction' });

const hashParam = z.object({ requestHash: z.string() });
/** A sealed payload, or calldata and context together; the report of an arbiter. */
const maxBodyBytes = 1024 * 1024;
const notFound = { 404: 'No such transaction.' };

const ownerParam = z.object({ ethereumAddress: address });
const ownList = {
  by: ['jwt', 'signature', 'user-key', 'admin-key'],
  scope: 'transactions:read',
  own: 'params.ethereumAddress',
} as const;
const ofOwner = { 403: 'Only the own ones, unless with an ADMIN key.', 404: 'No such user.' };
/** A count that is shown in the title of a page need not be exact beyond this. */
export const maxCounted = 1_000;

export const transactionRows = {
  createTransaction: endpoint({
    method: 'POST',
    path: '/transactions',
    group,
    summary: 'Submit a transaction with the words it came from',
    access: { by: ['jwt', 'user-key', 'admin-key'], scope: 'transactions:create' },
    limits: transactionLimits,
    headers: z.object({ 'idempotency-key': idempotencyKey, prefer: preferWait }),
    body: newTransaction,
    maxBodyBytes,
    success: { status: 201, body: createdTransaction },
    errors: {
      400: 'Invalid fields, a message that is not sealed as it must be, or an invalid flow.',
      403: 'Not your escrow address, no right to create, or an unencrypted payload without an ADMIN key.',
      404: 'No user has this escrow address (ADMIN keys).',
      409: 'The Idempotency-Key was used with another body.',
      429: 'Too many requests, or more bytes than a user or a client address may submit in 24 hours; the headers then count bytes.',
      503: 'No verification service is active.',
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
        .describe('With several filters a page may be short, even empty, and still have a next one: follow the link.'),
    },
    errors: ofOwner,
  }),
  countTransactions: endpoint({
    method: 'GET',
    path: '/transactions/users/{ethereumAddress}/counts',
    group,
    summary: 'Count what waits for the owner',
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
          'Newest first. `csv`: RFC 4180 with a header; a cell that a spreadsheet would take for a formula begins with an apostrophe. `json`: an array of the records of the list, as `application/json`.',
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
    summary: 'Read the whole record of a transaction',
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
    access: { by: anybody, scope: 'transactions:approve' },
    limits,
    params: hashParam,
    body: newApproval,
    maxBodyBytes,
    success: { status: 201, body: anyApproval },
    errors: {
      400: 'A body that says neither or both, or a transaction whose state is final.',
      403: "Another's transaction.",
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
      view: z.enum(['records', 'roles']).default('records').describe('`roles`: only who approved, as booleans.'),
      wait: wholeNumber(0, 25)
        .default(0)
        .describe(
          'Seconds to hold the answer: while the transaction is PENDING until its next change or, with `If-None-Match`, in any state until something differs from what was seen.',
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
    summary: 'Tell that an approved transaction was sent; its receipt decides',
    access: { by: ['jwt', 'signature', 'user-key', 'admin-key'], scope: 'transactions:create' },
    limits,
    params: hashParam,
    body: z.object({ txHash: hash32 }),
    success: { status: 200, body: transaction },
    errors: {
      400: 'Not approved, another call than the approved one, not confirmed yet, or no RPC for its chain.',
      403: "Another's transaction.",
      ...notFound,
      503: 'The chain cannot be asked at the moment.',
    },
  }),
};
