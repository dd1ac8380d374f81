import type { Pool } from 'pg';
import { retryJobs } from './jobs.ts';

/** Ends the delays of returned requests and of retried jobs, and wakes all workers. */
export async function letTimePass(pool: Pool): Promise<void> {
  await pool.query('UPDATE verification_requests SET available_at = now() WHERE lease_id IS NULL AND attempts > 0');
  await retryJobs(pool);
  await pool.query("SELECT pg_notify('countersign_changes', 'look')");
}

/** Ends all leases except these, as if their holders had died. */
export async function endLeases(pool: Pool, but: Iterable<string> = []): Promise<void> {
  await pool.query(
    'UPDATE verification_requests SET available_at = now() WHERE lease_id IS NOT NULL AND lease_id <> ALL ($1::uuid[])',
    [[...but]],
  );
  await pool.query("SELECT pg_notify('countersign_changes', 'look')");
}
