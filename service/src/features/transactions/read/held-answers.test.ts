import { get as httpGet } from 'node:http';
import { sendModern } from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { untilSealed } from '@countersign/harness/service/jobs';
import { openStream } from '@countersign/harness/service/open-stream';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
const MAX = 50;
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await untilHeld(0);
});

/** Polls on a connection of its own; null if the request was aborted. */
const pollOnce = (requestHash: string, key: string): Promise<{ status: number; isPending: boolean } | null> =>
  new Promise((resolve) => {
    const url = `${service.url}/transactions/${requestHash}/approval-status?wait=25`;
    const asked = httpGet(url, { agent: false, headers: { 'x-api-key': key } }, async (response) => {
      const text = await response.setEncoding('utf8').reduce((all, part) => all + part, '');
      resolve({ status: response.statusCode ?? 0, isPending: text.includes('"PENDING"') });
    });
    asked.on('error', () => resolve(null));
    stops.push(() => asked.destroy());
  });

interface Polling {
  readonly requestHash: string;
  readonly key: string;
}

/**
 * Runs this many pollers at once, each polling again until the status changes. Collects the statuses of all answers.
 */
function hold(count: number, polling: (n: number) => Polling) {
  const statuses: number[] = [];
  const pollers = Array.from({ length: count }, async (_, n) => {
    const { requestHash, key } = polling(n);
    for (;;) {
      const answer = await pollOnce(requestHash, key);
      if (answer) statuses.push(answer.status);
      if (!answer?.isPending) return;
    }
  });
  return { statuses, answered: Promise.all(pollers) };
}

async function readGauge(name: string): Promise<number> {
  const { text } = await call('GET /metrics', { key: testAdminKey });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Waits until the service's metrics show this number of held answers. */
const untilHeld = (count: number) =>
  vi.waitFor(
    async () => {
      expect(await readGauge('countersign_held_answers')).toBe(count);
    },
    { timeout: 20_000, interval: 50 },
  );

const tally = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]));

const poll = (requestHash: string, query: string, by: Owner = owner): Promise<CallResult> =>
  call(`GET /transactions/${requestHash}/approval-status${query}`, { key: by.key });

describe('held answers of one user', () => {
  it(
    '550 polls at once: 50 are held, the others get 429, and none gets 503',
    proves('approval-status.held-limit'),
    async () => {
      const requestHash = await submit(call, owner);
      const { statuses, answered } = hold(550, () => ({ requestHash, key: owner.key }));
      await vi.waitFor(() => expect(tally(statuses)[429]).toBe(500), { timeout: 20_000 });
      await untilHeld(MAX);
      await judge(call, requestHash, 'APPROVED');
      await answered;
      expect(Object.keys(tally(statuses))).toEqual(['200', '429']);
      expect(tally(statuses)[429]).toBe(500);
    },
  );

  it(
    'beyond 50 of them a poll with wait gets 429 with Retry-After; one without wait is answered',
    proves('approval-status.held-limit'),
    async () => {
      const [requestHash, other] = [await submit(call, owner), await enrolOwner(call)];
      hold(MAX, () => ({ requestHash, key: owner.key }));
      await untilHeld(MAX);
      const refused = await poll(requestHash, '?wait=25');
      expect(refused.body).toEqual({
        statusCode: 429,
        message: expect.stringMatching(/^Too many long polls and event streams: a user may have at most 50 open\./),
        error: 'Too Many Requests',
      });
      expect(refused.headers.get('retry-after')).toBe('5');
      expect((await poll(requestHash, '')).status).toBe(200);
      const othersHash = await submit(call, other);
      const waiting = poll(othersHash, '?wait=25', other);
      await untilHeld(MAX + 1);
      await judge(call, othersHash, 'APPROVED');
      expect((await waiting).status).toBe(200);
    },
  );

  it(
    'are counted together for polls, event streams and MCP calls, and no longer once they end',
    proves('approval-status.held-limit'),
    async () => {
      const requestHash = await submit(call, owner);
      hold(MAX - 1, () => ({ requestHash, key: owner.key }));
      await untilHeld(MAX - 1);
      const stream = await openStream(service, owner.accessToken);
      stops.push(stream.close);
      expect(stream.status).toBe(200);
      await untilHeld(MAX);
      expect((await openStream(service, owner.accessToken)).status).toBe(429);
      expect((await poll(requestHash, '?wait=25')).status).toBe(429);
      const tool = { name: 'checkVerificationStatus', arguments: { requestHash, wait: 60 } };
      const told = await sendModern(service, { key: owner.key }, 'tools/call', tool);
      expect(told.text).toContain('Too many long polls');
      stream.close();
      await untilHeld(MAX - 1);
      const again = await openStream(service, owner.accessToken);
      expect(again.status).toBe(200);
      again.close();
    },
  );

  it('POST /transactions with Prefer: wait stores the transaction and answers at once', async () => {
    const requestHash = await submit(call, owner);
    hold(MAX, () => ({ requestHash, key: owner.key }));
    await untilHeld(MAX);
    const body = transferFields(owner.wallet.address);
    const made = await call('POST /transactions', { key: owner.key, headers: { prefer: 'wait=25' }, body });
    expect(made.status).toBe(201);
    expect(made.headers.get('preference-applied')).toBeNull();
    expect((await poll(made.get('requestHash'), '')).status).toBe(200);
  });
});

