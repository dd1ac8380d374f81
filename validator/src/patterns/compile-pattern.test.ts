import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile-pattern.ts';

const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

describe('compilePattern', () => {
  it.each([
    '^\\p{L}$',
    '^[\\p{L}\\p{M}]$',
    '^[^\\p{L}\\p{M}\\d]$',
    '^[\\]\\p{L}]$',
    '^[\\\\p\\{L}]$',
    '^[\\p{M}\\p{L}-]$',
    '^(?![\\p{L}\\d])',
  ])('%s matches what the engine matches', (source) => {
    const [ours, theirs] = [compilePattern(source, 'u'), new RegExp(source, 'u')];
    expect(characters.filter((character) => ours.test(character) !== theirs.test(character))).toEqual([]);
  });

  it('ignores case with the flag i', () => {
    expect(compilePattern('^é\\p{L}\\p{Lu}$', 'iu').test('Éßa')).toBe(true);
  });
});
