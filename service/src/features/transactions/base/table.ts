/*
 * The sources that write the tables of this feature; `writers.test.ts` compares this list with the code. All rows of one
 * transaction are written under the lock of its row in `transactions`, or together with a new row.
 *
 * transactions            base/store.ts                      inserts the row: the submitted fields, submitter and owner
 *                         base/status-store.ts               the columns that a decision, an execution or time changes
 *                         verification/payload-store.ts      whether the row and the content store have the payload
 *                         execute/archive-store.ts           deletes it with all its other rows
 * transaction_terms       base/terms-store.ts                in addition to the triggers
 * approvals               decide/decision-store.ts           every decision
 * verdicts                decide/decision-store.ts           what an arbiter posted with its decision
 * executions              decide/decision-store.ts           transactions on chain that are used up
 * payment_uses            base/single-use.ts                 nonces that are used up
 * instruction_ids         base/single-use.ts                 ids of instructions that are used up
 * instruction_uses        decide/instruction-uses.ts         instructions that are used for a while
 * verification_requests   verification/store.ts              requests that wait for a verdict or its record on chain
 *                         verification/lease-store.ts        leases
 * request_records         verification/store.ts              the location of the payload
 *                         verification/record-store.ts       the record on chain
 * tee_proofs              verification/orion-metadata.ts     TEE proofs of arbiters
 * settlements             verification/orion-metadata.ts     records on chain, as reported by arbiters
 * arbiter_sightings       verification/arbiter-sightings.ts  when each arbiter asked for work
 * sealing_keys            verification/sealing-keys.ts       the keys of this service
 */

