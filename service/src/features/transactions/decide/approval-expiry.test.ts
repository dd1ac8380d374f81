import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { permitOf } from '@countersign/harness/chain/actions';
import { proves } from '@countersign/harness/proves';
import { isoTime, problem } from '@countersign/harness/requests/answers';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  readStatus,
  someAddress,
  submit,
} from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { expireApprovals } from '../index.ts';

const SEPOLIA = 11155111;
const blockHash = `0x${'ee'.repeat(32)}`;
const hex = (number: number) => `0x${number.toString(16)}`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** A node with a chain on which every owner's transfer is mined at the time that a test sets. */
const mined = { from: someAddress, atUnix: 0, status: '0x1' };
const answers: Record<string, () => unknown> = {
  eth_chainId: () => hex(SEPOLIA),
  eth_blockNumber: () => '0x10',
  eth_getTransactionByHash: () => ({
    from: mined.from,
    to: someAddress,
    value: hex(10 ** 18),
    input: '0x',
    blockHash,
  }),
  eth_getTransactionReceipt: () => ({ status: mined.status, blockNumber: '0x10', blockHash }),
  eth_getBlockByNumber: () => ({
    number: '0x10',
    hash: blockHash,
    parentHash: `0x${'01'.repeat(32)}`,
    timestamp: hex(mined.atUnix),
  }),
};
const node = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: answers[JSON.parse(text).method]?.() }));
});
await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  node.closeAllConnections();
  node.close();
});

const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
const { database, service, startInstance } = await useTestService({
  CHAIN_RPC_URLS: JSON.stringify({ [SEPOLIA]: url }),
  EXECUTION_CONFIRMATIONS: '1',
});
const elsewhere = await startInstance();
const { call } = service;
const limits = [{ chainId: SEPOLIA, asset: 'native', perTransaction: null, per24Hours: String(10n ** 18n) }];
const effects = [
  {
    kind: 'send',
    gives: [{ asset: { kind: 'native' }, amount: String(10n ** 18n) }],
    gets: [],
    from: null,
    to: someAddress,
  },
];
let owner: Owner;
let txCount = 0;

beforeEach(async () => {
  owner = await enrolOwner(call, 2);
  mined.from = owner.wallet.address;
  mined.status = '0x1';
});

const newTxHash = () => `0x${(++txCount).toString(16).padStart(64, '0')}`;

async function approved(): Promise<string> {
  const hash = await submit(call, owner);
  await judge(call, hash, 'APPROVED', { effects });
  return hash;
}

/** Sets the end of the approval to this many seconds ago. */
async function endApproval(hash: string, secondsAgo = 0): Promise<void> {
  const [then, id] = [`now() - make_interval(secs => ${secondsAgo})`, 'SELECT id FROM transactions WHERE request_hash'];
  await database.pool.query(`UPDATE transactions SET valid_until = ${then} WHERE request_hash = $1`, [hash]);
  await database.pool.query(
    `UPDATE spends SET released_at = ${then} WHERE released_at IS NOT NULL AND transaction_id = (${id} = $1)`,
    [hash],
  );
}

/** Runs the job on a connection of its own; returns its notifications. */
async function runJob(): Promise<unknown[]> {
  const { db, pool } = openDatabase(database.url, () => {});
  const told: unknown[] = [];
  try {
    await expireApprovals({ db, changes: { publish: (_topics, change) => void told.push(change) } });
    return told;
  } finally {
    await pool.end();
  }
}

const read = async (hash: string, on = service) =>
  (await on.call(`GET /transactions/${hash}`, { token: owner.accessToken })).body as Record<string, unknown> & {
    history: { action: string }[];
    updatedAt: string;
    validUntil: string;
  };
const countEntries = async (hash: string, action: string) =>
  (await read(hash)).history.filter((entry) => entry.action === action).length;
const report = (hash: string, txHash: string, on = service) =>
  on.call(`POST /transactions/${hash}/execution`, { key: owner.key, body: { txHash } });
