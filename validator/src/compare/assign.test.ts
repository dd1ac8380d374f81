import { cpuMs } from '@countersign/harness/cpu-ms';
import { describe, expect, it } from 'vitest';
import { assign } from './assign.ts';

const from = (table: readonly (readonly (number | null)[])[]) =>
  assign(table.length, table[0]?.length ?? 0, (row, column) => table[row]?.[column] ?? null);

describe('assign', () => {
  it('finds the lowest sum instead of the lowest first cost', () => {
    expect(
      from([
        [1, 2],
        [1, 100],
      ]),
    ).toEqual([1, 0]);
  });

  it('pairs as many as possible before it looks at costs', () => {
    expect(
      from([
        [0, 90],
        [0, null],
      ]),
    ).toEqual([1, 0]);
  });

  it('leaves a row without a match unpaired', () => {
    expect(
      from([
        [null, null],
        [5, 5],
      ]),
    ).toEqual([null, 1]);
    expect(from([[3], [1]])).toEqual([null, 0]);
    expect(from([])).toEqual([]);
    expect(assign(2, 0, () => 0)).toEqual([null, null]);
  });

  it('keeps the order if costs are equal', () => {
    expect(
      from([
        [7, 7, 7],
        [7, 7, 7],
        [7, 7, 7],
      ]),
    ).toEqual([0, 1, 2]);
  });

  it('finds the best assignment of every small table', () => {
    const table = [
      [4, 1, 3, 9],
      [2, 0, 5, 8],
      [3, 2, 2, 7],
      [9, 9, 9, 1],
    ];
    const columns = from(table);
    const sum = columns.reduce<number>((total, column, row) => total + (table[row]?.[column ?? -1] ?? 1000), 0);
    const permute = (rest: readonly number[]): number[][] =>
      rest.length === 0
        ? [[]]
        : rest.flatMap((each) => permute(rest.filter((other) => other !== each)).map((more) => [each, ...more]));
    const best = Math.min(
      ...permute([0, 1, 2, 3]).map((order) =>
        order.reduce((total, column, row) => total + (table[row]?.[column] ?? 0), 0),
      ),
    );
    expect(sum).toBe(best);
  });

  it('stays fast and in order with thousands of rows', () => {
    const started = cpuMs();
    const columns = assign(2000, 2000, (row, column) => (row === column ? 0 : 5));
    expect(columns).toEqual(Array.from({ length: 2000 }, (_, index) => index));
    expect(cpuMs() - started).toBeLessThan(500);
  });
});
