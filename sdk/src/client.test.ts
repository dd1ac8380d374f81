import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { startTestService, type TestService, testOrionKey } from '@countersign/harness/service/test-service';
import { validBodies } from '@countersign/harness/service/valid-bodies';
import { contract, productVersion } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as ethers from './ethers.ts';
import * as sdk from './index.ts';
import * as seal from './seal.ts';
import * as viem from './viem.ts';

let database: TestDatabase;
let service: TestService;
let baseUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // Signed requests contain the host of the service, so it must be reached under its configured name.
  const port = await findFreePort();
  baseUrl = `http://127.0.0.1:${port}`;
  service = await startTestService({ databaseUrl: database.url, env: { PORT: String(port), BASE_URL: baseUrl } });
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

describe('SDK', () => {
  it('exports exactly this', () => {
    expect(Object.keys(sdk).sort()).toEqual([
      'ApiError',
      'awaitOutcome',
      'createClient',
      'createSession',
      'escrowLinkText',
      'escrowUnlinkText',
      'hashAction',
      'hashCall',
      'hashPayload',
      'hashRequest',
      'hashSealedPayload',
      'hashTypedData',
      'listAll',
      'nextCursor',
      'outcomeOf',
      'readTypedData',
      'signIn',
      'startConnection',
      'toCall',
      'toTypedData',
      'verdictSigner',
      'verificationRequestType',
      'verify',
      'verifyReceipt',
    ]);
  });

  it.each([
    ['viem', viem, ['NotApprovedError', 'UncheckableError', 'guardWallet']],
    ['ethers', ethers, ['NotApprovedError', 'UncheckableError', 'guardSigner']],
    ['seal', seal, ['createSealer', 'openReport']],
  ])('exports exactly this from %s', (_path, module, names) => {
    expect(Object.keys(module).sort()).toEqual(names);
  });

  it('has a method for every endpoint of the contract except the streams', () => {
    const streams = ['streamEvents', 'exportTransactions'];
    const rows = Object.keys(contract).filter((name) => !streams.includes(name));
    expect(Object.keys(sdk.createClient({ baseUrl }))).toEqual(rows);
  });

  it('signs in, creates a key and uses it', proves('auth.mode.headless'), async () => {
    const wallet = createWallet();
    const { accessToken, user } = await sdk.signIn({ baseUrl, wallet });
    expect(user.ethereumAddress).toBe(wallet.address);
    const owner = sdk.createClient({ baseUrl: `${baseUrl}/`, credentials: { accessToken } });
    const { secret, apiKey } = await owner.createApiKey({ body: { name: 'agent' } });
    expect(await owner.listApiKeys({ query: { limit: 1 } })).toMatchObject([{ id: apiKey.id }]);
    const agent = sdk.createClient({ baseUrl, credentials: { apiKey: secret } });
    const seen = await agent.getUser({ params: { ethereumAddress: wallet.address } });
    expect(seen.id).toBe(user.id);
    expect(await owner.logoutAll()).toBeUndefined();
  });

  it('links each page of a list to the next, and marks the last one', async () => {
    const { accessToken } = await sdk.signIn({ baseUrl, wallet: createWallet() });
    const owner = sdk.createClient({ baseUrl, credentials: { accessToken } });
    for (const name of ['one', 'two', 'three']) await owner.createApiKey({ body: { name } });
    const names: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await owner.listApiKeys({ query: { limit: 2, cursor } });
      names.push(...page.map(({ name }) => name));
      cursor = sdk.nextCursor(page);
      expect(sdk.nextCursor([...page])).toBeNull();
    }
    expect(names).toEqual(['three', 'two', 'one']);
    const listed: string[] = [];
    for await (const { name } of sdk.listAll(owner.listApiKeys, { query: { limit: 2 } })) listed.push(name);
    expect(listed).toEqual(names);
  });

  it('renews a session before its token expires, once for all waiting calls', async () => {
    const tokens = await sdk.signIn({ baseUrl, wallet: createWallet() });
    const [head, , signature] = tokens.accessToken.split('.');
    const ended = `${head}.${btoa(JSON.stringify({ exp: 1 }))}.${signature}`;
    const told: sdk.Tokens[] = [];
    const session = sdk.createSession({
      baseUrl,
      tokens: { accessToken: ended, refreshToken: tokens.refreshToken },
      onTokens: (next) => void told.push(next),
    });
    const client = sdk.createClient({ baseUrl, credentials: { session } });
    const both = await Promise.all([client.getMe(), client.getMe()]);
    expect(both).toEqual([tokens.user, tokens.user]);
    expect(told).toHaveLength(1);
    expect(await session.accessToken()).toBe(told[0]?.accessToken);
  });

  it('obtains a key by a code that the owner approves, and reports when the owner declines', async () => {
    const wallet = createWallet();
    const { accessToken } = await sdk.signIn({ baseUrl, wallet });
    const owner = sdk.createClient({ baseUrl, credentials: { accessToken } });
    const first = await sdk.startConnection({ baseUrl, pollMs: 50 });
    expect(first.authUrl).toContain(first.code);
    const { askedFrom } = await owner.getConnectionInfo({ query: { code: first.code } });
    expect(askedFrom.userAgent).toBe(`countersign-sdk/${productVersion}`);
    const waiting = first.wait();
    await owner.approveConnection({ body: { code: first.code } });
    const { apiKey, walletAddress } = await waiting;
    expect(walletAddress).toBe(wallet.address);
    const agent = sdk.createClient({ baseUrl, credentials: { apiKey } });
    expect(await agent.getUser({ params: { ethereumAddress: walletAddress } })).toMatchObject({
      ethereumAddress: wallet.address,
    });
    const second = await sdk.startConnection({ baseUrl, pollMs: 50 });
    await owner.declineConnection({ body: { code: second.code } });
    await expect(second.wait()).rejects.toMatchObject({ statusCode: 410, code: 'connect.declined' });
    const third = await sdk.startConnection({ baseUrl });
    await expect(third.wait({ signal: AbortSignal.timeout(20) })).rejects.toThrow('timeout');
  });

  it('signs each request with a wallet, body and query included', proves('sig.clients'), async () => {
    const wallet = createWallet();
    const client = sdk.createClient({ baseUrl, credentials: { wallet } });
    const created = await client.createUser({ body: { ethereumAddress: wallet.address, displayName: 'Ünïcode' } });
    expect(created.displayName).toBe('Ünïcode');
    const settings = await client.getSettingsByAddress({ params: { ethereumAddress: wallet.address } });
    expect(settings.userId).toBe(created.id);
  });

  it('signs identical requests at the same moment so that each is accepted', proves('sig.clients'), async () => {
    const wallet = createWallet();
    const client = sdk.createClient({ baseUrl, credentials: { wallet } });
    await client.createUser({ body: { ethereumAddress: wallet.address } });
    const read = () => client.getUser({ params: { ethereumAddress: wallet.address } });
    expect(await Promise.all([read(), read(), read()])).toHaveLength(3);
  });

  it('signs again if another program of the wallet was first in the same second', async () => {
    const wallet = createWallet();
    await sdk.signIn({ baseUrl, wallet });
    const read = () =>
      sdk.createClient({ baseUrl, credentials: { wallet } }).getUser({ params: { ethereumAddress: wallet.address } });
    expect(await Promise.all([read(), read(), read()])).toHaveLength(3);
  });

  it('waits for a wallet as long as its owner takes, and then for an answer up to the timeout', async () => {
    const wallet = createWallet();
    const timeoutMs = 20;
    const signSlowly = async (request: { message: string }) => {
      await setTimeout(2 * timeoutMs);
      return wallet.signMessage(request);
    };
    const wasOver: boolean[] = [];
    const client = sdk.createClient({
      baseUrl,
      timeoutMs,
      credentials: { wallet: { address: wallet.address, signMessage: signSlowly } },
      fetch: (_url, { signal }) => {
        wasOver.push(signal.aborted);
        signal.throwIfAborted();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    await expect(client.getMe()).rejects.toThrow('timeout');
    expect(wasOver).toEqual([false]);
  });

  it('returns bytes as bytes', async () => {
    const client = sdk.createClient({ baseUrl, credentials: { apiKey: testOrionKey } });
    const body = (await validBodies.putContent(service.call, await signIn(service.call))) as { text: string };
    const { cid } = await client.putContent({ body });
    const block = await client.getContent({ params: { cid } });
    expect(block).toBeInstanceOf(Uint8Array);
    expect(new TextDecoder().decode(block)).toBe(body.text);
  });

  it("throws the service's error with its request id", proves('errors.problem-code'), async () => {
    const client = sdk.createClient({ baseUrl, credentials: { accessToken: 'nonsense' } });
    const error: unknown = await client.getMe().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(sdk.ApiError);
    expect(error).toMatchObject({
      statusCode: 401,
      code: 'token.invalid',
      error: 'Unauthorized',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('throws the error of an OAuth endpoint in its own form', proves('errors.problem-code'), async () => {
    const error: unknown = await sdk
      .createClient({ baseUrl })
      .getOauthSession({ query: { session: 'none' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'consent.unknown',
      error: 'invalid_request',
      message: expect.stringContaining('session'),
    });
  });

  it('does not send credentials to public endpoints', async () => {
    const client = sdk.createClient({ baseUrl, credentials: { accessToken: 'nonsense' } });
    expect(await client.getServiceInfo()).toMatchObject({ name: 'Countersign', version: '1.0' });
  });
});