import type {
  Action,
  Address,
  ApprovalType,
  Decision,
  Effect,
  Hex,
  KeyLabel,
  StatusReason,
  TransactionStatus,
  VerdictType,
} from '@countersign/protocol';
import { moment } from '../../../platform/db/columns.ts';
import {
  and,
  bigint,
  boolean,
  doublePrecision,
  eq,
  foreignKey,
  index,
  integer,
  json,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../../platform/db/drizzle.ts';
import { users } from '../../accounts/index.ts';
import { verificationServices } from '../../verification-services/index.ts';

export const transactions = pgTable(
  'transactions',
  {
    id: uuid().notNull(),
    requestHash: text('request_hash').$type<Hex>().notNull(),
    /** Its owner. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    account: text().$type<Address>().notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => verificationServices.id),
    form: text().$type<'standard' | 'sealed' | 'open'>().notNull(),
    payloadHash: text('payload_hash').$type<Hex>().notNull(),
    salt: text().$type<Hex>().notNull(),
    /** The id that the owner's application gave the instruction; null if it gave none. */
    instructionId: text('instruction_id'),
    /** The open fields; null if the payload is sealed. */
    userPrompt: text('user_prompt'),
    callTo: text('call_to').$type<Address>(),
    callValue: text('call_value'),
    callData: text('call_data').$type<Hex>(),
    /** A batch, or typed data with its payment; null for a single call. As text, for the same reason as contexts. */
    action: json().$type<Exclude<Action, { tx: object }>>(),
    // Stored as the submitted text: the binary form writes out numbers such as 5e-324 in full.
    contextLogs: json('context_logs').$type<Record<string, unknown>>(),
    /** The payload of a sealed request, until the content store has it in this database: then it is only there. */
    encryptedPayload: text('encrypted_payload'),
    /** When the sealed payload was deleted, here and in the content store. */
    payloadExpiredAt: moment('payload_expired_at'),
    /** The size of everything submitted, so that readers can stop before an answer grows too large. */
    payloadBytes: integer('payload_bytes').notNull(),
    /** The submitter; null if it was not recorded. */
    submitterKind: text('submitter_kind').$type<'session' | 'api-key' | 'oauth'>(),
    submitterId: text('submitter_id'),
    /** The name of the submitter at that time. */
    submitterName: text('submitter_name'),
    /** The owner's execution type at creation. */
    execution: smallint().$type<0 | 1 | 2>().notNull(),
    /** The status as last stored: `currentColumns` compute the current one. */
    status: text().$type<TransactionStatus>().notNull().default('PENDING'),
    /** The reason for a status that does not come from a decision. */
    statusReason: text('status_reason').$type<StatusReason>(),
    /** When its approval ends, or ended; null if it was never approved. */
    validUntil: moment('valid_until'),
    /**
     * When a release claimed the approval: nothing else can use it, no decision is possible any more, and it does not
     * expire.
     */
    claimedAt: moment('claimed_at'),
    /** Executed on chain after its approval had ended. */
    executedLate: boolean('executed_late').notNull().default(false),
    /** When the current wait began: for the verdict, the owner or the execution. */
    waitingSince: moment('waiting_since').notNull().defaultNow(),
    /** Increases with every change that a reader of the status can see. */
    revision: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    unique('transactions_request_hash').on(table.requestHash, table.userId),
    index('transactions_user_page').on(table.userId, table.createdAt, table.id),
    index('transactions_user_hash').on(table.userId, table.requestHash.op('text_pattern_ops')),
    index('transactions_approved').on(table.validUntil).where(sql`status = 'APPROVED' AND claimed_at IS NULL`),
    index('transactions_user_approved')
      .on(table.userId, table.validUntil)
      .where(sql`status = 'APPROVED' AND claimed_at IS NULL`),
    index('transactions_payload_kept')
      .on(table.updatedAt)
      .where(sql`payload_expired_at IS NULL AND form <> 'open' AND status IN ('REJECTED', 'EXECUTED', 'FAILED')`),
  ],
);

/**
 * The owner of a request by its hash: the only table for lookups across all owners. A trigger on `transactions`
 * maintains it (see the migrations), and its key ensures one owner for each hash.
 */
export const requestOwners = pgTable('request_owners', {
  requestHash: text('request_hash').$type<Hex>().primaryKey(),
  userId: uuid('user_id').notNull(),
});

/** Foreign key from a table of the feature to its transaction, by id and owner. */
export const ofTransaction = (table: { readonly transactionId: PgColumn; readonly ownerId: PgColumn }) => ({
  columns: [table.transactionId, table.ownerId] as [PgColumn, PgColumn],
  foreignColumns: [transactions.id, transactions.userId] as [PgColumn, PgColumn],
});

/** For joins with tables that reference a transaction. */
export const isOf = (table: { readonly transactionId: PgColumn; readonly ownerId: PgColumn }) =>
  and(eq(table.transactionId, transactions.id), eq(table.ownerId, transactions.userId));

/**
 * The search terms of transactions: a row for every term (`terms.ts`), in the order of lists. A page of one filter is a
 * range of the index, however rare or common its matches are. A trigger maintains the terms that change (see the
 * migrations).
 */
export const transactionTerms = pgTable(
  'transaction_terms',
  {
    userId: uuid('user_id').notNull(),
    term: text().notNull(),
    createdAt: moment('created_at').notNull(),
    transactionId: uuid('transaction_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.term, table.createdAt, table.transactionId] })],
);

/** Every decision; rows are never changed. */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid().notNull(),
    transactionId: uuid('transaction_id').notNull(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    decision: text().$type<Decision>().notNull(),
    type: text().$type<ApprovalType>().notNull(),
    /** For decisions by a user. */
    userId: uuid('user_id').references(() => users.id),
    /** For decisions by a key. */
    keyId: uuid('key_id'),
    keyLabel: text('key_label').$type<KeyLabel>(),
    /** For verdicts. */
    confidence: doublePrecision(),
    analysis: text(),
    /** The revision of the transaction that it created: gives the order of decisions and changes. */
    revision: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.ownerId] }),
    foreignKey({ name: 'approvals_request', ...ofTransaction(table) }),
    index('approvals_transaction').on(table.transactionId, table.revision),
    uniqueIndex('approvals_one_verdict').on(table.transactionId, table.ownerId).where(sql`type = 'orion'`),
  ],
);

