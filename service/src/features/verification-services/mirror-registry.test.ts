import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type ServiceEntry } from '@countersign/chain';
import { verificationServiceRegistry } from '@countersign/contracts';
import { createLog } from '@countersign/edge';
import { testOrionAccount, testServiceFile } from '@countersign/harness/arbiter/orion';
import { entryOf, useRecordChain } from '@countersign/harness/chain/record-chain';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { generatePgpKey } from '@countersign/harness/people/pgp';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, transferFields } from '@countersign/harness/requests/transactions';
import { startTestService, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { rawCid } from '@countersign/protocol';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRecordChain } from '../../platform/chain/record-chain.ts';
import { createContentStore } from '../../platform/content/content-store.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { mirrorRegistry } from './mirror-registry.ts';

const chain = await useRecordChain();
const { env } = await chain.envOf();
const { database, service } = await useTestService(env);
const { call } = service;
const { db, pool } = openDatabase(database.url, () => {});
const content = createContentStore({ db, ipfsApiUrl: null });
const recordChain = await openRecordChain(db, {
  rpcUrl: chain.url,
  contractsFile: chain.file,
  privateKey: Buffer.from(env.CHAIN_PRIVATE_KEY.slice(2), 'hex'),
  confirmations: 1,
});
const mirrorOf = (by: typeof recordChain) =>
  mirrorRegistry({ db, content, log: createLog('silent'), onServicesChanged: async () => {}, chain: by });
const mirror = mirrorOf(recordChain);
const { deployment } = chain;

afterAll(() => pool.end());

interface Known extends ServiceEntry {
  readonly id: number;
  readonly owner: PrivateKeyAccount;
  readonly armored: string;
}

/** Registers another owner's service; only the hash of its key is known. */
async function register(different: Partial<ServiceEntry> & { armored?: string } = {}): Promise<Known> {
  const { armored = (await generatePgpKey()).publicKey.armor(), ...rest } = different;
  const owner = createWallet();
  const entry = { ...entryOf(armored, createWallet().address, 'Somebody else'), ...rest };
  await (await chain.senderOf(owner)).submit(calls.registerService(deployment, entry));
  return { ...entry, id: await chain.reader.serviceCount(), owner, armored };
}

/** Calls the registry as this account. */
const tell = async (
  account: PrivateKeyAccount,
  functionName: 'deactivate' | 'reactivate' | 'acceptOwnership' | 'offerOwnership',
  args: readonly unknown[],
) =>
  chain.control.writeContract({
    account: await chain.fund(account),
    chain: null,
    abi: verificationServiceRegistry.abi,
    address: deployment.contracts.verificationServiceRegistry,
    functionName,
    args: args as never,
  });

const rowOf = async (id: number) =>
  (await pool.query('SELECT * FROM verification_services WHERE id = $1', [id])).rows[0] ?? null;
const until = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 10_000, interval: 50 });
const untilMirrored = (id: number, columns: object = {}) =>
  until(async () => expect(await rowOf(id)).toMatchObject({ id, ...columns }));

/** Stores the key under its CID, and waits until it is found. */
async function publish({ armored, id, pgpKeyHash }: Pick<Known, 'armored' | 'id' | 'pgpKeyHash'>): Promise<void> {
  await content.put(Buffer.from(armored));
  await untilMirrored(id, { pgp_key_hash: pgpKeyHash });
  await mirror.followUp?.();
}

const get = (path: string) => call(`GET /verification-services${path}`);
const idsOf = async (path: string) => ((await get(path)).body as { id: number }[]).map(({ id }) => id);

