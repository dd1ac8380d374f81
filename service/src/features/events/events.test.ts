import { problem } from '@countersign/harness/requests/answers';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { openStream } from '@countersign/harness/service/open-stream';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const { database, service, startInstance } = await useTestService();
const other = await startInstance();
let owner: Owner;
let stranger: Owner;

beforeAll(async () => {
  stranger = await enrolOwner(service.call);
});
beforeEach(async () => {
  owner = await enrolOwner(service.call, 1);
});

async function open(instance = service, { accessToken }: Owner = owner) {
  const stream = await openStream(instance, accessToken);
  onTestFinished(() => stream.close());
  return stream;
}

const transaction = (requestHash: string, status: string, revision: number) => ({
  event: 'transaction',
  data: { requestHash, status, revision },
});

describe('GET /events', () => {
  describe('200', () => {
    it('is an uncached, unbuffered stream of server-sent events that starts at once', async () => {
      const { status, headers, text } = await open();
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/event-stream');
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['x-accel-buffering']).toBe('no');
      expect(headers).not.toHaveProperty('content-length');
      expect(text()).toBe('retry: 2000\n\n');
    });

    it.each([
      ['the same', service],
      ['another', other],
    ])('reports a creation, its verdict and the decision in order on %s instance', async (_which, instance) => {
      const stream = await open(instance);
      const requestHash = await submit(service.call, owner);
      await judge(service.call, requestHash, 'APPROVED');
      await decide(service.call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
      expect(await stream.until(3)).toEqual([
        transaction(requestHash, 'PENDING', 1),
        transaction(requestHash, 'PENDING', 2),
        transaction(requestHash, 'APPROVED', 3),
      ]);
    });

    it('contains no events of others', async () => {
      const streams = [await open(), await open(other)];
      const theirs = await submit(service.call, stranger);
      await judge(service.call, theirs, 'REJECTED');
      const own = await submit(service.call, owner);
      for (const stream of streams) {
        expect(await stream.until(1)).toEqual([transaction(own, 'PENDING', 1)]);
        expect(stream.text()).not.toContain(theirs);
      }
    });

    it('contains no event for a repeated or refused request', async () => {
      const stream = await open();
      const requestHash = await submit(service.call, owner);
      for (const decision of ['REJECTED', 'REJECTED', 'APPROVED']) {
        await decide(service.call, requestHash, { token: owner.accessToken, body: { decision } });
      }
      const next = await submit(service.call, owner);
      expect(await stream.until(3)).toEqual([
        transaction(requestHash, 'PENDING', 1),
        transaction(requestHash, 'REJECTED', 2),
        transaction(next, 'PENDING', 1),
      ]);
    });

    it('reaches 200 streams at once, the maximum of two users on two instances', async () => {
      const owners = [owner, await enrolOwner(service.call, 1)];
      const streams = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const of = index % owners.length;
          return { of, stream: await open(index < 100 ? service : other, owners[of]) };
        }),
      );
      const requestHashes = await Promise.all(owners.map((each) => submit(service.call, each)));
      const heard = await Promise.all(streams.map(({ stream }) => stream.until(1)));
      expect(heard).toEqual(streams.map(({ of }) => [transaction(requestHashes[of] ?? '', 'PENDING', 1)]));
    });

    it('sends resync after its listening connection was lost, and continues', async () => {
      const [near, far] = [await open(), await open(other)];
      const { rowCount } = await database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE 'countersign changes%'`,
      );
      expect(rowCount).toBe(2);
      const resync = { event: 'resync', data: {} };
      expect(await near.until(1)).toEqual([resync]);
      expect(await far.until(1)).toEqual([resync]);
      const requestHash = await submit(service.call, owner);
      const heard = [resync, transaction(requestHash, 'PENDING', 1)];
      expect(await near.until(2)).toEqual(heard);
      expect(await far.until(2)).toEqual(heard);
    });
  });

  describe('401', () => {
    it.each([
      ['nobody', () => ({})],
      ['a USER key', () => ({ key: owner.key })],
      ['an ADMIN key', () => ({ key: testAdminKey })],
      ['an ORION key', () => ({ key: testOrionKey })],
      ['a refresh token', () => ({ token: owner.refreshToken })],
    ])('for %s', async (_who, by) => {
      const answer = await service.call('GET /events', by());
      expect(answer.body).toEqual(problem(401, ''));
      expect(answer.headers.get('content-type')).toContain('application/json');
    });
  });
});
