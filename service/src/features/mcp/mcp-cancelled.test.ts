import { beginSession, modernRequest, openStream, post } from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { service, startInstance } = await useTestService();
const other = await startInstance();
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(service.call);
});

const wait = (requestHash: string, id: string | number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: {
    name: 'checkVerificationStatus',
    arguments: { requestHash, wait: 300 },
    _meta: { progressToken: id },
  },
});
const cancelled = (requestId: unknown) => ({
  jsonrpc: '2.0',
  method: 'notifications/cancelled',
  params: { requestId, reason: 'the user has changed their mind' },
});

/** Starts a wait on the first instance, and returns after its first progress: from then on it holds a place. */
async function startWaiting(headers: Record<string, string>, body: unknown, count = 1) {
  const stream = await openStream(service, { key: owner.key }, { headers, body });
  await stream.until(count);
  return stream;
}

/** Waits until the service reports this many held answers. */
const untilHeld = (count: number) =>
  expect
    .poll(async () => (await service.call('GET /metrics', { key: testAdminKey })).text, { timeout: 10_000 })
    .toMatch(new RegExp(`^countersign_held_answers ${count}$`, 'm'));

describe('notifications/cancelled', () => {
  it.each([
    ['the same instance', () => service],
    ['another instance', () => other],
  ])(
    'on %s ends the wait at once, unanswered, and releases its place',
    proves('mcp.cancelled'),
    async (_where, find) => {
      const { headers } = await beginSession(service, { key: owner.key });
      const requestHash = await submit(service.call, owner);
      const stream = await startWaiting(headers, wait(requestHash, 'w'));
      await untilHeld(1);
      const { status, text } = await post(find(), { key: owner.key }, cancelled('w'), headers);
      expect([status, text]).toEqual([202, '']);
      expect(await stream.closed).toBe('end');
      expect(stream.messages().map(({ method }) => method)).toEqual(['notifications/progress']);
      await untilHeld(0);
    },
  );

  it('leaves the verification unchanged, which can be queried again', async () => {
    const session = await beginSession(service, { key: owner.key });
    const requestHash = await submit(service.call, owner);
    const stream = await startWaiting(session.headers, wait(requestHash, 1));
    await post(service, { key: owner.key }, cancelled(1), session.headers);
    await stream.closed;
    await judge(service.call, requestHash, 'APPROVED');
    const { last } = await session.callTool('checkVerificationStatus', { requestHash });
    expect(last.result).toMatchObject({ structuredContent: { status: 'APPROVED' } });
  });

  it('has no effect on other sessions, other ids or unknown ones', proves('mcp.cancelled'), async () => {
    const [mine, another] = [
      await beginSession(service, { key: owner.key }),
      await beginSession(service, { key: owner.key }),
    ];
    const requestHash = await submit(service.call, owner);
    const stream = await startWaiting(mine.headers, wait(requestHash, 1));
    const sent: [unknown, Record<string, string>][] = [
      [1, another.headers],
      ['1', mine.headers],
      [2, mine.headers],
      [undefined, mine.headers],
      [{}, mine.headers],
      ['x'.repeat(9_000), mine.headers],
    ];
    for (const [id, headers] of sent) await post(other, { key: owner.key }, cancelled(id), headers);
    await judge(other.call, requestHash, 'APPROVED');
    expect(await stream.closed).toBe('end');
    expect(stream.messages().at(-1)).toMatchObject({ id: 1, result: { structuredContent: { status: 'APPROVED' } } });
  });

  it('ends a batch once all of it is cancelled', async () => {
    const { headers } = await beginSession(service, { key: owner.key }, '2025-03-26');
    const hashes = [await submit(service.call, owner), await submit(service.call, owner)];
    const batch = hashes.map((requestHash, index) => wait(requestHash, index));
    const stream = await startWaiting(headers, batch, 2);
    await post(other, { key: owner.key }, cancelled(0), headers);
    await post(other, { key: owner.key }, [cancelled(1)], headers);
    expect(await stream.closed).toBe('end');
    await untilHeld(0);
  });
});

describe('a wait without sessions', () => {
  it(
    'is cancelled by closing its stream, which releases its place; cancelled ids are ignored',
    proves('mcp.cancelled'),
    async () => {
      const requestHash = await submit(service.call, owner);
      const { params } = wait(requestHash, 'w');
      const { headers, body } = modernRequest('tools/call', params, 'w');
      const stream = await startWaiting(headers, body);
      await untilHeld(1);
      const notification = modernRequest('notifications/cancelled', { requestId: 'w' });
      const { id: _, ...message } = notification.body;
      const answer = await post(service, { key: owner.key }, message, notification.headers);
      expect(answer.status).toBe(202);
      await untilHeld(1);
      stream.close();
      await untilHeld(0);
    },
  );
});
