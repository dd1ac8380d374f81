import { createLog } from '@countersign/edge';
import { createWallet } from '@countersign/harness/people/wallet';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { transferFields } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { testConfig } from '@countersign/harness/service/test-service';
import { noFirstLimit } from '@countersign/protocol';
import { createClient, signIn } from '@countersign/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAccount, type MadeRequest } from '../scripts/run/sample/fill-account.ts';
import { withAccount } from '../scripts/run/sample/open-account.ts';
import { refuseOthers } from '../scripts/run/sample/refuse-others.ts';
import { removeSample } from '../scripts/run/sample/remove-sample.ts';
import { openStorage, type Storage } from '../service/src/open-storage.ts';

const port = await findFreePort();
const baseUrl = `http://127.0.0.1:${port}`;
const env = { PORT: String(port), BASE_URL: baseUrl };
const { arbiter, database } = await useSealedFlow({ env });
const config = testConfig({ databaseUrl: database.url, env });
const log = createLog('warn', process.stderr);
const wallet = createWallet();
let storage: Storage;
let made: readonly MadeRequest[];
const told: string[] = [];

const asOwner = <T>(work: Parameters<typeof withAccount<T>>[1]) =>
  withAccount({ config, storage, log, wanted: null }, work);
const listAll = () =>
  asOwner(({ owner }) =>
    owner.listTransactions({ params: { ethereumAddress: wallet.address }, query: { limit: 100 } }),
  );

beforeAll(async () => {
  await arbiter.start();
  storage = await openStorage(config, log, (cause) => {
    throw cause;
  });
  await signIn({ baseUrl, wallet });
  made = await asOwner((account) =>
    fillAccount({ baseUrl, storage, account, count: 26, tell: (line) => told.push(line) }),
  );
}, 120_000);
afterAll(() => storage?.stop());

describe('npm run sample', { timeout: 60_000 }, () => {
  it('has every request judged and brought to its listed status, each marked', async () => {
    const found = await asOwner(({ owner }) =>
      Promise.all(made.map(({ requestHash }) => owner.getTransaction({ params: { requestHash } }))),
    );
    const standing = found.map(({ contextLogs, verdict, status }) => [contextLogs, verdict?.decision, status]);
    expect(standing).toEqual(
      made.map(({ name, expected }) => [{ sample: true, name }, expected.decision, expected.status]),
    );
    const statuses = new Set(made.map(({ expected }) => expected.status));
    expect([...statuses].sort()).toEqual(['APPROVED', 'EXECUTED', 'FAILED', 'PENDING', 'REJECTED']);
  });

  it('shows what an agent may do before the first limit is set', async () => {
    expect(told[0]).toBe(`Before the first limit: ${noFirstLimit}`);
    expect(told).toHaveLength(2);
    expect(await asOwner(({ owner }) => owner.updateSettings({ body: { executionType: 2 } }))).toMatchObject({
      warning: null,
    });
    await asOwner(({ owner }) => owner.updateSettings({ body: { executionType: 0 } }));
  });

  it('restores the execution type of the account, also if interrupted', async () => {
    const signal = AbortSignal.abort(new Error('interrupted'));
    await asOwner(async (account) => {
      const { executionType } = await account.owner.getSettings();
      await expect(fillAccount({ baseUrl, storage, account, count: 1, signal })).rejects.toThrow('interrupted');
      expect(await account.owner.getSettings()).toMatchObject({ executionType });
    });
  });

  it('is removed without leaving anything that counts, and removes nothing else', async () => {
    const own = await asOwner(async ({ owner }) => {
      const { secret } = await owner.createApiKey({ body: { name: 'Mine' } });
      const agent = createClient({ baseUrl, credentials: { apiKey: secret } });
      // A key that uses the mark is not part of it.
      return agent.createTransaction({ body: { ...transferFields(wallet.address), contextLogs: { sample: true } } });
    });
    expect(await asOwner((account) => removeSample(storage, account))).toBe(made.length);
    expect((await listAll()).map(({ requestHash }) => requestHash)).toEqual([own.requestHash]);
    const { stats } = await createClient({ baseUrl }).getAgent({ params: { ethereumAddress: wallet.address } });
    expect(stats).toMatchObject({ total: 1, rejected: 0, executed: 0, failed: 0 });
    const keys = await asOwner(({ owner }) => owner.listApiKeys());
    expect(keys.filter(({ active }) => active).map(({ name }) => name)).toEqual(['Mine']);
    const { limits } = await asOwner(({ owner }) => owner.getPolicy());
    expect(limits).toEqual([]);
  });

  it.each([
    [
      'a database that others may use',
      { databaseUrl: 'postgres://localhost/x', baseUrl },
      'DATABASE_URL: must not be set',
    ],
    ['another machine', { databaseUrl: null, baseUrl: 'https://countersign.example' }, 'is not this machine'],
    ['a service that is not there', { databaseUrl: null, baseUrl: 'http://127.0.0.1:1' }, 'no service is ready'],
  ])('refuses %s', (_what, place, reason) => expect(refuseOthers(place)).rejects.toThrow(reason));

  it('works on a local service with its own database', () =>
    expect(refuseOthers({ databaseUrl: null, baseUrl })).resolves.toBeUndefined());
});
