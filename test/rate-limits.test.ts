import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { raced, raceRounds } from '@countersign/harness/race-rounds';
import type { CallResult } from '@countersign/harness/service/caller';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
  testAdminKey,
} from '@countersign/harness/service/test-service';
import { contract, type Endpoint } from '@countersign/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
/** With the default limits. */
let unconfigured: TestService;
let token: string;
let running: TestService[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  // Empty counts as absent.
  const env = { RATE_LIMIT_PER_MINUTE: '', SIGN_IN_LIMIT_PER_MINUTE: '' };
  unconfigured = await startTestService({ databaseUrl: database.url, env, contractLimits: true });
  ({ accessToken: token } = await signIn(unconfigured.call));
});

beforeEach(() => database.pool.query('DELETE FROM rate_limits'));

afterEach(async () => {
  for (const service of running) await service.stop();
  running = [];
});

afterAll(async () => {
  await unconfigured.stop();
  await database.drop();
});

async function start(env: NonNullable<TestServiceOptions['env']>): Promise<TestService> {
  const service = await startTestService({ databaseUrl: database.url, env });
  running.push(service);
  return service;
}

const repeat = (times: number, request: () => Promise<CallResult>) =>
  Promise.all(Array.from({ length: times }, request));
const standing = ({ headers }: CallResult) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

function expect429(answer: CallResult): void {
  expect(answer.status).toBe(429);
  expect(answer.body).toEqual({
    statusCode: 429,
    message: expect.stringMatching(/^Too many requests; try again in \d+ s$/),
    error: 'Too Many Requests',
  });
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect(answer.get('message')).toContain(`${retryAfter} s`);
  const [, remaining = 0, reset = 0] = standing(answer);
  expect(remaining).toBe(0);
  expect(Math.abs(reset - (Date.now() / 1000 + retryAfter))).toBeLessThan(3);
}

const rows = Object.values(contract as Record<string, Endpoint>);
/** Rows with a global limit; a stream continues after its headers. */
const limitedRows = rows.filter(
  ({ limits, success }) => limits.length > 0 && limits.every(({ per }) => per === 'ip') && !('stream' in success),
);

describe('the headers', () => {
  it.each(limitedRows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'are on every answer of %s, whatever it is',
    proves('limits.headers'),
    async (route, row) => {
      const max = row.limits[0]?.max ?? 0;
      const real = route
        .replace('{ethereumAddress}', createWallet().address)
        .replaceAll(/\{\w+\}/g, () => crypto.randomUUID());
      const withBody = row.method !== 'GET' && { raw: '{"a":1,"a":2}' };
      const requests = [
        {},
        { token },
        { key: testAdminKey },
        { key: 'nonsense' },
        { headers: { 'content-encoding': 'gzip' } },
      ];
      for (const [index, request] of requests.entries()) {
        const [limit, remaining, reset = 0] = standing(await unconfigured.call(real, { ...request, ...withBody }));
        expect([limit, remaining]).toEqual([max, max - index - 1]);
        const secondsLeft = reset - Date.now() / 1000;
        expect(secondsLeft).toBeGreaterThan(50);
        expect(secondsLeft).toBeLessThanOrEqual(61);
        expect(Number.isInteger(reset)).toBe(true);
      }
    },
  );

  it(
    'count down to the end of the window, which is fixed',
    proves('limits.headers.limit', 'limits.headers.remaining', 'limits.headers.reset', 'limits.headers.reset-unit'),
    async () => {
      const service = await start({ RATE_LIMIT_PER_MINUTE: '3' });
      const answers: number[][] = [];
      for (let count = 0; count < 4; count += 1) answers.push(standing(await service.call('GET /')));
      expect(answers.map(([limit, remaining]) => [limit, remaining])).toEqual([
        [3, 2],
        [3, 1],
        [3, 0],
        [3, 0],
      ]);
      const { rows } = await database.pool.query('SELECT extract(epoch FROM ends_at)::float AS end FROM rate_limits');
      for (const [, , reset = 0] of answers) {
        expect(reset).toBeGreaterThanOrEqual(rows[0].end);
        expect(reset).toBeLessThan(rows[0].end + 2);
      }
    },
  );
});

