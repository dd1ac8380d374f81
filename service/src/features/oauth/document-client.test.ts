import { createLog } from '@countersign/edge';
import {
  authorizeQuery,
  beginConsent,
  createPkce,
  exchangeCode,
  exchangeRefresh,
  grant,
  testRedirectUri,
} from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { startTinyServer } from '@countersign/harness/servers/tiny-server';
import { testBaseUrl, testMasterKey } from '@countersign/harness/service/test-service';
import { oauthRows } from '@countersign/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalKeys } from '../../platform/crypto/local-keys.ts';
import { createSealer } from '../../platform/crypto/seal.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createSigningKeys } from '../sessions/index.ts';
import { createDocumentReader, createOauthTokens, oauthRoutes } from './index.ts';
import { answerOf, expectRefusal, useOauth } from './oauth.fixture.ts';

const clientId = 'https://client.example/agent.json';
const client = { clientId, clientSecret: '' };
const log = createLog('fatal');
const now = () => Date.now() + aheadMs;
let aheadMs = 0;
let documents: Record<string, object>;
let user: SignedIn;

/** The service, and next to it the OAuth endpoints with documents enabled and the test's own network. */
const { database, call: serviceCall, useToken } = await useOauth();
const opened = openDatabase(database.url, () => {});
const sealer = createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex')));
const keys = createSigningKeys({ db: opened.db, sealer, now: Date.now, log });
const routes = oauthRoutes({
  db: opened.db,
  tokens: createOauthTokens({ baseUrl: testBaseUrl, keys, now: Date.now }),
  baseUrl: testBaseUrl,
  uiUrl: `${testBaseUrl}/app`,
  refreshGraceSeconds: 0,
  documents: createDocumentReader({
    now,
    fetchPublic: async ({ href }) => {
      if (!documents[href]) throw new Error('nobody answers');
      const body = Buffer.from(JSON.stringify(documents[href]));
      return { status: 200, headers: { 'content-type': 'application/json' }, body };
    },
  }),
  log,
  metrics: createMetrics([]),
});
const { call, close } = await startTinyServer(oauthRows, routes);

beforeAll(async () => {
  user = await signIn(serviceCall);
});

beforeEach(() => {
  // Everything cached before has expired.
  aheadMs += 2 * 60 * 60 * 1000;
  documents = { [clientId]: { client_id: clientId, client_name: 'An agent', redirect_uris: [testRedirectUri] } };
});

afterAll(async () => {
  await close();
  await opened.pool.end();
});

async function approveCode() {
  const { verifier, challenge } = createPkce();
  const sessionId = await beginConsent(call, clientId, { code_challenge: challenge });
  // The subject of the token is trusted here.
  const answer = await call('POST /oauth/approve', { token: user.userId, body: { sessionId } });
  return { sessionId, code: answerOf(answer.get('redirectUrl')).code ?? '', code_verifier: verifier };
}

const authorize = (changes = {}) => call(`GET /oauth/authorize?${authorizeQuery(clientId, changes)}`);

describe('a client whose id is the URL of its document', () => {
  it('is announced in the metadata', async () => {
    const { body } = await call('GET /.well-known/oauth-authorization-server');
    expect(body).toMatchObject({ client_id_metadata_document_supported: true });
  });

  it('gets working tokens, and is shown as described in its document', async () => {
    const { sessionId, ...fields } = await approveCode();
    expect((await call(`GET /oauth/session-info?session=${sessionId}`)).body).toMatchObject({
      client: { clientId, clientName: 'An agent', redirectHost: '127.0.0.1:7777', loopback: true },
      status: 'approved',
    });
    const answer = await exchangeCode(call, client, fields);
    expect(await useToken(answer.get('access_token'))).toBe(200);
  });

  it('keeps its tokens while the host of its document is down, and cannot start a new authorisation', async () => {
    const { sessionId, ...fields } = await approveCode();
    documents = {};
    aheadMs += 2 * 60 * 60 * 1000;
    const first = await exchangeCode(call, client, fields);
    const second = await exchangeRefresh(call, client, first.get('refresh_token'));
    expect(await useToken(second.get('access_token'))).toBe(200);
    const answer = await authorize();
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('is never redirected to a URI outside its document', async () => {
    const answer = await authorize({ redirect_uri: 'https://evil.example/cb' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    documents = { [clientId]: { client_id: clientId, redirect_uris: ['javascript:alert(1)'] } };
    aheadMs += 2 * 60 * 60 * 1000;
    const hostile = await authorize({ redirect_uri: 'javascript:alert(1)' });
    expect([hostile.status, hostile.headers.get('location')]).toEqual([400, null]);
  });

  it('has no secret, and cannot use a code of another client', async () => {
    const { sessionId, ...fields } = await approveCode();
    expectRefusal(await exchangeCode(call, client, { ...fields, client_secret: 'x' }), 401, 'invalid_client');
    const other = { ...client, clientId: 'https://other.example/agent.json' };
    expectRefusal(await exchangeCode(call, other, fields), 400, 'invalid_grant');
    const { refreshToken } = await grant(serviceCall, user);
    expectRefusal(await exchangeRefresh(call, client, refreshToken), 400, 'invalid_grant');
  });
});
