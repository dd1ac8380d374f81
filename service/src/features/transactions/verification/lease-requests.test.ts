import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSealedMessage, testServiceFile } from '@countersign/harness/arbiter/orion';
import { addService, type OtherService } from '@countersign/harness/people/verification-services';
import { proves } from '@countersign/harness/proves';
import { cid, hash32, isoTime, issueServerKey, problem, uuid } from '@countersign/harness/requests/answers';
import {
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
  trustServices,
} from '@countersign/harness/requests/transactions';
import { leasedOf, useSealing, useVerification } from '@countersign/harness/requests/verification';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { hashPayload, hashRequest, hashSealedPayload } from '@countersign/protocol';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const verification = await useVerification();
const { database, pool, service, startInstance, lease, take, submitOffered, untilOffered, runOut, clear } =
  verification;
const { call } = service;
const route = 'POST /internal/verification-requests/lease';
let owner: Owner;
let sealing: Awaited<ReturnType<typeof useSealing>>;
let otherService: OtherService;
let otherKey: string;
let ownServiceKey: string;

beforeAll(async () => {
  owner = await enrolOwner(call);
  sealing = await useSealing(call, owner);
  otherService = await addService(pool, { id: 2 });
  await trustServices(call, owner, [1, 2]);
  otherKey = (await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 2 })).key;
  ownServiceKey = JSON.parse(await readFile(testServiceFile, 'utf8')).pgpPublicKey;
});
beforeEach(clear);

async function submitSealed(serviceKey: string) {
  const encryptedPayload = await sealing.seal(serviceKey);
  const body = { escrowAddress: owner.wallet.address, encryptedPayload };
  const requestHash = (await call('POST /transactions', { key: owner.key, body })).get('requestHash');
  await untilOffered([requestHash]);
  return { requestHash, encryptedPayload };
}

type Request = Parameters<typeof hashRequest>[0] & {
  requestHash: string;
  escrowAddress: `0x${string}`;
  verificationServiceId: number;
  payload: object | null;
  cid: string;
  signerPgpPublicKey: string;
};

/** Computes the hash like an arbiter, from the fields of the lease only. */
const recompute = ({ escrowAddress, chainId, payloadHash, verificationServiceId, salt }: Request) =>
  hashRequest({ account: escrowAddress, chainId, payloadHash, serviceId: verificationServiceId, salt });

/** Takes the only request that a lease returns. */
async function takeOne(key?: string): Promise<Request> {
  const requests = leasedOf(await lease({}, key === undefined ? {} : { key }));
  expect(requests).toHaveLength(1);
  return requests[0] as unknown as Request;
}

