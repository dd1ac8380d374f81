import { once } from 'node:events';
import { connect } from 'node:net';
import { beginSession, openStream, type TestSession } from '@countersign/harness/mcp/mcp-calls';
import { grant } from '@countersign/harness/people/oauth';
import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const { database, service, startInstance } = await useTestService();
const other = await startInstance();
let owner: Owner;
let session: TestSession;

beforeEach(async () => {
  owner = await enrolOwner(service.call, 1);
  session = await beginSession(service, { key: owner.key });
});
afterEach(() => void vi.useRealTimers());

const open = (on = service, headers: Record<string, string> = {}, { headers: of } = session) =>
  openStream(on, { key: owner.key }, { headers: { ...of, ...headers } });
const uriOf = (requestHash: string) => `verification://${requestHash}`;
const verdict = (requestHash: string, decision: string, status: string, level: string) => ({
  method: 'notifications/message',
  params: { level, logger: 'verification', data: { requestHash, status, decision, uri: uriOf(requestHash) } },
});
const updated = (requestHash: string) => ({
  method: 'notifications/resources/updated',
  params: { uri: uriOf(requestHash) },
});
const approve = (requestHash: string) =>
  decide(service.call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });

describe('GET /mcp', () => {
  it(
    'is an uncached, unbuffered stream that starts at once with a position to resume from',
    proves('mcp.get'),
    async () => {
      const { status, headers, text } = await open();
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      expect(text()).toBe('id: 0\nretry: 2000\ndata: \n\n');
    },
  );

  it('starts without an empty event for clients of versions that do not know it', async () => {
    const early = await beginSession(service, { key: owner.key }, '2025-06-18');
    const { text } = await open(service, {}, early);
    expect(text()).toBe('id: 0\nretry: 2000\n\n');
  });

  it('is 406 for a client that does not accept a stream', async () => {
    const headers = { ...session.headers, accept: 'application/json' };
    const answer = await service.call('GET /mcp', { key: owner.key, headers });
    expect(answer.status).toBe(406);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } });
  });

  it.each([
    ['the same', service],
    ['another', other],
  ])(
    'notifies on %s instance of every verdict, and of nothing without a subscription',
    proves('mcp.notifications'),
    async (_which, on) => {
      const stream = await open(on);
      const hashes = [];
      for (const decision of ['APPROVED', 'REJECTED', 'UNDECIDED'] as const) {
        const requestHash = await submit(service.call, owner);
        await judge(service.call, requestHash, decision);
        hashes.push(requestHash);
      }
      const [approved = '', rejected = '', undecided = ''] = hashes;
      await approve(approved);
      const last = await submit(service.call, owner);
      await judge(other.call, last, 'REJECTED');
      expect(await stream.until(4)).toMatchObject([
        verdict(approved, 'APPROVED', 'PENDING', 'info'),
        verdict(rejected, 'REJECTED', 'REJECTED', 'warning'),
        verdict(undecided, 'UNDECIDED', 'PENDING', 'notice'),
        verdict(last, 'REJECTED', 'REJECTED', 'warning'),
      ]);
      expect(stream.ids()).toEqual(['0', '1', '2', '3', '5']);
    },
  );

  it('contains nothing of other users, whatever the session subscribed to', async () => {
    const stranger = await enrolOwner(service.call);
    const [mine, theirs] = [await open(), await submit(service.call, stranger)];
    expect((await session.send('resources/subscribe', { uri: uriOf(theirs) })).last.error).toBeDefined();
    await judge(service.call, theirs, 'REJECTED');
    const own = await submit(service.call, owner);
    await judge(service.call, own, 'REJECTED');
    expect(await mine.until(1)).toMatchObject([verdict(own, 'REJECTED', 'REJECTED', 'warning')]);
    expect(mine.text()).not.toContain(theirs);
  });

  it('notifies each session of a user once', async () => {
    const sessions = await Promise.all(Array.from({ length: 6 }, () => beginSession(service, { key: owner.key })));
    const streams = await Promise.all(sessions.map((each, index) => open(index % 2 ? service : other, {}, each)));
    const hashes = await Promise.all(Array.from({ length: 10 }, () => submit(service.call, owner)));
    await Promise.all(hashes.map((hash, index) => judge((index % 2 ? service : other).call, hash, 'REJECTED')));
    const heard = await Promise.all(streams.map((stream) => stream.until(10)));
    for (const [index, messages] of heard.entries()) {
      expect(messages).toHaveLength(10);
      for (const hash of hashes) expect(JSON.stringify(messages)).toContain(hash);
      expect(streams[index]?.ids()).toEqual(Array.from({ length: 11 }, (_, id) => String(id)));
    }
  });
});

