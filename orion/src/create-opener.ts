import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PrivateKey } from 'openpgp';
import type { SealedMessage } from './open-message.ts';
import type { OpenedBytes, Question } from './opener-thread.ts';

/** A good message takes a hundredth of that. */
const TIMEOUT_MS = 2_000;
const THREADS = 2;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Not opened in time: somebody may have made it so, or this process was stopped or short of processor time for a while. */
export const late = Symbol('late');

type Opened = OpenedBytes | typeof late;

/** Opens messages; null where there is nothing to be read, whatever the reason. */
export interface Opener {
  open(message: SealedMessage): Promise<Opened>;
  close(): Promise<void>;
}

interface Options {
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/**
 * Messages are opened in threads of their own: somebody may have made one that the library works on for minutes or without
 * end. Such a thread is ended.
 */
export function createOpener(privateKey: PrivateKey, options: Options): Opener {
  const workerData = privateKey.write();
  const lanes = Array.from({ length: THREADS }, () => createLane(workerData, options));
  // The others, which each hold a library of their own, once there is more than one message at a time.
  lanes[0]?.start();
  return {
    open(message) {
      const lane = lanes.reduce((best, other) => (other.waiting < best.waiting ? other : best));
      return lane.open(message);
    },
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}

/** One thread, and those who wait for it. */
function createLane(workerData: Uint8Array, { now, timeoutMs = TIMEOUT_MS }: Options) {
  const begin = () => {
    const thread = new Worker(new URL('./opener-thread.ts', import.meta.url), { workerData, resourceLimits });
    const started = { thread, ready: once(thread, 'message'), hasEnded: false };
    // Why it ends is of no interest: whoever waits for its answer notices.
    started.ready.catch(() => {});
    thread.on('error', () => {});
    thread.on('exit', () => Object.assign(started, { hasEnded: true }));
    thread.unref();
    return started;
  };
  let running: ReturnType<typeof begin> | null = null;
  const start = () => {
    running ??= begin();
    return running;
  };
  let last: Promise<unknown> = Promise.resolve();

  async function ask(message: SealedMessage): Promise<Opened> {
    if (running?.hasEnded) running = null;
    const { thread, ready } = start();
    // The time that it takes to start is not the message's.
    await ready;
    const over = new AbortController();
    const { signal } = over;
    thread.postMessage({ ...message, nowMs: now() } satisfies Question);
    const end: { readonly answer: OpenedBytes } | typeof late | null = await Promise.race([
      once(thread, 'message', { signal }).then(([answer]) => ({ answer })),
      once(thread, 'exit', { signal }).then(() => null),
      // After a pause of the whole process timers come first: an answer that is here has its turn, too.
      sleep(timeoutMs, undefined, { signal }).then(() => nextTurn(late, { signal })),
    ]).catch(() => null);
    over.abort();
    if (end !== null && end !== late) return end.answer;
    await thread.terminate();
    running = begin();
    return end;
  }

  const lane = {
    waiting: 0,
    start,
    open(message: SealedMessage): Promise<Opened> {
      lane.waiting += 1;
      const answer = last.then(() => ask(message));
      last = answer.then(
        () => lane.waiting--,
        () => lane.waiting--,
      );
      return answer;
    },
    close: () => running?.thread.terminate(),
  };
  return lane;
}
