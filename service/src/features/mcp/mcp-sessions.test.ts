import { randomUUID } from 'node:crypto';
import {
  beginSession,
  initializeRequest,
  openStream,
  post,
  type TestSession,
} from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import { raced, raceRounds } from '@countersign/harness/race-rounds';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { productVersion } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const other = await startInstance();
const { service: limited } = await useTestService({ RATE_LIMIT_PER_MINUTE: '20' });
let owner: Owner;
let stranger: Owner;

beforeAll(async () => {
  [owner, stranger] = [await enrolOwner(service.call), await enrolOwner(service.call)];
});

const notFound = { error: { code: -32_001, message: expect.stringContaining('Mcp-Session-Id') } };
const ping = { jsonrpc: '2.0', id: 7, method: 'ping' };
const countSessions = async ({ keyId }: Owner) => {
  const text = 'SELECT count(*)::int AS count FROM mcp_sessions WHERE principal = $1';
  return (await database.pool.query(text, [`key:${keyId}`])).rows[0].count;
};

describe('initialize', () => {
  it('starts a session, and describes the server and its use', proves('mcp.post'), async () => {
    const { status, headers, last } = await post(service, { key: owner.key }, initializeRequest());
    expect(status).toBe(200);
    expect(headers.get('mcp-session-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(last).toMatchObject({
      id: 1,
      result: {
        protocolVersion: '2025-11-25',
        serverInfo: {
          name: 'countersign',
          title: 'Countersign',
          version: productVersion,
          websiteUrl: 'http://localhost:3000/docs',
        },
        capabilities: { tools: {}, resources: { subscribe: true }, logging: {} },
        instructions: expect.stringContaining('requestAndAwaitVerification'),
      },
    });
  });

  it.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2026-07-28', '2025-11-25'],
    ['1999-01-01', '2025-11-25'],
  ])('of a client that speaks %s agrees on %s', async (asked, agreed) => {
    const { last } = await post(service, { key: owner.key }, initializeRequest(asked));
    expect(last.result).toMatchObject({ protocolVersion: agreed });
  });

  it('that is malformed starts nothing', async () => {
    const before = await countSessions(owner);
    const { headers, last } = await post(service, { key: owner.key }, { ...initializeRequest(), params: {} });
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(last.error).toBeDefined();
    expect(await countSessions(owner)).toBe(before);
  });

  it('with a server key starts a session too', proves('mcp.api-key'), async () => {
    const session = await beginSession(service, { key: testAdminKey });
    expect((await session.send('tools/list')).status).toBe(200);
  });
});

