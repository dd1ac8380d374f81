import { randomUUID } from 'node:crypto';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { fewRounds, raced, raceRounds } from '@countersign/harness/race-rounds';
import { readWhole } from '@countersign/harness/requests/follow-request';
import {
  approve,
  atProvider,
  enrolCustodian,
  order,
  ordersOf,
  untilRelease,
  useCustody,
} from '@countersign/harness/requests/releases';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { findRelease, updateRelease, wakeReleases } from './store.ts';

const { provider, database, service, startInstance } = await useCustody();
const elsewhere = await startInstance();
const { call } = service;
const calls = [service.call, elsewhere.call];
let owner: Owner;

beforeAll(async () => {
  owner = await enrolCustodian(call, database, provider);
});
// All tests together may take longer than a token is valid.
beforeEach(async () => {
  owner = { ...owner, ...(await signIn(call, owner.wallet)) };
});

const setType = (executionType: 0 | 2) => call('PUT /settings', { token: owner.accessToken, body: { executionType } });
const withdraw = (on: typeof call, hash: string) =>
  decide(on, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });

/** The record must be consistent: the transaction was either released or withdrawn. */
async function expectOneStory(hash: string, hasLeft: boolean): Promise<void> {
  if (hasLeft) await untilRelease(call, owner, hash, ({ status }) => status === 'submitted');
  const { status, release, approvals, history } = await readWhole(call, owner, hash);
  const decisions = approvals.user.map(({ decision }) => decision);
  const claims = history.filter(({ action, detail }) => action === 'transaction.release' && detail.to === 'claimed');
  expect({ hash, status, claims: claims.length, isOut: release !== null, decisions }).toEqual({
    hash,
    status: hasLeft ? 'APPROVED' : 'REJECTED',
    claims: hasLeft ? 1 : 0,
    isOut: hasLeft,
    decisions: hasLeft ? [] : ['REJECTED'],
  });
  expect(ordersOf(provider, hash)).toHaveLength(hasLeft ? 1 : 0);
  expect(atProvider(provider, hash)).toHaveLength(hasLeft ? 1 : 0);
}

describe('20 identical orders at once on two instances', () => {
  const twenty = (body: Record<string, unknown>) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => order(calls[index % 2] ?? call, body)));

  it('for one transaction lead to one request to the provider', {
    ...proves('custody.admin.claim'),
    ...raced,
  }, async () => {
    await setType(0);
    // Each round follows one order to its end at the provider, which takes as long as ten rounds of the other tests.
    for (let round = 0; round < fewRounds; round += 1) {
      const hash = await approve(call, owner);
      const answers = await twenty({ escrowAddress: owner.wallet.address, requestHash: hash });
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)]);
      await expectOneStory(hash, true);
    }
  });

  it('for one tracking id lead to one request to the provider', proves('custody.admin.outside'), async () => {
    const requestHash = randomUUID();
    const answers = await twenty({ escrowAddress: owner.wallet.address, requestHash });
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)]);
    expect(ordersOf(provider, requestHash)).toHaveLength(1);
  });

  it('with one Idempotency-Key are one order, and all get 201', proves('idempotency.custody'), async () => {
    const requestHash = randomUUID();
    const body = { escrowAddress: owner.wallet.address, requestHash };
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order(calls[index % 2] ?? call, body, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(ordersOf(provider, requestHash)).toHaveLength(1);
  });
});

describe('the workers of two instances', () => {
  it('submit each of 20 approvals once, although an ADMIN key orders half of them too', async () => {
    await setType(2);
    const hashes = await Promise.all(Array.from({ length: 20 }, () => submit(call, owner)));
    const orders = hashes.map(async (requestHash, index) => {
      await judge(calls[index % 2] ?? call, requestHash, 'APPROVED');
      if (index % 4 < 2) return 400;
      return (await order(calls[index % 2] ?? call, { escrowAddress: owner.wallet.address, requestHash })).status;
    });
    expect([201, 400]).toEqual(expect.arrayContaining(await Promise.all(orders)));
    for (const hash of hashes) await expectOneStory(hash, true);
  }, 180_000);
});

describe('a withdrawal at the same time as a submission', () => {
  /** Runs `count` races, a few at a time, alternating the instance that starts. */
  async function race(count: number, run: (here: typeof call, there: typeof call) => Promise<void>): Promise<void> {
    const AT_ONCE = 5;
    for (let index = 0; index < count; index += AT_ONCE) {
      const [here = call, there = call] = index % 2 === 0 ? calls : calls.toReversed();
      await Promise.all(Array.from({ length: AT_ONCE }, () => run(here, there)));
    }
  }

  it('by an order, on two instances: one of them wins, and the record is consistent', {
    ...proves('custody.admin.claim', 'status.claimed'),
    ...raced,
  }, async () => {
    await setType(0);
    await race(raceRounds, async (here, there) => {
      const requestHash = await approve(call, owner);
      const body = { escrowAddress: owner.wallet.address, requestHash };
      const [placed, withdrawn] = await Promise.all([order(here, body), withdraw(there, requestHash)]);
      expect([placed.status, withdrawn.status].sort()).toEqual([201, 400]);
      await expectOneStory(requestHash, placed.status === 201);
    });
  });

  it('by the worker, on two instances: one of them wins, and the record is consistent', {
    ...proves('status.claimed'),
    ...raced,
  }, async () => {
    await setType(2);
    await race(Math.max(20, fewRounds), async (here, there) => {
      const hash = await submit(call, owner);
      await judge(here, hash, 'APPROVED');
      const { status } = await withdraw(there, hash);
      await expectOneStory(hash, status === 400);
    });
  });
});

it('an activation wakes a waiting release, even while a worker is postponing it because no integration is active', async () => {
  const other = await enrolOwner(call, 2);
  const hash = await approve(call, other);
  const { db, pool } = openDatabase(database.url, () => {});
  await db
    .transaction(async (tx) => {
      const seen = await findRelease(tx, hash);
      if (!seen) throw new Error('nothing waits');
      await wakeReleases(tx, other.userId);
      expect(await updateRelease(tx, seen, { nextAt: null })).toBeNull();
      expect((await findRelease(tx, hash))?.nextAt?.getTime()).toBeLessThanOrEqual(Date.now());
    })
    .finally(() => pool.end());
});
