import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { beginSession } from '@countersign/harness/mcp/mcp-calls';
import {
  approve,
  beginConsent,
  createPkce,
  exchangeCode,
  exchangeRefresh,
  form,
  registerClient,
} from '@countersign/harness/people/oauth';
import {
  createWallet,
  getNonce,
  type SignedIn,
  signedOptions,
  signIn,
  siweMessage,
} from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import {
  startTestService,
  type TestService,
  testAdminKey,
  testConfig,
  testOrionKey,
} from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let service: TestService;
/** Everything that must never appear in a log, by kind. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService({ databaseUrl: database.url, env: { LOG_LEVEL: 'trace' } });
  const { masterKey } = testConfig({ databaseUrl: database.url });
  secrets.set('ADMIN_API_KEY', testAdminKey).set('ORION_API_KEY', testOrionKey);
  secrets.set('MASTER_KEY in hex', masterKey?.toString('hex') ?? '');
  secrets.set('MASTER_KEY in base64', masterKey?.toString('base64') ?? '');
  secrets.set('password of the database', new URL(database.url).password);
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

async function signInNotingSecrets(): Promise<SignedIn> {
  const wallet = createWallet();
  const nonce = await getNonce(service.call, wallet.address);
  const message = siweMessage(wallet, nonce);
  const signature = await wallet.signMessage({ message });
  const answer = await service.call('POST /auth/siwe/verify', { body: { message, signature } });
  const [accessToken, refreshToken] = [answer.get('accessToken'), answer.get('refreshToken')];
  secrets.set('nonce', nonce).set('signature of the sign-in', signature);
  secrets.set('access token', accessToken).set('refresh token', refreshToken);
  // A replay fails, which is logged.
  await service.call('POST /auth/siwe/verify', { body: { message, signature } });
  return { wallet, accessToken, refreshToken, userId: answer.get('user.id') };
}

async function useKeys({ accessToken: token, wallet }: SignedIn): Promise<void> {
  const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
  const key = created.get('secret');
  secrets.set('USER key', key);
  await service.call(`GET /users/${wallet.address}`, { key });
  await service.call(`GET /users/${createWallet().address}`, { key });
  await service.call('GET /settings', { key });
  await service.call(`DELETE /user-api-keys/${created.get('apiKey.id')}`, { token });
  await service.call(`GET /users/${wallet.address}`, { key });
  for (const serverKey of [testAdminKey, testOrionKey]) {
    await service.call('POST /users', { key: serverKey, body: { ethereumAddress: createWallet().address } });
  }
  const route = `GET /users/${wallet.address}`;
  const signed = await signedOptions(wallet, route);
  secrets.set('signature of a request', signed.headers?.['x-ethereum-signature'] ?? '');
  for (let use = 0; use < 2; use += 1) await service.call(route, signed);
}

async function refreshAndReuse({ accessToken: token, refreshToken }: SignedIn): Promise<void> {
  const refreshed = await service.call('POST /auth/refresh', { body: { refreshToken } });
  secrets
    .set('next access token', refreshed.get('accessToken'))
    .set('next refresh token', refreshed.get('refreshToken'));
  await service.call('POST /auth/refresh', { body: { refreshToken } });
  await service.call('POST /auth/logout', { token, body: { refreshToken: refreshed.get('refreshToken') } });
}

/** The whole flow of a client with a secret, and its failures. */
async function useOauth(user: SignedIn): Promise<void> {
  const { call } = service;
  const client = await registerClient(call, { token_endpoint_auth_method: 'client_secret_post' });
  const { verifier, challenge } = createPkce();
  const session = await beginConsent(call, client.clientId, { code_challenge: challenge });
  const code = await approve(call, user, session);
  const tokens = await exchangeCode(call, client, { code, code_verifier: verifier });
  const [token, refreshToken] = [tokens.get('access_token'), tokens.get('refresh_token')];
  const { id: mcpSession } = await beginSession(service, { token });
  const refreshed = await exchangeRefresh(call, client, refreshToken);
  secrets.set('client secret', client.clientSecret).set('code verifier', verifier).set('code', code);
  secrets.set('MCP access token', token).set('MCP refresh token', refreshToken);
  secrets.set('next MCP access token', refreshed.get('access_token'));
  secrets.set('next MCP refresh token', refreshed.get('refresh_token')).set('MCP session', mcpSession);
  // Refusals are logged: a wrong secret, a reused code and a reused token.
  await exchangeRefresh(call, { ...client, clientSecret: client.clientSecret.slice(1) }, refreshToken);
  await exchangeRefresh(call, client, refreshToken);
  await exchangeCode(call, client, { code, code_verifier: verifier });
  await call('POST /mcp', { token, body: { jsonrpc: '2.0', id: 1, method: 'ping' } });
}

