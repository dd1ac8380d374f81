import type { QuorumType } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

export const walletQuorums = pgTable(
  'wallet_quorums',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text().$type<QuorumType>().notNull(),
    /** The provider's id of the quorum. The operator's agent quorum has a row for each user who registered it. */
    quorumId: text('quorum_id').notNull(),
    provider: text().$type<'local' | 'provider'>().notNull(),
    /** The kind of member: a key, a user of the provider, or the operator's agent quorum. */
    kind: text().$type<'key' | 'user' | 'agent'>().notNull(),
    /** Base64 of the key's DER, the provider's id of the user, or the id of the agent quorum. */
    member: text().notNull(),
    displayName: text('display_name').notNull(),
    threshold: integer().notNull(),
    message: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({ userId, type, provider, kind, member, displayName, threshold, quorumId, createdAt }) => [
    unique('wallet_quorums_once').on(userId, type, provider, kind, member, displayName, threshold),
    index('wallet_quorums_selectable').on(userId, quorumId, createdAt),
  ],
);

/** Which quorum a user has selected as which type. */
export const attachedQuorums = pgTable(
  'attached_quorums',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text().$type<QuorumType>().notNull(),
    walletQuorumId: uuid('wallet_quorum_id')
      .notNull()
      .references(() => walletQuorums.id),
  },
  ({ userId, type }) => [primaryKey({ columns: [userId, type] })],
);
