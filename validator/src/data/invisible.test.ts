import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInvisible } from './invisible.ts';

describe('findInvisible', () => {
  it.each([
    ['U\u200bSDC', 'zero-width', 1, 2],
    ['U\u200dSDC', 'zero-width', 1, 2],
    ['send\u00ad', 'zero-width', 4, 5],
    ['a\u3164b', 'zero-width', 1, 2],
    ['a\u2800b', 'zero-width', 1, 2],
    ['\ufeffsend', 'zero-width', 0, 1],
    ['a\u202eb', 'bidi', 1, 2],
    ['a\u2066b', 'bidi', 1, 2],
    ['שלום \u202e', 'bidi', 5, 6],
    ['a\u200fb', 'bidi', 1, 2],
    ['😀 a\u{e0041}b', 'tag', 4, 6],
    ['a\ufe0fb', 'variation-selector', 1, 2],
    ['1\ufe0f', 'variation-selector', 1, 2],
    ['a\u{e0100}b', 'variation-selector', 1, 3],
    ['x\u0000', 'control', 1, 2],
    ['a\u2028b', 'control', 1, 2],
  ] as const)('finds it in %j: %s', (text, kind, start, end) => {
    expect(findInvisible(text)).toEqual([{ kind, codePoint: text.codePointAt(start), start, end }]);
  });

  it.each([
    '👨‍👩‍👧 sent',
    '1️⃣ first',
    '❤️',
    '😀️',
    '☺︎',
    '👍🏽',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'می‌خواهم',
    'क्‍ष',
    '‏שלום‏',
    'tab\tline\r\n',
    'Überweise 5 €',
    '送付',
  ])('finds nothing in %j', (text) => {
    expect(findInvisible(text)).toEqual([]);
  });

  it('finds each one at its place, even after an emoji', () => {
    expect(findInvisible('👨‍👩‍👧\u200b👍🏽\u200b').map(({ start }) => start)).toEqual([8, 13]);
  });

  it('returns the places of the characters, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0;
        for (const { start, end, codePoint } of findInvisible(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(String.fromCodePoint(codePoint));
          last = end;
        }
      }),
    );
  });
});
