import { describe, expect, it } from 'vitest';
import { thinOut } from './chain-cursor.ts';
import type { ReadBlock } from './table.ts';

const block = (number: number): ReadBlock => ({ number, hash: `0x${number}` });

/** The blocks kept after a cursor has passed each of these. */
function walk(cursors: readonly number[]): number[] {
  let known: ReadBlock[] = [];
  for (const [index, cursor] of cursors.entries()) {
    const before = cursors[index - 1];
    known = thinOut(before === undefined ? known : [block(before), ...known], cursor);
  }
  return known.map(({ number }) => number);
}

describe('earlier blocks', () => {
  it.each([
    ['one at a time', Array.from({ length: 20_000 }, (_, index) => index)],
    ['many at a time', Array.from({ length: 2_000 }, (_, index) => index * 2_000)],
    [
      'many at first, then one at a time',
      [...[0, 2_000, 4_000], ...Array.from({ length: 5_000 }, (_, i) => 4_001 + i)],
    ],
  ])('are few, with gaps no larger than their distance from the head, if read %s', (_how, cursors) => {
    const kept = walk(cursors);
    const last = cursors.at(-1) ?? 0;
    expect(kept[0]).toBe(cursors.at(-2));
    expect(kept.at(-1)).toBe(0);
    expect(kept.length).toBeLessThan(60);
    const steps = new Set(cursors);
    for (const [index, number] of kept.entries()) {
      const older = kept[index + 1];
      if (older === undefined) continue;
      const isOneStep = [...steps].every((each) => each <= older || each >= number);
      expect(isOneStep || number - older <= last - number).toBe(true);
    }
  });
});
