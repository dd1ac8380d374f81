import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { startTestService, testBaseUrl, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { contract, openApiDocument, serviceApi, validatorApi } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();

const ok = { status: 'ok', latencyMs: expect.any(Number) };
const off = { status: 'off', latencyMs: null };
/** An arbiter asks for work, and gets none. */
const seeArbiter = () =>
  service.call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 1 } });

/** The names of all fields in the schemas of a document. */
function* fieldNames(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') yield* Object.keys(value);
    yield* fieldNames(value);
  }
}

describe('GET /', () => {
  describe('200', () => {
    it(
      'describes the service and links to its parts, in exactly the documented fields',
      proves('http.version', 'info.answer', 'info.record'),
      async () => {
        const answer = await service.call('GET /');
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(answer.body).toEqual({
          name: 'Countersign',
          version: '1.0',
          description: "Checks what an AI agent is about to do with somebody's money before it happens.",
          docs: `${testBaseUrl}/docs`,
          openapi: `${testBaseUrl}/openapi.json`,
          mcp: `${testBaseUrl}/mcp`,
          ui: `${testBaseUrl}/app`,
        });
      },
    );

    it('names UI_URL if it is configured, and BASE_URL without a trailing slash', async () => {
      const env = { BASE_URL: 'https://api.example.org/', UI_URL: 'https://app.example.org' };
      const instance = await startTestService({ databaseUrl: database.url, env });
      const answer = await instance.call('GET /');
      await instance.stop();
      expect(answer.body).toMatchObject({ docs: 'https://api.example.org/docs', ui: 'https://app.example.org' });
    });
  });

  describe('302', () => {
    const browser = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };
    const open = async (env: Record<string, string>) => {
      const instance = await startTestService({ databaseUrl: database.url, env });
      const pages = await instance.call('GET /', browser);
      const program = await instance.call('GET /', { headers: { accept: 'application/json' } });
      await instance.stop();
      return { pages, program };
    };

    it('redirects browsers to the web application, and no other clients', proves('info.browser'), async () => {
      const { pages, program } = await open({ UI_URL: 'https://app.example.org' });
      expect([pages.status, pages.headers.get('location')]).toEqual([302, 'https://app.example.org']);
      expect(program.status).toBe(200);
      for (const { headers } of [pages, program]) expect(headers.get('vary')).toBe('Origin, Accept');
    });

    it.each([
      ['if no pages are served', {}],
      ['to itself', { BASE_URL: 'https://a.example', UI_URL: 'https://a.example' }],
    ])('sends no redirect %s', proves('info.browser'), async (_where, env) => {
      expect((await open(env)).pages.status).toBe(200);
    });
  });
});

describe('an unknown path', () => {
  it('shows a browser a page with a link home, and a program JSON', proves('info.dead-ends'), async () => {
    const page = await service.call('GET /nowhere', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`<a href="${testBaseUrl}/app">Go to Countersign</a>`);
    expect((await service.call('GET /nowhere')).body).toMatchObject({ statusCode: 404 });
  });
});

describe('the icon', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon', '\0\0\u0001\0'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
  ])('%s', async (path, type, beginning) => {
    const { status, headers, text } = await service.call(`GET ${path}`);
    expect([status, headers.get('content-type'), text.slice(0, 4)]).toEqual([200, type, beginning]);
  });
});

