import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@countersign/edge';
import { ApiError, type Client } from '@countersign/sdk';
import { type Lease, type LeasedRequest, LeaseLost, NotYet, pauseSeconds } from './lease.ts';

const WAIT_SECONDS = 25;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const FINISH_WITHIN_MS = 8_000;

export interface WorkerDeps {
  readonly client: Pick<Client, 'renewLeases' | 'returnLeases'>;
  /** Long-polls until the signal aborts. */
  readonly createLeasingClient: (signal: AbortSignal) => Pick<Client, 'leaseRequests'>;
  /** The name of this process. */
  readonly workerId: string;
  /** One kind of work: work that waits for a chain must not delay verdicts. */
  readonly task: LeasedRequest['task'];
  readonly work: (request: LeasedRequest, lease: Lease) => Promise<void>;
  readonly concurrency: number;
  readonly leaseSeconds: number;
  /** How long running work may take after a stop. */
  readonly finishWithinMs?: number;
  readonly log: Log;
}

export interface Worker {
  /** Takes nothing new, finishes what it can in a short while, and returns the rest. */
  stop(): Promise<void>;
}

interface Held {
  readonly done: Promise<void>;
  readonly abandon: () => void;
  /** By a monotonic clock, which cannot be set back. */
  untilMs: number;
}

/** Leases requests and works on them, several at a time, until it is stopped. */
export function startWorker(deps: WorkerDeps): Worker {
  const { client, workerId, task, work, log, concurrency, leaseSeconds, finishWithinMs = FINISH_WITHIN_MS } = deps;
  const held = new Map<string, Held>();
  const stopping = new AbortController();
  const leasing = deps.createLeasingClient(stopping.signal);

  /** A tenth early: the lease began while the answer was in transit, and must not seem valid for longer than it is. */
  const endOfLease = () => performance.now() + leaseSeconds * 900;

  function begin(request: LeasedRequest, untilMs: number): void {
    const { leaseId } = request;
    const abandoned = new AbortController();
    const lease: Lease = {
      signal: abandoned.signal,
      hold() {
        const mine = held.get(leaseId);
        if (!mine || performance.now() >= mine.untilMs) throw new LeaseLost();
      },
    };
    const done = attend(request, lease).finally(() => held.delete(leaseId));
    held.set(leaseId, { done, untilMs, abandon: () => abandoned.abort() });
  }

  async function attend(request: LeasedRequest, lease: Lease): Promise<void> {
    const { leaseId, requestHash, attempt } = request;
    const about = { requestHash, task, attempt };
    log.info(about, 'request leased');
    // Only then does it count as held.
    await Promise.resolve();
    try {
      if (request.task !== task) throw new Error('a task that was not requested');
      await work(request, lease);
    } catch (error) {
      if (error instanceof LeaseLost || lease.signal.aborted) return log.info(about, 'the lease has been lost');
      if (error instanceof NotYet) log.info(about, `retry later: ${error.message}`);
      else log.error({ ...about, ...describe(error) }, 'task failed, will retry');
      await giveBack([leaseId], pauseSeconds(attempt));
    }
  }

  /** A lease that cannot be returned ends by itself. */
  async function giveBack(leaseIds: string[], delaySeconds = 0): Promise<void> {
    if (leaseIds.length === 0) return;
    await client.returnLeases({ body: { leaseIds, delaySeconds } }).catch(() => {});
  }

  async function renew(): Promise<void> {
    const leaseIds = [...held.keys()];
    if (leaseIds.length === 0) return;
    const untilMs = endOfLease();
    const kept = await client.renewLeases({ body: { leaseIds, leaseSeconds, workerId } }).catch(() => null);
    // The service could not be reached: the lease is valid until its end.
    if (kept === null) return;
    const ours = new Set(kept.leaseIds);
    for (const leaseId of leaseIds) {
      const mine = held.get(leaseId);
      if (!mine) continue;
      mine.untilMs = ours.has(leaseId) ? untilMs : 0;
      if (!ours.has(leaseId)) mine.abandon();
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});

  async function run(): Promise<void> {
    let pauseMs = 0;
    while (!stopping.signal.aborted) {
      if (held.size >= concurrency) {
        await Promise.race([...held.values()].map(({ done }) => done));
        continue;
      }
      const sinceMs = performance.now();
      try {
        const body = { max: concurrency - held.size, tasks: [task], leaseSeconds, wait: WAIT_SECONDS, workerId };
        const { requests } = await leasing.leaseRequests({ body });
        if (pauseMs > 0) log.info({ task }, 'service is responding again');
        pauseMs = 0;
        if (stopping.signal.aborted) return await giveBack(requests.map(({ leaseId }) => leaseId));
        for (const request of requests) begin(request, endOfLease());
        // A service that is stopping does not hold requests.
        if (requests.length === 0 && performance.now() - sinceMs < FIRST_PAUSE_MS) await pause(FIRST_PAUSE_MS);
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (pauseMs === 0) log.error({ task, ...describe(error) }, 'service is not handing out work, retrying');
        pauseMs = Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
        await pause(pauseMs * (0.5 + Math.random() / 2));
      }
    }
  }

  void run();
  const renewing = setInterval(() => void renew(), (leaseSeconds * 1000) / 2);
  return {
    async stop() {
      stopping.abort();
      const finished = Promise.allSettled([...held.values()].map(({ done }) => done));
      await Promise.race([finished, sleep(finishWithinMs, undefined, { ref: false })]);
      clearInterval(renewing);
      const left = [...held];
      // The work notices before its next effect.
      held.clear();
      for (const [, { abandon }] of left) abandon();
      await giveBack(left.map(([leaseId]) => leaseId));
    },
  };
}

/** The loggable part of a failure. Error messages may quote the content. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { failure: typeof error };
  if (error instanceof ApiError)
    return { failure: error.name, status: error.statusCode, apiRequestId: error.requestId };
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code;
  return { failure: error.name, ...(code && { code }) };
}
