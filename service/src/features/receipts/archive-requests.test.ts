import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createLog } from '@countersign/edge';
import { testOrionAccount, testServiceFile } from '@countersign/harness/arbiter/orion';
import { proves } from '@countersign/harness/proves';
import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { decide, enrolOwner, judge, type Owner } from '@countersign/harness/requests/transactions';
import { useSealing, useVerification } from '@countersign/harness/requests/verification';
import { type KuboNode, startKubo } from '@countersign/harness/servers/kubo';
import { testConfig } from '@countersign/harness/service/test-service';
import { verifyReceipt } from '@countersign/sdk';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openKeyManagement } from '../../open-key-management.ts';
import { ArchiveDamaged } from '../../platform/archive-file.ts';
import { sealAuditLog } from '../../platform/audit/seal-audit-log.ts';
import { verifyAuditLog } from '../../platform/audit/verify-audit-log.ts';
import { cidOf, createContentStore } from '../../platform/content/content-store.ts';
import { createSealer } from '../../platform/crypto/seal.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createSigningKeys } from '../sessions/index.ts';
import { deleteFinished, insertExecution, listFinished } from '../transactions/index.ts';
import { archiveRequests, checkRequestFiles, findArchivedReceipt, type RequestsManifest } from './archive-requests.ts';

const { database, pool, service, submitOffered, untilOffered } = await useVerification();
const { call } = service;
const { db, pool: ownPool } = openDatabase(database.url, () => {});
const content = createContentStore({ db, ipfsApiUrl: null });
const sealer = createSealer(await openKeyManagement(testConfig({ databaseUrl: database.url })));
const keys = createSigningKeys({ db, sealer, now: Date.now, log: createLog('fatal') });
const LONG_AGO = new Date('2021-01-01');
let owner: Owner;
let folder: string;

beforeAll(async () => {
  owner = await enrolOwner(call, 1);
  folder = mkdtempSync(join(tmpdir(), 'countersign-archive-'));
});
afterAll(async () => {
  await ownPool.end();
  rmSync(folder, { recursive: true });
});

const deps = { db, content, keys, baseUrl: 'http://localhost:3000', now: Date.now };
async function archive(options: { before?: Date; payloadsExpire?: boolean; perFile?: number } = {}) {
  const files: RequestsManifest[] = [];
  await archiveRequests(deps, {
    before: LONG_AGO,
    payloadsExpire: false,
    folder,
    onFile: (written) => files.push(written),
    ...options,
  });
  return files;
}

interface Line {
  readonly receipt: { readonly request: { requestHash: string }; readonly content: { cid: string } };
  readonly blocks: Record<string, string>;
}
const linesOf = ({ file }: RequestsManifest): Line[] =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const statusOf = async (hash: string) => (await call(`GET /transactions/${hash}`, { token: owner.accessToken })).status;
const age = (hash: string) =>
  pool.query(
    `WITH aged AS (UPDATE transactions SET created_at = created_at - interval '20 years', updated_at = '2020-06-01'
       WHERE request_hash = $1 RETURNING id, created_at)
     UPDATE transaction_terms SET created_at = aged.created_at FROM aged WHERE transaction_id = aged.id`,
    [hash],
  );
const reject = async (hash: string) => {
  const made = await decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
  expect(made.status).toBe(201);
};
async function submitRejected(): Promise<string> {
  const hash = await submitOffered(owner);
  await reject(hash);
  await age(hash);
  return hash;
}
const idOf = async (hash: string): Promise<string> =>
  (await pool.query('SELECT id FROM transactions WHERE request_hash = $1', [hash])).rows[0].id;
/** The number of tables with rows that belong to it. */
const traces = async (id: string): Promise<string[]> => {
  const names = 'approvals executions payment_uses releases request_records settlements tee_proofs transaction_terms';
  const found: string[] = [];
  for (const name of [...names.split(' '), 'verdicts', 'verification_requests']) {
    const { rowCount } = await pool.query(`SELECT FROM ${name} WHERE transaction_id = $1`, [id]);
    if (rowCount) found.push(name);
  }
  return found;
};

