import type { Policy } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from '../../platform/db/drizzle.ts';
import { statement } from '../../platform/db/statement.ts';
import { users } from '../accounts/index.ts';
import { policies, spends } from './table.ts';

export type StoredPolicy = typeof policies.$inferSelect;
type Spend = typeof spends.$inferInsert;

export async function findPolicy(db: Database, userId: string): Promise<StoredPolicy | null> {
  const [row] = await selectPolicy(db, { userId });
  return row ?? null;
}

const selectPolicy = statement('policy', (db) =>
  db
    .select()
    .from(policies)
    .where(eq(policies.userId, sql.placeholder('userId'))),
);

/**
 * A column of a statement about users: whether their policy limits amounts or recipients. A policy with only denied
 * recipients does neither.
 */
export const hasFirstLimit = (userId: SQL) => sql<boolean>`EXISTS (
  SELECT FROM ${policies} held WHERE held.user_id = ${userId}
    AND (jsonb_array_length(held.policy -> 'limits') > 0 OR jsonb_typeof(held.policy -> 'allowedRecipients') = 'array'))`;

export async function replacePolicy(db: Database, userId: string, policy: Policy): Promise<StoredPolicy> {
  const values = { policy, updatedAt: sql`now()` };
  const [row] = await db
    .insert(policies)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: policies.userId, set: values })
    .returning();
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

/**
 * Serialises all transactions that judge, count or change what a user may do; others only read the row. Returns when
 * the account was frozen, or null: a freeze takes this lock, too.
 */
export async function lockAccount(tx: Database, userId: string): Promise<Date | null> {
  const [row] = await lockUser(tx, { userId });
  return row?.frozenAt ?? null;
}

const lockUser = statement('lock-account', (db) =>
  db
    .select({ frozenAt: users.frozenAt })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update'),
);

/** Base units of each asset that a user's other transactions moved in the last 24 hours. */
export async function sumSpends(
  db: Database,
  { userId, chainId, assets, except }: { userId: string; chainId: number; assets: readonly string[]; except: string },
): Promise<Map<string, bigint>> {
  if (assets.length === 0) return new Map();
  const rows = await db
    .select({ asset: spends.asset, amount: sql<string>`sum(${spends.amount})` })
    .from(spends)
    .where(
      and(
        eq(spends.userId, userId),
        eq(spends.chainId, chainId),
        inArray(spends.asset, [...assets]),
        sql`${spends.createdAt} > now() - interval '24 hours'`,
        or(isNull(spends.releasedAt), gt(spends.releasedAt, sql`now()`)),
        ne(spends.transactionId, except),
      ),
    )
    .groupBy(spends.asset);
  return new Map(rows.map(({ asset, amount }) => [asset, BigInt(amount)]));
}

/** A transaction counts once, even if it is inserted again. */
export async function insertSpends(db: Database, rows: Spend[]): Promise<void> {
  if (rows.length > 0) await db.insert(spends).values(rows).onConflictDoNothing();
}

/** From now on the transaction's spends count for their whole day, even if they were released already. */
export async function keepSpends(db: Database, userId: string, transactionIds: readonly string[]): Promise<void> {
  await db
    .update(spends)
    .set({ releasedAt: null })
    .where(and(eq(spends.userId, userId), sql`${spends.transactionId} = ANY(${sql.param(transactionIds)}::uuid[])`));
}

const A_DAY_SECONDS = 24 * 60 * 60;

/** Spends are never read for more than a day. */
export async function deleteOldSpends(db: Database): Promise<void> {
  await deleteExpiredRows(db, spends, spends.createdAt, A_DAY_SECONDS);
}
