import type { Address, Hex, ReleaseChannel, ReleaseStatus } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { bigint, foreignKey, index, integer, pgTable, sql, text, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';
import { transactions } from '../transactions/base/table.ts';

/**
 * One row for each transaction that this service sends: the release of an approved transaction, or an order that an
 * ADMIN key placed under its own tracking id.
 */
export const releases = pgTable(
  'releases',
  {
    /** The requestHash or the tracking id; the provider accepts each once. */
    externalId: text('external_id').primaryKey(),
    /** Null for a tracking id. */
    transactionId: uuid('transaction_id').unique(),
    /** The user whose integration executes it; the owner of the transaction. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    channel: text().$type<ReleaseChannel>().notNull(),
    integration: text().$type<'execution' | 'agent'>().notNull(),
    status: text().$type<ReleaseStatus>().notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** The call at the time of the claim; null before. */
    callTo: text('call_to').$type<Address>(),
    callValue: text('call_value'),
    callData: text('call_data').$type<Hex>(),
    claimedAt: moment('claimed_at'),
    /** After this it is not sent any more; null before the claim. */
    sendUntil: moment('send_until'),
    /** Written before the order is sent: from then on only the provider knows whether it was accepted. */
    lastSentAt: moment('last_sent_at'),
    /** SHA-256 of the provider account to which it was sent; another account cannot see its result. */
    sentTo: text('sent_to'),
    /** When the provider last answered that it is busy: no order sent before that can still arrive. */
    putOffAt: moment('put_off_at'),
    reference: text(),
    reason: text(),
    txHash: text('tx_hash').$type<Hex>(),
    /** When the provider began to fail; null while it works. */
    failingSince: moment('failing_since'),
    /** Increases with every hold: a write counts only if this number is unchanged since the worker took the row. */
    hold: integer('lease').notNull().default(0),
    /** When the next check is due, or when the current hold ends; null once it is completed or failed. */
    nextAt: moment('next_at').defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'releases_request',
      columns: [table.transactionId, table.userId],
      foreignColumns: [transactions.id, transactions.userId],
    }),
    index('releases_due').on(table.nextAt).where(sql`next_at IS NOT NULL`),
    index('releases_open').on(table.userId).where(sql`next_at IS NOT NULL`),
  ],
);
