import type { Pool } from 'pg';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { deleteExpiredRows } from '../db/delete-expired-rows.ts';
import { countTogether } from './count-together.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { rateLimits } from './table.ts';
import { withFallback } from './with-fallback.ts';

// The database's clock decides, so that instances with different clocks share one window. The column keeps
// milliseconds: truncated rather than rounded, a window is never too long. Sorted, so that two instances cannot
// deadlock.
const HIT = `
  INSERT INTO rate_limits AS old (key, hits, ends_at)
  SELECT key, hits, date_trunc('milliseconds', now()) + make_interval(secs => seconds)
  FROM unnest($1::text[], $2::int[], $3::int[]) AS new (key, hits, seconds) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN old.ends_at <= now() THEN excluded.hits ELSE old.hits + excluded.hits END,
    ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
  RETURNING key, hits, extract(epoch FROM ends_at - now()) * 1000 AS ends_in_ms`;

/**
 * For several instances on one database. While that is unusable each instance counts locally: a limit must not take the
 * health probes down.
 */
export const createPostgresLimiter = (pool: Pool): RateLimiter =>
  withFallback(
    countTogether(async (windows) => {
      const { rows } = await pool.query<{ key: string; hits: number; ends_in_ms: string }>({
        name: 'rate-limit-hits',
        text: HIT,
        values: [windows.map(({ key }) => key), windows.map(({ hits }) => hits), windows.map(({ seconds }) => seconds)],
      });
      const byKey = new Map(rows.map(({ key, hits, ends_in_ms }) => [key, { hits, endsInMs: Number(ends_in_ms) }]));
      return windows.map(({ key }) => byKey.get(key));
    }),
    isDatabaseUnavailable,
    createMemoryLimiter(),
  );

export async function deleteOldWindows(db: Database): Promise<void> {
  await deleteExpiredRows(db, rateLimits, rateLimits.endsAt);
}
