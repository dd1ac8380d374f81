import type { Address, Decision, Hex } from '@countersign/protocol';
import { moment } from '../../../../platform/db/columns.ts';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '../../../../platform/db/drizzle.ts';
import { ofTransaction } from '../table.ts';

/**
 * Requests that wait for a verdict or for its record on chain. A lease moves `available_at` into the future; if it is
 * not renewed, the request becomes available again.
 */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    transactionId: uuid('transaction_id').primaryKey(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    serviceId: integer('service_id').notNull(),
    task: text().$type<'verdict' | 'settlement'>().notNull().default('verdict'),
    availableAt: moment('available_at').notNull().defaultNow(),
    leaseId: uuid('lease_id').unique(),
    attempts: integer().notNull().default(0),
    /** For the current task. */
    firstLeasedAt: moment('first_leased_at'),
    /** Since when it waits for its verdict. */
    queuedAt: moment('queued_at').notNull().defaultNow(),
    /** The round in which it is to be judged: owners take turns, one request each. Settlement tasks have no turn. */
    turn: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    foreignKey({ name: 'verification_requests_request', ...ofTransaction(table) }),
    index('verification_requests_waiting').on(table.serviceId, table.task, table.availableAt),
    index('verification_requests_turns')
      .on(table.serviceId, table.turn, table.availableAt)
      .where(sql`task = 'verdict' AND attempts = 0`),
    index('verification_requests_again')
      .on(table.serviceId, table.availableAt)
      .where(sql`task = 'verdict' AND attempts > 0`),
    index('verification_requests_owner').on(table.serviceId, table.ownerId, table.turn).where(sql`task = 'verdict'`),
    index('verification_requests_oldest').on(table.serviceId, table.queuedAt).where(sql`task = 'verdict'`),
  ],
);

/** The workers that ask for requests to judge, by the id that each sends. */
export const arbiterSightings = pgTable(
  'arbiter_sightings',
  {
    serviceId: integer('service_id').notNull(),
    workerId: uuid('worker_id').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** When it last got a request to judge. */
    leasedAt: moment('leased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.workerId] }),
    index('arbiter_sightings_seen').on(table.serviceId, table.seenAt),
    index('arbiter_sightings_leased').on(table.serviceId, table.leasedAt),
  ],
);

/** The OpenPGP keys with which this service signs sealed payloads, the newest last. */
export const sealingKeys = pgTable('sealing_keys', {
  fingerprint: text().primaryKey(),
  armoredPublicKey: text('armored_public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The record of a request in the content store and on chain. */
export const requestRecords = pgTable(
  'request_records',
  {
    transactionId: uuid('transaction_id').notNull(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    cid: text().notNull(),
    sealedAt: moment('sealed_at').notNull().defaultNow(),
    /** Fingerprint of the service key that signed it; null if the account sealed it itself. */
    sealingKey: text('sealing_key'),
    /** The location of the on-chain record; all null if no chain is configured. */
    chainId: bigint('chain_id', { mode: 'number' }),
    contract: text().$type<Address>(),
    sender: text().$type<Address>(),
    txHash: text('tx_hash').$type<Hex>(),
    submittedAt: moment('submitted_at'),
    /** The block of the record, once it has enough confirmations. */
    blockNumber: bigint('block_number', { mode: 'number' }),
    /** The verdict as this service read it from the chain; null while it is not there or has too few confirmations. */
    verdictDecision: text('verdict_decision').$type<Decision>(),
    verdictTxHash: text('verdict_tx_hash').$type<Hex>(),
    verdictBlockNumber: bigint('verdict_block_number', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.ownerId] }),
    foreignKey({ name: 'request_records_request', ...ofTransaction(table) }),
    index('request_records_unconfirmed').on(table.submittedAt).where(sql`tx_hash IS NOT NULL AND block_number IS NULL`),
    index('request_records_block').on(table.blockNumber),
    index('request_records_verdict_block').on(table.verdictBlockNumber).where(sql`verdict_block_number IS NOT NULL`),
    index('request_records_cid').on(table.cid),
  ],
);

/** The columns visible to everyone who may see the request. */
export const shownOfRecord = {
  cid: requestRecords.cid,
  chainId: requestRecords.chainId,
  contract: requestRecords.contract,
  sender: requestRecords.sender,
  txHash: requestRecords.txHash,
  blockNumber: requestRecords.blockNumber,
};
export type ShownRecord = Pick<typeof requestRecords.$inferSelect, keyof typeof shownOfRecord>;

/** The TEE proof of an arbiter; `tee-binding.ts` describes which parts are checked. */
export const teeProofs = pgTable(
  'tee_proofs',
  {
    transactionId: uuid('transaction_id').notNull(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    platform: text().$type<'none' | 'tdx' | 'sev-snp' | 'sgx' | 'nitro'>().notNull(),
    quote: text(),
    measurement: text(),
    reportData: text('report_data'),
    signer: text().$type<Address>(),
    verifiedAt: moment('verified_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.ownerId] }),
    foreignKey({ name: 'tee_proofs_request', ...ofTransaction(table) }),
  ],
);

/** The on-chain records of verdicts, as reported by arbiters; `requestRecords` have what the chain confirms. */
export const settlements = pgTable(
  'settlements',
  {
    transactionId: uuid('transaction_id').notNull(),
    /** The owner of the transaction. */
    ownerId: uuid('owner_id').notNull(),
    status: text().$type<'pending' | 'submitted' | 'settled' | 'failed'>().notNull(),
    txHash: text('tx_hash').$type<Hex>(),
    chainId: bigint('chain_id', { mode: 'number' }),
    blockNumber: bigint('block_number', { mode: 'number' }),
    settledAt: moment('settled_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.ownerId] }),
    foreignKey({ name: 'settlements_request', ...ofTransaction(table) }),
  ],
);
