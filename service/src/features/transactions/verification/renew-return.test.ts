import { randomUUID } from 'node:crypto';
import { addService } from '@countersign/harness/people/verification-services';
import { issueServerKey, problem } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner } from '@countersign/harness/requests/transactions';
import { type Leased, leaseIdsOf, useVerification } from '@countersign/harness/requests/verification';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { database, pool, service, startInstance, take, renew, giveBack, submitOffered, runOut, clear } =
  await useVerification();
const { call } = service;
const other = (await startInstance()).call;
let owner: Owner;
let othersKey: string;

beforeAll(async () => {
  owner = await enrolOwner(call);
  await addService(pool, { id: 2 });
  othersKey = (await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 2 })).key;
});
beforeEach(clear);

async function leaseNew(): Promise<Leased> {
  const requestHash = await submitOffered(owner);
  const [leased] = await take();
  expect(leased?.requestHash).toBe(requestHash);
  return leased as Leased;
}

const secondsLeft = async () =>
  (await pool.query('SELECT extract(epoch FROM available_at - now())::float AS left FROM verification_requests'))
    .rows[0].left;

const endings: [string, (leased: Leased) => Promise<unknown>][] = [
  ['has run out', ({ requestHash }) => runOut(requestHash)],
  ['is returned', ({ leaseId }) => giveBack({ leaseIds: [leaseId] })],
  ['is returned with a delay', ({ leaseId }) => giveBack({ leaseIds: [leaseId], delaySeconds: 600 })],
  ['went to another worker', ({ requestHash }) => runOut(requestHash).then(() => take())],
  ['has ended with a verdict', ({ requestHash }) => judge(call, requestHash, 'UNDECIDED')],
];

describe('POST /internal/verification-requests/renew', () => {
  describe('200', () => {
    it('extends the lease from now on, on any instance', async () => {
      const { leaseId } = await leaseNew();
      const answer = await renew({ leaseIds: [leaseId], leaseSeconds: 600 }, { call: other });
      expect(answer.body).toEqual({ leaseIds: [leaseId] });
      expect(await secondsLeft()).toBeGreaterThan(570);
      expect(await take()).toEqual([]);
      await renew({ leaseIds: [leaseId] });
      expect(await secondsLeft()).toBeLessThanOrEqual(60);
    });

    it.each(endings)('leaves out a lease that %s, and renews the others', async (_how, end) => {
      const ended = await leaseNew();
      await end(ended);
      const before = (await pool.query('SELECT * FROM verification_requests')).rows;
      const living = await leaseNewBeside();
      const answer = await renew({ leaseIds: [ended.leaseId, living, randomUUID()], leaseSeconds: 600 });
      expect(answer.body).toEqual({ leaseIds: [living] });
      const { rows } = await pool.query('SELECT * FROM verification_requests WHERE lease_id IS DISTINCT FROM $1', [
        living,
      ]);
      expect(rows).toEqual(before);
    });

    it('leaves out the lease of another service', async () => {
      const { leaseId } = await leaseNew();
      const answer = await renew({ leaseIds: [leaseId], leaseSeconds: 600 }, { key: othersKey });
      expect(answer.body).toEqual({ leaseIds: [] });
      expect(await secondsLeft()).toBeLessThanOrEqual(60);
    });
  });

  it('400 names the field', async () => {
    const leaseIds = [randomUUID()];
    for (const [field, body] of [
      ['leaseIds', {}],
      ['leaseIds', { leaseIds: [] }],
      ['leaseIds', { leaseIds: Array.from({ length: 101 }, randomUUID) }],
      ['leaseIds.0', { leaseIds: ['mine'] }],
      ['leaseSeconds', { leaseIds, leaseSeconds: 4 }],
      ['leaseSeconds', { leaseIds, leaseSeconds: 601 }],
    ] as const) {
      expect((await renew(body)).body).toEqual(problem(400, field));
    }
  });

  it.each([
    ['401 for an access token', () => ({ token: owner.accessToken }), 401],
    ['403 for a USER key', () => ({ key: owner.key }), 403],
    ['403 for an ADMIN key', () => ({ key: testAdminKey }), 403],
  ])('%s', async (_name, by, status) => {
    const body = { leaseIds: [randomUUID()] };
    expect((await call('POST /internal/verification-requests/renew', { ...by(), body })).status).toBe(status);
  });
});

/** Leases a new request, in addition to existing leases. */
async function leaseNewBeside(): Promise<string> {
  const requestHash = await submitOffered(owner);
  const [oldest] = (await pool.query('SELECT id FROM transactions WHERE request_hash = $1', [requestHash])).rows;
  const leaseId = randomUUID();
  await pool.query(
    "UPDATE verification_requests SET lease_id = $1, available_at = now() + interval '1 minute' WHERE transaction_id = $2",
    [leaseId, oldest.id],
  );
  return leaseId;
}

describe('POST /internal/verification-requests/return', () => {
  describe('200', () => {
    it('gives the request to the next worker, as another attempt', async () => {
      const { leaseId, requestHash } = await leaseNew();
      const answer = await giveBack({ leaseIds: [leaseId] }, { call: other });
      expect(answer.body).toEqual({ leaseIds: [leaseId] });
      const [next] = await take();
      expect(next).toMatchObject({ requestHash, attempt: 2 });
      expect(next?.leaseId).not.toBe(leaseId);
    });

    it('gives it to no worker before the delay is over', async () => {
      const { leaseId, requestHash } = await leaseNew();
      expect(leaseIdsOf(await giveBack({ leaseIds: [leaseId], delaySeconds: 600 }))).toEqual([leaseId]);
      expect(await secondsLeft()).toBeGreaterThan(570);
      expect(await take()).toEqual([]);
      await runOut(requestHash);
      expect(await take()).toMatchObject([{ requestHash, attempt: 2 }]);
    });

    it.each(endings)('leaves out a lease that %s, and leaves its request unchanged', async (_how, end) => {
      const ended = await leaseNew();
      await end(ended);
      const before = (await pool.query('SELECT * FROM verification_requests')).rows;
      expect((await giveBack({ leaseIds: [ended.leaseId], delaySeconds: 5 })).body).toEqual({ leaseIds: [] });
      expect((await pool.query('SELECT * FROM verification_requests')).rows).toEqual(before);
    });

    it('leaves out the lease of another service', async () => {
      const { leaseId } = await leaseNew();
      expect((await giveBack({ leaseIds: [leaseId] }, { key: othersKey })).body).toEqual({ leaseIds: [] });
      expect(leaseIdsOf(await renew({ leaseIds: [leaseId] }))).toEqual([leaseId]);
    });
  });

  it('400 names the field', async () => {
    const leaseIds = [randomUUID()];
    for (const [field, body] of [
      ['leaseIds', {}],
      ['leaseIds', { leaseIds: [] }],
      ['delaySeconds', { leaseIds, delaySeconds: -1 }],
      ['delaySeconds', { leaseIds, delaySeconds: 601 }],
      ['delaySeconds', { leaseIds, delaySeconds: '5' }],
    ] as const) {
      expect((await giveBack(body)).body).toEqual(problem(400, field));
    }
  });

  it.each([
    ['401 for an access token', () => ({ token: owner.accessToken }), 401],
    ['403 for a USER key', () => ({ key: owner.key }), 403],
    ['403 for an ADMIN key', () => ({ key: testAdminKey }), 403],
  ])('%s', async (_name, by, status) => {
    const body = { leaseIds: [randomUUID()] };
    expect((await call('POST /internal/verification-requests/return', { ...by(), body })).status).toBe(status);
  });
});
