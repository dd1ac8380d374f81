import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PrivateKey } from 'openpgp';
import type { SealedMessage } from './open-message.ts';
import type { OpenedBytes, Question } from './opener-thread.ts';

/** A hundred times what a good message takes. */
const TIMEOUT_MS = 2_000;
const THREADS = 2;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** The timeout has passed: the message may be hostile, or this process was suspended or starved. */
export const late = Symbol('late');

type Opened = OpenedBytes | typeof late;

/** Opens messages; null if a message is unreadable for any reason. */
export interface Opener {
  open(message: SealedMessage): Promise<Opened>;
  close(): Promise<void>;
}

interface Options {
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/**
 * Messages are opened in separate threads, because a hostile one can keep the library busy for minutes or forever. Such
 * a thread is terminated.
 */
export function createOpener(privateKey: PrivateKey, options: Options): Opener {
  const workerData = privateKey.write();
  const lanes = Array.from({ length: THREADS }, () => createLane(workerData, options));
  // Further threads, each with its own copy of the library, start when messages overlap.
  lanes[0]?.start();
  return {
    open(message) {
      const lane = lanes.reduce((best, other) => (other.waiting < best.waiting ? other : best));
      return lane.open(message);
    },
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}

/** One thread and its pending messages. */
function createLane(workerData: Uint8Array, { now, timeoutMs = TIMEOUT_MS }: Options) {
  const begin = () => {
    const thread = new Worker(new URL('./opener-thread.ts', import.meta.url), { workerData, resourceLimits });
    const started = { thread, ready: once(thread, 'message'), hasEnded: false };
    // The reason does not matter: pending messages fail.
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
    // The thread's start-up time does not count.
    await ready;
    const over = new AbortController();
    const { signal } = over;
    thread.postMessage({ ...message, nowMs: now() } satisfies Question);
    const end: { readonly answer: OpenedBytes } | typeof late | null = await Promise.race([
      once(thread, 'message', { signal }).then(([answer]) => ({ answer })),
      once(thread, 'exit', { signal }).then(() => null),
      // After a suspension timers fire first: an answer that has already arrived gets its turn.
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
