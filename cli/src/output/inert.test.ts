import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { inert, inertJson } from './inert.ts';

const drawing = '\u001B[2J\u009B31m\u202Etxt\u200B\u2028\u{E0041}\r\nnext\u0007';

describe('inert', () => {
  it('removes every character that controls a terminal, also inside lists and names', proves('cli.inert-text'), () => {
    const text = '�[2J�31m�txt���� next�'.replace('����', '���');
    expect(inert({ [drawing]: [drawing, 1, null] })).toEqual({ [text]: [text, 1, null] });
  });
});

describe('inertJson', () => {
  it('escapes these characters, so that parsing returns the original', proves('cli.inert-text'), () => {
    const json = inertJson({ [drawing]: drawing });
    expect(JSON.parse(json)).toEqual({ [drawing]: drawing });
    expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
  });
});
