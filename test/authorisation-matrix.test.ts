import { withoutCustodyKeys } from '@countersign/harness/people/custody';
import { authorizeQuery, beginConsent, form, grant, registerClient } from '@countersign/harness/people/oauth';
import { createWallet, type SignedIn, signedOptions, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { submit, transferFields } from '@countersign/harness/requests/transactions';
import type { CallOptions, CallResult } from '@countersign/harness/service/caller';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { newP256Key, type RowWithBody, validBodies } from '@countersign/harness/service/valid-bodies';
import { contract, type Endpoint, type EndpointName } from '@countersign/protocol';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const callers = [
  'nobody',
  'garbage JWT',
  'garbage key',
  'own JWT',
  'other JWT',
  'own key',
  'other key',
  'own Sig',
  'other Sig',
  'ADMIN',
  'ORION',
] as const;
type Who = (typeof callers)[number];
type Status = 200 | 201 | 204 | 303 | 400 | 401 | 403 | 404 | 409 | 503;
type Line = readonly [Status, Status, Status, Status, Status, Status, Status, Status, Status, Status, Status];

const everybody: Line = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200];
const createdByAnybody: Line = [201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201];
const refusedAnybody: Line = [400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400];
const sentOn: Line = [303, 303, 303, 303, 303, 303, 303, 303, 303, 303, 303];
/** A client authenticates, or is public: other credentials are an error. */
const byClient: Line = [200, 401, 200, 401, 401, 200, 200, 200, 200, 200, 200];
const createdByJwt: Line = [401, 401, 401, 201, 201, 401, 401, 401, 401, 401, 401];
const doneByJwt: Line = [401, 401, 401, 204, 204, 401, 401, 401, 401, 401, 401];
const missingByJwt: Line = [401, 401, 401, 404, 404, 401, 401, 401, 401, 401, 401];
const readByJwt: Line = [401, 401, 401, 200, 200, 401, 401, 401, 401, 401, 401];

const byArbiter: Line = [401, 401, 401, 401, 401, 403, 403, 401, 401, 403, 200];

const byArbiterOrServer: Line = [401, 401, 401, 401, 401, 403, 403, 401, 401, 200, 200];

/**
 * The status that each caller, in the order above, gets from each row for an address or id of "own". Written by hand.
 */
