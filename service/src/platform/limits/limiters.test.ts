import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drizzle } from '../db/drizzle.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createPostgresLimiter, deleteOldWindows } from './postgres-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { withFallback } from './with-fallback.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

let nowMs = 0;
const endAllWindows = async () => {
  nowMs += 60_000;
  await database.pool.query("UPDATE rate_limits SET ends_at = now() - interval '1 ms'");
};

describe.each<[string, () => RateLimiter]>([
  ['memory', () => createMemoryLimiter(() => nowMs)],
  ['PostgreSQL', () => createPostgresLimiter(database.pool)],
])('the limiter in %s', (name, create) => {
  let limiter: RateLimiter;

  beforeEach(() => {
    nowMs = Date.now();
    limiter = create();
  });

  it('counts each hit in one window, which ends when its first hit said it would', async () => {
    const key = `${name} counts`;
    const first = await limiter.hit(key, 60);
    expect(first.hits).toBe(1);
    expect(first.endsInMs).toBeGreaterThan(55_000);
    expect(first.endsInMs).toBeLessThanOrEqual(60_000);
    nowMs += 5_000;
    for (const hits of [2, 3, 4]) {
      const next = await limiter.hit(key, 60);
      expect(next.hits).toBe(hits);
      expect(next.endsInMs).toBeLessThanOrEqual(first.endsInMs);
    }
  });

  it('counts each key separately', async () => {
    await limiter.hit(`${name} a`, 60);
    expect((await limiter.hit(`${name} b`, 60)).hits).toBe(1);
    expect((await limiter.hit(`${name} a`, 60)).hits).toBe(2);
  });

  it('starts again once the window has ended', async () => {
    const key = `${name} anew`;
    const before = await limiter.hit(key, 60);
    await limiter.hit(key, 60);
    await endAllWindows();
    const after = await limiter.hit(key, 60);
    expect(after.hits).toBe(1);
    expect(after.endsInMs).toBeGreaterThan(before.endsInMs - 5_000);
    expect((await limiter.hit(key, 60)).hits).toBe(2);
  });

  it('gives each of 100 concurrent hits its own number', async () => {
    const windows = await Promise.all(Array.from({ length: 100 }, () => limiter.hit(`${name} at once`, 60)));
    const hits = windows.map((window) => window.hits).sort((a, b) => a - b);
    expect(hits).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });
});

describe('the limiter in memory', () => {
  it('drops the oldest windows beyond 100,000, so that rotating addresses cannot fill the memory', async () => {
    const limiter = createMemoryLimiter(() => nowMs);
    for (let client = 0; client < 150_000; client += 1) await limiter.hit(`2001:db8:${client}`, 60);
    for (const [client, hits] of [
      [0, 1],
      [30_000, 1],
      [70_000, 2],
      [149_999, 2],
    ]) {
      expect((await limiter.hit(`2001:db8:${client}`, 60)).hits).toBe(hits);
    }
  });

  it('keeps counting a client while others come and go', async () => {
    const limiter = createMemoryLimiter(() => nowMs);
    for (let hits = 1; hits <= 1_000; hits += 1) {
      await limiter.hit(`passer-by ${hits}`, 60);
      expect((await limiter.hit('regular', 60)).hits).toBe(hits);
      nowMs += 50;
    }
  });
});

describe('the limiter in PostgreSQL', () => {
  it('shares its windows between instances', async () => {
    const [one, other] = [createPostgresLimiter(database.pool), createPostgresLimiter(database.pool)];
    await one.hit('shared', 60);
    expect((await other.hit('shared', 60)).hits).toBe(2);
  });

  it('lets each instance count locally while the database is unusable', async () => {
    const gone = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', connectionTimeoutMillis: 500 });
    const limiter = createPostgresLimiter(gone);
    for (const hits of [1, 2, 3]) expect((await limiter.hit('alone', 60)).hits).toBe(hits);
    await gone.end();
  });

  it('counts a flood with few statements over one connection', async () => {
    const query = vi.spyOn(database.pool, 'query');
    const limiter = createPostgresLimiter(database.pool);
    const keys = Array.from({ length: 1_000 }, (_, n) => `flood ${n % 10}`);
    const windows = await Promise.all(keys.map((key) => limiter.hit(key, 60)));
    expect(Math.max(...windows.map(({ hits }) => hits))).toBe(100);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  it('does not hide a wrong statement', async () => {
    await expect(createPostgresLimiter(database.pool).hit('x'.repeat(1_000_000), 60)).rejects.toThrow();
  });

  it('has its old windows deleted, and only those', async () => {
    const limiter = createPostgresLimiter(database.pool);
    await limiter.hit('old', 60);
    await endAllWindows();
    await limiter.hit('new', 60);
    await deleteOldWindows(drizzle(database.pool));
    const { rows } = await database.pool.query('SELECT key FROM rate_limits');
    expect(rows).toEqual([{ key: 'new' }]);
  });
});

describe('a clock that is set back by an hour', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const setBack = () => vi.setSystemTime(Date.now() - 3_600_000);

  it('does not extend a window that an instance counts locally', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    const limiter = createPostgresLimiter(pool);
    for (const hits of [1, 2]) expect((await limiter.hit('set back', 60)).hits).toBe(hits);
    setBack();
    vi.advanceTimersByTime(61_000);
    expect((await limiter.hit('set back', 60)).hits).toBe(1);
    await pool.end();
  });

  it('does not keep an instance from the shared limiter', async () => {
    let first: RateLimiter = { hit: () => Promise.reject(new Error('gone')) };
    const limiter = withFallback(
      { hit: (key, seconds) => first.hit(key, seconds) },
      () => true,
      createMemoryLimiter(() => 0),
    );
    expect((await limiter.hit('alone', 60)).hits).toBe(1);
    first = { hit: async () => ({ hits: 7, endsInMs: 1 }) };
    setBack();
    expect((await limiter.hit('alone', 60)).hits).toBe(2);
    vi.advanceTimersByTime(5_000);
    expect((await limiter.hit('alone', 60)).hits).toBe(7);
  });
});
