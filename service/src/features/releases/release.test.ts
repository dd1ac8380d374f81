import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proves } from '@countersign/harness/proves';
import { hash32, isoTime, problem } from '@countersign/harness/requests/answers';
import { readWhole, untilRecord } from '@countersign/harness/requests/follow-request';
import {
  approve,
  atProvider,
  complete,
  enrolCustodian,
  letMinutePass,
  order,
  ordersOf,
  prepareIntegration,
  settle,
  untilRelease,
  useCustody,
} from '@countersign/harness/requests/releases';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  readStatus,
  someAddress,
} from '@countersign/harness/requests/transactions';
import { hearEvents, listEvents } from '@countersign/harness/service/hear-events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { expireApprovals } from '../transactions/index.ts';

const SEPOLIA = 11155111;
const minedHash = `0x${'ab'.repeat(32)}`;
const blockHash = `0x${'ee'.repeat(32)}`;
const mined = { from: someAddress as string };
const answers: Record<string, () => unknown> = {
  eth_chainId: () => `0x${SEPOLIA.toString(16)}`,
  eth_blockNumber: () => '0x10',
  eth_getTransactionByHash: () => ({
    from: mined.from,
    to: someAddress,
    value: '0xde0b6b3a7640000',
    input: '0x',
    blockHash,
  }),
  eth_getTransactionReceipt: () => ({ status: '0x1', blockNumber: '0x10', blockHash }),
  eth_getBlockByNumber: () => ({
    number: '0x10',
    hash: blockHash,
    parentHash: `0x${'01'.repeat(32)}`,
    timestamp: `0x${Math.floor(Date.now() / 1000).toString(16)}`,
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

const { provider, database, call } = await useCustody({
  CHAIN_RPC_URLS: JSON.stringify({ [SEPOLIA]: `http://127.0.0.1:${(node.address() as AddressInfo).port}` }),
  EXECUTION_CONFIRMATIONS: '1',
});
const { pool } = database;
let owner: Owner;

beforeAll(async () => {
  owner = await enrolCustodian(call, database, provider);
  await hearEvents(pool, owner.userId);
});

const submitted = async (different = {}) => {
  const hash = await approve(call, owner, different);
  await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
  return hash;
};
const endApproval = (hash: string) =>
  pool.query("UPDATE transactions SET valid_until = now() - interval '1 second' WHERE request_hash = $1", [hash]);
const actions = async (hash: string) =>
  (await readWhole(call, owner, hash)).history
    .filter(({ action }) => action === 'transaction.release')
    .map(({ detail }) => detail.to);

describe('an approved transaction of execution type 2', () => {
  it(
    'is claimed, submitted once with exactly its call, and followed until EXECUTED',
    proves('custody.provider.external-id', 'execution.custody', 'webhooks.events'),
    async () => {
      const hash = await submitted({ tx: { to: someAddress, value: '1000000000000000001', data: '0xa9059cbb' } });
      const [ordered, ...more] = ordersOf(provider, hash);
      expect(more).toEqual([]);
      expect(ordered).toMatchObject({ tokenFault: null, status: 200 });
      expect(ordered?.body).toEqual({
        operation: 'CONTRACT_CALL',
        assetId: 'ETH_TEST5',
        source: { type: 'VAULT_ACCOUNT', id: '0' },
        destination: { type: 'ONE_TIME_ADDRESS', oneTimeAddress: { address: someAddress } },
        amount: '1.000000000000000001',
        note: `Countersign ${hash}`,
        externalTxId: hash,
        extraParameters: { contractCallData: '0xa9059cbb' },
      });
      const [taken] = atProvider(provider, hash);
      expect(await readWhole(call, owner, hash)).toMatchObject({
        status: 'APPROVED',
        waitingFor: 'execution',
        executed: null,
        release: {
          status: 'submitted',
          channel: 'custody',
          claimedAt: isoTime,
          reference: taken?.id,
          reason: 'The custody provider says SUBMITTED',
          txHash: null,
        },
      });

      settle(provider, hash, 'COMPLETED');
      const record = await untilRelease(call, owner, hash, ({ status }) => status === 'completed');
      const { txHash } = atProvider(provider, hash)[0] ?? {};
      expect(record).toMatchObject({
        status: 'EXECUTED',
        statusReason: null,
        waitingFor: null,
        release: { status: 'completed', reference: taken?.id, reason: null, txHash },
        executed: { txHash, chainId: SEPOLIA, blockNumber: 1234567, succeeded: true, minedAt: null },
      });
      expect(txHash).toEqual(hash32);
      expect(await actions(hash)).toEqual(['claimed', 'submitted', 'completed']);
      expect(ordersOf(provider, hash)).toHaveLength(1);
      expect(await listEvents(pool, hash)).toEqual(['verdict', 'approved', 'released', 'executed']);
    },
  );

  it('shows each step in lists and with a new ETag', async () => {
    const hash = await submitted();
    const poll = () => call(`GET /transactions/${hash}/approval-status`, { key: owner.key });
    const tag = (await poll()).headers.get('etag');
    settle(provider, hash, 'PENDING_AUTHORIZATION');
    const said = 'The custody provider says PENDING_AUTHORIZATION';
    await untilRelease(call, owner, hash, ({ reason }) => reason === said);
    expect((await poll()).headers.get('etag')).not.toBe(tag);
    const list = await call(`GET /transactions/users/${owner.wallet.address}?limit=1`, { key: owner.key });
    expect(list.body).toMatchObject([{ requestHash: hash, release: { status: 'submitted', reason: said } }]);
  });

  it.each([
    ['CANCELLED', 'CANCELLED_BY_USER'],
    ['BLOCKED', 'BLOCKED_BY_POLICY'],
    ['REJECTED', 'REJECTED_BY_USER'],
    ['FAILED', 'INSUFFICIENT_FUNDS'],
  ])('%s at the provider is FAILED with its reason', proves('execution.custody'), async (status, subStatus) => {
    const hash = await submitted();
    settle(provider, hash, status, subStatus);
    const record = await untilRelease(call, owner, hash, (release) => release.status === 'failed');
    expect(record).toMatchObject({
      status: 'FAILED',
      statusReason: null,
      release: { reason: `The custody provider says ${status} (${subStatus})` },
    });
    expect(await actions(hash)).toEqual(['claimed', 'submitted', 'failed']);
  });

  it('accepts no new decision once it is claimed, and repeats earlier ones', proves('status.claimed'), async () => {
    const hash = await submitted();
    for (const decision of ['APPROVED', 'REJECTED']) {
      const answer = await decide(call, hash, { token: owner.accessToken, body: { decision } });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(problem(400, 'decision: too late'));
    }
    expect((await decide(call, hash, { key: owner.key, body: { decision: 'REJECTED' } })).status).toBe(400);
    // An arbiter whose first answer was lost repeats its verdict.
    expect((await judge(call, hash, 'APPROVED')).status).toBe(201);
    expect(await readStatus(call, owner, hash)).toBe('APPROVED');
  });

  it('does not expire once it is claimed', async () => {
    const hash = await submitted();
    await endApproval(hash);
    const { db, pool: own } = openDatabase(database.url, () => {});
    await expireApprovals({ db, changes: { publish: () => {} } }).finally(() => own.end());
    expect(await readWhole(call, owner, hash)).toMatchObject({ status: 'APPROVED', statusReason: null });
    settle(provider, hash, 'COMPLETED');
    await untilRecord(call, owner, hash, ({ status }) => status === 'EXECUTED');
  });

  it('keeps an execution that was reported meanwhile, and only completes the release', async () => {
    mined.from = owner.wallet.address;
    const hash = await submitted();
    const told = await call(`POST /transactions/${hash}/execution`, { key: owner.key, body: { txHash: minedHash } });
    expect(told.body).toMatchObject({ status: 'EXECUTED', release: { status: 'submitted' } });
    settle(provider, hash, 'COMPLETED');
    const record = await untilRelease(call, owner, hash, ({ status }) => status === 'completed');
    expect(record).toMatchObject({ status: 'EXECUTED', executed: { txHash: minedHash, blockNumber: 16 } });
  });

  it("is not EXECUTED by the provider's transaction for another request with the same call", async () => {
    mined.from = owner.wallet.address;
    const [first, second] = [await submitted(), await submitted()];
    const txHash = `0x${'ef'.repeat(32)}`;
    const [{ id = '' } = {}] = atProvider(provider, first);
    provider.transactions.change(id, { status: 'CONFIRMING', txHash });
    await untilRelease(call, owner, first, (release) => release.txHash === txHash);
    const tell = (hash: string) => call(`POST /transactions/${hash}/execution`, { key: owner.key, body: { txHash } });
    expect((await tell(second)).body).toEqual(problem(400, 'txHash: has already executed another transaction'));
    expect(await readStatus(call, owner, second)).toBe('APPROVED');
    expect((await tell(first)).body).toMatchObject({ status: 'EXECUTED' });
  });

  it('counts against the policy for a whole day once it is claimed', async () => {
    const hash = await submitted();
    const { rows } = await pool.query(
      'SELECT released_at FROM spends JOIN transactions ON id = transaction_id WHERE request_hash = $1',
      [hash],
    );
    expect(rows).toEqual([{ released_at: null }]);
  });
});

describe('an approved transaction that cannot be released', () => {
  it('stays APPROVED without an integration, shows what is missing, and is released when one is activated', async () => {
    const other = await enrolOwner(call, 2);
    const hash = await approve(call, other);
    const record = await readWhole(call, other, hash);
    expect(record).toMatchObject({
      status: 'APPROVED',
      waitingFor: 'execution',
      release: { status: 'waiting', channel: 'custody', claimedAt: null, reference: null, txHash: null },
    });
    expect(record.release?.reason).toMatch(/no active custody integration.*POST \/custody\/complete\/execution/);
    const credentials = await prepareIntegration(database, provider, other);
    await letMinutePass(pool);
    expect(await readWhole(call, other, hash)).toMatchObject({ release: { status: 'waiting' } });

    await complete(call, other, credentials);
    await untilRelease(call, other, hash, ({ status }) => status === 'submitted');
    expect(ordersOf(provider, hash)).toHaveLength(1);
  });

  it('can still be executed by the agent, who reports it', async () => {
    const other = await enrolOwner(call, 2);
    mined.from = other.wallet.address;
    const hash = await approve(call, other);
    const body = { txHash: `0x${'cd'.repeat(32)}` };
    expect((await call(`POST /transactions/${hash}/execution`, { key: other.key, body })).body).toMatchObject({
      status: 'EXECUTED',
      release: null,
    });
    await letMinutePass(pool);
    expect(await readWhole(call, other, hash)).toMatchObject({ status: 'EXECUTED', release: null });
  });

  it('can be withdrawn, and is then never claimed', async () => {
    const other = await enrolOwner(call, 2);
    const hash = await approve(call, other);
    const withdrawn = await decide(call, hash, { token: other.accessToken, body: { decision: 'REJECTED' } });
    expect(withdrawn.status).toBe(201);
    expect(await readWhole(call, other, hash)).toMatchObject({ status: 'REJECTED', release: null });
    expect((await order(call, { escrowAddress: other.wallet.address, requestHash: hash })).status).toBe(400);
  });

  it('cannot be claimed once it has expired', async () => {
    await call('PUT /settings', { token: owner.accessToken, body: { executionType: 0 } });
    const byOrder = await approve(call, owner);
    await call('PUT /settings', { token: owner.accessToken, body: { executionType: 2 } });
    const byWorker = await approve(call, owner, { chainId: 424242 });
    for (const hash of [byOrder, byWorker]) await endApproval(hash);
    // From now on only the expiry prevents this release.
    await pool.query('UPDATE releases SET chain_id = $2 WHERE external_id = $1', [byWorker, SEPOLIA]);
    await letMinutePass(pool);
    const answer = await order(call, { escrowAddress: owner.wallet.address, requestHash: byOrder });
    expect(answer.body).toEqual(problem(400, 'requestHash: the transaction is REJECTED'));
    for (const hash of [byOrder, byWorker]) {
      expect(await readWhole(call, owner, hash)).toMatchObject({ statusReason: 'expired', release: null });
      expect(ordersOf(provider, hash)).toEqual([]);
    }
    await vi.waitFor(
      async () => {
        expect((await pool.query('SELECT FROM releases WHERE external_id = $1', [byWorker])).rowCount).toBe(0);
      },
      { timeout: 30_000 },
    );
  });

  it('shows that the chain has no asset at the provider', async () => {
    const hash = await approve(call, owner, { chainId: 424242 });
    const { release, status } = await readWhole(call, owner, hash);
    expect(status).toBe('APPROVED');
    expect(release).toMatchObject({ status: 'waiting', reason: expect.stringContaining('CUSTODY_ASSETS') });
  });
});
