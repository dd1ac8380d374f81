import { moment } from '../db/columns.ts';
import { index, integer, pgTable, text } from '../db/drizzle.ts';

/** Windows shared by several instances. Unlogged (see the migrations): losing it in a crash only forgives some hits. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), hits: integer().notNull(), endsAt: moment('ends_at').notNull() },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
);
