import type { RateLimiter } from './rate-limiter.ts';

/** About 20 MB. More clients than that in one window are an attack; the oldest windows are then dropped. */
const MAX_WINDOWS = 100_000;
const SWEEP_EVERY_MS = 1_000;

/** For a single instance: no statement per request, nothing shared. */
export function createMemoryLimiter(elapsed = () => performance.now()): RateLimiter {
  // Ordered by start, so that the first ones end first.
  const windows = new Map<string, { readonly hits: number; readonly endsAtMs: number }>();
  let sweepAtMs = 0;

  function sweep(at: number): void {
    sweepAtMs = at + SWEEP_EVERY_MS;
    // In batches: a map iterates over deleted entries, so deleting one per hit would make every hit slow.
    const surplus = windows.size < MAX_WINDOWS ? 0 : MAX_WINDOWS / 10;
    let forgotten = 0;
    for (const [key, { endsAtMs }] of windows) {
      if (endsAtMs > at && forgotten >= surplus) return;
      windows.delete(key);
      forgotten += 1;
    }
  }

  return {
    async hit(key, windowSeconds) {
      const at = elapsed();
      if (at >= sweepAtMs || windows.size >= MAX_WINDOWS) sweep(at);
      const current = windows.get(key);
      const isLive = current !== undefined && current.endsAtMs > at;
      const window = isLive
        ? { hits: current.hits + 1, endsAtMs: current.endsAtMs }
        : { hits: 1, endsAtMs: at + windowSeconds * 1000 };
      if (!isLive) windows.delete(key);
      windows.set(key, window);
      return { hits: window.hits, endsInMs: window.endsAtMs - at };
    },
  };
}
