import type { Database } from '../../../platform/db/database.ts';
import { and, eq, gt, isNull, sql } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import { currentColumns, expiredColumns, isExpired } from './current-columns.ts';
import { type Changing, isGiven, type Transaction, type TransactionKey } from './store.ts';
import { transactions } from './table.ts';

const isIt = ({ id, userId }: TransactionKey) => and(eq(transactions.id, id), eq(transactions.userId, userId));

/** From here until the end of the database transaction no other decision is made on it. */
export async function lockTransaction(tx: Database, { id, userId }: TransactionKey): Promise<Changing> {
  // The second statement starts under the lock of the first: an approval may have expired while that waited for it.
  const [, [row]] = await Promise.all([lockRow(tx, { id, userId }), selectCurrent(tx, { id, userId })]);
  if (!row) throw new Error('a transaction is gone');
  return row;
}

export const lockRow = statement('lock-transaction', (db) =>
  db.select({ id: transactions.id }).from(transactions).where(isGiven).for('update'),
);
const selectCurrent = statement('current-transaction', (db) =>
  db.select(currentColumns).from(transactions).where(isGiven),
);

/** The columns that change without a decision. */
type Change = Partial<Pick<Transaction, 'status' | 'statusReason' | 'executedLate'>>;

export async function advanceTransaction(
  tx: Database,
  key: TransactionKey,
  { revision }: Changing,
  change: Change,
): Promise<Changing> {
  const [row] = await tx
    .update(transactions)
    .set({ ...change, revision: revision + 1, updatedAt: sql`now()` })
    .where(isIt(key))
    .returning(currentColumns);
  if (!row) throw new Error('a transaction is gone');
  return row;
}

/**
 * The only way to claim an approval: the caller that gets a row may use it, and no other ever can. Call it under the
 * lock of the row, so that the statement sees the changes of earlier holders. Null if there is nothing to claim.
 */
export async function claimTransaction(tx: Database, key: TransactionKey): Promise<Changing | null> {
  const [row] = await tx
    .update(transactions)
    .set({ claimedAt: sql`now()`, revision: sql`${transactions.revision} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        isIt(key),
        eq(transactions.status, 'APPROVED'),
        isNull(transactions.claimedAt),
        gt(transactions.validUntil, sql`statement_timestamp()`),
      ),
    )
    .returning(currentColumns);
  return row ?? null;
}

const EXPIRED_AT_A_TIME = 100;

/** Approvals that have expired and are not stored as such, the oldest first. */
export async function listExpired(db: Database): Promise<TransactionKey[]> {
  return db
    .select({ id: transactions.id, userId: transactions.userId })
    .from(transactions)
    .where(isExpired)
    .orderBy(transactions.validUntil)
    .limit(EXPIRED_AT_A_TIME);
}

export type Expired = Changing & Pick<Transaction, 'id' | 'userId' | 'requestHash'>;

/** Null if the approval has not expired, or if the expiry is already stored. */
export async function expireTransaction(tx: Database, key: TransactionKey): Promise<Expired | null> {
  const { userId, requestHash } = transactions;
  const [row] = await tx
    .update(transactions)
    .set(expiredColumns)
    .where(and(isIt(key), isExpired))
    .returning({ id: transactions.id, userId, requestHash, ...currentColumns });
  return row ?? null;
}

/** The changes to a transaction by a decision. */
interface Decided {
  readonly status: Transaction['status'];
  /** Null: unchanged. */
  readonly statusReason: Transaction['statusReason'];
  /** Null unless it is newly approved. */
  readonly validSeconds: number | null;
  /** Whether it now waits for someone else. */
  readonly isWaitingAnew: boolean;
}

export async function decideOn(
  tx: Database,
  { id, userId }: TransactionKey,
  revision: number,
  decided: Decided,
): Promise<Changing> {
  const [row] = await updateDecided(tx, { id, userId, revision, ...decided });
  if (!row) throw new Error('a transaction is gone');
  return row;
}

const updateDecided = statement('decide-on-transaction', (db) => {
  const { statusReason, validUntil, waitingSince } = transactions;
  const seconds = sql`${sql.placeholder('validSeconds')}::float8`;
  return db
    .update(transactions)
    .set({
      status: sql`${sql.placeholder('status')}::text`,
      statusReason: sql`coalesce(${sql.placeholder('statusReason')}::text, ${statusReason})`,
      validUntil: sql`coalesce(now() + make_interval(secs => ${seconds}), ${validUntil})`,
      waitingSince: sql`CASE WHEN ${sql.placeholder('isWaitingAnew')}::boolean THEN now() ELSE ${waitingSince} END`,
      revision: sql`${sql.placeholder('revision')}::int`,
      updatedAt: sql`now()`,
    })
    .where(isGiven)
    .returning(currentColumns);
});

export type Frozen = Pick<Transaction, 'id' | 'requestHash' | 'status' | 'revision'>;

/** Call it under the locks of the rows. An approval ends with the freeze at the latest. */
export async function freezeTransactions(
  tx: Database,
  { owner, frozenAt }: { readonly owner: string; readonly frozenAt: Date },
  ids: readonly string[],
): Promise<Frozen[]> {
  const { id, userId, requestHash, status, revision, validUntil } = transactions;
  return (
    tx
      .update(transactions)
      .set({
        status: 'REJECTED',
        statusReason: 'frozen',
        // LEAST alone ignores NULL, and would give a validUntil to requests that were never approved.
        validUntil: sql`CASE WHEN ${validUntil} IS NOT NULL
        THEN least(${validUntil}, ${frozenAt.toISOString()}::timestamptz) END`,
        revision: sql`${revision} + 1`,
        updatedAt: sql`now()`,
      })
      // The offset hides the owner from the planner, which expects few requests for each and would read all of them.
      .from(sql`(SELECT id, ${owner}::uuid AS user_id FROM unnest(${sql.param(ids)}::uuid[]) AS id OFFSET 0) AS given`)
      .where(sql`${id} = given.id AND ${userId} = given.user_id`)
      .returning({ id, requestHash, status, revision })
  );
}
