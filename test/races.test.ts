import { randomUUID } from 'node:crypto';
import { proves } from '@countersign/harness/proves';
import { everyRound, someRounds } from '@countersign/harness/race-rounds';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  readStatus,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeEach, describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();
const instance = (n: number) => (n % 2 ? service : elsewhere);
let owner: Owner;

beforeEach(async () => {
  owner = await enrolOwner(service.call);
});

/** The allowed status changes, direct or over unobserved steps. */
const later: Record<string, readonly string[]> = {
  PENDING: ['PENDING', 'APPROVED', 'REJECTED'],
  APPROVED: ['APPROVED', 'REJECTED'],
  REJECTED: ['REJECTED'],
};

/** Reads on both instances during the race, and expects that the status never goes back. */
async function watch(requestHash: string, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  const readers = [service, elsewhere].map(async ({ call }) => {
    let last = 'PENDING';
    while (!isOver) {
      const status = await readStatus(call, owner, requestHash);
      expect(later[last]).toContain(status);
      last = status;
    }
  });
  await Promise.all([done, ...readers]);
}

/** Every record has its own revision, none is missing, and the last one equals the state. */
async function expectWholeRecord(requestHash: string): Promise<void> {
  const { rows } = await database.pool.query<{ last: number; made: number[] }>(
    `SELECT t.revision AS last, array_agg(a.revision ORDER BY a.revision) AS made
     FROM transactions t JOIN approvals a ON a.transaction_id = t.id WHERE request_hash = $1 GROUP BY 1`,
    [requestHash],
  );
  const { last = 0, made = [] } = rows[0] ?? {};
  expect(made).toEqual(Array.from({ length: last - 1 }, (_, n) => n + 2));
}

type Made = (n: number, hash: string) => Promise<CallResult>;

/** Makes 50 requests at once, observed, and returns the answers with the resulting state. */
async function race(make: Made, hash: string): Promise<{ answers: CallResult[]; status: string }> {
  const requests = Promise.all(Array.from({ length: 50 }, (_, n) => make(n, hash)));
  await watch(hash, requests);
  await expectWholeRecord(hash);
  const statuses = await Promise.all([service, elsewhere].map(({ call }) => readStatus(call, owner, hash)));
  const [status = ''] = statuses;
  expect(statuses).toEqual([status, status]);
  return { answers: await requests, status };
}

const isApproval = (n: number) => n % 4 < 2;
const idsOf = (answers: readonly CallResult[]) => new Set(answers.map((answer) => answer.get('id')));

describe('50 at once, on two instances', () => {
  it('the owner approves and rejects: it ends REJECTED and never goes back', everyRound, async () => {
    const hash = await submit(service.call, owner);
    await judge(service.call, hash, 'UNDECIDED');
    const body = (n: number) => ({ decision: isApproval(n) ? 'APPROVED' : 'REJECTED' });
    const { answers, status } = await race(
      (n) => decide(instance(n).call, hash, { token: owner.accessToken, body: body(n) }),
      hash,
    );
    expect(status).toBe('REJECTED');
    const rejections = answers.filter((_, n) => !isApproval(n));
    for (const answer of rejections) expect(answer.status).toBe(201);
    expect(idsOf(rejections).size).toBe(1);
    // Requests after the first rejection are told so.
    const approvals = answers.filter((_, n) => isApproval(n));
    expect(idsOf(approvals.filter(({ status }) => status === 201)).size).toBeLessThanOrEqual(1);
    for (const { body } of approvals.filter(({ status }) => status !== 201)) {
      expect(body).toMatchObject({ statusCode: 400, message: expect.stringContaining('REJECTED') });
    }
  });

  it('the arbiter approves and rejects: one verdict, and a consistent state', {
    ...proves('status.verdict-once'),
    ...everyRound,
  }, async () => {
    const hash = await submit(service.call, owner);
    const { answers, status } = await race(
      (n) => judge(instance(n).call, hash, isApproval(n) ? 'APPROVED' : 'REJECTED'),
      hash,
    );
    const accepted = answers.filter((answer) => answer.status === 201);
    expect(idsOf(accepted).size).toBe(1);
    expect(accepted[0]?.get('decision')).toBe(status);
    expect(accepted).toHaveLength(answers.filter((_, n) => isApproval(n) === (status === 'APPROVED')).length);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201, 400]));
  });

  it('the arbiter approves while keys reject: it ends REJECTED, whichever was first', everyRound, async () => {
    const hash = await submit(service.call, owner);
    const keys = [owner.key, testAdminKey];
    const reject = (n: number) =>
      decide(instance(n).call, hash, { key: keys[(n >> 1) % 2] ?? '', body: { approved: false } });
    const { status } = await race((n) => (n % 5 === 0 ? reject(n) : judge(instance(n).call, hash, 'APPROVED')), hash);
    expect(status).toBe('REJECTED');
  });

  it('one Idempotency-Key of three callers: one record for each', someRounds, async () => {
    const callers = [{ key: owner.key }, { token: owner.accessToken }, { key: testAdminKey }];
    const headers = { 'idempotency-key': randomUUID() };
    const body = transferFields(owner.wallet.address);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        instance(n).call('POST /transactions', { ...callers[n % 3], headers, body }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    callers.forEach((_, who) => {
      expect(idsOf(answers.filter((_answer, n) => n % 3 === who)).size).toBe(1);
    });
    expect(idsOf(answers).size).toBe(3);
  });
});
