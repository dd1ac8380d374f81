import type { Decision, Hex, NotificationEvent, TransactionStatus, WebhookFormat } from '@countersign/protocol';
import { moment } from '../db/columns.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, sql, text, unique, uuid } from '../db/drizzle.ts';

/**
 * The changes of a user's transactions in order, for readers that continue from a position. Changes of one user are
 * serialised by the counter until they commit, so that a reader at a position has missed none before it.
 */
export const userChanges = pgTable(
  'user_changes',
  {
    userId: uuid('user_id').notNull(),
    position: bigint({ mode: 'number' }).notNull(),
    requestHash: text('request_hash').$type<Hex>().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    revision: integer().notNull(),
    /** The arbiter, if this change is its verdict. */
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

/** A channel for an owner's events: a webhook, an e-mail address, a browser. */
export const notificationChannels = pgTable(
  'notification_channels',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text().$type<'webhook' | 'email' | 'push'>().notNull(),
    /** The owner's name for it. */
    name: text().notNull(),
    /** Of webhooks. */
    format: text().$type<WebhookFormat>(),
    events: text().array().$type<NotificationEvent[]>().notNull(),
    /** Whether it receives events: not before an address is confirmed, not after its receiver is gone. */
    active: boolean().notNull(),
    /** The displayable part of the target: the origin of a URL, or an e-mail address. */
    shownTarget: text('shown_target').notNull(),
    /** The whole target, sealed; null if the displayed part is all of it. */
    sealedTarget: text('sealed_target'),
    /** Signs deliveries, or the links in mails. */
    sealedSecret: text('sealed_secret'),
    /** The secret before the last rotation, which also signs until it expires. */
    sealedFormerSecret: text('sealed_former_secret'),
    formerSecretUntil: moment('former_secret_until'),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('notification_channels_user').on(table.userId, table.kind),
    index('notification_channels_unconfirmed').on(table.createdAt).where(sql`kind = 'email' AND NOT active`),
    index('notification_channels_recipient')
      .on(sql`lower(${table.shownTarget})`)
      .where(sql`kind = 'email' AND NOT active`),
  ],
);

/**
 * The outbox: events to be delivered, written with the change, and the queue of the delivery workers. No foreign key:
 * deleting a channel at the same moment must not make a decision fail.
 */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    channelId: uuid('channel_id').notNull(),
    event: text().$type<NotificationEvent | 'test' | 'confirm'>().notNull(),
    /** The transaction of the event; null if it has none. */
    requestHash: text('request_hash').$type<Hex>(),
    status: text().$type<TransactionStatus>(),
    revision: integer(),
    decision: text().$type<Decision>(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    lastAttemptAt: moment('last_attempt_at'),
    lastStatus: integer('last_status'),
    /** Increased with every lease: a worker's result counts while it holds this number. */
    hold: integer('lease').notNull().default(0),
    /** When the next attempt is due, or the current lease ends; null at the end. */
    nextAt: moment('next_at').defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('notification_deliveries_once').on(table.channelId, table.requestHash, table.event, table.revision),
    index('notification_deliveries_page').on(table.channelId, table.createdAt, table.id),
    index('notification_deliveries_due').on(table.nextAt).where(sql`next_at IS NOT NULL`),
    index('notification_deliveries_created_at').on(table.createdAt),
  ],
);
