import type { RateLimiter } from './rate-limiter.ts';

const ASK_AGAIN_AFTER_MS = 5_000;

/**
 * Counts with the second limiter while the first is unusable, and retries that after a while. Windows start again
 * there.
 */
export function withFallback(
  first: RateLimiter,
  isUnavailable: (error: unknown) => boolean,
  otherwise: RateLimiter,
): RateLimiter {
  let otherwiseUntilMs = 0;
  return {
    async hit(key, windowSeconds) {
      if (performance.now() < otherwiseUntilMs) return otherwise.hit(key, windowSeconds);
      try {
        return await first.hit(key, windowSeconds);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        otherwiseUntilMs = performance.now() + ASK_AGAIN_AFTER_MS;
        return otherwise.hit(key, windowSeconds);
      }
    },
  };
}
