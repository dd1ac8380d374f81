import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLink, openDatabaseLink } from '@countersign/harness/database/database-link';
import { createWallet, type SignedIn, signedOptions, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { CallOptions, CallResult } from '@countersign/harness/service/caller';
import {
  startTestService,
  type TestService,
  testAdminKey,
  testOrionKey,
} from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/postgres/index.ts';

let directory: string;
let postgres: EmbeddedPostgres;
let link: DatabaseLink;
let service: TestService;
let user: SignedIn;
let key: string;

const startPostgres = () =>
  startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {}, durable: false });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-down-'));
  // If the tests run as root, PostgreSQL runs as another user, who needs access to the directory.
  await chmod(directory, 0o755);
  postgres = await startPostgres();
  link = await openDatabaseLink(postgres.url);
  service = await startTestService({ databaseUrl: link.url, patience: 1 });
  user = await signIn(service.call);
  const body = { name: 'agent' };
  key = (await service.call('POST /user-api-keys', { token: user.accessToken, body })).get('secret');
  limitMs = Math.max(limitMs, ...(await settingsAtOnce()).map(({ ms }) => 10 * ms));
});

afterAll(async () => {
  await service.stop();
  await link.close();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

const down = { status: 'down', latencyMs: null };
const off = { status: 'off', latencyMs: null };
const degraded = {
  status: 'degraded',
  version: '1.0',
  uptimeSeconds: expect.any(Number),
  checks: {
    database: down,
    chain: { ...off, followerLagBlocks: null },
    ipfs: down,
    validator: off,
    queue: { ...down, arbiters: null, lastLeaseAt: null, waiting: null, oldestWaitingSeconds: null },
  },
  problems: ['database: is not responding', 'ipfs: is not responding', 'queue: is not responding'],
};
const notReady = {
  statusCode: 503,
  message: 'The service cannot accept requests at the moment',
  error: 'Service Unavailable',
};
const unavailable = {
  statusCode: 503,
  message: 'The database is unavailable; try again in a few seconds',
  error: 'Service Unavailable',
};

/**
 * The longest time for an answer: 3 s, or on a machine busy with other work ten times as long as a hundred calls take
 * with a database.
 */
let limitMs = 3_000;

const settingsAtOnce = () =>
  Promise.all(Array.from({ length: 100 }, () => timed('GET /settings', { token: user.accessToken })));

async function timed(route: string, options: CallOptions = {}): Promise<CallResult & { ms: number }> {
  const startedAt = performance.now();
  const answer = await service.call(route, options);
  return { ...answer, ms: performance.now() - startedAt };
}

/** One call for each kind of credential, and one without, that needs the database. */
async function callsThatNeedTheDatabase(): Promise<[string, CallOptions][]> {
  const token = user.accessToken;
  const { address } = user.wallet;
  return [
    ['GET /settings', { token }],
    ['PUT /settings', { token, body: { executionType: 1 } }],
    ['GET /user-api-keys', { token }],
    ['POST /user-api-keys', { token, body: { name: 'agent' } }],
    ['GET /user-api-keys/profile', { token }],
    ['POST /auth/siwe/nonce', { body: { walletAddress: createWallet().address } }],
    ['POST /auth/refresh', { body: { refreshToken: user.refreshToken } }],
    ['POST /auth/logout-all', { token }],
    ['GET /metrics', { key: testAdminKey }],
    [`GET /settings/by-ethereum/${address}`, { key }],
    [`GET /users/${address}`, await signedOptions(user.wallet, `GET /users/${address}`)],
  ];
}

/** Everything that would reveal the database's address or credentials. */
function secretsOfTheDatabase(): string[] {
  const [near, far] = [new URL(link.url), new URL(postgres.url)];
  return [near.hostname, 'localhost', near.port, far.port, far.password, far.username, directory, 'ECONN'];
}

/** The health after an arbiter has asked for work, as arbiters do all the time. */
async function healthWithArbiter(): Promise<string> {
  await service.call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 1 } });
  return (await service.call('GET /health')).get('status');
}

