import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { keyMakerBusy } from './errors.ts';
import type { MadeKey } from './key-thread.ts';
import type { CsrSubject } from './make-csr.ts';

/** A key takes one to five seconds of processor time: a caller who would wait for half a minute is refused at once. */
const MAX_OWNERS = 6;
/** On a busy machine it takes much longer, and an idle connection is closed after a minute. */
const MAX_WAIT_MS = 20_000;

export interface KeyMaker {
  /** Whether a place is held for this owner. */
  isHeldFor(owner: string): boolean;
  /** Holds a place for the owner during the work, which may generate a key; 503 if all are taken. */
  hold<T>(owner: string, work: (make: (subject: CsrSubject) => Promise<MadeKey>) => Promise<T>): Promise<T>;
}

/** Generates keys one at a time, each in its own thread: those of the pool are for work of milliseconds. */
export function createKeyMaker(makeKey = makeInThread, maxWaitMs = MAX_WAIT_MS): KeyMaker {
  const owners = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const make = (subject: CsrSubject) => {
    const askedAt = performance.now();
    const made = last.then(() => {
      if (performance.now() - askedAt > maxWaitMs) throw keyMakerBusy();
      return makeKey(subject);
    });
    last = made.catch(() => {});
    return made;
  };
  return {
    isHeldFor: (owner) => owners.has(owner),
    async hold(owner, work) {
      if (owners.size >= MAX_OWNERS) throw keyMakerBusy();
      owners.add(owner);
      try {
        return await work(make);
      } finally {
        owners.delete(owner);
      }
    },
  };
}

async function makeInThread(subject: CsrSubject): Promise<MadeKey> {
  const thread = new Worker(new URL('./key-thread.ts', import.meta.url), { workerData: subject });
  const [made] = await Promise.race([once(thread, 'message'), once(thread, 'exit').then(() => [null])]);
  if (made === null) throw new Error('the key generation thread ended without a key');
  return made as MadeKey;
}
