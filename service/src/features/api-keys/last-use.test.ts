import { proves } from '@countersign/harness/proves';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LastUse } from './last-use.ts';

const written: { ids: readonly string[]; at: Date }[] = [];
const errors: unknown[] = [];
let failing: Error | null = null;
let lastUse: LastUse;

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
  errors.length = 0;
  failing = null;
  lastUse = new LastUse(
    async (ids, at) => {
      if (failing) throw failing;
      written.push({ ids, at });
    },
    60_000,
    (error) => errors.push(error),
  );
});

afterEach(async () => {
  await lastUse.stop();
  vi.useRealTimers();
});

describe('LastUse', () => {
  it('writes many uses of many keys at once, once per interval', proves('keys.last-used'), async () => {
    for (let use = 0; use < 1000; use++) lastUse.note(`key ${use % 2}`);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([{ ids: ['key 0', 'key 1'], at: new Date() }]);
  });

  it('writes nothing without uses', async () => {
    lastUse.note('key');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(written).toHaveLength(1);
  });

  it('writes the rest when it stops, and nothing afterwards', async () => {
    lastUse.note('key');
    await lastUse.stop();
    expect(written).toMatchObject([{ ids: ['key'] }]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(written).toHaveLength(1);
  });

  it('keeps a failed write for the next time, and reports the reason', async () => {
    failing = new Error('the database is away');
    lastUse.note('early');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(errors).toEqual([failing]);
    failing = null;
    lastUse.note('late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toMatchObject([{ ids: ['early', 'late'] }]);
  });

  it('stops even if the last write fails', async () => {
    failing = new Error('the database is away');
    lastUse.note('key');
    await expect(lastUse.stop()).resolves.toBeUndefined();
    expect(errors).toEqual([failing]);
  });
});
