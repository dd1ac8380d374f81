import type { RateLimiter, Window } from './rate-limiter.ts';

/** About 20 MB. More clients than that in one window are an attack; the oldest windows are then forgotten. */
const MAX_WINDOWS = 100_000;

/** For a service that runs alone: no statement per request, nothing shared. */
export function createMemoryLimiter(now: () => number): RateLimiter {
  // In the order in which the windows began, so that those at the front are the first to end.
  const windows = new Map<string, Window>();

  function forget(at: number): void {
    for (const [key, { endsAtMs }] of windows) {
      if (endsAtMs > at && windows.size < MAX_WINDOWS) return;
      windows.delete(key);
    }
  }

  return {
    async hit(key, windowSeconds) {
      const at = now();
      const current = windows.get(key);
      if (current && current.endsAtMs > at) {
        const window = { hits: current.hits + 1, endsAtMs: current.endsAtMs };
        windows.set(key, window);
        return window;
      }
      windows.delete(key);
      forget(at);
      const window = { hits: 1, endsAtMs: at + windowSeconds * 1000 };
      windows.set(key, window);
      return window;
    },
  };
}
