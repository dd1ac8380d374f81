import { bytes, moment } from '../db/columns.ts';
import { index, jsonb, pgTable, primaryKey, text } from '../db/drizzle.ts';

/** Stored answers to requests with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The owner of the key: `user <id>` or `key <id>`. */
    caller: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of route and body. */
    fingerprint: bytes().notNull(),
    answer: jsonb().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('idempotency_keys_expires_at').on(table.expiresAt),
  ],
);
