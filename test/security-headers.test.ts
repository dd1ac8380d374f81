import { createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import type { CallOptions } from '@countersign/harness/service/caller';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { startTestService, testAdminKey, testBaseUrl, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const uiUrl = 'https://app.countersign.test/wallet';

const { database, service } = await useTestService({ UI_URL: uiUrl });
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
  for (const name of ['one', 'two']) {
    await service.call('POST /user-api-keys', { token: user.accessToken, body: { name } });
  }
});

const always = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe('security headers', () => {
  it.each<[what: string, status: number, route: string, options?: () => CallOptions]>([
    ['JSON', 200, 'GET /'],
    ['a page', 200, 'GET /docs'],
    ['metrics', 200, 'GET /metrics', () => ({ key: testAdminKey })],
    ['HEAD', 404, 'HEAD /'],
    ['a created record', 201, 'POST /user-api-keys', () => ({ token: user.accessToken, body: { name: 'three' } })],
    ['no body', 204, 'POST /auth/logout-all', () => ({ token: user.accessToken })],
    ['a preflight', 204, 'OPTIONS /settings'],
    ['a bad body', 400, 'POST /auth/siwe/nonce', () => ({ raw: '{' })],
    ['a bad path', 400, 'GET /users/%ff'],
    ['no credentials', 401, 'GET /settings'],
    ['a key of another type', 403, 'POST /users', () => ({ key: testOrionKey, body: {} })],
    ['an unknown route', 404, 'GET /nowhere'],
    ['a missing record', 404, `GET /users/${createWallet().address}`, () => ({ key: testAdminKey })],
    ['a conflict', 409, 'POST /users', () => ({ key: testAdminKey, body: { ethereumAddress: user.wallet.address } })],
    ['an oversized body', 413, 'POST /auth/siwe/nonce', () => ({ raw: ' '.repeat(2_000_000) })],
    [
      'another content type',
      415,
      'POST /auth/siwe/nonce',
      () => ({ raw: 'x', headers: { 'content-type': 'text/plain' } }),
    ],
  ])('are on the answer with %s (%i)', async (_what, status, route, options) => {
    const answer = await service.call(route, options?.());
    expect(answer.status).toBe(status);
    const vary = ['GET /', 'HEAD /', 'GET /nowhere'].includes(route) ? 'Origin, Accept' : 'Origin';
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...always, vary });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe(route === 'GET /docs' ? 'public, max-age=300' : 'no-store');
    expect(answer.headers.has('server')).toBe(false);
    expect(answer.headers.has('x-powered-by')).toBe(false);
  });

  it('give each answer a new id, whatever the request contains', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = await Promise.all([1, 2, 3].map(() => service.call('GET /', { headers })));
    const given = ids.map((answer) => answer.headers.get('x-request-id'));
    expect(new Set(given).size).toBe(3);
    expect(given).not.toContain('mine');
    expect(service.logLines.join()).toContain(given[0]);
  });

  it('require HTTPS from browsers if the public address uses it', async () => {
    expect((await service.call('GET /')).headers.has('strict-transport-security')).toBe(false);
    const env = { BASE_URL: 'https://api.countersign.test' };
    const secure = await startTestService({ databaseUrl: database.url, env });
    const answer = await secure.call('GET /nowhere');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.stop();
  });
});

describe('CORS', () => {
  const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };

  it.each([testBaseUrl, new URL(uiUrl).origin])('lets pages of %s read answers, errors included', async (origin) => {
    for (const route of ['GET /', 'GET /settings', 'GET /nowhere', 'GET /users/%ff']) {
      const { headers } = await service.call(route, { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toContain('x-ratelimit-remaining');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  it.each([testBaseUrl, new URL(uiUrl).origin])(
    'allows pages of %s everything that the interface needs',
    async (origin) => {
      const answer = await service.call('OPTIONS /settings', { headers: { origin, ...preflight } });
      expect(answer.status).toBe(204);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'authorization, content-type, x-api-key, x-ethereum-address, x-ethereum-signature, x-ethereum-timestamp, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id',
        'access-control-max-age': '600',
      });
    },
  );

  it.each([
    'https://evil.test',
    'null',
    `${testBaseUrl}.evil.test`,
    'http://localhost',
    'https://localhost:3000',
    'https://evil.test/http://localhost:3000',
    'http://app.countersign.test',
    'https://app.countersign.test:8443',
    '*',
  ])('sends no CORS headers to pages of %s', async (origin) => {
    for (const route of ['GET /', 'GET /nowhere', 'OPTIONS /settings']) {
      const { headers } = await service.call(route, { headers: { origin, ...preflight } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('vary')).toBe(route.startsWith('GET') ? 'Origin, Accept' : 'Origin');
    }
  });
});

describe('the URLs that the service returns', () => {
  const spoofed = [
    'Host: evil.test',
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Port: 666',
    'Forwarded: host=evil.test;proto=https',
    'X-Original-URL: http://evil.test/',
  ];
  const get = (url: string, path: string, ...more: string[]) =>
    sendRaw(url, [[`GET ${path} HTTP/1.1`, ...spoofed, ...more, 'Connection: close', '', ''].join('\r\n')]);

  it.each(['', '1'])('do not depend on the host in the request (TRUST_PROXY=%j)', async (trust) => {
    const env = { UI_URL: uiUrl, TRUST_PROXY: trust };
    const proxied = await startTestService({ databaseUrl: database.url, env });
    expect((await get(proxied.url, '/')).body).toEqual({
      name: 'Countersign',
      version: '1.0',
      description: expect.any(String),
      docs: `${testBaseUrl}/docs`,
      openapi: `${testBaseUrl}/openapi.json`,
      mcp: `${testBaseUrl}/mcp`,
      ui: uiUrl,
    });
    const openApi = await get(proxied.url, '/openapi.json');
    expect(openApi.body).toMatchObject({ servers: [{ url: testBaseUrl }] });
    expect(JSON.stringify(openApi.body)).not.toContain('evil.test');
    const list = await get(proxied.url, '/user-api-keys?limit=1', `Authorization: Bearer ${user.accessToken}`);
    expect(list.headers.get('link')).toMatch(
      /^<http:\/\/localhost:3000\/user-api-keys\?limit=1&cursor=[\w-]+>; rel="next"$/,
    );
    const page = await proxied.call('GET /docs', { headers: { 'x-forwarded-host': 'evil.test' } });
    expect(page.text).toContain(testBaseUrl);
    expect(page.text).not.toContain('evil.test');
    await proxied.stop();
  });
});
