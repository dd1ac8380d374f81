import { moment } from '../../platform/db/columns.ts';
import { index, integer, pgTable, uuid } from '../../platform/db/drizzle.ts';
import { transactions } from '../transactions/index.ts';

/** What waits for a verdict. A lease moves `available_at` into the future; where nobody renews it, the work is back. */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    transactionId: uuid('transaction_id')
      .primaryKey()
      .references(() => transactions.id),
    serviceId: integer('service_id').notNull(),
    availableAt: moment('available_at').notNull().defaultNow(),
    leaseId: uuid('lease_id').unique(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('verification_requests_waiting').on(table.serviceId, table.availableAt)],
);
