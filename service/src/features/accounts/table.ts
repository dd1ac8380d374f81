import type { Address } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { bigint, pgTable, text, uuid } from '../../platform/db/drizzle.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** Lower case. */
  address: text().$type<Address>().notNull().unique(),
  displayName: text('display_name'),
  /** The proven kind of the account; null until it signs something. */
  accountKind: text('account_kind').$type<'key' | 'contract'>(),
  /**
   * The only chain whose contract counts: on another one the same address may belong to someone else. Null for a key.
   */
  accountChainId: bigint('account_chain_id', { mode: 'number' }),
  /** Since when nothing may be created or submitted for this user; null if it is not frozen. */
  frozenAt: moment('frozen_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
