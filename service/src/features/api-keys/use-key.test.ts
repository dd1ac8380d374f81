import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { beginRequest } from '@countersign/harness/requests/begin-request';
import { transferFields } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import {
  startTestService,
  type TestService,
  testAdminKey,
  testOrionKey,
} from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { formatKey, keyTypes } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { issueKey } from './keys.ts';
import { revokeServerKey } from './store.ts';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

async function createKey(): Promise<{ id: string; secret: string }> {
  const created = await service.call('POST /user-api-keys', { token: user.accessToken, body: { name: 'agent' } });
  return { id: created.get('apiKey.id'), secret: created.get('secret') };
}

const use = (key: string, { call } = service): Promise<CallResult> =>
  call(`GET /settings/by-ethereum/${user.wallet.address}`, { key });

const refusal = {
  statusCode: 401,
  message: 'x-api-key: is invalid, revoked or expired',
  error: 'Unauthorized',
};

describe('x-api-key', () => {
  describe('200', () => {
    it('a key works at once, on the instance that made it and on any other', proves('auth.key'), async () => {
      for (let round = 0; round < 5; round++) {
        const { secret } = await createKey();
        expect((await use(secret, elsewhere)).status).toBe(200);
        expect((await use(secret)).status).toBe(200);
      }
    });

    it('a key works until its expiresAt', async () => {
      const { id, secret } = await createKey();
      await database.pool.query(`UPDATE api_keys SET expires_at = now() + interval '1 hour' WHERE id = $1`, [id]);
      expect((await use(secret)).status).toBe(200);
    });
  });

  describe('401', () => {
    it('a typing error is detected by the checksum, without a lookup', proves('keys.format.checksum'), async () => {
      const { secret } = await createKey();
      const wellFormed = formatKey('user', randomBytes(32));
      const lock = await database.pool.connect();
      try {
        await lock.query('BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE');
        // Lookups fail now, and yet each of these is answered.
        for (const at of [8, 20, secret.length - 1]) {
          const typo = secret.slice(0, at) + (secret[at] === '0' ? '1' : '0') + secret.slice(at + 1);
          expect((await use(typo)).body).toEqual(refusal);
        }
        for (const malformed of ['nonsense', secret.slice(0, -1), `${secret}0`, secret.replace('user', 'admin')]) {
          expect((await use(malformed)).body).toEqual(refusal);
        }
        const lookedUp = use(wellFormed);
        expect(await Promise.race([lookedUp, sleep(300, 'waits for the table')])).toBe('waits for the table');
        await lock.query('ROLLBACK');
        expect((await lookedUp).body).toEqual(refusal);
      } finally {
        lock.release(true);
      }
    });

    it('a well-formed but unknown key of any type', proves('errors.401'), async () => {
      for (const type of keyTypes) expect((await use(formatKey(type, randomBytes(32)))).body).toEqual(refusal);
    });

    it('the stored form of a key is not a key', async () => {
      const { id } = await createKey();
      const { rows } = await database.pool.query('SELECT hash, prefix FROM api_keys WHERE id = $1', [id]);
      for (const stored of [rows[0].hash.toString('hex'), rows[0].prefix, id]) {
        expect((await use(stored)).status).toBe(401);
      }
    });

    it('a fixed key with a small error', async () => {
      for (const wrong of [testAdminKey.slice(0, -1), `${testAdminKey}0`, testAdminKey.toUpperCase()]) {
        expect((await use(wrong)).body).toEqual(refusal);
      }
    });

    it('an expired key', proves('keys.expired'), async () => {
      const { id, secret } = await createKey();
      await database.pool.query(`UPDATE api_keys SET expires_at = now() + interval '1 hour' WHERE id = $1`, [id]);
      expect((await use(secret)).status).toBe(200);
      await database.pool.query('UPDATE api_keys SET expires_at = now() WHERE id = $1', [id]);
      expect((await use(secret)).body).toEqual(refusal);
      expect((await use(secret, elsewhere)).body).toEqual(refusal);
    });

    it(
      'a revoked key at once on the same instance, and within a second on another that just used it',
      proves('keys.revoke.answer', 'keys.revoked', 'keys.revoked-elsewhere'),
      async () => {
        for (let round = 0; round < 10; round++) {
          const { id, secret } = await createKey();
          expect((await use(secret)).status).toBe(200);
          expect((await use(secret, elsewhere)).status).toBe(200);
          const revoked = await service.call(`DELETE /user-api-keys/${id}`, { token: user.accessToken });
          expect(revoked.status).toBe(200);
          expect((await use(secret)).body).toEqual(refusal);
          for (const until = performance.now() + 950; performance.now() < until; await sleep(20)) {
            if ((await use(secret, elsewhere)).status === 401) break;
          }
          expect((await use(secret, elsewhere)).body).toEqual(refusal);
        }
      },
    );

    it(
      'a revoked key within a second on an instance that uses it all the time and receives no notification',
      proves('keys.revoked-elsewhere'),
      async () => {
        const { id, secret } = await createKey();
        // For longer than a lookup is cached.
        for (const until = performance.now() + 1_200; performance.now() < until; await sleep(20)) {
          expect((await use(secret)).status).toBe(200);
        }
        await database.pool.query('UPDATE api_keys SET active = false WHERE id = $1', [id]);
        for (const until = performance.now() + 950; performance.now() < until; await sleep(20)) await use(secret);
        expect((await use(secret)).body).toEqual(refusal);
      },
    );

    it(
      'a revoked ORION key within a second on every instance that just used it, and an expired one at once',
      proves('keys.revoked-elsewhere', 'keys.expired'),
      async () => {
        const { db, pool } = openDatabase(database.url, () => {});
        onTestFinished(() => pool.end());
        const issue = async (expiresAt: Date | null) => {
          const request = {
            userId: null,
            name: 'worker',
            type: 'orion',
            label: 'orion',
            serviceId: 1,
            expiresAt,
          } as const;
          return issueKey(db, request);
        };
        const lease = ({ call }: TestService, key: string) =>
          call('POST /internal/verification-requests/lease', { key, body: { max: 1 } });
        const [lasting, ending] = [await issue(null), await issue(new Date(Date.now() + 3_600_000))];
        for (const instance of [service, elsewhere]) {
          expect((await lease(instance, lasting.secret)).status).toBe(200);
          expect((await lease(instance, ending.secret)).status).toBe(200);
        }
        await database.pool.query('UPDATE api_keys SET expires_at = now() WHERE id = $1', [ending.key.id]);
        for (const instance of [service, elsewhere])
          expect((await lease(instance, ending.secret)).body).toEqual(refusal);
        expect(await revokeServerKey(db, lasting.key.id)).toBe(true);
        await sleep(1_000);
        for (const instance of [service, elsewhere])
          expect((await lease(instance, lasting.secret)).body).toEqual(refusal);
      },
    );

    describe('a key that ends while the body of a request is arriving changes nothing', () => {
      const { db, pool } = openDatabase(database.url, () => {});
      afterAll(() => pool.end());
      const createAdminKey = async () => {
        const kind = { userId: null, name: 'server', type: 'admin', label: 'agent', expiresAt: null } as const;
        const { key, secret } = await issueKey(db, kind);
        return { id: key.id, secret };
      };
      const setExpiry = (id: string, inHours: number) =>
        database.pool.query('UPDATE api_keys SET expires_at = now() + make_interval(hours => $2) WHERE id = $1', [
          id,
          inHours,
        ]);
      const createExpiring = async () => {
        const created = await createKey();
        await setExpiry(created.id, 1);
        return created;
      };
      const begin = (secret: string) => beginRequest(`${service.url}/transactions`, { 'x-api-key': secret });
      const countRequests = async () => (await database.pool.query('SELECT FROM transactions')).rowCount;

      it.each([
        [
          'a USER key that is revoked on another instance',
          createKey,
          (id: string) => elsewhere.call(`DELETE /user-api-keys/${id}`, { token: user.accessToken }),
        ],
        ['a USER key that expires', createExpiring, (id: string) => setExpiry(id, 0)],
        ['an ADMIN key that is revoked', createAdminKey, (id: string) => revokeServerKey(db, id)],
      ])('%s', proves('keys.late-body'), async (_what, create, end) => {
        const { id, secret } = await create();
        const [before, meanwhile] = [await begin(secret), await begin(secret)];
        const body = transferFields(user.wallet.address);
        expect((await before(body)).status).toBe(201);
        const count = await countRequests();
        await end(id);
        await expect.poll(async () => (await use(secret)).status).toBe(401);
        expect(await meanwhile(body)).toEqual({ status: 401, body: refusal });
        expect(await countRequests()).toBe(count);
      });
    });

    it('two kinds of credentials at once', async () => {
      const { secret } = await createKey();
      const answer = await service.call(`GET /settings/by-ethereum/${user.wallet.address}`, {
        key: secret,
        token: user.accessToken,
      });
      expect(answer.status).toBe(401);
      expect(answer.get('message')).toContain('only one kind of credential');
    });
  });

  describe('the fixed keys of the environment', () => {
    const fixedKeys = () =>
      database.pool.query('SELECT type, label, active, prefix FROM api_keys WHERE bootstrap ORDER BY type, active');

    it(
      'are an ADMIN key labelled agent and an ORION key labelled orion, of which nothing is shown',
      proves('server-keys.labels'),
      async () => {
        expect((await fixedKeys()).rows).toEqual([
          { type: 'admin', label: 'agent', active: true, prefix: '' },
          { type: 'orion', label: 'orion', active: true, prefix: '' },
        ]);
      },
    );

    it(
      'hold as long as the environment names them',
      proves('auth.mode.provisioned-key', 'env.bootstrap-keys'),
      async () => {
        const other = await createTestDatabase();
        const call = (instance: TestService, key: string) => instance.call(`GET /metrics`, { key });
        const first = await startTestService({ databaseUrl: other.url });
        expect((await call(first, testAdminKey)).status).toBe(200);
        const newKey = `admin-${randomBytes(32).toString('hex')}`;
        const second = await startTestService({ databaseUrl: other.url, env: { ADMIN_API_KEY: newKey } });
        expect((await call(second, newKey)).status).toBe(200);
        expect((await call(first, testAdminKey)).status).toBe(401);
        expect((await call(second, testAdminKey)).status).toBe(401);
        const third = await startTestService({ databaseUrl: other.url, env: { ORION_API_KEY: '' } });
        expect((await call(third, testAdminKey)).status).toBe(200);
        expect((await call(first, testOrionKey)).status).toBe(401);
        for (const instance of [first, second, third]) await instance.stop();
        await other.drop();
      },
    );
  });

  describe('lastUsedAt', () => {
    it('is written when the service stops, not on every request', proves('keys.last-used'), async () => {
      const instance = await startTestService({ databaseUrl: database.url });
      const { id, secret } = await createKey();
      const unused = await createKey();
      const version = async () =>
        (await database.pool.query('SELECT xmin, last_used_at FROM api_keys WHERE id = $1', [id])).rows[0];
      const before = await version();
      const startedAt = Date.now();
      for (let request = 0; request < 20; request++) expect((await use(secret, instance)).status).toBe(200);
      expect(await version()).toEqual(before);
      expect(before.last_used_at).toBeNull();

      await instance.stop();
      const list = await service.call('GET /user-api-keys', { token: user.accessToken });
      const keys = list.body as { id: string; lastUsedAt: string | null }[];
      expect(keys.find((key) => key.id === unused.id)?.lastUsedAt).toBeNull();
      const lastUsedAt = keys.find((key) => key.id === id)?.lastUsedAt ?? '';
      expect(lastUsedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(startedAt);
      expect(Date.parse(lastUsedAt)).toBeLessThanOrEqual(Date.now());
    });

    it('is not touched by a refused use', async () => {
      const instance = await startTestService({ databaseUrl: database.url });
      const { id, secret } = await createKey();
      await service.call(`DELETE /user-api-keys/${id}`, { token: user.accessToken });
      expect((await use(secret, instance)).status).toBe(401);
      await instance.stop();
      const { rows } = await database.pool.query('SELECT last_used_at FROM api_keys WHERE id = $1', [id]);
      expect(rows).toEqual([{ last_used_at: null }]);
    });
  });
});
