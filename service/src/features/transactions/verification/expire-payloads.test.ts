import { readFile } from 'node:fs/promises';
import { createLog } from '@countersign/edge';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { useSealing, useVerification } from '@countersign/harness/requests/verification';
import { startKubo } from '@countersign/harness/servers/kubo';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { hashReport } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cidOf, createContentStore } from '../../../platform/content/content-store.ts';
import { ContentUnavailable } from '../../../platform/content/content-unavailable.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { expirePayloads } from './expire-payloads.ts';
import { sealRequest } from './seal-request.ts';

const RETENTION_DAYS = 30;
const { database, pool, service, untilOffered } = await useVerification();
const { call } = service;
const { db, pool: ownPool } = openDatabase(database.url, () => {});
const content = createContentStore({ db, ipfsApiUrl: null });
const kubo = await startKubo();
const { service: other, database: its } = await useTestService({ IPFS_API_URL: kubo.url });
let owner: Owner;
let seal: (serviceKey: string) => Promise<string>;
let serviceKey: string;

beforeAll(async () => {
  owner = await enrolOwner(call);
  ({ seal } = await useSealing(call, owner));
  serviceKey = JSON.parse(await readFile(testServiceFile, 'utf8')).pgpPublicKey;
});
afterAll(async () => {
  await ownPool.end();
  await kubo.stop();
});

interface Shown {
  readonly cid: string;
  readonly payloadHash: string;
  readonly encryptedPayload: string | null;
  readonly payload: string;
  readonly history: { action: string; by: string }[];
}
const read = async (hash: string) => (await call(`GET /transactions/${hash}`, { key: testAdminKey })).body as Shown;
const statusOf = async (cid: string) => (await call(`GET /ipfs/${cid}`)).status;
const reject = (hash: string) =>
  decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } }).then(({ status }) =>
    expect(status).toBe(201),
  );
const age = (hash: string, days: number) =>
  pool.query('UPDATE transactions SET updated_at = now() - make_interval(days => $2) WHERE request_hash = $1', [
    hash,
    days,
  ]);
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const expire = (retentionDays: number | null = RETENTION_DAYS) => expirePayloads({ db, content, retentionDays, log });

async function submitBody(body: object): Promise<string> {
  const hash = (await call('POST /transactions', { key: owner.key, body })).get('requestHash');
  await untilOffered([hash]);
  return hash;
}
async function submitSealed(message?: string): Promise<{ hash: string; message: string }> {
  const sealed = message ?? (await seal(serviceKey));
  return { hash: await submitBody({ escrowAddress: owner.wallet.address, encryptedPayload: sealed }), message: sealed };
}

describe('a sealed payload', () => {
  it('is stored once, and still shown with the record', async () => {
    const { hash, message } = await submitSealed();
    const { rows } = await pool.query('SELECT encrypted_payload FROM transactions WHERE request_hash = $1', [hash]);
    expect(rows).toEqual([{ encrypted_payload: null }]);
    const marker = message.split('\n')[4];
    const { rows: blocks } = await pool.query('SELECT FROM content_blocks WHERE position($1::bytea IN bytes) > 0', [
      Buffer.from(marker ?? ''),
    ]);
    expect(blocks).toHaveLength(1);
    expect(await read(hash)).toMatchObject({ encryptedPayload: message, payload: 'stored' });
  });

  it('stays in the row if an external node stores the block', async () => {
    const theirs = await enrolOwner(other.call);
    const encryptedPayload = await (await useSealing(other.call, theirs)).seal(serviceKey);
    const body = { escrowAddress: theirs.wallet.address, encryptedPayload };
    const hash = (await other.call('POST /transactions', { key: theirs.key, body })).get('requestHash');
    await expect
      .poll(async () => (await its.pool.query('SELECT FROM request_records')).rowCount, { timeout: 10_000 })
      .toBe(1);
    const { rows } = await its.pool.query('SELECT encrypted_payload FROM transactions');
    expect(rows).toEqual([{ encrypted_payload: encryptedPayload }]);
    expect((await its.pool.query('SELECT bytes FROM content_blocks WHERE bytes IS NULL')).rowCount).toBeGreaterThan(0);
    const shown = await other.call(`GET /transactions/${hash}`, { key: theirs.key });
    expect(shown.get('encryptedPayload')).toBe(encryptedPayload);
  });

  it('is removed from the row only if its block exists: a block removed meanwhile is stored again', async () => {
    const { hash, message } = await submitSealed();
    const { rows } = await pool.query('SELECT id, user_id AS "userId" FROM transactions WHERE request_hash = $1', [
      hash,
    ]);
    await pool.query('DELETE FROM request_records WHERE transaction_id = $1', [rows[0].id]);
    await pool.query('UPDATE transactions SET encrypted_payload = $2 WHERE id = $1', [rows[0].id, message]);
    const removing = {
      ...content,
      async put(bytes: Uint8Array) {
        const cid = await content.put(bytes);
        await pool.query('DELETE FROM content_blocks WHERE cid = $1', [cid]);
        return cid;
      },
    };
    const deps = { db, recorder: null, changes: { publish() {} }, sealingKey: null } as unknown as Parameters<
      typeof sealRequest
    >[0];
    const enqueue = async () => {};
    await expect(sealRequest({ ...deps, content: removing }, enqueue, rows[0])).rejects.toThrow('removed');
    expect(await read(hash)).toMatchObject({ encryptedPayload: message });
    await sealRequest({ ...deps, content }, enqueue, rows[0]);
    const after = await read(hash);
    expect(after).toMatchObject({ encryptedPayload: message });
    expect(await statusOf(after.cid)).toBe(200);
  });
});

