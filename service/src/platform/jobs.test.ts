import { createLog } from '@countersign/edge';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { retryJobs, untilFailed } from '@countersign/harness/service/jobs';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from './db/database.ts';
import { type Job, type Jobs, startJobs } from './jobs.ts';
import { createMetrics } from './metrics.ts';

let database: TestDatabase;
let open: OpenDatabase;
let running: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, () => {});
});

afterEach(async () => {
  for (const jobs of running) await jobs.stop();
  running = [];
});

afterAll(async () => {
  await open.pool.end();
  await database.drop();
});

async function start(...jobs: Job[]): Promise<Jobs> {
  const started = await startJobs(database.url, jobs, createLog('fatal'), createMetrics([open.pool]));
  running.push(started);
  return started;
}

async function stateOf(name: string): Promise<string[]> {
  const { rows } = await database.pool.query("SELECT state FROM jobs.job WHERE name = $1 ORDER BY data->>'id'", [name]);
  return rows.map(({ state }) => state);
}

const ignore = async () => {};
const soon = { timeout: 10_000, interval: 50 };

/** A job with access to the queue, to enqueue others. */
const anything = expect.any(Function);

describe('enqueue', () => {
  it('runs the job once its transaction commits, with its data', async () => {
    const work = vi.fn(ignore);
    const jobs = await start({ name: 'committed', work });
    await open.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'committed', { text: "it's", nested: { list: [1, null, 'ü'] } });
      expect(await stateOf('committed')).toEqual([]);
    });
    await vi.waitFor(
      () => expect(work).toHaveBeenCalledWith({ text: "it's", nested: { list: [1, null, 'ü'] } }, anything),
      soon,
    );
    await vi.waitFor(async () => expect(await stateOf('committed')).toEqual(['completed']), soon);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('starts it at once, without waiting for the next poll', async () => {
    const delaysMs: number[] = [];
    const work = async (data: object) => void delaysMs.push(Date.now() - (data as { at: number }).at);
    const jobs = await start({ name: 'prompt', work });
    for (let count = 1; count <= 5; count += 1) {
      await open.db.transaction((tx) => jobs.enqueue(tx, 'prompt', { at: Date.now() }));
      await vi.waitFor(() => expect(delaysMs).toHaveLength(count), soon);
    }
    expect(Math.min(...delaysMs)).toBeLessThan(500);
  });

  it('enqueues nothing if the transaction is rolled back', async () => {
    const work = vi.fn(ignore);
    const jobs = await start({ name: 'rolled-back', work });
    const failure = new Error('something later in the transaction');
    const rolledBack = open.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'rolled-back', {});
      throw failure;
    });
    await expect(rolledBack).rejects.toBe(failure);
    expect(await stateOf('rolled-back')).toEqual([]);
    expect(work).not.toHaveBeenCalled();
  });

  it('refuses an unknown job, and fails the transaction with it', async () => {
    const jobs = await start({ name: 'known', work: ignore });
    await expect(open.db.transaction((tx) => jobs.enqueue(tx, 'unknown', {}))).rejects.toThrow(/unknown/);
  });
});

describe('durability', () => {
  it('runs a job after a restart that was enqueued before', async () => {
    const before = await start({ name: 'survivor', work: () => Promise.reject(new Error('stopping')) });
    await open.db.transaction((tx) => before.enqueue(tx, 'survivor', { id: 7 }));
    await vi.waitFor(async () => expect(await stateOf('survivor')).toEqual(['retry']), soon);
    await before.stop();
    await database.pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'survivor'");
    const work = vi.fn(ignore);
    await start({ name: 'survivor', work });
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith({ id: 7 }, anything), soon);
  });

  it('retries a failed job with growing delays until it succeeds', async () => {
    const outcomes = [new Error('first'), new Error('second'), null];
    const work = vi.fn(async () => {
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
    });
    const jobs = await start({ name: 'stubborn', work });
    await open.db.transaction((tx) => jobs.enqueue(tx, 'stubborn', {}));
    const delays: number[] = [];
    for (const attempt of [1, 2]) {
      await vi.waitFor(async () => {
        expect(work).toHaveBeenCalledTimes(attempt);
        expect(await stateOf('stubborn')).toEqual(['retry']);
      }, soon);
      const { rows } = await database.pool.query(
        "SELECT extract(epoch FROM start_after - started_on)::float AS seconds FROM jobs.job WHERE name = 'stubborn'",
      );
      await retryJobs(database.pool);
      delays.push(rows[0].seconds);
    }
    await vi.waitFor(async () => expect(await stateOf('stubborn')).toEqual(['completed']), soon);
    const [first = 0, second = 0] = delays;
    expect(first).toBeGreaterThan(2);
    expect(second).toBeGreaterThan(first);
  });

  it('fails one job of a batch alone, and stores nothing of its error', async () => {
    const done: number[] = [];
    const work = async (data: object) => {
      const { id } = data as { id: number };
      if (id === 1) throw new Error('secret: hunter2');
      done.push(id);
    };
    const jobs = await start({ name: 'batch', work });
    await open.db.transaction(async (tx) => {
      for (const id of [0, 1, 2]) await jobs.enqueue(tx, 'batch', { id });
    });
    await vi.waitFor(async () => expect(await stateOf('batch')).toEqual(['completed', 'retry', 'completed']), soon);
    expect(done.sort()).toEqual([0, 2]);
    const { rows } = await database.pool.query("SELECT to_jsonb(job)::text AS text FROM jobs.job WHERE name = 'batch'");
    expect(rows.map(({ text }) => text).join()).not.toContain('hunter2');
  });

  it('gives the job of a dead worker to a living one', async () => {
    const dead = new PgBoss({ connectionString: database.url, schema: 'jobs', supervise: false, schedule: false });
    await dead.start();
    const producer = await start({ name: 'orphan', work: ignore });
    await producer.stop();
    await dead.send('orphan', { id: 8 });
    const [claimed] = await dead.fetch('orphan');
    expect(claimed?.heartbeatSeconds).toBe(20);
    expect(await stateOf('orphan')).toEqual(['active']);
    // From here on it stops sending heartbeats.
    await database.pool.query(
      "UPDATE jobs.job SET heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour' WHERE name = 'orphan'",
    );
    await database.pool.query("UPDATE jobs.queue SET monitor_on = now() - interval '1 hour'");
    await dead.supervise('orphan');
    expect(await stateOf('orphan')).toEqual(['retry']);
    await dead.stop();
    await database.pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'orphan'");
    const work = vi.fn(ignore);
    await start({ name: 'orphan', work });
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith({ id: 8 }, anything), soon);
  });
});

