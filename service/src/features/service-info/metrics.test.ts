import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { callSigned, createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { createCaller } from '@countersign/harness/service/caller';
import {
  startTestService,
  type TestService,
  testAdminKey,
  testOrionKey,
} from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let service: TestService;
let metricsPort: number;

beforeAll(async () => {
  database = await createTestDatabase();
  metricsPort = await findFreePort();
  service = await startTestService({ databaseUrl: database.url, env: { METRICS_PORT: String(metricsPort) } });
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

/** The value of a sample, with its labels in any order. */
function sampleOf(text: string, name: string, labels: Record<string, string>): number | undefined {
  const line = text
    .split('\n')
    .find(
      (each) =>
        each.startsWith(`${name}{`) &&
        Object.entries(labels).every(([key, value]) => each.includes(`${key}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('GET /metrics', () => {
  describe('200', () => {
    it('with an ADMIN key, in the Prometheus text format', proves('metrics.access'), async () => {
      const answer = await service.call('GET /metrics', { key: testAdminKey });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      for (const line of answer.text.trimEnd().split('\n')) {
        expect(line).toMatch(/^$|^# (HELP|TYPE) \w+ |^\w+(\{[^}]*\})? [-+\w.]+$/);
      }
      for (const name of [
        'countersign_http_requests_total',
        'countersign_http_request_seconds',
        'countersign_rate_limited_total',
        'countersign_refresh_reuse_total',
        'countersign_jobs_total',
        'countersign_database_waiting',
        'nodejs_eventloop_lag_seconds',
        'process_resident_memory_bytes',
      ]) {
        expect(answer.text).toContain(`# TYPE ${name} `);
      }
    });

    it('counts requests by the pattern of the route, never by the path, which may contain private data', async () => {
      const { address } = createWallet();
      const read = async () => (await service.call('GET /metrics', { key: testAdminKey })).text;
      const labels = { method: 'GET', route: '/users/:ethereumAddress', status: '404' };
      const before = sampleOf(await read(), 'countersign_http_requests_total', labels) ?? 0;
      for (let request = 0; request < 3; request++) {
        await service.call(`GET /users/${address}`, { key: testAdminKey });
      }
      await service.call(`GET /nowhere/${address}`);
      await expect.poll(async () => sampleOf(await read(), 'countersign_http_requests_total', labels)).toBe(before + 3);
      const text = await read();
      expect(sampleOf(text, 'countersign_http_requests_total', { route: 'none', status: '404' })).toBeGreaterThan(0);
      expect(text).not.toContain(address);
    });

    it('counts requests refused by a limit', async () => {
      const env = { RATE_LIMIT_PER_MINUTE: '2', METRICS_PORT: String(await findFreePort()) };
      const instance = await startTestService({ databaseUrl: database.url, env });
      const statuses: number[] = [];
      for (let request = 0; request < 4; request++) statuses.push((await instance.call('GET /docs')).status);
      const { text } = await createCaller(`http://127.0.0.1:${env.METRICS_PORT}`)('GET /metrics');
      await instance.stop();
      expect(statuses).toEqual([200, 200, 429, 429]);
      expect(sampleOf(text, 'countersign_rate_limited_total', { limit: 'general' })).toBe(2);
    });
  });

  describe('401', () => {
    it(
      'without a key, and with an access token or a signature, which are not accepted here',
      proves('metrics.access'),
      async () => {
        const { accessToken: token, wallet } = await signIn(service.call);
        const answer = await service.call('GET /metrics');
        expect(answer.body).toEqual({ statusCode: 401, message: expect.any(String), error: 'Unauthorized' });
        expect((await service.call('GET /metrics', { token })).status).toBe(401);
        expect((await callSigned(service.call, wallet, 'GET /metrics')).status).toBe(401);
      },
    );
  });

  describe('403', () => {
    it('with a USER key or an ORION key', proves('metrics.access'), async () => {
      const { accessToken: token } = await signIn(service.call);
      const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
      for (const key of [created.get('secret'), testOrionKey]) {
        const answer = await service.call('GET /metrics', { key });
        expect(answer.body).toMatchObject({ statusCode: 403, error: 'Forbidden' });
      }
    });
  });
});

describe('METRICS_PORT', () => {
  it('serves GET /metrics without a key, and nothing else', proves('metrics.access'), async () => {
    const call = createCaller(`http://127.0.0.1:${metricsPort}`);
    const answer = await call('GET /metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.text).toContain('countersign_http_requests_total');
    for (const route of [
      'GET /',
      'GET /health',
      'GET /openapi.json',
      'POST /metrics',
      'GET /metrics/x',
      'GET /settings',
    ]) {
      const other = await call(route);
      expect(other.status).toBe(404);
      expect(other.text).toBe('');
    }
  });

  it('is closed when the service stops', async () => {
    const port = await findFreePort();
    const instance = await startTestService({ databaseUrl: database.url, env: { METRICS_PORT: String(port) } });
    const url = `http://127.0.0.1:${port}/metrics`;
    expect((await fetch(url)).status).toBe(200);
    await instance.stop();
    await expect(fetch(url)).rejects.toThrow();
  });
});