describe('a finished request', () => {
  it(
    'is archived with everything that belongs to it, and its receipt verifies offline',
    proves('receipts.archive'),
    async () => {
      const hash = await submitOffered(owner);
      const verdict = await signedVerdict(hash, completeVerdict(owner.wallet.address));
      expect((await judge(call, hash, 'APPROVED', verdict)).status).toBe(201);
      await reject(hash);
      await age(hash);
      const id = await idOf(hash);
      expect((await traces(id)).length).toBeGreaterThan(3);
      const figures = async () =>
        (await pool.query('SELECT figure, sum(amount)::int AS amount FROM agent_changes GROUP BY 1 ORDER BY 1')).rows;
      const counted = await figures();

      const [written] = await archive();
      expect(written).toMatchObject({
        file: expect.stringMatching(/^requests-\d{8}T\d{9}Z-0001\.jsonl\.gz$/),
        requests: 1,
      });
      expect(await traces(id)).toEqual([]);
      expect(await statusOf(hash)).toBe(404);
      expect((await pool.query('SELECT FROM request_owners WHERE request_hash = $1', [hash])).rowCount).toBe(0);
      expect(await figures()).toEqual(counted);

      const jwks = (await call('GET /.well-known/jwks.json')).body as { keys: { kid: string; x: string }[] };
      const receipt = await findArchivedReceipt(folder, hash);
      expect(verifyReceipt(receipt, { keys: jwks, arbiter: testOrionAccount.address })).toMatchObject({
        valid: true,
        unproven: [],
        receipt: { request: { requestHash: hash }, state: { status: 'REJECTED' }, verdict: { decision: 'APPROVED' } },
      });
      expect(await findArchivedReceipt(folder, `0x${'0'.repeat(64)}`)).toBeNull();
    },
  );

  it('is archived with the blocks of its CIDs, unless another request has them too', async () => {
    const { seal } = await useSealing(call, owner);
    const encryptedPayload = await seal(JSON.parse(await readFile(testServiceFile, 'utf8')).pgpPublicKey);
    const send = async () => {
      const body = { escrowAddress: owner.wallet.address, encryptedPayload };
      const hash = (await call('POST /transactions', { key: owner.key, body })).get('requestHash');
      await untilOffered([hash]);
      return hash;
    };
    const [hash, same] = [await send(), await send()];
    const cid = cidOf(encryptedPayload);
    for (const [each, rest] of [
      [hash, 200],
      [same, 404],
    ] as const) {
      await reject(each);
      await age(each);
      const [written] = await archive();
      expect(written && linesOf(written)).toMatchObject([{ blocks: { [cid]: encryptedPayload } }]);
      expect((await call(`GET /ipfs/${cid}`)).status).toBe(rest);
    }
  });

  it.each<[string, { atFirst: Partial<KuboNode>; onFile: Partial<KuboNode>; rest: number }]>([
    ['fails at the second of them', { atFirst: { removals: 1 }, onFile: {}, rest: 2 }],
    ['is down when its turn comes', { atFirst: {}, onFile: { mischief: 'error' }, rest: 3 }],
  ])(
    'is archived before its blocks, which stay for the next run if an external node %s',
    proves('receipts.archive'),
    async (_what, { atFirst, onFile, rest }) => {
      const node = Object.assign(await startKubo(), atFirst);
      onTestFinished(node.stop);
      const hashes = [await submitRejected(), await submitRejected(), await submitRejected()];
      const { rows } = await pool.query(
        `UPDATE content_blocks AS block SET bytes = NULL FROM content_blocks AS old, request_records, transactions
       WHERE block.cid = old.cid AND old.cid = request_records.cid AND id = transaction_id AND request_hash = ANY($1)
       RETURNING old.cid, old.bytes`,
        [hashes],
      );
      for (const { cid, bytes } of rows) {
        node.blocks.set(cid, bytes);
        node.pinned.add(cid);
      }
      const moveOut = () =>
        archiveRequests(
          { ...deps, content: createContentStore({ db, ipfsApiUrl: node.url }) },
          { before: LONG_AGO, payloadsExpire: false, folder, onFile: () => Object.assign(node, onFile) },
        );
      const ours = async () =>
        (await pool.query('SELECT FROM content_blocks WHERE cid = ANY($1)', [rows.map(({ cid }) => cid)])).rowCount;
      expect(await moveOut()).toBe(rest);
      for (const hash of hashes) {
        expect(await statusOf(hash)).toBe(404);
        expect(await findArchivedReceipt(folder, hash)).not.toBeNull();
      }
      expect([node.blocks.size, await ours()]).toEqual([rest, rest]);

      Object.assign(node, { removals: 3, mischief: 'none' });
      expect(await moveOut()).toBe(0);
      expect([node.blocks.size, await ours()]).toEqual([0, 0]);
    },
  );

  it('leaves its used nonces behind: nothing is used twice', async () => {
    const hash = await submitRejected();
    const transactionId = await idOf(hash);
    const txHash = `0x${'7e'.repeat(32)}` as const;
    const row = { chainId: 1, txHash, ownerId: owner.userId, blockNumber: 1, succeeded: true };
    expect(await insertExecution(db, { ...row, transactionId })).toBe(true);
    await pool.query("INSERT INTO payment_uses (use_key, transaction_id, owner_id) VALUES ('0x01', $1, $2)", [
      transactionId,
      owner.userId,
    ]);
    await archive();
    const another = await idOf(await submitOffered(owner));
    expect(await insertExecution(db, { ...row, transactionId: another })).toBe(false);
    const { rows } = await pool.query('SELECT use_key, transaction_id FROM payment_uses');
    expect(rows).toEqual([{ use_key: '0x01', transaction_id: null }]);
  });

  it('is kept until its payload has expired, if payloads do', async () => {
    const hash = await submitRejected();
    expect(await archive({ payloadsExpire: true })).toEqual([]);
    await pool.query('UPDATE transactions SET payload_expired_at = now() WHERE request_hash = $1', [hash]);
    expect(await archive({ payloadsExpire: true })).toMatchObject([{ requests: 1 }]);
    expect(await statusOf(hash)).toBe(404);
  });

  it('is kept if it has changed since it was read', async () => {
    const hash = await submitRejected();
    const limits = { before: LONG_AGO, payloadsExpire: false };
    const read = await listFinished(db, { ...limits, after: null, limit: 10 });
    expect(read).toMatchObject([{ requestHash: hash }]);
    await pool.query('UPDATE transactions SET revision = revision + 1 WHERE request_hash = $1', [hash]);
    expect(await db.transaction((tx) => deleteFinished(tx, read, limits))).toBe(false);
    expect(await statusOf(hash)).toBe(200);
    expect(await archive()).toMatchObject([{ requests: 1 }]);
  });
});

