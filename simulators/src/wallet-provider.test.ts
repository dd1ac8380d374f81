import { generateKeyPairSync } from 'node:crypto';
import { proves } from '@countersign/harness/proves';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, startWalletProvider } from './index.ts';

const [appId, appSecret] = ['app-1', 'secret-of-app-1'];
const provider = await startWalletProvider({ appId, appSecret, slowMs: 50 });
const { url, quorums, calls } = provider;
afterAll(() => provider.stop());
beforeEach(() => provider.faults.set({ fault: 'none' }));

const newKey = (namedCurve = 'P-256') =>
  generateKeyPairSync('ec', { namedCurve }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: basic(`${appId}:${appSecret}`), 'privy-app-id': appId, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

const order = () => ({ public_keys: [newKey()], authorization_threshold: 1, display_name: 'Treasury' });

async function create(body: object = order()) {
  const answer = await call('POST', '/v1/key_quorums', body);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as { id: string };
}

describe('the simulated wallet provider', () => {
  it('creates a key quorum, and returns it', proves('quorums.provider.answer'), async () => {
    const { public_keys, ...rest } = order();
    const body = { ...rest, public_keys, user_ids: ['did:privy:ada'], authorization_threshold: 2 };
    expect(await create(body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      display_name: 'Treasury',
      authorization_threshold: 2,
      authorization_keys: [{ public_key: public_keys[0], display_name: null }],
      user_ids: ['did:privy:ada'],
    });
  });

  it('reads, changes and deletes a key quorum by its id', proves('quorums.provider.manage'), async () => {
    const { id } = await create();
    const path = `/v1/key_quorums/${id}`;
    expect(JSON.parse((await call('GET', path)).text)).toEqual(quorums.get(id));
    const key = newKey();
    const changed = await call('PATCH', path, { display_name: 'Renamed', public_keys: [key] });
    expect(JSON.parse(changed.text)).toMatchObject({
      display_name: 'Renamed',
      authorization_threshold: 1,
      authorization_keys: [{ public_key: key }],
    });
    expect((await call('PATCH', path, { authorization_threshold: 3 })).status).toBe(400);
    expect((await call('DELETE', path)).status).toBe(200);
    for (const method of ['GET', 'PATCH', 'DELETE']) expect((await call(method, path)).status).toBe(404);
  });

  it.each<[what: string, headers: Record<string, string>, status: number]>([
    ['no credentials', { authorization: '' }, 401],
    ['a wrong secret', { authorization: basic(`${appId}:other`) }, 401],
    ['a wrong id', { authorization: basic(`other:${appSecret}`) }, 401],
    ['another app id in its header', { 'privy-app-id': 'app-2' }, 400],
  ])('refuses %s', proves('quorums.provider.auth'), async (_what, headers, status) => {
    const before = quorums.size;
    expect((await call('POST', '/v1/key_quorums', order(), headers)).status).toBe(status);
    expect(quorums.size).toBe(before);
  });

  it.each<[what: string, change: object, word: string]>([
    ['a key of another curve', { public_keys: [newKey('secp256k1')] }, 'public_keys'],
    ['an invalid key', { public_keys: ['AAAA'] }, 'public_keys'],
    ['a key in PEM', { public_keys: [`-----BEGIN PUBLIC KEY-----\n${newKey()}`] }, 'public_keys'],
    ['an empty list of keys', { public_keys: [] }, 'public_keys'],
    ['no member', { public_keys: undefined }, 'public_keys'],
    ['a threshold of 0', { authorization_threshold: 0 }, 'authorization_threshold'],
    ['a threshold above its members', { authorization_threshold: 2 }, 'authorization_threshold'],
    ['no threshold', { authorization_threshold: undefined }, 'authorization_threshold'],
    ['a name of 51 characters', { display_name: 'x'.repeat(51) }, 'display_name'],
  ])('refuses %s, and says so', proves('quorums.provider.keys'), async (_what, change, word) => {
    const before = quorums.size;
    const answer = await call('POST', '/v1/key_quorums', { ...order(), ...change });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining(word) });
    expect(quorums.size).toBe(before);
  });

  it.each<[fault: Fault, created: number, status: number | undefined]>([
    ['error', 0, 500],
    ['busy', 0, 429],
    ['drop', 1, undefined],
    ['garbled', 1, 200],
    ['slow', 1, 200],
  ])('misbehaves as its control path demands: %s', async (fault, created, status) => {
    const told = await fetch(`${url}/_simulator/faults`, { method: 'PUT', body: JSON.stringify({ fault, times: 1 }) });
    expect(told.status).toBe(200);
    const before = quorums.size;
    const answer = await call('POST', '/v1/key_quorums', order()).catch(() => null);
    expect(quorums.size - before).toBe(created);
    expect(answer?.status).toBe(status);
    expect(answer?.retryAfter ?? null).toBe(fault === 'busy' ? '2' : null);
    if (fault === 'garbled') expect(() => JSON.parse(answer?.text ?? '')).toThrow();
    expect((await call('POST', '/v1/key_quorums', order())).status).toBe(200);
  });

  it('refuses unknown faults and paths', async () => {
    const put = (path: string, body: object) => fetch(url + path, { method: 'PUT', body: JSON.stringify(body) });
    expect((await put('/_simulator/faults', { fault: 'fire' })).status).toBe(400);
    expect((await put('/_simulator/other', { fault: 'slow' })).status).toBe(404);
    expect((await call('GET', '/v1/wallets')).status).toBe(404);
  });

  it('records requests without credentials', async () => {
    await create();
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/v1/key_quorums', status: 200 });
    expect(JSON.stringify(calls)).not.toContain(appSecret);
  });
});
