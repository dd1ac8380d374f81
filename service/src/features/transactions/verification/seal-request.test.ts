import { readFile } from 'node:fs/promises';
import { openSealedMessage, testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, type Owner, submit, transferFields } from '@countersign/harness/requests/transactions';
import { useSealing, useVerification } from '@countersign/harness/requests/verification';
import { startKubo } from '@countersign/harness/servers/kubo';
import { retryJobs, untilFailed, untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey, testConfig } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { canonicalJson, hashPayload } from '@countersign/protocol';
import { createMessage, readMessage, sign } from 'openpgp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createContentStore } from '../../../platform/content/content-store.ts';
import { createLocalKeys } from '../../../platform/crypto/local-keys.ts';
import { createSealer } from '../../../platform/crypto/seal.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import type { RequestRecorder } from './record-requests.ts';
import { sealRequest } from './seal-request.ts';
import { ensureSealingKey } from './sealing-keys.ts';

const { database, pool, service, take, submitOffered, untilOffered, clear } = await useVerification();
const { call } = service;
const { db, pool: ownPool } = openDatabase(database.url, () => {});
const content = createContentStore({ db, ipfsApiUrl: null });
const sealer = createSealer(createLocalKeys(testConfig({ databaseUrl: database.url }).masterKey ?? Buffer.alloc(0)));
const kubo = await startKubo();
const { service: other, database: its } = await useTestService({ IPFS_API_URL: kubo.url });
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});
beforeEach(clear);
afterAll(async () => {
  await ownPool.end();
  await kubo.stop();
});

interface Shown {
  readonly id: string;
  readonly cid: string | null;
  readonly chain: object | null;
  readonly payloadHash: string;
}
const read = async (hash: string) => (await call(`GET /transactions/${hash}`, { key: testAdminKey })).body as Shown;
const blocks = async (): Promise<{ cid: string; bytes: Buffer }[]> =>
  (await pool.query('SELECT cid, bytes FROM content_blocks')).rows;
const countOf = async (table: string, id: string) =>
  (await pool.query(`SELECT FROM ${table} WHERE transaction_id = $1`, [id])).rowCount;

describe('a standard request', () => {
  it(
    'is in the content store as a message to the service, signed by our key, with exactly the hashed payload',
    proves('env.ipfs-api-url', 'standard.flow', 'standard.sealed-by-service'),
    async () => {
      const hash = await submitOffered(owner, { contextLogs: { b: 1e21, a: 'ü\u2028' } });
      const [leased] = await take();
      const { cid, payloadHash } = await read(hash);
      const { text } = await call(`GET /ipfs/${cid}`);
      const opened = await openSealedMessage(text, leased?.signerPgpPublicKey ?? '');
      expect(opened).toBe(canonicalJson(JSON.parse(opened)));
      expect(hashPayload(JSON.parse(opened))).toBe(payloadHash);
      const recipients = (await readMessage({ armoredMessage: text })).getEncryptionKeyIDs().map((id) => id.toHex());
      const { rows } = await pool.query('SELECT pgp_key_ids FROM verification_services WHERE id = 1');
      expect(recipients).toHaveLength(1);
      expect(rows[0].pgp_key_ids).toEqual(expect.arrayContaining(recipients));
    },
  );

  it('is nowhere in the content store as readable text or bytes', proves('standard.no-plain-text'), async () => {
    const userPrompt = 'Bring 4217 gold pieces to the old mill at midnight';
    const data = `0xa9059cbb${'d1ce'.repeat(32)}`;
    const tx = { to: transferFields('').tx.to, value: '42170000000000000001', data };
    await submitOffered(owner, { userPrompt, tx, contextLogs: { diary: 'nobody shall know' } });
    const stored = (await blocks()).map(({ bytes }) => bytes.toString('latin1')).join('\n');
    expect(stored).toContain('BEGIN PGP MESSAGE');
    const secrets = [
      userPrompt,
      'midnight',
      data.slice(2),
      '42170000000000000001',
      'nobody shall know',
      tx.to.slice(2),
    ];
    for (const secret of secrets) {
      expect(stored.toLowerCase()).not.toContain(secret.toLowerCase());
      for (const encoding of ['base64', 'hex'] as const) {
        // The first and the last characters depend on the adjacent bytes.
        const encoded = Buffer.from(secret).toString(encoding).slice(0, -4);
        expect(stored).not.toContain(encoded);
      }
    }
  });
});

describe('the other forms', () => {
  it('a sealed request is stored byte for byte', async () => {
    const { seal } = await useSealing(call, owner);
    const encryptedPayload = await seal(JSON.parse(await readFile(testServiceFile, 'utf8')).pgpPublicKey);
    const body = { escrowAddress: owner.wallet.address, encryptedPayload };
    const hash = (await call('POST /transactions', { key: owner.key, body })).get('requestHash');
    await untilOffered([hash]);
    const { cid } = await read(hash);
    const block = (await blocks()).find((each) => each.cid === cid);
    expect(block?.bytes.toString()).toBe(encryptedPayload);
  });

  it('an open request is offered, and stored nowhere else', proves('open.flow'), async () => {
    await untilSealed(pool);
    const before = await blocks();
    const body = transferFields(owner.wallet.address, { encrypted: false });
    const hash = (await call('POST /transactions', { key: testAdminKey, body })).get('requestHash');
    await untilOffered([hash]);
    const { id, cid, chain } = await read(hash);
    expect([cid, chain, await countOf('request_records', id)]).toEqual([null, null, 0]);
    expect(await blocks()).toEqual(before);
  });
});

