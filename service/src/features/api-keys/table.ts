import type { KeyLabel, KeyType, Scope } from '@countersign/protocol';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
    /** SHA-256 of the key, which has enough entropy of its own to need no slow hash. */
    hash: bytes().notNull().unique(),
    prefix: text().notNull(),
    /** Given by the environment, so it goes when the environment changes. */
    bootstrap: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('api_keys_user_page').on(table.userId, table.createdAt.desc(), table.id.desc())],
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
    createdAt: moment('created_at').notNull().defaultNow(),
    replacedAt: moment('replaced_at'),
    chainTxHash: text('chain_tx_hash'),
    chainId: integer('chain_id'),
    chainContract: text('chain_contract'),
  },
  (table) => [
    unique('pgp_keys_user_fingerprint').on(table.userId, table.fingerprint),
    uniqueIndex('pgp_keys_current').on(table.userId).where(sql`replaced_at IS NULL`),
  ],
);
