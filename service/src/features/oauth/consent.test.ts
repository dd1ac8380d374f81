import { randomUUID } from 'node:crypto';
import { beginConsent, exchangeCode, grant, registerClient, testRedirectUri } from '@countersign/harness/people/oauth';
import { callSigned, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey, testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { allScopes, answerOf, expectRefusal, mcpUrl, useOauth } from './oauth.fixture.ts';

const { call, pool, service, pass, audited } = await useOauth();
const { service: limited } = await useTestService({}, { contractLimits: true });
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(call);
});

const info = (session: string) => call(`GET /oauth/session-info?session=${session}`);
const decide = (body: unknown, { accessToken: token }: SignedIn = user) => call('POST /oauth/approve', { token, body });
const grantsOf = async ({ userId }: SignedIn) =>
  (await pool.query('SELECT * FROM oauth_grants WHERE user_id = $1', [userId])).rows;

/** An unknown session id. */
const unknownSessions = [randomUUID(), 'nonsense', "' OR true--", '%00', '0'.repeat(200)];

describe('GET /oauth/session-info', () => {
  describe('200', () => {
    it(
      'shows anyone the client, the scopes, the redirect host, and the time to decide',
      proves('oauth.session-info', 'oauth.session-info.client', 'oauth.session-info.record', 'oauth.session.id'),
      async () => {
        const { clientId } = await registerClient(call, {
          client_name: 'An agent',
          redirect_uris: ['https://claude.ai/cb'],
        });
        const scope = 'transactions:read:own';
        const session = await beginConsent(call, clientId, { redirect_uri: undefined, scope });
        const answer = await info(session);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          sessionId: session,
          client: { clientId, clientName: 'An agent', redirectHost: 'claude.ai', loopback: false },
          scopes: [scope],
          resource: mcpUrl,
          expiresAt: expect.stringMatching(/Z$/),
          status: 'pending',
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      },
    );

    it.each([
      ['http://localhost:7777/cb', 'localhost:7777', true],
      ['cursor://anysphere.cursor-retrieval/cb', 'cursor:', false],
    ])('says that %s is %s', async (uri, redirectHost, loopback) => {
      const { clientId } = await registerClient(call, { redirect_uris: [uri] });
      const { body } = await info(await beginConsent(call, clientId, { redirect_uri: uri }));
      expect(body).toMatchObject({ client: { clientId, clientName: null, redirectHost, loopback } });
    });

    it('shows approved, denied or expired afterwards', async () => {
      const { clientId } = await registerClient(call);
      const [approved, denied, expired] = [
        await beginConsent(call, clientId),
        await beginConsent(call, clientId),
        await beginConsent(call, clientId),
      ];
      await decide({ sessionId: approved });
      await decide({ sessionId: denied, approved: false });
      await pass(clientId, '10 minutes');
      const statuses = await Promise.all([approved, denied, expired].map(async (id) => (await info(id)).get('status')));
      expect(statuses).toEqual(['approved', 'denied', 'expired']);
    });

    it('never contains the state, the challenge or the code', async () => {
      const { clientId } = await registerClient(call);
      const session = await beginConsent(call, clientId, { state: 'a-secret-state' });
      await decide({ sessionId: session });
      expect(Object.keys((await info(session)).body as object).sort()).toEqual(
        ['client', 'expiresAt', 'resource', 'scopes', 'sessionId', 'status'].sort(),
      );
    });
  });

  it('400 without a session', proves('oauth.session-info.session-required'), async () => {
    expectRefusal(await call('GET /oauth/session-info'), 400, 'invalid_request', 'session: is required');
    expectRefusal(await info(''), 400, 'invalid_request', 'session: ');
  });

  it('404 for an unknown session', async () => {
    for (const session of unknownSessions.filter((id) => id !== '%00')) {
      expectRefusal(await info(encodeURIComponent(session)), 404, 'invalid_request', 'session: does not exist');
    }
  });
});

