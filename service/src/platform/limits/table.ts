import { moment } from '../db/columns.ts';
import { bigint, index, integer, pgTable, text } from '../db/drizzle.ts';

/** Windows shared by several instances. Unlogged (see the migrations): losing it in a crash only forgives some hits. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), hits: integer().notNull(), endsAt: moment('ends_at').notNull() },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
);

/** The bytes stored by a user or a client network in its window, counted with the storing itself. */
export const byteQuotas = pgTable(
  'byte_quotas',
  {
    subject: text().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('byte_quotas_ends_at').on(table.endsAt)],
);
