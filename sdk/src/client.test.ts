import { contract } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../test/harness/find-free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { startTestService, type TestService, testOrionKey } from '../../test/harness/test-service.ts';
import { validBodies } from '../../test/harness/valid-bodies.ts';
import { createWallet, signIn } from '../../test/harness/wallet.ts';
import * as sdk from './index.ts';

let database: TestDatabase;
let service: TestService;
let baseUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // Signed requests name the host of the service, so here it must be reached by its own name.
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
      'createClient',
      'escrowLinkText',
      'hashAction',
      'hashCall',
      'hashPayload',
      'hashRequest',
      'hashSealedPayload',
      'hashTypedData',
      'nextCursor',
      'readTypedData',
      'signIn',
      'toCall',
      'toTypedData',
      'verificationRequestType',
    ]);
  });

  it('has a method for every row of the contract but the streams', () => {
    const streams = ['streamEvents', 'exportTransactions'];
    const rows = Object.keys(contract).filter((name) => !streams.includes(name));
    expect(Object.keys(sdk.createClient({ baseUrl }))).toEqual(rows);
  });

  it('signs in, makes a key and uses it', async () => {
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

  it('leads from each page of a list to the next, and says which one is the last', async () => {
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
  });

  it('signs each request with a wallet, body and query included', async () => {
    const wallet = createWallet();
    const client = sdk.createClient({ baseUrl, credentials: { wallet } });
    const created = await client.createUser({ body: { ethereumAddress: wallet.address, displayName: 'Ünïcode' } });
    expect(created.displayName).toBe('Ünïcode');
    const settings = await client.getSettingsByAddress({ params: { ethereumAddress: wallet.address } });
    expect(settings.userId).toBe(created.id);
  });

  it('signs equal requests at the same moment so that each counts', async () => {
    const wallet = createWallet();
    const client = sdk.createClient({ baseUrl, credentials: { wallet } });
    await client.createUser({ body: { ethereumAddress: wallet.address } });
    const read = () => client.getUser({ params: { ethereumAddress: wallet.address } });
    expect(await Promise.all([read(), read(), read()])).toHaveLength(3);
  });

  it('gives bytes as bytes', async () => {
    const client = sdk.createClient({ baseUrl, credentials: { apiKey: testOrionKey } });
    const body = (await validBodies.putContent(service.call, await signIn(service.call))) as { text: string };
    const { cid } = await client.putContent({ body });
    const block = await client.getContent({ params: { cid } });
    expect(block).toBeInstanceOf(Uint8Array);
    expect(new TextDecoder().decode(block)).toBe(body.text);
  });

  it('throws what the service says, with its request id', async () => {
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

  it('throws what an OAuth endpoint says in its own form, too', async () => {
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
