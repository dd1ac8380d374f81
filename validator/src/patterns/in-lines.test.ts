import { describe, expect, it } from 'vitest';
import { pattern, source } from './in-lines.ts';

describe('a pattern in lines', () => {
  it('is the same as on one line', () => {
    const inLines = pattern('giu')`
      \b(?:
        sent
        |paid (?:out|back)
        |auf\x20
      )\p{L}{2}
      |送
    `;
    const onOne = /\b(?:sent|paid (?:out|back)|auf\x20)\p{L}{2}|送/giu;
    expect([inLines.source, inLines.flags]).toEqual([onOne.source, onOne.flags]);
  });

  it('takes in parts of others', () => {
    const fees = source`
      fees?
      |costs?
    `;
    expect(pattern('i')`^(?:${fees})$`.source).toBe('^(?:fees?|costs?)$');
  });
});
