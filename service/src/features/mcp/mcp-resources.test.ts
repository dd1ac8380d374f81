import { beginSession, type McpAnswer, sendModern } from '@countersign/harness/mcp/mcp-calls';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const { service } = await useTestService();
let owner: Owner;
let stranger: Owner;

beforeAll(async () => {
  [owner, stranger] = [await enrolOwner(service.call), await enrolOwner(service.call)];
});

type Send = (by: Owner, method: string, params?: Record<string, unknown>) => Promise<McpAnswer>;
const eras: [string, Send][] = [
  ['with a session', async ({ key }, method, params) => (await beginSession(service, { key })).send(method, params)],
  ['without sessions', ({ key }, method, params) => sendModern(service, { key }, method, params)],
];
const uriOf = (requestHash: string) => `verification://${requestHash}`;

describe.each(eras)('resources/list %s', (_era, send) => {
  it("lists the caller's verifications, newest first, page by page", async () => {
    const busy = await enrolOwner(service.call);
    const hashes: string[] = [];
    for (let count = 0; count < 51; count += 1) hashes.unshift(await submit(service.call, busy));
    await judge(service.call, hashes[0] ?? '', 'APPROVED');
    const first = (await send(busy, 'resources/list')).last.result;
    const resources = first?.resources as { uri: string }[];
    expect(resources.map(({ uri }) => uri)).toEqual(hashes.slice(0, 50).map(uriOf));
    expect(resources[0]).toMatchObject({
      name: `verification ${hashes[0]}`,
      title: expect.stringMatching(/^APPROVED: Send 1 ETH/),
      mimeType: 'application/json',
      annotations: { lastModified: expect.any(String) },
    });
    const second = (await send(busy, 'resources/list', { cursor: first?.nextCursor })).last.result;
    expect(second).toMatchObject({ resources: [{ uri: uriOf(hashes[50] ?? '') }] });
    expect(second).not.toHaveProperty('nextCursor');
  });

  it('refuses a foreign cursor', async () => {
    const { last } = await send(owner, 'resources/list', { cursor: 'x' });
    expect(last.error).toMatchObject({ code: -32_602, message: expect.stringContaining('cursor') });
  });
});

describe.each(eras)('resources/read %s', (_era, send) => {
  it('returns the record like GET /transactions/{requestHash}', async () => {
    const requestHash = await submit(service.call, owner);
    await judge(service.call, requestHash, 'APPROVED');
    // The content store's part may arrive between the two.
    await vi.waitFor(
      async () => {
        const { last } = await send(owner, 'resources/read', { uri: uriOf(requestHash) });
        const { body } = await service.call(`GET /transactions/${requestHash}`, { key: owner.key });
        const [content] = (last.result?.contents ?? []) as { text: string }[];
        expect(content).toMatchObject({ uri: uriOf(requestHash), mimeType: 'application/json' });
        expect(JSON.parse(content?.text ?? '')).toEqual(body);
      },
      { timeout: 30_000 },
    );
  });

  it.each([
    ['of another user', async () => uriOf(await submit(service.call, stranger))],
    ['that does not exist', async () => uriOf(`0x${'ab'.repeat(32)}`)],
    ['of another scheme', async () => 'file:///etc/passwd'],
    ['that is not a URI', async () => 'nonsense'],
  ])('does not find a resource %s', async (_what, find) => {
    const uri = await find();
    const { last } = await send(owner, 'resources/read', { uri });
    expect(last.error).toEqual({ code: -32_602, message: `Resource not found: ${uri}`, data: { uri } });
  });

  it('refuses a request without a resource', async () => {
    expect((await send(owner, 'resources/read', {})).last.error).toBeDefined();
  });
});

describe.each(eras)('resources/templates/list %s', (_era, send) => {
  it('describes the URI of a verification', async () => {
    expect((await send(owner, 'resources/templates/list')).last.result).toMatchObject({
      resourceTemplates: [{ uriTemplate: 'verification://{requestHash}', mimeType: 'application/json' }],
    });
  });
});

describe('a server key', () => {
  it('lists nothing, because it has no verifications of its own, and reads everything', async () => {
    const { send } = await beginSession(service, { key: testAdminKey });
    expect((await send('resources/list')).last.result).toEqual({ resources: [] });
    const requestHash = await submit(service.call, owner);
    expect((await send('resources/read', { uri: uriOf(requestHash) })).last.result).toHaveProperty('contents');
  });
});
