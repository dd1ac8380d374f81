import { inBatches } from '../db/in-batches.ts';
import type { RateLimiter, Window } from './rate-limiter.ts';

/** Concurrent hits of one key. */
interface NewHits {
  readonly key: string;
  readonly hits: number;
  readonly seconds: number;
}

/**
 * Counts concurrent hits in one step. `count` adds to each window and returns its total, in the same order; each hit
 * has its own number, up to that total.
 */
export function countTogether(
  count: (windows: readonly NewHits[]) => Promise<readonly (Window | undefined)[]>,
): RateLimiter {
  const hitInBatches = inBatches(async (hits: readonly { key: string; windowSeconds: number }[]) => {
    const byKey = [...Map.groupBy(hits, ({ key }) => key)];
    const added = byKey.map(([key, ofKey]) => ({ key, hits: ofKey.length, seconds: ofKey[0]?.windowSeconds ?? 0 }));
    const counted = await count(added);
    const numbers = new Map(
      added.map(({ key, hits }, index) => {
        const window = counted[index];
        if (!window) throw new Error('a window was not returned');
        return [key, { before: window.hits - hits, endsInMs: window.endsInMs }];
      }),
    );
    return hits.map(({ key }) => {
      const window = numbers.get(key);
      if (!window) throw new Error('a window was not counted');
      window.before += 1;
      return { hits: window.before, endsInMs: window.endsInMs };
    });
  });
  return { hit: (key, windowSeconds) => hitInBatches({ key, windowSeconds }) };
}
