import type { Database } from '../../../platform/db/database.ts';
import { and, eq, gt, isNull, sql } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import { currentColumns, expiredColumns, isExpired } from './current-columns.ts';
import { type Changing, isGiven, type Transaction, type TransactionKey } from './store.ts';
import { transactions } from './table.ts';

const isIt = ({ id, userId }: TransactionKey) => and(eq(transactions.id, id), eq(transactions.userId, userId));

/** From here until the end of the transaction nobody else decides on it. */
export async function lockTransaction(tx: Database, { id, userId }: TransactionKey): Promise<Changing> {
  // The second begins under the lock of the first: an approval may have ended while that waited for it.
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

/** What something other than a decision may change. */
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
 * The one way out: whoever gets a row here, and nobody else ever, may spend the approval. To be called under the lock of the
 * row, so that the statement begins after everything it waited for. Null where there is nothing to spend.
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

/** Approvals that have ended and are not written down as such, the oldest first. */
export async function listExpired(db: Database): Promise<TransactionKey[]> {
  return db
    .select({ id: transactions.id, userId: transactions.userId })
    .from(transactions)
    .where(isExpired)
    .orderBy(transactions.validUntil)
    .limit(EXPIRED_AT_A_TIME);
}

export type Expired = Changing & Pick<Transaction, 'id' | 'userId' | 'requestHash'>;

/** Null where the approval has not ended, or that is written down already. */
export async function expireTransaction(tx: Database, key: TransactionKey): Promise<Expired | null> {
  const { userId, requestHash } = transactions;
  const [row] = await tx
    .update(transactions)
    .set(expiredColumns)
    .where(and(isIt(key), isExpired))
    .returning({ id: transactions.id, userId, requestHash, ...currentColumns });
  return row ?? null;
}

/** What a decision makes of a transaction. */
interface Decided {
  readonly status: Transaction['status'];
  /** Null: as it was. */
  readonly statusReason: Transaction['statusReason'];
  /** Null where it is not newly approved. */
  readonly validSeconds: number | null;
  /** Whether somebody else's turn begins with it. */
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

/** Called under the locks of their rows. Where one was approved, its approval has ended with the freeze. */
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
        // LEAST alone would give one to those that were never approved: it passes over NULL.
        validUntil: sql`CASE WHEN ${validUntil} IS NOT NULL
        THEN least(${validUntil}, ${frozenAt.toISOString()}::timestamptz) END`,
        revision: sql`${revision} + 1`,
        updatedAt: sql`now()`,
      })
      // The offset keeps the owner from the planner, which would read all of their requests: it expects few of anybody.
      .from(sql`(SELECT id, ${owner}::uuid AS user_id FROM unnest(${sql.param(ids)}::uuid[]) AS id OFFSET 0) AS given`)
      .where(sql`${id} = given.id AND ${userId} = given.user_id`)
      .returning({ id, requestHash, status, revision })
  );
}
