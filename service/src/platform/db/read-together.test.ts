import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { DatabaseBusy } from './database-busy.ts';
import { inBatches } from './in-batches.ts';
import { readTogether } from './read-together.ts';

/** A database used only for its identity: the reads below are local. */
const someDatabase = () => ({}) as Database;

/** A read that waits until it is released, and records the keys. */
function slowRead() {
  const asked: (readonly string[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const read = readTogether(async (_db, keys) => {
    asked.push(keys);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    return new Map(keys.filter((key) => key !== 'nothing').map((key) => [key, `${key} in read ${asked.length}`]));
  });
  return { asked, gates, read: read(someDatabase()) };
}

describe('readTogether', () => {
  it('reads at once for a single caller, and once for all who ask meanwhile', async () => {
    const { asked, gates, read } = slowRead();
    const first = read('a');
    expect(asked).toEqual([['a']]);
    const others = Array.from({ length: 300 }, (_, n) => read(n % 2 ? 'a' : 'b'));
    gates[0]?.resolve();
    // A caller who asks after a read began must not get that read's result.
    expect(await first).toBe('a in read 1');
    await expect.poll(() => gates.length).toBe(2);
    gates[1]?.resolve();
    expect(new Set(await Promise.all(others))).toEqual(new Set(['a in read 2', 'b in read 2']));
    expect(asked).toEqual([['a'], ['b', 'a']]);
  });

  it('returns null if nothing was found', async () => {
    const { gates, read } = slowRead();
    const found = read('nothing');
    gates[0]?.resolve();
    expect(await found).toBeNull();
  });

  it('reads each database separately', async () => {
    const seen: Database[] = [];
    const read = readTogether(async (db) => {
      seen.push(db);
      return new Map<string, string>();
    });
    const [one, other] = [someDatabase(), someDatabase()];
    await Promise.all([read(one)('a'), read(other)('a'), read(one)('a')]);
    expect(seen).toEqual([one, other, one]);
  });
});

describe('inBatches', () => {
  it('fails a whole batch, and continues with the next', async () => {
    const work = inBatches(async (items: readonly number[]) => {
      if (items.includes(13)) throw new Error('unlucky');
      return items.map((item) => item * 2);
    });
    const [first, second, third] = [work(1), work(13), work(2)];
    expect(await first).toBe(2);
    await expect(second).rejects.toThrow('unlucky');
    await expect(third).rejects.toThrow('unlucky');
    expect(await work(3)).toBe(6);
  });

  it('also fails waiting items when the database is unusable, and queries it again for later ones', async () => {
    const gate = Promise.withResolvers<void>();
    let batches = 0;
    const work = inBatches(async (items: readonly number[]) => {
      batches += 1;
      await gate.promise;
      if (batches === 1) throw Object.assign(new Error('silent'), { code: 'ETIMEDOUT' });
      return items;
    });
    const all = [work(1), work(2), work(3)];
    gate.resolve();
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toBe(1);
    expect(await work(4)).toBe(4);
  });

  it('refuses the 20,001st waiting caller', async () => {
    const gate = Promise.withResolvers<void>();
    const work = inBatches(async (items: readonly number[]) => {
      await gate.promise;
      return items;
    });
    const running = work(0);
    const waiting = Array.from({ length: 20_000 }, (_, n) => work(n));
    await expect(work(-1)).rejects.toBeInstanceOf(DatabaseBusy);
    gate.resolve();
    expect(await running).toBe(0);
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20_000 }, (_, n) => n));
  });
});
