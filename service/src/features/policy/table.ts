import type { Policy } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { bigint, index, jsonb, numeric, pgTable, primaryKey, text, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

export const policies = pgTable('policies', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  policy: jsonb().$type<Policy>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/**
 * What approved transactions move, for the limits of 24 hours, even if they are withdrawn or fail later. An approval
 * that expires unused returns what it holds.
 */
export const spends = pgTable(
  'spends',
  {
    transactionId: uuid('transaction_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** `native` or a token address. */
    asset: text().notNull(),
    amount: numeric({ precision: 80, scale: 0 }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the approval that it belongs to ends; null once it counts in any case. */
    releasedAt: moment('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.asset, table.userId] }),
    index('spends_of_a_day').on(table.userId, table.chainId, table.asset, table.createdAt),
    index('spends_created_at').on(table.createdAt),
  ],
);
