import type { Address, Hex, KeyLabel, KeyType, Scope } from '@countersign/protocol';
import { bytes, moment } from '../../platform/db/columns.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    /** Null for server keys. */
    userId: uuid('user_id').references(() => users.id),
    name: text().notNull(),
    type: text().$type<KeyType>().notNull(),
    label: text().$type<KeyLabel>().notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    /** SHA-256 of the key, whose entropy makes a slow hash unnecessary. */
    hash: bytes().notNull().unique(),
    prefix: text().notNull(),
    /** Of ORION keys: the verification service whose requests they lease, read and decide. */
    serviceId: integer('service_id'),
    /** Defined by the environment, and revoked only there. */
    bootstrap: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // Read backwards for a page, newest first: an index declared descending would sort nulls differently and be unusable.
  (table) => [index('api_keys_user_page').on(table.userId, table.createdAt, table.id)],
);

export const pgpKeys = pgTable(
  'pgp_keys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    fingerprint: text().notNull(),
    algorithm: text().notNull(),
    armored: text().notNull(),
    /** The account's own, over the armored text; keys from before it was stored have none. */
    signature: text().$type<Hex>(),
    /** Of the armored text, if it is to be registered on chain. */
    cid: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    replacedAt: moment('replaced_at'),
    chainId: bigint('chain_id', { mode: 'number' }),
    chainContract: text('chain_contract').$type<Address>(),
    chainTxHash: text('chain_tx_hash').$type<Hex>(),
    chainSubmittedAt: moment('chain_submitted_at'),
    /** Of the block, once it has enough confirmations. */
    chainBlockNumber: bigint('chain_block_number', { mode: 'number' }),
  },
  (table) => [
    unique('pgp_keys_user_fingerprint').on(table.userId, table.fingerprint),
    uniqueIndex('pgp_keys_current').on(table.userId).where(sql`replaced_at IS NULL`),
    index('pgp_keys_block').on(table.chainBlockNumber).where(sql`chain_block_number IS NOT NULL`),
  ],
);
