import { bytes, moment } from '../db/columns.ts';
import { bigint, index, jsonb, pgTable, sql, text, uuid } from '../db/drizzle.ts';
import type { Actor } from './actor.ts';

/**
 * Who did what, and with which credential. Rows are only ever added, in the transaction of what they tell; the sealer
 * numbers and chains them once they are committed, and the database refuses every other change (see the migrations).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actor: jsonb().$type<Actor>().notNull(),
    action: text().notNull(),
    /** Whose account it is about. */
    userId: uuid('user_id'),
    transactionId: uuid('transaction_id'),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Place in the chain, without gaps; null until it is sealed. */
    seq: bigint({ mode: 'number' }).unique(),
    /** Over the row and the hash before it. */
    hash: bytes(),
  },
  (table) => [
    index('audit_log_unsealed').on(table.id).where(sql`seq IS NULL`),
    index('audit_log_transaction').on(table.transactionId, table.id).where(sql`transaction_id IS NOT NULL`),
  ],
);
