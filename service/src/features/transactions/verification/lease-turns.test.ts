import { proves } from '@countersign/harness/proves';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { useVerification } from '@countersign/harness/requests/verification';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { leaseRequests } from './lease-store.ts';

const { database, pool, service, startInstance, take, submitOffered, giveBack, runOut, clear } =
  await useVerification();
beforeEach(clear);

const enrolOwners = (count: number): Promise<Owner[]> =>
  Promise.all(Array.from({ length: count }, () => enrolOwner(service.call)));

async function submitMany(owner: Owner, count: number): Promise<string[]> {
  const submitted: string[] = [];
  for (let number = 0; number < count; number += 1) submitted.push(await submitOffered(owner));
  return submitted;
}

/** Takes one lease after the other, each of one request, until none is left. */
async function takeAll(body: object = {}): Promise<string[]> {
  const taken: string[] = [];
  for (;;) {
    const [leased] = await take({ max: 1, ...body });
    if (!leased) return taken;
    taken.push(leased.requestHash);
  }
}

describe('leases', () => {
  it(
    'go to owners in turn, regardless of how many requests each has submitted',
    proves('verdict.in-turn'),
    async () => {
      const [crowd, second, third] = (await enrolOwners(3)) as [Owner, Owner, Owner];
      const ofCrowd = await submitMany(crowd, 12);
      const ofSecond = await submitMany(second, 3);
      const ofThird = await submitMany(third, 1);
      const order = await takeAll();
      const places = (hashes: readonly string[]) => hashes.map((hash) => order.indexOf(hash));
      expect(order.toSorted()).toEqual([...ofCrowd, ...ofSecond, ...ofThird].toSorted());
      // Within each owner in the order of submission.
      for (const own of [ofCrowd, ofSecond]) expect(places(own)).toEqual(places(own).toSorted((a, b) => a - b));
      // At most two requests of the crowd before the first of a later owner, and one more for each further one.
      expect(places(ofThird)[0]).toBeLessThanOrEqual(3);
      expect(places(ofSecond)[0]).toBeLessThanOrEqual(2);
      expect(places(ofSecond)[2]).toBeLessThanOrEqual(7);
    },
  );

  it('go to owners in turn within one answer and on every instance', proves('verdict.in-turn'), async () => {
    const [crowd, single] = (await enrolOwners(2)) as [Owner, Owner];
    await submitMany(crowd, 8);
    const [hash] = await submitMany(single, 1);
    const { call } = await startInstance();
    expect((await take({ max: 3 }, { call })).map(({ requestHash }) => requestHash)).toContain(hash);
  });

  it('give an owner who arrives later a turn in the next round', proves('verdict.in-turn'), async () => {
    const [crowd, single] = (await enrolOwners(2)) as [Owner, Owner];
    await submitMany(crowd, 10);
    await take({ max: 5 });
    const ofSingle = await submitMany(single, 2);
    const order = await takeAll();
    expect(order).toHaveLength(7);
    expect(order.indexOf(ofSingle[0] ?? '')).toBeLessThanOrEqual(2);
    expect(order.indexOf(ofSingle[1] ?? '')).toBeLessThanOrEqual(4);
  });

  it('go to an owner who has waited long before a steady stream of new ones', proves('verdict.in-turn'), async () => {
    const [patient, ...others] = (await enrolOwners(7)) as [Owner, ...Owner[]];
    const ofPatient = await submitMany(patient, 3);
    const order: string[] = [];
    // One arrives for each that is judged, so the queue never shrinks.
    for (const other of others) {
      await submitMany(other, 1);
      order.push(...(await take({ max: 1 })).map(({ requestHash }) => requestHash));
    }
    expect(order.slice(0, 6)).toEqual(expect.arrayContaining(ofPatient));
  });

  it(
    'give returned requests their owner’s next turn, not the first place of all',
    proves('verdict.in-turn'),
    async () => {
      const [crowd, single] = (await enrolOwners(2)) as [Owner, Owner];
      const ofCrowd = await submitMany(crowd, 6);
      const leaseIds = (await take({ max: 6 })).map(({ leaseId }) => leaseId);
      const [hash] = await submitMany(single, 1);
      await giveBack({ leaseIds: leaseIds.slice(0, 5) });
      // And one with an expired lease.
      await runOut(ofCrowd[5] ?? '');
      const order = await takeAll();
      expect(order.toSorted()).toEqual([...ofCrowd, hash].toSorted());
      expect(order.indexOf(hash ?? '')).toBeLessThanOrEqual(1);
    },
  );

  it('read no more rows than they take, however many wait', proves('verdict.in-turn'), async () => {
    const { db, pool: ownPool } = openDatabase(database.url, () => {});
    onTestFinished(() => ownPool.end());
    const owners = await enrolOwners(2);
    for (const owner of owners) await submitMany(owner, 6);
    /** Rows read from the table and its indexes for one lease. */
    async function countRead(): Promise<number> {
      return db.transaction(async (tx) => {
        const read = async () => {
          const { rows } = await tx.execute<{ count: number }>(sql`
            SELECT sum(pg_stat_get_xact_tuples_returned(oid))::int AS count FROM (
              SELECT 'verification_requests'::regclass::oid AS oid
              UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = 'verification_requests'::regclass) each`);
          return rows[0]?.count ?? 0;
        };
        const earlier = await read();
        expect(await leaseRequests(tx, 1, { max: 4, tasks: ['verdict'], leaseSeconds: 60 })).toHaveLength(4);
        return (await read()) - earlier;
      });
    }
    const few = await countRead();
    await pool.query(
      `
      WITH copied AS (
        INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
            payload_bytes, execution)
          SELECT gen_random_uuid(), '0x' || encode(sha256((id::text || number)::bytea), 'hex'), user_id, account,
            chain_id, service_id, 'open', payload_hash, salt, 100, execution
          FROM transactions, generate_series(1, 300) AS number WHERE user_id = ANY($1) RETURNING id, user_id)
      INSERT INTO verification_requests (transaction_id, owner_id, service_id, turn)
        SELECT id, user_id, 1, 100 + row_number() OVER (PARTITION BY user_id) FROM copied`,
      [owners.map(({ userId }) => userId)],
    );
    expect((await pool.query('SELECT FROM verification_requests')).rowCount).toBeGreaterThan(3000);
    await pool.query('ANALYZE verification_requests');
    expect(await countRead()).toBeLessThanOrEqual(few + 8);
  });
});
