import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { decide, type Owner, transferFields } from '../requests/transactions.ts';
import type { Caller, CallOptions, CallResult } from './caller.ts';

/** The pause before a retry. */
const PAUSE_MS = 100;
/** Each try goes to another instance, if there is one; the limit exposes a client that never succeeds. */
const MAX_TRIES = 600;

export interface SteadyLoad {
  /** Transactions acknowledged with 201. */
  readonly created: ReadonlySet<string>;
  /** Decisions of owners acknowledged with 201. */
  readonly decided: ReadonlySet<string>;
  /** The number of answers by route and status, such as `POST /transactions 201`; without an answer, `none`. */
  readonly answers: ReadonlyMap<string, number>;
  /** All answers except successes and those of limits. */
  failures(): string[];
  /** Resolves after this many more transactions with decisions. */
  more(count: number): Promise<void>;
  /** Waits until every worker has finished its current step. */
  stop(): Promise<void>;
}

/**
 * Agents submit, and owners decide and read, continuously, until they are stopped. Like our own clients, they retry
 * failures with the same Idempotency-Key. `choose` selects the instance for the next request.
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

  /** Retries until an answer has this status. */
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
    // Each client has an address of its own, if the service trusts the header: limits are not tested here.
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
  // `more` or `stop` reports the error, whichever is called first.
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