describe('GET /health', () => {
  describe('200', () => {
    it(
      'ok, with each check, in exactly the documented fields',
      proves('health.answer', 'health.chain', 'health.database', 'health.record'),
      async () => {
        await seeArbiter();
        const answer = await service.call('GET /health');
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          status: 'ok',
          version: '1.0',
          uptimeSeconds: expect.any(Number),
          checks: {
            database: ok,
            chain: { ...off, followerLagBlocks: null },
            ipfs: ok,
            validator: off,
            queue: { ...ok, arbiters: 1, lastLeaseAt: null, waiting: 0, oldestWaitingSeconds: null },
          },
          problems: [],
        });
        const { uptimeSeconds, checks } = answer.body as {
          uptimeSeconds: number;
          checks: { database: { latencyMs: number } };
        };
        expect(Number.isInteger(uptimeSeconds)).toBe(true);
        expect(uptimeSeconds).toBeGreaterThanOrEqual(0);
        expect(checks.database.latencyMs).toBeGreaterThan(0);
      },
    );

    it(
      'degraded if the chain does not answer, without its address, and the service is still ready',
      proves('health.chain', 'health.no-leak'),
      async () => {
        const env = { CHAIN_RPC_URL: 'http://user:hunter2@127.0.0.1:9/secret-path' };
        const instance = await startTestService({ databaseUrl: database.url, env });
        const [health, ready] = [await instance.call('GET /health'), await instance.call('GET /health/ready')];
        await instance.stop();
        expect(health.status).toBe(200);
        expect(health.body).toMatchObject({
          status: 'degraded',
          checks: { database: ok, chain: { status: 'down', latencyMs: null } },
          problems: expect.arrayContaining(['chain: is not responding']),
        });
        expect(health.text).not.toMatch(/hunter2|127\.0\.0\.1|secret-path/);
        expect(instance.logLines.join('\n')).toContain('health check failed');
        expect(instance.logLines.join('\n')).not.toContain('hunter2');
        expect(ready.status).toBe(200);
      },
    );

    it.each([
      ['is ready', 'ok', 200, '{"status":"ok","ready":true}'],
      ['only reports that it is running', 'ok', 200, '{"status":"healthy"}'],
      ['is still loading', 'down', 200, '{"status":"starting","ready":false}'],
      ['answers with an error', 'down', 500, '{"detail":"x"}'],
      ['is something else', 'down', 200, '<html>'],
    ])('a validator that %s is %s', proves('health.validator'), async (_what, expected, status, body) => {
      const asked: (string | undefined)[] = [];
      const validator = createServer(({ url, headers }, response) => {
        asked.push(`${url} ${headers.authorization}`);
        response.writeHead(status).end(body);
      }).listen(0, '127.0.0.1');
      await once(validator, 'listening');
      const token = 'a-token-of-the-validator-0123456789';
      const env = {
        VALIDATOR_URL: `http://127.0.0.1:${(validator.address() as AddressInfo).port}/v1`,
        VALIDATOR_TOKEN: token,
      };
      const instance = await startTestService({ databaseUrl: database.url, env });
      await seeArbiter();
      const health = await instance.call('GET /health');
      await instance.stop();
      validator.close();
      expect(asked).toEqual([`/v1/health Bearer ${token}`]);
      expect(health.body).toMatchObject({
        status: expected === 'ok' ? 'ok' : 'degraded',
        checks: {
          validator: { status: expected, latencyMs: expected === 'ok' ? expect.any(Number) : null },
        },
      });
      expect(health.text + instance.logLines.join()).not.toContain(token);
    });

    it('degraded if no validator is running, and the service is still ready', proves('health.validator'), async () => {
      const instance = await startTestService({
        databaseUrl: database.url,
        env: { VALIDATOR_URL: 'http://127.0.0.1:9' },
      });
      const [health, ready] = [await instance.call('GET /health'), await instance.call('GET /health/ready')];
      await instance.stop();
      expect(health.body).toMatchObject({
        status: 'degraded',
        checks: { validator: { status: 'down', latencyMs: null } },
      });
      expect(health.text).not.toContain('127.0.0.1');
      expect(ready.status).toBe(200);
    });
  });
});

describe('GET /health/live', () => {
  it('200', proves('health.live'), async () => {
    const answer = await service.call('GET /health/live');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });
});