describe('while PostgreSQL is stopped', () => {
  beforeAll(() => postgres.stop());

  it(
    'GET /health answers 200, degraded, without an address or a secret',
    proves('health.database', 'health.no-leak', 'health.record'),
    async () => {
      const { status, body, text, ms } = await timed('GET /health');
      expect(status).toBe(200);
      expect(body).toEqual(degraded);
      expect(ms).toBeLessThan(limitMs);
      for (const secret of secretsOfTheDatabase()) expect(text).not.toContain(secret);
    },
  );

  it('GET /health/live answers 200', proves('health.live'), async () => {
    const { status, body, ms } = await timed('GET /health/live');
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok' });
    expect(ms).toBeLessThan(limitMs);
  });

  it('GET /health/ready answers 503 in the usual body', proves('health.ready'), async () => {
    const { status, body, ms } = await timed('GET /health/ready');
    expect(status).toBe(503);
    expect(body).toEqual(notReady);
    expect(ms).toBeLessThan(limitMs);
  });

  it(
    'every call that needs the database is 503 within 3 s, with the time to retry',
    proves('errors.everywhere'),
    async () => {
      for (const [route, options] of await callsThatNeedTheDatabase()) {
        const answer = await timed(route, options);
        expect({ route, body: answer.body }).toEqual({ route, body: unavailable });
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
        expect(answer.headers.has('x-request-id')).toBe(true);
        expect(answer.ms).toBeLessThan(limitMs);
      }
    },
  );

  it('100 calls at once are all answered within 3 s', async () => {
    for (const { status, ms } of await settingsAtOnce()) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(limitMs);
    }
  });

  it('the failure is in the log, without the password', () => {
    const log = service.logLines.join('\n');
    expect(log).toContain('health check failed');
    expect(log).not.toContain(new URL(postgres.url).password);
  });
});

describe('once PostgreSQL is back', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    link.restore(postgres.url);
  });

  it('the service recovers by itself', proves('health.ready'), async () => {
    await expect.poll(async () => (await service.call('GET /health/ready')).status, { timeout: 5_000 }).toBe(200);
    await expect.poll(async () => healthWithArbiter(), { timeout: 5_000 }).toBe('ok');
    for (const [route, options] of await callsThatNeedTheDatabase()) {
      const { status } = await service.call(route, options);
      expect({ route, ok: status >= 200 && status < 300 }).toEqual({ route, ok: true });
    }
  });
});

describe('while PostgreSQL is silent', () => {
  beforeAll(() => link.silence());
  afterAll(() => link.restore(postgres.url));

  it('nothing hangs: probes and calls are answered, and all work once it responds again', async () => {
    const calls = await callsThatNeedTheDatabase();
    const [health, live, ready, ...others] = await Promise.all([
      timed('GET /health'),
      timed('GET /health/live'),
      timed('GET /health/ready'),
      ...calls.map(([route, options]) => timed(route, options)),
    ]);
    expect(health?.body).toEqual(degraded);
    expect(live?.status).toBe(200);
    expect(ready?.body).toEqual(notReady);
    for (const { body } of others) expect(body).toEqual(unavailable);
    for (const { ms } of [health, live, ready, ...others]) expect(ms).toBeLessThan(15_000);

    link.restore(postgres.url);
    await expect.poll(async () => healthWithArbiter(), { timeout: 5_000 }).toBe('ok');
    expect((await service.call('GET /settings', { token: user.accessToken })).status).toBe(200);
  });
});

describe('stopping the service while PostgreSQL is stopped', () => {
  it('ends, though the last use of keys cannot be stored', async () => {
    const instance = await startTestService({ databaseUrl: link.url, patience: 1 });
    expect((await instance.call(`GET /settings/by-ethereum/${user.wallet.address}`, { key })).status).toBe(200);
    await postgres.stop();
    await instance.stop();
    expect(instance.logLines.join('\n')).toContain('recording the last use of keys failed');
    await expect(fetch(instance.url)).rejects.toThrow();
    postgres = await startPostgres();
    link.restore(postgres.url);
  });
});
