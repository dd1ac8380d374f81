import { bytes, moment } from '../db/columns.ts';
import { bigint, index, jsonb, pgTable, primaryKey, sql, text, uuid } from '../db/drizzle.ts';
import type { Actor } from './actor.ts';

/**
 * Who did what, and with which credential. Rows are only ever added, in the transaction of their action; the sealer
 * numbers and chains them after the commit, and the database refuses every other change (see the migrations).
 * Partitioned by month: old months are archived as a whole (`archive-audit-log.ts`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actor: jsonb().$type<Actor>().notNull(),
    action: text().notNull(),
    /** The account concerned. */
    userId: uuid('user_id'),
    transactionId: uuid('transaction_id'),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    /**
     * Place in the chain, without gaps; null until it is sealed. Only the sealer assigns it, under a lock, and the
     * chain proves it.
     */
    seq: bigint({ mode: 'number' }),
    /** Over the row and the previous hash. */
    hash: bytes(),
  },
  (table) => [
    // A key of a partitioned table must contain the partition column.
    primaryKey({ columns: [table.id, table.at] }),
    index('audit_log_seq').on(table.seq),
    index('audit_log_archives').on(table.seq).where(sql`action = 'audit.archive'`),
    index('audit_log_unsealed').on(table.id).where(sql`seq IS NULL`),
    index('audit_log_transaction').on(table.transactionId, table.id).where(sql`transaction_id IS NOT NULL`),
  ],
);
