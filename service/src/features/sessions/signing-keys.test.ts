import { randomBytes } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { createKeyStore, type KeyStore } from '@countersign/harness/service/signing-keys';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureSigningKey, rotateOldSigningKey, rotateSigningKey } from './rotate-signing-keys.ts';
import { createSigningKeys } from './signing-keys.ts';

/** How long an instance caches its copy of the keys. */
const COPY_SECONDS = 60;

let store: KeyStore;
let services: TestService[] = [];

beforeEach(async () => {
  store = await createKeyStore();
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  await store.drop();
});

async function startTwo(): Promise<[TestService, TestService]> {
  const started = await Promise.all([startTestService(store.start), startTestService(store.start)]);
  services.push(...started);
  return started;
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid;

async function storedKids(): Promise<string[]> {
  const { rows } = await store.database.pool.query('SELECT kid FROM signing_keys ORDER BY signs_from');
  return rows.map(({ kid }) => kid);
}

async function publishedKids({ call }: TestService): Promise<string[]> {
  const { keys } = (await call('GET /.well-known/jwks.json')).body as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}

const setSignsFrom = (kid: string, secondsAgo: number) =>
  store.database.pool.query('UPDATE signing_keys SET signs_from = now() - make_interval(secs => $2) WHERE kid = $1', [
    kid,
    secondsAgo,
  ]);

/** Rotates as if the time in which the next key is only published had already passed. */
async function rotateNow(): Promise<string> {
  for (const kid of await storedKids()) await setSignsFrom(kid, 3600);
  const { kid } = await rotateSigningKey(store.db, store.sealer);
  await setSignsFrom(kid, 1);
  return kid;
}

const daysAgo = (days: number) => days * 24 * 60 * 60;

describe('signing keys', () => {
  describe('at the start', () => {
    it('two instances that start together create one key', async () => {
      const [a, b] = await startTwo();
      const [kid, ...more] = await storedKids();
      expect(more).toEqual([]);
      expect(await publishedKids(a)).toEqual([kid]);
      expect(await publishedKids(b)).toEqual([kid]);
    });

    it('ten concurrent initialisations create one key', async () => {
      await Promise.all(Array.from({ length: 10 }, () => ensureSigningKey(store.db, store.sealer)));
      expect(await storedKids()).toHaveLength(1);
    });

    it(
      'another MASTER_KEY on the same database: the service does not start, and reports why',
      proves('env.master-key.at-rest'),
      async () => {
        const [service] = await startTwo();
        const env = { MASTER_KEY: randomBytes(32).toString('hex') };
        await expect(startTestService({ ...store.start, env })).rejects.toThrow('MASTER_KEY');
        expect((await service.call('GET /health/ready')).status).toBe(200);
        expect(await storedKids()).toHaveLength(1);
      },
    );

    it('private keys are not in the database in plaintext', proves('env.master-key.at-rest'), async () => {
      await startTwo();
      const { rows } = await store.database.pool.query('SELECT * FROM signing_keys');
      const { privateKey } = await createSigningKeys({ ...store, now: Date.now, log: createLog('fatal') }).current();
      const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
      expect(secret).toHaveLength(32);
      const stored = JSON.stringify(rows);
      const sealed = Buffer.from(rows[0].sealed_private_key.split('.')[3], 'base64url');
      expect(sealed.length).toBeGreaterThan(secret.length);
      for (const text of [secret.toString('hex'), secret.toString('base64'), secret.toString('base64url')]) {
        expect(stored).not.toContain(text);
      }
      expect(sealed.includes(secret)).toBe(false);
      expect(Object.keys(rows[0].public_jwk).sort()).toEqual(['crv', 'kty', 'x']);
    });
  });

  describe('rotation', () => {
    it('publishes the next key in advance on every instance, while the old one still signs', async () => {
      const [a, b] = await startTwo();
      const [oldKid] = await storedKids();
      const { kid } = await rotateSigningKey(store.db, store.sealer);
      for (const service of [a, b]) {
        service.advance(COPY_SECONDS);
        expect(await publishedKids(service)).toEqual([oldKid, kid]);
        const { accessToken, refreshToken } = await signIn(service.call);
        expect([kidOf(accessToken), kidOf(refreshToken)]).toEqual([oldKid, oldKid]);
      }
      const { rows } = await store.database.pool.query(
        'SELECT extract(epoch FROM signs_from - now())::float AS seconds FROM signing_keys WHERE kid = $1',
        [kid],
      );
      // Longer than caches of the published set (300 s) and of an instance (60 s).
      expect(rows[0].seconds).toBeGreaterThan(360);
    });

    it(
      'ends no sessions: once the next key signs, tokens of both work on both instances',
      proves('session.keys.rotation'),
      async () => {
        const [a, b] = await startTwo();
        const old = await signIn(a.call);
        const kid = await rotateNow();
        for (const service of [a, b]) service.advance(COPY_SECONDS);

        const young = await signIn(b.call);
        expect([kidOf(young.accessToken), kidOf(young.refreshToken)]).toEqual([kid, kid]);
        expect(kidOf(old.accessToken)).not.toBe(kid);
        for (const { call } of [a, b]) {
          for (const { accessToken: token } of [old, young]) {
            expect((await call('GET /auth/me', { token })).status).toBe(200);
          }
        }
        const body = { refreshToken: old.refreshToken };
        const refreshed = await b.call('POST /auth/refresh', { body });
        expect(refreshed.status).toBe(200);
        expect(kidOf(refreshed.get('accessToken'))).toBe(kid);
        expect(await publishedKids(a)).toEqual([kidOf(old.accessToken), kid]);
      },
    );

    it(
      'accepts at once a token whose key the instance has not loaded yet',
      proves('session.keys.rotation'),
      async () => {
        const [a, b] = await startTwo();
        const first = await signIn(b.call);
        expect((await b.call('GET /auth/me', { token: first.accessToken })).status).toBe(200);
        const kid = await rotateNow();
        a.advance(COPY_SECONDS);
        const { accessToken: token } = await signIn(a.call);
        expect(kidOf(token)).toBe(kid);
        // Its copy is cached for a minute; only a token with an unknown kid makes it reload, at most once a second.
        b.advance(1);
        expect((await b.call('GET /auth/me', { token })).status).toBe(200);
      },
    );

    it('finds an unknown key even after the clock of the instance was set back', async () => {
      await ensureSigningKey(store.db, store.sealer);
      let [nowMs, elapsedMs] = [Date.now(), 0];
      const log = createLog('fatal');
      const keys = createSigningKeys({ ...store, now: () => nowMs, elapsed: () => elapsedMs, log });
      await keys.current();
      const { kid } = await rotateSigningKey(store.db, store.sealer);
      nowMs -= 3_600_000;
      expect(await keys.publicKey(kid)).toBeNull();
      elapsedMs += 1_000;
      expect(await keys.publicKey(kid)).not.toBeNull();
    });

    it(
      'deletes keys superseded for more than 31 days at the next rotation, and no others',
      proves('session.keys.rotation'),
      async () => {
        await ensureSigningKey(store.db, store.sealer);
        const [oldest = ''] = await storedKids();
        const { kid: older } = await rotateSigningKey(store.db, store.sealer);
        const { kid: current } = await rotateSigningKey(store.db, store.sealer);
        await setSignsFrom(oldest, daysAgo(200));
        await setSignsFrom(older, daysAgo(32));
        // The last token of `older` was signed 30 days ago and may still be valid.
        await setSignsFrom(current, daysAgo(30));
        const { kid: next } = await rotateSigningKey(store.db, store.sealer);
        expect(await storedKids()).toEqual([older, current, next]);
        await setSignsFrom(current, daysAgo(31) + 60);
        const { kid: last } = await rotateSigningKey(store.db, store.sealer);
        expect(await storedKids()).toEqual([current, next, last]);
      },
    );

    it('never deletes the key that signs, however old it is', async () => {
      await ensureSigningKey(store.db, store.sealer);
      const [only = ''] = await storedKids();
      await setSignsFrom(only, daysAgo(5000));
      const { kid } = await rotateSigningKey(store.db, store.sealer);
      expect(await storedKids()).toEqual([only, kid]);
    });

    it('happens automatically when the newest key is older than 90 days, and only then', async () => {
      await ensureSigningKey(store.db, store.sealer);
      const [only = ''] = await storedKids();
      await setSignsFrom(only, daysAgo(89));
      await rotateOldSigningKey(store.db, store.sealer);
      expect(await storedKids()).toEqual([only]);
      await setSignsFrom(only, daysAgo(91));
      await rotateOldSigningKey(store.db, store.sealer);
      expect(await storedKids()).toEqual([only, expect.any(String)]);
    });

    it('happens once, even if five jobs find at the same moment that it is due', async () => {
      await ensureSigningKey(store.db, store.sealer);
      for (let round = 0; round < 5; round += 1) {
        for (const kid of await storedKids()) await setSignsFrom(kid, daysAgo(91));
        await Promise.all(Array.from({ length: 5 }, () => rotateOldSigningKey(store.db, store.sealer)));
        // The last one and its successor: earlier ones were superseded long ago.
        expect(await storedKids()).toHaveLength(2);
      }
    });
  });
});
