import type { Database } from '../../platform/db/database.ts';
import { asc, inArray, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { signingKeys } from './table.ts';

export type StoredSigningKey = typeof signingKeys.$inferSelect;

/** Oldest first. */
export async function listSigningKeys(db: Database): Promise<StoredSigningKey[]> {
  return db.select().from(signingKeys).orderBy(asc(signingKeys.signsFrom));
}

export async function insertSigningKey(
  db: Database,
  key: Omit<StoredSigningKey, 'signsFrom'>,
  signsInSeconds: number,
): Promise<void> {
  await db.insert(signingKeys).values({ ...key, signsFrom: fromNow(signsInSeconds) });
}

export async function isNewestKeyOlderThan(db: Database, days: number): Promise<boolean> {
  const isOld = sql<boolean>`max(${signingKeys.signsFrom}) < now() - make_interval(days => ${days})`;
  const [row] = await db.select({ isOld }).from(signingKeys);
  return row?.isOld ?? false;
}

/** Deletes the keys whose successor has been signing for this many days. */
export async function deleteSupersededKeys(db: Database, days: number): Promise<void> {
  const superseded = sql`(
    SELECT kid FROM (SELECT kid, lead(signs_from) OVER (ORDER BY signs_from) AS replaced_at FROM signing_keys) AS succession
    WHERE replaced_at < now() - make_interval(days => ${days}))`;
  await db.delete(signingKeys).where(inArray(signingKeys.kid, superseded));
}

/** One at a time across all instances: an instance reads the existing keys before it adds one. */
export async function underSigningKeyLock<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${signingKeys} IN EXCLUSIVE MODE`);
    return work(tx);
  });
}
