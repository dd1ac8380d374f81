import {
  createPkce,
  exchangeCode,
  exchangeRefresh,
  registerClient,
  testRedirectUri,
} from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { beforeAll, describe, expect, it } from 'vitest';
import { allScopes, expectRefusal, mcpUrl, postForm, useOauth } from './oauth.fixture.ts';

const { call, service, approveCode, exchange, useToken, pass, audited } = await useOauth();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(call);
});

describe('POST /oauth/token with authorization_code', () => {
  describe('200', () => {
    it(
      'returns exactly an uncached access token of 900 s, a refresh token and the scopes',
      proves('oauth.token.answer', 'oauth.token.code-grant', 'oauth.token.scope'),
      async () => {
        const answer = await exchange(await approveCode(user));
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          token_type: 'bearer',
          expires_in: 900,
          refresh_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          scope: allScopes,
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await useToken(answer.get('access_token'))).toBe(200);
      },
    );

    it('only the requested scopes', async () => {
      const answer = await exchange(await approveCode(user, { scope: 'transactions:read:own' }));
      expect(answer.get('scope')).toBe('transactions:read:own');
    });

    it('with and without redirect_uri if the request had none', async () => {
      for (const fields of [{ redirect_uri: '' }, { redirect_uri: testRedirectUri }]) {
        const approved = await approveCode(user, { redirect_uri: undefined });
        expect((await exchange(approved, fields)).status).toBe(200);
      }
    });

    it('with the resource, and with unknown parameters', async () => {
      expect((await exchange(await approveCode(user), { resource: mcpUrl, audience: 'x' })).status).toBe(200);
    });

    it('shortly before the code expires', proves('oauth.code.lifetime'), async () => {
      const approved = await approveCode(user);
      await pass(approved.client.clientId, '50 s');
      expect((await exchange(approved)).status).toBe(200);
    });

    it('a grant that ends with its access token for a client that registered without refresh tokens', async () => {
      const client = await registerClient(call, { grant_types: ['authorization_code'] });
      const token = (await exchange(await approveCode(user, {}, client))).get('access_token');
      await pass(client.clientId, '890 s');
      expect(await useToken(token)).toBe(200);
      await pass(client.clientId, '10 s');
      expect(await useToken(token)).toBe(401);
    });

    it('no refresh token for a client that registered without that grant type, and none is accepted from it', async () => {
      const client = await registerClient(call, { grant_types: ['authorization_code'] });
      const answer = await exchange(await approveCode(user, {}, client));
      expect(Object.keys(answer.body as object).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
      const other = await exchange(await approveCode(user));
      expectRefusal(await exchangeRefresh(call, client, other.get('refresh_token')), 400, 'unauthorized_client');
    });
  });

  describe('400 and the code is revoked', () => {
    it.each<[string, string, Record<string, string>]>([
      ['another verifier', 'invalid_grant', { code_verifier: createPkce().verifier }],
      ['the challenge as verifier', 'invalid_grant', { code_verifier: createPkce().challenge }],
      ['a short verifier', 'invalid_grant', { code_verifier: 'short' }],
      ['no verifier', 'invalid_request', { code_verifier: '' }],
      ['another redirect_uri', 'invalid_grant', { redirect_uri: 'https://client.example/cb' }],
      ['another port of the redirect_uri', 'invalid_grant', { redirect_uri: 'http://127.0.0.1:7778/callback' }],
      ['no redirect_uri', 'invalid_grant', { redirect_uri: '' }],
      ['another resource', 'invalid_target', { resource: 'https://other.example/mcp' }],
    ])('%s: %s', proves('oauth.authorize.pkce'), async (_what, error, fields) => {
      const approved = await approveCode(user);
      expectRefusal(await exchange(approved, fields), 400, error);
      expectRefusal(await exchange(approved), 400, 'invalid_grant', 'code: ');
    });

    it('from another client: invalid_grant', async () => {
      const approved = await approveCode(user);
      const thief = await registerClient(call);
      expectRefusal(await exchange({ ...approved, client: thief }), 400, 'invalid_grant', 'code: ');
      expectRefusal(await exchange(approved), 400, 'invalid_grant', 'code: ');
    });

    it('with an audit entry', async () => {
      const owner = await signIn(call);
      const approved = await approveCode(owner);
      await exchange(approved, { code_verifier: createPkce().verifier });
      const [, entry] = await audited(owner);
      const detail = { grantId: expect.any(String), clientId: approved.client.clientId, reason: 'code-misuse' };
      expect(entry).toEqual({ action: 'grant.revoke', actor: { kind: 'service' }, detail });
    });
  });

  describe('400', () => {
    it('a used code, whose grant ends at once', proves('oauth.code.single-use'), async () => {
      const owner = await signIn(call);
      const approved = await approveCode(owner);
      const first = await exchange(approved);
      expect(await useToken(first.get('access_token'))).toBe(200);
      expectRefusal(await exchange(approved), 400, 'invalid_grant', 'code: ');
      expect(await useToken(first.get('access_token'))).toBe(401);
      expectRefusal(await exchangeRefresh(call, approved.client, first.get('refresh_token')), 400, 'invalid_grant');
      expect((await audited(owner)).map(({ action, detail }) => [action, detail.reason])).toEqual([
        ['grant.approve', undefined],
        ['grant.revoke', 'code-reuse'],
      ]);
    });

    it('a used code, even after the token was refreshed', proves('oauth.code.single-use'), async () => {
      const approved = await approveCode(user);
      const first = await exchange(approved);
      const second = await exchangeRefresh(call, approved.client, first.get('refresh_token'));
      await exchange(approved);
      expect(await useToken(second.get('access_token'))).toBe(401);
      const third = await exchangeRefresh(call, approved.client, second.get('refresh_token'));
      expectRefusal(third, 400, 'invalid_grant');
    });

    it('a code after its 60 s', proves('oauth.code.lifetime'), async () => {
      const approved = await approveCode(user);
      await pass(approved.client.clientId, '60 s');
      expectRefusal(await exchange(approved), 400, 'invalid_grant', 'code: ');
    });

    it('an unknown code', async () => {
      const approved = await approveCode(user);
      for (const code of ['x', approved.code.slice(1), `${approved.code}A`, "' OR true--", '署名']) {
        expectRefusal(await exchange({ ...approved, code }), 400, 'invalid_grant', 'code: ');
      }
      expect((await exchange(approved)).status).toBe(200);
    });

    it.each<[string, string, Record<string, string>, string]>([
      ['no grant_type', 'invalid_request', { grant_type: '' }, 'grant_type: is required'],
      ['another grant type', 'unsupported_grant_type', { grant_type: 'client_credentials' }, 'grant_type: '],
      ['the password grant', 'unsupported_grant_type', { grant_type: 'password' }, 'grant_type: '],
      ['a prototype', 'unsupported_grant_type', { grant_type: '__proto__' }, 'grant_type: '],
      ['no code', 'invalid_request', { code: '' }, 'code: is required'],
    ])('%s: %s', async (_what, error, fields, named) => {
      const client = await registerClient(call);
      expectRefusal(await exchangeCode(call, client, { code: 'x', ...fields }), 400, error, named);
    });

    it('a parameter given twice: invalid_request, and the code stays valid', async () => {
      const approved = await approveCode(user);
      const { client, code, verifier } = approved;
      const fields = { grant_type: 'authorization_code', client_id: client.clientId, redirect_uri: testRedirectUri };
      const query = new URLSearchParams({ ...fields, code, code_verifier: verifier });
      for (const name of ['code', 'client_id', 'grant_type', 'code_verifier']) {
        const raw = `${query}&${new URLSearchParams({ [name]: query.get(name) ?? '' })}`;
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        expectRefusal(
          await call('POST /oauth/token', { raw, headers }),
          400,
          'invalid_request',
          `${name}: must be sent only once`,
        );
      }
      expect((await exchange(approved)).status).toBe(200);
    });

    it('a JSON body, a query or no body: a form is required', async () => {
      const { client, code, verifier } = await approveCode(user);
      const fields = { grant_type: 'authorization_code', client_id: client.clientId, redirect_uri: testRedirectUri };
      const all = { ...fields, code, code_verifier: verifier };
      expectRefusal(await call('POST /oauth/token', { body: all }), 400, 'invalid_request', 'content-type: ');
      expectRefusal(await call(`POST /oauth/token?${new URLSearchParams(all)}`), 400, 'invalid_request', 'body: ');
      expect((await call(`GET /oauth/token?${new URLSearchParams(all)}`)).status).toBe(404);
      expect((await postForm(call, '/oauth/token', all)).status).toBe(200);
    });
  });

  it('no credential is ever logged', async () => {
    const approved = await approveCode(user);
    const answer = await exchange(approved);
    await exchange(approved);
    const log = service.logLines.join();
    expect(log).toContain('authorization code reused');
    for (const secret of [approved.code, approved.verifier, answer.get('access_token'), answer.get('refresh_token')]) {
      expect(log).not.toContain(secret);
    }
  });
});
