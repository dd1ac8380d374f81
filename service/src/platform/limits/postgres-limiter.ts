import { Problem } from '@countersign/protocol';
import type { Pool } from 'pg';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { deleteExpiredRows } from '../db/delete-expired-rows.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { rateLimits } from './table.ts';

// The database's clock judges, so that instances whose clocks differ share one window. The column keeps milliseconds:
// cut and not rounded, a window is never longer than it says.
const HIT = `
  INSERT INTO rate_limits AS old (key, hits, ends_at)
  VALUES ($1, 1, date_trunc('milliseconds', now()) + make_interval(secs => $2))
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN old.ends_at <= now() THEN 1 ELSE old.hits + 1 END,
    ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
  RETURNING hits, extract(epoch FROM ends_at - now()) * 1000 AS ends_in_ms`;

const ASK_AGAIN_AFTER_MS = 5_000;
/** A flood that queued behind more than that would fill the memory. */
const MAX_WAITING = 500;

/**
 * For several instances on one database. While that cannot be used each instance counts for itself: a limit must not
 * be what takes the health probes down.
 */
export function createPostgresLimiter(pool: Pool): RateLimiter {
  const alone = createMemoryLimiter(Date.now);
  let aloneUntilMs = 0;

  return {
    async hit(key, windowSeconds) {
      if (Date.now() < aloneUntilMs) return alone.hit(key, windowSeconds);
      if (pool.waitingCount >= MAX_WAITING) throw tooBusy();
      try {
        const { rows } = await pool.query({ name: 'rate-limit-hit', text: HIT, values: [key, windowSeconds] });
        return { hits: rows[0].hits, endsInMs: Number(rows[0].ends_in_ms) };
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        aloneUntilMs = Date.now() + ASK_AGAIN_AFTER_MS;
        return alone.hit(key, windowSeconds);
      }
    },
  };
}

const tooBusy = () =>
  new Problem(503, 'database.busy', 'Too much is asked at once: try again shortly.', {
    headers: { 'retry-after': '1' },
  });

export async function deleteOldWindows(db: Database): Promise<void> {
  await deleteExpiredRows(db, rateLimits, rateLimits.endsAt);
}
