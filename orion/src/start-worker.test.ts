import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '@countersign/edge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Lease, type LeasedRequest, NotYet } from './lease.ts';
import { leasedFor, someFields } from './leased.fixture.ts';
import { startWorker, type Worker, type WorkerDeps } from './start-worker.ts';

let queue: LeasedRequest[];
let asked: { max: number; tasks?: string[] | undefined }[];
let returned: { leaseIds: string[]; delaySeconds: number }[];
let renewed: string[][];
let lost: Set<string>;
let isDown: boolean;
let isImpatient: boolean;
let lines: string[];
let worker: Worker | null = null;

beforeEach(() => {
  [queue, asked, returned, renewed, lines] = [[], [], [], [], []];
  lost = new Set();
  isDown = false;
  isImpatient = false;
});

afterEach(() => worker?.stop());

/** A service that hands out what is in the queue, and holds the request while it is empty. */
function start(work: WorkerDeps['work'], more: Partial<WorkerDeps> = {}): void {
  const client = {
    renewLeases: async ({ body }: { body: { leaseIds: string[] } }) => {
      if (isDown) throw new Error('down');
      renewed.push(body.leaseIds);
      return { leaseIds: body.leaseIds.filter((id) => !lost.has(id)) };
    },
    returnLeases: async ({ body }: { body: { leaseIds: string[]; delaySeconds: number } }) => void returned.push(body),
  };
  const createLeasingClient = (signal: AbortSignal) => ({
    leaseRequests: async ({ body }: { body: { max: number; tasks?: string[] } }) => {
      asked.push(body);
      if (isDown) throw new Error('the secret of a request');
      while (queue.length === 0 && !isImpatient) await sleep(5, undefined, { signal });
      return { requests: queue.splice(0, body.max) };
    },
  });
  worker = startWorker({
    client: client as unknown as WorkerDeps['client'],
    createLeasingClient: createLeasingClient as unknown as WorkerDeps['createLeasingClient'],
    workerId: randomUUID(),
    task: 'verdict',
    work,
    concurrency: 2,
    leaseSeconds: 60,
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
    ...more,
  });
}

const offer = (count: number, more: Partial<LeasedRequest> = {}) => {
  const requests = Array.from({ length: count }, () => leasedFor(someFields, more));
  queue.push(...requests);
  return requests;
};
const logged = () => lines.map((line) => JSON.parse(line) as { level: string; msg: string });

describe('the worker', () => {
  it('works on several requests at once, up to its limit', async () => {
    let running = 0;
    let most = 0;
    const done: string[] = [];
    const requests = offer(7);
    start(async ({ requestHash }) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(10);
      running -= 1;
      done.push(requestHash);
    });
    await expect.poll(() => done).toHaveLength(7);
    expect(done.sort()).toEqual(requests.map(({ requestHash }) => requestHash).sort());
    expect(most).toBe(2);
    expect(asked.every(({ max }) => max >= 1 && max <= 2)).toBe(true);
    expect(returned).toEqual([]);
  });

  it('asks only for its own kinds of work', async () => {
    let done = 0;
    const [other] = offer(1, { task: 'settlement' });
    start(async () => {
      done += 1;
    });
    await expect.poll(() => returned).toEqual([{ leaseIds: [other?.leaseId], delaySeconds: 1 }]);
    expect(asked[0]?.tasks).toEqual(['verdict']);
    expect(done).toBe(0);
  });

  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [6, 30],
    [1000, 30],
  ])(
    'returns a request that it cannot process yet, after %i attempts with a delay of %i seconds',
    async (attempt, delaySeconds) => {
      const [request] = offer(1, { attempt });
      start(async () => {
        throw new NotYet('something is missing');
      });
      await expect.poll(() => returned).toEqual([{ leaseIds: [request?.leaseId], delaySeconds }]);
    },
  );

  it('survives a crash, and logs nothing about the content', async () => {
    const [bad, good] = offer(2);
    const done: string[] = [];
    start(async ({ requestHash }) => {
      if (requestHash === bad?.requestHash) throw new TypeError(`cannot read "${someFields.userPrompt}"`);
      done.push(requestHash);
    });
    await expect.poll(() => returned).toEqual([{ leaseIds: [bad?.leaseId], delaySeconds: 1 }]);
    await expect.poll(() => done).toEqual([good?.requestHash]);
    expect(logged()).toContainEqual(expect.objectContaining({ level: 'error', failure: 'TypeError' }));
    expect(lines.join()).not.toContain('ETH');
  });

  it('keeps asking a service that is down, logs the failure once, and the recovery once', async () => {
    isDown = true;
    let done = 0;
    start(async () => {
      done += 1;
    });
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    offer(1);
    isDown = false;
    await expect.poll(() => done, { timeout: 15_000 }).toBe(1);
    expect(logged().filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(logged()).toContainEqual(expect.objectContaining({ msg: 'service is responding again' }));
    expect(lines.join()).not.toContain('secret');
  });

  it('does not flood a service that answers at once', async () => {
    isImpatient = true;
    start(async () => {});
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await sleep(200);
    expect(asked.length).toBeLessThan(10);
  });

  it('renews its leases, and stops the work on a lost one', async () => {
    const [kept, gone] = offer(2);
    const leases = new Map<string, Lease>();
    const over = Promise.withResolvers<void>();
    start(
      async ({ leaseId }, lease) => {
        leases.set(leaseId, lease);
        await over.promise;
      },
      { leaseSeconds: 2 },
    );
    const isHeld = (request: LeasedRequest | undefined) => {
      try {
        leases.get(request?.leaseId ?? '')?.hold();
        return true;
      } catch {
        return false;
      }
    };
    await expect.poll(() => leases.size).toBe(2);
    lost.add(gone?.leaseId ?? '');
    await expect.poll(() => renewed.length, { timeout: 5_000 }).toBe(1);
    await expect.poll(() => leases.get(gone?.leaseId ?? '')?.signal.aborted).toBe(true);
    expect([isHeld(gone), isHeld(kept)]).toEqual([false, true]);
    // Renewal is impossible, so the lease counts as lost at its end.
    isDown = true;
    await expect.poll(() => isHeld(kept), { timeout: 5_000 }).toBe(false);
    over.resolve();
  });

  it('finishes its work when it stops, and takes nothing new', async () => {
    offer(1);
    let isDone = false;
    const begun = Promise.withResolvers<void>();
    start(async () => {
      begun.resolve();
      await sleep(100);
      isDone = true;
    });
    await begun.promise;
    await worker?.stop();
    offer(1);
    expect(isDone).toBe(true);
    expect(returned).toEqual([]);
    const { length } = asked;
    await sleep(30);
    expect(asked).toHaveLength(length);
  });

  it('returns work that does not finish in time, which then has no further effect', async () => {
    const [request] = offer(1);
    let lease: Lease | null = null;
    start(
      async (_request, given) => {
        lease = given;
        await new Promise(() => {});
      },
      { finishWithinMs: 20 },
    );
    await expect.poll(() => lease).not.toBeNull();
    await worker?.stop();
    expect(returned).toEqual([{ leaseIds: [request?.leaseId], delaySeconds: 0 }]);
    expect(() => lease?.hold()).toThrow();
  });
});