/** Secrets in wrong places: paths, queries, other headers, malformed bodies. */
async function misplace(): Promise<void> {
  for (const secret of secrets.values()) {
    const encoded = encodeURIComponent(secret);
    await service.call(`GET /nowhere/${encoded}`);
    await service.call(`GET /?key=${encoded}`);
    await service.call(`GET /users/${encoded}`, { key: testAdminKey });
    await service.call('GET /auth/me', { token: `${secret}.x` });
    await service.call('GET /settings', { headers: { authorization: `Basic ${secret}`, cookie: secret } });
    await service.call('POST /auth/refresh', { raw: `{"refreshToken":"${secret}"` });
    await service.call('POST /auth/refresh', { raw: `{"refreshToken":"${secret}","refreshToken":1}` });
    await service.call('POST /auth/siwe/nonce', { body: { walletAddress: secret } });
    await service.call('POST /auth/siwe/verify', { body: { message: secret, signature: secret } });
    await service.call(`GET /oauth/authorize?client_id=${encoded}&state=${encoded}&redirect_uri=${encoded}`);
    await service.call('POST /oauth/token', form({ grant_type: secret, client_id: secret, client_secret: secret }));
    await service.call('POST /oauth/register', { body: { redirect_uris: [secret], client_name: secret } });
    await service.call('POST /oauth/revoke', form({ token: secret, client_id: secret }));
    await service.call('GET /mcp', { key: testAdminKey, headers: { 'mcp-session-id': secret } });
    await service.call('POST /mcp', { token: secret, body: { jsonrpc: '2.0', id: secret, method: secret } });
    await service.call('POST /mcp', { key: testAdminKey, body: { jsonrpc: '2.0', id: secret, method: secret } });
  }
}

/** Breaks a table of the service: the driver's error contains the statement and its parameters. */
async function failInTheDatabase(): Promise<void> {
  await database.pool.query('ALTER TABLE siwe_nonces RENAME TO elsewhere');
  const answer = await service.call('POST /auth/siwe/nonce', { body: { walletAddress: createWallet().address } });
  expect(answer.status).toBe(500);
  await database.pool.query('ALTER TABLE elsewhere RENAME TO siwe_nonces');
  await database.pool.query('ALTER TABLE oauth_grants RENAME TO elsewhere');
  const client = await registerClient(service.call);
  const exchanged = await exchangeCode(service.call, client, { code: secrets.get('code') ?? '', code_verifier: 'x' });
  expect(exchanged.status).toBe(500);
  await database.pool.query('ALTER TABLE elsewhere RENAME TO oauth_grants');
}

describe('the log at its most verbose level', () => {
  beforeAll(async () => {
    const user = await signInNotingSecrets();
    await useKeys(user);
    await useOauth(user);
    await refreshAndReuse(user);
    await misplace();
    await failInTheDatabase();
  });

  it('has a line for every request, with everything needed to trace it', proves('env.log-level'), () => {
    const requests = service.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(100);
    for (const line of requests) {
      expect(line).toMatchObject({
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        service: 'countersign',
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: expect.stringMatching(/^[A-Z]+$/),
        route: expect.stringMatching(/^(\/|none)/),
        status: expect.any(Number),
        ms: expect.any(Number),
      });
    }
  });

  it('gives the cause of an internal error', () => {
    const errors = service.logLines.filter((line) => line.includes('"level":"error"'));
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('siwe_nonces');
    expect(errors[1]).toContain('oauth_grants');
    for (const error of errors) expect(error).toContain('42P01');
  });

  it('contains none of the secrets', () => {
    expect(secrets.size).toBe(21);
    const log = service.logLines.join('\n');
    const found = [...secrets].filter(([, secret]) => secret === '' || log.includes(secret)).map(([what]) => what);
    expect(found).toEqual([]);
  });

  it('contains no part of a key or token that would help to guess the rest', () => {
    const log = service.logLines.join('\n');
    for (const [what, secret] of secrets) {
      const middle = secret.slice(Math.floor(secret.length / 2), Math.floor(secret.length / 2) + 16);
      expect({ what, found: log.includes(middle) }).toEqual({ what, found: false });
    }
  });

  it('is silent below the configured level', proves('env.log-level'), async () => {
    const quiet = await startTestService({ databaseUrl: database.url, env: { LOG_LEVEL: 'error' } });
    await signIn(quiet.call);
    await quiet.call('GET /nowhere');
    await quiet.stop();
    expect(quiet.logLines).toEqual([]);
  });
});
