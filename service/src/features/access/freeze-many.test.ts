import { callSigned, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, judge, type Owner, readStatus, submit } from '@countersign/harness/requests/transactions';
import { retryJobs, untilFailed, wakeQueues } from '@countersign/harness/service/jobs';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { database, service, startInstance } = await useTestService();
const { call } = service;
const { pool } = database;
const elsewhere = await startInstance();

/** Longer than an attempt of the job and its polling interval. */
const soon = { timeout: 20_000, interval: 50 };

const freeze = ({ accessToken: token }: Owner, on = call) => on('POST /access/freeze', { token });
/** Each text is accepted once: the next one is dated earlier. */
const unfreeze = ({ wallet }: Owner, secondsAgo = 0) =>
  callSigned(call, wallet, 'POST /access/unfreeze', { timestamp: Math.floor(Date.now() / 1000) - secondsAgo });

/** Adds this many similar requests, as if the owner's agent had submitted them an hour earlier. */
const multiply = (hash: string, count: number) =>
  pool.query(
    `INSERT INTO transactions SELECT (jsonb_populate_record(request, jsonb_build_object(
       'id', gen_random_uuid(), 'request_hash', '0x' || encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
       'created_at', created_at - interval '1 hour'))).*
     FROM transactions AS request, generate_series(1, $2) WHERE request_hash = $1`,
    [hash, count],
  );

const countOpen = async ({ userId }: Owner): Promise<number> =>
  (
    await pool.query(
      "SELECT count(*)::int AS open FROM transactions WHERE user_id = $1 AND status IN ('PENDING', 'APPROVED')",
      [userId],
    )
  ).rows[0].open;

const untilNoneOpen = (owner: Owner) => vi.waitFor(async () => expect(await countOpen(owner)).toBe(0), soon);

const isFinal = { status: 400, code: 'transaction.final' };
const answerOf = ({ status, headers }: Awaited<ReturnType<typeof freeze>>) => ({
  status,
  code: headers.get('problem-code'),
});

/** From now on the server cancels statements that change more requests than this, as its timeout would. */
const cancelAbove = (most: number) =>
  pool.query(`
    CREATE FUNCTION cancel_long() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM changed) > ${most} THEN RAISE EXCEPTION 'canceling statement' USING ERRCODE = '57014'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER cancel_long AFTER UPDATE ON transactions REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION cancel_long()`);
const letAllThrough = () => pool.query('DROP FUNCTION IF EXISTS cancel_long CASCADE');

afterEach(letAllThrough);

describe('a freeze with more open requests than one statement can change in time', () => {
  it(
    '200 ends all access and every approval at once; a job rejects the rest, which cannot be approved meanwhile',
    proves('access.freeze.many'),
    async () => {
      const owner = await enrolOwner(call);
      const [approved, last] = [await submit(call, owner), await submit(call, owner)];
      await judge(call, approved, 'APPROVED');
      await multiply(last, 2_400);
      await cancelAbove(500);
      const answer = await freeze(owner);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ ended: { keys: 1 }, rejected: 2_001, rejecting: true, handedOver: [] });
      expect((await elsewhere.call('GET /users/x', { key: owner.key })).status).toBe(401);
      expect(await readStatus(call, owner, approved)).toBe('REJECTED');
      expect(await readStatus(call, owner, last)).toBe('PENDING');
      expect(answerOf(await judge(elsewhere.call, last, 'APPROVED'))).toEqual(isFinal);
      await runJob();
      await untilNoneOpen(owner);
      const record = (await call(`GET /transactions/${last}`, { token: owner.accessToken })).body;
      expect(record).toMatchObject({ status: 'REJECTED', statusReason: 'frozen' });
      expect((record as { history: object[] }).history.at(-1)).toMatchObject({
        action: 'transaction.freeze',
        by: 'jwt',
      });
    },
  );

  it('again on another instance at the same moment rejects each once', proves('access.freeze.many'), async () => {
    const owner = await enrolOwner(call);
    await multiply(await submit(call, owner), 1_199);
    const answers = await Promise.all(
      [call, elsewhere.call].map(async (on) => ({ ...(await freeze(owner, on)), open: await countOpen(owner) })),
    );
    // Once the answer says that no more are being rejected, the caller finds none.
    expect(answers).toMatchObject(Array(2).fill({ status: 200, body: { rejecting: false }, open: 0 }));
    const rejected = answers.map(({ body }) => (body as { rejected: number }).rejected);
    expect(rejected.reduce((one, other) => one + other)).toBe(1_200);
    const { rows } = await pool.query(
      "SELECT count(*)::int AS entries FROM audit_log WHERE user_id = $1 AND action = 'transaction.freeze'",
      [owner.userId],
    );
    expect(rows).toEqual([{ entries: 1_200 }]);
  });
});

