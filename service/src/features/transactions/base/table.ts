/*
 * Who writes the tables of this feature; `writers.test.ts` compares this list with the sources. What is written round one row
 * of `transactions` is written by those who hold its lock, or who have just made it.
 *
 * transactions            base/store.ts                      makes the row: what was submitted, by whom and for whom
 *                         base/status-store.ts               all that a decision, an execution or the time changes
 *                         verification/payload-store.ts      whether the row and the content store have the payload
 *                         execute/archive-store.ts           deletes it, with all that belongs to it
 * transaction_terms       base/terms-store.ts                besides the triggers
 * approvals               decide/decision-store.ts           every decision
 * verdicts                decide/decision-store.ts           what an arbiter posted with its decision
 * executions              decide/decision-store.ts           transactions on chain that are used up
 * payment_uses            base/single-use.ts                 nonces that are used up
 * instruction_ids         base/single-use.ts                 ids of instructions that are used up
 * instruction_uses        decide/instruction-uses.ts         instructions that are used for a while
 * verification_requests   verification/store.ts              who waits for a verdict, or for its record on chain
 *                         verification/lease-store.ts        who works on it
 * request_records         verification/store.ts              where the payload is
 *                         verification/record-store.ts       what the chain has of it
 * tee_proofs              verification/orion-metadata.ts     what the machine of an arbiter vouches for
 * settlements             verification/orion-metadata.ts     what an arbiter tells of its record on chain
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
    /** As the owner's application calls the instruction; null where it does not. */
    instructionId: text('instruction_id'),
    /** The open fields; null where the payload is sealed. */
    userPrompt: text('user_prompt'),
    callTo: text('call_to').$type<Address>(),
    callValue: text('call_value'),
    callData: text('call_data').$type<Hex>(),
    /** A batch, or typed data with what they pay for; null where it is one call. As text, for the same reason as contexts. */
    action: json().$type<Exclude<Action, { tx: object }>>(),
    // Kept as the text it came as: the binary form writes out numbers such as 5e-324 in full.
    contextLogs: json('context_logs').$type<Record<string, unknown>>(),
    /** Of a sealed one, until the content store has it in this database: then it lies only there. */
    encryptedPayload: text('encrypted_payload'),
    /** When the sealed payload was deleted, here and in the content store. */
    payloadExpiredAt: moment('payload_expired_at'),
    /** Of all that was submitted, so that nobody has to read more than fits. */
    payloadBytes: integer('payload_bytes').notNull(),
    /** Who submitted it; null where it was not recorded. */
    submitterKind: text('submitter_kind').$type<'session' | 'api-key' | 'oauth'>(),
    submitterId: text('submitter_id'),
    /** As it was called then. */
    submitterName: text('submitter_name'),
    /** The owner's execution type at creation. */
    execution: smallint().$type<0 | 1 | 2>().notNull(),
    /** As it was written down last: `currentColumns` say how it stands now. */
    status: text().$type<TransactionStatus>().notNull().default('PENDING'),
    /** Why the status is what no decision has made it. */
    statusReason: text('status_reason').$type<StatusReason>(),
    /** When its approval ends, or ended; null where it was never approved. */
    validUntil: moment('valid_until'),
    /** When a way out took the approval: it can be spent by nobody else, decided on no more, and does not expire. */
    claimedAt: moment('claimed_at'),
    /** Carried out on chain after its approval had ended. */
    executedLate: boolean('executed_late').notNull().default(false),
    /** When the wait for the verdict, the owner or the execution began, whichever it is. */
    waitingSince: moment('waiting_since').notNull().defaultNow(),
    /** Grows with everything that a reader of the status could notice. */
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
 * To whom a request belongs, for whoever knows only its hash: the one place where hashes of all owners are looked up. A
 * trigger on `transactions` keeps it (see the migrations), and its key keeps one hash from having two owners.
 */
export const requestOwners = pgTable('request_owners', {
  requestHash: text('request_hash').$type<Hex>().primaryKey(),
  userId: uuid('user_id').notNull(),
});

/** What belongs to a transaction is found, as that is, by its id and its owner. */
export const ofTransaction = (table: { readonly transactionId: PgColumn; readonly ownerId: PgColumn }) => ({
  columns: [table.transactionId, table.ownerId] as [PgColumn, PgColumn],
  foreignColumns: [transactions.id, transactions.userId] as [PgColumn, PgColumn],
});

