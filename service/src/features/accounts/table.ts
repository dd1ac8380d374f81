import type { Address } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { pgTable, text, uuid } from '../../platform/db/drizzle.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** Lower case. */
  address: text().$type<Address>().notNull().unique(),
  displayName: text('display_name'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
