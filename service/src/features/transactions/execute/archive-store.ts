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

/** A transaction that cannot change any more, as read. */
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
  /** The request has not changed since. */
  readonly before: Date;
  /** Whether payloads expire: a payload that has to be deleted here must not be archived. */
  readonly payloadsExpire: boolean;
}

/** Final, and no arbiter, chain or provider has work left for it. */
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

/** Sorts before all requests. */
const beforeAll = { id: NIL, userId: NIL, createdAt: new Date(0) };

/**
 * A page of finished requests by owner and then by age, starting after `after`. A whole run scans the requests of each
 * owner that were created before `before` once, by the index of their list, and reads no later ones.
 */
export async function listFinished(
  db: Database,
  { after, limit, ...age }: Age & { after: Finished | null; limit: number },
): Promise<Finished[]> {
  const { id, userId, createdAt } = after ?? beforeAll;
  // Only for the owner at whom the last page ended; for other owners from the beginning.
  const start = (value: SQL, first: SQL) => sql`CASE ${users.id} WHEN ${userId} THEN ${value} ELSE ${first} END`;
  const page = db
    .select(finishedColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, users.id),
        // Implied by `updatedAt`, because nothing changes before its creation; limits the index scan.
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
 * Deletes requests with all their rows; if one has changed since it was read, deletes nothing and returns false.
 * Transactions and nonces on chain stay used up: those rows remain, without their request.
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
  // A trigger deletes their entries in the map of hashes.
  await tx.delete(transactions).where(inArray(transactions.id, ids));
  return true;
}
