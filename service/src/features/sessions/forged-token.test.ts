import { generateKeyPairSync, randomUUID, sign as signBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@countersign/edge';
import { expectProblem } from '@countersign/harness/people/sign-in';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { createKeyStore, type KeyStore } from '@countersign/harness/service/signing-keys';
import { startTestService, type TestService, testBaseUrl } from '@countersign/harness/service/test-service';
import { base64url, exportSPKI, importJWK, type JWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigningKeys } from './signing-keys.ts';

let store: KeyStore;
let service: TestService;
let session: SignedIn;
let ours: Awaited<ReturnType<ReturnType<typeof createSigningKeys>['current']>>;

beforeAll(async () => {
  store = await createKeyStore();
  service = await startTestService(store.start);
  session = await signIn(service.call);
  ours = await createSigningKeys({ ...store, now: Date.now, log: createLog('fatal') }).current();
});

afterAll(async () => {
  await service.stop();
  await store.drop();
});

const thief = generateKeyPairSync('ed25519');
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const present = (token: string) => service.call('GET /auth/me', { token });
const encode = (value: unknown) => base64url.encode(JSON.stringify(value));

/** Values of any type, because a forger may use any; undefined omits a member. */
type Changes = Record<string, unknown>;

const header = (changes: Changes = {}) =>
  ({ alg: 'EdDSA', typ: 'at+jwt', kid: ours.kid, ...changes }) as JWTHeaderParameters;

/** The claims of our own access tokens; a test changes one. */
const claims = (changes: Changes = {}): JWTPayload => ({
  ...{ iss: testBaseUrl, aud: testBaseUrl, sub: session.userId, address: session.wallet.address.toLowerCase() },
  ...{ iat: inSeconds(0), exp: inSeconds(900), jti: randomUUID(), sid: randomUUID() },
  ...changes,
});

const sign = (payload: JWTPayload, protectedHeader: JWTHeaderParameters, key: Parameters<SignJWT['sign']>[0]) =>
  new SignJWT(payload).setProtectedHeader(protectedHeader).sign(key);

describe('access token', () => {
  describe('200', () => {
    it('signed by this test exactly like ours, so that each refusal below has one reason', async () => {
      const answer = await present(await sign(claims(), header(), ours.privateKey));
      expect(answer.body).toEqual({ id: session.userId, ethereumAddress: session.wallet.address });
    });
  });

  describe('401', () => {
    it.each<[string, () => JWTPayload]>([
      ['another issuer', () => claims({ iss: 'https://evil.example' })],
      ['an issuer with a slash more', () => claims({ iss: `${testBaseUrl}/` })],
      ['no issuer', () => claims({ iss: undefined })],
      ['another audience', () => claims({ aud: 'https://evil.example' })],
      ['the audience of MCP tokens', () => claims({ aud: `${testBaseUrl}/mcp` })],
      ['the audience of refresh tokens', () => claims({ aud: `${testBaseUrl}/auth/refresh` })],
      ['no audience', () => claims({ aud: undefined })],
      ['no expiry', () => claims({ exp: undefined })],
      ['an expiry that has passed', () => claims({ exp: inSeconds(-1) })],
      ['an expiry that is a string', () => claims({ exp: 'never' })],
      ['a time before which it is invalid', () => claims({ nbf: inSeconds(60) })],
      ['no session', () => claims({ sid: undefined })],
      ['an invalid session id', () => claims({ sid: 'all' })],
      ['no subject', () => claims({ sub: undefined })],
      ['an invalid subject', () => claims({ sub: 'admin' })],
      ['no address', () => claims({ address: undefined })],
      ['an invalid address', () => claims({ address: '0x12' })],
    ])(
      'signed with our key, but with %s',
      proves('session.access.audience', 'session.access.mcp-only'),
      async (_what, payload) => {
        expectProblem(await present(await sign(payload(), header(), ours.privateKey)), 401);
      },
    );

    it.each<[string, () => JWTHeaderParameters]>([
      ['no type', () => header({ typ: undefined })],
      ['the type JWT', () => header({ typ: 'JWT' })],
      ['the type of refresh tokens', () => header({ typ: 'rt+jwt' })],
      ['no kid', () => header({ kid: undefined })],
      ['a kid that is not a string', () => header({ kid: 7 })],
      ['an empty kid', () => header({ kid: '' })],
      ['the name of a file as kid', () => header({ kid: '../../../../dev/null' })],
      ['a piece of SQL as kid', () => header({ kid: "' OR 1=1 --" })],
      ['a prototype as kid', () => header({ kid: '__proto__' })],
      ['an extension that must be understood', () => header({ crit: ['exp'], exp: 1 })],
    ])('signed with our key, but with %s', async (_what, protectedHeader) => {
      const text = `${encode(protectedHeader())}.${encode(claims())}`;
      const signature = base64url.encode(signBytes(null, Buffer.from(text), ours.privateKey));
      expectProblem(await present(`${text}.${signature}`), 401);
    });

    it('signed with another key under our kid', async () => {
      expectProblem(await present(await sign(claims(), header(), thief.privateKey)), 401);
    });

    it('signed with another key that the token contains (jwk, x5c)', async () => {
      const jwk = { ...thief.publicKey.export({ format: 'jwk' }), kid: ours.kid } as JWK;
      const x5c = [thief.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')];
      for (const trick of [{ jwk }, { jwk, kid: undefined }, { x5c }]) {
        expectProblem(await present(await sign(claims(), header(trick), thief.privateKey)), 401);
      }
    });

    it('signed with another key that the token links to (jku, x5u), which is never fetched', async () => {
      let fetched = 0;
      const server = createServer((_request, response) => {
        fetched += 1;
        const jwk = { ...thief.publicKey.export({ format: 'jwk' }), kid: 'thief', alg: 'EdDSA', use: 'sig' };
        response.end(JSON.stringify({ keys: [jwk] }));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
      for (const kid of ['thief', ours.kid, url]) {
        const token = await sign(claims(), header({ kid, jku: url, x5u: url }), thief.privateKey);
        expectProblem(await present(token), 401);
      }
      await new Promise((resolve) => server.close(resolve));
      expect(fetched).toBe(0);
    });

    it('without a signature, alg none in any spelling', async () => {
      for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
        const text = `${encode(header({ alg }))}.${encode(claims())}`;
        for (const token of [`${text}.`, text, `${text}.AA`]) expectProblem(await present(token), 401);
      }
    });

    it('HS256 with our public key, in any encoding, as the secret', proves('session.access.signature'), async () => {
      const { keys } = (await service.call('GET /.well-known/jwks.json')).body as { keys: JWK[] };
      const [published] = keys;
      const publicKey = await importJWK(published as JWK, 'EdDSA');
      const pem = await exportSPKI(publicKey as CryptoKey);
      const forms = [
        Buffer.from(published?.x ?? '', 'base64url'),
        Buffer.from(published?.x ?? ''),
        Buffer.from(pem),
        Buffer.from(pem.trim()),
        Buffer.from(JSON.stringify(published)),
        ours.publicKey.export({ format: 'der', type: 'spki' }),
      ];
      for (const secret of forms) {
        // HS256 requires a secret of at least 32 bytes, and every form has them.
        expect(secret.length).toBeGreaterThanOrEqual(32);
        expectProblem(await present(await sign(claims(), header({ alg: 'HS256' }), secret)), 401);
      }
    });

    it('ES256 or RS256 with another key under our kid', async () => {
      const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
      const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
      expectProblem(await present(await sign(claims(), header({ alg: 'ES256' }), ec)), 401);
      expectProblem(await present(await sign(claims(), header({ alg: 'RS256' }), rsa)), 401);
    });

    it('with any of its three parts replaced, truncated or emptied', async () => {
      const other = (await signIn(service.call)).accessToken.split('.');
      const own = session.accessToken.split('.');
      for (const place of [0, 1, 2]) {
        const part = own[place] ?? '';
        // Two of our tokens have the same header.
        const swapped = place === 0 ? encode(header({ kid: 'other' })) : (other[place] ?? '');
        for (const replacement of [swapped, part.slice(0, -2), '', `${part}.`, `${part}!`]) {
          expectProblem(await present(own.with(place, replacement).join('.')), 401);
        }
      }
      expect((await present(session.accessToken)).status).toBe(200);
    });

    it('of another service with the same keys', async () => {
      const env = { ...store.start.env, BASE_URL: 'http://localhost:3999' };
      const sibling = await startTestService({ ...store.start, env });
      const { accessToken, refreshToken } = await signIn(sibling.call);
      expect((await sibling.call('GET /auth/me', { token: accessToken })).status).toBe(200);
      expectProblem(await present(accessToken), 401);
      expectProblem(await service.call('POST /auth/refresh', { body: { refreshToken } }), 401);
      await sibling.stop();
    });
  });
});

describe('refresh token', () => {
  const refresh = (refreshToken: string) => service.call('POST /auth/refresh', { body: { refreshToken } });
  const signRefresh = (payload: JWTPayload, key = ours.privateKey) => sign(payload, header({ typ: 'rt+jwt' }), key);

  it('200 when signed by this test exactly like ours, so that each refusal below has one reason', async () => {
    const { refreshToken } = await signIn(service.call);
    expect((await refresh(await signRefresh({ ...decode(refreshToken), iat: inSeconds(0) }))).status).toBe(200);
  });

  it.each<[string, Changes]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['the audience of access tokens', { aud: testBaseUrl }],
    ['no expiry', { exp: undefined }],
    ['an expiry that has passed', { exp: inSeconds(-1) }],
    ['no subject', { sub: undefined }],
    ['no id', { jti: undefined }],
    ['an invalid id', { jti: 'x' }],
    ['no family', { family: undefined }],
    ['an invalid family', { family: "' OR 1=1 --" }],
    ['an unknown family', { family: randomUUID() }],
  ])('401 with %s, and the genuine one still works', async (_what, changes) => {
    const { refreshToken } = await signIn(service.call);
    expectProblem(await refresh(await signRefresh({ ...decode(refreshToken), ...changes })), 401, 'refreshToken:');
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('401 when signed with another key', async () => {
    const { refreshToken } = await signIn(service.call);
    expectProblem(await refresh(await signRefresh(decode(refreshToken), thief.privateKey)), 401, 'refreshToken:');
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it("401 when it names another user's family, which stays alive", async () => {
    const [own, victim] = [await signIn(service.call), await signIn(service.call)];
    const { family } = decode(victim.refreshToken);
    expectProblem(await refresh(await signRefresh({ ...decode(own.refreshToken), family })), 401, 'refreshToken:');
    expect((await refresh(victim.refreshToken)).status).toBe(200);
  });
});

const decode = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
