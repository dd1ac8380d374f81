import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proves } from '@countersign/harness/proves';
import { parseAddress } from '@countersign/protocol';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startCustodyProvider } from '../../../../simulators/src/index.ts';
import { type ClientDeps, createCustodyClient } from './custody-client.ts';
import { makeCsr } from './make-csr.ts';
import type { CustodyAccess, CustodyOrder } from './provider.ts';
import { providerUrl } from './send-call.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
const csr = makeCsr({ commonName: 'test', organization: 'test', country: 'DE' }, privateKey);

const provider = await startCustodyProvider();
afterAll(() => provider.stop());
const { apiKey } = provider.register(csr, ['7']);

const clientOf = (deps: Partial<ClientDeps> = {}) =>
  createCustodyClient({ gateway: provider.url, assets: new Map(), now: Date.now, ...deps });
const client = clientOf();
const access: CustodyAccess = { environment: 'sandbox', region: 'US', vaultAccountId: '7', apiKey, privateKey };

let count = 0;
const orderOf = (change: Partial<CustodyOrder> = {}): CustodyOrder => ({
  chainId: 11_155_111,
  to: parseAddress('0x52908400098527886E0F7030069857D2E4169EE7') as CustodyOrder['to'],
  value: 1n,
  data: '0x',
  externalTxId: `0x${(++count).toString(16).padStart(64, '0')}`,
  note: 'a note',
  ...change,
});
const lastCall = () => provider.calls.at(-1);

beforeEach(() => provider.faults.set({ fault: 'none' }));

describe('create', () => {
  it(
    'sends a transfer with the exact amount, and returns its id',
    proves(
      'custody.provider.amount',
      'custody.provider.create',
      'custody.provider.destination',
      'custody.provider.source',
    ),
    async () => {
      const order = orderOf();
      const answer = await client.create(access, order);
      expect(answer).toEqual({
        kind: 'found',
        transaction: {
          id: provider.transactions.list().at(-1)?.id,
          state: 'underway',
          status: 'SUBMITTED',
          reason: null,
          txHash: null,
          blockNumber: null,
        },
      });
      expect(lastCall()).toEqual({
        method: 'POST',
        uri: '/v1/transactions',
        apiKey,
        tokenFault: null,
        status: 200,
        body: {
          operation: 'TRANSFER',
          assetId: 'ETH_TEST5',
          source: { type: 'VAULT_ACCOUNT', id: '7' },
          destination: {
            type: 'ONE_TIME_ADDRESS',
            oneTimeAddress: { address: '0x52908400098527886E0F7030069857D2E4169EE7' },
          },
          amount: '0.000000000000000001',
          note: 'a note',
          externalTxId: order.externalTxId,
        },
      });
    },
  );

  it(
    'sends a contract call with its data',
    proves('custody.provider.call-data', 'custody.provider.create'),
    async () => {
      await client.create(access, orderOf({ data: '0xa9059cbb', value: 0n, chainId: 8453 }));
      expect(lastCall()?.body).toMatchObject({
        operation: 'CONTRACT_CALL',
        assetId: 'BASECHAIN_ETH',
        amount: '0',
        extraParameters: { contractCallData: '0xa9059cbb' },
      });
    },
  );

  it('reports that the provider already has the externalTxId', proves('custody.provider.errors'), async () => {
    const order = orderOf();
    await client.create(access, order);
    expect(await client.create(access, order)).toEqual({ kind: 'repeated' });
  });

  it("returns the provider's reason for refusing an order", proves('custody.provider.errors'), async () => {
    const { create } = clientOf();
    expect(await create({ ...access, vaultAccountId: '8' }, orderOf())).toEqual({
      kind: 'refused',
      because: 'order',
      reason: 'The custody provider answered with status 400: source: the vault account does not exist',
    });
  });

  it('reports refused credentials', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(await client.create({ ...access, privateKey: other.privateKey }, orderOf())).toEqual({
      kind: 'refused',
      because: 'credentials',
      reason: 'The custody provider answered with status 401: Unauthorized: invalid signature',
    });
  });

  it('refuses a chain without an asset and says what to do; no call is made', async () => {
    const calls = provider.calls.length;
    expect(await client.create(access, orderOf({ chainId: 424_242 }))).toEqual({
      kind: 'refused',
      because: 'order',
      reason: expect.stringContaining('CUSTODY_ASSETS'),
    });
    expect(provider.calls).toHaveLength(calls);
  });

  it.each([
    ['error', 'unclear', 'status 500', null],
    ['busy', 'busy', 'status 429', 2],
    ['unavailable', 'busy', 'status 503', null],
    ['drop', 'unclear', 'is unreachable', null],
    ['garbled', 'unclear', 'unreadable', null],
  ] as const)('after %s says %s, and does not send the order again', async (fault, said, words, retryAfterSeconds) => {
    const calls = provider.calls.length;
    provider.faults.set({ fault });
    const order = orderOf();
    expect(await client.create(access, order)).toEqual({
      kind: said,
      reason: expect.stringContaining(words),
      retryAfterSeconds,
    });
    expect(provider.calls).toHaveLength(calls + 1);
    provider.faults.set({ fault: 'none' });
    // Accepted and refused orders can be distinguished afterwards.
    const { kind } = await client.findByExternalId(access, order.externalTxId);
    expect(kind).toBe(fault === 'drop' || fault === 'garbled' ? 'found' : 'absent');
  });

  it('is inconclusive if the answer does not arrive in time', async () => {
    provider.faults.set({ fault: 'slow' });
    const impatient = clientOf({ timeoutMs: 300 });
    expect(await impatient.create(access, orderOf())).toMatchObject({
      kind: 'unclear',
      reason: 'The custody provider did not respond in time',
    });
  });

  it('is inconclusive if nothing listens', async () => {
    const nobody = clientOf({ gateway: 'http://127.0.0.1:1' });
    expect(await nobody.create(access, orderOf())).toMatchObject({ kind: 'unclear', retryAfterSeconds: null });
  });
});

