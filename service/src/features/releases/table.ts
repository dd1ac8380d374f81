import type { Address, Hex, ReleaseChannel, ReleaseStatus } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { bigint, foreignKey, index, integer, pgTable, sql, text, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';
import { transactions } from '../transactions/base/table.ts';

/**
 * What leaves through this service, a row for each: the way of an approved transaction to whoever carries it out, or that
 * of an order that an ADMIN key placed under a tracking id of its own.
 */
export const releases = pgTable(
  'releases',
  {
    /** The requestHash or the tracking id, by which the provider takes each order once. */
    externalId: text('external_id').primaryKey(),
    /** Null for a tracking id. */
    transactionId: uuid('transaction_id').unique(),
    /** Whose integration carries it out; the owner of the transaction. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    channel: text().$type<ReleaseChannel>().notNull(),
    integration: text().$type<'execution' | 'agent'>().notNull(),
    status: text().$type<ReleaseStatus>().notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** The call as it was claimed; null before. */
    callTo: text('call_to').$type<Address>(),
    callValue: text('call_value'),
    callData: text('call_data').$type<Hex>(),
    claimedAt: moment('claimed_at'),
    /** After that it is not sent any more; null before the claim. */
    sendUntil: moment('send_until'),
    /** Written before the order is sent: from then on only the provider knows whether it was taken. */
    lastSentAt: moment('last_sent_at'),
    /** SHA-256 of the account at the provider that it was sent to; another account cannot tell what became of it. */
    sentTo: text('sent_to'),
    /** When the provider last put an order off: none that was sent before can still arrive. */
    putOffAt: moment('put_off_at'),
    reference: text(),
    reason: text(),
    txHash: text('tx_hash').$type<Hex>(),
    /** Since when the provider does not answer as it should; null while it does. */
    failingSince: moment('failing_since'),
    /** Grows with every hold: what a holder writes counts while it is still the number that it got. */
    hold: integer('lease').notNull().default(0),
    /** When somebody looks again, or the end of the hold of whoever is at it; null at the end of the way. */
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