describe('held answers of many users', () => {
  it('600 of 20 users delay neither arbiters nor owners nor health, and none gets 503', {
    ...proves('approval-status.held-limit'),
    timeout: 60_000,
  }, async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => enrolOwner(call)));
    const requests = await Promise.all(
      owners.map(async ({ key, accessToken }, n) => ({
        key,
        accessToken,
        requestHash: await submit(call, owners[n] as Owner),
      })),
    );
    const [rejected, ...approved] = requests as [(typeof requests)[0], ...typeof requests];
    await untilSealed(database.pool);
    const { statuses, answered } = hold(600, (n) => requests[n % 20] ?? rejected);
    await untilHeld(600);
    expect((await call('GET /health')).body).toMatchObject({ checks: { database: { status: 'ok' } } });
    const leased = await call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 50 } });
    for (const { requestHash } of requests) expect(leased.text).toContain(requestHash);
    const no = { token: rejected.accessToken, body: { decision: 'REJECTED' } };
    expect((await decide(call, rejected.requestHash, no)).status).toBe(201);
    for (const { requestHash } of approved) expect((await judge(call, requestHash, 'APPROVED')).status).toBe(201);
    await answered;
    expect(Object.keys(tally(statuses))).toEqual(['200']);
  });
});

describe('connections reserved for arbiters', () => {
  it('lease and judge while every other connection is in use', async () => {
    const requestHash = await submit(call, owner);
    await untilSealed(database.pool);
    const blocker = await database.pool.connect();
    await blocker.query('BEGIN');
    // A table that verdicts do not use.
    await blocker.query('LOCK TABLE oauth_grants IN ACCESS EXCLUSIVE MODE');
    const stuck = Array.from({ length: 30 }, () => call('GET /oauth/grants', { token: owner.accessToken }));
    try {
      await vi.waitFor(
        async () => {
          expect(await readGauge('countersign_database_waiting')).toBeGreaterThan(0);
        },
        { timeout: 20_000, interval: 50 },
      );
      const leased = await call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 50 } });
      expect(leased.text).toContain(requestHash);
      expect((await judge(call, requestHash, 'APPROVED')).status).toBe(201);
      expect((await poll(requestHash, '')).body).toMatchObject({ status: 'APPROVED' });
    } finally {
      await blocker.query('ROLLBACK');
      blocker.release();
      await Promise.all(stuck);
    }
  });
});
