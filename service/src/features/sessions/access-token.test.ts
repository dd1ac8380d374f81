import { expectProblem, getRaw } from '@countersign/harness/people/sign-in';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
let session: SignedIn;

beforeAll(async () => {
  session = await signIn(service.call);
});

const publishedKeys = async () => (await service.call('GET /.well-known/jwks.json')).body as JSONWebKeySet;
const me = (headers: Record<string, string>) => service.call('GET /auth/me', { headers });

/** Verifies as a third party does: with the published keys only. */
async function verify(token: string, audience: string) {
  const keys = createLocalJWKSet(await publishedKeys());
  return jwtVerify(token, keys, { issuer: testBaseUrl, audience, algorithms: ['EdDSA'] });
}

describe('GET /auth/validate', () => {
  describe('200', () => {
    it('returns exactly valid and the user', proves('session.validate.answer'), async () => {
      const answer = await service.call('GET /auth/validate', { token: session.accessToken });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        valid: true,
        user: { id: session.userId, ethereumAddress: session.wallet.address },
      });
    });
  });

  describe('401', () => {
    it('without an access token, and with an invalid one', proves('session.validate.jwt-required'), async () => {
      expectProblem(await service.call('GET /auth/validate'), 401, 'Authorization');
      expectProblem(await service.call('GET /auth/validate', { token: 'nonsense' }), 401);
    });
  });
});

describe('GET /auth/me', () => {
  describe('200', () => {
    it('returns exactly the user', proves('auth.jwt', 'session.me.answer', 'users.record'), async () => {
      const answer = await service.call('GET /auth/me', { token: session.accessToken });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ id: session.userId, ethereumAddress: session.wallet.address });
    });

    it('returns the user of each token, also with alternating tokens', async () => {
      const other = await signIn(service.call);
      for (const { accessToken, userId } of [session, other, session, other]) {
        expect((await service.call('GET /auth/me', { token: accessToken })).get('id')).toBe(userId);
      }
    });
  });

  describe('401', () => {
    it('without an access token', proves('session.me.jwt-required'), async () => {
      expectProblem(await service.call('GET /auth/me'), 401, 'Authorization');
    });
  });
});

describe('GET /.well-known/jwks.json', () => {
  describe('200', () => {
    it(
      'contains the public members of the signing keys and nothing else',
      proves('session.keys.published'),
      async () => {
        const answer = await service.call('GET /.well-known/jwks.json');
        expect(answer.status).toBe(200);
        const text = expect.stringMatching(/^[\w-]{43}$/);
        expect(answer.body).toEqual({
          keys: [{ kty: 'OKP', crv: 'Ed25519', x: text, kid: text, alg: 'EdDSA', use: 'sig' }],
        });
      },
    );

    it('may be cached for five minutes', async () => {
      const { headers } = await service.call('GET /.well-known/jwks.json');
      expect(headers.get('cache-control')).toBe('public, max-age=300');
      expect(headers.get('content-type')).toContain('application/json');
    });
  });
});

describe('access token', () => {
  it(
    'verifies with the published keys: EdDSA, a published kid, issuer and audience {base_url}',
    proves('session.access.audience', 'session.access.signature', 'session.keys.published', 'session.tokens'),
    async () => {
      const { payload, protectedHeader } = await verify(session.accessToken, testBaseUrl);
      expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: (await publishedKeys()).keys[0]?.kid });
      expect(payload).toMatchObject({ iss: testBaseUrl, aud: testBaseUrl, sub: session.userId });
    },
  );

  it('lives 15 minutes', proves('session.access.lifetime'), async () => {
    const { payload } = await verify(session.accessToken, testBaseUrl);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
  });

  it(
    'is accepted until it expires and refused from then on, even if it was used before',
    proves('session.access.lifetime'),
    async () => {
      const { accessToken: token } = await signIn(service.call);
      expect((await service.call('GET /auth/me', { token })).status).toBe(200);
      service.advance(890);
      const inTime = await service.call('GET /auth/me', { token });
      service.advance(11);
      const late = await service.call('GET /auth/me', { token });
      service.advance(-901);
      expect(inTime.status).toBe(200);
      expectProblem(late, 401, 'expired');
    },
  );
});

