import { modernRequest, openStream, post, sendModern } from '@countersign/harness/mcp/mcp-calls';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { service, startInstance } = await useTestService();
const other = await startInstance();
const subscriptionId = 'io.modelcontextprotocol/subscriptionId';
let owner: Owner;

beforeEach(async () => {
  owner = await enrolOwner(service.call, 1);
});
afterEach(() => void vi.useRealTimers());

const uriOf = (requestHash: string) => `verification://${requestHash}`;
const listen = (on: typeof service, uris: string[], by = { key: owner.key }) =>
  openStream(on, by, modernRequest('subscriptions/listen', { notifications: { resourceSubscriptions: uris } }, 'sub'));
const updated = (requestHash: string) => ({
  method: 'notifications/resources/updated',
  params: { uri: uriOf(requestHash), _meta: { [subscriptionId]: 'sub' } },
});

describe('the protocol without sessions', () => {
  it('is discovered with server/discover, which starts no session', async () => {
    const { status, headers, last } = await sendModern(service, { key: owner.key }, 'server/discover');
    expect(status).toBe(200);
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(last.result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {}, resources: { subscribe: true } },
      instructions: expect.stringContaining('Never send or sign anything that is not APPROVED'),
    });
    expect(last.result).not.toHaveProperty('capabilities.logging');
  });

  it('needs no session, on any instance', async () => {
    for (const on of [service, other, service]) {
      expect((await sendModern(on, { key: owner.key }, 'tools/list')).last.result).toMatchObject({ ttlMs: 86_400_000 });
    }
  });

  it.each([
    ['without the envelope', { params: {} }, {}, 400, -32_602],
    ['of another version', { version: '2030-01-01' }, { 'mcp-protocol-version': '2030-01-01' }, 400, -32_022],
    ['whose header says something else', {}, { 'mcp-method': 'tools/call' }, 400, -32_020],
    ['of a method that is gone', { method: 'ping' }, { 'mcp-method': 'ping' }, 404, -32_601],
    ['of a method that never was', { method: 'x/y' }, { 'mcp-method': 'x/y' }, 404, -32_601],
  ] as const)('refuses a request %s, with its id', async (_what, different, headers, status, code) => {
    const { method = 'tools/list', version, params } = different as Record<string, never>;
    const meta = version ? { 'io.modelcontextprotocol/protocolVersion': version } : {};
    const built = modernRequest(method, { _meta: meta }, 'the id');
    const body = params ? { ...built.body, params } : built.body;
    const answer = await post(service, { key: owner.key }, body, { ...built.headers, ...headers });
    expect(answer.status).toBe(status);
    expect(answer.last).toMatchObject({ id: 'the id', error: { code } });
  });

  it('accepts one message at a time', async () => {
    const { body, headers } = modernRequest('tools/list');
    const answer = await post(service, { key: owner.key }, [body, body], headers);
    expect(answer.status).toBe(400);
    expect(answer.last.error).toBeDefined();
  });

  it('answers a wait with the current state when the service stops', async () => {
    const stopping = await startInstance();
    const args = { ...transferFields(owner.wallet.address), wait: 60 };
    const call = { name: 'requestAndAwaitVerification', arguments: args, _meta: { progressToken: 1 } };
    const stream = await openStream(stopping, { key: owner.key }, modernRequest('tools/call', call));
    await stream.until(1);
    await stopping.stop();
    expect(await stream.closed).toBe('end');
    expect(stream.messages().at(-1)?.result).toMatchObject({ structuredContent: { status: 'PENDING' } });
  });
});

describe('a call that waits', () => {
  it('is kept alive by comments', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const requestHash = await submit(service.call, owner);
    const call = { name: 'checkVerificationStatus', arguments: { requestHash, wait: 300 } };
    const opening = openStream(service, { key: owner.key }, modernRequest('tools/call', call));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(2), { timeout: 30_000 });
    vi.advanceTimersByTime(15_000);
    const stream = await opening;
    expect(stream.text()).toBe(': keepalive\n\n');
    await judge(service.call, requestHash, 'REJECTED');
    expect(await stream.closed).toBe('end');
    expect(stream.messages()).toMatchObject([{ id: 1, result: { structuredContent: { status: 'REJECTED' } } }]);
  });

  it('ends within a minute of the revocation of its key, silently', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const requestHash = await submit(service.call, owner);
    const call = { name: 'checkVerificationStatus', arguments: { requestHash, wait: 300 } };
    const waiting = sendModern(service, { key: owner.key }, 'tools/call', call);
    const refused = expect(waiting).rejects.toThrow();
    const isAwaited = () => vi.getTimerCount() > 1;
    await vi.waitFor(() => expect(isAwaited()).toBe(true), { timeout: 30_000 });
    await service.call(`DELETE /user-api-keys/${owner.keyId}`, { token: owner.accessToken });
    vi.advanceTimersByTime(60_000);
    await refused;
  });
});

