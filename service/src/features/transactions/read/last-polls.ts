import { type Changes, transactionTopic } from '../../../platform/changes/changes.ts';
import type { Approval, TransactionState } from '../base/store.ts';

/** Notifications may be lost: a process may die between its commit and the notification. */
const KEPT_FOR_MS = 30_000;

/** The state of a transaction and the decisions on it. */
export interface Polled {
  readonly state: TransactionState;
  readonly approvals: readonly Approval[];
}

/**
 * A cache for long polls: a caller polls again as soon as a wait is over. Until a change is published, the result of
 * the last wait is still valid, and the next wait needs no read.
 */
export interface LastPolls {
  find(requestHash: string): Polled | null;
  /** Caches the result of `read` until a change is published. */
  keep(requestHash: string, read: () => Promise<Polled>): Promise<Polled>;
}

export function createLastPolls(changes: Pick<Changes, 'subscribe'>): LastPolls {
  const kept = new Map<string, Polled>();
  return {
    find: (requestHash) => kept.get(requestHash) ?? null,
    async keep(requestHash, read) {
      let polled: Polled | null = null;
      let isForgotten = false;
      function forget(): void {
        isForgotten = true;
        unsubscribe();
        clearTimeout(timer);
        if (kept.get(requestHash) === polled) kept.delete(requestHash);
      }
      // Subscribed before the read, so that no change between the two is missed.
      const unsubscribe = changes.subscribe(transactionTopic(requestHash), forget);
      const timer = setTimeout(forget, KEPT_FOR_MS).unref();
      try {
        polled = await read();
      } catch (error) {
        forget();
        throw error;
      }
      if (!isForgotten) kept.set(requestHash, polled);
      return polled;
    },
  };
}
