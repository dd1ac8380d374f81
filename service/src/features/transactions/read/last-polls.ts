import { type Changes, transactionTopic } from '../../../platform/changes/changes.ts';
import type { Approval, TransactionState } from '../base/store.ts';

/** However well changes are told: a process may die between its commit and telling. */
const KEPT_FOR_MS = 30_000;

/** How a transaction stands, and who has decided on it. */
export interface Polled {
  readonly state: TransactionState;
  readonly approvals: readonly Approval[];
}

/**
 * Whoever waits for a transaction comes back as soon as a wait is over. While no change is told, what was read for the last
 * wait still holds, and nothing is read for the next.
 */
export interface LastPolls {
  find(requestHash: string): Polled | null;
  /** Keeps what is read until a change is told. */
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
      // Before the read, so that nothing is missed between the two.
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
