import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { proves } from '@countersign/harness/proves';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCsr } from '../../service/src/features/custody/make-csr.ts';
import { startCustodyProvider } from './custody-provider.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
const csr = makeCsr({ commonName: 'n', organization: 'o', country: 'DE' }, privateKey);

const provider = await startCustodyProvider({ slowMs: 1 });
afterAll(() => provider.stop());
beforeEach(() => provider.faults.set({ fault: 'none' }));
const { apiKey } = provider.register(csr);

interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly body?: object;
  readonly key?: string;
  readonly header?: object;
  /** Overrides of valid values. */
  readonly claims?: object;
  /** Replaces the whole header. */
  readonly authorization?: string;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function call(
  { method = 'GET', path = '/v1/vault/accounts/0', body, key = apiKey, ...wrong }: Call = {},
  { url } = provider,
) {
  const raw = body ? JSON.stringify(body) : '';
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    uri: path,
    nonce: randomUUID(),
    iat,
    exp: iat + 29,
    sub: key,
    bodyHash: createHash('sha256').update(raw).digest('hex'),
    ...wrong.claims,
  };
  const unsigned = `${encode({ alg: 'RS256', typ: 'JWT', ...wrong.header })}.${encode(claims)}`;
  const token = `${unsigned}.${sign('sha256', Buffer.from(unsigned), privateKey).toString('base64url')}`;
  const headers = { 'x-api-key': key, authorization: wrong.authorization ?? `Bearer ${token}` };
  const response = await fetch(url + path, { method, headers, ...(raw && { body: raw }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, token };
}

let count = 0;
const order = (change: object = {}) => ({
  operation: 'TRANSFER',
  assetId: 'ETH_TEST5',
  source: { type: 'VAULT_ACCOUNT', id: '0' },
  destination: { type: 'ONE_TIME_ADDRESS', oneTimeAddress: { address: `0x${'12'.repeat(20)}` } },
  amount: '1.5',
  note: '',
  externalTxId: `order ${++count}`,
  ...change,
});
const create = (change?: object) => call({ method: 'POST', path: '/v1/transactions', body: order(change) });

describe('the simulated custody provider', () => {
  it('answers a correctly signed call', proves('custody.simulator'), async () => {
    expect(await call()).toMatchObject({ status: 200, text: expect.stringContaining('"id":"0"') });
  });

  const now = Math.floor(Date.now() / 1000);
  it.each<[string, Call, string]>([
    ['an API key that it did not issue', { key: randomUUID() }, 'unknown API key'],
    ['no token', { authorization: '' }, 'must be a JWT with RS256'],
    ['another algorithm', { header: { alg: 'none' } }, 'must be a JWT with RS256'],
    ['the subject of another key', { claims: { sub: randomUUID() } }, 'sub does not match'],
    ['another path', { claims: { uri: '/v1/vault/accounts/1' } }, 'uri does not match'],
    ['a path without /v1', { claims: { uri: '/vault/accounts/0' } }, 'uri does not match'],
    ['the hash of another body', { claims: { bodyHash: createHash('sha256').update('{}').digest('hex') } }, 'bodyHash'],
    ['a token for longer than 29 s', { claims: { exp: now + 6_000 } }, 'exp must be at most 29 s'],
    ['a token that has expired', { claims: { iat: now - 60, exp: now - 31 } }, 'has expired'],
    ['a token from the future', { claims: { iat: now + 6_000, exp: now + 6_020 } }, 'is in the future'],
    ['no nonce', { claims: { nonce: undefined } }, 'nonce is missing'],
  ])(
    'refuses %s',
    proves('custody.provider.jwt.expiry', 'custody.provider.jwt.uri', 'custody.simulator'),
    async (_name, wrong, words) => {
      expect(await call(wrong)).toMatchObject({ status: 401, text: expect.stringContaining(words) });
    },
  );

  it('refuses a used nonce, and a signature by another key', proves('custody.simulator'), async () => {
    const { token } = await call();
    expect((await call({ authorization: `Bearer ${token}` })).text).toContain('nonce has been used before');
    const [header, payload] = token.split('.');
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const forged = sign('sha256', Buffer.from(`${header}.${payload}`), other).toString('base64url');
    expect((await call({ authorization: `Bearer ${header}.${payload}.${forged}` })).text).toContain(
      'invalid signature',
    );
  });

  it('accepts each externalTxId once', proves('custody.simulator'), async () => {
    const externalTxId = 'only once';
    expect((await create({ externalTxId })).status).toBe(200);
    const again = await create({ externalTxId });
    expect([again.status, JSON.parse(again.text)]).toEqual([400, { message: expect.any(String), code: 1438 }]);
  });

  it.each<[string, object]>([
    ['an unknown operation', { operation: 'MINT' }],
    ['no asset', { assetId: '' }],
    ['another vault account', { source: { type: 'VAULT_ACCOUNT', id: '5' } }],
    ['no address', { destination: { type: 'ONE_TIME_ADDRESS', oneTimeAddress: { address: '0x12' } } }],
    ['a number as the amount', { amount: 1.5 }],
    ['an amount with an exponent', { amount: '1e-18' }],
    ['a contract call without data', { operation: 'CONTRACT_CALL' }],
    ['a transfer with data', { extraParameters: { contractCallData: '0x00' } }],
  ])('refuses an order with %s', async (_name, change) => {
    const before = provider.transactions.list().length;
    expect((await create(change)).status).toBe(400);
    expect(provider.transactions.list()).toHaveLength(before);
  });

  it.each([
    ['error', 500, 0],
    ['busy', 429, 0],
    ['unavailable', 503, 0],
    ['garbled', 200, 1],
    ['slow', 200, 1],
  ] as const)('with the fault %s an order gets %i and is taken %i times', async (fault, status, times) => {
    provider.faults.set({ fault, method: 'POST', times: 1 });
    const before = provider.transactions.list().length;
    expect((await call()).status).toBe(200);
    expect((await create()).status).toBe(status);
    expect(provider.transactions.list()).toHaveLength(before + times);
    expect((await create()).status).toBe(200);
  });

  it('with the fault drop an order is accepted without an answer', async () => {
    provider.faults.set({ fault: 'drop' });
    const before = provider.transactions.list().length;
    await expect(create()).rejects.toThrow('fetch failed');
    expect(provider.transactions.list()).toHaveLength(before + 1);
  });
});

describe('/_simulator', () => {
  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${provider.url}/_simulator${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  it("issues an API key for a signing request, and none if the request's own key did not sign it", async () => {
    const given = await control('PUT', '/users', { csr, vaultAccountIds: ['3'] });
    expect(given).toEqual({ status: 201, body: { apiKey: expect.any(String), vaultAccountIds: ['3'] } });
    expect((await call({ key: given.body.apiKey, path: '/v1/vault/accounts/3' })).status).toBe(200);
    expect((await call({ key: given.body.apiKey })).status).toBe(404);
    const changed = csr.replace(/.(?=\n-----END)/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const bad of [changed, csr.replaceAll('REQUEST', 'X'), '', undefined]) {
      expect((await control('PUT', '/users', { csr: bad })).status).toBe(400);
    }
  });

  it('sets the outcome of a transaction, sets faults and lists calls', async () => {
    const { id } = JSON.parse((await create()).text);
    const changed = await control('PUT', `/transactions/${id}`, { status: 'REJECTED', subStatus: 'REJECTED_BY_USER' });
    expect(changed.body).toMatchObject({ status: 'REJECTED', subStatus: 'REJECTED_BY_USER', txHash: '' });
    expect((await control('GET', '/transactions')).body.at(-1)).toEqual(changed.body);
    expect((await control('PUT', `/transactions/${randomUUID()}`, { status: 'FAILED' })).status).toBe(404);
    expect((await control('PUT', '/faults', { fault: 'busy' })).status).toBe(200);
    expect((await call()).headers.get('retry-after')).toBe('2');
    expect((await control('PUT', '/faults', { fault: 'tired' })).status).toBe(400);
    expect((await control('PUT', '/faults', { fault: 'busy', seconds: 'many' })).status).toBe(400);
    expect((await control('GET', '/calls')).body.at(-1)).toMatchObject({ method: 'GET', apiKey, status: 429 });
  });
});

it('is busy or unavailable for the given time, with the given Retry-After', async () => {
  let nowMs = Date.now();
  const timed = await startCustodyProvider({ now: () => nowMs });
  const { apiKey: key } = timed.register(csr);
  const look = async () => {
    const { status, headers } = await call({ key }, timed);
    return [status, headers.get('retry-after')];
  };
  timed.faults.set({ fault: 'busy', seconds: 5, retryAfterSeconds: 90 });
  expect(await look()).toEqual([429, '90']);
  nowMs += 4_999;
  expect(await look()).toEqual([429, '90']);
  nowMs += 1;
  expect(await look()).toEqual([200, null]);
  timed.faults.set({ fault: 'unavailable' });
  expect(await look()).toEqual([503, null]);
  timed.faults.set({ fault: 'unavailable', retryAfterSeconds: 7 });
  expect(await look()).toEqual([503, '7']);
  await timed.stop();
});

it('completes a transaction by itself on request, one step for each query', async () => {
  const eager = await startCustodyProvider({ advances: true });
  const { apiKey: key } = eager.register(csr);
  const body = order({ externalTxId: 'to-the-end' });
  const created = await call({ method: 'POST', path: '/v1/transactions', body, key }, eager);
  const { id } = JSON.parse(created.text);
  const seen: string[] = [];
  for (const path of [id, id, id, id, 'external_tx_id/to-the-end']) {
    seen.push(JSON.parse((await call({ path: `/v1/transactions/${path}`, key }, eager)).text).status);
  }
  expect(seen).toEqual(['SUBMITTED', 'PENDING_SIGNATURE', 'BROADCASTING', 'CONFIRMING', 'COMPLETED']);
  expect(eager.transactions.find({ id })).toMatchObject({
    txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    blockInfo: { blockHeight: expect.stringMatching(/^\d+$/) },
  });
  await eager.stop();
});
