import type { Address } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { bigint, pgTable, text, uuid } from '../../platform/db/drizzle.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** Lower case. */
  address: text().$type<Address>().notNull().unique(),
  displayName: text('display_name'),
  /** What the address has shown itself to be; null until it signs something. */
  accountKind: text('account_kind').$type<'key' | 'contract'>(),
  /** The only chain whose contract counts: on another one the same address may be somebody else's. Null for a key. */
  accountChainId: bigint('account_chain_id', { mode: 'number' }),
  /** Since when nothing may be made or submitted for this user; null while it may. */
  frozenAt: moment('frozen_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
