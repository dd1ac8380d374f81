import type { Database } from '../../platform/db/database.ts';
import { eq, sql } from '../../platform/db/drizzle.ts';
import { plainStatement, statement } from '../../platform/db/statement.ts';
import { accountFrozen } from './errors.ts';
import { users } from './table.ts';

/**
 * Not the row of the user: whoever decides on a transaction holds that of the transaction and then waits for the user's,
 * while a freeze comes from the other side.
 */
const nameOf = (userId: string) => `freeze of ${userId}`;
const shareLock = plainStatement('share-freeze', 'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))');

/**
 * Called first by every transaction that makes something for a user: a request, a key, a grant, an order. Until it ends no
 * freeze begins, so that a freeze either finds what it made or refuses it.
 */
export async function requireUnfrozen(tx: Database, userId: string): Promise<void> {
  if (await isFrozen(tx, userId)) throw accountFrozen();
}

/** The same for work that nobody waits for. */
export async function isFrozen(tx: Database, userId: string): Promise<boolean> {
  return (await holdFreeze(tx, userId)) !== null;
}

/** Since when it is frozen; null where it is not. Until the transaction ends no freeze begins, and none ends. */
export async function holdFreeze(tx: Database, userId: string): Promise<Date | null> {
  // The second begins under the lock of the first: the freeze that it waited for is committed.
  const [, frozenAt] = await Promise.all([shareLock(tx, [nameOf(userId)]), findFrozenAt(tx, userId)]);
  return frozenAt;
}

/** From here until the end of the transaction nothing new is made for this user. */
export async function lockFreeze(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${nameOf(userId)}, 0))`);
}

export async function findFrozenAt(db: Database, userId: string): Promise<Date | null> {
  const [row] = await selectFrozenAt(db, { userId });
  return row?.frozenAt ?? null;
}

const selectFrozenAt = statement('frozen-at', (db) =>
  db
    .select({ frozenAt: users.frozenAt })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Since when it is frozen, which may be longer than now. */
export async function markFrozen(tx: Database, userId: string): Promise<Date> {
  const [row] = await tx
    .update(users)
    .set({ frozenAt: sql`coalesce(${users.frozenAt}, now())` })
    .where(eq(users.id, userId))
    .returning({ frozenAt: users.frozenAt });
  if (!row?.frozenAt) throw new Error('a user is gone');
  return row.frozenAt;
}

export async function markUnfrozen(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ frozenAt: null }).where(eq(users.id, userId));
}
