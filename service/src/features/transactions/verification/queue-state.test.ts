import { randomUUID } from 'node:crypto';
import { addService } from '@countersign/harness/people/verification-services';
import { proves } from '@countersign/harness/proves';
import { issueServerKey } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { pool } = database;
const { call } = service;
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});
beforeEach(async () => {
  await pool.query('DELETE FROM verification_requests');
  await pool.query('DELETE FROM arbiter_sightings');
});

const lease = (body: object = {}, key = testOrionKey) =>
  call('POST /internal/verification-requests/lease', { key, body: { max: 1, ...body } });
const health = async () =>
  (await call('GET /health')).body as {
    status: string;
    problems: string[];
    checks: { queue: Record<string, unknown> };
  };
const queue = async () => (await health()).checks.queue;

async function submitOffered(): Promise<string> {
  const requestHash = await submit(call, owner);
  await untilSealed(pool);
  return requestHash;
}

const nobody = 'queue: no arbiter has asked for work in the last 60 seconds, so no request is judged';

describe('the queue in GET /health', () => {
  it(
    'is down and the service degraded while no arbiter asks for work, though it is ready',
    proves('health.queue'),
    async () => {
      await submitOffered();
      expect(await health()).toMatchObject({
        status: 'degraded',
        problems: [nobody],
        checks: { queue: { status: 'down', arbiters: 0, lastLeaseAt: null, waiting: 1 } },
      });
      expect((await call('GET /health/ready')).status).toBe(200);
    },
  );

  it('counts the workers of our own arbiter by their ids, and forgets those that are gone', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    for (const workerId of [one, other, one]) await lease({ workerId });
    expect(await health()).toMatchObject({ status: 'ok', problems: [], checks: { queue: { arbiters: 2 } } });
    await pool.query("UPDATE arbiter_sightings SET seen_at = now() - interval '61 seconds' WHERE worker_id = $1", [
      one,
    ]);
    expect(await queue()).toMatchObject({ arbiters: 1 });
    await lease({ workerId: one });
    expect(await queue()).toMatchObject({ arbiters: 2 });
  });

  it('counts neither workers that only settle nor the arbiters of other services', async () => {
    await addService(pool, { id: 2 });
    const { key } = await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 2 });
    await lease({ tasks: ['settlement'] });
    await lease({}, key);
    expect(await queue()).toMatchObject({ status: 'down', arbiters: 0 });
  });

  it('counts a fully occupied worker by its renewals', async () => {
    await submitOffered();
    const { body } = await lease();
    await pool.query('DELETE FROM arbiter_sightings');
    const [{ leaseId }] = (body as { requests: [{ leaseId: string }] }).requests;
    await call('POST /internal/verification-requests/renew', { key: testOrionKey, body: { leaseIds: [leaseId] } });
    expect(await queue()).toMatchObject({ arbiters: 1 });
  });

  it(
    'shows the last lease and the number and time of waiting requests, and is down if one waits too long',
    proves('health.queue'),
    async () => {
      const requestHash = await submitOffered();
      await lease();
      const { lastLeaseAt } = await queue();
      expect(Date.parse(String(lastLeaseAt))).toBeGreaterThan(Date.now() - 60_000);
      await pool.query("UPDATE verification_requests SET queued_at = now() - interval '10 minutes'");
      const { status, problems, checks } = await health();
      expect([status, checks.queue.status, checks.queue.waiting]).toEqual(['degraded', 'down', 1]);
      expect(checks.queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(600);
      expect(problems).toEqual([
        expect.stringMatching(/^queue: the oldest request has been waiting .* 6\d\d seconds$/),
      ]);
      await judge(call, requestHash, 'REJECTED');
      expect(await health()).toMatchObject({
        status: 'ok',
        checks: { queue: { waiting: 0, oldestWaitingSeconds: null } },
      });
    },
  );

  it('is read from indexes, however many requests there are', async () => {
    const { rows } = await pool
      .query(`
      SET enable_seqscan = off;
      EXPLAIN SELECT min(queued_at) FROM verification_requests WHERE service_id = 1 AND task = 'verdict'`)
      .then((results) => (results as unknown as { rows: Record<string, string>[] }[])[1] ?? { rows: [] });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('verification_requests_oldest');
  });
});

describe('the metrics of the queue', () => {
  it('count verdicts by decision and measure their time, once each', proves('health.queue'), async () => {
    const read = async () => (await call('GET /metrics', { key: testAdminKey })).text;
    const sample = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
    const verdict = 'countersign_verdicts_total\\{decision="UNDECIDED"\\}';
    const before = await read();
    const requestHash = await submitOffered();
    await lease();
    expect(sample(await read(), 'countersign_requests_waiting')).toBe(1);
    expect(sample(await read(), 'countersign_arbiters')).toBe(1);
    expect(sample(await read(), 'countersign_last_lease_timestamp_seconds')).toBeGreaterThan(1.7e9);
    for (let time = 0; time < 2; time += 1) await judge(call, requestHash, 'UNDECIDED');
    const after = await read();
    expect(sample(after, verdict) - sample(before, verdict)).toBe(1);
    expect(
      sample(after, 'countersign_verdict_seconds_count') - sample(before, 'countersign_verdict_seconds_count'),
    ).toBe(1);
    expect(sample(after, 'countersign_requests_waiting')).toBe(0);
    expect(after).toContain('# TYPE countersign_oldest_waiting_seconds gauge');
  });
});
