import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proves } from '@countersign/harness/proves';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { newP256Key } from '@countersign/harness/service/valid-bodies';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, startWalletProvider } from '../../../../simulators/src/index.ts';
import type { QuorumOrder } from './quorum-provider.ts';
import { readP256Key } from './read-p256-key.ts';
import { createWalletProvider } from './wallet-provider.ts';

const credentials = { appId: 'app-1', appSecret: 'the-secret-of-app-1' };
const simulator = await startWalletProvider({ ...credentials, slowMs: 60_000 });
afterAll(() => simulator.stop());
beforeEach(() => simulator.faults.set({ fault: 'none' }));

const order = (change: Partial<QuorumOrder> = {}): QuorumOrder => ({
  kind: 'key',
  member: readP256Key(newP256Key()),
  displayName: 'Treasury',
  threshold: 1,
  ...change,
});

const provider = createWalletProvider({ ...credentials, url: simulator.url });

describe('the client of the wallet provider', () => {
  it(
    'creates a quorum of a key with POST /v1/key_quorums',
    proves('quorums.provider.auth', 'quorums.provider.create'),
    async () => {
      const wanted = order();
      const answer = await provider.createQuorum(wanted);
      expect(answer).toEqual({ kind: 'created', quorumId: [...simulator.quorums.keys()].at(-1) });
      expect(simulator.calls.at(-1)).toEqual({
        method: 'POST',
        path: '/v1/key_quorums',
        body: { public_keys: [wanted.member], authorization_threshold: 1, display_name: 'Treasury' },
        status: 200,
      });
    },
  );

  it('creates a quorum of a user, and omits the empty list of keys', proves('quorums.provider.create'), async () => {
    const answer = await provider.createQuorum(order({ kind: 'user', member: 'did:privy:ada' }));
    expect(answer.kind).toBe('created');
    expect(simulator.calls.at(-1)?.body).toEqual({
      user_ids: ['did:privy:ada'],
      authorization_threshold: 1,
      display_name: 'Treasury',
    });
  });

  it("returns the provider's reason for a refusal", async () => {
    const answer = await provider.createQuorum(order({ threshold: 2 }));
    const reason = 'authorization_threshold must be from 1 to the number of members';
    expect(answer).toEqual({ kind: 'refused', reason });
  });

  it('treats refused credentials as a fault of the operator, not of the caller', async () => {
    const stranger = createWalletProvider({ ...credentials, appSecret: 'another', url: simulator.url });
    const answer = await stranger.createQuorum(order());
    expect(answer).toEqual({ kind: 'unavailable', reason: 'status 401', retryAfterSeconds: null });
  });

  it.each<[fault: Fault, answer: object, created: number]>([
    ['error', { kind: 'unclear', reason: 'status 500' }, 0],
    ['busy', { kind: 'unavailable', reason: 'status 429', retryAfterSeconds: 2 }, 0],
    ['drop', { kind: 'unclear', reason: expect.any(String) }, 1],
    ['garbled', { kind: 'unclear', reason: 'the response contains no quorum' }, 1],
    ['slow', { kind: 'unclear', reason: 'TimeoutError' }, 1],
  ])('sends one request and reports the outcome: %s', async (fault, answer, created) => {
    const hurried = createWalletProvider({
      ...credentials,
      url: simulator.url,
      timeoutMs: fault === 'slow' ? 2_000 : 10_000,
    });
    const [calls, quorums] = [simulator.calls.length, simulator.quorums.size];
    simulator.faults.set({ fault });
    expect(await hurried.createQuorum(order())).toEqual(answer);
    expect(simulator.calls.length - calls).toBe(1);
    expect(simulator.quorums.size - quorums).toBe(created);
  });

  it('reports that nothing was created if the connection is refused', async () => {
    const nowhere = createWalletProvider({ ...credentials, url: `http://127.0.0.1:${await findFreePort()}` });
    const answer = await nowhere.createQuorum(order());
    expect(answer).toEqual({ kind: 'unavailable', reason: 'ECONNREFUSED', retryAfterSeconds: null });
  });

  it.each<[what: string, listener: RequestListener, answer: object]>([
    [
      'follows no redirect',
      (_request, response) => void response.writeHead(307, { location: `${simulator.url}/v1/key_quorums` }).end(),
      { kind: 'unavailable', reason: 'status 307' },
    ],
    [
      'stops reading an endless answer at the limit',
      (_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(16_384)));
        };
        response.on('drain', more);
        more();
      },
      { kind: 'unclear', reason: 'RangeError' },
    ],
    ['rejects an invalid id', json(200, { id: '../wallets' }), { kind: 'unclear' }],
    ['rejects a success without an id', json(200, { ok: true }), { kind: 'unclear' }],
    ['rejects a list as an answer', json(201, ['id']), { kind: 'unclear' }],
    ['also reads a reason in message', json(422, { message: 'no such user' }), { reason: 'no such user' }],
    [
      'shortens a reason to one short line',
      json(400, { error: `a\r\nb\0c ${'x'.repeat(1_000)}` }),
      { reason: `a b c ${'x'.repeat(194)}` },
    ],
    [
      'describes a refusal without a reason by its status',
      json(400, { error: '  ' }),
      { kind: 'refused', reason: 'status 400' },
    ],
    [
      'describes a refusal in HTML by its status',
      (_, response) => void response.writeHead(400).end('<p>'),
      { reason: 'status 400' },
    ],
    ['limits the retry time to ten minutes', json(429, {}, { 'retry-after': '99999' }), { retryAfterSeconds: 600 }],
    ['ignores a date as the retry time', json(429, {}, { 'retry-after': 'Mon' }), { retryAfterSeconds: null }],
  ])('%s', proves('quorums.provider.answer'), async (_what, listener, answer) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    const calls = simulator.calls.length;
    try {
      await new Promise((resolve) => server.once('listening', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(await createWalletProvider({ ...credentials, url }).createQuorum(order())).toMatchObject(answer);
      expect(simulator.calls.length).toBe(calls);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('includes its secret in no answer', async () => {
    for (const fault of ['error', 'busy', 'drop', 'garbled'] as const) {
      simulator.faults.set({ fault });
      const answer = JSON.stringify(await provider.createQuorum(order()));
      expect(answer).not.toContain(credentials.appSecret);
      expect(answer).not.toContain(Buffer.from(`${credentials.appId}:${credentials.appSecret}`).toString('base64'));
    }
  });
});

function json(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => void response.writeHead(status, headers).end(JSON.stringify(body));
}