describe('an encrypted report', () => {
  const reportOf = async (hash: string, from = pool) => {
    const sql = 'SELECT report FROM verdicts JOIN transactions ON id = transaction_id WHERE request_hash = $1';
    return (await from.query<{ report: unknown }>(sql, [hash])).rows[0]?.report;
  };
  const judgeWith = async (hash: string, report: string, responseCid: string, on = call) =>
    expect((await judge(on, hash, 'UNDECIDED', { report, responseCid })).status).toBe(201);

  it('that this database has as a block is stored once, and still shown with the verdict', async () => {
    const { hash } = await submitSealed();
    const report = await seal(serviceKey);
    await judgeWith(hash, report, await content.put(Buffer.from(report)));
    expect(await reportOf(hash)).toBeNull();
    expect(await read(hash)).toMatchObject({ verdict: { report, reportHash: hashReport(report) } });
  });

  it('is kept when it is also submitted as a payload, which then expires', async () => {
    const { hash } = await submitSealed();
    const report = await seal(serviceKey);
    const cid = await content.put(Buffer.from(report));
    await judgeWith(hash, report, cid);
    const copy = await submitSealed(report);
    expect((await read(copy.hash)).cid).toBe(cid);
    await reject(copy.hash);
    await age(copy.hash, RETENTION_DAYS + 1);
    await expire();
    expect(await read(copy.hash)).toMatchObject({ payload: 'expired' });
    expect(await read(hash)).toMatchObject({ verdict: { report } });
  });

  it.each([
    ['that is not stored as a block', async () => cidOf('another')],
    ['whose CID is that of another block', () => content.put(Buffer.from('another'))],
  ])('%s stays in the row', async (_what, cid) => {
    const { hash } = await submitSealed();
    const report = await seal(serviceKey);
    await judgeWith(hash, report, await cid());
    expect(await reportOf(hash)).toBe(report);
  });

  it('stays in the row if an external node stores the block', async () => {
    const theirs = await enrolOwner(other.call);
    const { seal: sealTheirs } = await useSealing(other.call, theirs);
    const body = { escrowAddress: theirs.wallet.address, encryptedPayload: await sealTheirs(serviceKey) };
    const hash = (await other.call('POST /transactions', { key: theirs.key, body })).get('requestHash');
    const report = await sealTheirs(serviceKey);
    const put = await other.call('POST /internal/content', { key: testOrionKey, body: { text: report } });
    await judgeWith(hash, report, put.get('cid'), other.call);
    expect(await reportOf(hash, its.pool)).toBe(report);
  });
});