describe('logging/setLevel', () => {
  it('sets on any instance the minimum level of notified verdicts', async () => {
    const stream = await open();
    expect((await session.send('logging/setLevel', { level: 'warning' }, other)).last.result).toEqual({});
    const [quiet, loud] = [await submit(service.call, owner), await submit(service.call, owner)];
    await judge(service.call, quiet, 'APPROVED');
    await judge(service.call, loud, 'REJECTED');
    expect(await stream.until(1)).toMatchObject([verdict(loud, 'REJECTED', 'REJECTED', 'warning')]);
    expect(stream.text()).not.toContain(quiet);
  });

  it('refuses an unknown level', async () => {
    expect((await session.send('logging/setLevel', { level: 'loud' })).last.error).toMatchObject({ code: -32_602 });
  });
});

describe('resources/subscribe', () => {
  it('notifies of every change of the resource, on any instance, until resources/unsubscribe', async () => {
    await session.send('logging/setLevel', { level: 'emergency' });
    const stream = await open(other);
    const [watched, ignored] = [await submit(service.call, owner), await submit(service.call, owner)];
    const uri = uriOf(watched.toUpperCase().replace('0X', '0x'));
    for (let times = 0; times < 2; times += 1) {
      expect((await session.send('resources/subscribe', { uri }, other)).last.result).toEqual({});
    }
    await judge(service.call, ignored, 'APPROVED');
    await judge(service.call, watched, 'APPROVED');
    expect(await stream.until(1)).toMatchObject([updated(watched)]);
    await approve(watched);
    expect(await stream.until(2)).toMatchObject([updated(watched), updated(watched)]);
    await session.send('resources/unsubscribe', { uri });
    await decide(service.call, watched, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    await session.send('resources/subscribe', { uri: uriOf(ignored) });
    await approve(ignored);
    expect((await stream.until(3)).slice(2)).toMatchObject([updated(ignored)]);
    expect(stream.ids()).toEqual(['0', '2', '3', '5']);
  });

  it('of a verdict sends both notifications with one position', async () => {
    const requestHash = await submit(service.call, owner);
    await session.send('resources/subscribe', { uri: uriOf(requestHash) });
    const stream = await open();
    await judge(service.call, requestHash, 'REJECTED');
    const messages = [updated(requestHash), verdict(requestHash, 'REJECTED', 'REJECTED', 'warning')];
    expect(await stream.until(2)).toMatchObject(messages);
    expect(stream.ids()).toEqual(['0', '1']);
  });

  it.each([
    ['of another user', async () => uriOf(await submit(service.call, await enrolOwner(service.call)))],
    ['that does not exist', async () => uriOf(`0x${'ab'.repeat(32)}`)],
    ['of another scheme', async () => 'file:///etc/passwd'],
  ])('refuses a resource %s', async (_what, find) => {
    const uri = await find();
    const { last } = await session.send('resources/subscribe', { uri });
    expect(last.error).toMatchObject({ code: -32_602, data: { uri } });
  });

  it('refuses more than 200 at once', async () => {
    const full = JSON.stringify(Array.from({ length: 200 }, (_, index) => `verification://0x${index}`));
    await database.pool.query('UPDATE mcp_sessions SET subscriptions = $2 WHERE id = $1', [session.id, full]);
    const uri = uriOf(await submit(service.call, owner));
    expect((await session.send('resources/subscribe', { uri })).last.error?.message).toContain('at most 200');
    await session.send('resources/unsubscribe', { uri: 'verification://0x7' });
    expect((await session.send('resources/subscribe', { uri })).last.result).toEqual({});
  });
});

describe('Last-Event-ID', () => {
  it('replays, on any instance, what was sent while no stream was open', proves('mcp.instances'), async () => {
    const first = await open();
    const hashes: string[] = [];
    const reject = async (on: typeof service) => {
      const requestHash = await submit(service.call, owner);
      await judge(on.call, requestHash, 'REJECTED');
      hashes.push(requestHash);
    };
    await reject(service);
    await first.until(1);
    first.close();
    for (let times = 0; times < 3; times += 1) await reject(times % 2 ? service : other);
    const again = await open(other, { 'last-event-id': first.ids().at(-1) ?? '' });
    const missed = hashes.slice(1).map((hash) => verdict(hash, 'REJECTED', 'REJECTED', 'warning'));
    expect(await again.until(3)).toMatchObject(missed);
    await reject(service);
    await again.until(4);
    expect(again.ids()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is present from the first byte, so that nothing is missed if the first stream breaks at once', async () => {
    const first = await open();
    first.close();
    const requestHash = await submit(service.call, owner);
    await judge(service.call, requestHash, 'REJECTED');
    const again = await open(other, { 'last-event-id': first.ids()[0] ?? '' });
    expect(await again.until(1)).toMatchObject([verdict(requestHash, 'REJECTED', 'REJECTED', 'warning')]);
  });

  it('replays nothing from before the session, and nothing without the header', async () => {
    const before = await submit(service.call, owner);
    await judge(service.call, before, 'REJECTED');
    const late = await beginSession(service, { key: owner.key });
    const during = await submit(service.call, owner);
    await judge(service.call, during, 'REJECTED');
    const [asking, silent] = [await open(service, { 'last-event-id': '0' }, late), await open(other, {}, session)];
    expect(await asking.until(1)).toMatchObject([verdict(during, 'REJECTED', 'REJECTED', 'warning')]);
    const after = await submit(service.call, owner);
    await judge(service.call, after, 'REJECTED');
    expect(await silent.until(1)).toMatchObject([verdict(after, 'REJECTED', 'REJECTED', 'warning')]);
    expect((await asking.until(2))[1]).toMatchObject(verdict(after, 'REJECTED', 'REJECTED', 'warning'));
  });

  it('in the future still delivers the next event', async () => {
    const stream = await open(service, { 'last-event-id': '999999999999999' });
    const requestHash = await submit(service.call, owner);
    await judge(service.call, requestHash, 'REJECTED');
    await stream.until(1);
    expect(stream.ids()).toEqual(['0', '1']);
  });

  it.each(['x', '-1', '1e3', '1'.repeat(16)])('that is invalid is 400: %s', async (id) => {
    const headers = { ...session.headers, accept: 'text/event-stream', 'last-event-id': id };
    const answer = await service.call('GET /mcp', { key: owner.key, headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { message: expect.stringContaining('Last-Event-ID') } });
  });
});

describe('a stream', () => {
  it('is replaced by a newer one of its session, so that nothing is sent twice', async () => {
    const older = await open(service);
    const newer = await open(other);
    expect(await older.closed).toBe('end');
    const requestHash = await submit(service.call, owner);
    await judge(service.call, requestHash, 'REJECTED');
    await newer.until(1);
    expect(older.messages()).toEqual([]);
  });

  it('continues after its listening connection breaks', async () => {
    const stream = await open();
    const { rowCount } = await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'countersign changes%'`,
    );
    expect(rowCount).toBeGreaterThan(0);
    const requestHash = await submit(service.call, owner);
    await judge(other.call, requestHash, 'REJECTED');
    expect(await stream.until(1)).toMatchObject([verdict(requestHash, 'REJECTED', 'REJECTED', 'warning')]);
  });

  it('is kept alive by comments', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const stream = await open();
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(stream.text()).toContain(': keepalive\n\n'), { timeout: 30_000 });
  });

  it('ends within a minute of the revocation of its key, and not before the check', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const [stream, bystander] = [await open(), await openOfAnother()];
    vi.advanceTimersByTime(60_000);
    await service.call(`DELETE /user-api-keys/${owner.keyId}`, { token: owner.accessToken });
    expect(stream.messages()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    await stream.closed;
    await vi.waitFor(() => expect(bystander.text()).toContain(': keepalive'), { timeout: 30_000 });
  });

  it('ends within a minute of the revocation of its grant', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { accessToken: token } = await grant(service.call, owner);
    const { headers } = await beginSession(service, { token });
    const stream = await openStream(other, { token }, { headers });
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(stream.text()).toContain(': keepalive'), { timeout: 30_000 });
    const [granted] = (await service.call('GET /oauth/grants', { token: owner.accessToken })).body as { id: string }[];
    await service.call(`DELETE /oauth/grants/${granted?.id}`, { token: owner.accessToken });
    vi.advanceTimersByTime(60_000);
    await stream.closed;
    expect((await service.call('GET /mcp', { token, headers })).status).toBe(401);
  });

  it('ends cleanly when the service stops, and one that starts then ends at once', async () => {
    const stopping = await startInstance();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => beginSession(stopping, { key: owner.key })));
    const streams = await Promise.all(sessions.map((each) => open(stopping, {}, each)));
    stopping.announceStop();
    const late = await open(stopping);
    expect(await late.closed).toBe('end');
    await stopping.stop();
    for (const stream of streams) expect(await stream.closed).toBe('end');
    expect(stopping.logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });

  it('is closed if its client does not read, before much is buffered', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
    onTestFinished(() => void socket.destroy());
    const lines = [
      'GET /mcp HTTP/1.1',
      'Host: localhost',
      'Accept: text/event-stream',
      `x-api-key: ${owner.key}`,
      `Mcp-Session-Id: ${session.id}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'readable');
    const total = 2_000;
    await database.pool.query(
      `INSERT INTO user_changes (user_id, position, request_hash, status, revision, decision)
       SELECT $1, n, repeat('f', 7000), 'REJECTED', 1, 'REJECTED' FROM generate_series(1, $2::int) AS n`,
      [owner.userId, total],
    );
    await database.pool.query('INSERT INTO user_change_counters VALUES ($1, $2)', [owner.userId, total]);
    await judge(service.call, await submit(service.call, owner), 'REJECTED');
    // A client that does not read notices the end only by writing.
    const isCut = () => {
      socket.write('\n');
      expect(socket.destroyed).toBe(true);
    };
    await vi.waitFor(isCut, { timeout: 15_000 });
    expect(socket.bytesRead).toBeLessThan(total * 14_000 * 0.75);
  });
});

async function openOfAnother() {
  const another = await enrolOwner(service.call);
  const { headers } = await beginSession(service, { key: another.key });
  return openStream(service, { key: another.key }, { headers });
}
