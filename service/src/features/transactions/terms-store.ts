import { maxCounted } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { plainStatement } from '../../platform/db/statement.ts';
import type { Transaction } from './store.ts';
import { transactionTerms } from './table.ts';
import { term } from './terms.ts';

/** Makes a transaction found by these. */
export async function insertTerms(
  tx: Database,
  { id }: Pick<Transaction, 'id'>,
  terms: readonly string[],
): Promise<void> {
  await insertEach(tx, [id, [...terms]]);
}

const insertEach = plainStatement(
  'insert-terms',
  `INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
  SELECT user_id, term, created_at, id FROM transactions, unnest($2::text[]) AS term WHERE id = $1 ON CONFLICT DO NOTHING`,
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
