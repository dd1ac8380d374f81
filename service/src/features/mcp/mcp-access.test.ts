import {
  beginSession,
  initializeRequest,
  modernRequest,
  openStream,
  post,
  sendModern,
} from '@countersign/harness/mcp/mcp-calls';
import { grant } from '@countersign/harness/people/oauth';
import { proves } from '@countersign/harness/proves';
import { beginRequest } from '@countersign/harness/requests/begin-request';
import { enrolOwner, type Owner, submit, transferFields } from '@countersign/harness/requests/transactions';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { service: limited } = await useTestService({ RATE_LIMIT_PER_MINUTE: '5' });
const { service: remote } = await useTestService({ BASE_URL: 'https://api.example', UI_URL: 'https://app.example' });
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(service.call);
});

const metadata = 'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"';
const allScopes = 'scope="transactions:create:own transactions:approve:own transactions:read:own"';
const accept = 'application/json, text/event-stream';
const refusal = (code: number, words: string, id: unknown = null) => ({
  jsonrpc: '2.0',
  error: { code, message: expect.stringContaining(words) },
  id,
});

describe('401', () => {
  it.each(['POST', 'GET', 'DELETE', 'HEAD', 'PUT'])(
    'with the challenge for %s without valid credentials',
    proves('errors.mcp.unauthorized'),
    async (method) => {
      const answer = await service.call(`${method} /mcp`, method === 'POST' ? { body: initializeRequest() } : {});
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe(`Bearer ${metadata}, ${allScopes}`);
      if (method !== 'HEAD')
        expect(answer.body).toEqual(refusal(-32_000, 'Credentials are missing or not accepted here'));
    },
  );

  it.each([
    ['an invalid token', () => ({ token: 'x' })],
    ['a sign-in token', () => ({ token: owner.accessToken })],
    ['a refresh token of a sign-in', () => ({ token: owner.refreshToken })],
    ['another scheme', () => ({ headers: { authorization: 'Basic eDp5' } })],
  ])('says invalid_token to %s', async (_what, by) => {
    const answer = await service.call('POST /mcp', { body: initializeRequest(), ...by() });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer resource_metadata=.*, error="invalid_token"/);
    expect(answer.body).toMatchObject({ error: { code: -32_000 } });
  });

  it.each([
    ['an invalid key', () => ({ key: 'x' })],
    ['a key and a token at once', () => ({ key: owner.key, token: 'x' })],
    ['a token in the query', () => ({})],
  ])('for %s', async (_what, by) => {
    const answer = await service.call(`POST /mcp?access_token=${owner.accessToken}`, {
      body: initializeRequest(),
      ...by(),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain(metadata);
  });
});

describe('a message whose body is still arriving', () => {
  const verification = () => {
    const { wallet } = owner;
    const call = { name: 'requestVerification', arguments: transferFields(wallet.address) };
    return modernRequest('tools/call', call);
  };
  const begin = (by: Record<string, string>) =>
    beginRequest(`${service.url}/mcp`, { accept, ...verification().headers, ...by });
  const countRequests = async () => (await database.pool.query('SELECT FROM transactions')).rowCount;

  it('is refused if its grant is revoked meanwhile, and changes nothing', proves('oauth.late-body'), async () => {
    const { accessToken } = await grant(service.call, owner);
    const by = { authorization: `Bearer ${accessToken}` };
    const [before, meanwhile] = [await begin(by), await begin(by)];
    expect((await before(verification().body)).status).toBe(200);
    const count = await countRequests();
    const token = owner.accessToken;
    const newest = (await service.call('GET /oauth/grants', { token })).get('0.id');
    expect((await service.call(`DELETE /oauth/grants/${newest}`, { token })).status).toBe(204);
    expect(await meanwhile(verification().body)).toEqual({ status: 401, body: refusal(-32_000, 'token', 1) });
    expect(await countRequests()).toBe(count);
  });

  it('is refused if its key is revoked meanwhile, and changes nothing', proves('keys.late-body'), async () => {
    const token = owner.accessToken;
    const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
    const meanwhile = await begin({ 'x-api-key': created.get('secret') });
    const count = await countRequests();
    await service.call(`DELETE /user-api-keys/${created.get('apiKey.id')}`, { token });
    expect(await meanwhile(verification().body)).toEqual({ status: 401, body: refusal(-32_000, 'x-api-key', 1) });
    expect(await countRequests()).toBe(count);
  });
});

describe('an OAuth access token', () => {
  it('works on POST, GET and DELETE in both protocols, for the user who granted it', proves('mcp.bearer'), async () => {
    const { accessToken: token } = await grant(service.call, owner);
    const session = await beginSession(service, { token });
    const { last } = await session.callTool('requestVerification', transferFields(owner.wallet.address));
    const { requestHash } = (last.result?.structuredContent ?? {}) as { requestHash?: string };
    const stored = await service.call(`GET /transactions/${requestHash}`, { token: owner.accessToken });
    expect(stored.body).toMatchObject({ history: [{ action: 'transaction.create', by: 'oauth' }] });
    const stream = await openStream(service, { token }, { headers: session.headers });
    expect(stream.status).toBe(200);
    const modern = await sendModern(service, { token }, 'tools/call', { name: 'getUserAddress', arguments: {} });
    expect(modern.last.result).toMatchObject({ structuredContent: { address: owner.wallet.address } });
    expect((await service.call('DELETE /mcp', { token, headers: session.headers })).status).toBe(204);
    expect(await stream.closed).toBe('end');
  });

  it('has no access to the sessions of another grant of the same user, or of a key', async () => {
    const [first, second] = [await grant(service.call, owner), await grant(service.call, owner)];
    const session = await beginSession(service, { token: first.accessToken });
    for (const by of [{ token: second.accessToken }, { key: owner.key }]) {
      expect((await post(service, by, { jsonrpc: '2.0', id: 1, method: 'ping' }, session.headers)).status).toBe(404);
    }
  });
});

describe('403', () => {
  /** A key of this owner with these scopes only. */
  const limitedKey = async (scopes: string[]) => {
    const agent = await enrolOwner(service.call);
    const text = 'UPDATE api_keys SET scopes = $2 WHERE id = $1';
    await database.pool.query(text, [agent.keyId, scopes]);
    return agent;
  };
  const eras = [
    [
      'with a session',
      async (key: string, method: string, params: Record<string, unknown>) =>
        (await beginSession(service, { key })).send(method, params),
    ],
    [
      'without sessions',
      (key: string, method: string, params: Record<string, unknown>) => sendModern(service, { key }, method, params),
    ],
  ] as const;

  describe.each(eras)('insufficient_scope %s', (_era, send) => {
    it.each(['requestVerification', 'requestAndAwaitVerification'])(
      'for %s without the scope to create, while reading works',
      proves('mcp.scopes'),
      async (name) => {
        const { key, wallet } = await limitedKey(['transactions:read:own']);
        const refused = await send(key, 'tools/call', { name, arguments: transferFields(wallet.address) });
        expect(refused.status).toBe(403);
        expect(refused.headers.get('www-authenticate')).toBe(
          `Bearer ${metadata}, scope="transactions:create:own transactions:read:own", error="insufficient_scope", error_description="Requires the scope transactions:create:own"`,
        );
        expect(refused.last).toEqual(refusal(-32_000, 'transactions:create:own', refused.last.id));
        expect(refused.last.id).not.toBeNull();
        expect((await send(key, 'tools/list', {})).status).toBe(200);
        expect((await send(key, 'resources/list', {})).last.result).toMatchObject({ resources: [] });
        const check = { name: 'checkVerificationStatus', arguments: { requestHash: `0x${'ab'.repeat(32)}` } };
        expect((await send(key, 'tools/call', check)).last.result).toMatchObject({ isError: true });
      },
    );

    it.each([
      ['tools/call', { name: 'checkVerificationStatus', arguments: {} }],
      ['tools/call', { name: 'requestAndAwaitVerification', arguments: {} }],
      ['resources/list', {}],
      ['resources/read', { uri: 'verification://0x' }],
    ])('for %s %j without the scope to read, while creating works', proves('mcp.scopes'), async (method, params) => {
      const { key, wallet } = await limitedKey(['transactions:create:own']);
      const refused = await send(key, method, params);
      expect(refused.status).toBe(403);
      expect(refused.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
      expect(refused.headers.get('www-authenticate')).toContain('transactions:read:own');
      const call = { name: 'requestVerification', arguments: transferFields(wallet.address) };
      expect((await send(key, 'tools/call', call)).last.result).toMatchObject({
        structuredContent: { status: 'PENDING' },
      });
    });
  });

  it('for a subscription without the scope to read; a stream is then silent', async () => {
    const { key } = await limitedKey(['transactions:create:own']);
    const { body, headers } = modernRequest('subscriptions/listen', { notifications: {} });
    expect((await post(service, { key }, body, headers)).status).toBe(403);
    const session = await beginSession(service, { key });
    expect((await session.send('resources/subscribe', { uri: 'verification://0x' })).status).toBe(403);
    expect((await openStream(service, { key }, { headers: session.headers })).status).toBe(200);
  });

  it('for an OAuth token with fewer scopes', proves('mcp.scopes'), async () => {
    const { accessToken: token } = await grant(service.call, owner, { scope: 'transactions:read:own' });
    const { callTool } = await beginSession(service, { token });
    const refused = await callTool('requestVerification', transferFields(owner.wallet.address));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope');
    const requestHash = await submit(service.call, owner);
    expect((await callTool('checkVerificationStatus', { requestHash })).last.result).toMatchObject({
      structuredContent: { status: 'PENDING' },
    });
  });

  it('for any message of a batch that needs more', async () => {
    const { key } = await limitedKey(['transactions:read:own']);
    const { headers } = await beginSession(service, { key }, '2025-03-26');
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const call = { ...ping, id: 2, method: 'tools/call', params: { name: 'requestVerification', arguments: {} } };
    expect((await post(service, { key }, [ping, call], headers)).status).toBe(403);
  });

  it.each([
    ['a foreign page', { origin: 'https://evil.example' }, 'origin'],
    ['a page with the origin null', { origin: 'null' }, 'origin'],
  ])('for %s', async (_what, headers, words) => {
    const answer = await post(service, { key: owner.key }, initializeRequest(), headers);
    expect(answer.status).toBe(403);
    expect(answer.last).toEqual(refusal(-32_000, words));
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('for a foreign host, before authentication', async () => {
    const head = 'POST /mcp HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    const answer = await sendRaw(service.url, [head]);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(refusal(-32_000, 'host'));
  });
});

describe('CORS', () => {
  const ask = (on: typeof service, origin: string, method = 'POST') =>
    on.call('OPTIONS /mcp', {
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,mcp-session-id',
      },
    });

  it('allows a page on loopback to call a service on loopback', async () => {
    const { status, headers } = await ask(service, 'http://localhost:6274');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:6274');
    expect(headers.get('access-control-allow-methods')).toMatch(/GET.*POST.*DELETE/);
    const allowed = headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'x-api-key',
        'mcp-session-id',
        'mcp-protocol-version',
        'mcp-method',
        'mcp-name',
        'last-event-id',
      ]),
    );
    const answer = await post(service, { key: owner.key }, initializeRequest(), { origin: 'http://localhost:6274' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:6274');
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/mcp-session-id.*www-authenticate/);
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  it('allows no other page to call a service on loopback', async () => {
    const { headers } = await ask(service, 'https://evil.example');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('allows any https page to call a public service, and to read the challenge', async () => {
    const origin = 'https://inspector.example';
    expect((await ask(remote, origin)).headers.get('access-control-allow-origin')).toBe(origin);
    const answer = await remote.call('POST /mcp', { body: {}, headers: { origin } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('www-authenticate');
    expect((await remote.call('POST /mcp', { body: {}, headers: { origin: 'http://x.example' } })).status).toBe(403);
  });
});

describe('a body', () => {
  const send = (raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    service.call('POST /mcp', { key: owner.key, raw, headers: { accept, ...headers } });

  it.each([
    ['is not JSON', '{', 'valid JSON'],
    ['is empty', '', 'a JSON-RPC message is required'],
    ['has a key twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', 'id: is sent twice'],
    [
      'has prototype keys among the arguments',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getUserAddress","arguments":{"__proto__":{}}}}',
      'params.arguments.__proto__: this key is not allowed',
    ],
    ['has NUL', '{"jsonrpc":"2.0","id":1,"method":"a\\u0000"}', 'NUL'],
    ['is nested 50,000 levels deep', '['.repeat(50_000), 'nested'],
  ])('that %s is a parse error', proves('errors.mcp'), async (_what, raw, words) => {
    const answer = await send(raw);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal(-32_700, words));
  });

  it.each([
    ['is not a message', '{"hello":1}'],
    ['is null', 'null'],
    ['is a string', '"ping"'],
    ['is an empty batch', '[]'],
    ['has another JSON-RPC version', '{"jsonrpc":"1.0","id":1,"method":"ping"}'],
  ])('that %s is refused', async (_what, raw) => {
    const { headers } = await beginSession(service, { key: owner.key }, '2025-03-26');
    const answer = await send(raw, headers);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
  });

  it.each([
    ['id', { jsonrpc: '2.0', id: 'x'.repeat(257), method: 'ping' }],
    ['progressToken', { jsonrpc: '2.0', id: 1, method: 'ping', params: { _meta: { progressToken: 'x'.repeat(257) } } }],
  ])('whose %s is longer than 256 characters is refused, and that is not repeated', async (field, message) => {
    const answer = await send(JSON.stringify(message));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: -32_600, message: expect.stringContaining(field) } });
    expect(answer.text).not.toContain('xxx');
  });

  it('over 1 MiB is 413', async () => {
    const answer = await send(`"${'x'.repeat(1024 * 1024)}"`);
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual(refusal(-32_000, 'body: must be at most 1 MiB'));
  });

  it('that is not JSON by its type is 415', async () => {
    const answer = await send('{}', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual(refusal(-32_000, 'application/json'));
  });

  it('is answered only if both JSON and a stream are accepted', proves('mcp.accept'), async () => {
    const answer = await service.call('POST /mcp', {
      key: owner.key,
      body: initializeRequest(),
      headers: { accept: 'application/json' },
    });
    expect(answer.status).toBe(406);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } });
    expect(answer.headers.get('mcp-session-id')).toBeNull();
  });
});

describe('405', () => {
  it.each(['PUT', 'PATCH', 'HEAD'])('for %s, listing the allowed methods', async (method) => {
    const answer = await service.call(`${method} /mcp`, { key: owner.key });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, GET, DELETE');
  });
});

describe('429', () => {
  it('has the JSON-RPC format, with the time to retry', proves('errors.mcp'), async () => {
    const by = { key: testAdminKey };
    const first = await post(limited, by, initializeRequest());
    expect(first.headers.get('x-ratelimit-limit')).toBe('5');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('4');
    for (let spent = 1; spent < 5; spent += 1) await post(limited, by, initializeRequest());
    const refused = await post(limited, by, initializeRequest());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.last).toEqual(refusal(-32_000, 'Too many requests'));
  });
});

describe('the log', () => {
  it('contains no credentials', async () => {
    const { accessToken: token } = await grant(service.call, owner);
    await beginSession(service, { token });
    await beginSession(service, { key: owner.key });
    const lines = service.logLines.join();
    for (const secret of [token, owner.key]) expect(lines).not.toContain(secret);
  });
});
