import type { Hex } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, inArray, isNotNull, isNull, not, sql } from '../../platform/db/drizzle.ts';
import { isExpired } from './current-columns.ts';
import type { Transaction } from './store.ts';
import { transactions } from './table.ts';

/** What can still be taken back of a user's requests, under the locks of their rows until the end of the transaction. */
export async function lockOpen(tx: Database, userId: string): Promise<Pick<Transaction, 'id' | 'status'>[]> {
  const { id, status } = transactions;
  const isOpen = and(inArray(status, ['PENDING', 'APPROVED']), isNull(transactions.claimedAt), not(isExpired));
  return tx
    .select({ id, status })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), isOpen))
    .orderBy(id)
    .for('update');
}

export type Frozen = Pick<Transaction, 'id' | 'requestHash' | 'status' | 'revision'>;

/** Called under the locks of their rows. Where one was approved, its approval ends with this. */
export async function freezeTransactions(tx: Database, owner: string, ids: readonly string[]): Promise<Frozen[]> {
  const { id, userId, requestHash, status, revision, validUntil } = transactions;
  return tx
    .update(transactions)
    .set({
      status: 'REJECTED',
      statusReason: 'frozen',
      // LEAST alone would give one to those that were never approved: it passes over NULL.
      validUntil: sql`CASE WHEN ${validUntil} IS NOT NULL THEN least(${validUntil}, now()) END`,
      revision: sql`${revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(userId, owner), sql`${id} = ANY(${sql.param(ids)}::uuid[])`))
    .returning({ id, requestHash, status, revision });
}

const HANDED_OVER_SHOWN = 500;

/** Approvals of a user that a way out has taken and not come to the end of. */
export async function listHandedOver(db: Database, userId: string): Promise<Hex[]> {
  const isOut = and(eq(transactions.status, 'APPROVED'), isNotNull(transactions.claimedAt));
  const rows = await db
    .select({ requestHash: transactions.requestHash })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), isOut))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(HANDED_OVER_SHOWN);
  return rows.map(({ requestHash }) => requestHash);
}