/** An arbiter's verdict, as posted. */
export const verdicts = pgTable(
  'verdicts',
  {
    transactionId: uuid('transaction_id').notNull(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    /** Null if there is none, or if the content store has it in the same database (`responseCid`). */
    report: json().$type<Record<string, unknown> | string>(),
    /** The slug of the protocol in the report, if valid: reading it from a long report takes milliseconds. */
    protocol: text().generatedAlwaysAs(
      sql`CASE json_typeof(report) WHEN 'object' THEN substring((report -> 'protocol')::text FROM '^"([a-z0-9][a-z0-9-]{0,63})"$') END`,
    ),
    /** What the call does, from the report (`readSummary`). */
    summary: text(),
    /** Whether the report contains failed checks; false if it is encrypted. */
    hasFailedChecks: boolean('has_failed_checks').notNull().default(false),
    /** Exactly as posted: their hash is signed. */
    effects: json().$type<readonly Effect[]>(),
    callHash: text('call_hash').$type<Hex>(),
    reportHash: text('report_hash').$type<Hex>(),
    effectsHash: text('effects_hash').$type<Hex>(),
    /** The CID of the report in the content store. */
    responseCid: text('response_cid'),
    /** Unix seconds, as signed. */
    decidedAt: bigint('decided_at', { mode: 'number' }),
    /** The signed type (EIP-712): distinguishes verdicts of the earlier type from those of the current one. */
    signedType: text('signed_type').$type<VerdictType>(),
    signature: text().$type<Hex>(),
    /** The address that signed. */
    signer: text().$type<Address>(),
    /** Whether the owner trusted the verification service when the verdict came. */
    trusted: boolean().notNull().default(true),
    ownerNeeded: boolean('owner_needed').notNull(),
    ownerNeededBecause: text('owner_needed_because'),
    /**
     * The nonce that a payment uses up on chain (`useKeyOf`); null if it is not a payment, or if its nonce is unknown.
     */
    useKey: text('use_key').$type<Hex>(),
    /** Identifies the instruction (`instructionOf`); null if the request is sealed and the arbiter posted none. */
    instruction: text().$type<Hex>(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.ownerId] }),
    foreignKey({ name: 'verdicts_request', ...ofTransaction(table) }),
    // For deleting a block: it may be the only copy of a report.
    index('verdicts_report_elsewhere').on(table.responseCid).where(sql`report IS NULL AND report_hash IS NOT NULL`),
  ],
);

/** The nonces of approved payments: each serves one request, of any owner. */
export const paymentUses = pgTable(
  'payment_uses',
  {
    useKey: text('use_key').$type<Hex>().primaryKey(),
    /** Null if the request was archived. */
    transactionId: uuid('transaction_id').unique(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [foreignKey({ name: 'payment_uses_request', ...ofTransaction(table) })],
);

/** Ids of instructions that approved requests have used up, permanently. */
export const instructionIds = pgTable(
  'instruction_ids',
  {
    /** The owner of the transaction. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    instructionId: text('instruction_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.instructionId] })],
);

/** Instructions that approved requests have carried out, kept as long as owners can be asked about repetitions. */
export const instructionUses = pgTable(
  'instruction_uses',
  {
    /** The owner of the transaction. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    instruction: text().$type<Hex>().notNull(),
    transactionId: uuid('transaction_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.transactionId] }),
    index('instruction_uses_known').on(table.ownerId, table.instruction, table.createdAt),
    index('instruction_uses_created_at').on(table.createdAt),
  ],
);

/** Transactions on chain that approved requests have used up; each counts for one request. */
export const executions = pgTable(
  'executions',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    txHash: text('tx_hash').$type<Hex>().notNull(),
    /** Null if the request was archived, or if this is an earlier transaction of a batch: the last one stands for the request. */
    transactionId: uuid('transaction_id'),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    /** Null if only a custody provider reported it, without a block. */
    blockNumber: bigint('block_number', { mode: 'number' }),
    succeeded: boolean().notNull(),
    /** By the clock of the chain; null if it was recorded before this column existed, or reported by a provider. */
    minedAt: moment('mined_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.txHash] }),
    unique('executions_transaction').on(table.transactionId),
    foreignKey({ name: 'executions_request', ...ofTransaction(table) }),
  ],
);
