import type { Pool } from 'pg';
import { vi } from 'vitest';

/** Until the job behind every answer so far has sealed and put up what was accepted: records say then where it is. */
export async function untilSealed(pool: Pool): Promise<void> {
  const open = "SELECT FROM jobs.job WHERE name = 'seal-request' AND state IN ('created', 'retry', 'active')";
  await vi.waitFor(
    async () => {
      if ((await pool.query(open)).rowCount !== 0) throw new Error('not all is sealed yet');
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Until a job of this name has failed and waits for another try. */
export async function untilFailed(pool: Pool, name: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query("SELECT FROM jobs.job WHERE name = $1 AND state = 'retry'", [name]);
      if (rowCount === 0) throw new Error(`no job ${name} has failed yet`);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** What failed is tried again now, not after its delay. */
export async function retryJobs(pool: Pool): Promise<void> {
  await pool.query("UPDATE jobs.job SET start_after = now() WHERE state = 'retry'");
  await wakeQueues(pool);
}

/** Queues look for jobs now, as if a new one had come. */
export const wakeQueues = async (pool: Pool): Promise<void> =>
  void (await pool.query(
    "SELECT pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name) FROM jobs.queue",
  ));