describe('a session', () => {
  it('serves requests that alternate strictly between two instances', proves('mcp.instances'), async () => {
    const session = await beginSession(service, { key: owner.key });
    for (let turn = 0; turn < 6; turn += 1) {
      const { status, last } = await session.send('tools/list', {}, turn % 2 === 0 ? other : service);
      expect(status).toBe(200);
      expect(last.result).toMatchObject({ tools: expect.any(Array) });
    }
  });

  it('answers ping, and accepts notifications and answers silently', async () => {
    const { send, headers } = await beginSession(service, { key: owner.key });
    expect((await send('ping')).last.result).toEqual({});
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const answer = { jsonrpc: '2.0', id: 1, result: {} };
    for (const body of [notification, answer]) {
      const { status, text } = await post(service, { key: owner.key }, body, headers);
      expect([status, text]).toEqual([202, '']);
    }
  });

  it('is required for everything but initialize: 400 without its id', proves('mcp.session-id'), async () => {
    const answers = [
      await post(service, { key: owner.key }, ping),
      await service.call('GET /mcp', { key: owner.key, headers: { accept: 'text/event-stream' } }),
      await service.call('DELETE /mcp', { key: owner.key }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ error: { code: -32_600, message: expect.stringContaining('Session') } });
    }
    expect(JSON.parse(answers[0]?.text ?? '').id).toBe(7);
  });

  it.each([
    ['is unknown', () => randomUUID()],
    ['is not an id', () => 'x; DROP TABLE'],
    ['belongs to another key', () => beginSession(service, { key: stranger.key }).then(({ id }) => id)],
  ])('whose id %s is 404 for every method', async (_what, find) => {
    const headers = { 'mcp-session-id': await find() };
    const answers = [
      await post(other, { key: owner.key }, ping, headers),
      await service.call('GET /mcp', { key: owner.key, headers: { ...headers, accept: 'text/event-stream' } }),
      await service.call('DELETE /mcp', { key: owner.key, headers }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject(notFound);
    }
  });

  it('of another principal continues after that one was refused', async () => {
    const theirs = await beginSession(service, { key: stranger.key });
    await service.call('DELETE /mcp', { key: owner.key, headers: theirs.headers });
    expect((await theirs.send('ping')).status).toBe(200);
  });

  it('ends with DELETE on every instance, including its streams', proves('mcp.api-key', 'mcp.delete'), async () => {
    const session = await beginSession(service, { key: owner.key });
    const stream = await openStream(other, { key: owner.key }, { headers: session.headers });
    const { status, text } = await service.call('DELETE /mcp', { key: owner.key, headers: session.headers });
    expect([status, text]).toEqual([204, '']);
    expect(await stream.closed).toBe('end');
    for (const on of [service, other]) {
      const { status: after, last } = await session.send('ping', {}, on);
      expect(after).toBe(404);
      expect(last).toMatchObject(notFound);
    }
    expect((await service.call('DELETE /mcp', { key: owner.key, headers: session.headers })).status).toBe(404);
  });

  it('ends a day after its last use, and every use extends it', async () => {
    const session = await beginSession(service, { key: owner.key });
    const age = (interval: string) =>
      database.pool.query('UPDATE mcp_sessions SET expires_at = expires_at - $2::interval WHERE id = $1', [
        session.id,
        interval,
      ]);
    await age('23 hours');
    expect((await session.send('ping')).status).toBe(200);
    await age('23 hours');
    expect((await session.send('ping')).status).toBe(200);
    await age('24 hours');
    expect((await session.send('ping')).status).toBe(404);
  });

  it('accepts several messages in one body only in the version that defines them', async () => {
    const batch = [
      { jsonrpc: '2.0', id: 'a', method: 'ping' },
      { jsonrpc: '2.0', id: 'b', method: 'tools/list' },
    ];
    const early = await beginSession(service, { key: owner.key }, '2025-03-26');
    const taken = await post(service, { key: owner.key }, batch, early.headers);
    expect(taken.status).toBe(200);
    expect(taken.messages.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    const late = await beginSession(service, { key: owner.key });
    const refused = await post(service, { key: owner.key }, batch, late.headers);
    expect(refused.status).toBe(400);
    expect(refused.last).toMatchObject({ id: null, error: { code: -32_600 } });
    expect((await post(service, { key: owner.key }, [initializeRequest()])).status).toBe(400);
  });

  it('accepts at most ten messages in one body, and each counts', async () => {
    const { headers } = await beginSession(limited, { key: testAdminKey }, '2025-03-26');
    const batch = (count: number) => Array.from({ length: count }, (_, id) => ({ ...ping, id }));
    const refused = await post(limited, { key: testAdminKey }, batch(11), headers);
    expect(refused.status).toBe(400);
    expect(refused.last.error?.message).toContain('at most 10 messages');
    expect((await post(limited, { key: testAdminKey }, batch(10), headers)).messages).toHaveLength(10);
    const spent = await post(limited, { key: testAdminKey }, batch(10), headers);
    expect(spent.status).toBe(429);
  });

  it('refuses an unknown version', async () => {
    const { headers } = await beginSession(service, { key: owner.key });
    const wrong = { ...headers, 'mcp-protocol-version': '1999-01-01' };
    expect((await post(service, { key: owner.key }, ping, wrong)).status).toBe(400);
    const stream = { ...wrong, accept: 'text/event-stream' };
    expect((await service.call('GET /mcp', { key: owner.key, headers: stream })).status).toBe(400);
    expect((await service.call('DELETE /mcp', { key: owner.key, headers: wrong })).status).toBe(400);
  });
});

describe('many sessions of one principal', () => {
  it('above a hundred end the least recently used one, and its stream with it', async () => {
    const hoarder = await enrolOwner(service.call);
    const oldest = await beginSession(service, { key: hoarder.key });
    const stream = await openStream(other, { key: hoarder.key }, { headers: oldest.headers });
    const next = await beginSession(service, { key: hoarder.key });
    for (let count = 0; count < 99; count += 1) await beginSession(service, { key: hoarder.key });
    expect(await stream.closed).toBe('end');
    expect((await oldest.send('ping')).status).toBe(404);
    expect((await next.send('ping')).status).toBe(200);
    expect(await countSessions(hoarder)).toBe(100);
  });

  it('stay bounded under concurrent starts', raced, async () => {
    const flooder = await enrolOwner(service.call);
    const bystander = await beginSession(service, { key: owner.key });
    // Far more than the maximum of a user; 10,000 in the long run.
    let left = 10 * Math.max(50, raceRounds);
    const statuses = new Set<number>();
    const flood = async (on: typeof service) => {
      while (left-- > 0) statuses.add((await post(on, { key: flooder.key }, initializeRequest())).status);
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => flood(index % 2 === 0 ? service : other)));
    expect([...statuses]).toEqual([200]);
    expect(await countSessions(flooder)).toBeLessThanOrEqual(108);
    expect((await bystander.send('ping')).status).toBe(200);
  });
});

describe('100 concurrent clients', () => {
  it('with equal request ids each get their own answers', async () => {
    const owners = [owner, stranger, await enrolOwner(service.call)];
    const clients: { address: string; session: TestSession }[] = [];
    for (let index = 0; index < 100; index += 1) {
      const { key, wallet } = owners[index % 3] ?? owner;
      clients.push({ address: wallet.address, session: await beginSession(index % 2 ? service : other, { key }) });
    }
    const answers = await Promise.all(
      clients.map(({ session }, index) => session.callTool('getUserAddress', {}, index % 3 ? service : other)),
    );
    expect(answers.map(({ last }) => [last.id, last.result?.structuredContent])).toEqual(
      clients.map(({ address }) => [2, { address, escrowAccounts: [] }]),
    );
  });
});
