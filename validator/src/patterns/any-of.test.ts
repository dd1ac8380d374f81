import { describe, expect, it } from 'vitest';
import { languages } from '../reader/languages/index.ts';
import { arithmetic } from '../reader/languages/phrases/arithmetic.ts';
import { heldBack } from '../reader/languages/phrases/held-back.ts';
import { records } from '../reader/languages/phrases/records.ts';
import { anyOf } from './any-of.ts';

describe('a pattern for several alternatives', () => {
  it('is found where one of them is, and nowhere else', () => {
    const any = anyOf([/\bpay\b/iu, /\bsend\b/iu, /(?<!\p{L})halb|oder/iu, /^total/iu]);
    for (const text of ['to PAY', 'send it', 'halb so viel', 'moder', 'Total: 5']) expect(text).toMatch(any);
    for (const text of ['repay', 'deshalb', 'in total', '']) expect(text).not.toMatch(any);
  });

  it('is not global, so it keeps no position between two texts', () => {
    expect(anyOf([/a/gu, /b/gu]).flags).toBe('u');
  });

  it('finds an example of each pattern of a list, whatever precedes it', () => {
    for (const rows of [arithmetic, languages.flatMap(({ barred }) => barred), heldBack, records]) {
      const any = anyOf(rows.map(({ pattern }) => pattern));
      for (const { example } of rows)
        for (const text of [example, `x${example}`, `Pay. ${example}`, `Pay\n${example}`])
          expect([text, any.test(text)]).toEqual([text, rows.some((row) => text.search(row.pattern) >= 0)]);
    }
  });
});
