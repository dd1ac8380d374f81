import { moment } from '../../platform/db/columns.ts';
import { index, integer, pgTable, primaryKey, sql, text, uuid } from '../../platform/db/drizzle.ts';
import { transactions } from '../transactions/index.ts';

/** What waits for a verdict, or for its record on chain. A lease moves `available_at` into the future; where nobody renews it, the work is back. */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    transactionId: uuid('transaction_id')
      .primaryKey()
      .references(() => transactions.id),
    serviceId: integer('service_id').notNull(),
    task: text().$type<'verdict' | 'settlement'>().notNull().default('verdict'),
    availableAt: moment('available_at').notNull().defaultNow(),
    leaseId: uuid('lease_id').unique(),
    attempts: integer().notNull().default(0),
    /** For this task. */
    firstLeasedAt: moment('first_leased_at'),
    /** Since when it waits for its verdict. */
    queuedAt: moment('queued_at').notNull().defaultNow(),
  },
  (table) => [
    index('verification_requests_waiting').on(table.serviceId, table.task, table.availableAt),
    index('verification_requests_oldest').on(table.serviceId, table.queuedAt).where(sql`task = 'verdict'`),
  ],
);

/** Who asks for requests to judge, by what each worker calls itself. */
export const arbiterSightings = pgTable(
  'arbiter_sightings',
  {
    serviceId: integer('service_id').notNull(),
    workerId: uuid('worker_id').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** When it was last given something to judge. */
    leasedAt: moment('leased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.workerId] }),
    index('arbiter_sightings_seen').on(table.serviceId, table.seenAt),
    index('arbiter_sightings_leased').on(table.serviceId, table.leasedAt),
  ],
);

/** The OpenPGP keys with which this service signs what it seals, the newest last. */
export const sealingKeys = pgTable('sealing_keys', {
  fingerprint: text().primaryKey(),
  armoredPublicKey: text('armored_public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
