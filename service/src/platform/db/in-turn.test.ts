import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { DatabaseBusy } from './database-busy.ts';
import { inTurn } from './in-turn.ts';

/** A database used only for its identity. */
const someDatabase = () => ({}) as Database;

/** Work that records its start and ends on request. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    },
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string, error: Error) => ends.get(name)?.reject(error),
  };
}

describe('inTurn', () => {
  it('runs the work of one line sequentially and in order, without delaying other lines', async () => {
    const [turn, { begun, work, end }] = [inTurn(someDatabase()), createWork()];
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => turn(name.charAt(0), work(name)));
    expect(begun).toEqual(['a1', 'b1']);
    end('a1');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
    end('a2');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'a3']);
    end('a3');
    end('b1');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('has separate lines for each database', async () => {
    const { begun, work } = createWork();
    for (const name of ['one', 'other']) void inTurn(someDatabase())('a', work(name));
    expect(begun).toEqual(['one', 'other']);
  });

  it('continues after a failure', async () => {
    const [turn, { work, end, fail }] = [inTurn(someDatabase()), createWork()];
    const [first, second] = [turn('a', work('first')), turn('a', work('second'))];
    fail('first', new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    end('second');
    expect(await second).toBe('second');
  });

  it('fails the whole line if the database is unusable, and works again afterwards', async () => {
    const [turn, { begun, work, end, fail }] = [inTurn(someDatabase()), createWork()];
    const all = ['first', 'second', 'third'].map((name) => turn('a', work(name)));
    fail('first', Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(begun).toEqual(['first']);
    const later = turn('a', work('later'));
    end('later');
    expect(await later).toBe('later');
  });

  it('refuses the 501st waiting caller', async () => {
    const [turn, { work, end }] = [inTurn(someDatabase()), createWork()];
    const first = turn('a', work('first'));
    const waiting = Array.from({ length: 500 }, () => turn('a', async () => 'waited'));
    await expect(turn('a', work('one too many'))).rejects.toBeInstanceOf(DatabaseBusy);
    end('first');
    expect(await first).toBe('first');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['waited']));
  });
});
