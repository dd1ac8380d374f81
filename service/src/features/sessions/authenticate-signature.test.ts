import { createHash, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { atOnce, countStatuses, expectProblem, getRaw, otherEncodings } from '@countersign/harness/people/sign-in';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { everyRound } from '@countersign/harness/race-rounds';
import type { Caller } from '@countersign/harness/service/caller';
import { startTestService, type TestService, testAdminKey } from '@countersign/harness/service/test-service';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let database: TestDatabase;
let service: TestService;
let otherInstance: TestService;
let wallet: PrivateKeyAccount;
let path: string;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService({ databaseUrl: database.url });
  otherInstance = await startTestService({ databaseUrl: database.url });
  ({ wallet } = await signIn(service.call));
  path = `/users/${wallet.address}`;
});

afterEach(() => void vi.useRealTimers());

afterAll(async () => {
  await Promise.all([service.stop(), otherInstance.stop()]);
  await database.drop();
});

interface Signed {
  host?: string;
  method?: string;
  path?: string;
  body?: string;
  timestamp?: number | string;
}

/** Another second for each signature, all in the recent past: two tests must not sign the same text. */
let timestamp = 0;
const nextTimestamp = () => {
  timestamp = Math.max(timestamp + 1, Math.floor(Date.now() / 1000) - 200);
  return timestamp;
};

/** The headers, built from the text of the contract alone: five lines, joined by newlines. */
async function sign(signer: PrivateKeyAccount, signed: Signed = {}): Promise<Record<string, string>> {
  const { host = 'localhost:3000', method = 'GET', body = '', timestamp = nextTimestamp() } = signed;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const message = [host, method, signed.path ?? path, bodyHash, timestamp].join('\n');
  return {
    'x-ethereum-address': signer.address,
    'x-ethereum-signature': await signer.signMessage({ message }),
    'x-ethereum-timestamp': String(timestamp),
  };
}

const get = (headers: Record<string, string>, call: Caller = service.call) => call(`GET ${path}`, { headers });

