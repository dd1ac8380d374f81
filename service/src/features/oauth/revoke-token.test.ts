import { exchangeRefresh, type Granted, grant, registerClient } from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { beforeAll, describe, expect, it } from 'vitest';
import { basic, expectRefusal, postForm, useOauth } from './oauth.fixture.ts';

const { call, useToken, audited, approveCode, exchange, service } = await useOauth();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(call);
});

const revoke = (fields: Record<string, string>, headers = {}) => postForm(call, '/oauth/revoke', fields, headers);

async function expectEnded({ client, accessToken, refreshToken }: Granted): Promise<void> {
  expect(await useToken(accessToken)).toBe(401);
  expectRefusal(await exchangeRefresh(call, client, refreshToken), 400, 'invalid_grant');
}

describe('POST /oauth/revoke', () => {
  describe('200', () => {
    it.each(['refreshToken', 'accessToken'] as const)('%s: the whole grant ends at once', async (kind) => {
      const granted = await grant(call, user);
      const answer = await revoke({ token: granted[kind], client_id: granted.client.clientId });
      expect([answer.status, answer.text]).toEqual([200, '']);
      await expectEnded(granted);
    });

    it('a rotated refresh token, with any hint', async () => {
      const granted = await grant(call, user);
      const successor = await exchangeRefresh(call, granted.client, granted.refreshToken);
      const fields = {
        token: granted.refreshToken,
        token_type_hint: 'access_token',
        client_id: granted.client.clientId,
      };
      expect((await revoke(fields)).status).toBe(200);
      await expectEnded({ ...granted, refreshToken: successor.get('refresh_token') });
    });

    it('a client with its secret in the header', async () => {
      const client = await registerClient(call, { token_endpoint_auth_method: 'client_secret_basic' });
      const token = (await exchange(await approveCode(user, {}, client))).get('access_token');
      expect((await revoke({ token }, basic(client.clientId, client.clientSecret))).status).toBe(200);
      expect(await useToken(token)).toBe(401);
    });

    it('an invalid, unsuitable or already revoked token: nothing happens', async () => {
      const granted = await grant(call, user);
      const { clientId } = granted.client;
      for (const token of ['x', 'a.b.c', '署名', user.accessToken, user.refreshToken]) {
        expect((await revoke({ token, client_id: clientId })).status).toBe(200);
      }
      expect(await useToken(granted.accessToken)).toBe(200);
      expect((await call('GET /auth/me', { token: user.accessToken })).status).toBe(200);
      for (const status of [200, 200]) {
        expect((await revoke({ token: granted.refreshToken, client_id: clientId })).status).toBe(status);
      }
    });

    it('is audited once, and the token is not logged', async () => {
      const owner = await signIn(call);
      const granted = await grant(call, owner);
      const { clientId } = granted.client;
      for (const token of [granted.accessToken, granted.refreshToken]) await revoke({ token, client_id: clientId });
      const detail = { grantId: expect.any(String), clientId, reason: 'client' };
      expect((await audited(owner)).slice(1)).toEqual([{ action: 'grant.revoke', actor: { kind: 'service' }, detail }]);
      for (const token of [granted.accessToken, granted.refreshToken]) {
        expect(service.logLines.join()).not.toContain(token);
      }
    });
  });

  it('400 without a token', async () => {
    const { clientId } = await registerClient(call);
    expectRefusal(await revoke({ client_id: clientId }), 400, 'invalid_request', 'token: is required');
  });

  it('400 for a token of another client, which stays valid', async () => {
    const granted = await grant(call, user);
    const { clientId } = await registerClient(call);
    for (const token of [granted.refreshToken, granted.accessToken]) {
      expectRefusal(await revoke({ token, client_id: clientId }), 400, 'invalid_grant', 'token: ');
    }
    expect(await useToken(granted.accessToken)).toBe(200);
  });

  it('401 for a client that fails to authenticate', async () => {
    const client = await registerClient(call, { token_endpoint_auth_method: 'client_secret_post' });
    const token = (await exchange(await approveCode(user, {}, client))).get('refresh_token');
    for (const fields of [{}, { client_id: client.clientId }, { client_id: client.clientId, client_secret: 'x' }]) {
      const answer = await revoke({ token, ...fields });
      expectRefusal(answer, 401, 'invalid_client');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
    }
    expect((await exchangeRefresh(call, client, token)).status).toBe(200);
  });
});