describe('POST /oauth/approve', () => {
  describe('200', () => {
    it(
      'returns the redirect URI with a code of 256 bits, state and iss, and nothing else',
      proves('oauth.approve.answer', 'oauth.approve.fields', 'oauth.approve.issuer'),
      async () => {
        const { clientId } = await registerClient(call);
        const answer = await decide({ sessionId: await beginConsent(call, clientId, { state: 's p/é&x=1' }) });
        const redirectUrl = answer.get('redirectUrl');
        expect([answer.status, answer.body]).toEqual([200, { redirectUrl }]);
        expect(redirectUrl.startsWith(`${testRedirectUri}?`)).toBe(true);
        expect(answerOf(redirectUrl)).toEqual({
          code: expect.stringMatching(/^[\w-]{43}$/),
          state: 's p/é&x=1',
          iss: testBaseUrl,
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      },
    );

    it('omits state if the client sent none, and uses the requested port', async () => {
      const { clientId } = await registerClient(call);
      const redirectUri = 'http://127.0.0.1:50321/callback';
      const session = await beginConsent(call, clientId, { state: undefined, redirect_uri: redirectUri });
      const redirectUrl = (await decide({ sessionId: session, approved: true })).get('redirectUrl');
      expect(redirectUrl.startsWith(`${redirectUri}?code=`)).toBe(true);
      expect(Object.keys(answerOf(redirectUrl))).toEqual(['code', 'iss']);
    });

    it('stores the code as a hash only, bound to the request and the approver, for 60 s', async () => {
      const owner = await signIn(call);
      const { clientId } = await registerClient(call);
      const session = await beginConsent(call, clientId, { scope: 'transactions:read:own' });
      const { code = '' } = answerOf((await decide({ sessionId: session }, owner)).get('redirectUrl'));
      const { rows } = await pool.query(
        `SELECT g.*, g.code_challenge = s.code_challenge AS same_challenge,
           extract(epoch FROM g.expires_at - g.created_at)::int AS seconds
         FROM oauth_grants g JOIN oauth_sessions s ON s.id = $2 WHERE g.code_hash = sha256($1)`,
        [Buffer.from(code), session],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        user_id: owner.userId,
        client_id: clientId,
        redirect_uri: testRedirectUri,
        redirect_given: true,
        same_challenge: true,
        scopes: ['transactions:read:own'],
        resource: mcpUrl,
        seconds: 60,
        code_used_at: null,
      });
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(service.logLines.join()).not.toContain(code);
    });

    it('requires consent each time, even for scopes granted before', async () => {
      const { client } = await grant(call, user);
      expect((await info(await beginConsent(call, client.clientId))).get('status')).toBe('pending');
    });

    it('is audited with user, client and scopes', async () => {
      const owner = await signIn(call);
      const { clientId } = await registerClient(call);
      await decide({ sessionId: await beginConsent(call, clientId) }, owner);
      const [{ id: grantId }] = await grantsOf(owner);
      expect(await audited(owner)).toEqual([
        {
          action: 'grant.approve',
          actor: { kind: 'jwt', userId: owner.userId },
          detail: { grantId, clientId, scopes: allScopes.split(' ') },
        },
      ]);
    });
  });

  describe('200 with approved: false', () => {
    it(
      'returns the redirect URI with access_denied, state and iss; nothing is granted, and it is audited',
      proves('oauth.approve.denied', 'oauth.approve.fields'),
      async () => {
        const owner = await signIn(call);
        const { clientId } = await registerClient(call);
        const session = await beginConsent(call, clientId);
        const redirectUrl = (await decide({ sessionId: session, approved: false }, owner)).get('redirectUrl');
        expect(redirectUrl.startsWith(`${testRedirectUri}?`)).toBe(true);
        expect(answerOf(redirectUrl)).toEqual({
          error: 'access_denied',
          error_description: expect.any(String),
          state: 'the state',
          iss: testBaseUrl,
        });
        expect(await grantsOf(owner)).toEqual([]);
        expect(await audited(owner)).toEqual([
          { action: 'grant.deny', actor: { kind: 'jwt', userId: owner.userId }, detail: { clientId } },
        ]);
      },
    );
  });

  describe('400', () => {
    it.each([
      ['no sessionId', {}, 'sessionId: '],
      ['a number', { sessionId: 7 }, 'sessionId: '],
      ['an empty text', { sessionId: '' }, 'sessionId: '],
      ['approved that is a text', { sessionId: randomUUID(), approved: 'false' }, 'approved: '],
      ['no body', undefined, 'body: '],
    ])('%s, with the field named', async (_what, body, named) => {
      expectRefusal(await decide(body), 400, 'invalid_request', named);
    });

    it('a decided session, for any user and decision', async () => {
      const { clientId } = await registerClient(call);
      const other = await signIn(call);
      for (const first of [true, false]) {
        const sessionId = await beginConsent(call, clientId);
        await decide({ sessionId, approved: first });
        for (const approved of [true, false]) {
          expectRefusal(
            await decide({ sessionId, approved }, other),
            400,
            'invalid_request',
            'sessionId: has already been decided',
          );
        }
        expect((await info(sessionId)).get('status')).toBe(first ? 'approved' : 'denied');
      }
      expect(await grantsOf(other)).toEqual([]);
    });
  });

  describe('401', () => {
    it('without a sign-in token, and the session stays open', proves('oauth.approve.jwt-required'), async () => {
      const { client, accessToken } = await grant(call, user);
      const sessionId = await beginConsent(call, client.clientId);
      const route = 'POST /oauth/approve';
      const key = (await call('POST /user-api-keys', { token: user.accessToken, body: { name: 'k' } })).get('secret');
      const body = { sessionId };
      for (const answer of [
        await call(route, { body }),
        await call(route, { body, token: `${user.accessToken}x` }),
        await call(route, { body, token: user.refreshToken }),
        await call(route, { body, token: accessToken }),
        await call(route, { body, key }),
        await call(route, { body, key: testAdminKey }),
        await callSigned(call, user.wallet, route, { body }),
      ]) {
        expectRefusal(answer, 401, 'invalid_token');
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      }
      expect((await info(sessionId)).get('status')).toBe('pending');
    });
  });

  it('404 for an unknown session', async () => {
    for (const sessionId of unknownSessions) {
      expectRefusal(await decide({ sessionId }), 404, 'invalid_request', 'session: does not exist');
    }
  });

  it('410 for a session after its 10 minutes, and nothing is granted', async () => {
    const owner = await signIn(call);
    const { clientId } = await registerClient(call);
    const [late, last] = [await beginConsent(call, clientId), await beginConsent(call, clientId)];
    await pass(clientId, '590 s');
    const { code = '' } = answerOf((await decide({ sessionId: last }, owner)).get('redirectUrl'));
    expect(code).not.toBe('');
    await pass(clientId, '10 s');
    for (const approved of [true, false]) {
      expectRefusal(await decide({ sessionId: late, approved }, owner), 410, 'invalid_request', 'has expired');
    }
    expect(await grantsOf(owner)).toHaveLength(1);
  });
});

describe('POST /oauth/approve too often', () => {
  it('429 for the 31st decision of a user in a minute, independent of other users', async () => {
    const [often, once] = [await signIn(limited.call), await signIn(limited.call)];
    const decideAs = ({ accessToken: token }: SignedIn) =>
      limited.call('POST /oauth/approve', { token, body: { sessionId: randomUUID() } });
    for (let index = 0; index < 30; index += 1) expect((await decideAs(often)).status).toBe(404);
    expectRefusal(await decideAs(often), 429, 'temporarily_unavailable');
    expect((await decideAs(once)).status).toBe(404);
  });
});

describe('a code of one user', () => {
  it('gives tokens of that user to the client of that user only', async () => {
    const [first, second] = [await signIn(call), await signIn(call)];
    const [mine, theirs] = [await grant(call, first), await grant(call, second)];
    const subject = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
    expect([subject(mine.accessToken), subject(theirs.accessToken)]).toEqual([first.userId, second.userId]);
    expectRefusal(await exchangeCode(call, mine.client, { code: theirs.code }), 400, 'invalid_grant');
  });
});
