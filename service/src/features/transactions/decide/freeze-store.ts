import type { Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { isExpired } from '../base/current-columns.ts';
import type { Transaction } from '../base/store.ts';
import { transactions, transactionTerms } from '../base/table.ts';
import { term } from '../base/terms.ts';

/** Per kind, approved and pending: small enough to finish long before the statement timeout. */
const PORTION = 250;

export type Open = Pick<Transaction, 'id' | 'status'>;

/**
 * Open requests of a user, up to `limit` of each kind. Each kind is found by an index without other requests, however
 * many the user has.
 */
const openIds = (userId: string, limit: number) => sql`
  (SELECT id FROM ${transactions}
    WHERE user_id = ${userId} AND status = 'APPROVED' AND claimed_at IS NULL AND valid_until > statement_timestamp()
    ORDER BY valid_until LIMIT ${limit})
  UNION ALL
  (SELECT found.transaction_id FROM ${transactionTerms} AS found CROSS JOIN LATERAL (
      SELECT FROM ${transactions} WHERE user_id = ${userId} AND id = found.transaction_id AND status = 'PENDING' OFFSET 0
    ) AS pending
    WHERE found.user_id = ${userId} AND found.term = ${term.status('PENDING')}
    ORDER BY found.created_at, found.transaction_id LIMIT ${limit})`;

export async function hasOpen(db: Database, userId: string): Promise<boolean> {
  return (await db.execute(openIds(userId, 1))).rows.length > 0;
}

/** The next portion, with the rows locked until the end of the database transaction. */
export async function lockOpen(tx: Database, userId: string): Promise<Open[]> {
  const { rows } = await tx.execute<Open>(sql`
    SELECT locked.id, locked.status FROM (${openIds(userId, PORTION)} ORDER BY id) AS open CROSS JOIN LATERAL (
      SELECT id, status FROM ${transactions} WHERE user_id = ${userId} AND id = open.id
        AND status IN ('PENDING', 'APPROVED') AND claimed_at IS NULL AND NOT ${isExpired} FOR UPDATE
    ) AS locked`);
  return rows;
}

const HANDED_OVER_SHOWN = 500;

/** A user's approvals that a release has claimed and not completed, newest first. */
export async function listHandedOver(db: Database, userId: string): Promise<Hex[]> {
  const { rows } = await db.execute<{ request_hash: Hex }>(sql`
    SELECT claimed.request_hash FROM (
      SELECT created_at, transaction_id FROM ${transactionTerms}
      WHERE user_id = ${userId} AND term = ${term.status('APPROVED')}
    ) AS approved CROSS JOIN LATERAL (
      SELECT request_hash FROM ${transactions} WHERE user_id = ${userId} AND id = approved.transaction_id
        AND status = 'APPROVED' AND claimed_at IS NOT NULL OFFSET 0
    ) AS claimed
    ORDER BY approved.created_at DESC, approved.transaction_id DESC LIMIT ${HANDED_OVER_SHOWN}`);
  return rows.map(({ request_hash }) => request_hash);
}
