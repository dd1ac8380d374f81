import type { Database } from '../../../platform/db/database.ts';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from '../../../platform/db/drizzle.ts';
import { users } from '../../accounts/index.ts';
import { releases } from '../../releases/table.ts';
import type { Transaction } from '../base/store.ts';
import { approvals, executions, isOf, paymentUses, transactions, verdicts } from '../base/table.ts';
import { dropTerms } from '../base/terms-store.ts';
import { requestRecords, settlements, teeProofs, verificationRequests } from '../base/verification/table.ts';

/** A transaction on which nothing can happen any more, as it stood when it was read. */
export type Finished = Pick<Transaction, 'id' | 'userId' | 'requestHash' | 'revision' | 'createdAt'>;

const finishedColumns = {
  id: transactions.id,
  userId: transactions.userId,
  requestHash: transactions.requestHash,
  revision: transactions.revision,
  createdAt: transactions.createdAt,
};

const NIL = '00000000-0000-0000-0000-000000000000';

interface Age {
  /** Nothing has happened to it since. */
  readonly before: Date;
  /** Whether payloads are deleted some day: what is still to be deleted here must not be kept elsewhere. */
  readonly payloadsExpire: boolean;
}

/** Final, and no arbiter, chain or provider has anything left to do for it. */
function isFinished(db: Database, { before, payloadsExpire }: Age) {
  const queued = db.select().from(verificationRequests).where(isOf(verificationRequests));
  const unconfirmed = db
    .select()
    .from(requestRecords)
    .where(and(isOf(requestRecords), isNotNull(requestRecords.txHash), isNull(requestRecords.blockNumber)));
  const onItsWay = db
    .select()
    .from(releases)
    .where(and(eq(releases.transactionId, transactions.id), isNotNull(releases.nextAt)));
  return and(
    inArray(transactions.status, ['REJECTED', 'EXECUTED', 'FAILED']),
    lt(transactions.updatedAt, before),
    payloadsExpire ? or(eq(transactions.form, 'open'), isNotNull(transactions.payloadExpiredAt)) : undefined,
    notExists(queued),
    notExists(unconfirmed),
    notExists(onItsWay),
  );
}

/** Before all of them. */
const beforeAll = { id: NIL, userId: NIL, createdAt: new Date(0) };

/**
 * Owner by owner, the oldest first, after one of them. A whole run passes once through the requests of each owner that were
 * made before the moment, by the index of their list, and never looks at a later one.
 */
export async function listFinished(
  db: Database,
  { after, limit, ...age }: Age & { after: Finished | null; limit: number },
): Promise<Finished[]> {
  const { id, userId, createdAt } = after ?? beforeAll;
  // For the owner at whom the last page ended; the others are read from their first.
  const start = (value: SQL, first: SQL) => sql`CASE ${users.id} WHEN ${userId} THEN ${value} ELSE ${first} END`;
  const page = db
    .select(finishedColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, users.id),
        // Nothing happens to a request before it is made.
        lt(transactions.createdAt, age.before),
        sql`(${transactions.createdAt}, ${transactions.id}) > (
          ${start(sql`${createdAt.toISOString()}::timestamptz`, sql`'-infinity'`)}, ${start(sql`${id}::uuid`, sql`${NIL}::uuid`)})`,
        isFinished(db, age),
      ),
    )
    .orderBy(asc(transactions.createdAt), asc(transactions.id))
    .limit(limit)
    .as('page');
  return db
    .select({
      id: page.id,
      userId: page.userId,
      requestHash: page.requestHash,
      revision: page.revision,
      createdAt: page.createdAt,
    })
    .from(users)
    .crossJoinLateral(page)
    .where(sql`${users.id} >= ${userId}`)
    .orderBy(asc(users.id), asc(page.createdAt), asc(page.id))
    .limit(limit);
}

/**
 * Deletes them with all that belongs to them; false, and nothing is deleted, where one is not as it was read. What was used
 * up on chain stays used: its rows stay, without the transaction that they served.
 */
export async function deleteFinished(tx: Database, read: readonly Finished[], age: Age): Promise<boolean> {
  const ids = read.map(({ id }) => id);
  const standing = await tx
    .select(finishedColumns)
    .from(transactions)
    .where(and(inArray(transactions.id, ids), isFinished(tx, age)))
    .for('update', { of: transactions });
  const revisions = new Map(standing.map(({ id, revision }) => [id, revision]));
  if (!read.every(({ id, revision }) => revisions.get(id) === revision)) return false;
  for (const table of [executions, paymentUses]) {
    await tx.update(table).set({ transactionId: null }).where(inArray(table.transactionId, ids));
  }
  await dropTerms(tx, ids);
  for (const table of [releases, approvals, verdicts, requestRecords, settlements, teeProofs]) {
    await tx.delete(table).where(inArray(table.transactionId, ids));
  }
  // The entries of the map of hashes go with them: a trigger sees to it.
  await tx.delete(transactions).where(inArray(transactions.id, ids));
  return true;
}
