import { createLog } from '@countersign/edge';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { describeWithRedis, type Redis, startRedis } from '@countersign/harness/servers/redis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Bus, openBus } from './bus.ts';
import { type Change, type Changes, startChanges } from './changes/changes.ts';
import { createBusLimiter } from './limits/bus-limiter.ts';
import { createPostgresLimiter } from './limits/postgres-limiter.ts';

const soon = { timeout: 30_000, interval: 20 };

describeWithRedis('the bus', () => {
  let database: TestDatabase;
  let redis: Redis;

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
  });
  afterAll(async () => {
    await redis?.stop();
    await database?.drop();
  });

  /** One instance's connection to the bus, with its log. */
  async function open(): Promise<{ bus: Bus; lines: string[] }> {
    const lines: string[] = [];
    const bus = await openBus(redis.url, createLog('debug', { write: (line) => void lines.push(line) }));
    onTestFinished(() => bus.stop());
    return { bus, lines };
  }

  describe('counts hits', () => {
    const start = async () => createBusLimiter((await open()).bus, createPostgresLimiter(database.pool));

    it('of each key in one window over all instances, each hit with its own number', async () => {
      const [one, other] = [await start(), await start()];
      const windows = await Promise.all(
        Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).hit('at once', 60)),
      );
      const hits = windows.map((window) => window.hits).sort((a, b) => a - b);
      expect(hits).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
      for (const { endsInMs } of windows) expect(endsInMs).toBeLessThanOrEqual(60_000);
      expect((await one.hit('another', 60)).hits).toBe(1);
      expect((await database.pool.query('SELECT FROM rate_limits')).rowCount).toBe(0);
    });

    it('in a window that ends when its first hit said, and then starts again', async () => {
      const limiter = await start();
      const first = await limiter.hit('short', 1);
      expect((await limiter.hit('short', 1)).endsInMs).toBeLessThanOrEqual(first.endsInMs);
      await vi.waitFor(async () => expect((await limiter.hit('short', 1)).hits).toBe(1), soon);
    });

    it('in PostgreSQL while the bus is down or silent, and on the bus again afterwards', async () => {
      const [one, other] = [await start(), await start()];
      await redis.kill();
      expect((await one.hit('gone', 60)).hits).toBe(1);
      expect((await other.hit('gone', 60)).hits).toBe(2);
      await redis.restart();
      // The bus has lost the window: a lower number shows that it counts again.
      await vi.waitFor(async () => expect((await one.hit('gone', 60)).hits).toBe(1), soon);
      redis.pause();
      onTestFinished(() => redis.goOn());
      expect((await one.hit('silent', 60)).hits).toBe(1);
      const { rows } = await database.pool.query("SELECT hits FROM rate_limits WHERE key = 'silent'");
      expect(rows).toEqual([{ hits: 1 }]);
    });
  });

  describe('carries changes', () => {
    const change = (revision: number): Change => ({ requestHash: `0x${'ab'.repeat(32)}`, status: 'PENDING', revision });

    async function start() {
      const { bus, lines } = await open();
      const log = createLog('debug', { write: (line) => void lines.push(line) });
      // Nothing listens at that database: all messages came over the bus.
      const changes = await startChanges('postgres://127.0.0.1:1/none', database.pool, log, { bus });
      onTestFinished(() => changes.stop());
      return { changes, lines };
    }
    function listen(changes: Changes, topic: string) {
      const heard: (Change | null)[] = [];
      changes.subscribe(topic, (said) => heard.push(said));
      return heard;
    }

    it('to every instance, once and in order', async () => {
      const [first, second] = [await start(), await start()];
      const [near, far] = [listen(first.changes, 'a'), listen(second.changes, 'a')];
      for (let revision = 0; revision < 2_000; revision += 1) first.changes.publish(['a'], change(revision));
      await vi.waitFor(() => expect(far).toHaveLength(2_000), soon);
      expect(far.map((said) => said?.revision)).toEqual(Array.from({ length: 2_000 }, (_, index) => index));
      expect(near).toHaveLength(2_000);
      expect([...first.lines, ...second.lines]).toEqual([]);
    });

    it.each([
      ['gone', () => redis.kill(), () => redis.restart()],
      ['silent', async () => redis.pause(), async () => redis.goOn()],
    ])('again after it was %s, and all clients refresh', proves('env.bus-url.changes'), async (_how, lose, regain) => {
      const [first, second] = [await start(), await start()];
      const far = listen(second.changes, 'a');
      first.changes.publish(['a'], change(1));
      await vi.waitFor(() => expect(far).toEqual([change(1)]), soon);
      await lose();
      first.changes.publish(['a'], change(2));
      await vi.waitFor(() => expect(second.lines.join()).toContain('connection to the bus lost'), soon);
      await regain();
      await vi.waitFor(() => expect(far).toContain(null), soon);
      await vi.waitFor(() => {
        first.changes.publish(['a'], change(3));
        expect(far.at(-1)).toEqual(change(3));
      }, soon);
    });

    it('as soon as it is available, if it was not at the start', async () => {
      await redis.kill();
      const first = await start();
      const heard = listen(first.changes, 'a');
      await redis.restart();
      await vi.waitFor(() => expect(heard).toContain(null), soon);
      const second = await start();
      second.changes.publish(['a'], change(1));
      await vi.waitFor(() => expect(heard.at(-1)).toEqual(change(1)), soon);
    });
  });
});
