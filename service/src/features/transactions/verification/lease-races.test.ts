import { atOnce, countStatuses } from '@countersign/harness/people/sign-in';
import { someRounds } from '@countersign/harness/race-rounds';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { type Leased, leasedOf, leaseIdsOf, useVerification } from '@countersign/harness/requests/verification';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { service, startInstance, pool, lease, take, renew, giveBack, untilOffered, clear } = await useVerification();
const callers = [service.call, (await startInstance()).call];
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(service.call);
});
beforeEach(clear);

async function offer(count: number): Promise<string[]> {
  const submitted = await Promise.all(Array.from({ length: count }, () => submit(service.call, owner)));
  await untilOffered(submitted);
  return submitted.sort();
}

const hashesOf = (leases: readonly Leased[]) => leases.map(({ requestHash }) => requestHash).sort();

describe('on two instances', () => {
  it('50 workers at once get each of 30 requests once', someRounds, async () => {
    const submitted = await offer(30);
    const answers = await atOnce(callers, 50, (call) => lease({ max: 3 }, { call }));
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    const leases = answers.flatMap(leasedOf);
    expect(hashesOf(leases)).toEqual(submitted);
    expect(new Set(leases.map(({ leaseId }) => leaseId)).size).toBe(30);
    expect(leases.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  it('50 workers that wait get each of 50 requests once', someRounds, async () => {
    const waiting = callers.flatMap((call) => Array.from({ length: 25 }, () => take({ max: 1, wait: 20 }, { call })));
    const submitted = await Promise.all(
      Array.from({ length: 50 }, (_, index) => submit(callers[index % 2] ?? service.call, owner)),
    );
    expect(hashesOf((await Promise.all(waiting)).flat())).toEqual(submitted.sort());
  });

  it('of 50 returns of the same leases at once each is returned once', someRounds, async () => {
    await offer(10);
    const leaseIds = (await take({ max: 10 })).map(({ leaseId }) => leaseId);
    const answers = await atOnce(callers, 50, (call, index) =>
      giveBack({ leaseIds: index % 4 < 2 ? leaseIds : leaseIds.toReversed() }, { call }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect(answers.flatMap(leaseIdsOf).sort()).toEqual(leaseIds.sort());
    expect(await take({ max: 50 })).toHaveLength(10);
  });

  it('concurrent renewals, returns and verdicts do not block each other', someRounds, async () => {
    const submitted = await offer(20);
    const leaseIds = (await take({ max: 20 })).map(({ leaseId }) => leaseId);
    const answers = await atOnce(callers, 60, (call, index) => {
      if (index % 3 === 0) return judge(call, submitted[index / 3] ?? '', 'APPROVED');
      const order = index % 4 < 2 ? leaseIds : leaseIds.toReversed();
      return index === 31 ? giveBack({ leaseIds: order }, { call }) : renew({ leaseIds: order }, { call });
    });
    expect(countStatuses(answers)).toEqual({ 200: 40, 201: 20 });
    expect((await pool.query('SELECT FROM verification_requests')).rowCount).toBe(0);
  });
});
