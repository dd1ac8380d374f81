import { moment } from '../../platform/db/columns.ts';
import { boolean, pgTable, smallint, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

export const settings = pgTable('settings', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  executionType: smallint('execution_type').$type<0 | 1 | 2>().notNull().default(0),
  publicDetails: boolean('public_details').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
