import type { Decision, Hex, TransactionStatus } from '@countersign/protocol';
import { moment } from '../db/columns.ts';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from '../db/drizzle.ts';

/**
 * What happened to the transactions of a user, in order, for whoever reads on from a place. A user's changes take turns
 * at the counter until they commit, so that nobody who has read up to a place missed one before it.
 */
export const userChanges = pgTable(
  'user_changes',
  {
    userId: uuid('user_id').notNull(),
    position: bigint({ mode: 'number' }).notNull(),
    requestHash: text('request_hash').$type<Hex>().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    revision: integer().notNull(),
    /** Of the arbiter, where this change is its verdict. */
    decision: text().$type<Decision>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.position] }),
    index('user_changes_created_at').on(table.createdAt),
  ],
);

export const userChangeCounters = pgTable('user_change_counters', {
  userId: uuid('user_id').primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
});