describe('refresh token', () => {
  it(
    'verifies with the published keys and lives 30 days',
    proves('session.refresh.lifetime', 'session.tokens'),
    async () => {
      const { payload, protectedHeader } = await verify(session.refreshToken, `${testBaseUrl}/auth/refresh`);
      expect(protectedHeader.alg).toBe('EdDSA');
      expect(payload.sub).toBe(session.userId);
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(30 * 24 * 60 * 60);
    },
  );

  it('does not carry the audience of access tokens, nor their type', async () => {
    await expect(verify(session.refreshToken, testBaseUrl)).rejects.toThrow('"aud"');
    expect(decodeProtectedHeader(session.refreshToken).typ).not.toBe(decodeProtectedHeader(session.accessToken).typ);
  });

  it('401 as an access token', async () => {
    expectProblem(await service.call('GET /auth/me', { token: session.refreshToken }), 401);
  });

  it('is never stored or logged, nor is an access token', async () => {
    const { accessToken, refreshToken } = await signIn(service.call);
    const signatures = [accessToken, refreshToken].map((token) => token.split('.')[2] ?? '');
    const { rows } = await database.pool.query('SELECT * FROM refresh_families');
    for (const signature of signatures) {
      expect(signature).toHaveLength(86);
      expect(JSON.stringify(rows)).not.toContain(signature);
      expect(service.logLines.join('\n')).not.toContain(signature);
    }
  });
});

describe('Authorization header', () => {
  it('200 with the scheme in upper, lower or mixed case', proves('auth.jwt'), async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await me({ authorization: `${scheme} ${session.accessToken}` })).status).toBe(200);
    }
  });

  it.each<[string, (token: string) => string]>([
    ['empty', () => ''],
    ['the token alone', (token) => token],
    ['Bearer alone', () => 'Bearer'],
    ['Bearer and a space', () => 'Bearer '],
    ['Basic', (token) => `Basic ${token}`],
    ['Basic with a user and password', () => `Basic ${Buffer.from('user:password').toString('base64')}`],
    ['Token', (token) => `Token ${token}`],
    ['two tokens', (token) => `Bearer ${token} ${token}`],
    ['two tokens with a comma', (token) => `Bearer ${token}, Bearer ${token}`],
    ['the token in quotes', (token) => `Bearer "${token}"`],
    ['more than 8192 characters', (token) => `Bearer ${token}${'x'.repeat(8192)}`],
  ])('401: %s', async (_what, write) => {
    expectProblem(await me({ authorization: write(session.accessToken) }), 401);
  });

  it('401 when sent twice, even with the same value', async () => {
    const good = `Bearer ${session.accessToken}`;
    const send = (...values: string[]) =>
      getRaw(
        service.url,
        '/auth/me',
        values.map((value) => ['authorization', value]),
      );
    expect((await send(good)).status).toBe(200);
    for (const values of [
      [good, good],
      [good, 'Bearer x'],
      ['Bearer x', good],
      [good, ''],
    ]) {
      expect((await send(...values)).status).toBe(401);
    }
  });

  it('431 in the usual error body when it has 16 KB', proves('errors.everywhere'), async () => {
    const answer = await getRaw(service.url, '/auth/me', [['authorization', `Bearer ${'x'.repeat(16 * 1024)}`]]);
    expect(answer.body).toEqual({
      statusCode: 431,
      message: expect.any(String),
      error: 'Request Header Fields Too Large',
    });
  });

  it('401: an API key or a signature instead of an access token', async () => {
    const created = await service.call('POST /user-api-keys', { token: session.accessToken, body: { name: 'agent' } });
    expectProblem(await me({ 'x-api-key': created.get('secret') }), 401, 'Authorization');
    expectProblem(await me({ authorization: `Bearer ${created.get('secret')}` }), 401);
    expectProblem(await me({ 'x-ethereum-address': session.wallet.address, 'x-ethereum-signature': '0x00' }), 401);
  });

  it('401: the token in a query or a cookie', async () => {
    expectProblem(await service.call(`GET /auth/me?access_token=${session.accessToken}`), 401);
    expectProblem(await me({ cookie: `access_token=${session.accessToken}` }), 401);
  });
});
