import type { Log } from '@countersign/edge';
import { PgBoss, type QueueResult, type Schedule } from 'pg-boss';
import type { Database } from './db/database.ts';
import { sql } from './db/drizzle.ts';
import { runNamed } from './db/statement.ts';
import type { Metrics } from './metrics.ts';

/** Work that must happen even if the process dies first. It must be idempotent. */
export interface Job {
  readonly name: string;
  /** Also scheduled. */
  readonly when?: keyof typeof TIMES;
  work(data: object, enqueue: Enqueue): Promise<void>;
}

/**
 * Adds a job as part of the transaction: it exists if and only if that commits. It starts after the delay, if given.
 */
export type Enqueue = (tx: Database, name: string, data: object, delaySeconds?: number) => Promise<void>;

export interface Jobs {
  readonly enqueue: Enqueue;
  /** Throws if the queue does not answer. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

/** In UTC. */
const TIMES = { 'every-minute': '* * * * *', 'every-ten-minutes': '*/10 * * * *', nightly: '0 3 * * *' };

/** The schema of the queue's tables. */
export const JOBS_SCHEMA = 'jobs';

/** Selects the idle jobs of this name, in the form of the queue's index. */
export const notBegun = (name: string) =>
  sql`FROM ${sql.raw(JOBS_SCHEMA)}.job WHERE name = ${name} AND state < 'active' AND NOT blocked`;

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Failed jobs return with growing delays, at most an hour apart; those of a dead process within a minute. */
export const QUEUE = {
  // Unlimited, because a job's dependency may be down for weeks.
  retryLimit: 10_000,
  retentionSeconds: A_YEAR_SECONDS,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  heartbeatSeconds: 20,
  notify: true,
};
const LOOK_FOR_DEAD_EVERY_SECONDS = 20;
const START_CRON_WITHIN_SECONDS = 15;
/** For jobs that depend on others, which ours do not. */
const LOOK_FOR_FLOWS_EVERY_SECONDS = 600;
/** New jobs are notified; those waiting for a retry are polled. Several at a time, each with its own outcome. */
const WORK = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 10,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
/** Scheduled jobs are notified each time, and a failed run is retried with the next: polling is rare. */
const WORK_BY_ITSELF = { ...WORK, notifyPollingIntervalSeconds: 300 } as const;

/** What the database already has. */
interface Known {
  readonly queues: readonly QueueResult[];
  readonly schedules: readonly Schedule[];
}

const hasAll = (found: QueueResult, queue: typeof QUEUE) =>
  Object.entries(queue).every(([option, value]) => found[option as keyof typeof QUEUE] === value);

interface Queue {
  readonly name: string;
  readonly cron: string | null;
  readonly jobs: readonly Job[];
}

/** One queue for each job, and one for all jobs with the same schedule: idle queues cost almost nothing. */
function queuesOf(jobs: readonly Job[]): Queue[] {
  const asked = jobs.filter(({ when }) => !when).map((job) => ({ name: job.name, cron: null, jobs: [job] }));
  const byItself = Object.entries(TIMES).map(([name, cron]) => ({
    name,
    cron,
    jobs: jobs.filter(({ when }) => when === name),
  }));
  return [...asked, ...byItself.filter((queue) => queue.jobs.length > 0)];
}

type Outcome = { status: 'completed' } | { status: 'failed'; output: object };

/** Stored with the job: enough to find the log line, and nothing that an error message may quote. */
function describeFailure(error: unknown): object {
  const { name = typeof error, code } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return { failure: name, ...(code !== undefined && { code }) };
}

/** Starts the durable queue in the same database. Instances on one database share the work. */
export async function startJobs(url: string, jobs: readonly Job[], log: Log, metrics: Metrics): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    max: 4,
    application_name: `countersign jobs ${process.pid}`,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
    flowIntervalSeconds: LOOK_FOR_FLOWS_EVERY_SECONDS,
    cronWorkerIntervalSeconds: START_CRON_WITHIN_SECONDS,
  });
  boss.on('error', (err) => log.warn({ err }, 'job queue error'));
  const stop = () => boss.stop({ graceful: true, timeout: 5_000 });
  const enqueue: Enqueue = async (tx, name, data, delaySeconds = 0) => {
    // The text is the same for all jobs of a queue.
    const executeSql = (text: string, values?: unknown[]) => runNamed(tx, `enqueue-${name}`, text, values);
    await boss.send(name, data, { db: { executeSql }, ...(delaySeconds > 0 && { startAfter: delaySeconds }) });
  };

  async function run({ name, work }: Job, data: object): Promise<Outcome> {
    const about = { job: name, ...('requestHash' in data && { requestHash: data.requestHash }) };
    try {
      await work(data, enqueue);
      metrics.jobs.inc({ job: name, outcome: 'done' });
      log['requestHash' in data ? 'info' : 'debug'](about, 'job done');
      return { status: 'completed' };
    } catch (err) {
      metrics.jobs.inc({ job: name, outcome: 'failed' });
      log.warn({ err, ...about }, 'job failed, will retry');
      return { status: 'failed', output: describeFailure(err) };
    }
  }

  async function add(queue: Queue, known: Known): Promise<void> {
    const { name, cron } = queue;
    // A scheduled job need not be retried forever.
    const options = cron ? { ...QUEUE, retryLimit: 3 } : QUEUE;
    const found = known.queues.find((each) => each.name === name);
    if (!found) await boss.createQueue(name, options);
    // From an earlier version, or created by another instance meanwhile.
    if (!found || !hasAll(found, options)) await boss.updateQueue(name, options);
    const looks = cron ? WORK_BY_ITSELF : WORK;
    await boss.work<object | null, void, typeof looks>(name, looks, (batch) =>
      Promise.all(
        batch.map(async ({ id, data }) => {
          const outcomes = await Promise.all(queue.jobs.map((job) => run(job, data ?? {})));
          // Each runs whether the others fail or not; repeating one is harmless.
          return { id, ...(outcomes.find(({ status }) => status === 'failed') ?? { status: 'completed' as const }) };
        }),
      ),
    );
    const isScheduled = known.schedules.some((each) => each.name === name && each.cron === cron);
    if (cron && !isScheduled) await boss.schedule(name, cron);
  }

  try {
    await boss.start();
    // Rewriting everything would take most of a start.
    const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
    const own = queuesOf(jobs);
    for (const queue of own) await add(queue, { queues, schedules });
    // An earlier version had other queues, which no worker would process.
    for (const { name } of schedules) if (!own.some((each) => each.name === name)) await boss.unschedule(name);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    enqueue,
    ping: async () => void (await boss.isInstalled()),
    stop,
  };
}