describe('two instances', () => {
  it('share the work, each job once', async () => {
    const done: [instance: string, id: number][] = [];
    const work = (instance: string) => async (data: object) => {
      done.push([instance, (data as { id: number }).id]);
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    const [first] = await Promise.all([
      start({ name: 'shared', work: work('first') }),
      start({ name: 'shared', work: work('second') }),
    ]);
    const ids = Array.from({ length: 40 }, (_, index) => index);
    await open.db.transaction(async (tx) => {
      for (const id of ids) await first.enqueue(tx, 'shared', { id });
    });
    await vi.waitFor(() => expect(done).toHaveLength(ids.length), { timeout: 15_000, interval: 50 });
    expect(done.map(([, id]) => id).sort((a, b) => a - b)).toEqual(ids);
    expect(new Set(done.map(([instance]) => instance))).toEqual(new Set(['first', 'second']));
  });
});

/** Jobs of the queue itself, or of another version of ours. */
async function asQueue(act: (boss: PgBoss) => Promise<unknown>): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  await act(boss);
  await boss.stop();
}

describe('the jobs of the service', () => {
  it('are scheduled in one queue per schedule, in UTC, with retries, an expiry and a heartbeat', async () => {
    const { pool, drop } = await createTestDatabase();
    const schedules = await pool.query('SELECT name, cron, timezone FROM jobs.schedule ORDER BY name');
    expect(schedules.rows).toEqual([
      { name: 'every-minute', cron: '* * * * *', timezone: 'UTC' },
      { name: 'every-ten-minutes', cron: '*/10 * * * *', timezone: 'UTC' },
      { name: 'nightly', cron: '0 3 * * *', timezone: 'UTC' },
    ]);
    const queues = await pool.query(
      "SELECT name, retry_limit, expire_seconds, heartbeat_seconds FROM jobs.queue WHERE name = 'nightly'",
    );
    await drop();
    expect(queues.rows).toEqual([{ name: 'nightly', retry_limit: 3, expire_seconds: 300, heartbeat_seconds: 20 }]);
  });

  it('all run at their time, and are retried if one of them fails', async () => {
    const first = vi.fn(ignore);
    const failing = vi.fn(ignore).mockRejectedValueOnce(new Error('no answer'));
    const last = vi.fn(ignore);
    await start(
      { name: 'first', when: 'nightly', work: first },
      { name: 'failing', when: 'nightly', work: failing },
      { name: 'last', when: 'nightly', work: last },
    );
    await asQueue((boss) => boss.send('nightly', {}));
    await untilFailed(database.pool, 'nightly');
    expect([first, failing, last].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('adopt the settings of a newer version', async () => {
    await database.pool.query("UPDATE jobs.queue SET retry_limit = 1 WHERE name = 'committed'");
    await start({ name: 'committed', work: ignore });
    const { rows } = await database.pool.query("SELECT retry_limit FROM jobs.queue WHERE name = 'committed'");
    expect(rows).toEqual([{ retry_limit: 10_000 }]);
  });

  it('adopt the schedules of a newer version, and remove obsolete ones', async () => {
    await asQueue(async (boss) => {
      await boss.schedule('nightly', '0 4 * * *');
      await boss.createQueue('of-before');
      await boss.schedule('of-before', '* * * * *');
    });
    await start({ name: 'by-night', when: 'nightly', work: ignore });
    const { rows } = await database.pool.query('SELECT name, cron FROM jobs.schedule');
    expect(rows).toEqual([{ name: 'nightly', cron: '0 3 * * *' }]);
  });
});

describe('ping', () => {
  it('throws if the queue is missing', async () => {
    const jobs = await start();
    await jobs.ping();
    await jobs.stop();
    await expect(jobs.ping()).rejects.toThrow();
  });
});