const poll = (hash: string, query = '', tag?: string | null) =>
  call(`GET /transactions/${hash}/approval-status${query}`, {
    key: owner.key,
    ...(tag && { headers: { 'if-none-match': tag } }),
  });

describe('an approval', () => {
  it.each([
    [0, 86_400],
    [1, 86_400],
    [2, 3_600],
  ] as const)(
    'of execution type %i lasts %i seconds from the moment it is given',
    proves('validity.period'),
    async (type, seconds) => {
      owner = await enrolOwner(call, type);
      const hash = await submit(call, owner);
      expect(await read(hash)).toMatchObject({ status: 'PENDING', validUntil: null });
      await judge(call, hash, 'APPROVED');
      if (type === 1) await decide(call, hash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
      const { status, validUntil, updatedAt } = await read(hash);
      expect(status).toBe('APPROVED');
      expect(Date.parse(validUntil) - Date.parse(updatedAt)).toBe(seconds * 1000);
      // A later decision that changes nothing does not extend it.
      await decide(call, hash, { key: owner.key, body: { decision: 'APPROVED' } });
      expect(await read(hash)).toMatchObject({ status: 'APPROVED', validUntil });
    },
  );

  it(
    'is shown as expired once it has ended, whether or not the job has stored that',
    proves('validity.expired'),
    async () => {
      const hash = await approved();
      const tag = (await poll(hash)).headers.get('etag');
      await endApproval(hash);
      const view = async () => {
        const [record, list, status] = await Promise.all([
          read(hash, elsewhere),
          call(`GET /transactions/users/${owner.wallet.address}`, { key: owner.key }),
          poll(hash),
        ]);
        const { history: _, ...shown } = record;
        return { shown, list: list.body, status: status.body, tag: status.headers.get('etag') };
      };
      const before = await view();
      const expired = { status: 'REJECTED', statusReason: 'expired', waitingFor: null, since: null };
      expect(before).toMatchObject({ shown: expired, list: [expired], status: { status: 'REJECTED' } });
      expect(before.shown.updatedAt).toBe(before.shown.validUntil);
      expect(before.tag).not.toBe(tag);
      await runJob();
      expect(await view()).toEqual(before);
    },
  );

  it('that has ended is stored and published once, however many jobs run', proves('validity.expired'), async () => {
    const hashes = [await approved(), await approved()];
    const untouched = await approved();
    for (const hash of hashes) await endApproval(hash);
    const told = (await Promise.all([runJob(), runJob(), runJob()])).flat();
    for (const requestHash of hashes) {
      expect(await countEntries(requestHash, 'transaction.expire')).toBe(1);
      const changes = 'SELECT status, decision FROM user_changes WHERE request_hash = $1 ORDER BY position DESC';
      expect((await database.pool.query(changes, [requestHash])).rows).toEqual([
        { status: 'REJECTED', decision: null },
        { status: 'APPROVED', decision: 'APPROVED' },
      ]);
    }
    const ours = told.filter((change) => hashes.includes((change as { requestHash: string }).requestHash));
    expect(ours.length).toBeLessThanOrEqual(2);
    expect(await readStatus(call, owner, untouched)).toBe('APPROVED');
  });

  it('that has ended accepts no decision from any approver', proves('validity.expired'), async () => {
    const hash = await approved();
    await endApproval(hash);
    for (const by of [{ token: owner.accessToken }, { key: owner.key }]) {
      for (const decision of ['APPROVED', 'REJECTED']) {
        const answer = await decide(call, hash, { ...by, body: { decision } });
        expect(answer.body).toEqual(problem(400, 'decision: the transaction is REJECTED'));
      }
    }
    expect(await read(hash)).toMatchObject({ statusReason: 'expired', approvals: { user: [], apiKey: [] } });
  });

  it('of a signature whose use is never observed ends like any other', proves('actions.signature.lapses'), async () => {
    const typedData = permitOf(owner.wallet.address);
    const { chainId } = typedData.domain;
    const hash = await submit(call, owner, { tx: undefined, typedData, chainId });
    await judge(call, hash, 'UNDECIDED');
    await decide(call, hash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    expect(await read(hash)).toMatchObject({ status: 'APPROVED', waitingFor: 'execution' });
    await endApproval(hash);
    expect(await read(hash)).toMatchObject({ status: 'REJECTED', statusReason: 'expired', waitingFor: null });
  });

  it('that ends answers the callers that wait for the next change', proves('validity.expired'), async () => {
    const hash = await approved();
    const waiting = poll(hash, '?wait=25', (await poll(hash)).headers.get('etag'));
    await endApproval(hash);
    await runJob();
    await database.pool.query("SELECT pg_notify('countersign_changes', 'look')");
    expect((await waiting).body).toMatchObject({ status: 'REJECTED' });
  });

  it(
    'frees its part of a limit when it ends, but not when it is withdrawn',
    proves('validity.spend-released'),
    async () => {
      await call('PUT /settings/policy', { token: owner.accessToken, body: { limits } });
      const first = await approved();
      expect(await readStatus(call, owner, await approved())).toBe('PENDING');
      await endApproval(first);
      const second = await approved();
      expect(await readStatus(call, owner, second)).toBe('APPROVED');
      await decide(call, second, { key: owner.key, body: { decision: 'REJECTED' } });
      await endApproval(second);
      expect(await readStatus(call, owner, await approved())).toBe('PENDING');
    },
  );

  it(
    'counts against its limit up to the exact moment at which it ends',
    proves('validity.spend-released'),
    async () => {
      await approved();
      const { rows } = await database.pool.query(
        'SELECT released_at, valid_until FROM spends JOIN transactions ON id = transaction_id WHERE spends.user_id = $1',
        [owner.userId],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].released_at).toEqual(rows[0].valid_until);
    },
  );
});

describe('a receipt that is reported after the approval has ended', () => {
  it.each([
    ['0x1', 'EXECUTED'],
    ['0x0', 'FAILED'],
  ])(
    'and was mined before, with status %s: %s, and it counts against the limit again',
    proves('validity.receipt-in-time'),
    async (status, expected) => {
      await call('PUT /settings/policy', { token: owner.accessToken, body: { limits } });
      const hash = await approved();
      await endApproval(hash, 5);
      if (expected === 'FAILED') await runJob();
      Object.assign(mined, { status, atUnix: inSeconds(-10) });
      const txHash = newTxHash();
      const answer = await report(hash, txHash);
      expect(answer.body).toMatchObject({
        status: expected,
        statusReason: null,
        executedLate: false,
        waitingFor: null,
      });
      expect((await report(hash, txHash, elsewhere)).body).toEqual(answer.body);
      expect(await countEntries(hash, 'transaction.expire')).toBe(1);
      expect(await readStatus(call, owner, await approved())).toBe('PENDING');
    },
  );

  it('and was mined after it sets the alarm in addition to the status', proves('validity.receipt-late'), async () => {
    await call('PUT /settings/policy', { token: owner.accessToken, body: { limits } });
    const hash = await approved();
    await endApproval(hash, 20);
    mined.atUnix = inSeconds(-10);
    const txHash = newTxHash();
    const answer = await report(hash, txHash);
    const alarm = { status: 'REJECTED', statusReason: 'expired', executedLate: true };
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(alarm)]);
    expect((await report(hash, txHash, elsewhere)).body).toEqual(answer.body);
    expect((await report(hash, newTxHash())).body).toEqual(problem(400, 'the transaction is REJECTED'));
    const executed = { txHash, succeeded: true, minedAt: new Date(mined.atUnix * 1000).toISOString() };
    expect(await read(hash)).toMatchObject({ ...alarm, executed, updatedAt: isoTime });
    const list = await call(`GET /transactions/users/${owner.wallet.address}`, { key: owner.key });
    expect(list.body).toMatchObject([alarm]);
    expect(await readStatus(call, owner, await approved())).toBe('PENDING');
  });

  it('because the owner froze the account counts if it was mined before, and otherwise sets the alarm', async () => {
    const [early, late, never] = [await approved(), await approved(), await submit(call, owner)];
    mined.atUnix = inSeconds(-10);
    const token = owner.accessToken;
    expect((await call('POST /access/freeze', { token })).body).toMatchObject({ rejected: 3 });
    const tell = (hash: string) =>
      call(`POST /transactions/${hash}/execution`, { token, body: { txHash: newTxHash() } });
    expect((await tell(early)).body).toMatchObject({ status: 'EXECUTED', statusReason: null, executedLate: false });
    mined.atUnix = inSeconds(10);
    const alarm = { status: 'REJECTED', statusReason: 'frozen', executedLate: true, waitingFor: null };
    expect((await tell(late)).body).toMatchObject(alarm);
    expect((await tell(never)).body).toEqual(problem(400, 'the transaction is REJECTED'));
  });

  it('because of a freeze that is not yet applied to it counts or sets the alarm in the same way', async () => {
    const [early, late] = [await approved(), await approved()];
    await database.pool.query('UPDATE users SET frozen_at = now() WHERE id = $1', [owner.userId]);
    mined.atUnix = inSeconds(-10);
    const body = () => ({ txHash: newTxHash() });
    const token = owner.accessToken;
    const tell = (hash: string) => call(`POST /transactions/${hash}/execution`, { token, body: body() });
    expect((await tell(early)).body).toMatchObject({ status: 'EXECUTED', statusReason: null, executedLate: false });
    mined.atUnix = inSeconds(10);
    const alarm = { status: 'REJECTED', statusReason: 'frozen', executedLate: true, waitingFor: null };
    expect((await tell(late)).body).toMatchObject(alarm);
    expect((await call('POST /access/freeze', { token })).body).toMatchObject({ rejected: 0 });
  });

  it('is refused if the owner withdrew the approval', async () => {
    const hash = await approved();
    await decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    mined.atUnix = inSeconds(-1);
    expect((await report(hash, newTxHash())).body).toEqual(problem(400, 'the transaction is REJECTED'));
  });

  it(
    'is EXECUTED once, even if the expiry job and reports on two instances run at the same moment',
    proves('validity.receipt-in-time'),
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const hash = await approved();
        const txHash = newTxHash();
        mined.atUnix = inSeconds(-3);
        await endApproval(hash, 1);
        const reports = Array.from({ length: 6 }, (_, n) => report(hash, txHash, n % 2 ? service : elsewhere));
        const refusals = [0, 1].map(() =>
          decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } }),
        );
        const [answers, decisions] = await Promise.all([Promise.all(reports), Promise.all(refusals), runJob()]);
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        expect(decisions.map(({ status }) => status)).toEqual([400, 400]);
        expect(await read(hash)).toMatchObject({ status: 'EXECUTED', statusReason: null });
        expect(await countEntries(hash, 'transaction.expire')).toBe(1);
        expect(await countEntries(hash, 'transaction.execute')).toBe(1);
      }
    },
  );

  it(
    'is judged by its mining time, even if the approval was still valid when the report arrived',
    proves('validity.receipt-late'),
    async () => {
      const hash = await approved();
      mined.atUnix = inSeconds(-1);
      const { pool } = openDatabase(database.url, () => {});
      onTestFinished(() => pool.end());
      const holder = await pool.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT FROM transactions WHERE request_hash = $1 FOR UPDATE', [hash]);
      const answer = report(hash, newTxHash());
      const blocked = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await expect.poll(async () => (await database.pool.query(blocked)).rowCount, { timeout: 10_000 }).toBe(1);
      const end = "UPDATE transactions SET valid_until = now() - interval '5 seconds' WHERE request_hash = $1";
      await holder.query(end, [hash]);
      await holder.query('COMMIT');
      holder.release();
      expect((await answer).body).toMatchObject({ status: 'REJECTED', statusReason: 'expired', executedLate: true });
    },
  );
});
