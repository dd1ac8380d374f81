import type { Address } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { bigint, boolean, index, integer, pgTable, smallint, text, unique, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

export const defaultRepeatWithinHours = 24;

export const settings = pgTable('settings', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  executionType: smallint('execution_type').$type<0 | 1 | 2>().notNull().default(0),
  publicDetails: boolean('public_details').notNull().default(false),
  /** For how long a reused instruction needs the owner's approval; 0: never. */
  repeatWithinHours: smallint('repeat_within_hours').notNull().default(defaultRepeatWithinHours),
  /** Ids of the verification services whose verdicts count; null: the operator's current one. */
  trustedServices: integer('trusted_services').array(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * Accounts in addition to their own for which users may have transactions verified. One user for each account on a
 * chain.
 */
export const escrowAccounts = pgTable(
  'escrow_accounts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    address: text().$type<Address>().notNull(),
    /** Null: on every chain. */
    chainId: bigint('chain_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('escrow_accounts_account').on(table.address, table.chainId).nullsNotDistinct(),
    index('escrow_accounts_page').on(table.userId, table.createdAt, table.id),
  ],
);
