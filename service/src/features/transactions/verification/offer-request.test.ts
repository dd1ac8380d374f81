import { randomBytes } from 'node:crypto';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { useVerification } from '@countersign/harness/requests/verification';
import { spawnService } from '@countersign/harness/service/service-process';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import type { TransactionKey } from '../base/store.ts';
import { offerRequest } from './store.ts';

const { database, pool, service, take, submitOffered, clear } = await useVerification();
const { call } = service;
const { db, pool: ownPool } = openDatabase(database.url, () => {});
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});
afterAll(() => ownPool.end());

const keyOf = async (requestHash: string): Promise<TransactionKey> =>
  (await pool.query('SELECT id, user_id AS "userId" FROM transactions WHERE request_hash = $1', [requestHash])).rows[0];
const offered = async (id: string) =>
  (await pool.query('SELECT FROM verification_requests WHERE transaction_id = $1', [id])).rowCount;

describe('a request whose job runs again', () => {
  it('is in the queue once, and stays leased', async () => {
    const requestHash = await submitOffered(owner);
    const [leased] = await take();
    expect(leased?.requestHash).toBe(requestHash);
    expect(await offerRequest(db, await keyOf(requestHash))).toEqual({ serviceId: 1, task: 'verdict' });
    expect(await take()).toEqual([]);
    await clear();
  });

  it.each(['APPROVED', 'REJECTED', 'UNDECIDED'] as const)('is not offered after the verdict %s', async (decision) => {
    const requestHash = await submitOffered(owner);
    await judge(call, requestHash, decision);
    const key = await keyOf(requestHash);
    expect(await offerRequest(db, key)).toBeNull();
    expect(await offered(key.id)).toBe(0);
  });

  it('is not offered after its owner rejected it', async () => {
    const requestHash = await submitOffered(owner);
    const body = { decision: 'REJECTED' };
    await call(`POST /transactions/${requestHash}/approvals`, { token: owner.accessToken, body });
    expect(await offerRequest(db, await keyOf(requestHash))).toBeNull();
  });

  it('waits for a verdict that is being stored, and sees it', async () => {
    const key = await keyOf(await submitOffered(owner));
    const { id, userId } = key;
    await clear();
    const deciding = await pool.connect();
    onTestFinished(() => deciding.release());
    await deciding.query('BEGIN');
    // Like a verdict that leaves the decision to the owner: the status is unchanged.
    await deciding.query('UPDATE transactions SET revision = revision + 1 WHERE id = $1', [id]);
    await deciding.query(
      `INSERT INTO approvals (id, transaction_id, owner_id, decision, type, revision)
       VALUES (gen_random_uuid(), $1, $2, 'UNDECIDED', 'orion', 2)`,
      [id, userId],
    );
    await deciding.query('INSERT INTO verdicts (transaction_id, owner_id, owner_needed) VALUES ($1, $2, true)', [
      id,
      userId,
    ]);
    const offering = offerRequest(db, key);
    await vi.waitFor(
      async () => {
        const blocked = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
        expect((await pool.query(blocked)).rowCount).toBe(1);
      },
      { timeout: 30_000 },
    );
    await deciding.query('COMMIT');
    expect(await offering).toBeNull();
    expect(await offered(id)).toBe(0);
  });
});

describe('a process that dies right after its answer', () => {
  it('leaves the job, and another instance offers the request', async () => {
    const key = randomBytes(32).toString('hex');
    const shared = await createTestDatabase();
    onTestFinished(() => shared.drop());
    // Those are sealed under the key of the template; these processes have a key of their own.
    await shared.pool.query('DELETE FROM signing_keys; DELETE FROM sealing_keys');
    const start = async () => {
      const env = { DATABASE_URL: shared.url, MASTER_KEY: key, ORION_API_KEY: `orion-${key}`, BASE_URL: testBaseUrl };
      const started = await spawnService({ ...env, ORION_SERVICE_FILE: testServiceFile });
      onTestFinished(() => void started.child.kill('SIGKILL'));
      await started.ready;
      return started;
    };
    const dying = await start();
    const agent = await enrolOwner(dying.call);
    // Prevents offers while the process lives.
    const lock = await shared.pool.connect();
    await lock.query('BEGIN; LOCK TABLE verification_requests IN EXCLUSIVE MODE');
    const requestHash = await submit(dying.call, agent);
    dying.child.kill('SIGKILL');
    await dying.exited;
    await lock.query('COMMIT');
    lock.release();
    expect((await shared.pool.query('SELECT FROM verification_requests')).rowCount).toBe(0);
    // The dead process may have started the job; the queue releases such a job within a minute.
    const back = "UPDATE jobs.job SET state = 'retry', start_after = now() WHERE name = 'seal-request'";
    expect((await shared.pool.query(back)).rowCount).toBe(1);
    const { call: next } = await start();
    const leased = await take({ wait: 15 }, { call: next, key: `orion-${key}` });
    expect(leased).toMatchObject([{ requestHash, attempt: 1 }]);
  });
});
