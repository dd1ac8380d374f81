import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ChainEvent, calls, readEvents } from '@countersign/chain';
import { createLog } from '@countersign/edge';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { useRecordChain } from '@countersign/harness/chain/record-chain';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import { useSealing } from '@countersign/harness/requests/verification';
import { retryJobs, untilFailed } from '@countersign/harness/service/jobs';
import { testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import type { Hex } from '@countersign/protocol';
import { generatePrivateKey } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRecordChain } from '../../../platform/chain/record-chain.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { createRequestRecorder } from './record-requests.ts';

const chain = await useRecordChain();
const { address: ownAddress, env } = await chain.envOf();
const { database, service, startInstance } = await useTestService(env);
const { call } = service;
const { env: carefulEnv } = await chain.envOf();
// Deep enough for an instance that only reads blocks with 4 confirmations.
await chain.control.mine({ blocks: 4 });
const { service: careful } = await useTestService({ ...carefulEnv, CHAIN_CONFIRMATIONS: '4' });
const { db, pool: ownPool } = openDatabase(database.url, () => {});
const inbox = chain.deployment.contracts.verificationInbox;
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});
afterAll(() => ownPool.end());

interface ChainRecord {
  readonly status: string;
  readonly sender: Hex | null;
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
}

const read = async (hash: string, { key } = owner) =>
  (await call(`GET /transactions/${hash}`, { key })).body as {
    id: string;
    cid: string | null;
    chain: ChainRecord | null;
    status: string;
  };

const until = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 15_000, interval: 50 });

/** Waits until the service has read the event in its block. */
const untilRecorded = (hash: string, agent = owner) =>
  until(async () => {
    const { chain: record, cid } = await read(hash, agent);
    if (record?.status !== 'recorded') throw new Error(`the record is ${record?.status}`);
    return { ...record, cid };
  });

/** All records of this hash on chain, by any sender. */
async function recordsOf(hash: string): Promise<Extract<ChainEvent, { name: 'RequestCreated' }>[]> {
  const range = { fromBlock: 0, toBlock: await chain.client.getBlockNumber() };
  const events = await readEvents(chain.client, chain.deployment, range);
  return events.filter((event) => event.name === 'RequestCreated').filter((event) => event.args.requestHash === hash);
}

/** The recorder of an instance with this key, for running its steps one by one. */
const recorderOf = async (privateKey: string = env.CHAIN_PRIVATE_KEY, rpcUrl = env.CHAIN_RPC_URL) =>
  createRequestRecorder({
    db,
    log: createLog('silent'),
    changes: { publish: () => {} },
    chain: await openRecordChain(db, {
      rpcUrl,
      contractsFile: chain.file,
      privateKey: Buffer.from(privateKey.slice(2), 'hex'),
      confirmations: 1,
    }),
  });

const age = () =>
  database.pool.query(
    "UPDATE request_records SET submitted_at = now() - interval '1 minute' WHERE submitted_at IS NOT NULL AND block_number IS NULL",
  );