const matrix: Record<EndpointName, Line> = {
  getServiceInfo: everybody,
  getHealth: everybody,
  getLiveness: everybody,
  getReadiness: everybody,
  getOpenApi: everybody,
  getReference: everybody,
  getJwks: everybody,
  getMetrics: [401, 401, 401, 401, 401, 403, 403, 401, 401, 200, 403],
  createSiweNonce: everybody,
  verifySiwe: everybody,
  refreshTokens: everybody,
  logout: doneByJwt,
  logoutAll: doneByJwt,
  validateToken: readByJwt,
  getMe: readByJwt,
  listAccess: readByJwt,
  // Each freezes its own account.
  freezeAccount: [401, 401, 401, 200, 200, 401, 401, 200, 200, 401, 401],
  unfreezeAccount: [401, 401, 401, 401, 401, 401, 401, 200, 200, 401, 401],
  createApiKey: createdByJwt,
  listApiKeys: readByJwt,
  registerPgpKey: createdByJwt,
  getProfile: readByJwt,
  revokeApiKey: [401, 401, 401, 200, 404, 401, 401, 401, 401, 401, 401],
  createUser: [401, 401, 401, 401, 401, 403, 403, 201, 403, 201, 403],
  getUser: [401, 401, 401, 401, 401, 200, 403, 200, 403, 200, 403],
  getSettings: readByJwt,
  updateSettings: readByJwt,
  getSettingsByAddress: [401, 401, 401, 200, 403, 200, 403, 200, 403, 200, 403],
  linkEscrowAccount: createdByJwt,
  listEscrowAccounts: readByJwt,
  unlinkEscrowAccount: doneByJwt,
  createProviderQuorum: [401, 401, 401, 201, 403, 403, 403, 401, 401, 201, 403],
  registerProviderQuorum: createdByJwt,
  getAttachedQuorum: readByJwt,
  attachQuorum: readByJwt,
  // Each detaches its own quorum.
  detachQuorum: [401, 401, 401, 200, 404, 401, 401, 401, 401, 401, 401],
  getPolicy: readByJwt,
  tryPolicy: readByJwt,
  updatePolicy: readByJwt,
  // No user here gets a key, so none has an integration.
  generateCsr: [401, 401, 401, 409, 409, 401, 401, 401, 401, 401, 401],
  getCustodyIntegration: readByJwt,
  listCustodyIntegrations: readByJwt,
  getCsr: missingByJwt,
  completeCustody: missingByJwt,
  validateCustody: missingByJwt,
  getCustodyConfiguration: [401, 401, 401, 404, 403, 403, 403, 401, 401, 404, 403],
  initiateConnection: everybody,
  getConnectionStatus: everybody,
  approveConnection: readByJwt,
  getConnectionInfo: readByJwt,
  declineConnection: readByJwt,
  getProtectedResource: everybody,
  getMcpProtectedResource: everybody,
  getAuthorizationServer: everybody,
  getMcpAuthorizationServer: everybody,
  registerClient: createdByAnybody,
  authorize: sentOn,
  getOauthSession: everybody,
  approveOauth: readByJwt,
  exchangeToken: byClient,
  revokeToken: byClient,
  listGrants: readByJwt,
  deleteGrant: [401, 401, 401, 204, 404, 401, 401, 401, 401, 401, 401],
  createTransaction: [401, 401, 401, 201, 403, 201, 403, 401, 401, 201, 403],
  listTransactions: [401, 401, 401, 200, 403, 200, 403, 200, 403, 200, 403],
  countTransactions: [401, 401, 401, 200, 403, 200, 403, 200, 403, 200, 403],
  exportTransactions: [401, 401, 401, 200, 403, 200, 403, 200, 403, 200, 403],
  getTransaction: [401, 401, 401, 200, 404, 200, 404, 200, 404, 200, 200],
  getReceipt: [401, 401, 401, 200, 404, 200, 404, 200, 404, 200, 200],
  createApproval: [401, 401, 401, 201, 403, 201, 403, 201, 403, 201, 201],
  getApprovalStatus: [401, 401, 401, 200, 404, 200, 404, 200, 404, 200, 200],
  // Nothing is approved here yet: a caller who may report is told so.
  recordExecution: [401, 401, 401, 400, 403, 400, 403, 400, 403, 400, 403],
  // None of them has an integration: a caller who may order is told so.
  createCustodyTransaction: [401, 401, 401, 401, 401, 401, 401, 401, 401, 404, 401],
  streamEvents: readByJwt,
  createWebhook: createdByJwt,
  listWebhooks: readByJwt,
  deleteWebhook: [401, 401, 401, 204, 404, 401, 401, 401, 401, 401, 401],
  rotateWebhookSecret: [401, 401, 401, 200, 404, 401, 401, 401, 401, 401, 401],
  testWebhook: [401, 401, 401, 201, 404, 401, 401, 401, 401, 401, 401],
  listWebhookDeliveries: [401, 401, 401, 200, 404, 401, 401, 401, 401, 401, 401],
  replayWebhookDelivery: [401, 401, 401, 200, 404, 401, 401, 401, 401, 401, 401],
  getNotifications: readByJwt,
  // This service sends neither mails nor push messages, so no user has a link.
  setNotificationEmail: [401, 401, 401, 503, 503, 401, 401, 401, 401, 401, 401],
  deleteNotificationEmail: doneByJwt,
  confirmNotificationEmail: refusedAnybody,
  unsubscribeNotificationEmail: [204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204],
  addPushSubscription: [401, 401, 401, 503, 503, 401, 401, 401, 401, 401, 401],
  deletePushSubscription: missingByJwt,
  listVerificationServices: everybody,
  listActiveVerificationServices: everybody,
  getVerificationService: everybody,
  getVerificationServiceByInbox: everybody,
  getVerificationServiceByPgpKey: everybody,
  getContent: everybody,
  putContent: [401, 401, 401, 401, 401, 403, 403, 401, 401, 201, 201],
  leaseRequests: byArbiter,
  renewLeases: byArbiter,
  returnLeases: byArbiter,
  updateTeeProof: byArbiterOrServer,
  updateSettlement: byArbiterOrServer,
  getAgent: everybody,
  listAgentTransactions: everybody,
  getAgentTransaction: everybody,
  getAgentMetrics: everybody,
  // For every caller: this service has no validator.
  tryValidator: [503, 503, 503, 503, 503, 503, 503, 503, 503, 503, 503],
};

interface Party extends SignedIn {
  readonly key: string;
  readonly keyId: string;
}

const { database, service, startInstance } = await useTestService();
await withoutCustodyKeys(database.pool);
const elsewhere = await startInstance();
let own: Party;
let other: Party;

async function enrol(wallet = createWallet()): Promise<Party> {
  const user = await signIn(service.call, wallet);
  const created = await service.call('POST /user-api-keys', { token: user.accessToken, body: { name: 'agent' } });
  return { ...user, key: created.get('secret'), keyId: created.get('apiKey.id') };
}

