import type { RateLimiter, Window } from './rate-limiter.ts';

const SWEEP_OVER_ENTRIES = 10_000;

/** For a service that runs alone: no statement per request, nothing shared. */
export function createMemoryLimiter(now: () => number): RateLimiter {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_OVER_ENTRIES;

  function sweep(at: number): void {
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= at) windows.delete(key);
    // Live windows stay; waiting for twice as many keeps the cost of sweeping constant per hit.
    sweepAt = Math.max(SWEEP_OVER_ENTRIES, windows.size * 2);
  }

  return {
    async hit(key, windowSeconds) {
      const at = now();
      if (windows.size >= sweepAt) sweep(at);
      const current = windows.get(key);
      const window =
        current && current.endsAtMs > at
          ? { hits: current.hits + 1, endsAtMs: current.endsAtMs }
          : { hits: 1, endsAtMs: at + windowSeconds * 1000 };
      windows.set(key, window);
      return window;
    },
  };
}
