import type { Changes } from './changes.ts';

/**
 * However well others tell, look again after that: a process may die between its commit and telling. Seldom, for thousands
 * may wait at once.
 */
const LOOK_AGAIN_AFTER_MS = 30_000;

interface Waiting<T> {
  readonly changes: Changes;
  /** Where news is told. */
  readonly topics: readonly string[];
  readonly seconds: number;
  readonly gone: AbortSignal;
  readonly isStopping: () => boolean;
  readonly read: () => Promise<T>;
  readonly isNews: (found: T) => boolean;
  /** Called once it is clear that the answer has to be held; throws when it may not be. Returns how to let go. */
  readonly hold?: (found: T) => () => void;
  /** Sooner, where time alone can make news. */
  readonly lookAgainAfterMs?: number;
  /** Whether time alone can make news of what was found, so that it is read once more at the end. */
  readonly mayAge?: (found: T) => boolean;
}

/**
 * Reads until there is news or the time is over, and gives what was read last. If nothing was told, nothing is read at the
 * end either: whoever still waits asks again.
 */
export async function waitForNews<T>(waiting: Waiting<T>): Promise<T> {
  const { changes, topics, gone, read, isNews, isStopping, hold, mayAge } = waiting;
  const lookAgainAfterMs = waiting.lookAgainAfterMs ?? LOOK_AGAIN_AFTER_MS;
  const endsAtMs = performance.now() + waiting.seconds * 1000;
  let ring = () => {};
  let letGo: (() => void) | null = null;
  const subscriptions = topics.map((topic) => changes.subscribe(topic, () => ring()));
  gone.addEventListener('abort', () => ring(), { once: true });
  try {
    for (;;) {
      // Hung up before the look, so that nothing is missed between the two.
      const bell = Promise.withResolvers<'look' | 'end'>();
      ring = () => bell.resolve('look');
      const found = await read();
      const leftMs = endsAtMs - performance.now();
      if (isNews(found) || leftMs <= 0 || gone.aborted || isStopping()) return found;
      letGo ??= hold?.(found) ?? null;
      const lookInMs = untilNextLookMs(lookAgainAfterMs, topics);
      const timer = lookInMs < leftMs ? setTimeout(ring, lookInMs) : setTimeout(bell.resolve, leftMs, 'end' as const);
      const rung = await bell.promise;
      clearTimeout(timer);
      // To read may be to take, and nobody is there to get it.
      if (gone.aborted) return found;
      if (rung === 'end') return mayAge?.(found) ? read() : found;
    }
  } finally {
    for (const unsubscribe of subscriptions) unsubscribe();
    letGo?.();
  }
}

const SECOND_MS = 1_000;

/**
 * All who wait for the same thing look at the same moment, and so does a share of the others, so that reads which can be
 * shared are. Not everybody: thousands of reads at once would hold up whoever is to be told of something.
 */
function untilNextLookMs(everyMs: number, topics: readonly string[]): number {
  const seconds = Math.floor(everyMs / SECOND_MS) || 1;
  let sum = 0;
  for (const topic of topics) for (let at = 0; at < topic.length; at += 1) sum += topic.charCodeAt(at);
  return everyMs - ((performance.now() + (sum % seconds) * SECOND_MS) % everyMs);
}