describe('findByExternalId', () => {
  const follow = async (change: Parameters<typeof provider.transactions.change>[1]) => {
    const order = orderOf();
    await client.create(access, order);
    provider.transactions.change(provider.transactions.list().at(-1)?.id ?? '', change);
    return client.findByExternalId(access, order.externalTxId);
  };

  it('returns hash and block of a completed transaction', async () => {
    const txHash = `0x${'AB'.repeat(32)}`;
    expect(await follow({ status: 'COMPLETED', subStatus: 'CONFIRMED', txHash, blockHeight: '123' })).toMatchObject({
      kind: 'found',
      transaction: { state: 'completed', status: 'COMPLETED', txHash: txHash.toLowerCase(), blockNumber: 123 },
    });
  });

  it.each(['CANCELLED', 'REJECTED', 'BLOCKED', 'FAILED', 'TIMEOUT'])(
    '%s is final, with its sub-status',
    async (status) => {
      expect(await follow({ status, subStatus: 'REJECTED_BY_USER' })).toMatchObject({
        kind: 'found',
        transaction: { state: 'failed', status, reason: 'REJECTED_BY_USER', txHash: null },
      });
    },
  );

  it.each(['PENDING_AUTHORIZATION', 'QUEUED', 'BROADCASTING', 'CONFIRMING', 'CANCELLING', 'A_NEW_ONE'])(
    '%s is pending',
    async (status) => {
      expect(await follow({ status })).toMatchObject({ kind: 'found', transaction: { state: 'underway', status } });
    },
  );

  it('reports a missing transaction', async () => {
    expect(await client.findByExternalId(access, `0x${'ff'.repeat(32)}`)).toEqual({ kind: 'absent' });
  });

  it('is repeated with a new nonce if the provider fails once', async () => {
    const calls = provider.calls.length;
    provider.faults.set({ fault: 'error', times: 1 });
    expect(await client.findByExternalId(access, `0x${'fe'.repeat(32)}`)).toEqual({ kind: 'absent' });
    expect(provider.calls.slice(calls).map(({ status, tokenFault }) => [status, tokenFault])).toEqual([
      [500, null],
      [404, null],
    ]);
  });

  it('is inconclusive if the credentials are refused', async () => {
    expect(await client.findByExternalId({ ...access, apiKey: 'unknown' }, '0x00')).toMatchObject({ kind: 'unclear' });
  });

  it('is inconclusive if the provider asks for patience', async () => {
    provider.faults.set({ fault: 'busy' });
    expect(await client.findByExternalId(access, '0x00')).toMatchObject({ kind: 'unclear', retryAfterSeconds: 2 });
  });
});

describe('checkVault', () => {
  it('accepts the vault account of the integration', async () => {
    expect(await client.checkVault(access)).toEqual({ kind: 'accepted' });
    expect(lastCall()).toMatchObject({ method: 'GET', uri: '/v1/vault/accounts/7', tokenFault: null });
  });

  it('refuses one that the provider does not have', async () => {
    expect(await client.checkVault({ ...access, vaultAccountId: '8' })).toEqual({
      kind: 'refused',
      reason: 'The custody provider answered with status 404: The Provided Vault Account ID is invalid',
    });
  });
});