/** For joins of what belongs to a transaction. */
export const isOf = (table: { readonly transactionId: PgColumn; readonly ownerId: PgColumn }) =>
  and(eq(table.transactionId, transactions.id), eq(table.ownerId, transactions.userId));

/**
 * By what each transaction is found: a row for every term (`terms.ts`), in the order of lists. A page of one filter is a
 * stretch of the index, however rare or common its matches are. A trigger keeps the terms that change (see the migrations).
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

/** Every decision that was taken; nothing is ever changed. */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid().notNull(),
    transactionId: uuid('transaction_id').notNull(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    decision: text().$type<Decision>().notNull(),
    type: text().$type<ApprovalType>().notNull(),
    /** Of decisions by a user. */
    userId: uuid('user_id').references(() => users.id),
    /** Of decisions by a key. */
    keyId: uuid('key_id'),
    keyLabel: text('key_label').$type<KeyLabel>(),
    /** Of verdicts. */
    confidence: doublePrecision(),
    analysis: text(),
    /** The revision of the transaction that it made: tells what came before what. */
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

/** What an arbiter posted with its verdict. */
export const verdicts = pgTable(
  'verdicts',
  {
    transactionId: uuid('transaction_id').notNull(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    /** Null where there is none, and where the content store has it in the same database (`responseCid`). */
    report: json().$type<Record<string, unknown> | string>(),
    /** The slug that the report names, if it can be one: reading it out of a long report takes milliseconds. */
    protocol: text().generatedAlwaysAs(
      sql`CASE json_typeof(report) WHEN 'object' THEN substring((report -> 'protocol')::text FROM '^"([a-z0-9][a-z0-9-]{0,63})"$') END`,
    ),
    /** What the call does, as the report says it (`readSummary`). */
    summary: text(),
    /** Whether the report names checks that failed; false where it is encrypted. */
    hasFailedChecks: boolean('has_failed_checks').notNull().default(false),
    /** Exactly as posted: their hash is signed. */
    effects: json().$type<readonly Effect[]>(),
    callHash: text('call_hash').$type<Hex>(),
    reportHash: text('report_hash').$type<Hex>(),
    effectsHash: text('effects_hash').$type<Hex>(),
    /** Of the report in the content store. */
    responseCid: text('response_cid'),
    /** Unix seconds, as signed. */
    decidedAt: bigint('decided_at', { mode: 'number' }),
    /** What is signed (EIP-712): it tells verdicts of the former type from those of the present one. */
    signedType: text('signed_type').$type<VerdictType>(),
    signature: text().$type<Hex>(),
    /** Whose signature it is. */
    signer: text().$type<Address>(),
    /** Whether the owner trusted the verification service when the verdict came. */
    trusted: boolean().notNull().default(true),
    ownerNeeded: boolean('owner_needed').notNull(),
    ownerNeededBecause: text('owner_needed_because'),
    /** What a payment uses up on chain (`useKeyOf`); null where it is none, or nobody told. */
    useKey: text('use_key').$type<Hex>(),
    /** Identifies the instruction (`instructionOf`); null if the request is sealed and the arbiter posted none. */
    instruction: text().$type<Hex>(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.ownerId] }),
    foreignKey({ name: 'verdicts_request', ...ofTransaction(table) }),
    // For whoever removes a block: a report may be nowhere else.
    index('verdicts_report_elsewhere').on(table.responseCid).where(sql`report IS NULL AND report_hash IS NOT NULL`),
  ],
);

/** The nonces of approved payments: each serves one request, whoever's. */
export const paymentUses = pgTable(
  'payment_uses',
  {
    useKey: text('use_key').$type<Hex>().primaryKey(),
    /** Null where it was archived. */
    transactionId: uuid('transaction_id').unique(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [foreignKey({ name: 'payment_uses_request', ...ofTransaction(table) })],
);

/** Ids of instructions that approved requests have used up, for good. */
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

/** Which instructions approved requests have carried out, as long as an owner may want to know it. */
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
    /** Null where only a custody provider told of it, and not in which block. */
    blockNumber: bigint('block_number', { mode: 'number' }),
    succeeded: boolean().notNull(),
    /** By the clock of the chain; null where it was recorded before this was, or by the word of a provider. */
    minedAt: moment('mined_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.txHash] }),
    unique('executions_transaction').on(table.transactionId),
    foreignKey({ name: 'executions_request', ...ofTransaction(table) }),
  ],
);
