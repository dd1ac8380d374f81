import { exchangeRefresh, type Granted, grant, registerClient } from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { allScopes, expectRefusal, mcpUrl, useOauth } from './oauth.fixture.ts';

const { call, pool, service, useToken, pass, audited } = await useOauth();
const graceful = await useOauth({ REFRESH_GRACE_SECONDS: '30' });
const DAY = 24 * 60 * 60;
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(call);
});

const refresh = ({ client, refreshToken }: Pick<Granted, 'client' | 'refreshToken'>, fields = {}) =>
  exchangeRefresh(call, client, refreshToken, fields);

const next = async (granted: Granted) => ({ ...granted, refreshToken: (await refresh(granted)).get('refresh_token') });

describe('POST /oauth/token with refresh_token', () => {
  describe('200', () => {
    it(
      'returns a new pair of the same form; the old access token stays valid until it expires',
      proves('oauth.refresh-token.rotation', 'oauth.token.refresh-grant'),
      async () => {
        const granted = await grant(call, user);
        const answer = await refresh(granted);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          access_token: expect.any(String),
          token_type: 'bearer',
          expires_in: 900,
          refresh_token: expect.any(String),
          scope: allScopes,
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.get('refresh_token')).not.toBe(granted.refreshToken);
        for (const token of [answer.get('access_token'), granted.accessToken]) expect(await useToken(token)).toBe(200);
      },
    );

    it('gives each new refresh token its own 30 days', proves('oauth.refresh-token.lifetime'), async () => {
      let granted = await grant(call, user);
      for (const days of ['29 days', '29 days']) {
        await pass(granted.client.clientId, days);
        granted = await next(granted);
      }
      const { rows } = await pool.query(
        'SELECT extract(epoch FROM expires_at - rotated_at)::int AS seconds FROM oauth_grants WHERE client_id = $1',
        [granted.client.clientId],
      );
      expect(rows).toEqual([{ seconds: 30 * DAY }]);
      const { iat, exp } = JSON.parse(Buffer.from(granted.refreshToken.split('.')[1] ?? '', 'base64url').toString());
      expect(exp - iat).toBe(30 * DAY);
    });

    it('for fewer scopes: only this access token has fewer, not the grant or its next token', async () => {
      const granted = await grant(call, user);
      const narrow = await refresh(granted, { scope: 'transactions:read:own' });
      expect(narrow.get('scope')).toBe('transactions:read:own');
      const wide = await refresh({ ...granted, refreshToken: narrow.get('refresh_token') });
      expect(wide.get('scope')).toBe(allScopes);
    });

    it('with the resource', async () => {
      expect((await refresh(await grant(call, user), { resource: mcpUrl })).status).toBe(200);
    });
  });

  describe('400', () => {
    it('invalid_scope for more than was granted, and the token stays valid', async () => {
      const granted = await grant(call, user, { scope: 'transactions:read:own' });
      for (const scope of [allScopes, 'transactions:create:own', 'openid']) {
        expectRefusal(await refresh(granted, { scope }), 400, 'invalid_scope', 'scope: ');
      }
      expect((await refresh(granted)).get('scope')).toBe('transactions:read:own');
    });

    it('invalid_target for another resource, and the token stays valid', async () => {
      const granted = await grant(call, user);
      expectRefusal(await refresh(granted, { resource: 'https://other.example/mcp' }), 400, 'invalid_target');
      expect((await refresh(granted)).status).toBe(200);
    });

    it('invalid_grant for another client, however authenticated, and the token stays valid', async () => {
      const granted = await grant(call, user);
      for (const method of ['none', 'client_secret_post']) {
        const thief = await registerClient(call, { token_endpoint_auth_method: method });
        expectRefusal(await refresh({ ...granted, client: thief }), 400, 'invalid_grant', 'refresh_token: ');
      }
      expect((await refresh(granted)).status).toBe(200);
    });

    it("invalid_grant for anything but a client's refresh token", async () => {
      const granted = await grant(call, user);
      const { accessToken, refreshToken } = await signIn(call);
      for (const text of [granted.accessToken, accessToken, refreshToken, granted.code, 'x', 'a.b.c', '署名']) {
        expectRefusal(await refresh({ ...granted, refreshToken: text }), 400, 'invalid_grant', 'refresh_token: ');
      }
      expectRefusal(
        await refresh({ ...granted, refreshToken: '' }),
        400,
        'invalid_request',
        'refresh_token: is required',
      );
      expect((await refresh(granted)).status).toBe(200);
    });

    it('invalid_grant for a token after its 30 days, by the clock of the database or of the service', async () => {
      const [byDatabase, byService] = [await grant(call, user), await grant(call, user)];
      await pass(byDatabase.client.clientId, '30 days');
      expectRefusal(await refresh(byDatabase), 400, 'invalid_grant');
      service.advance(30 * DAY + 1);
      const late = await refresh(byService);
      service.advance(-30 * DAY - 1);
      expectRefusal(late, 400, 'invalid_grant');
      expect((await refresh(byService)).status).toBe(200);
    });

    it(
      'invalid_grant for a rotated token, and its grant ends with all its access tokens, but no other grant',
      proves('oauth.refresh-token.reuse', 'oauth.refresh-token.rotation'),
      async () => {
        const owner = await signIn(call);
        const [granted, other] = [await grant(call, owner), await grant(call, owner)];
        const successor = await refresh(granted);
        expectRefusal(await refresh(granted), 400, 'invalid_grant', 'refresh_token: ');
        const tokens = [granted.accessToken, successor.get('access_token')];
        for (const token of tokens) expect(await useToken(token)).toBe(401);
        expectRefusal(
          await refresh({ ...granted, refreshToken: successor.get('refresh_token') }),
          400,
          'invalid_grant',
        );
        expect(await useToken(other.accessToken)).toBe(200);
        expect((await refresh(other)).status).toBe(200);
        const revocations = (await audited(owner)).filter(({ action }) => action === 'grant.revoke');
        const detail = { grantId: expect.any(String), clientId: granted.client.clientId, reason: 'refresh-reuse' };
        expect(revocations).toEqual([{ action: 'grant.revoke', actor: { kind: 'service' }, detail }]);
      },
    );

    it('invalid_grant for a token rotated long ago, which ends the grant too', async () => {
      const first = await grant(call, user);
      let current = first;
      for (let turn = 0; turn < 3; turn += 1) current = await next(current);
      expectRefusal(await refresh(first), 400, 'invalid_grant');
      expectRefusal(await refresh(current), 400, 'invalid_grant');
    });

    it('a reuse is counted and logged once, without the token', async () => {
      const granted = await grant(call, user);
      const count = async () => {
        const { text } = await call('GET /metrics', { key: testAdminKey });
        return Number(/^countersign_refresh_reuse_total (\d+)$/m.exec(text)?.[1]);
      };
      const successor = await next(granted);
      const before = await count();
      for (const each of [granted, granted, successor]) await refresh(each);
      expect(await count()).toBe(before + 1);
      for (const secret of [granted.refreshToken, successor.refreshToken]) {
        expect(service.logLines.join()).not.toContain(secret);
      }
    });
  });
});