describe('a freeze that fails to reject any open request', () => {
  it(
    '200 nevertheless: access has ended, nothing can be approved, and the job continues until all are rejected',
    proves('access.freeze.many', 'access.unfreeze.open'),
    async () => {
      const owner = await enrolOwner(call);
      const [unjudged, undecided] = [await submit(call, owner), await submit(call, owner)];
      await judge(call, undecided, 'UNDECIDED');
      await cancelAbove(0);
      expect((await freeze(owner)).body).toMatchObject({ ended: { keys: 1 }, rejected: 0, rejecting: true });
      expect((await elsewhere.call('GET /users/x', { key: owner.key })).status).toBe(401);
      const token = owner.accessToken;
      for (const decision of ['APPROVED', 'REJECTED']) {
        expect(answerOf(await decide(elsewhere.call, undecided, { token, body: { decision } }))).toEqual(isFinal);
      }
      expect(answerOf(await judge(call, unjudged, 'APPROVED'))).toEqual(isFinal);
      expect(answerOf(await unfreeze(owner))).toEqual({ status: 409, code: 'account.freezing' });

      await runJob();
      await untilFailed(pool, 'finish-freeze');
      expect(await countOpen(owner)).toBe(2);
      await letAllThrough();
      await retryJobs(pool);
      await untilNoneOpen(owner);
      expect((await unfreeze(owner, 60)).status).toBe(200);
    },
  );

  it('is completed by an unfreeze, and the job ignores later requests', proves('access.unfreeze.open'), async () => {
    const owner = await enrolOwner(call);
    const before = await submit(call, owner);
    await cancelAbove(0);
    await freeze(owner);
    await letAllThrough();
    expect((await unfreeze(owner)).status).toBe(200);
    const { accessToken } = await signIn(call, owner.wallet);
    const again = { ...owner, accessToken };
    expect(await readStatus(call, again, before)).toBe('REJECTED');
    const { key } = await newKey(again);
    const after = await submit(call, { ...again, key });
    await runJob();
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        "SELECT FROM jobs.job WHERE name = 'finish-freeze' AND state < 'completed'",
      );
      expect(rowCount).toBe(0);
    }, soon);
    expect(await readStatus(call, again, after)).toBe('PENDING');
  });
});

describe('a freeze with more keys than one batch', () => {
  it(
    '200 ends all of them at once, and an unfreeze revokes the rest first',
    proves('access.freeze.many', 'access.unfreeze.open'),
    async () => {
      const owner = await enrolOwner(call);
      // Sorted before the owner's in the order of revocation.
      await pool.query(
        `INSERT INTO api_keys (id, user_id, name, type, label, scopes, hash, prefix)
       SELECT lpad(n::text, 32, '0')::uuid, $1, 'k', 'user', 'user', '{}', sha256(n::text::bytea), ''
       FROM generate_series(1, 1_500) AS n`,
        [owner.userId],
      );
      const active = async () =>
        (await pool.query('SELECT FROM api_keys WHERE user_id = $1 AND active', [owner.userId])).rowCount;
      expect((await freeze(owner)).body).toMatchObject({ ended: { keys: 1_000 }, rejecting: false });
      expect(await active()).toBe(501);
      expect((await elsewhere.call('GET /users/x', { key: owner.key })).status).toBe(401);
      await runJob();
      await vi.waitFor(async () => expect(await active()).toBe(0), soon);
      await pool.query('UPDATE api_keys SET active = true WHERE user_id = $1', [owner.userId]);
      expect((await unfreeze(owner)).status).toBe(200);
      expect(await active()).toBe(0);
      expect((await elsewhere.call('GET /users/x', { key: owner.key })).status).toBe(401);
    },
  );
});

/** Immediately, instead of after its delay. */
async function runJob(): Promise<void> {
  await pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'finish-freeze'");
  await wakeQueues(pool);
}

async function newKey({ accessToken: token }: Owner): Promise<{ key: string }> {
  const created = await call('POST /user-api-keys', { token, body: { name: 'agent' } });
  return { key: created.get('secret') };
}
