import { describe, expect, it } from 'vitest';
import { markText, widthOf } from './mark-text.ts';

const markOf = (text: string, words: string, label: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, label };
};

describe('marked text', () => {
  it('has the label of each part under its first letter, extended to its end', () => {
    const text = 'Send 5 USDC to bob.eth';
    expect(markText(text, [markOf(text, '5 USDC', '1'), markOf(text, 'bob.eth', '12')])).toEqual([
      'Send 5 USDC to bob.eth',
      '     1─────    12─────',
    ]);
  });

  it('counts wide letters twice and combining marks not at all', () => {
    expect(widthOf('送る')).toBe(4);
    expect(widthOf('e\u0301')).toBe(1);
    const text = '最低 5 USDC を送る';
    expect(markText(text, [markOf(text, '送る', '1')])).toEqual(['最低 5 USDC を送る', '              1───']);
  });

  it('breaks long lines at a space and continues the mark', () => {
    const before = 'word '.repeat(18);
    const text = `${before}a part of two lines`;
    expect(markText(text, [markOf(text, 'a part of two lines', '1')])).toEqual([
      `${before}a`,
      `${' '.repeat(before.length)}1─`,
      'part of two lines',
      '─────────────────',
    ]);
  });

  it('shows control characters as a dot', () => {
    expect(markText('a\u001b[31m\u202eb', [])).toEqual(['a·[31m·b']);
  });
});