describe('payloads of final transactions', () => {
  it('expire after the retention, in the row and in the content store; record, hashes and history are kept', async () => {
    const { hash } = await submitSealed();
    const before = await read(hash);
    await reject(hash);
    await age(hash, RETENTION_DAYS + 1);
    await expire();
    const after = await read(hash);
    expect(after).toMatchObject({
      payload: 'expired',
      encryptedPayload: null,
      payloadHash: before.payloadHash,
      cid: before.cid,
      status: 'REJECTED',
    });
    expect(after.history.at(-1)).toMatchObject({ action: 'transaction.expire-payload', by: 'service' });
    expect(await statusOf(before.cid)).toBe(404);
    await expire();
    expect((await read(hash)).history).toHaveLength(after.history.length);
  });

  it('in standard form: the sealed block is deleted, and the submitted fields stay readable', async () => {
    const fields = transferFields(owner.wallet.address, { contextLogs: { why: 'rent' } });
    const hash = await submitBody(fields);
    const { cid } = await read(hash);
    await reject(hash);
    await age(hash, RETENTION_DAYS + 1);
    await expire();
    expect(await read(hash)).toMatchObject({
      payload: 'expired',
      description: fields.userPrompt,
      tx: fields.tx,
      contextLogs: { why: 'rent' },
    });
    expect(await statusOf(cid)).toBe(404);
  });

  it('are kept while the transaction is not final, until the retention is over, or if retention is off', async () => {
    const [pending, recent, old] = [await submitSealed(), await submitSealed(), await submitSealed()];
    for (const { hash } of [recent, old]) await reject(hash);
    await age(pending.hash, RETENTION_DAYS + 1);
    await age(recent.hash, RETENTION_DAYS - 1);
    await age(old.hash, RETENTION_DAYS + 1);
    await expire(null);
    for (const { hash, message } of [pending, recent, old]) {
      expect(await read(hash)).toMatchObject({ payload: 'stored', encryptedPayload: message });
    }
    await expire();
    expect([(await read(pending.hash)).payload, (await read(recent.hash)).payload]).toEqual(['stored', 'stored']);
    expect((await read(old.hash)).payload).toBe('expired');
  });

  it('a block that another transaction uses is kept until that one has expired', async () => {
    const first = await submitSealed();
    const second = await submitSealed(first.message);
    const { cid } = await read(first.hash);
    await reject(first.hash);
    await age(first.hash, RETENTION_DAYS + 1);
    await expire();
    expect((await read(first.hash)).payload).toBe('expired');
    expect(await read(second.hash)).toMatchObject({ payload: 'stored', encryptedPayload: first.message, cid });
    expect(await statusOf(cid)).toBe(200);
    await reject(second.hash);
    await age(second.hash, RETENTION_DAYS + 1);
    await expire();
    expect(await statusOf(cid)).toBe(404);
  });

  it('are unpinned and removed on an external node, and again if the first try was interrupted', async () => {
    const outside = createContentStore({ db, ipfsApiUrl: kubo.url });
    const cid = await outside.put(Buffer.from('some ciphertext'));
    expect([kubo.blocks.has(cid), kubo.pinned.has(cid)]).toEqual([true, true]);
    const remove = () => db.transaction((tx) => outside.remove(tx, cid, async () => true));
    kubo.mischief = 'error';
    await expect(remove()).rejects.toThrow();
    expect(await outside.isOurs(cid)).toBe(true);
    kubo.mischief = 'none';
    await remove();
    expect([kubo.blocks.has(cid), kubo.pinned.has(cid), await outside.isOurs(cid)]).toEqual([false, false, false]);
    await remove();
  });

  it('expire on an external node even if it does not remove one of them, which is tried again in the next run', async () => {
    const theirs = await enrolOwner(other.call);
    const token = theirs.accessToken;
    const [stuck = '', next = ''] = [await submit(other.call, theirs), await submit(other.call, theirs)];
    const show = async (hash: string) => (await other.call(`GET /transactions/${hash}`, { token })).body as Shown;
    await expect.poll(async () => (await show(next)).cid && (await show(stuck)).cid, { timeout: 10_000 }).toBeTruthy();
    for (const [hash, days] of Object.entries({ [stuck]: 2, [next]: 1 })) {
      await decide(other.call, hash, { token, body: { decision: 'REJECTED' } });
      const sql = 'UPDATE transactions SET updated_at = now() - make_interval(days => $2) WHERE request_hash = $1';
      await its.pool.query(sql, [hash, RETENTION_DAYS + days]);
    }
    const { cid } = await show(stuck);
    const unpin = vi.spyOn(kubo.pinned, 'delete');
    onTestFinished(() => unpin.mockRestore());
    unpin.mockImplementation((each) => each !== cid && Set.prototype.delete.call(kubo.pinned, each));
    const opened = openDatabase(its.url, () => {});
    onTestFinished(() => opened.pool.end());
    const run = () =>
      expirePayloads({
        db: opened.db,
        content: createContentStore({ db: opened.db, ipfsApiUrl: kubo.url }),
        retentionDays: RETENTION_DAYS,
        log,
      });
    const states = async () => [(await show(stuck)).payload, (await show(next)).payload];

    kubo.mischief = 'error';
    await expect(run()).rejects.toThrow(ContentUnavailable);
    expect(await states()).toEqual(['stored', 'stored']);
    kubo.mischief = 'none';
    await run();
    expect(await states()).toEqual(['stored', 'expired']);
    expect(kubo.blocks.has(cid)).toBe(true);
    expect(lines.filter((line) => line.includes(cid))).toHaveLength(1);
    unpin.mockRestore();
    await run();
    expect(await states()).toEqual(['expired', 'expired']);
    expect(kubo.blocks.has(cid)).toBe(false);
  });

  it('stop after one timeout, for both commands together, if an external node does not answer', async () => {
    const impatient = createContentStore({ db, ipfsApiUrl: kubo.url, timeoutMs: 200 });
    const cid = await impatient.put(Buffer.from('another ciphertext'));
    kubo.mischief = 'silent';
    onTestFinished(() => {
      kubo.mischief = 'none';
    });
    const asked = kubo.asked.length;
    const removed = db.transaction((tx) => impatient.remove(tx, cid, async () => true));
    await expect(removed).rejects.toThrow(ContentUnavailable);
    expect(kubo.asked.slice(asked).map(({ command }) => command)).toEqual(['pin/rm']);
  });
});
