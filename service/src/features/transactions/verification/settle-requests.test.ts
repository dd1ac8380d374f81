import { readFile } from 'node:fs/promises';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { useRecordChain } from '@countersign/harness/chain/record-chain';
import { proves } from '@countersign/harness/proves';
import { isoTime } from '@countersign/harness/requests/answers';
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
import { retryJobs, untilFailed, untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import type { Hex } from '@countersign/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const chain = await useRecordChain();
const kubo = await startKubo();
const { address: sender, env } = await chain.envOf();
const verification = await useVerification({ ...env, IPFS_API_URL: kubo.url });
const { pool, service, take, submitOffered, untilOffered, runOut, clear } = verification;
const { call } = service;
const responseCid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
const txHash = `0x${'ab'.repeat(32)}`;
const settlement = { tasks: ['settlement'] };
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});
beforeEach(clear);
afterAll(() => kubo.stop());

const settle = (hash: string, body: object) =>
  call(`PATCH /internal/orion-metadata/${hash}/settlement`, { key: testOrionKey, body });

/** Waits until the record is on chain, so that nothing changes during the test. */
const untilRecorded = (hash: string) =>
  vi.waitFor(
    async () => {
      const { body } = await call(`GET /transactions/${hash}`, { key: testAdminKey });
      expect(body).toMatchObject({ chain: { status: 'recorded' } });
    },
    { timeout: 10_000, interval: 50 },
  );

