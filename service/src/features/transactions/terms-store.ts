import { maxCounted } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { transactionTerms } from './table.ts';
import { term } from './terms.ts';

/** Makes a transaction found by the given `terms`, as part of the statement that stores what they are of. */
export const withTerms = (db: Database, { id, userId, createdAt }: Record<'id' | 'userId' | 'createdAt', unknown>) =>
  db.$with('terms', {}).as(sql`
    INSERT INTO ${transactionTerms} (user_id, term, created_at, transaction_id)
    SELECT ${userId}::uuid, term, ${createdAt}::timestamptz, ${id}::uuid
    FROM unnest(${sql.placeholder('terms')}::text[]) AS term ON CONFLICT DO NOTHING`);

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
