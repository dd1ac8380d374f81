import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { keyMakerBusy } from './errors.ts';
import type { MadeKey } from './key-thread.ts';
import type { CsrSubject } from './make-csr.ts';

/** A key takes a processor for one to five seconds: whoever would wait for half a minute is sent away at once. */
const MAX_WAITING = 5;

export interface KeyMaker {
  /** 503 if too many are waiting. */
  make(subject: CsrSubject): Promise<MadeKey>;
}

/** Makes keys one at a time, each in a thread of its own: those of the pool are for work that takes milliseconds. */
export function createKeyMaker(makeKey = makeInThread): KeyMaker {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async make(subject) {
      if (waiting > MAX_WAITING) throw keyMakerBusy();
      waiting += 1;
      const made = last.then(() => makeKey(subject)).finally(() => waiting--);
      last = made.catch(() => {});
      return made;
    },
  };
}

async function makeInThread(subject: CsrSubject): Promise<MadeKey> {
  const thread = new Worker(new URL('./key-thread.ts', import.meta.url), { workerData: subject });
  const [made] = await Promise.race([once(thread, 'message'), once(thread, 'exit').then(() => [null])]);
  if (made === null) throw new Error('the thread that makes keys ended without one');
  return made as MadeKey;
}
