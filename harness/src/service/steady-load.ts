import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { decide, type Owner, transferFields } from '../requests/transactions.ts';
import type { Caller, CallOptions, CallResult } from './caller.ts';

/** Whoever was refused tries again after that. */
const PAUSE_MS = 100;
/** Each time on another instance, if there is one; a client that never gets through is told from one that waits. */
const MAX_TRIES = 600;

export interface SteadyLoad {
  /** Transactions that were acknowledged with 201. */
  readonly created: ReadonlySet<string>;
  /** Decisions of owners that were acknowledged with 201. */
  readonly decided: ReadonlySet<string>;
  /** How often each route answered with each status, such as `POST /transactions 201`; without an answer, `none`. */
  readonly answers: ReadonlyMap<string, number>;
  /** All that was neither a success nor the answer of a limit. */
  failures(): string[];
  /** Resolves when so many more transactions have been created and decided on. */
  more(count: number): Promise<void>;
  /** Lets everybody finish what they are doing. */
  stop(): Promise<void>;
}

/**
 * Agents that submit and owners that decide and read, without a pause, until they are stopped. Like a client of ours they
 * repeat what failed, under the same Idempotency-Key. `choose` names the instance for the next request.
 */
export function startLoad(owners: readonly Owner[], choose: () => Caller): SteadyLoad {
  const created = new Set<string>();
  const decided = new Set<string>();
  const answers = new Map<string, number>();
  const waiting = new Set<{ goal: number; reached: PromiseWithResolvers<void> }>();
  let isStopped = false;

  async function call(name: string, route: string, options: CallOptions): Promise<CallResult | null> {
    const answer = await choose()(route, options).catch(() => null);
    const key = `${name} ${answer?.status ?? 'none'}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
    return answer;
  }

  /** Until there is an answer of this status. */
  async function insist(status: number, name: string, route: string, options: CallOptions): Promise<CallResult> {
    for (let tries = 1; ; tries += 1) {
      const answer = await call(name, route, options);
      if (answer?.status === status) return answer;
      if (tries >= MAX_TRIES) throw new Error(`${name}: no ${status} after ${tries} tries, but ${answer?.text}`);
      await sleep(PAUSE_MS);
    }
  }

  async function work(owner: Owner, index: number): Promise<void> {
    const { key, accessToken: token } = owner;
    // Many clients, as many addresses, where the service believes it: the limits are not what this is about.
    const from = { 'x-forwarded-for': `198.51.100.${index}` };
    while (!isStopped) {
      const headers = { ...from, 'idempotency-key': randomUUID() };
      const body = transferFields(owner.wallet.address);
      const made = await insist(201, 'POST /transactions', 'POST /transactions', { key, body, headers });
      const requestHash = made.get('requestHash');
      created.add(requestHash);
      const decision = await decide((route, options = {}) => insist(201, 'decide', route, options), requestHash, {
        token,
        body: { decision: 'APPROVED' },
        headers: { ...from, 'idempotency-key': randomUUID() },
      });
      decided.add(decision.get('id'));
      await call('GET /transactions/{requestHash}', `GET /transactions/${requestHash}`, { token, headers: from });
      await call('GET /auth/me', 'GET /auth/me', { token, headers: from });
      for (const each of waiting) if (decided.size >= each.goal) each.reached.resolve();
    }
  }

  const workers = Promise.all(owners.map(work));
  // It is told by `more` or by `stop`, whichever comes first.
  workers.catch(() => {});
  return {
    created,
    decided,
    answers,
    failures: () => [...answers.keys()].filter((key) => !/ (2\d\d|429)$/.test(key)),
    async more(count) {
      const each = { goal: decided.size + count, reached: Promise.withResolvers<void>() };
      waiting.add(each);
      await Promise.race([each.reached.promise, workers]);
      waiting.delete(each);
    },
    async stop() {
      isStopped = true;
      await workers;
    },
  };
}
