import { authorizeQuery, createPkce, registerClient, testRedirectUri } from '@countersign/harness/people/oauth';
import { proves } from '@countersign/harness/proves';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { describe, expect, it } from 'vitest';
import { allScopes, answerOf, mcpUrl, useOauth } from './oauth.fixture.ts';

const { call, pool } = await useOauth();
const client = await registerClient(call);
const twice = await registerClient(call, { redirect_uris: [testRedirectUri, 'https://client.example/cb'] });

const authorize = (changes: Record<string, string | undefined> = {}, clientId = client.clientId) =>
  call(`GET /oauth/authorize?${authorizeQuery(clientId, changes)}`);

const countSessions = async () => (await pool.query('SELECT count(*)::int AS n FROM oauth_sessions')).rows[0].n;

async function storedSession(location: string | null) {
  const { session } = answerOf(location);
  const { rows } = await pool.query(
    'SELECT *, extract(epoch FROM expires_at - created_at)::int AS seconds FROM oauth_sessions WHERE id = $1',
    [session],
  );
  return rows[0];
}

describe('GET /oauth/authorize', () => {
  describe('303 to the consent page', () => {
    it(
      'with an uncached session of 10 minutes that contains the request, without a referrer',
      proves('oauth.authorize.checks', 'oauth.authorize.parameters', 'oauth.authorize.redirect'),
      async () => {
        const { challenge } = createPkce();
        const scope = 'transactions:read:own transactions:create:own';
        const answer = await authorize({ code_challenge: challenge, scope, resource: mcpUrl, state: 's p/é' });
        const location = answer.headers.get('location') ?? '';
        expect(answer.status).toBe(303);
        expect(location).toMatch(new RegExp(`^${testBaseUrl}/app/oauth/consent\\?session=[0-9a-f-]{36}$`));
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
        expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
        expect(await storedSession(location)).toMatchObject({
          client_id: client.clientId,
          redirect_uri: testRedirectUri,
          redirect_given: true,
          state: 's p/é',
          code_challenge: challenge,
          scopes: ['transactions:create:own', 'transactions:read:own'],
          resource: mcpUrl,
          seconds: 600,
          decision: null,
        });
      },
    );

    it(
      'without scope, state and resource: all three scopes, for the MCP endpoint',
      proves('oauth.authorize.resource'),
      async () => {
        const answer = await authorize({ scope: undefined, state: undefined, resource: undefined });
        expect(await storedSession(answer.headers.get('location'))).toMatchObject({
          scopes: allScopes.split(' '),
          state: null,
          resource: mcpUrl,
        });
      },
    );

    it('with empty parameters, which count as absent', async () => {
      const answer = await authorize({ scope: '', state: '', resource: '', request: '', redirect_uri: '' });
      expect(await storedSession(answer.headers.get('location'))).toMatchObject({ state: null, redirect_given: false });
    });

    it('without redirect_uri if one is registered', async () => {
      const answer = await authorize({ redirect_uri: undefined });
      expect(await storedSession(answer.headers.get('location'))).toMatchObject({
        redirect_uri: testRedirectUri,
        redirect_given: false,
      });
    });

    it('with any port on loopback', proves('oauth.redirect.loopback'), async () => {
      const redirectUri = 'http://127.0.0.1:50999/callback';
      const answer = await authorize({ redirect_uri: redirectUri });
      expect(await storedSession(answer.headers.get('location'))).toMatchObject({ redirect_uri: redirectUri });
    });

    it('with response_mode=query and unknown parameters', async () => {
      expect((await authorize({ response_mode: 'query', prompt: 'consent', nonce: 'n' })).status).toBe(303);
    });

    it('for the resource in another notation, and with repeated scopes', async () => {
      const scope = ' transactions:read:own  transactions:read:own ';
      const answer = await authorize({ resource: 'HTTP://LOCALHOST:3000/mcp', scope });
      expect(await storedSession(answer.headers.get('location'))).toMatchObject({
        resource: mcpUrl,
        scopes: ['transactions:read:own'],
      });
    });
  });

  describe('400, a page and never a redirect', () => {
    it.each<[string, Record<string, string | undefined>]>([
      ['no client_id', { client_id: undefined }],
      ['an empty client_id', { client_id: '' }],
      ['an unknown client', { client_id: '0d9f2c1e-6b7a-4c53-9f41-2a8e5b7c6d10' }],
      ['a piece of SQL as client', { client_id: "' OR 1=1 --" }],
      ['the address of a document, if documents are disabled', { client_id: 'https://client.example/client.json' }],
      ['another redirect', { redirect_uri: 'https://evil.example/cb' }],
      ['a longer redirect', { redirect_uri: `${testRedirectUri}/evil` }],
      ['a redirect with a query', { redirect_uri: `${testRedirectUri}?x=1` }],
      ['a redirect to another name of loopback', { redirect_uri: 'http://localhost:7777/callback' }],
      ['a redirect to a port that does not exist', { redirect_uri: 'http://127.0.0.1:99999/callback' }],
      ['a redirect with credentials', { redirect_uri: 'http://127.0.0.1:1@evil.example/callback' }],
      ['javascript:', { redirect_uri: 'javascript:alert(1)' }],
    ])('%s', proves('info.dead-ends', 'oauth.authorize.error-page', 'oauth.redirect.exact'), async (_what, changes) => {
      const before = await countSessions();
      const answer = await authorize({ ...changes, scope: 'nonsense' });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.text).not.toMatch(/evil|javascript:alert|OR 1=1/);
      expect(answer.text).toContain(`<a href="${testBaseUrl}/app">Go to Countersign</a>`);
      expect(await countSessions()).toBe(before);
    });

    it('no redirect_uri although two are registered', proves('oauth.authorize.error-page'), async () => {
      const answer = await authorize({ redirect_uri: undefined }, twice.clientId);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(answer.text).toContain('redirect_uri: is required');
    });

    it(
      'a scheme that was registered before it was forbidden, given or not',
      proves('oauth.redirect.schemes'),
      async () => {
        const { clientId } = await registerClient(call, { redirect_uris: ['com.example.app:/cb'] });
        const uris = JSON.stringify(['ms-settings:privacy']);
        await pool.query('UPDATE oauth_clients SET redirect_uris = $1 WHERE client_id = $2', [uris, clientId]);
        for (const redirect_uri of [undefined, 'ms-settings:privacy']) {
          const answer = await authorize({ redirect_uri }, clientId);
          expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
          expect(answer.text).toContain('redirect_uri: must not use the scheme ms-settings:');
        }
      },
    );

    it.each(['client_id', 'redirect_uri'])('%s given twice', proves('oauth.authorize.error-page'), async (name) => {
      const value = { client_id: client.clientId, redirect_uri: testRedirectUri }[name] ?? '';
      const answer = await call(
        `GET /oauth/authorize?${authorizeQuery(client.clientId)}&${new URLSearchParams({ [name]: value })}`,
      );
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(answer.text).toContain(`${name}: must be sent only once`);
    });
  });

  describe('303 to the client with an error', () => {
    const { challenge } = createPkce();
    it.each<[string, string, Record<string, string | undefined>]>([
      ['no response_type', 'invalid_request', { response_type: undefined }],
      ['response_type token', 'unsupported_response_type', { response_type: 'token' }],
      ['response_type code token', 'unsupported_response_type', { response_type: 'code token' }],
      ['response_mode fragment', 'invalid_request', { response_mode: 'fragment' }],
      ['no challenge', 'invalid_request', { code_challenge: undefined }],
      [
        'no challenge and no method',
        'invalid_request',
        { code_challenge: undefined, code_challenge_method: undefined },
      ],
      ['no method, which would mean plain', 'invalid_request', { code_challenge_method: undefined }],
      ['the method plain', 'invalid_request', { code_challenge_method: 'plain' }],
      ['the method s256', 'invalid_request', { code_challenge_method: 's256' }],
      ['a challenge of 42 characters', 'invalid_request', { code_challenge: challenge.slice(1) }],
      ['a challenge of 44 characters', 'invalid_request', { code_challenge: `${challenge}A` }],
      ['a challenge in base64', 'invalid_request', { code_challenge: `${challenge.slice(1)}+` }],
      ['an unknown scope', 'invalid_scope', { scope: 'transactions:read:own openid' }],
      ['the scope of a server key', 'invalid_scope', { scope: 'transactions:create:any' }],
      ['another resource', 'invalid_target', { resource: 'https://other.example/mcp' }],
      ['our address as the resource', 'invalid_target', { resource: testBaseUrl }],
      ['a resource with a fragment', 'invalid_target', { resource: `${mcpUrl}#x` }],
      ['an invalid resource', 'invalid_target', { resource: 'mcp' }],
      ['request', 'request_not_supported', { request: 'eyJhbGciOiJub25lIn0.e30.' }],
      ['request_uri', 'request_uri_not_supported', { request_uri: 'https://client.example/request.jwt' }],
    ])(
      '%s: %s, with state and iss',
      proves(
        'oauth.authorize.checks',
        'oauth.authorize.pkce',
        'oauth.authorize.resource',
        'oauth.authorize.response-type',
      ),
      async (_what, error, changes) => {
        const before = await countSessions();
        const answer = await authorize(changes);
        const location = answer.headers.get('location') ?? '';
        expect(answer.status).toBe(303);
        expect(location.startsWith(`${testRedirectUri}?`)).toBe(true);
        const error_description = expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
        expect(answerOf(location)).toEqual({ error, error_description, state: 'the state', iss: testBaseUrl });
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await countSessions()).toBe(before);
      },
    );

    it.each(['response_type', 'code_challenge', 'code_challenge_method', 'scope', 'resource', 'state'])(
      '%s given twice: invalid_request',
      proves('oauth.authorize.pkce'),
      async (name) => {
        const query = authorizeQuery(client.clientId, { scope: allScopes, resource: mcpUrl });
        const value = new URLSearchParams(query).get(name) ?? '';
        const answer = await call(`GET /oauth/authorize?${query}&${new URLSearchParams({ [name]: value })}`);
        const { error, error_description, state, iss } = answerOf(answer.headers.get('location'));
        expect([error, error_description, iss]).toEqual([
          'invalid_request',
          `${name}: must be sent only once`,
          testBaseUrl,
        ]);
        // Which of two the client would recognise is unknown.
        expect(state).toBe(name === 'state' ? undefined : 'the state');
      },
    );

    it('a state of more than 4096 characters, which is still returned', async () => {
      const state = 's'.repeat(4097);
      expect(answerOf((await authorize({ state })).headers.get('location'))).toMatchObject({
        error: 'invalid_request',
        state,
      });
      const { session } = answerOf((await authorize({ state: state.slice(1) })).headers.get('location'));
      expect(session).toBeDefined();
    });

    it('on the requested redirect, whose own query is kept', async () => {
      const uri = 'https://client.example/cb?tenant=7';
      const { clientId } = await registerClient(call, { redirect_uris: [uri, testRedirectUri] });
      const location = (await authorize({ redirect_uri: uri, scope: 'x' }, clientId)).headers.get('location') ?? '';
      expect(location.startsWith(`${uri}&error=invalid_scope&`)).toBe(true);
    });
  });
});
