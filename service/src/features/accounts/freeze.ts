import type { Database } from '../../platform/db/database.ts';
import { eq, sql } from '../../platform/db/drizzle.ts';
import { plainStatement, statement } from '../../platform/db/statement.ts';
import { accountFrozen } from './errors.ts';
import { users } from './table.ts';

/**
 * A lock apart from the user's row: a decision locks the transaction and then the user, and a freeze in the opposite
 * order.
 */
const nameOf = (userId: string) => `freeze of ${userId}`;
const shareLock = plainStatement('share-freeze', 'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))');

/**
 * Called first by every transaction that creates something for a user: a request, a key, a grant, an order. No freeze
 * starts until it ends, so a freeze either finds what it created or refuses it.
 */
export async function requireUnfrozen(tx: Database, userId: string): Promise<void> {
  if (await isFrozen(tx, userId)) throw accountFrozen();
}

/** The same for background work. */
export async function isFrozen(tx: Database, userId: string): Promise<boolean> {
  return (await holdFreeze(tx, userId)) !== null;
}

/** Since when it is frozen; null if it is not. No freeze starts or ends until the transaction does. */
export async function holdFreeze(tx: Database, userId: string): Promise<Date | null> {
  // The second statement runs under the lock of the first, so it sees the freeze that the lock waited for.
  const [, frozenAt] = await Promise.all([shareLock(tx, [nameOf(userId)]), findFrozenAt(tx, userId)]);
  return frozenAt;
}

/** Until the end of the transaction nothing new is created for this user. */
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

/** Since when it is frozen, which may be earlier than now. */
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