describe('the limits', () => {
  it('are on every row except the liveness check', proves('limits.headers'), async () => {
    expect(rows.filter((row) => row.limits.length === 0).map((row) => row.path)).toEqual(['/health/live']);
    const { headers } = await unconfigured.call('GET /health/live');
    expect([...headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  it(
    'are 600 a minute for each route and client by default',
    proves('errors.429', 'limits.headers.retry-after', 'limits.other-routes'),
    async () => {
      const { call } = unconfigured;
      const answers = await repeat(601, () => call('GET /health/ready'));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(1);
      for (const answer of refused) expect429(answer);
      // Another route of the same client has its own counter.
      expect(standing(await call('GET /')).slice(0, 2)).toEqual([600, 599]);
    },
  );

  it('are 120 a minute for sign-in', proves('limits.siwe'), async () => {
    const { call } = unconfigured;
    const { address } = createWallet();
    for (const [route, body] of [
      ['POST /auth/siwe/nonce', { walletAddress: address }],
      ['POST /auth/siwe/verify', { message: 'x', signature: '0x' }],
    ] as const) {
      const answers = await repeat(121, () => call(route, { body }));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      for (const answer of refused) expect429(answer);
    }
  });

  it('are configurable by the operator', proves('limits.configurable'), async () => {
    const service = await start({ RATE_LIMIT_PER_MINUTE: '7', SIGN_IN_LIMIT_PER_MINUTE: '4' });
    const body = { walletAddress: createWallet().address };
    const general = await repeat(10, () => service.call('GET /'));
    const signIns = await repeat(10, () => service.call('POST /auth/siwe/nonce', { body }));
    expect(general.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(signIns.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('start again when the window has ended', proves('limits.headers.reset'), async () => {
    const service = await start({ RATE_LIMIT_PER_MINUTE: '2' });
    const statuses = async () => (await repeat(3, () => service.call('GET /'))).map(({ status }) => status).sort();
    expect(await statuses()).toEqual([200, 200, 429]);
    await database.pool.query("UPDATE rate_limits SET ends_at = now() - interval '1 ms'");
    service.advance(60);
    expect(await statuses()).toEqual([200, 200, 429]);
  });

  it('start again when the window has ended, although the clock of the instance was set back meanwhile', async () => {
    const service = await start({ RATE_LIMIT_PER_MINUTE: '1' });
    const statuses = async () => (await repeat(2, () => service.call('GET /'))).map(({ status }) => status).sort();
    expect(await statuses()).toEqual([200, 429]);
    await database.pool.query("UPDATE rate_limits SET ends_at = now() - interval '1 ms'");
    service.advance(-3_600);
    service.advance(60);
    expect(await statuses()).toEqual([200, 429]);
  });

  it('are not queried again for a client above one: a flood causes no writes', async () => {
    const service = await start({ RATE_LIMIT_PER_MINUTE: '2' });
    await repeat(20, () => service.call('GET /'));
    const { rows } = await database.pool.query('SELECT hits FROM rate_limits');
    const answers = await repeat(20, () => service.call('GET /'));
    expect(answers.every(({ status, headers }) => status === 429 && headers.has('retry-after'))).toBe(true);
    expect((await database.pool.query('SELECT hits FROM rate_limits')).rows).toEqual(rows);
  });

  it('count requests refused for other reasons, so that guessing is limited', async () => {
    const service = await start({ RATE_LIMIT_PER_MINUTE: '5' });
    const answers = await repeat(8, () => service.call('GET /metrics', { key: 'guess' }));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('are visible in the metrics', async () => {
    const service = await start({ RATE_LIMIT_PER_MINUTE: '2' });
    await repeat(5, () => service.call('GET /'));
    const { text } = await service.call('GET /metrics', { key: testAdminKey });
    expect(text).toContain('countersign_rate_limited_total{limit="general"} 3');
  });
});

describe('two instances on one PostgreSQL', () => {
  it('let exactly 10 of 100 concurrent requests through, every time', {
    ...proves('limits.headers.remaining'),
    ...raced,
  }, async () => {
    const env = { RATE_LIMIT_PER_MINUTE: '10' };
    const instances = [await start(env), await start(env)];
    for (let round = 0; round < raceRounds; round += 1) {
      await database.pool.query('DELETE FROM rate_limits');
      // Each instance also remembers refused clients itself.
      for (const instance of instances) instance.advance(60);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => (instances[index % 2] as TestService).call('GET /health/ready')),
      );
      const allowed = answers.filter(({ status }) => status === 200);
      expect(allowed).toHaveLength(10);
      expect(allowed.map((answer) => standing(answer)[1]).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
    }
  });
});
