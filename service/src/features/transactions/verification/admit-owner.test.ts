import { randomUUID } from 'node:crypto';
import { sendModern } from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import { storingNothing } from '@countersign/harness/requests/answers';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import type { CallOptions, CallResult } from '@countersign/harness/service/caller';
import { untilSealed } from '@countersign/harness/service/jobs';
import { type TestService, testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { useNewInstances } from './admit.fixture.ts';

const MOST = 3;
const { database, startInstance: startWith, readAgain, whileNothingIsSealed } = await useNewInstances();
let service: TestService;
let owner: Owner;
let other: Owner;

const startInstance = (most = MOST) => startWith({ MAX_WAITING_REQUESTS_PER_USER: String(most) });

beforeEach(async () => {
  service = await startInstance();
  [owner, other] = [await enrolOwner(service.call), await enrolOwner(service.call)];
});

const create = (by: CallOptions = { key: owner.key }, { call } = service, of = owner) =>
  call('POST /transactions', { ...by, body: transferFields(of.wallet.address) });

/** Submits the maximum number of requests, and waits until they are offered to the arbiters. */
async function fill(): Promise<string[]> {
  const hashes: string[] = [];
  for (let n = 0; n < MOST; n++) hashes.push(await submit(service.call, owner));
  await untilSealed(database.pool);
  readAgain();
  return hashes;
}

const message =
  'Too many requests of this user are waiting for a verdict. This one was not stored: submit it again in 10 seconds, when others have their verdict or were rejected, and do not send or sign anything until then.';

function expectRefused({ body, headers }: CallResult): void {
  expect(body).toEqual({ statusCode: 429, message, error: 'Too Many Requests' });
  expect([headers.get('retry-after'), headers.get('problem-code')]).toEqual(['10', 'transaction.too_many_waiting']);
}

describe("while the maximum number of one user's requests wait", () => {
  it(
    'another one gets 429 with Retry-After from any submitter, nothing is stored, and other users are served',
    proves('overload.user'),
    async () => {
      await fill();
      for (const by of [{ key: owner.key }, { token: owner.accessToken }, { key: testAdminKey }]) {
        expectRefused(await storingNothing(database, () => create(by)));
      }
      expect((await create({ key: other.key }, service, other)).status).toBe(201);
      const { text } = await service.call('GET /metrics', { key: testAdminKey });
      expect(text).toContain('countersign_rate_limited_total{limit="waiting requests"} 3\n');
      expect(text).not.toContain('countersign_shed_total{');
    },
  );

  it('the MCP tool for submission returns the message as text', proves('overload.user'), async () => {
    await fill();
    const args = { name: 'requestVerification', arguments: transferFields(owner.wallet.address) };
    const { last } = await storingNothing(database, () => sendModern(service, { key: owner.key }, 'tools/call', args));
    expect(last.result).toMatchObject({ isError: true, content: [{ type: 'text', text: message }] });
  });

  it(
    'judged and withdrawn requests make room, leased ones do not, and a repeat gets its answer',
    proves('overload.user'),
    async () => {
      const again = { key: owner.key, headers: { 'idempotency-key': randomUUID() } };
      const [judged = '', withdrawn = ''] = await fill();
      await service.call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 5 } });
      readAgain();
      expectRefused(await create(again));
      await judge(service.call, judged, 'APPROVED');
      readAgain();
      const accepted = await create(again);
      expect(accepted.status).toBe(201);
      expectRefused(await create());
      expect((await create(again)).body).toEqual(accepted.body);
      await decide(service.call, withdrawn, { token: owner.accessToken, body: { decision: 'REJECTED' } });
      readAgain();
      expect((await create()).status).toBe(201);
    },
  );

  it('a limit of 0 allows any number', proves('overload.off'), async () => {
    const unbounded = await startInstance(0);
    await fill();
    expect((await create({ key: owner.key }, unbounded)).status).toBe(201);
  });
});

it.each([1, 2])(
  'in a burst, even while nothing is sealed, %i instances accept at most that many times the limit',
  proves('overload.user'),
  async (many) => {
    const answers: CallResult[] = [];
    await whileNothingIsSealed(async () => {
      const instances = [service, await startInstance()].slice(0, many);
      const calls = Array.from({ length: 8 * many }, (_, n) => create({ key: owner.key }, instances[n % many]));
      answers.push(...(await Promise.all(calls).finally(() => readAgain())));
      // By now each instance knows what the others have accepted.
      for (const instance of instances) expectRefused(await create({ key: owner.key }, instance));
    });
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted.length).toBeGreaterThanOrEqual(MOST);
    expect(accepted.length).toBeLessThanOrEqual(many * MOST);
    for (const answer of answers) if (answer.status !== 201) expectRefused(answer);
  },
);

it('the waiting requests of one user are counted from an index', async () => {
  const { db, pool } = openDatabase(database.url, () => {});
  onTestFinished(() => pool.end());
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    return tx.execute<Record<string, string>>(sql`EXPLAIN SELECT FROM verification_requests
      WHERE service_id = 1 AND task = 'verdict' AND owner_id = ${randomUUID()} LIMIT 10`);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('verification_requests_owner');
});