/** A JWT of our format without a valid signature. */
const forged = () => own.accessToken.replace(/[^.]+$/, 'A'.repeat(86));

async function credentials(
  who: Who,
  route: string,
  signers: Record<'own' | 'other', SignedIn['wallet']>,
  body?: object,
) {
  const plain: Partial<Record<Who, CallOptions>> = {
    nobody: {},
    'garbage JWT': { token: forged() },
    'garbage key': { key: own.key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')) },
    'own JWT': { token: own.accessToken },
    'other JWT': { token: other.accessToken },
    'own key': { key: own.key },
    'other key': { key: other.key },
    ADMIN: { key: testAdminKey },
    ORION: { key: testOrionKey },
  };
  const options = plain[who];
  if (options) return { ...options, ...(body && { body }) };
  return signedOptions(signers[who === 'own Sig' ? 'own' : 'other'], route, body ? { body } : {});
}

/** A body that belongs to the caller, so that only the caller's identity can be at fault. */
async function bodyOf(name: RowWithBody, who: Who): Promise<object> {
  // Each consumes a nonce, a refresh token or a place for a key, so that every caller needs fresh ones.
  const owner = await signIn(service.call, who.startsWith('other') ? other.wallet : own.wallet);
  return validBodies[name](service.call, owner);
}

async function putSealed(): Promise<string> {
  const body = await validBodies.putContent(service.call, own);
  return (await service.call('POST /internal/content', { key: testOrionKey, body })).get('cid');
}

/** A resource of "own" for each path parameter, fresh if the first permitted caller would use it up. */
async function fillPath({ path, group }: Endpoint): Promise<string> {
  const service1 = async () => (await service.call('GET /verification-services/1')).get;
  const values: Record<string, () => Promise<string>> = {
    ethereumAddress: async () => own.wallet.address,
    apiKeyId: async () => (await enrol(own.wallet)).keyId,
    requestHash: async () => submit(service.call, own),
    id: async () => (group === 'OAuth 2.1' ? newGrant() : '1'),
    cid: async () => putSealed(),
    type: async () => (group === 'Custody integration' ? 'execution' : attachOwnQuorum()),
    webhookId: async () => ownWebhook(),
    deliveryId: async () => (await callOwn(`POST /webhooks/${await ownWebhook()}/test`)).get('id'),
    token: async () => 'nobody-has-one',
    pushId: async () => crypto.randomUUID(),
    inbox: async () => (await service1())('inbox'),
    key: async () => (await service1())('pgpFingerprint'),
  };
  let filled: string = path;
  for (const [whole, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    filled = filled.replace(whole, (await values[name]?.()) ?? '');
  }
  return filled;
}

const callOwn = async (route: string, body?: object) => {
  const { accessToken: token } = await signIn(service.call, own.wallet);
  return service.call(route, { token, ...(body && { body }) });
};

async function ownWebhook(): Promise<string> {
  const { body } = await callOwn('GET /webhooks');
  const [first] = body as { id: string }[];
  const fresh = await validBodies.createWebhook(service.call, own);
  return first?.id ?? (await callOwn('POST /webhooks', fresh)).get('webhook.id');
}

async function attachOwnQuorum(): Promise<string> {
  const body = { type: 'execution', displayName: 'Treasury', p256PublicKey: newP256Key() };
  const { accessToken: token } = await signIn(service.call, own.wallet);
  await service.call('POST /settings/register-provider-quorum', { token, body });
  return 'execution';
}

async function newGrant(): Promise<string> {
  await grant(service.call, own);
  const { body } = await service.call('GET /oauth/grants', { token: own.accessToken });
  return (body as { id: string }[])[0]?.id ?? '';
}

async function fillQuery({ path, query = z.object() }: Endpoint): Promise<string> {
  if ('code' in query.shape) return `?code=${(await service.call('POST /auth/connect/initiate')).get('code')}`;
  const ofClient = path === '/oauth/authorize' || 'session' in query.shape;
  if (!ofClient) return '';
  const { clientId } = await registerClient(service.call);
  if (path === '/oauth/authorize') return `?${authorizeQuery(clientId)}`;
  return `?session=${await beginConsent(service.call, clientId)}`;
}

function asForm({ bodyType }: Endpoint, body: object | undefined, options: CallOptions): CallOptions {
  if (bodyType !== 'form') return options;
  const { raw, headers } = form(body as Record<string, string>);
  return { ...options, raw: raw ?? '', headers: { ...options.headers, ...headers } };
}

/** A stream may never end: only its start is read. */
async function begin(
  route: string,
  { token, key, headers }: CallOptions,
): Promise<Pick<CallResult, 'status' | 'body'>> {
  const response = await fetch(service.url + route.replace(/^GET /, ''), {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'x-api-key': key }),
      ...headers,
    },
  });
  const body = response.ok ? await response.body?.cancel() : await response.json();
  return { status: response.status, body };
}

