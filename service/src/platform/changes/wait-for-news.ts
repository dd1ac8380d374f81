import type { Changes } from './changes.ts';

/**
 * The polling interval, in case a process dies between its commit and the notification. Long, because thousands may
 * wait at once.
 */
const LOOK_AGAIN_AFTER_MS = 30_000;

interface Waiting<T> {
  readonly changes: Changes;
  /** The topics of the news. */
  readonly topics: readonly string[];
  readonly seconds: number;
  readonly gone: AbortSignal;
  readonly isStopping: () => boolean;
  readonly read: () => Promise<T>;
  readonly isNews: (found: T) => boolean;
  /** Called once the answer has to be held; throws if that is not allowed. Returns the function that releases it. */
  readonly hold?: (found: T) => () => void;
  /** Earlier, if the passage of time alone can make news. */
  readonly lookAgainAfterMs?: number;
  /** Whether the passage of time alone can make news of the result, so that it is read once more at the end. */
  readonly mayAge?: (found: T) => boolean;
}

/**
 * Reads until there is news or the time is over, and returns the last result. Without a notification, there is no final
 * read: the caller asks again.
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
      // Subscribed before the read, so that nothing is missed between the two.
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
      // Reading may lease something, and the caller is gone.
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
 * All waiters for the same thing poll at the same moment, as does a share of the others, so that they can share reads.
 * Not all: thousands of reads at once would delay notifications.
 */
function untilNextLookMs(everyMs: number, topics: readonly string[]): number {
  const seconds = Math.floor(everyMs / SECOND_MS) || 1;
  let sum = 0;
  for (const topic of topics) for (let at = 0; at < topic.length; at += 1) sum += topic.charCodeAt(at);
  return everyMs - ((performance.now() + (sum % seconds) * SECOND_MS) % everyMs);
}