describe('the task of recording a verdict on chain', () => {
  it.each(['APPROVED', 'REJECTED', 'UNDECIDED'] as const)(
    'is offered after the verdict %s, to workers that ask for it',
    async (decision) => {
      const hash = await submitOffered(owner);
      expect(await take(settlement)).toEqual([]);
      const [judging] = await take({ leaseSeconds: 600 });
      await judge(call, hash, decision, { responseCid });
      expect(await take()).toEqual([]);
      await untilRecorded(hash);
      const [task, ...others] = await take(settlement);
      expect(others).toEqual([]);
      expect(task).toMatchObject({
        requestHash: hash,
        task: 'settlement',
        attempt: 1,
        settlement: {
          decision,
          responseCid,
          sender,
          contract: chain.deployment.contracts.verificationInbox,
          chainId: chain.deployment.chainId,
          txHash: null,
          submittedAt: null,
        },
      });
      expect(task?.leaseId).not.toBe(judging?.leaseId);
      expect(await chain.reader.getRequest(sender, hash as Hex)).toMatchObject({ decision: null });
    },
  );

  it('is offered for a sealed request, but never for an open one', proves('open.flow'), async () => {
    const { seal } = await useSealing(call, owner);
    const encryptedPayload = await seal(JSON.parse(await readFile(testServiceFile, 'utf8')).pgpPublicKey);
    const sealed = { escrowAddress: owner.wallet.address, encryptedPayload };
    const open = transferFields(owner.wallet.address, { encrypted: false });
    const hashes = [
      (await call('POST /transactions', { key: owner.key, body: sealed })).get('requestHash'),
      (await call('POST /transactions', { key: testAdminKey, body: open })).get('requestHash'),
    ];
    await untilOffered(hashes);
    for (const hash of hashes) expect((await judge(call, hash, 'APPROVED')).status).toBe(201);
    await untilRecorded(hashes[0] ?? '');
    const tasks = await take({ tasks: ['verdict', 'settlement'] });
    expect(tasks).toMatchObject([{ requestHash: hashes[0], form: 'sealed', settlement: { responseCid: null } }]);
  });

  it('contains the last transaction and its time, until it is settled', async () => {
    const hash = await submitOffered(owner);
    await judge(call, hash, 'APPROVED');
    await untilRecorded(hash);
    expect(await take(settlement)).toMatchObject([{ requestHash: hash }]);
    await settle(hash, { status: 'submitted', txHash, chainId: chain.deployment.chainId });
    await runOut(hash);
    const [again] = await take(settlement);
    expect(again).toMatchObject({ attempt: 2, settlement: { txHash, submittedAt: isoTime } });
    await settle(hash, { status: 'settled', blockNumber: 7 });
    await runOut(hash);
    expect(await take({ tasks: ['verdict', 'settlement'] })).toEqual([]);
  });

  it('ends after a permanent failure', async () => {
    const hash = await submitOffered(owner);
    await judge(call, hash, 'APPROVED');
    await untilRecorded(hash);
    await settle(hash, { status: 'failed' });
    expect(await take(settlement)).toEqual([]);
  });

  it('is not ended by a report from before the verdict', async () => {
    const hash = await submitOffered(owner);
    await settle(hash, { status: 'settled' });
    expect(await take()).toMatchObject([{ requestHash: hash, task: 'verdict' }]);
  });

  it('remains if the owner withdraws an approval; without a verdict there is none', async () => {
    const [judged, unjudged] = [await submitOffered(owner), await submitOffered(owner)];
    await judge(call, judged, 'APPROVED');
    await untilRecorded(judged);
    for (const hash of [judged, unjudged]) {
      const answer = await decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
      expect(answer.status).toBe(201);
    }
    const tasks = await take({ tasks: ['verdict', 'settlement'] });
    expect(tasks).toMatchObject([{ requestHash: judged, settlement: { decision: 'APPROVED' } }]);
  });

  it.each(['APPROVED', 'REJECTED', 'UNDECIDED'] as const)(
    'is offered once the request is sealed if the verdict %s came first',
    async (decision) => {
      kubo.mischief = 'error';
      const hash = await submit(call, owner);
      await untilFailed(pool, 'seal-request');
      await judge(call, hash, decision);
      expect(await take({ tasks: ['verdict', 'settlement'] })).toEqual([]);
      kubo.mischief = 'none';
      await retryJobs(pool);
      await untilSealed(pool);
      await untilRecorded(hash);
      expect(await take({ tasks: ['verdict', 'settlement'] })).toMatchObject([
        { requestHash: hash, task: 'settlement', settlement: { decision, sender } },
      ]);
    },
  );

  it('waits until the request itself is on chain', async () => {
    chain.setDown(true);
    onTestFinished(() => chain.setDown(false));
    const hash = await submitOffered(owner);
    await judge(call, hash, 'APPROVED');
    await untilFailed(pool, 'record-request');
    expect(await take(settlement)).toEqual([]);
    chain.setDown(false);
    const waiting = take({ ...settlement, wait: 25 });
    await retryJobs(pool);
    expect(await waiting).toMatchObject([{ requestHash: hash, settlement: { sender } }]);
  });

  it('is not missed if the request is confirmed at the same moment as the verdict', async () => {
    chain.setDown(true);
    onTestFinished(() => chain.setDown(false));
    const hash = await submitOffered(owner);
    const confirming = await pool.connect();
    onTestFinished(() => confirming.release());
    await confirming.query('BEGIN');
    await confirming.query(
      `UPDATE request_records SET block_number = 7, sender = $2, tx_hash = $3
       FROM transactions WHERE id = transaction_id AND request_hash = $1`,
      [hash, sender.toLowerCase(), txHash],
    );
    const judging = judge(call, hash, 'APPROVED');
    await vi.waitFor(
      async () => {
        const blocked = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
        expect((await pool.query(blocked)).rowCount).toBeGreaterThan(0);
      },
      { timeout: 30_000 },
    );
    await confirming.query('COMMIT');
    expect((await judging).status).toBe(201);
    expect(await take(settlement)).toMatchObject([{ requestHash: hash }]);
  });

  it('wakes a worker that waits for it', async () => {
    // Without a notification, a worker polls after five seconds: five polls exceed the timeout of a test.
    for (let round = 0; round < 5; round += 1) {
      const hash = await submitOffered(owner);
      const waiting = take({ ...settlement, wait: 25 });
      await judge(call, hash, 'APPROVED');
      expect(await waiting).toMatchObject([{ requestHash: hash }]);
    }
  });
});
