import { randomUUID } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { decide, enrolOwner, judge, submit } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { deleteOldChanges, findPosition, type LoggedChange, logChange, readChanges } from './change-log.ts';
import { startChanges, userTopic } from './changes.ts';
import { followChanges } from './follow-changes.ts';

const { service, database } = await useTestService();
let db: Database;

beforeAll(() => {
  const opened = openDatabase(database.url, () => {});
  db = opened.db;
  return () => opened.pool.end();
});

const change = (userId: string, revision = 1) => ({
  userId,
  requestHash: `0x${'ab'.repeat(32)}` as const,
  status: 'PENDING' as const,
  revision,
  decision: null,
  events: [],
});

describe('the log of changes', () => {
  it('contains verdicts, decisions and withdrawals in order, and no creations or repetitions', async () => {
    const owner = await enrolOwner(service.call, 1);
    const requestHash = await submit(service.call, owner);
    await judge(service.call, requestHash, 'APPROVED');
    const say = (decision: string) =>
      decide(service.call, requestHash, { token: owner.accessToken, body: { decision } });
    for (const decision of ['APPROVED', 'APPROVED', 'REJECTED', 'APPROVED']) await say(decision);
    expect(await readChanges(db, owner.userId, 0, 10)).toMatchObject([
      { position: 1, requestHash, status: 'PENDING', revision: 2, decision: 'APPROVED' },
      { position: 2, requestHash, status: 'APPROVED', revision: 3, decision: null },
      { position: 3, requestHash, status: 'REJECTED', revision: 4, decision: null },
    ]);
    expect(await findPosition(db, owner.userId)).toBe(3);
  });

  it('is read from a position in pages, separately for each user', async () => {
    const [userId, otherId] = [randomUUID(), randomUUID()];
    for (let revision = 1; revision <= 5; revision += 1) {
      await logChange(db, change(userId, revision));
      await logChange(db, change(otherId, revision));
    }
    const read = async (after: number, limit: number) =>
      (await readChanges(db, userId, after, limit)).map(({ position }) => position);
    expect(await read(0, 2)).toEqual([1, 2]);
    expect(await read(2, 10)).toEqual([3, 4, 5]);
    expect(await read(5, 10)).toEqual([]);
    expect(await findPosition(db, randomUUID())).toBe(0);
  });

  it('shows a position only after all earlier ones, however transactions overlap', async () => {
    const userId = randomUUID();
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = db.transaction(async (tx) => {
      await logChange(tx, change(userId, 1));
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    const quick = db.transaction((tx) => logChange(tx, change(userId, 2)));
    expect(await readChanges(db, userId, 0, 10)).toEqual([]);
    mayEnd.resolve();
    await Promise.all([slow, quick]);
    const found = await readChanges(db, userId, 0, 10);
    expect(found.map(({ position, revision }) => [position, revision])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('contains nothing of a rolled-back transaction, and no gap for it', async () => {
    const userId = randomUUID();
    const failing = db.transaction(async (tx) => {
      await logChange(tx, change(userId));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await logChange(db, change(userId));
    expect(await readChanges(db, userId, 0, 10)).toMatchObject([{ position: 1 }]);
  });

  it('deletes entries older than a day, and keeps counting', async () => {
    const userId = randomUUID();
    for (let revision = 1; revision <= 3; revision += 1) await logChange(db, change(userId, revision));
    await database.pool.query(
      "UPDATE user_changes SET created_at = now() - interval '25 hours' WHERE user_id = $1 AND position < 3",
      [userId],
    );
    await deleteOldChanges(db);
    await logChange(db, change(userId, 4));
    expect(await readChanges(db, userId, 0, 10)).toMatchObject([{ position: 3 }, { position: 4 }]);
  });
});

describe("a reader of a user's changes", () => {
  async function follow(from: TestDatabase, onChanges: (found: readonly LoggedChange[]) => void, userId: string) {
    const { db: own, pool } = openDatabase(from.url, () => {});
    const changes = await startChanges(from.url, pool, createLog('silent'));
    const failures: unknown[] = [];
    const onError = (error: unknown) => failures.push(error);
    const stop = followChanges({ db: own, changes, userId, after: 0, onChanges, onError });
    onTestFinished(async () => {
      stop();
      await changes.stop();
      await pool.end();
    });
    return { own, changes, failures, stop };
  }

  it('gets each once and in order, over several pages, and nothing after it stopped', async () => {
    const from = await createTestDatabase();
    onTestFinished(() => from.drop());
    const userId = randomUUID();
    const places: number[] = [];
    const { own, changes, stop } = await follow(from, (found) => places.push(...found.map((e) => e.position)), userId);
    const write = async (count: number) => {
      await own.transaction(async (tx) => {
        for (let revision = 0; revision < count; revision += 1) await logChange(tx, change(userId, revision));
      });
      changes.publish([userTopic(userId)], null);
    };
    await write(250);
    await write(1);
    await vi.waitFor(() => expect(places).toEqual(Array.from({ length: 251 }, (_, index) => index + 1)), {
      timeout: 30_000,
    });
    stop();
    await write(1);
    expect(places).toHaveLength(251);
  });

  it('gets a failed change again at the next notification', async () => {
    const from = await createTestDatabase();
    onTestFinished(() => from.drop());
    const userId = randomUUID();
    let tries = 0;
    const taken: number[] = [];
    const take = (found: readonly LoggedChange[]) => {
      tries += 1;
      if (tries === 1) throw new Error('not now');
      taken.push(...found.map(({ position }) => position));
    };
    const { own, changes, failures } = await follow(from, take, userId);
    await logChange(own, change(userId));
    changes.publish([userTopic(userId)], null);
    await vi.waitFor(() => expect(failures).toHaveLength(1), { timeout: 30_000 });
    changes.publish([userTopic(userId)], null);
    await vi.waitFor(() => expect(taken).toEqual([1]), { timeout: 30_000 });
  });
});
