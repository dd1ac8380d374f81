import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, QUEUE } from './jobs.ts';

/** The batch size of an INSERT. */
const BATCH = 1_000;

export interface WaitingJob {
  readonly name: string;
  readonly data: object | null;
  readonly startAfter: Date;
}

/**
 * Unfinished jobs as columns of `WaitingJob`. Active ones count, because their workers may be gone. The library's own
 * jobs do not.
 */
export const selectWaitingJobs = `SELECT name, data, start_after AS "startAfter" FROM ${JOBS_SCHEMA}.job
  WHERE state < 'completed' AND NOT starts_with(name, '__pgboss__') ORDER BY created_on, id`;

/** A database whose service has never started has no queue. */
export async function hasJobs(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('${JOBS_SCHEMA}.job') IS NOT NULL AS there`);
  return rows[0]?.there === true;
}

/**
 * Creates the queue with these jobs. Its library creates the tables, in its current version: rows of another version
 * might not fit. Repeating a job is harmless.
 */
export async function installJobs(url: string, jobs: AsyncIterable<readonly WaitingJob[]>): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  try {
    await boss.start();
    for await (const page of jobs) {
      for (const [name, group = []] of Object.entries(Object.groupBy(page, (job) => job.name))) {
        await boss.createQueue(name, QUEUE);
        await boss.insert(
          name,
          group.map(({ data, startAfter }) => ({ ...(data !== null && { data }), startAfter })),
        );
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Removes what `installJobs` has created. */
export const removeJobs = (client: pg.ClientBase) => client.query(`DROP SCHEMA IF EXISTS ${JOBS_SCHEMA} CASCADE`);

/** The jobs in a temporary table, page by page. */
export async function* readJobs(client: pg.ClientBase, table: string): AsyncGenerator<readonly WaitingJob[]> {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await client.query<WaitingJob>(
      `SELECT name, data, "startAfter" FROM ${table} ORDER BY ctid LIMIT ${BATCH} OFFSET ${offset}`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}