describe('a service in the registry on chain', () => {
  it(
    'is returned by all five endpoints, with the block and transaction of its registration',
    proves('services.mirrored'),
    async () => {
      const known = await register();
      await publish(known);
      const { id, inbox, armored, owner } = known;
      const block = await chain.client.getBlock('latest');
      const [event] = await chain.control.getContractEvents({
        abi: verificationServiceRegistry.abi,
        address: deployment.contracts.verificationServiceRegistry,
        eventName: 'ServiceRegistered',
        args: { id: BigInt(id) },
        fromBlock: 0n,
      });
      const { body } = await get(`/${id}`);
      expect(body).toEqual({
        id,
        name: 'Somebody else',
        inbox,
        owner: owner.address,
        pgpPublicKey: armored,
        pgpFingerprint: expect.stringMatching(/^[0-9a-f]{40}$/),
        active: true,
        own: false,
        registeredAt: new Date((block?.timestamp ?? 0) * 1000).toISOString(),
        txHash: event?.transactionHash,
      });
      expect((await get(`/inbox/${inbox}`)).body).toEqual(body);
      const { pgpFingerprint } = body as { pgpFingerprint: string };
      expect((await get(`/pgp-public-key/${pgpFingerprint}`)).body).toEqual(body);
      for (const list of ['', '/active']) expect((await get(list)).body).toContainEqual(body);
    },
  );

  it('with bytes that are invalid in text does not stop the mirroring of later ones', async () => {
    const odd = await register({ name: 'a\0b\u0007\n', pgpKeyCid: 'c\0d' });
    await untilMirrored(odd.id, { name: 'a\ufffdb\ufffd\ufffd', pgp_key_cid: null });
    const known = await register();
    await publish(known);
    expect((await get(`/${known.id}`)).body).toMatchObject({ id: known.id });
  });

  it('is updated when it changes its key, its name and its inbox', proves('services.mirrored'), async () => {
    const known = await register();
    await publish(known);
    const armored = (await generatePgpKey()).publicKey.armor();
    const entry = entryOf(armored, createWallet().address, 'Renamed');
    await (await chain.senderOf(known.owner)).submit(calls.updateService(deployment, { id: known.id, ...entry }));
    await untilMirrored(known.id, { name: 'Renamed', inbox: entry.inbox.toLowerCase() });
    // Until its new key is available, nothing can be sealed for it.
    expect((await get(`/${known.id}`)).status).toBe(404);
    await publish({ ...known, ...entry, armored });
    expect((await get(`/${known.id}`)).body).toMatchObject({ name: 'Renamed', pgpPublicKey: armored });
    expect((await get(`/inbox/${known.inbox}`)).status).toBe(404);
    const encoded = encodeURIComponent(known.armored);
    expect((await get(`/pgp-public-key/${encoded}`)).status).toBe(404);
  });

  it('is read concurrently with others of the same block, and that block only once', async () => {
    const blockNumber = await chain.client.getBlockNumber();
    const block = await chain.client.getBlock(blockNumber);
    const place = { blockNumber, blockHash: block?.hash ?? '0x', txHash: `0x${'ab'.repeat(32)}` } as const;
    const { inbox, name, pgpKeyHash, pgpKeyCid } = entryOf('no key', createWallet().address, 'One of many');
    const [ids, owner] = [Array.from({ length: 50 }, (_, index) => 1_000 + index), createWallet().address];
    const events = ids.map((id) => {
      const args = { id, owner, inbox, name, pgpKeyHash, pgpKeyCid };
      return { ...place, name: 'ServiceRegistered', args } as const;
    });
    const asked: number[] = [];
    let [atOnce, mostAtOnce] = [0, 0];
    const { apply } = mirrorOf({
      ...recordChain,
      client: {
        ...recordChain.client,
        getBlock: (number) => {
          asked.push(Number(number));
          return recordChain.client.getBlock(number);
        },
      },
      reader: {
        ...recordChain.reader,
        async getService(id) {
          atOnce += 1;
          mostAtOnce = Math.max(mostAtOnce, atOnce);
          await chain.client.getBlockNumber();
          atOnce -= 1;
          return { id, owner, inbox, name: `${name} ${id}`, pgpKeyHash, pgpKeyCid, active: true };
        },
      },
    });
    const work = await apply(events, blockNumber);
    expect(asked).toEqual([blockNumber]);
    expect(mostAtOnce).toBe(8);
    const undo = new Error('only to look');
    const looked = db.transaction(async (tx) => {
      await work(tx);
      const { rows } = await tx.execute(
        sql`SELECT id, name, created_at FROM verification_services WHERE id >= 1000 ORDER BY id`,
      );
      const createdAt = new Date((block?.timestamp ?? 0) * 1000);
      expect(rows.map((row) => ({ ...row, created_at: new Date(String(row.created_at)) }))).toEqual(
        ids.map((id) => ({ id, name: `${name} ${id}`, created_at: createdAt })),
      );
      throw undo;
    });
    await expect(looked).rejects.toBe(undo);
  });

  it('is inactive while it is deactivated, and active again once it is reactivated', async () => {
    const known = await register();
    await publish(known);
    await tell(known.owner, 'deactivate', [BigInt(known.id)]);
    await untilMirrored(known.id, { active: false });
    expect((await get(`/${known.id}`)).body).toMatchObject({ active: false });
    expect(await idsOf('')).toContain(known.id);
    expect(await idsOf('/active')).not.toContain(known.id);
    await tell(known.owner, 'reactivate', [BigInt(known.id)]);
    await untilMirrored(known.id, { active: true });
    expect(await idsOf('/active')).toContain(known.id);
  });

  it('belongs to the account that has accepted it', async () => {
    const known = await register();
    await publish(known);
    const heir = createWallet();
    await tell(known.owner, 'offerOwnership', [BigInt(known.id), heir.address]);
    await tell(heir, 'acceptOwnership', [BigInt(known.id)]);
    await untilMirrored(known.id, { owner: heir.address.toLowerCase() });
    expect((await get(`/${known.id}`)).body).toMatchObject({ owner: heir.address });
  });

  it('appears once its key is in the content store, and not before', async () => {
    const known = await register();
    await untilMirrored(known.id, { pgp_key_hash: known.pgpKeyHash });
    await mirror.followUp?.();
    expect((await get(`/${known.id}`)).status).toBe(404);
    expect(await idsOf('')).not.toContain(known.id);
    await publish(known);
    expect((await get(`/${known.id}`)).status).toBe(200);
  });

  it('never appears if the key does not match the hash, or is unusable', async () => {
    const fits = (text: string) => ({ ...entryOf(text, createWallet().address, 'Somebody else'), armored: text });
    const { publicKey, privateKey } = await generatePgpKey();
    const other = fits(publicKey.armor());
    const wrong = [
      await register({ ...other, pgpKeyHash: `0x${'12'.repeat(32)}` }),
      await register(fits('no key at all')),
      await register(fits(privateKey.armor())),
    ];
    for (const each of wrong) await publish(each);
    for (const { id, inbox } of wrong) {
      expect((await get(`/${id}`)).status).toBe(404);
      expect((await get(`/inbox/${inbox}`)).status).toBe(404);
      expect(await rowOf(id)).toMatchObject({ pgp_public_key: null, pgp_key_ids: [] });
    }
  });

  it('with the inbox or the key of another service ranks after that one', async () => {
    const first = await register();
    await publish(first);
    const copy = await register({ armored: first.armored, inbox: first.inbox });
    await publish(copy);
    expect((await get(`/${copy.id}`)).status).toBe(200);
    const { body } = await get(`/${first.id}`);
    expect((await get(`/inbox/${first.inbox}`)).body).toEqual(body);
    expect((await get(`/pgp-public-key/${encodeURIComponent(first.armored)}`)).body).toEqual(body);
  });

  it(
    'becomes inactive if a reorg removes its registration; another service may get its id',
    proves('services.mirrored'),
    async () => {
      let known: Known | undefined;
      await chain.takeBack(async () => {
        known = await register();
        await publish(known);
      });
      const id = known?.id ?? 0;
      await untilMirrored(id, { active: false });
      const next = await register();
      expect(next.id).toBe(id);
      await publish(next);
      expect((await get(`/${id}`)).body).toMatchObject({ active: true, owner: next.owner.address, inbox: next.inbox });
    },
  );

  it(
    'registered or changed while we were offline appears after the next start, which resumes at the cursor',
    proves('services.mirrored'),
    async () => {
      const own = await createTestDatabase();
      onTestFinished(() => own.drop());
      const start = () => startTestService({ databaseUrl: own.url, env });
      await (await start()).stop();
      const cursor = async () =>
        Number((await own.pool.query('SELECT block_number FROM chain_cursors')).rows[0].block_number);
      const before = await cursor();
      // Reading all events again would recreate it.
      await own.pool.query('DELETE FROM verification_services WHERE id <> 1');
      const { id } = await register();
      await (await start()).stop();
      const { rows } = await own.pool.query('SELECT id FROM verification_services ORDER BY id');
      expect(rows.map((row) => row.id)).toEqual([1, id]);
      expect(await cursor()).toBeGreaterThan(before);
    },
  );
});