describe('Ethereum signature', () => {
  describe('200', () => {
    it(
      'a signed GET, whose empty body is hashed as the empty string',
      proves('auth.signature.users', 'sig.body-hash', 'sig.lines', 'sig.separator'),
      async () => {
        const answer = await get(await sign(wallet));
        expect(answer.status).toBe(200);
        expect(answer.get('ethereumAddress')).toBe(wallet.address);
      },
    );

    it('the query is signed with the path', proves('sig.lines'), async () => {
      const headers = await sign(wallet, { path: `${path}?a=1&b=%20` });
      expect((await service.call(`GET ${path}?a=1&b=%20`, { headers })).status).toBe(200);
    });

    it(
      'a signed POST: the hash covers the raw bytes as sent, including spaces',
      proves('auth.signature.users', 'sig.body-hash', 'sig.lines'),
      async () => {
        const fresh = createWallet();
        const raw = `{ "ethereumAddress" :\n  "${fresh.address}",\t"displayName": "Zoë" }  `;
        const headers = await sign(fresh, { method: 'POST', path: '/users', body: raw });
        expect((await service.call('POST /users', { headers, raw })).status).toBe(201);
      },
    );

    it('the address in lower case', async () => {
      const headers = await sign(wallet);
      expect((await get({ ...headers, 'x-ethereum-address': wallet.address.toLowerCase() })).status).toBe(200);
    });

    it('a compact signature (EIP-2098), and one whose last byte is 0 or 1', async () => {
      for (const encoding of ['compact', 'bareParity'] as const) {
        const headers = await sign(wallet);
        const signature = otherEncodings(headers['x-ethereum-signature'] ?? '')[encoding];
        expect((await get({ ...headers, 'x-ethereum-signature': signature })).status, encoding).toBe(200);
      }
    });

    it('a timestamp exactly 300 s off, early or late', proves('sig.timestamp'), async () => {
      vi.setSystemTime(1000 * Math.floor(Date.now() / 1000));
      for (const offset of [-300, 300]) {
        expect((await get(await sign(wallet, { timestamp: Date.now() / 1000 + offset }))).status).toBe(200);
      }
    });

    it('two wallets that sign the same text', proves('sig.single-use'), async () => {
      const route = '/users';
      const timestamp = nextTimestamp();
      const statuses = await Promise.all(
        [createWallet(), createWallet()].map(async (each) => {
          const body = JSON.stringify({ ethereumAddress: wallet.address });
          const headers = await sign(each, { method: 'POST', path: route, body, timestamp });
          return (await service.call(`POST ${route}`, { headers, raw: body })).status;
        }),
      );
      // Both are authenticated, and neither may create another user's account.
      expect(statuses).toEqual([403, 403]);
    });

    it.each([
      ['without the default port of its scheme', 'https://countersign.example:443/', 'countersign.example'],
      ['with any other port', 'https://countersign.example:8443', 'countersign.example:8443'],
    ])('the host of BASE_URL %s', proves('sig.host'), async (_what, baseUrl, host) => {
      const named = await startTestService({ databaseUrl: database.url, env: { BASE_URL: baseUrl } });
      const right = await get(await sign(wallet, { host }), named.call);
      const wrong = await get(await sign(wallet, { host: new URL(named.url).host }), named.call);
      await named.stop();
      expect(right.status).toBe(200);
      expectProblem(wrong, 401, 'x-ethereum-signature:');
    });
  });

  describe('401', () => {
    it('the same request again, on the same instance and on another', proves('sig.single-use'), async () => {
      const headers = await sign(wallet);
      expect((await get(headers)).status).toBe(200);
      expectProblem(await get(headers), 401, 'used before');
      expectProblem(await get(headers, otherInstance.call), 401, 'used before');
    });

    it('the same text with another encoding of its signature', proves('sig.single-use'), async () => {
      const headers = await sign(wallet);
      expect((await get(headers)).status).toBe(200);
      const { compact, bareParity } = otherEncodings(headers['x-ethereum-signature'] ?? '');
      for (const signature of [compact, bareParity]) {
        expectProblem(await get({ ...headers, 'x-ethereum-signature': signature }), 401, 'used before');
      }
    });

    it('the same text with the address or the timestamp in another notation', async () => {
      const headers = await sign(wallet);
      expect((await get(headers)).status).toBe(200);
      const lower = { ...headers, 'x-ethereum-address': wallet.address.toLowerCase() };
      const padded = { ...headers, 'x-ethereum-timestamp': `00${headers['x-ethereum-timestamp']}` };
      for (const again of [lower, padded]) expectProblem(await get(again), 401, 'used before');
    });

    it('20 times at once on two instances: exactly one success', {
      ...proves('sig.single-use'),
      ...everyRound,
    }, async () => {
      // With a new second for each signature, a thousand rounds would exceed the accepted clock difference.
      const own = `${path}?round=${randomUUID()}`;
      const headers = await sign(wallet, { path: own, timestamp: Math.floor(Date.now() / 1000) });
      const ask = (call: Caller) => call(`GET ${own}`, { headers });
      const answers = await atOnce([service.call, otherInstance.call], 20, ask);
      expect(countStatuses(answers)).toEqual({ 200: 1, 401: 19 });
    });

    it('a refused signature does not use up the text', async () => {
      const headers = await sign(wallet);
      const signature = await createWallet().signMessage({ message: 'x' });
      expectProblem(await get({ ...headers, 'x-ethereum-signature': signature }), 401);
      expect((await get(headers)).status).toBe(200);
    });

    it.each<[string, () => Signed]>([
      ['another path', () => ({ path: `/settings/by-ethereum/${wallet.address}` })],
      ['the path in another case', () => ({ path: path.toLowerCase() })],
      ['another query', () => ({ path: `${path}?a=1` })],
      ['another method', () => ({ method: 'POST' })],
      ['the method in lower case', () => ({ method: 'get' })],
      ['another host', () => ({ host: 'evil.example' })],
      ['the host without its port', () => ({ host: 'localhost' })],
      ['a body, although none is sent', () => ({ body: '{}' })],
      ['a newline at the end', () => ({ timestamp: `${nextTimestamp()}\n` })],
    ])('signed over %s', proves('sig.host', 'sig.lines', 'sig.separator'), async (_what, signed) => {
      const headers = await sign(wallet, signed());
      const timestamp = headers['x-ethereum-timestamp']?.trim() ?? '';
      expectProblem(await get({ ...headers, 'x-ethereum-timestamp': timestamp }), 401, 'x-ethereum-signature:');
    });

    it('a query added to what was signed', async () => {
      const headers = await sign(wallet);
      expectProblem(await service.call(`GET ${path}?a=1`, { headers }), 401, 'x-ethereum-signature:');
    });

    it(
      'another body, even an equivalent one',
      proves('sig.body-hash', 'sig.lines', 'users.create.unauthenticated'),
      async () => {
        const fresh = createWallet();
        const raw = JSON.stringify({ ethereumAddress: fresh.address });
        const headers = await sign(fresh, { method: 'POST', path: '/users', body: raw });
        const { address: other } = createWallet();
        for (const sent of [`${raw} `, JSON.stringify({ ethereumAddress: other }), '{}']) {
          expectProblem(await service.call('POST /users', { headers, raw: sent }), 401, 'x-ethereum-signature:');
        }
        expect((await service.call('POST /users', { headers, raw })).status).toBe(201);
      },
    );

    it('a timestamp 301 s off, early or late', proves('sig.timestamp'), async () => {
      vi.setSystemTime(1000 * Math.floor(Date.now() / 1000));
      for (const offset of [-301, 301]) {
        const headers = await sign(wallet, { timestamp: Date.now() / 1000 + offset });
        expectProblem(await get(headers), 401, 'x-ethereum-timestamp:');
      }
    });

    it('a service whose clock is 301 s off', proves('sig.lines'), async () => {
      const headers = await sign(wallet, { timestamp: Math.ceil(Date.now() / 1000) });
      service.advance(301 + 1);
      const late = await get(headers);
      service.advance(-301 - 1);
      expectProblem(late, 401, 'x-ethereum-timestamp:');
      expect((await get(headers)).status).toBe(200);
    });

    it.each(['soon', '', '1e9', '-1', '0x65000000', '1.5', ' ', 'NaN', 'Infinity', '99999999999999999999'])(
      'a timestamp that is not a number of seconds: "%s"',
      async (timestamp) => {
        const headers = await sign(wallet, { timestamp });
        expectProblem(await get(headers), 401, 'x-ethereum-timestamp:');
      },
    );

    it('a timestamp in milliseconds', proves('sig.timestamp'), async () => {
      expectProblem(await get(await sign(wallet, { timestamp: Date.now() })), 401, 'x-ethereum-timestamp:');
    });

    it.each(['x-ethereum-address', 'x-ethereum-signature', 'x-ethereum-timestamp'])(
      '%s missing',
      proves('sig.refused', 'sig.timestamp'),
      async (name) => {
        const headers = await sign(wallet);
        delete headers[name];
        expectProblem(await get(headers), 401, `${name}:`);
      },
    );

    it.each(['x-ethereum-address', 'x-ethereum-signature', 'x-ethereum-timestamp'])('%s sent twice', async (name) => {
      const headers = await sign(wallet);
      const lines = Object.entries(headers);
      expect((await getRaw(service.url, path, [...lines, [name, headers[name] ?? '']])).status).toBe(401);
      expect((await getRaw(service.url, path, lines)).status).toBe(200);
    });

    it('a signature of another wallet', proves('errors.401', 'sig.refused', 'users.read.unauthenticated'), async () => {
      const headers = await sign(createWallet());
      expectProblem(await get({ ...headers, 'x-ethereum-address': wallet.address }), 401, 'x-ethereum-signature:');
    });

    it.each(['0x1234', 'me', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'])(
      'an invalid address: %s',
      proves('sig.refused'),
      async (address) => {
        const headers = await sign(wallet);
        expectProblem(await get({ ...headers, 'x-ethereum-address': address }), 401, 'x-ethereum-address:');
      },
    );

    it('a high s, and other invalid signatures', proves('sig.high-s'), async () => {
      const headers = await sign(wallet);
      const good = headers['x-ethereum-signature'] ?? '';
      const { highS, compactOfOtherParity } = otherEncodings(good);
      const zeros = `0x${'00'.repeat(65)}`;
      const bad = [highS, compactOfOtherParity, zeros, good.slice(0, -4), `${good}00`, good.slice(2), '0x', 'none'];
      for (const signature of bad) {
        expectProblem(await get({ ...headers, 'x-ethereum-signature': signature }), 401, 'x-ethereum-signature:');
      }
    });

    it('together with an API key, though each alone is accepted', async () => {
      const headers = await sign(wallet);
      expectProblem(await get({ ...headers, 'x-api-key': testAdminKey }), 401, 'one kind');
      expect((await get({ 'x-api-key': testAdminKey })).status).toBe(200);
      expect((await get(headers)).status).toBe(200);
    });

    it('together with an access token if the endpoint accepts both', async () => {
      const { accessToken, wallet: own } = await signIn(service.call);
      const route = `/settings/by-ethereum/${own.address}`;
      const headers = await sign(own, { path: route });
      const both = { ...headers, authorization: `Bearer ${accessToken}` };
      expectProblem(await service.call(`GET ${route}`, { headers: both }), 401, 'one kind');
      expect((await service.call(`GET ${route}`, { headers })).status).toBe(200);
    });
  });
});
