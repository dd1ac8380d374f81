import { maxCounted } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { plainStatement } from '../../platform/db/statement.ts';
import type { TransactionKey } from './store.ts';
import { transactionTerms } from './table.ts';
import { term } from './terms.ts';

/** Makes a transaction found by these. Without a time, one that this very database transaction creates. */
export async function insertTerms(
  tx: Database,
  { id, userId, createdAt }: TransactionKey & { readonly createdAt?: Date },
  terms: readonly string[],
): Promise<void> {
  await insertEach(tx, [id, userId, createdAt ?? null, [...terms]]);
}

const insertEach = plainStatement(
  'insert-terms',
  `INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
  SELECT $2::uuid, term, coalesce($3::timestamptz, now()), $1::uuid FROM unnest($4::text[]) AS term ON CONFLICT DO NOTHING`,
);

/** How many wait for the owner, counted no further than one more than is shown. */
export async function countWaiting(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (
      SELECT FROM ${transactionTerms}
      WHERE user_id = ${userId} AND term = ANY(${sql.param([...term.waitingForOwner])}::text[])
      LIMIT ${maxCounted + 1}
    ) AS waiting`);
  return rows[0]?.count ?? 0;
}