describe('subscriptions/listen', () => {
  it.each([
    ['the same', service],
    ['another', other],
  ])('acknowledges first, and then sends only the requested notifications on %s instance', async (_which, on) => {
    const [watched, ignored] = [await submit(service.call, owner), await submit(service.call, owner)];
    const stream = await listen(on, [uriOf(watched)]);
    expect(stream.headers['content-type']).toBe('text/event-stream');
    await judge(service.call, ignored, 'REJECTED');
    await judge(service.call, watched, 'APPROVED');
    await decide(service.call, watched, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    const [acknowledged, ...told] = await stream.until(3);
    expect(acknowledged).toMatchObject({
      method: 'notifications/subscriptions/acknowledged',
      params: { notifications: { resourceSubscriptions: [uriOf(watched)] }, _meta: { [subscriptionId]: 'sub' } },
    });
    expect(told).toMatchObject([updated(watched), updated(watched)]);
    expect(stream.text()).not.toContain(ignored);
  });

  it('delivers nothing of other users, whatever was requested', async () => {
    const stranger = await enrolOwner(service.call);
    const [theirs, own] = [await submit(service.call, stranger), await submit(service.call, owner)];
    const stream = await listen(service, [uriOf(theirs), uriOf(own)]);
    await judge(service.call, theirs, 'REJECTED');
    await judge(service.call, own, 'REJECTED');
    expect((await stream.until(2))[1]).toMatchObject(updated(own));
    expect(stream.messages()).toHaveLength(2);
  });

  it.each([
    ['more than 200 resources', { resourceSubscriptions: Array.from({ length: 201 }, (_, index) => `u:${index}`) }],
    ['a resource URI of 257 characters', { resourceSubscriptions: ['u'.repeat(257)] }],
    ['an object instead of a list', { resourceSubscriptions: { length: 1 } }],
    ['more than 64 KiB', { resourceSubscriptions: ['u:1'], other: 'x'.repeat(65_536) }],
  ])('refuses %s', async (_what, notifications) => {
    const { status, last } = await sendModern(service, { key: owner.key }, 'subscriptions/listen', { notifications });
    expect(status).toBe(400);
    expect(last).toMatchObject({ id: 1, error: { code: -32_602 } });
  });

  it('ends cleanly with an answer when the service stops', async () => {
    const stopping = await startInstance();
    const stream = await listen(stopping, [uriOf(`0x${'ab'.repeat(32)}`)]);
    await stopping.stop();
    expect(await stream.closed).toBe('end');
    expect(stream.messages().at(-1)).toMatchObject({ id: 'sub', result: { resultType: 'complete' } });
  });

  it('is refused while the service stops', async () => {
    const stopping = await startInstance();
    stopping.announceStop();
    const { body, headers } = modernRequest('subscriptions/listen', { notifications: {} });
    const answer = await post(stopping, { key: owner.key }, body, headers);
    expect(answer.status).toBe(503);
    expect(answer.last).toMatchObject({ id: 1, error: { code: -32_000 } });
  });

  it('ends within a minute of the revocation of its key', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const stream = await listen(service, [uriOf(`0x${'ab'.repeat(32)}`)]);
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(stream.text()).toContain(': keepalive\n\n'), { timeout: 30_000 });
    await service.call(`DELETE /user-api-keys/${owner.keyId}`, { token: owner.accessToken });
    vi.advanceTimersByTime(60_000);
    await stream.closed;
  });

  it.each([
    ['50 for a user', 50, () => owner.key, 'Too many long polls'],
    ['100 for a server key', 100, () => testAdminKey, 'Too many requests and streams are open'],
  ])('is refused beyond %s at once', async (_whose, most, keyOf, said) => {
    const key = keyOf();
    const { body, headers } = modernRequest('subscriptions/listen', {
      notifications: { resourceSubscriptions: ['verification://0x'] },
    });
    const streams = await Promise.all(
      Array.from({ length: most }, () => openStream(service, { key }, { headers, body })),
    );
    const refused = await post(service, { key }, body, headers);
    expect(refused.status).toBe(429);
    expect(refused.last.error?.message).toContain(said);
    for (const stream of streams) stream.close();
    await vi.waitFor(async () => expect((await openStream(service, { key }, { headers, body })).status).toBe(200), {
      timeout: 5_000,
    });
  });
});