describe('our own service', () => {
  it('is the one in our file, found in the registry by owner and key, and marked', async () => {
    const { body } = await get('/1');
    expect(body).toMatchObject({ owner: testOrionAccount.address, txHash: expect.stringMatching(/^0x/) });
    const { rows } = await pool.query('SELECT id FROM verification_services WHERE own');
    expect(rows).toEqual([{ id: 1 }]);
    const block = rawCid(
      createHash('sha256')
        .update((body as { pgpPublicKey: string }).pgpPublicKey)
        .digest(),
    );
    expect((await call(`GET /ipfs/${block}`)).text).toBe((body as { pgpPublicKey: string }).pgpPublicKey);
  });

  it(
    'is the only one for which we seal, whatever other services are active; without it requests get 503',
    proves('standard.sealed-by-service'),
    async () => {
      await publish(await register());
      const agent = await enrolOwner(call);
      const create = () => call('POST /transactions', { key: agent.key, body: transferFields(agent.wallet.address) });
      const created = await create();
      const shown = await call(`GET /transactions/${created.get('requestHash')}`, { key: agent.key });
      expect(shown.body).toMatchObject({ verificationServiceId: 1 });
      await tell(testOrionAccount, 'deactivate', [1n]);
      await untilMirrored(1, { active: false });
      expect((await create()).body).toMatchObject({ statusCode: 503 });
      await tell(testOrionAccount, 'reactivate', [1n]);
      await untilMirrored(1, { active: true });
      expect((await create()).status).toBe(201);
    },
  );
});