describe('the job', () => {
  const deps = async (recorder: RequestRecorder | null = null) => ({
    db,
    content,
    recorder,
    changes: { publish() {} } as unknown as Parameters<typeof sealRequest>[0]['changes'],
    sealingKey: await ensureSealingKey(db, sealer),
  });
  const nothing = async () => {};
  const keyOf = ({ id }: { readonly id: string }) => ({ id, userId: owner.userId });

  it('creates one record and one offer, even if it runs often and concurrently', async () => {
    const hash = await submitOffered(owner);
    const before = await read(hash);
    await pool.query('DELETE FROM verification_requests; DELETE FROM request_records');
    const all = await deps();
    await Promise.all(Array.from({ length: 5 }, () => sealRequest(all, nothing, keyOf(before))));
    const { cid } = await read(hash);
    expect([await countOf('request_records', before.id), await countOf('verification_requests', before.id)]).toEqual([
      1, 1,
    ]);
    await sealRequest(all, nothing, keyOf(before));
    expect((await read(hash)).cid).toBe(cid);
    expect(await take()).toMatchObject([{ requestHash: hash, attempt: 1, cid }]);
  });

  it('that ends between the content store and the database has changed nothing, and can run again', async () => {
    const hash = await submitOffered(owner);
    const { id } = await read(hash);
    await pool.query('DELETE FROM verification_requests; DELETE FROM request_records');
    const place = { chainId: 1, contract: `0x${'12'.repeat(20)}` };
    const dying = sealRequest(
      await deps({ place } as RequestRecorder),
      () => Promise.reject(new Error('killed')),
      keyOf({ id }),
    );
    await expect(dying).rejects.toThrow('killed');
    expect([await countOf('request_records', id), await countOf('verification_requests', id)]).toEqual([0, 0]);
    await sealRequest(await deps(), nothing, keyOf({ id }));
    expect([await countOf('request_records', id), await countOf('verification_requests', id)]).toEqual([1, 1]);
  });
});

describe('a content store that is down', () => {
  it(
    'delays submitted requests, and loses none; those rejected meanwhile are not offered',
    proves('env.ipfs-api-url'),
    async () => {
      kubo.mischief = 'error';
      const agent = await enrolOwner(other.call);
      const [waiting, rejected] = [await submit(other.call, agent), await submit(other.call, agent)];
      await untilFailed(its.pool, 'seal-request');
      await decide(other.call, rejected, { token: agent.accessToken, body: { decision: 'REJECTED' } });
      const offered = async () =>
        (
          await its.pool.query<{ request_hash: string }>(
            'SELECT request_hash FROM verification_requests JOIN transactions ON id = transaction_id',
          )
        ).rows.map((row) => row.request_hash);
      expect(await offered()).toEqual([]);
      kubo.mischief = 'none';
      await retryJobs(its.pool);
      await untilSealed(its.pool);
      expect(await offered()).toEqual([waiting]);
      const cidOf = async (hash: string) =>
        ((await other.call(`GET /transactions/${hash}`, { key: agent.key })).body as Shown).cid;
      expect([...kubo.pinned]).toEqual([await cidOf(waiting)]);
      expect(await cidOf(rejected)).toBeNull();
    },
  );
});

describe('the key of the service', () => {
  it('is the same for all instances that start at once, and unreadable in the database', async () => {
    const fresh = await createTestDatabase();
    const { db: freshDb, pool: freshPool } = openDatabase(fresh.url, () => {});
    onTestFinished(async () => {
      await freshPool.end();
      await fresh.drop();
    });
    await freshPool.query('DELETE FROM sealing_keys');
    // Until all of them have seen that there is none.
    const holding = await fresh.pool.connect();
    await holding.query('BEGIN; LOCK TABLE sealing_keys IN SHARE MODE');
    const making = Promise.all(Array.from({ length: 4 }, () => ensureSealingKey(freshDb, sealer)));
    await vi.waitFor(
      async () => {
        const blocked = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
        expect((await fresh.pool.query(blocked)).rowCount).toBe(4);
      },
      { timeout: 30_000 },
    );
    await holding.query('COMMIT');
    holding.release();
    const made = await making;
    expect(new Set(made.map(({ fingerprint }) => fingerprint)).size).toBe(1);
    const { rows } = await freshPool.query('SELECT * FROM sealing_keys');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/PRIVATE KEY/);
    expect((await ensureSealingKey(freshDb, sealer)).fingerprint).toBe(made[0]?.fingerprint);
  });

  it('signs even if the clock is set back by minutes after its creation', async () => {
    await pool.query('DELETE FROM sealing_keys');
    const { privateKey } = await ensureSealingKey(db, sealer);
    const message = await createMessage({ text: 'a request' });
    const signed = sign({ message, signingKeys: privateKey, date: new Date(Date.now() - 200_000) });
    await expect(signed).resolves.toContain('BEGIN PGP MESSAGE');
  });
});
