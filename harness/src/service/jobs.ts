import type { Pool } from 'pg';
import { vi } from 'vitest';

/** Waits until the job has sealed and offered all accepted requests: records then show their state. */
export async function untilSealed(pool: Pool): Promise<void> {
  const open = "SELECT FROM jobs.job WHERE name = 'seal-request' AND state IN ('created', 'retry', 'active')";
  await vi.waitFor(
    async () => {
      if ((await pool.query(open)).rowCount !== 0) throw new Error('not all is sealed yet');
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Waits until a job of this name has failed and is scheduled for a retry. */
export async function untilFailed(pool: Pool, name: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query("SELECT FROM jobs.job WHERE name = $1 AND state = 'retry'", [name]);
      if (rowCount === 0) throw new Error(`no job ${name} has failed yet`);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Retries failed jobs at once. */
export async function retryJobs(pool: Pool): Promise<void> {
  await pool.query("UPDATE jobs.job SET start_after = now() WHERE state = 'retry'");
  await wakeQueues(pool);
}

/** Wakes the queues, as for a new job. */
export const wakeQueues = async (pool: Pool): Promise<void> =>
  void (await pool.query(
    "SELECT pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name) FROM jobs.queue",
  ));
