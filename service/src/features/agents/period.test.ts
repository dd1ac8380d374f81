import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { windowOf } from './period.ts';

const now = new Date('2026-03-01T00:30:00.000Z');
const since = new Date('2025-12-31T23:59:59.999Z');
const [first, last] = ['2025-12-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'];

describe('windowOf', () => {
  it.each([
    ['24h', 'hour', 24, '2026-02-28T01:00:00.000Z', '2026-03-01T01:00:00.000Z'],
    ['7d', 'day', 7, '2026-02-23T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    ['30d', 'day', 30, '2026-01-31T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    ['all', 'month', 4, first, last],
  ] as const)(
    '%s is cut by the %s into %i parts, the last of which has not ended',
    proves('agents.metrics'),
    (period, grain, count, start, end) => {
      const window = windowOf(period, since, now);
      expect({ ...window, parts: window.parts.length }).toEqual({
        ...{ grain, parts: count },
        ...{ start: new Date(start), end: new Date(end) },
      });
      for (const [index, part] of window.parts.entries()) {
        expect(part.end).toEqual(window.parts[index + 1]?.start ?? window.end);
      }
    },
  );

  it('the first moment of an hour belongs to it', () => {
    const { parts } = windowOf('24h', since, new Date('2026-03-01T01:00:00.000Z'));
    expect(parts.at(-1)?.start).toEqual(new Date('2026-03-01T01:00:00.000Z'));
  });

  it('of an agent created this month is a single part', () => {
    expect(windowOf('all', now, now).parts).toHaveLength(1);
  });
});
