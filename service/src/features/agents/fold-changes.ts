import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { agentChanges, agentRollups } from './table.ts';

const AT_ONCE = 10_000;

/** The end of a batch. The next one starts there, instead of passing over deleted rows. */
interface Place {
  readonly userId: string;
  readonly id: string;
}
const FIRST: Place = { userId: '00000000-0000-0000-0000-000000000000', id: '0' };

/**
 * Moves changes into the rollups, by atomic statements: a reader of both tables finds every change once. In a fixed
 * order, so that two concurrent runs cannot deadlock.
 */
export async function foldChanges(db: Database): Promise<void> {
  for (let from: Place | null = FIRST; from !== null; from = await foldPortion(db, from)) {}
}

/** The end of the batch; null if nothing was left. */
async function foldPortion(db: Database, { userId, id }: Place): Promise<Place | null> {
  const { rows } = await db.execute<{ userId: string; id: string }>(sql`
    WITH portion AS (
      SELECT user_id, id FROM ${agentChanges} WHERE (user_id, id) > (${userId}::uuid, ${id}::bigint)
      ORDER BY user_id, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM ${agentChanges} AS change USING portion
      WHERE change.user_id = portion.user_id AND change.id = portion.id RETURNING change.*
    ), summed AS (
      SELECT user_id, grain, date_trunc(grain, created_at, 'UTC') AS start, figure, sum(amount) AS amount
      FROM taken, unnest(ARRAY['hour', 'day', 'month']) AS grain GROUP BY 1, 2, 3, 4
    ), folded AS (
      INSERT INTO ${agentRollups} AS rollups (user_id, grain, start, amounts)
      SELECT user_id, grain, start, jsonb_object_agg(figure, amount) FROM summed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (user_id, grain, start) DO UPDATE SET amounts = add_amounts(rollups.amounts, excluded.amounts)
    )
    SELECT user_id AS "userId", id FROM portion ORDER BY user_id DESC, id DESC LIMIT 1`);
  return rows[0] ?? null;
}
