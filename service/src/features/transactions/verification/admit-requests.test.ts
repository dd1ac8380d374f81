import { randomUUID } from 'node:crypto';
import { sendModern } from '@countersign/harness/mcp/mcp-calls';
import { addService } from '@countersign/harness/people/verification-services';
import { proves } from '@countersign/harness/proves';
import { storingNothing } from '@countersign/harness/requests/answers';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
  trustServices,
} from '@countersign/harness/requests/transactions';
import { useSealing } from '@countersign/harness/requests/verification';
import type { CallOptions, CallResult } from '@countersign/harness/service/caller';
import { untilSealed } from '@countersign/harness/service/jobs';
import { type TestService, testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { notBegun } from '../../../platform/jobs.ts';
import { useNewInstances } from './admit.fixture.ts';

const MOST = 3;
const bounded = { MAX_WAITING_REQUESTS: String(MOST), MAX_WAITING_SECONDS: '0' };
const { database, startInstance: startWith, readAgain, whileNothingIsSealed } = await useNewInstances();
let service: TestService;
let owner: Owner;

const startInstance = (env: Readonly<Record<string, string>> = bounded) => startWith(env);

beforeEach(async () => {
  service = await startInstance();
  owner = await enrolOwner(service.call);
});

const create = (by: CallOptions = { key: owner.key }, { call } = service) =>
  call('POST /transactions', { ...by, body: transferFields(owner.wallet.address) });

/** Submits this many requests, and waits until they are offered: a reading may miss requests whose job is running. */
async function fill(many = MOST): Promise<string[]> {
  const hashes: string[] = [];
  for (let n = 0; n < many; n++) hashes.push(await submit(service.call, owner));
  await untilSealed(database.pool);
  readAgain();
  return hashes;
}

async function expectRoomForOne(): Promise<void> {
  readAgain();
  expect((await create()).status).toBe(201);
  await untilSealed(database.pool);
  readAgain();
  expectOverloaded(await create());
}

const countStored = async () =>
  (await database.pool.query('SELECT count(*)::int FROM transactions')).rows[0].count as number;

const overloaded = {
  statusCode: 503,
  message:
    'Too many requests are waiting for a verdict. This one was not stored: submit it again in 10 seconds, and do not send or sign anything until then.',
  error: 'Service Unavailable',
};

function expectOverloaded({ body, headers }: CallResult): void {
  expect(body).toEqual(overloaded);
  expect([headers.get('retry-after'), headers.get('problem-code')]).toEqual(['10', 'transaction.overloaded']);
}

describe('while the maximum number of requests wait', () => {
  it(
    'another one gets 503 with Retry-After from any submitter, and nothing is stored',
    proves('overload.refused', 'overload.metric'),
    async () => {
      await fill();
      for (const by of [{ key: owner.key }, { token: owner.accessToken }, { key: testAdminKey }]) {
        expectOverloaded(await storingNothing(database, () => create(by)));
      }
      const { text } = await service.call('GET /metrics', { key: testAdminKey });
      expect(text).toContain('countersign_shed_total{bound="requests"} 3\n');
    },
  );

  it.each(['requestVerification', 'requestAndAwaitVerification'])(
    'a call of the MCP tool %s gets the same message as text',
    proves('overload.refused'),
    async (name) => {
      await fill();
      const args = { name, arguments: transferFields(owner.wallet.address) };
      const { last } = await storingNothing(database, () =>
        sendModern(service, { key: owner.key }, 'tools/call', args),
      );
      expect(last.result).toMatchObject({ isError: true, content: [{ type: 'text', text: overloaded.message }] });
    },
  );

  it(
    'a repeat of an accepted request gets its answer, and a refused one can be repeated under its key',
    proves('overload.repeats'),
    async () => {
      const [accepted, refused] = [randomUUID(), randomUUID()].map((id) => ({
        key: owner.key,
        headers: { 'idempotency-key': id },
      }));
      const first = await create(accepted);
      const [hash = ''] = await fill(MOST - 1);
      expectOverloaded(await create(refused));
      const again = await create(accepted);
      expect([again.status, again.body]).toEqual([201, first.body]);
      await judge(service.call, hash, 'APPROVED');
      readAgain();
      expect((await create(refused)).status).toBe(201);
    },
  );

  it('owners and arbiters are served normally', proves('overload.others'), async () => {
    const { call } = service;
    const [hash = ''] = await fill();
    const token = owner.accessToken;
    expectOverloaded(await create());
    const served: [string, CallOptions][] = [
      [`GET /transactions/${hash}`, { token }],
      [`GET /transactions/${hash}/approval-status`, { key: owner.key }],
      [`GET /transactions/users/${owner.wallet.address}`, { token }],
      ['PUT /settings', { token, body: { executionType: 1 } }],
      ['POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 1 } }],
      ['GET /health/ready', {}],
    ];
    for (const [route, options] of served) {
      expect({ route, status: (await call(route, options)).status }).toEqual({ route, status: 200 });
    }
    expect((await judge(call, hash, 'UNDECIDED')).status).toBe(201);
    expect((await decide(call, hash, { token, body: { decision: 'REJECTED' } })).status).toBe(201);
  });

  it('each judged or withdrawn request makes room for one', proves('overload.recovers'), async () => {
    const [judged = '', withdrawn = ''] = await fill();
    expectOverloaded(await create());
    await judge(service.call, judged, 'APPROVED');
    await expectRoomForOne();
    await decide(service.call, withdrawn, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    await expectRoomForOne();
  });

  it(
    'requests to another verification service are accepted, up to a limit of their own',
    proves('overload.lines'),
    async () => {
      const { armored } = await addService(database.pool, { id: 7 });
      const { seal } = await useSealing(service.call, owner);
      await trustServices(service.call, owner, [1, 7]);
      const encryptedPayload = await seal(armored);
      const body = { escrowAddress: owner.wallet.address, encryptedPayload };
      const createSealed = () => service.call('POST /transactions', { key: owner.key, body });
      await fill();
      expectOverloaded(await create());
      for (let n = 0; n < MOST; n++) expect((await createSealed()).status).toBe(201);
      await untilSealed(database.pool);
      readAgain();
      expectOverloaded(await createSealed());
    },
  );
});

describe('several instances', () => {
  it('all count the requests submitted at any of them', proves('overload.instances'), async () => {
    const elsewhere = await startInstance();
    const createElsewhere = () => create({ key: owner.key }, elsewhere);
    const [hash = ''] = await fill();
    expectOverloaded(await createElsewhere());
    await judge(service.call, hash, 'APPROVED');
    readAgain();
    expect((await createElsewhere()).status).toBe(201);
    await untilSealed(database.pool);
    readAgain();
    for (const answer of [await create(), await createElsewhere()]) expectOverloaded(answer);
  });

  it.each([1, 2])(
    'in a burst, even while nothing is sealed, %i accept at most that many times the limit',
    proves('overload.instances'),
    async (many) => {
      await whileNothingIsSealed(async () => {
        const instances = [service, await startInstance()].slice(0, many);
        const before = await countStored();
        const answers = await Promise.all(
          Array.from({ length: 10 * many * MOST }, (_, n) => create({ key: owner.key }, instances[n % many])),
        );
        // A request stored during a reading counts twice until the next reading.
        for (let n = 0; n < MOST; n++) {
          readAgain();
          answers.push(await create());
        }
        const accepted = answers.filter(({ status }) => status === 201);
        expect(accepted.length).toBeGreaterThanOrEqual(MOST);
        expect(accepted.length).toBeLessThanOrEqual(many * MOST);
        expect(await countStored()).toBe(before + accepted.length);
        for (const answer of answers) if (answer.status !== 201) expectOverloaded(answer);
        readAgain();
        for (const instance of instances) expectOverloaded(await create({ key: owner.key }, instance));
      });
    },
  );
});

it('requests that are accepted but not yet stored count at every reading', proves('overload.instances'), async () => {
  const owners = await Promise.all(Array.from({ length: MOST }, () => enrolOwner(service.call)));
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE transactions IN SHARE MODE');
    const accepted = owners.map(({ key, wallet }) =>
      service.call('POST /transactions', { key, body: transferFields(wallet.address) }),
    );
    // Databases of other tests are copies, with the same ids.
    const waiting = `SELECT FROM pg_locks JOIN pg_database ON oid = database AND datname = current_database()
      WHERE NOT granted AND relation = 'transactions'::regclass`;
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(MOST);
    readAgain();
    expectOverloaded(await create());
    await client.query('ROLLBACK');
    for (const { status } of await Promise.all(accepted)) expect(status).toBe(201);
  } finally {
    client.release();
  }
});

describe('the waiting time of the next request', () => {
  const LEAST = 100;

  it(
    'stops admission while at least a hundred wait, until an arbiter takes the oldest',
    proves('overload.age', 'overload.off', 'overload.metric'),
    async () => {
      const slow = { MAX_WAITING_REQUESTS: '0', MAX_WAITING_SECONDS: '60' };
      const first = await startInstance(slow);
      await Promise.all(Array.from({ length: LEAST - 1 }, () => create({ key: owner.key }, first)));
      await untilSealed(database.pool);
      await database.pool.query("UPDATE verification_requests SET available_at = now() - interval '61 seconds'");
      const late = await startInstance(slow);
      const submitLate = () => create({ key: owner.key }, late);
      expect((await submitLate()).status).toBe(201);
      await untilSealed(database.pool);
      expectOverloaded(await submitLate());
      const { text } = await late.call('GET /metrics', { key: testAdminKey });
      expect(text).toContain('countersign_shed_total{bound="seconds"} 1\n');
      for (let leased = 0; leased < LEAST - 1; leased += 50) {
        await late.call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 50 } });
      }
      readAgain();
      expect((await submitLate()).status).toBe(201);
    },
  );
});

it('unsealed requests are counted from the index of the job queue', async () => {
  const { db, pool } = openDatabase(database.url, () => {});
  onTestFinished(() => pool.end());
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    return tx.execute<Record<string, string>>(sql`EXPLAIN SELECT ${notBegun('seal-request')} LIMIT 10`);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.* (?:using|on) job_\w*i11/);
});
