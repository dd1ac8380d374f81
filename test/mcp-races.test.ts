import { setTimeout as sleep } from 'node:timers/promises';
import { beginSession, modernRequest, openStream, post } from '@countersign/harness/mcp/mcp-calls';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { service, startInstance } = await useTestService();
const elsewhere = await startInstance();
/** Strictly in turn, so that consecutive requests of a client reach different instances. */
const instance = (n: number) => (n % 2 ? service : elsewhere);
const CLIENTS = 100;
/** Over all requests of all clients. */
const ID = 1;
const owners: Owner[] = [];

beforeAll(async () => {
  for (let n = 0; n < CLIENTS; n += 10) {
    owners.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => enrolOwner(instance(n + index).call)))));
  }
}, 60_000);

type ForOwner<T> = (owner: Owner, n: number) => Promise<T>;

const allAtOnce = <T>(work: ForOwner<T>): Promise<T[]> => Promise.all(owners.map(work));

/** The preparation of the race: a few at a time, so that a slow machine can follow. */
async function aFewAtATime<T>(work: ForOwner<T>): Promise<T[]> {
  const made: T[] = [];
  for (let n = 0; n < CLIENTS; n += 10) {
    made.push(...(await Promise.all(owners.slice(n, n + 10).map((owner, index) => work(owner, n + index)))));
  }
  return made;
}

/** Prepares a client on the other instance; then it can call a tool by itself. */
type Prepare = (key: string, n: number) => Promise<(name: string, args: object) => Promise<{ id: unknown }>>;

const structured = async (answer: ReturnType<typeof post>) => {
  const { id, result } = (await answer).last;
  return { id, ...(result?.structuredContent as object) };
};
const eras: [string, Prepare][] = [
  [
    'with sessions',
    async (key, n) => {
      const { headers } = await beginSession(instance(n + 1), { key });
      return (name, args) => {
        const body = { jsonrpc: '2.0', id: ID, method: 'tools/call', params: { name, arguments: args } };
        return structured(post(instance(n), { key }, body, headers));
      };
    },
  ],
  [
    'without sessions',
    async (key, n) => (name, args) => {
      const { body, headers } = modernRequest('tools/call', { name, arguments: args }, ID);
      return structured(post(instance(n), { key }, body, headers));
    },
  ],
];

describe.each(eras)('100 clients %s with the same JSON-RPC id, in turn on two instances', (_era, prepare) => {
  it('each get the answer to their own question', { timeout: 60_000 }, async () => {
    const clients = await aFewAtATime(({ key }, n) => prepare(key, n));
    const answers = await allAtOnce((_, n) => clients[n]?.('getUserAddress', {}) ?? Promise.reject());
    expect(answers).toEqual(owners.map(({ wallet }) => expect.objectContaining({ id: ID, address: wallet.address })));
  });

  it('each get the verdict that they wait for, posted on the other instance', { timeout: 90_000 }, async () => {
    const clients = await aFewAtATime(({ key }, n) => prepare(key, n));
    const hashes = await aFewAtATime((owner, n) => submit(instance(n).call, owner));
    const waiting = allAtOnce(
      (_, n) => clients[n]?.('checkVerificationStatus', { requestHash: hashes[n], wait: 60 }) ?? Promise.reject(),
    );
    const decisions = hashes.map((_, n) => (n % 3 ? ('APPROVED' as const) : ('REJECTED' as const)));
    await aFewAtATime((_, n) => judge(instance(n + 1).call, hashes[n] ?? '', decisions[n] ?? 'UNDECIDED'));
    expect(await waiting).toEqual(
      hashes.map((requestHash, n) => expect.objectContaining({ id: ID, requestHash, status: decisions[n] })),
    );
  });
});

describe('100 sessions with a stream each, in turn on two instances', () => {
  it('each receive their own verdict once, and no other', { timeout: 60_000 }, async () => {
    const hashes = await aFewAtATime((owner, n) => submit(instance(n).call, owner));
    const streams = await aFewAtATime(async ({ key }, n) => {
      const { headers } = await beginSession(instance(n), { key });
      return openStream(instance(n + 1), { key }, { headers });
    });
    await aFewAtATime((_, n) => judge(instance(n).call, hashes[n] ?? '', 'APPROVED'));
    await Promise.all(streams.map((stream) => stream.until(1)));
    // Time for a wrong message to arrive.
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
