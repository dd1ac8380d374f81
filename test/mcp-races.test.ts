import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginSession, modernRequest, openStream, post } from '../service/src/features/mcp/mcp.fixture.ts';
import { enrolOwner, judge, type Owner, submit } from './harness/transactions.ts';
import { useTestService } from './harness/use-test-service.ts';

const { service, startInstance } = await useTestService();
const elsewhere = await startInstance();
/** Strictly in turn, so that no request of a client reaches the instance of the one before. */
const instance = (n: number) => (n % 2 ? service : elsewhere);
const CLIENTS = 100;
/** Of every request of everybody. */
const ID = 1;
let owners: Owner[];

beforeAll(async () => {
  owners = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => enrolOwner(instance(n).call)));
}, 60_000);

const forEach = <T>(work: (owner: Owner, n: number) => Promise<T>): Promise<T[]> => Promise.all(owners.map(work));

/** Calls a tool on an instance; where there are sessions, in one that begins on the other. */
type CallTool = (key: string, n: number, name: string, args: object) => Promise<{ id: unknown }>;

const structured = async (answer: ReturnType<typeof post>) => {
  const { id, result } = (await answer).last;
  return { id, ...(result?.structuredContent as object) };
};
const eras: [string, CallTool][] = [
  [
    'with sessions',
    async (key, n, name, args) => {
      const { headers } = await beginSession(instance(n + 1), { key });
      const body = { jsonrpc: '2.0', id: ID, method: 'tools/call', params: { name, arguments: args } };
      return structured(post(instance(n), { key }, body, headers));
    },
  ],
  [
    'without sessions',
    async (key, n, name, args) => {
      const { body, headers } = modernRequest('tools/call', { name, arguments: args }, ID);
      return structured(post(instance(n), { key }, body, headers));
    },
  ],
];

describe.each(eras)('100 clients %s that use one JSON-RPC id, in turn on two instances', (_era, callTool) => {
  it('each get the answer to their own question', async () => {
    const answers = await forEach(({ key }, n) => callTool(key, n, 'getUserAddress', {}));
    expect(answers).toEqual(owners.map(({ wallet }) => expect.objectContaining({ id: ID, address: wallet.address })));
  });

  it('each get the verdict that they wait for, made on the other instance', async () => {
    const hashes = await forEach((owner, n) => submit(instance(n).call, owner));
    const waiting = forEach(({ key }, n) =>
      callTool(key, n, 'checkVerificationStatus', { requestHash: hashes[n], wait: 25 }),
    );
    const decisions = hashes.map((_, n) => (n % 3 ? ('APPROVED' as const) : ('REJECTED' as const)));
    await forEach((_, n) => judge(instance(n + 1).call, hashes[n] ?? '', decisions[n] ?? 'UNDECIDED'));
    expect(await waiting).toEqual(
      hashes.map((requestHash, n) => expect.objectContaining({ id: ID, requestHash, status: decisions[n] })),
    );
  });
});

describe('100 sessions with a stream each, in turn on two instances', () => {
  it('are each told of their own verdict, once, and of no other', async () => {
    const hashes = await forEach((owner, n) => submit(instance(n).call, owner));
    const streams = await forEach(async ({ key }, n) => {
      const { headers } = await beginSession(instance(n), { key });
      return openStream(instance(n + 1), { key }, { headers });
    });
    await forEach((_, n) => judge(instance(n).call, hashes[n] ?? '', 'APPROVED'));
    await Promise.all(streams.map((stream) => stream.until(1)));
    // For what must not come.
    await sleep(300);
    expect(streams.map((stream) => stream.messages())).toEqual(
      hashes.map((requestHash) => [
        expect.objectContaining({
          method: 'notifications/message',
          params: expect.objectContaining({ data: expect.objectContaining({ requestHash }) }),
        }),
      ]),
    );
  });
});