describe('signed calls', () => {
  /** Answers every call individually, and records the requests. */
  async function listen(answer: RequestListener) {
    const seen: { url: string; headers: Record<string, unknown>; body: string }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { url, seen, stop: () => new Promise((resolve) => server.close(resolve)) };
  }

  it(
    'carry the API key and an RS256 token over uri, nonce, iat, exp, sub and bodyHash',
    proves(
      'custody.provider.headers',
      'custody.provider.jwt.body-hash',
      'custody.provider.jwt.expiry',
      'custody.provider.jwt.uri',
      'custody.provider.signed',
    ),
    async () => {
      const { url, seen, stop } = await listen((_request, response) => response.end('{"id":"1","status":"SUBMITTED"}'));
      // The gateway has its own path, which the provider does not see.
      const through = clientOf({ gateway: `${url}/gateway/v1`, now: () => 1_700_000_000_500 });
      await through.create(access, orderOf());
      await through.checkVault(access);
      await stop();
      const nonces = seen.map(({ url: path, headers, body }) => {
        expect(headers['x-api-key']).toBe(apiKey);
        const [header = '', payload = '', signature = ''] = String(headers.authorization)
          .replace('Bearer ', '')
          .split('.');
        const bytes = Buffer.from(`${header}.${payload}`);
        expect(verify('sha256', bytes, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
        expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
        expect(claims).toEqual({
          uri: path.replace('/gateway', ''),
          nonce: expect.any(String),
          iat: 1_700_000_000,
          exp: 1_700_000_029,
          sub: apiKey,
          bodyHash: createHash('sha256').update(body).digest('hex'),
        });
        return claims.nonce;
      });
      expect(new Set(nonces).size).toBe(2);
      expect(seen.map(({ url: path }) => path)).toEqual(['/gateway/v1/transactions', '/gateway/v1/vault/accounts/7']);
    },
  );

  it.each([
    ['a redirect', 302, '', { location: 'http://127.0.0.1:1/' }],
    ['a page of a proxy', 404, '<html>', {}],
    ['a 404 from a gateway without the route', 404, '{"message":"no Route matched with those values"}', {}],
    ['a success without an order', 200, '{"ok":true}', {}],
    ['an oversized answer', 200, `"${'x'.repeat(300 * 1024)}"`, {}],
    ['an invalid id', 200, '{"id":"a\\u0000b","status":"SUBMITTED"}', {}],
    ['a conflict', 409, '{"message":"in progress"}', {}],
  ])('leave everything open after %s', async (_name, status, body, headers) => {
    const { url, stop } = await listen((_request, response) => response.writeHead(status, headers).end(body));
    const other = clientOf({ gateway: url });
    expect(await other.create(access, orderOf())).toMatchObject({ kind: 'unclear' });
    expect(await other.findByExternalId(access, '0x00')).toMatchObject({ kind: 'unclear' });
    expect(await other.checkVault(access)).toMatchObject({ kind: 'unclear' });
    await stop();
  });

  it("shorten the provider's message to one line, without the API key", async () => {
    const message = `no\n\u0000such ${apiKey} \u202e${'x'.repeat(1000)}`;
    const { url, stop } = await listen((_request, response) =>
      response.writeHead(400).end(JSON.stringify({ message })),
    );
    const answer = await clientOf({ gateway: url }).create(access, orderOf());
    await stop();
    expect(answer).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/: no such … x{290}…$/) });
  });

  it.each(['0x01', null, undefined])('refuse another transaction (%s) as the answer', async (externalTxId) => {
    const shown = { id: '1', status: 'COMPLETED', externalTxId };
    const { url, stop } = await listen((_request, response) => response.end(JSON.stringify(shown)));
    expect(await clientOf({ gateway: url }).findByExternalId(access, '0x02')).toMatchObject({ kind: 'unclear' });
    await stop();
  });
});

describe('providerUrl', () => {
  it(
    'is one URL for the sandbox, and otherwise one for each region',
    proves('custody.provider.base-urls', 'custody.provider.regions', 'custody.provider.sandbox'),
    () => {
      const url = (environment: CustodyAccess['environment'], region: CustodyAccess['region']) =>
        providerUrl({ environment, region }, null);
      for (const region of ['US', 'EU', 'EU2'] as const) {
        expect(url('sandbox', region)).toBe('https://sandbox-api.fireblocks.io/v1');
        expect(url('testnet', region)).toBe(url('mainnet', region));
      }
      expect(url('mainnet', 'US')).toBe('https://api.fireblocks.io/v1');
      expect(url('mainnet', 'EU')).toBe('https://eu-api.fireblocks.io/v1');
      expect(url('mainnet', 'EU2')).toBe('https://eu2-api.fireblocks.io/v1');
    },
  );

  it(
    'is the gateway instead of all of them, with or without /v1',
    proves('custody.provider.base-urls', 'env.custody-base-url'),
    () => {
      for (const region of ['US', 'EU', 'EU2'] as const) {
        expect(providerUrl({ environment: 'mainnet', region }, 'http://gateway')).toBe('http://gateway/v1');
        expect(providerUrl({ environment: 'sandbox', region }, 'http://gateway/v1')).toBe('http://gateway/v1');
      }
    },
  );
});