describe(route, () => {
  describe('200', () => {
    it(
      'has all fields of a standard request except the payload, which is sealed: its hash can be recomputed',
      proves('request-hash.salt'),
      async () => {
        const contextLogs = { b: [1, 1e21, 5e-324, -0, 0.1], a: { ü: 'é\u2028"', '': null }, 9: false };
        const requestHash = await submitOffered(owner, { contextLogs, chainId: 1 });
        const leased = await takeOne();
        const { wallet } = owner;
        const fields = transferFields(wallet.address.toLowerCase());
        const payload = { ...fields, tx: { ...fields.tx, to: fields.tx.to.toLowerCase() }, contextLogs, chainId: 1 };
        expect(leased).toEqual({
          leaseId: uuid,
          leasedUntil: isoTime,
          attempt: 1,
          firstLeasedAt: isoTime,
          task: 'verdict',
          requestHash,
          form: 'standard',
          escrowAddress: wallet.address,
          chainId: 1,
          verificationServiceId: 1,
          payloadHash: hash32,
          salt: hash32,
          cid,
          payload: null,
          signerPgpPublicKey: expect.stringContaining('BEGIN PGP PUBLIC KEY BLOCK'),
          ownerPgpPublicKey: sealing.armored,
          settlement: null,
          createdAt: isoTime,
        });
        const sealed = await call(`GET /ipfs/${leased.cid}`);
        const opened = JSON.parse(await openSealedMessage(sealed.text));
        expect(opened).toEqual(JSON.parse(JSON.stringify(payload)));
        expect(hashPayload(opened)).toBe(leased.payloadHash);
        expect(recompute(leased)).toBe(requestHash);
      },
    );

    it('has an open request with its payload, and no key if the owner has none', async () => {
      const other = await enrolOwner(call);
      const body = transferFields(other.wallet.address, { encrypted: false });
      const requestHash = (await call('POST /transactions', { key: testAdminKey, body })).get('requestHash');
      await untilOffered([requestHash]);
      const leased = await takeOne();
      expect(leased).toMatchObject({ form: 'open', cid: null, ownerPgpPublicKey: null, signerPgpPublicKey: null });
      expect(leased.payload).not.toHaveProperty('contextLogs');
      expect(hashPayload(leased.payload ?? {})).toBe(leased.payloadHash);
      expect(recompute(leased)).toBe(requestHash);
    });

    it('has the CID of a sealed request, with the key that must have signed it', async () => {
      const { requestHash, encryptedPayload } = await submitSealed(ownServiceKey);
      const leased = await takeOne();
      const { armored } = sealing;
      expect(leased).toMatchObject({ form: 'sealed', payload: null, cid, ownerPgpPublicKey: armored });
      expect(leased.signerPgpPublicKey).toBe(armored);
      expect((await call(`GET /ipfs/${leased.cid}`)).text).toBe(encryptedPayload);
      expect(hashSealedPayload(encryptedPayload)).toBe(leased.payloadHash);
      expect(recompute(leased)).toBe(requestHash);
    });

    it(
      'gives each service only its own requests',
      proves('server-keys.orion.decides', 'verdict.addressed'),
      async () => {
        const own = await submitOffered(owner);
        const { requestHash: others } = await submitSealed(otherService.armored);
        expect(await takeOne(otherKey)).toMatchObject({ requestHash: others, verificationServiceId: 2 });
        expect(await takeOne(testOrionKey)).toMatchObject({ requestHash: own, verificationServiceId: 1 });
        await Promise.all([runOut(own), runOut(others)]);
        expect((await takeOne(otherKey)).requestHash).toBe(others);
      },
    );

    it(
      'gives the ORION key of the environment the requests sealed to our own service only',
      proves('verdict.service'),
      async () => {
        await submitSealed(otherService.armored);
        const { requestHash } = await submitSealed(ownServiceKey);
        expect(await takeOne(testOrionKey)).toMatchObject({ requestHash, verificationServiceId: 1 });
      },
    );

    it('gives at most the requested number, the longest waiting first', async () => {
      const submitted: string[] = [];
      for (let index = 0; index < 12; index += 1) submitted.push(await submitOffered(owner));
      const [first = '', second, third] = submitted;
      // Returned after its worker died: it has waited less than the others.
      await pool.query(
        'UPDATE verification_requests SET available_at = now(), attempts = 1 FROM transactions WHERE id = transaction_id AND request_hash = $1',
        [first],
      );
      expect((await take({ max: 2 })).map(({ requestHash }) => requestHash)).toEqual([second, third]);
      const rest = await take({ max: 50 });
      expect(rest.map(({ requestHash }) => requestHash)).toEqual([first, ...submitted.slice(3)]);
      expect(await take()).toEqual([]);
    });

    it('gives as many as fit into one answer, contexts included, and the rest next time', async () => {
      const submitted: string[] = [];
      const contextLogs = { log: 'x'.repeat(250 * 1024) };
      for (let index = 0; index < 17; index += 1) submitted.push(await submitOffered(owner, { contextLogs }));
      const taken = async () => (await take({ max: 50 })).map(({ requestHash }) => requestHash);
      expect(await taken()).toEqual(submitted.slice(0, 16));
      expect(await taken()).toEqual(submitted.slice(16));
    });

    it('gives no more than requested, with any query plan', async () => {
      for (let index = 0; index < 4; index += 1) await submitOffered(owner);
      const name = new URL(database.url).pathname.slice(1);
      for (const setting of ['hashagg', 'hashjoin', 'mergejoin', 'sort', 'material']) {
        await pool.query(`ALTER DATABASE ${name} SET enable_${setting} = off`);
      }
      onTestFinished(async () => void (await pool.query(`ALTER DATABASE ${name} RESET ALL`)));
      const other = await startInstance();
      expect(await take({ max: 1 }, { call: other.call })).toHaveLength(1);
      expect(await take({ max: 2 }, { call: other.call })).toHaveLength(2);
    });

    it('lasts as long as requested, by default a minute', async () => {
      await submitOffered(owner);
      const seconds = async () =>
        (await pool.query('SELECT extract(epoch FROM available_at - now())::float AS left FROM verification_requests'))
          .rows[0].left;
      const [leased] = await take();
      expect(await seconds()).toBeGreaterThan(30);
      expect(await seconds()).toBeLessThanOrEqual(60);
      await runOut(leased?.requestHash ?? '');
      await take({ leaseSeconds: 600 });
      expect(await seconds()).toBeGreaterThan(570);
    });

    it('gives an expired lease to another worker, as the second attempt, under another id', async () => {
      const requestHash = await submitOffered(owner);
      const [first] = await take();
      expect(await take()).toEqual([]);
      await runOut(requestHash);
      const [second] = await take();
      expect(second).toMatchObject({ requestHash, attempt: 2, firstLeasedAt: first?.firstLeasedAt });
      expect(second?.leaseId).not.toBe(first?.leaseId);
    });

    it.each(['APPROVED', 'REJECTED', 'UNDECIDED'] as const)('gives no request that is judged %s', async (decision) => {
      const requestHash = await submitOffered(owner);
      await take();
      expect((await judge(call, requestHash, decision)).status).toBe(201);
      await runOut(requestHash);
      // No settlement task either: this service records nothing on chain.
      expect(await take({ tasks: ['verdict', 'settlement'] })).toEqual([]);
    });

    it('gives no request that its owner has rejected, but those that the owner has approved', async () => {
      const [rejected, approved] = [await submitOffered(owner), await submitOffered(owner)];
      for (const [requestHash, decision] of [
        [rejected, 'REJECTED'],
        [approved, 'APPROVED'],
      ]) {
        const body = { decision };
        await call(`POST /transactions/${requestHash}/approvals`, { token: owner.accessToken, body });
      }
      expect((await take()).map(({ requestHash }) => requestHash)).toEqual([approved]);
    });
  });

  describe('200 after a wait', () => {
    it('arrives as soon as a request is created on another instance', async () => {
      const other = await startInstance();
      // Without a notification, a worker polls after five seconds: six polls exceed the timeout of a test.
      for (let round = 0; round < 6; round += 1) {
        const waiting = take({ wait: 25 }, { call: other.call });
        const requestHash = await submit(call, owner);
        expect((await waiting).map((leased) => leased.requestHash)).toEqual([requestHash]);
      }
    });

    it('arrives as soon as another worker returns its request', async () => {
      const other = await startInstance();
      const requestHash = await submitOffered(owner);
      for (let round = 0; round < 6; round += 1) {
        const [leased] = await take({ wait: 25 });
        const waiting = take({ wait: 25 }, { call: other.call });
        await verification.giveBack({ leaseIds: [leased?.leaseId] });
        const [taken] = await waiting;
        expect(taken?.requestHash).toBe(requestHash);
        await verification.giveBack({ leaseIds: [taken?.leaseId] }, { call: other.call });
      }
    });

    it('is empty if no request arrives', async () => {
      expect((await lease({ wait: 1 })).body).toEqual({ requests: [] });
    });

    it('takes nothing for a worker that is gone', async () => {
      const requestHash = await submitOffered(owner);
      let takenForNobody = 0;
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        let taken = await take();
        if (taken.length === 0) {
          takenForNobody += 1;
          await runOut(requestHash);
          taken = await take();
        }
        expect(taken).toMatchObject([{ requestHash, attempt: attempt + takenForNobody }]);
        const leaving = new AbortController();
        const workerId = randomUUID();
        const waiting = fetch(`${service.url}/internal/verification-requests/lease`, {
          method: 'POST',
          headers: { 'x-api-key': testOrionKey, 'content-type': 'application/json' },
          body: JSON.stringify({ max: 1, wait: 25, workerId }),
          signal: leaving.signal,
        }).catch(() => 'gone');
        // Recorded after its first, empty look.
        const noted = () => pool.query('SELECT FROM arbiter_sightings WHERE worker_id = $1', [workerId]);
        await expect.poll(async () => (await noted()).rowCount, { timeout: 10_000 }).toBe(1);
        await runOut(requestHash);
        leaving.abort();
        expect(await waiting).toBe('gone');
        await sleep(50);
      }
      // A waiting worker polls every five seconds, possibly once before the service notices that it is gone.
      expect(takenForNobody).toBeLessThanOrEqual(1);
    });

    it('is empty at once if the service stops', async () => {
      const stopping = await startInstance();
      const waiting = lease({ wait: 25 }, { call: stopping.call });
      await sleep(50);
      await stopping.stop();
      expect((await waiting).body).toEqual({ requests: [] });
    });
  });

  describe('400', () => {
    it.each([
      ['max', undefined],
      ['max', 0],
      ['max', 51],
      ['max', 1.5],
      ['max', '10'],
      ['tasks', []],
      ['tasks', ['payment']],
      ['leaseSeconds', 4],
      ['leaseSeconds', 601],
      ['leaseSeconds', null],
      ['wait', -1],
      ['wait', 26],
    ])('names %s if it is %j, and leases nothing', async (field, value) => {
      const requestHash = await submitOffered(owner);
      const answer = await lease({ [field]: value });
      expect(answer.body).toEqual(problem(400, field));
      expect(answer.status).toBe(400);
      expect(await take()).toMatchObject([{ requestHash, attempt: 1 }]);
    });

    it('requires a body', async () => {
      expect((await call(route, { key: testOrionKey })).body).toEqual(problem(400, 'body'));
    });
  });

  describe('401', () => {
    it.each([
      ['missing credentials', () => ({})],
      ['an access token', () => ({ token: owner.accessToken })],
    ])('for %s', async (_who, by) => {
      expect((await call(route, { ...by(), body: { max: 1 } })).body).toEqual(problem(401, 'x-api-key'));
    });

    it('for a key that was revoked while it waited, which gets nothing', proves('keys.held-lease'), async () => {
      const { key, keyId } = await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 1 });
      const workerId = randomUUID();
      const waiting = lease({ wait: 25, workerId }, { key });
      // Recorded after its first, empty look.
      const noted = () => pool.query('SELECT FROM arbiter_sightings WHERE worker_id = $1', [workerId]);
      await expect.poll(async () => (await noted()).rowCount, { timeout: 10_000 }).toBe(1);
      await pool.query('UPDATE api_keys SET active = false WHERE id = $1', [keyId]);
      await expect.poll(async () => (await lease({}, { key })).status, { timeout: 10_000 }).toBe(401);
      const requestHash = await submitOffered(owner);
      expect((await waiting).body).toEqual(problem(401, 'x-api-key'));
      expect(await take()).toMatchObject([{ requestHash, attempt: 1 }]);
    });
  });

  describe('403', () => {
    it.each([
      ['a USER key', () => owner.key],
      ['an ADMIN key', () => testAdminKey],
    ])('for %s', async (_who, key) => {
      expect((await call(route, { key: key(), body: { max: 1 } })).status).toBe(403);
    });
  });
});