describe('a request is kept', () => {
  it.each<[string, (hash: string) => Promise<unknown>]>([
    ['if it has changed since', async (hash) => reject(hash)],
    ['if it waits for its owner', async (hash) => age(hash)],
    [
      'if an arbiter still has to record the verdict',
      async (hash) => {
        await pool.query("UPDATE transactions SET status = 'REJECTED' WHERE request_hash = $1", [hash]);
        await age(hash);
      },
    ],
    [
      'if its record on chain is not confirmed',
      async (hash) => {
        await reject(hash);
        await age(hash);
        await pool.query(
          `UPDATE request_records SET tx_hash = '0x1' FROM transactions WHERE id = transaction_id AND request_hash = $1`,
          [hash],
        );
      },
    ],
    [
      'if a provider is executing it',
      async (hash) => {
        await reject(hash);
        await age(hash);
        await pool.query(
          `INSERT INTO releases (external_id, transaction_id, user_id, channel, integration, status, chain_id)
           SELECT request_hash, id, user_id, 'custody', 'execution', 'submitted', 1 FROM transactions WHERE request_hash = $1`,
          [hash],
        );
      },
    ],
  ])('%s', async (_what, prepare) => {
    const hash = await submitOffered(owner);
    await prepare(hash);
    expect(await archive()).toEqual([]);
    expect(await statusOf(hash)).toBe(200);
    await pool.query('UPDATE releases SET next_at = NULL');
  });

  it('for a week, whatever date is given', async () => {
    const hash = await submitOffered(owner);
    await reject(hash);
    await archive({ before: new Date('2099-01-01') });
    expect(await statusOf(hash)).toBe(200);
  });
});

describe('the files', () => {
  it('are listed in the audit log, which stays intact, and a modified one is detected', async () => {
    for (let made = 0; made < 3; made += 1) await submitRejected();
    const files = await archive({ perFile: 2 });
    expect(files.map(({ requests }) => requests)).toEqual([2, 1]);
    await sealAuditLog(db);
    expect(await verifyAuditLog(db)).toMatchObject({ isWhole: true });
    const { rows } = await pool.query("SELECT detail FROM audit_log WHERE action = 'transaction.archive' ORDER BY id");
    expect(rows.slice(-2).map(({ detail }) => detail)).toEqual(files);
    await checkRequestFiles(db, folder, []);
    appendFileSync(join(folder, files[0]?.file ?? ''), 'x');
    await expect(checkRequestFiles(db, folder, [])).rejects.toThrow(ArchiveDamaged);
  });
});
