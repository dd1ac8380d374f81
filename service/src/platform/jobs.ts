import { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Work that must happen, though the process may die first. Doing it twice must be harmless. */
export interface Job {
  readonly name: string;
  /** Also runs by itself, in UTC. */
  readonly cron?: string;
  work(data: object): Promise<void>;
}

export interface Jobs {
  /** How long the queue took to answer, or a throw. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the durable queue in the same database. Failed jobs come back with growing delays, about a day in all. */
export async function startJobs(url: string, jobs: readonly Job[], log: Log, metrics: Metrics): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 4,
    application_name: `countersign jobs ${process.pid}`,
  });
  boss.on('error', (err) => log.warn({ err }, 'the job queue reports an error'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      retryLimit: 20,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 300,
    });
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async (batch) => {
      for (const { data } of batch) {
        try {
          await job.work((data ?? {}) as object);
          metrics.jobs.inc({ job: job.name, outcome: 'done' });
        } catch (err) {
          metrics.jobs.inc({ job: job.name, outcome: 'failed' });
          log.warn({ err, job: job.name }, 'a job failed and will be tried again');
          throw err;
        }
      }
    });
    if (job.cron) await boss.schedule(job.name, job.cron);
  }
  return {
    ping: async () => void (await boss.isInstalled()),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
