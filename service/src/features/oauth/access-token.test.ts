import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { type Granted, grant } from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testBaseUrl, testMasterKey } from '@countersign/harness/service/test-service';
import { base64url, createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalKeys } from '../../platform/crypto/local-keys.ts';
import { createSealer } from '../../platform/crypto/seal.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createSigningKeys } from '../sessions/index.ts';
import { allScopes, mcpUrl, useOauth } from './oauth.fixture.ts';

const { call, database, service, useToken } = await useOauth();
const opened = openDatabase(database.url, () => {});
const sealer = createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex')));
const ours = await createSigningKeys({ db: opened.db, sealer, now: Date.now, log: createLog('fatal') }).current();
const uuid = /^[0-9a-f-]{36}$/;
let user: SignedIn;
let granted: Granted;

beforeAll(async () => {
  user = await signIn(call);
  granted = await grant(call, user);
});

afterAll(() => opened.pool.end());

const decode = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const encode = (value: unknown) => base64url.encode(JSON.stringify(value));

/** A token like the granted one, with a test's change. */
function forge(changes: Record<string, unknown>, header: Record<string, unknown> = {}, key = ours.privateKey) {
  const claims = { ...decode(granted.accessToken), ...changes } as JWTPayload;
  return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: ours.kid, typ: 'at+jwt', ...header }).sign(key);
}

describe('an access token of a client', () => {
  it(
    'contains owner, audience, client and times, and is signed with a published key',
    proves('session.access.mcp-audience'),
    async () => {
      const keys = (await call('GET /.well-known/jwks.json')).body as JSONWebKeySet;
      const { payload, protectedHeader } = await jwtVerify(granted.accessToken, createLocalJWKSet(keys), {
        issuer: testBaseUrl,
        audience: mcpUrl,
        typ: 'at+jwt',
        algorithms: ['EdDSA'],
      });
      expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: ours.kid });
      expect(payload).toEqual({
        iss: testBaseUrl,
        aud: mcpUrl,
        sub: user.userId,
        address: user.wallet.address.toLowerCase(),
        client_id: granted.client.clientId,
        scope: allScopes,
        jti: expect.stringMatching(uuid),
        grant: expect.stringMatching(uuid),
        iat: expect.any(Number),
        exp: (payload.iat ?? 0) + 900,
      });
    },
  );

  it(
    'is accepted by the MCP endpoint until its 15 minutes are over',
    proves('oauth.access-token.lifetime'),
    async () => {
      expect(await useToken(granted.accessToken)).toBe(200);
      service.advance(901);
      const late = await useToken(granted.accessToken);
      service.advance(-901);
      expect(late).toBe(401);
      expect(await useToken(granted.accessToken)).toBe(200);
    },
  );

  it('is refused where users sign in', async () => {
    for (const route of ['GET /auth/me', 'GET /auth/validate', 'GET /settings', 'GET /user-api-keys']) {
      for (const token of [granted.accessToken, granted.refreshToken]) {
        expect((await call(route, { token })).status).toBe(401);
      }
    }
    for (const refreshToken of [granted.accessToken, granted.refreshToken]) {
      expect((await call('POST /auth/refresh', { body: { refreshToken } })).status).toBe(401);
    }
  });
});

describe('the MCP endpoint refuses with 401', () => {
  it('sign-in tokens and refresh tokens', proves('session.access.not-for-mcp'), async () => {
    for (const token of [user.accessToken, user.refreshToken, granted.refreshToken, granted.code]) {
      expect(await useToken(token)).toBe(401);
    }
  });

  it('a token in the query', async () => {
    const answer = await call(`POST /mcp?access_token=${granted.accessToken}`, { body: {} });
    expect(answer.status).toBe(401);
  });

  it('nothing that this test builds just like ours, so that each refusal below has one reason', async () => {
    expect(await useToken(await forge({}))).toBe(200);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['the audience of sign-in tokens', { aud: testBaseUrl }],
    ['the audience of refresh tokens', { aud: `${testBaseUrl}/oauth/token` }],
    ['no audience', { aud: undefined }],
    ['no expiry', { exp: undefined }],
    ['an expiry that has passed', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['no grant', { grant: undefined }],
    ['a grant that does not exist', { grant: randomUUID() }],
    ['a grant that is not an id', { grant: "' OR true--" }],
    ['no client id', { client_id: undefined }],
    ['the scope of a server key', { scope: 'transactions:create:any' }],
    ['no scope', { scope: undefined }],
    ['a subject that is not an id', { sub: 'admin' }],
  ])('a token signed with our key, but with %s', async (_what, changes) => {
    expect(await useToken(await forge(changes))).toBe(401);
  });

  it('a token with another type, another key, or none', async () => {
    const thief = generateKeyPairSync('ed25519').privateKey;
    const text = `${encode({ alg: 'none', typ: 'at+jwt', kid: ours.kid })}.${encode(decode(granted.accessToken))}`;
    for (const token of [
      await forge({}, { typ: 'JWT' }),
      await forge({}, { typ: 'rt+jwt' }),
      await forge({}, { kid: 'other' }),
      await forge({}, {}, thief),
      `${text}.`,
      text,
    ]) {
      expect(await useToken(token)).toBe(401);
    }
  });
});
