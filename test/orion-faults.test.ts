import { proves } from '@countersign/harness/proves';
import { countEffects, once } from '@countersign/harness/requests/count-effects';
import {
  enrolSealer,
  mismatch,
  readWhole,
  type Sealer,
  settleAll,
  submitEither,
  untilJudged,
  untilRecord,
  untilSettled,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { submit } from '@countersign/harness/requests/transactions';
import { type KuboNode, startKubo } from '@countersign/harness/servers/kubo';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let kubo: KuboNode = await startKubo();
const flow = await useSealedFlow({ env: { IPFS_API_URL: kubo.url } });
const { call, database, chain, arbiter } = flow;
const { pool } = database;
afterAll(() => kubo.stop());

const PATIENCE = { timeout: 60_000, interval: 50 };
let owner: Sealer;

beforeAll(async () => {
  owner = await enrolSealer(call);
});

const send = (index: number, different = {}) =>
  submitEither(call, owner, { to: arbiter.pgpPublicKey, index, different });
const countAll = (requestHashes: readonly string[]) =>
  Promise.all(requestHashes.map((requestHash) => countEffects({ pool, chain }, requestHash)));
const timesOnce = (requestHashes: readonly string[]) => requestHashes.map(() => once);

describe('a chain outage', { timeout: 120_000 }, () => {
  it('delays no verdict, and every record is written once afterwards', proves('durable.jobs'), async () => {
    await arbiter.during(async () => {
      const before = await send(0);
      await untilSettled(call, owner, before);
      await chain.stop();
      const meanwhile = await Promise.all([0, 1, 2, 3].map((index) => send(index)));
      for (const requestHash of meanwhile) {
        const record = await untilJudged(call, owner, requestHash);
        expect(record).toMatchObject({ status: 'APPROVED', verdict: { decision: 'APPROVED' }, settlement: null });
        expect(record.chain?.status).toBe('pending');
      }
      await chain.startAgain();
      await settleAll({ call, pool }, owner, meanwhile);
      expect(await countAll([before, ...meanwhile])).toEqual(timesOnce([before, ...meanwhile]));
    });
  });

  it('does not keep a starting arbiter from judging', async () => {
    await chain.stop();
    try {
      await arbiter.during(async () => {
        const requestHash = await send(0);
        expect((await untilJudged(call, owner, requestHash)).verdict.decision).toBe('APPROVED');
        await chain.startAgain();
        await settleAll({ call, pool }, owner, [requestHash]);
        expect(await countAll([requestHash])).toEqual([once]);
      });
    } finally {
      await chain.startAgain();
    }
  });
});

describe('an outage of the content store', { timeout: 120_000 }, () => {
  const { port } = new URL(kubo.url);
  const switchOff = () => kubo.stop();
  const switchOn = async () => {
    const { blocks } = kubo;
    kubo = await startKubo(Number(port));
    for (const [cid, block] of blocks) kubo.blocks.set(cid, block);
  };

  it('before a request is sealed delays it, and loses nothing that was accepted', proves('durable.jobs'), async () => {
    await arbiter.during(async () => {
      await switchOff();
      const hashes = await Promise.all([0, 1].map((index) => send(index)));
      for (const requestHash of hashes) {
        expect(await readWhole(call, owner, requestHash)).toMatchObject({
          status: 'PENDING',
          cid: null,
          verdict: null,
        });
      }
      await switchOn();
      const records = await settleAll({ call, pool }, owner, hashes);
      for (const { status } of records) expect(status).toBe('APPROVED');
      expect(await countAll(hashes)).toEqual(timesOnce(hashes));
    });
  });

  it('when the arbiter fetches the payload delays the verdict', async () => {
    const hashes = await Promise.all([0, 1].map((index) => send(index, mismatch)));
    for (const requestHash of hashes) await untilRecord(call, owner, requestHash, ({ cid }) => cid !== null);
    await switchOff();
    await arbiter.during(async () => {
      const since = arbiter.logLines.length;
      await vi.waitFor(() => {
        const later = arbiter.logLines.slice(since).filter((line) => line.includes('later: the payload'));
        expect(later.length).toBeGreaterThanOrEqual(2);
      }, PATIENCE);
      await switchOn();
      for (const { status } of await settleAll({ call, pool }, owner, hashes)) expect(status).toBe('REJECTED');
      expect(await countAll(hashes)).toEqual(timesOnce(hashes));
    });
  });

  it('that lasts too long, or a damaged block, leaves the decision to the owner', async () => {
    const hashes = await Promise.all([0, 1].map((index) => send(index)));
    for (const requestHash of hashes) {
      const { cid } = await untilRecord(call, owner, requestHash, (record) => record.cid !== null);
      kubo.blocks.set(cid ?? '', Buffer.from('something else'));
    }
    await arbiter.during(
      async () => {
        for (const { verdict } of await settleAll({ call, pool }, owner, hashes)) {
          expect(verdict).toMatchObject({
            decision: 'UNDECIDED',
            analysis: 'Gave up after 1 second: the payload could not be fetched from the content store.',
          });
        }
        expect(await countAll(hashes)).toEqual(timesOnce(hashes));
      },
      { ORION_GIVE_UP_SECONDS: '1' },
    );
  });
});

describe('two arbiters and two services', { timeout: 120_000 }, () => {
  it('share 30 requests, and each is judged and recorded once', proves('durable.decided-once'), async () => {
    const second = await flow.startInstance();
    const arbiters = [await arbiter.start(), await arbiter.start({ SERVICE_URL: second.url })];
    const hashes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        submit(index % 2 === 0 ? call : second.call, owner, index % 3 === 0 ? mismatch : {}),
      ),
    );
    const records = await Promise.all(hashes.map((requestHash) => untilSettled(call, owner, requestHash)));
    records.forEach(({ verdict }, index) => {
      expect(verdict.decision).toBe(index % 3 === 0 ? 'REJECTED' : 'APPROVED');
    });
    expect(await countAll(hashes)).toEqual(timesOnce(hashes));
    for (const running of arbiters) await running.stop();
  });
});
