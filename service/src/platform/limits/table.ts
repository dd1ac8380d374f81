import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Windows shared by several instances. Unlogged (see the migrations): losing it in a crash only forgives some hits. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
