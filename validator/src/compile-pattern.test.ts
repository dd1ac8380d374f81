import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile-pattern.ts';

/** What Unicode has assigned in the first plane. */
const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => !/[\p{Cn}\p{Cs}]/u.test(character),
);

describe('compilePattern', () => {
  it.each([
    '^\\p{L}$',
    '^[\\p{L}\\p{M}]$',
    '^[^\\p{L}\\p{M}\\d]$',
    '^[\\]\\p{L}]$',
    '^\\\\p\\{L\\}$',
    '^(?![\\p{L}\\d])',
  ])('%s matches what the engine matches', (source) => {
    const [ours, theirs] = [compilePattern(source, 'u'), new RegExp(source, 'u')];
    expect(characters.filter((character) => ours.test(character) !== theirs.test(character))).toEqual([]);
  });

  it('ignores case where it is told to', () => {
    expect(compilePattern('^é\\p{L}\\p{Lu}$', 'iu').test('Éßa')).toBe(true);
  });

  it('takes letters of other planes for letters, and emoji not', () => {
    const letter = compilePattern('^\\p{L}$', 'u');
    expect(['𠀀', '𝒜', '𐐀', '🙂', '🀄', '🃏'].map((character) => letter.test(character))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
