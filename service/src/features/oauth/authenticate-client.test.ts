import { type RegisteredClient, registerClient, testRedirectUri } from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { beforeAll, describe, expect, it } from 'vitest';
import { basic, expectRefusal, postForm, useOauth } from './oauth.fixture.ts';

const { call, approveCode, exchange } = await useOauth();
let user: SignedIn;
const clients = {
  none: await registerClient(call),
  client_secret_post: await registerClient(call, { token_endpoint_auth_method: 'client_secret_post' }),
  client_secret_basic: await registerClient(call, { token_endpoint_auth_method: 'client_secret_basic' }),
};
const confidential = ['client_secret_post', 'client_secret_basic'] as const;

beforeAll(async () => {
  user = await signIn(call);
});

/** A valid exchange except for the client authentication. */
async function attempt(client: RegisteredClient, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { code, verifier } = await approveCode(user, {}, client);
  const request = { grant_type: 'authorization_code', redirect_uri: testRedirectUri, code, code_verifier: verifier };
  return postForm(call, '/oauth/token', { ...request, ...fields }, headers);
}

describe('POST /oauth/token', () => {
  describe('200', () => {
    it('a public client by its id alone', proves('oauth.client.methods'), async () => {
      expect((await attempt(clients.none, { client_id: clients.none.clientId })).status).toBe(200);
    });

    it.each(confidential)(
      'a client of %s by its secret in the form, and in the header',
      proves('oauth.client.methods', 'oauth.client.secret-post'),
      async (method) => {
        const { clientId, clientSecret } = clients[method];
        const form = { client_id: clientId, client_secret: clientSecret };
        expect((await attempt(clients[method], form)).status).toBe(200);
        expect((await attempt(clients[method], {}, basic(clientId, clientSecret))).status).toBe(200);
        expect((await attempt(clients[method], { client_id: clientId }, basic(clientId, clientSecret))).status).toBe(
          200,
        );
      },
    );

    it('id and secret in the form-encoded header, whether encoding is needed or not', async () => {
      const { clientId, clientSecret } = clients.client_secret_basic;
      const encode = (text: string) => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
      const header = Buffer.from(`${encode(clientId)}:${encode(clientSecret)}`).toString('base64');
      expect((await attempt(clients.client_secret_basic, {}, { authorization: `basic ${header}` })).status).toBe(200);
    });
  });

  describe('401 invalid_client with a challenge', () => {
    const { clientId, clientSecret } = clients.client_secret_basic;
    const raw = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    it.each<[string, Record<string, string>, Record<string, string>]>([
      ['no credentials', {}, {}],
      ['an unknown client', { client_id: '0d9f2c1e-6b7a-4c53-9f41-2a8e5b7c6d10' }, {}],
      ['a client with a secret, without it', { client_id: clientId }, {}],
      ['another secret', { client_id: clientId, client_secret: `${clientSecret.slice(1)}A` }, {}],
      [
        'the secret of another client',
        { client_id: clientId, client_secret: clients.client_secret_post.clientSecret },
        {},
      ],
      ['another secret in the header', {}, basic(clientId, 'x')],
      ['no secret in the header', {}, basic(clientId, '')],
      ['a secret of a public client', { client_id: clients.none.clientId, client_secret: 'x' }, {}],
      ['an unknown client in the header', {}, basic('nobody', 'x')],
      ['a header that is not base64', {}, { authorization: 'Basic ???' }],
      ['a header without a colon', {}, raw(clientId)],
      ['a header with a broken encoding', {}, raw(`%zz:${clientSecret}`)],
      ['NUL in the header', {}, raw(`%00:${clientSecret}`)],
      ['the scheme Bearer', {}, { authorization: `Bearer ${clientSecret}` }],
      ['an empty header', { client_id: clients.none.clientId }, { authorization: 'Basic' }],
      ['the address of a document, if documents are disabled', { client_id: 'https://client.example/c.json' }, {}],
    ])('%s', proves('errors.oauth'), async (_what, fields, headers) => {
      const approved = await approveCode(user, {}, clients.client_secret_basic);
      const request = { grant_type: 'authorization_code', code: approved.code, code_verifier: approved.verifier };
      const answer = await postForm(
        call,
        '/oauth/token',
        { ...request, redirect_uri: testRedirectUri, ...fields },
        headers,
      );
      expectRefusal(answer, 401, 'invalid_client');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm="/);
      // A client that fails to authenticate consumes nothing: libraries try one method after the other.
      expect((await exchange(approved)).status).toBe(200);
    });
  });

  describe('400 invalid_request', () => {
    it('header and form at once', async () => {
      const { clientId, clientSecret } = clients.client_secret_post;
      const form = { client_id: clientId, client_secret: clientSecret };
      const answer = await attempt(clients.client_secret_post, form, basic(clientId, clientSecret));
      expectRefusal(answer, 400, 'invalid_request', 'client_secret: ');
    });

    it('a different id in the form than in the header', async () => {
      const { clientId, clientSecret } = clients.client_secret_post;
      const form = { client_id: clients.none.clientId };
      const answer = await attempt(clients.client_secret_post, form, basic(clientId, clientSecret));
      expectRefusal(answer, 400, 'invalid_request', 'client_id: ');
    });
  });
});