describe('our own service that is registered after the start', () => {
  it('is found once it is registered, and the ORION key of the environment belongs to it', async () => {
    const fresh = await createTestDatabase();
    onTestFinished(() => fresh.drop());
    await fresh.pool.query('DELETE FROM api_keys; DELETE FROM verification_services');
    const folder = await mkdtemp(join(tmpdir(), 'countersign-service-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const owner = createWallet();
    const pgpPublicKey = (await generatePgpKey()).publicKey.armor();
    const described = { name: 'Late', inbox: owner.address, owner: owner.address, pgpPublicKey };
    await writeFile(join(folder, 'service.json'), JSON.stringify(described));
    const started = await startTestService({
      databaseUrl: fresh.url,
      env: { ...env, ORION_SERVICE_FILE: join(folder, 'service.json') },
    });
    onTestFinished(() => started.stop());
    const agent = await enrolOwner(started.call);
    const create = () =>
      started.call('POST /transactions', { key: agent.key, body: transferFields(agent.wallet.address) });
    expect((await create()).status).toBe(503);
    const entry = entryOf(pgpPublicKey, owner.address, 'Late');
    await (await chain.senderOf(owner)).submit(calls.registerService(deployment, entry));
    const verificationServiceId = await chain.reader.serviceCount();
    const created = await until(async () => {
      const answer = await create();
      expect(answer.status).toBe(201);
      return answer;
    });
    const lease = { key: testOrionKey, body: { max: 1, wait: 10 } };
    const { body } = await started.call('POST /internal/verification-requests/lease', lease);
    const requestHash = created.get('requestHash');
    expect(body).toMatchObject({ requests: [{ requestHash, verificationServiceId }] });
  });
});

describe('a database that was used without a chain', () => {
  it('is refused at the start if its service has another owner on chain', async () => {
    const used = await createTestDatabase();
    onTestFinished(() => used.drop());
    const other = createWallet().address.toLowerCase();
    await used.pool.query('UPDATE verification_services SET owner = $1 WHERE id = 1', [other]);
    await expect(startTestService({ databaseUrl: used.url, env })).rejects.toThrow(
      /verification service 1 of this database .* belongs to 0x9ab94dfc/i,
    );
    expect((await used.pool.query('SELECT owner FROM verification_services')).rows).toEqual([{ owner: other }]);
  });

  it('is adopted if its service has the same owner on chain', async () => {
    const used = await createTestDatabase();
    onTestFinished(() => used.drop());
    const started = await startTestService({
      databaseUrl: used.url,
      env: { ...env, ORION_SERVICE_FILE: testServiceFile },
    });
    onTestFinished(() => started.stop());
    expect((await started.call('GET /verification-services/1')).body).toMatchObject({
      owner: testOrionAccount.address,
      txHash: expect.stringMatching(/^0x/),
    });
    const { rows } = await used.pool.query('SELECT id, own FROM verification_services WHERE own');
    expect(rows).toEqual([{ id: 1, own: true }]);
  });
});
