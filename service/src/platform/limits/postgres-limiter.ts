import type { Pool } from 'pg';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { deleteExpiredRows } from '../db/delete-expired-rows.ts';
import { inBatches } from '../db/in-batches.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import type { RateLimiter, Window } from './rate-limiter.ts';
import { rateLimits } from './table.ts';

// The database's clock judges, so that instances whose clocks differ share one window. The column keeps milliseconds:
// cut and not rounded, a window is never longer than it says. In one order, so that two instances take turns.
const HIT = `
  INSERT INTO rate_limits AS old (key, hits, ends_at)
  SELECT key, hits, date_trunc('milliseconds', now()) + make_interval(secs => seconds)
  FROM unnest($1::text[], $2::int[], $3::int[]) AS new (key, hits, seconds) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN old.ends_at <= now() THEN excluded.hits ELSE old.hits + excluded.hits END,
    ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
  RETURNING key, hits, extract(epoch FROM ends_at - now()) * 1000 AS ends_in_ms`;

const ASK_AGAIN_AFTER_MS = 5_000;

interface Hit {
  readonly key: string;
  readonly windowSeconds: number;
}

/**
 * For several instances on one database. While that cannot be used each instance counts for itself: a limit must not
 * be what takes the health probes down.
 */
export function createPostgresLimiter(pool: Pool): RateLimiter {
  const alone = createMemoryLimiter(Date.now);
  let aloneUntilMs = 0;
  const countTogether = inBatches((hits: readonly Hit[]) => count(pool, hits));

  return {
    async hit(key, windowSeconds) {
      if (Date.now() < aloneUntilMs) return alone.hit(key, windowSeconds);
      try {
        return await countTogether({ key, windowSeconds });
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        aloneUntilMs = Date.now() + ASK_AGAIN_AFTER_MS;
        return alone.hit(key, windowSeconds);
      }
    },
  };
}

/** Each hit has a number of its own: those of one key count up to what the database says. */
async function count(pool: Pool, hits: readonly Hit[]): Promise<Window[]> {
  const byKey = [...Map.groupBy(hits, ({ key }) => key)];
  const { rows } = await pool.query<{ key: string; hits: number; ends_in_ms: string }>({
    name: 'rate-limit-hits',
    text: HIT,
    values: [
      byKey.map(([key]) => key),
      byKey.map(([, ofKey]) => ofKey.length),
      byKey.map(([, [first]]) => first?.windowSeconds),
    ],
  });
  const sizes = new Map(byKey.map(([key, ofKey]) => [key, ofKey.length]));
  const counted = new Map(
    rows.map(({ key, ...row }) => [
      key,
      { before: row.hits - (sizes.get(key) ?? 0), endsInMs: Number(row.ends_in_ms) },
    ]),
  );
  return hits.map(({ key }) => {
    const window = counted.get(key);
    if (!window) throw new Error('a window was not returned');
    window.before += 1;
    return { hits: window.before, endsInMs: window.endsInMs };
  });
}

export async function deleteOldWindows(db: Database): Promise<void> {
  await deleteExpiredRows(db, rateLimits, rateLimits.endsAt);
}