describe('the record of a request on chain', () => {
  it('is not delayed by any bytes that a stranger writes into the inbox', async () => {
    const stranger = await chain.senderOf(createWallet());
    for (const cid of ['a\0b', '\u{1f4a5}', 'x'.repeat(128)]) {
      const requestHash = `0x${randomBytes(32).toString('hex')}` as const;
      await stranger.submit(calls.createRequest(chain.deployment, { requestHash, cid, serviceId: 1 }));
    }
    expect(await untilRecorded(await submit(call, owner))).toMatchObject({ status: 'recorded' });
  });

  it(
    'is made by our account, and shown with its transaction and block',
    proves('env.chain-private-key', 'standard.flow', 'transactions.list.chain'),
    async () => {
      const hash = await submit(call, owner);
      const record = await untilRecorded(hash);
      const [event, ...others] = await recordsOf(hash);
      expect(others).toEqual([]);
      expect(event?.args).toMatchObject({ sender: ownAddress, cid: record.cid, serviceId: 1 });
      expect(record).toEqual({
        status: 'recorded',
        chainId: chain.deployment.chainId,
        contract: inbox,
        sender: ownAddress,
        txHash: event?.txHash,
        blockNumber: event?.blockNumber,
        cid: record.cid,
      });
      expect(await chain.reader.getRequest(ownAddress, hash as Hex)).toMatchObject({ cid: record.cid, decision: null });
      const list = await call(`GET /transactions/users/${owner.wallet.address}`, { key: owner.key });
      const { cid, ...listed } = record;
      expect(list.body).toContainEqual(expect.objectContaining({ requestHash: hash, cid, chain: listed }));
    },
  );

  it.each([0, 1, 2] as const)(
    'is made for execution type %i, in the standard and in the sealed form',
    proves('standard.every-execution-type'),
    async (type) => {
      const agent = await enrolOwner(call, type);
      const { seal } = await useSealing(call, agent);
      const encryptedPayload = await seal(JSON.parse(await readFile(testServiceFile, 'utf8')).pgpPublicKey);
      const body = { escrowAddress: agent.wallet.address, encryptedPayload };
      const sealed = await call('POST /transactions', { key: agent.key, body });
      for (const hash of [await submit(call, agent), sealed.get('requestHash')]) {
        const { cid, sender } = await untilRecorded(hash, agent);
        expect(await chain.reader.getRequest(sender ?? '0x', hash as Hex)).toMatchObject({ cid, serviceId: 1 });
        expect((await call(`GET /ipfs/${cid}`)).text).toContain('BEGIN PGP MESSAGE');
      }
    },
  );

  it('reveals nothing of the request', proves('standard.no-plain-text'), async () => {
    const userPrompt = 'Bring 4217 gold pieces to the old mill at midnight';
    const data: Hex = `0xa9059cbb${'d1ce'.repeat(32)}`;
    const hash = await submit(call, owner, { userPrompt, tx: { to: someAddress, value: '421700001', data } });
    const { txHash } = await untilRecorded(hash);
    const { input } = await chain.control.getTransaction({ hash: txHash ?? '0x' });
    expect(input).toContain(hash.slice(2));
    const words = [userPrompt, '421700001'].map((text) => Buffer.from(text).toString('hex'));
    const value = (421700001).toString(16);
    for (const secret of [...words, data.slice(2), someAddress.slice(2).toLowerCase(), value]) {
      expect(input).not.toContain(secret);
    }
    expect(input).not.toContain(owner.wallet.address.slice(2).toLowerCase());
  });

  it('counts as made only once it has the configured confirmations', async () => {
    const agent = await enrolOwner(careful.call);
    const hash = await submit(careful.call, agent);
    const shown = async () =>
      ((await careful.call(`GET /transactions/${hash}`, { key: agent.key })).body as { chain: ChainRecord }).chain;
    await until(async () => expect(await shown()).toMatchObject({ status: 'submitted', blockNumber: null }));
    const { txHash } = await shown();
    const { blockNumber } = await chain.control.getTransactionReceipt({ hash: txHash ?? '0x' });
    await chain.control.mine({ blocks: 3 });
    await until(async () =>
      expect(await shown()).toMatchObject({ status: 'recorded', blockNumber: Number(blockNumber) }),
    );
  });

  it('exists once, however often and by however many its job is run', async () => {
    const hash = await submit(call, owner);
    const { txHash } = await untilRecorded(hash);
    const { id } = await read(hash);
    const { userId } = owner;
    const recorders = await Promise.all([recorderOf(), recorderOf()]);
    await Promise.all(recorders.map((recorder) => recorder.record({ id, userId })));
    // As if the process had crashed after sending, before it stored that.
    await database.pool.query(
      'UPDATE request_records SET tx_hash = NULL, submitted_at = NULL, block_number = NULL WHERE transaction_id = $1',
      [id],
    );
    await Promise.all(recorders.map((recorder) => recorder.record({ id, userId })));
    expect(await recordsOf(hash)).toMatchObject([{ txHash }]);
  });

  it('of 50 requests at once on two instances with one account: one each', async () => {
    const elsewhere = await startInstance();
    const hashes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => submit(n % 2 ? call : elsewhere.call, owner)),
    );
    await until(async () => {
      const { rows } = await database.pool.query(
        `SELECT FROM request_records JOIN transactions ON id = transaction_id
         WHERE request_hash = ANY($1) AND block_number IS NOT NULL`,
        [hashes],
      );
      expect(rows).toHaveLength(50);
    });
    const range = { fromBlock: 0, toBlock: await chain.client.getBlockNumber() };
    const created = (await readEvents(chain.client, chain.deployment, range))
      .flatMap((event) => (event.name === 'RequestCreated' ? event.args.requestHash : []))
      .filter((hash) => hashes.includes(hash));
    expect(created.sort()).toEqual(hashes.sort());
    await elsewhere.stop();
  });

  it("is not confused with a stranger's record under the same hash", async () => {
    chain.setDown(true);
    const hash = await submit(call, owner);
    await until(async () => expect((await read(hash)).cid).not.toBeNull());
    const stranger = createWallet();
    const sender = await chain.senderOf(stranger);
    const { cid } = await read(hash);
    const request = { requestHash: hash as Hex, cid: cid ?? '', serviceId: 1 };
    await sender.submit(calls.createRequest(chain.deployment, request));
    await untilFailed(database.pool, 'record-request');
    chain.setDown(false);
    await retryJobs(database.pool);
    const record = await untilRecorded(hash);
    expect(record.sender).toBe(ownAddress);
    const made = await recordsOf(hash);
    expect(made.map(({ args }) => args.sender).sort()).toEqual([stranger.address, ownAddress].sort());
    expect(record.txHash).toBe(made.find(({ args }) => args.sender === ownAddress)?.txHash);
  });

  it('is made later if the chain was down; the verdict does not wait for it', async () => {
    chain.setDown(true);
    onTestFinished(() => chain.setDown(false));
    const hash = await submit(call, owner);
    const body = { max: 50, wait: 10 };
    await until(async () => {
      const { body: answer } = await call('POST /internal/verification-requests/lease', { key: testOrionKey, body });
      const found = (answer as { requests: { requestHash: string }[] }).requests;
      expect(found.map(({ requestHash }) => requestHash)).toContain(hash);
    });
    expect((await judge(call, hash, 'APPROVED')).status).toBe(201);
    expect(await read(hash)).toMatchObject({ status: 'APPROVED', chain: { txHash: null, blockNumber: null } });
    await untilFailed(database.pool, 'record-request');
    chain.setDown(false);
    await retryJobs(database.pool);
    await untilRecorded(hash);
    expect(await recordsOf(hash)).toHaveLength(1);
  });

  it('is made again, once, after a reorg removed it, and its settlement is offered again', async () => {
    let hash = '';
    await chain.takeBack(async () => {
      hash = await submit(call, owner);
      await untilRecorded(hash);
      await judge(call, hash, 'APPROVED');
      const route = `PATCH /internal/orion-metadata/${hash}/settlement`;
      await call(route, { key: testOrionKey, body: { status: 'settled', txHash: `0x${'ab'.repeat(32)}` } });
    });
    expect(await recordsOf(hash)).toEqual([]);
    await until(async () => expect((await read(hash)).chain).toMatchObject({ status: 'submitted', blockNumber: null }));
    await age();
    const recorders = await Promise.all([recorderOf(), recorderOf()]);
    await Promise.all(recorders.map((recorder) => recorder.followUp()));
    const record = await untilRecorded(hash);
    expect(await recordsOf(hash)).toMatchObject([{ txHash: record.txHash }]);
    const body = { max: 50, tasks: ['settlement'] };
    const { body: answer } = await call('POST /internal/verification-requests/lease', { key: testOrionKey, body });
    expect((answer as { requests: { requestHash: string }[] }).requests.map((each) => each.requestHash)).toContain(
      hash,
    );
  });

  it('is forgotten after a reorg, and its settlement offered again, only if its block or that of its verdict is later', async () => {
    const recorded = async () => {
      const hash = await submit(call, owner);
      const { blockNumber } = await untilRecorded(hash);
      return { id: (await read(hash)).id, blockNumber: blockNumber ?? 0 };
    };
    const [early, judgedLate, late] = [await recorded(), await recorded(), await recorded()];
    expect(late.blockNumber).toBeGreaterThan(judgedLate.blockNumber);
    const ids = [early.id, judgedLate.id, late.id];
    const forget = await (await recorderOf()).forget(judgedLate.blockNumber);
    const undo = new Error('only to look');
    const looked = db.transaction(async (tx) => {
      await tx.execute(sql`DELETE FROM verification_requests WHERE transaction_id = ANY(${sql.param(ids)}::uuid[])`);
      await tx.execute(sql`INSERT INTO settlements (transaction_id, owner_id, status)
        SELECT transaction_id, owner_id, 'settled' FROM request_records WHERE transaction_id = ANY(${sql.param(ids)}::uuid[])`);
      await tx.execute(sql`UPDATE request_records SET verdict_decision = 'APPROVED',
        verdict_block_number = block_number + CASE WHEN transaction_id = ${judgedLate.id} THEN 1 ELSE 0 END
        WHERE transaction_id = ANY(${sql.param(ids)}::uuid[])`);
      await forget(tx);
      const { rows } = await tx.execute(sql`SELECT transaction_id AS id, block_number IS NOT NULL AS "isConfirmed",
        verdict_block_number IS NOT NULL AS "isJudged", task FROM request_records LEFT JOIN verification_requests
        USING (transaction_id) WHERE transaction_id = ANY(${sql.param(ids)}::uuid[]) ORDER BY sealed_at`);
      expect(rows).toEqual([
        { id: early.id, isConfirmed: true, isJudged: true, task: null },
        { id: judgedLate.id, isConfirmed: true, isJudged: false, task: 'settlement' },
        { id: late.id, isConfirmed: false, isJudged: false, task: 'settlement' },
      ]);
      throw undo;
    });
    await expect(looked).rejects.toBe(undo);
  });

  describe('when the account of the service has changed since it was sent', () => {
    it('stays the one that is on chain', async () => {
      const hash = await submit(call, owner);
      const { txHash } = await untilRecorded(hash);
      await database.pool.query(
        `UPDATE request_records SET block_number = NULL, submitted_at = now() - interval '1 minute'
         FROM transactions WHERE id = transaction_id AND request_hash = $1`,
        [hash],
      );
      const other = await chain.envOf();
      await (await recorderOf(other.env.CHAIN_PRIVATE_KEY)).followUp();
      expect(await recordsOf(hash)).toMatchObject([{ txHash, args: { sender: ownAddress } }]);
      expect((await read(hash)).chain).toMatchObject({ sender: ownAddress, txHash });
    });

    it('is made by the new account if the transaction of the old one never arrived', async () => {
      chain.setDown(true);
      const hash = await submit(call, owner);
      const { id } = await until(async () => {
        const found = await read(hash);
        expect(found.chain?.sender).toBe(ownAddress);
        return found;
      });
      const other = await chain.envOf(generatePrivateKey());
      // The old account must not run its job again.
      await database.pool.query("DELETE FROM jobs.job WHERE name = 'record-request' AND state <> 'completed'");
      await database.pool.query(
        `UPDATE request_records SET tx_hash = $2, submitted_at = now() - interval '1 minute' WHERE transaction_id = $1`,
        [id, `0x${'cd'.repeat(32)}`],
      );
      // With its own RPC connection: the running service still has the old account, and must not be faster.
      await (await recorderOf(other.env.CHAIN_PRIVATE_KEY, chain.nodeUrl)).followUp();
      chain.setDown(false);
      const record = await untilRecorded(hash);
      expect(record.sender).toBe(other.address);
      expect(await recordsOf(hash)).toMatchObject([{ txHash: record.txHash, args: { sender: other.address } }]);
    });
  });

  it('that an earlier record replaced does not delay the others', async () => {
    const [first, second] = [await submit(call, owner), await submit(call, owner)];
    await Promise.all([untilRecorded(first), untilRecorded(second)]);
    const forget = `UPDATE request_records SET block_number = NULL, tx_hash = $2, submitted_at = now() - interval '1 hour'
       FROM transactions WHERE id = transaction_id AND request_hash = ANY($1)`;
    await database.pool.query(forget, [[first, second], `0x${'ef'.repeat(32)}`]);
    await expect((await recorderOf()).followUp()).resolves.toBeUndefined();
    expect(await recordsOf(first)).toHaveLength(1);
    expect(await recordsOf(second)).toHaveLength(1);
  });
});
