import type { Pool } from 'pg';
import { retryJobs } from './jobs.ts';

/** The delays of what was given back are over, jobs that wait for another try are due, and everybody looks again. */
export async function letTimePass(pool: Pool): Promise<void> {
  await pool.query('UPDATE verification_requests SET available_at = now() WHERE lease_id IS NULL AND attempts > 0');
  await retryJobs(pool);
  await pool.query("SELECT pg_notify('countersign_changes', 'look')");
}

/** The time of all leases is over but of these: whoever held one has died. */
export async function endLeases(pool: Pool, but: Iterable<string> = []): Promise<void> {
  await pool.query(
    'UPDATE verification_requests SET available_at = now() WHERE lease_id IS NOT NULL AND lease_id <> ALL ($1::uuid[])',
    [[...but]],
  );
  await pool.query("SELECT pg_notify('countersign_changes', 'look')");
}
