import type { Changes } from './changes.ts';

/** However well others tell, look again after that: a process may die between its commit and telling. */
const LOOK_AGAIN_AFTER_MS = 5_000;

interface Waiting<T> {
  readonly changes: Changes;
  readonly topic: string;
  readonly seconds: number;
  readonly gone: AbortSignal;
  readonly isStopping: () => boolean;
  readonly read: () => Promise<T>;
  readonly isNews: (found: T) => boolean;
}

/** Reads until there is news or the time is over, and gives what was read last. */
export async function waitForNews<T>(waiting: Waiting<T>): Promise<T> {
  const { changes, topic, gone, read, isNews, isStopping } = waiting;
  const endsAtMs = performance.now() + waiting.seconds * 1000;
  let ring = () => {};
  const unsubscribe = changes.subscribe(topic, () => ring());
  gone.addEventListener('abort', () => ring(), { once: true });
  try {
    for (;;) {
      // Hung up before the look, so that nothing is missed between the two.
      const bell = Promise.withResolvers<void>();
      ring = bell.resolve;
      const found = await read();
      const leftMs = endsAtMs - performance.now();
      if (isNews(found) || leftMs <= 0 || gone.aborted || isStopping()) return found;
      const timer = setTimeout(ring, Math.min(leftMs, LOOK_AGAIN_AFTER_MS));
      await bell.promise;
      clearTimeout(timer);
      // To read may be to take, and nobody is there to get it.
      if (gone.aborted) return found;
    }
  } finally {
    unsubscribe();
  }
}