describe('POST /oauth/token with refresh_token and REFRESH_GRACE_SECONDS', () => {
  const again = ({ client, refreshToken }: Granted) => exchangeRefresh(graceful.call, client, refreshToken);
  const granted = async () => grant(graceful.call, await signIn(graceful.call));

  it(
    'the predecessor gets the very same, still unused successor, with a working access token',
    proves('session.grace.oauth'),
    async () => {
      const first = await granted();
      const successor = (await again(first)).get('refresh_token');
      // A token issued again at another time would differ.
      graceful.service.advance(5);
      const answer = await again(first);
      graceful.service.advance(-5);
      expect(answer.get('refresh_token')).toBe(successor);
      expect(await graceful.useToken(answer.get('access_token'))).toBe(200);
    },
  );

  it('after the successor is used, its predecessor ends the grant', async () => {
    const first = await granted();
    const second = { ...first, refreshToken: (await again(first)).get('refresh_token') };
    const third = { ...first, refreshToken: (await again(second)).get('refresh_token') };
    for (const each of [first, third]) expectRefusal(await again(each), 400, 'invalid_grant');
  });

  it(
    'after the grace period the predecessor ends the grant, and not before',
    proves('session.grace.oauth'),
    async () => {
      const first = await granted();
      const second = { ...first, refreshToken: (await again(first)).get('refresh_token') };
      await graceful.pass(first.client.clientId, '15 s');
      expect((await again(first)).status).toBe(200);
      await graceful.pass(first.client.clientId, '15 s');
      for (const each of [first, second]) expectRefusal(await again(each), 400, 'invalid_grant');
    },
  );
});
