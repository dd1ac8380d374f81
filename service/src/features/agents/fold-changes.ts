import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { agentChanges, agentRollups } from './table.ts';

const AT_ONCE = 5_000;

/**
 * Moves changes into the rollups, by statements that each do both or neither: whoever reads both tables finds every change
 * once. In one order, so that two that run at once wait for each other in no circle.
 */
export async function foldChanges(db: Database): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    const { rows } = await db.execute<{ taken: number }>(sql`
      WITH taken AS (
        DELETE FROM ${agentChanges}
        WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${agentChanges} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))
        RETURNING user_id, created_at, measure, label, amount
      ), folded AS (
        INSERT INTO ${agentRollups} AS rollups (user_id, grain, start, measure, label, amount)
        SELECT user_id, grain, date_trunc(grain, created_at, 'UTC'), measure, label, sum(amount)
        FROM taken, unnest(ARRAY['hour', 'day', 'month']) AS grain
        GROUP BY 1, 2, 3, 4, 5
        HAVING sum(amount) <> 0
        ORDER BY 1, 2, 3, 4, 5
        ON CONFLICT (user_id, grain, start, measure, label) DO UPDATE SET amount = rollups.amount + excluded.amount
      )
      SELECT count(*)::int AS taken FROM taken`);
    taken = rows[0]?.taken ?? 0;
  }
}
