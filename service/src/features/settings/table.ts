import { boolean, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';

export const settings = pgTable('settings', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  executionType: smallint('execution_type').$type<0 | 1 | 2>().notNull().default(0),
  publicDetails: boolean('public_details').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