describe('GET /health/ready', () => {
  it('200', proves('health.ready'), async () => {
    const answer = await service.call('GET /health/ready');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });

  it('503 once the stop is announced, while everything else is still answered', async () => {
    const instance = await startTestService({ databaseUrl: database.url });
    const { accessToken: token } = await signIn(instance.call);
    expect((await instance.call('GET /health/ready')).status).toBe(200);
    instance.announceStop();
    const ready = await instance.call('GET /health/ready');
    expect(ready.status).toBe(503);
    expect(ready.body).toEqual({
      statusCode: 503,
      message: 'The service cannot accept requests at the moment',
      error: 'Service Unavailable',
    });
    for (const route of ['GET /', 'GET /health', 'GET /health/live', 'GET /settings', 'GET /openapi.json']) {
      expect((await instance.call(route, { token })).status).toBe(200);
    }
    await instance.stop();
  });
});

describe('GET /openapi.json', () => {
  it('200, the OpenAPI 3.1 document generated from the served rows', proves('docs.openapi'), async () => {
    const answer = await service.call('GET /openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.get('openapi')).toMatch(/^3\.1\./);
    expect(answer.body).toEqual(openApiDocument(serviceApi, testBaseUrl));
  });

  it('200, with every field of every body in camelCase', proves('http.camel-case'), async () => {
    const { body } = await service.call('GET /openapi.json');
    const { paths, components } = body as { paths: Record<string, object>; components: { schemas: object } };
    // The RFCs on OAuth and RFC 8058 use other names, and so does the validator, whose answer the playground returns
    // unchanged.
    const ours = Object.entries(paths).filter(
      ([path]) => !/^\/(oauth|playground|notifications\/email\/unsubscribe|\.well-known\/oauth-)/.test(path),
    );
    const { components: validators } = openApiDocument(validatorApi, testBaseUrl) as unknown as {
      components: { schemas: object };
    };
    const schemas = Object.entries(components.schemas).filter(
      ([name]) => name !== 'OauthProblem' && (name === 'Problem' || !(name in validators.schemas)),
    );
    const names = [...fieldNames([ours, schemas.map(([, schema]) => schema)])];
    expect(names).toEqual(expect.arrayContaining(['walletAddress', 'refreshToken', 'executionType', 'latencyMs']));
    expect(names.filter((name) => !/^[a-z]+\d*([A-Z][a-z0-9]*)*$/.test(name))).toEqual([]);
  });
});

describe('GET /docs', () => {
  it('200, an HTML page that names every endpoint and runs no script', proves('docs.reference'), async () => {
    const answer = await service.call('GET /docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.text).toMatch(/^<!doctype html>/i);
    expect(answer.text).not.toMatch(/<script|javascript:|\son\w+=/i);
    const readable = answer.text.replaceAll(/<[^>]*>/g, '').replaceAll('&#39;', "'");
    for (const { path, summary } of Object.values(contract)) {
      expect(readable).toContain(path);
      expect(readable).toContain(summary);
    }
  });
});

describe('X-Request-Id', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

  it('is on every answer, also on errors, and differs each time', proves('http.request-id'), async () => {
    const { accessToken: token } = await signIn(service.call);
    const answers = [
      await service.call('GET /'),
      await service.call('GET /'),
      await service.call('GET /health/live', { headers: { 'x-request-id': 'mine' } }),
      await service.call('GET /docs'),
      await service.call('POST /auth/logout-all', { token }),
      await service.call('PUT /settings', { token, body: {} }),
      await service.call('PUT /settings', { token, raw: '{' }),
      await service.call('PUT /settings', { token, raw: 'a=b', headers: { 'content-type': 'text/plain' } }),
      await service.call('PUT /settings', { token, raw: `"${'x'.repeat(1024 * 1024)}"` }),
      await service.call('GET /settings'),
      await service.call('GET /metrics', { key: 'nonsense' }),
      await service.call('GET /nowhere'),
      await service.call('DELETE /'),
      await service.call('OPTIONS /settings'),
      await service.call('GET /%zz'),
      await sendRaw(service.url, ['nonsense\r\n\r\n']),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 204, 400, 400, 415, 413, 401, 401, 404, 404, 204, 400, 400,
    ]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the one in the log', async () => {
    const answer = await service.call('GET /health/live');
    const id = answer.headers.get('x-request-id') ?? 'none';
    await expect.poll(() => service.logLines.some((line) => line.includes(id))).toBe(true);
  });
});
