import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Changes } from './changes.ts';
import { waitForNews } from './wait-for-news.ts';

const silent = { subscribe: () => () => {} } as unknown as Changes;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** When a 90 s waiter reads, if nothing is published. */
function watchLooks(topic: string): number[] {
  const looksMs: number[] = [];
  void waitForNews({
    changes: silent,
    topics: [topic],
    seconds: 90,
    gone: new AbortController().signal,
    isStopping: () => false,
    read: async () => void looksMs.push(performance.now()),
    isNews: () => false,
  });
  return looksMs;
}

describe('waiting for unpublished news', () => {
  it('reads again within 30 s, together with all waiters for the same, and not with all others', async () => {
    const waiters = Array.from({ length: 60 }, (_, number) => `transaction ${number}`).map((topic) => ({
      first: watchLooks(topic),
      second: watchLooks(topic),
    }));
    const beganMs = performance.now();
    await vi.advanceTimersByTimeAsync(61_000);
    const moments = new Set<number>();
    for (const { first, second } of waiters) {
      expect(second).toEqual(first);
      const again = first.slice(1).map((ms) => ms - beganMs);
      expect(again[0]).toBeLessThanOrEqual(30_000);
      expect((again[1] ?? 0) - (again[0] ?? 0)).toBe(30_000);
      moments.add(Math.round(again[0] ?? 0));
    }
    expect(moments.size).toBeGreaterThan(10);
    expect(moments.size).toBeLessThanOrEqual(30);
  });
});