/** A request of the row by this caller, in which only the caller can be wrong. */
async function prepare(name: EndpointName, row: Endpoint, who: Who): Promise<() => ReturnType<typeof begin>> {
  const route = `${row.method} ${await fillPath(row)}${await fillQuery(row)}`;
  // The address of a user to be created must not exist yet.
  const fresh = createWallet();
  const signers =
    name === 'createUser' ? { own: fresh, other: createWallet() } : { own: own.wallet, other: other.wallet };
  const bodies: Partial<Record<EndpointName, object>> = {
    createUser: { ethereumAddress: fresh.address },
    createTransaction: transferFields(own.wallet.address),
    createProviderQuorum: await validBodies.createProviderQuorum(service.call, own),
  };
  const body = bodies[name] ?? (row.body && (await bodyOf(name as RowWithBody, who)));
  const options = asForm(row, body, await credentials(who, route, signers, body));
  return () => (row.success.stream ? begin(route, options) : service.call(route, options));
}

const rows = Object.entries(contract) as [EndpointName, Endpoint][];

describe.each(rows)('%s', (name, row) => {
  // Created again for each row, because some rows end what others need.
  beforeAll(async () => {
    own = await enrol();
    other = await enrol();
  });

  it.each(callers.map((who, index) => [who, matrix[name][index]] as const))(
    'answers %s with %i',
    proves(
      'custody.admin.other-key',
      'custody.jwt-required',
      'errors.everywhere',
      'server-keys.admin-only',
      'users.read.unauthenticated',
      'webhooks.create',
    ),
    async (who, status) => {
      const send = await prepare(name, row, who);
      const answer = await send();
      expect(answer.status).toBe(status);
      if (answer.status >= 400) {
        const problem =
          row.errorFormat === 'oauth'
            ? { error_description: expect.any(String) }
            : { statusCode: status, message: expect.any(String) };
        expect(answer.body).toEqual({ ...problem, error: expect.any(String) });
      }
    },
  );
});

describe('an access token whose session was ended by logout-all on another instance', () => {
  const byJwt = rows.filter(([, { access }]) => access !== 'public' && access.by.includes('jwt'));
  /** These only end sessions. All others change state that outlives the token. */
  const afterLogout: readonly EndpointName[] = ['logout', 'logoutAll'];

  beforeEach(async () => {
    own = await enrol();
  });

  it.each(byJwt)(
    'changes nothing by %s, until its owner signs in again',
    proves('session.logout-all.access-tokens'),
    async (name, row) => {
      const status = matrix[name][callers.indexOf('own JWT')];
      const send = await prepare(name, row, 'own JWT');
      const { accessToken: token } = await signIn(service.call, own.wallet);
      expect((await elsewhere.call('POST /auth/logout-all', { token })).status).toBe(204);
      const isRefused = row.method !== 'GET' && !afterLogout.includes(name);
      expect((await send()).status).toBe(isRefused ? 401 : status);

      own = { ...own, ...(await signIn(service.call, own.wallet)) };
      const again = await prepare(name, row, 'own JWT');
      expect((await again()).status).toBe(status);
    },
  );
});

describe('an access token of an account that its owner has frozen', () => {
  const changing = rows.filter(
    ([, { access, method }]) => access !== 'public' && access.by.includes('jwt') && method !== 'GET',
  );
  /** These remove access, or change nothing. */
  const whileFrozen: readonly EndpointName[] = [
    'logout',
    'logoutAll',
    'freezeAccount',
    'revokeApiKey',
    'deleteGrant',
    'declineConnection',
    'createApproval',
    'recordExecution',
    'tryPolicy',
    'deleteWebhook',
    'testWebhook',
    'replayWebhookDelivery',
    'deleteNotificationEmail',
    'deletePushSubscription',
  ];

  beforeEach(async () => {
    own = await enrol();
  });

  it.each(changing)('%s is refused, unless it only removes access', proves('access.frozen'), async (name, row) => {
    const send = await prepare(name, row, 'own JWT');
    expect((await elsewhere.call('POST /access/freeze', { token: own.accessToken })).status).toBe(200);
    const { status } = await send();
    if (whileFrozen.includes(name)) expect(status).not.toBe(403);
    else expect(status).toBe(403);
  });
});

it('the table has exactly one line for every row', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(contract).sort());
});
