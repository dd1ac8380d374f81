import { beginConsent, createPkce, testRedirectUri } from '@countersign/harness/people/oauth';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { expectRefusal, useOauth } from './oauth.fixture.ts';

const { call, pool, service, approveCode, pass } = await useOauth();
const register = (body: unknown) => call('POST /oauth/register', { body });
const limited = await useOauth({ SIGN_IN_LIMIT_PER_MINUTE: '2' });
const minimal = { redirect_uris: [testRedirectUri] };

describe('POST /oauth/register', () => {
  describe('201', () => {
    it(
      'returns the registered metadata with an id and a permanent secret, uncached',
      proves(
        'oauth.client.issued-at',
        'oauth.client.record',
        'oauth.client.secret',
        'oauth.register.answer',
        'oauth.register.fields',
      ),
      async () => {
        const metadata = {
          redirect_uris: ['https://claude.ai/api/mcp/auth_callback', 'cursor://anysphere.cursor-retrieval/callback'],
          client_name: 'An agent',
          grant_types: ['refresh_token', 'authorization_code'],
          response_types: ['code'],
          token_endpoint_auth_method: 'client_secret_post',
        };
        const before = Math.floor(Date.now() / 1000);
        const answer = await register(metadata);
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          ...metadata,
          grant_types: ['authorization_code', 'refresh_token'],
          client_id: expect.stringMatching(/^[\w-]{20,}$/),
          client_secret: expect.stringMatching(/^[\w-]{43}$/),
          client_secret_expires_at: 0,
          client_id_issued_at: expect.any(Number),
        });
        const { client_id_issued_at: issuedAt } = answer.body as { client_id_issued_at: number };
        expect(Math.abs(issuedAt - before)).toBeLessThan(60);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      },
    );

    it('with redirect_uris alone: Basic, both grant types, no name', proves('oauth.client.grant-types'), async () => {
      expect((await register(minimal)).body).toEqual({
        ...minimal,
        client_id: expect.any(String),
        client_secret: expect.any(String),
        client_secret_expires_at: 0,
        client_id_issued_at: expect.any(Number),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      });
    });

    it('gives a public client no secret', async () => {
      const { body, status } = await register({ ...minimal, token_endpoint_auth_method: 'none' });
      expect(status).toBe(201);
      expect(body).not.toHaveProperty('client_secret');
      expect(body).not.toHaveProperty('client_secret_expires_at');
    });

    it('ignores unknown metadata, and gives each client its own id and secret', async () => {
      const said = {
        ...minimal,
        client_id: 'mine',
        client_secret: 'mine',
        scope: 'admin',
        logo_uri: 'javascript:1',
        x: 1,
      };
      const [first, second] = [await register(said), await register(said)];
      expect(first.status).toBe(201);
      expect(first.text).not.toMatch(/mine|admin|logo_uri|"x"/);
      expect(first.get('client_id')).not.toBe(second.get('client_id'));
      expect(first.get('client_secret')).not.toBe(second.get('client_secret'));
    });

    it.each([
      'https://claude.ai/api/mcp/auth_callback',
      'https://claude.com/api/mcp/auth_callback',
      'https://chatgpt.com/connector_platform_oauth_redirect',
      'cursor://anysphere.cursor-retrieval/oauth/callback',
      'http://localhost:51234/callback',
      'http://127.0.0.1/',
    ])('accepts the redirect of an existing client: %s', async (uri) => {
      expect((await register({ redirect_uris: [uri] })).status).toBe(201);
    });

    it('stores a name of 200 characters without invisible ones and direction changes', async () => {
      const answer = await register({ ...minimal, client_name: ` Cl\u202eau\u200bde\u0007 ${'😀'.repeat(100)}` });
      expect(answer.get('client_name')).toBe(`Claude ${'😀'.repeat(100)}`);
      expect((await register({ ...minimal, client_name: 'ä'.repeat(200) })).get('client_name')).toBe('ä'.repeat(200));
    });

    it.each([
      ['Claude” is verified. “', 'Claude is verified.'],
      ['«Claude» "Code"', 'Claude Code'],
      ['Claude\u2028Code', 'ClaudeCode'],
      ['Claude \u00a0\t Code', 'Claude Code'],
      ['C\u034fla\ufe0fude', 'Claude'],
    ])('removes from a name any sign that would end our quotation or the line: %j', async (said, kept) => {
      expect((await register({ ...minimal, client_name: said })).get('client_name')).toBe(kept);
    });

    it.each(['\u202e', '\u3164', '\u2800\u2800', '\u115f', '  ', '!?', '😀'])(
      'stores no name if nothing legible is left of it: %j',
      async (said) => {
        expect((await register({ ...minimal, client_name: said })).body).not.toHaveProperty('client_name');
      },
    );

    it('stores the secret as a hash only, and logs nothing of it', proves('oauth.client.secret'), async () => {
      const answer = await register(minimal);
      const secret = answer.get('client_secret');
      const { rows } = await pool.query(
        'SELECT *, secret_hash = sha256($2) AS fits FROM oauth_clients WHERE client_id = $1',
        [answer.get('client_id'), Buffer.from(secret)],
      );
      expect(rows[0].fits).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(service.logLines.join()).not.toContain(secret);
    });
  });

  describe('400 invalid_redirect_uri', () => {
    it.each<[string, unknown]>([
      ['none', undefined],
      ['null', null],
      ['a text', testRedirectUri],
      ['an empty list', []],
      ['a number', [7]],
      ['21 of them', Array.from({ length: 21 }, (_, at) => `https://client.example/${at}`)],
    ])('%s, and redirect_uris is named', async (_what, uris) => {
      expectRefusal(
        await register({ redirect_uris: uris }),
        400,
        'invalid_redirect_uri',
        'redirect_uris: must be a list',
      );
    });

    it.each([
      ['a fragment', 'https://client.example/cb#x'],
      ['credentials', 'https://user:pw@client.example/cb'],
      ['plain http off loopback', 'http://client.example/cb'],
      ['plain http on a host that begins like loopback', 'http://localhost.evil.example/cb'],
      ['javascript:', 'javascript:alert(1)'],
      ['data:', 'data:text/html,<script>alert(1)</script>'],
      ['file:', 'file:///etc/passwd'],
      ['no scheme', 'client.example/cb'],
      ['2,001 characters', `https://client.example/${'a'.repeat(1978)}`],
    ])('one with %s, and its place is named', async (_what, uri) => {
      const answer = await register({ redirect_uris: [testRedirectUri, uri] });
      expectRefusal(answer, 400, 'invalid_redirect_uri', 'redirect_uris[1]: ');
    });
  });

  describe('400 invalid_client_metadata', () => {
    it.each<[string, string, unknown]>([
      ['another grant type', 'grant_types', ['authorization_code', 'client_credentials']],
      ['the implicit grant', 'grant_types', ['implicit']],
      ['no authorization_code', 'grant_types', ['refresh_token']],
      ['no grant type', 'grant_types', []],
      ['a text for grant types', 'grant_types', 'authorization_code'],
      ['the response type token', 'response_types', ['token']],
      ['code and token', 'response_types', ['code', 'token']],
      ['no response type', 'response_types', []],
      ['private_key_jwt', 'token_endpoint_auth_method', 'private_key_jwt'],
      ['a list of methods', 'token_endpoint_auth_method', ['none']],
      ['a name of 201 characters', 'client_name', 'n'.repeat(201)],
      ['a name that is a number', 'client_name', 7],
    ])('%s, and %s is named', proves('errors.oauth'), async (_what, field, value) => {
      expectRefusal(await register({ ...minimal, [field]: value }), 400, 'invalid_client_metadata', `${field}: `);
    });
  });

  describe('400 invalid_request', () => {
    it('anything but a JSON object', proves('errors.oauth'), async () => {
      expectRefusal(await call('POST /oauth/register'), 400, 'invalid_request', 'body: is required');
      for (const raw of ['[]', '7', 'null', '{', '{"a":1,"a":2}']) {
        expectRefusal(await call('POST /oauth/register', { raw }), 400, 'invalid_request');
      }
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expectRefusal(
        await call('POST /oauth/register', { raw: 'a=1', headers }),
        400,
        'invalid_request',
        'content-type: ',
      );
    });
  });

  describe('the lifetime of a client', () => {
    it('ends after a day without a grant, and half a year after its last use otherwise', async () => {
      const clientId = (await register(minimal)).get('client_id');
      await pass(clientId, '23 hours');
      const user = await signIn(call);
      await beginConsent(call, clientId);
      await pass(clientId, '1 hour');
      const query = `client_id=${clientId}&response_type=code&code_challenge_method=S256&code_challenge=${createPkce().challenge}`;
      expect((await call(`GET /oauth/authorize?${query}`)).status).toBe(400);
      const { client } = await approveCode(user);
      await pass(client.clientId, '179 days');
      await beginConsent(call, client.clientId);
      await approveCode(user, {}, client);
      await pass(client.clientId, '179 days');
      await beginConsent(call, client.clientId);
      await pass(client.clientId, '1 day');
      await expect(beginConsent(call, client.clientId)).rejects.toThrow('no consent page: 400');
    });
  });
});

describe.each(['/oauth/register', '/oauth/token', '/oauth/revoke'])('POST %s', (path) => {
  it('429 in the OAuth format above the limit of sign-in', proves('limits.oauth'), async () => {
    for (const status of [400, 400]) expect((await limited.call(`POST ${path}`)).status).toBe(status);
    const answer = await limited.call(`POST ${path}`);
    expectRefusal(answer, 429, 'temporarily_unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('GET /oauth/authorize', () => {
  it('429, as a page, above the limit of sign-in', async () => {
    for (const status of [400, 400]) expect((await limited.call('GET /oauth/authorize')).status).toBe(status);
    const answer = await limited.call('GET /oauth/authorize');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('Too many requests');
  });
});
