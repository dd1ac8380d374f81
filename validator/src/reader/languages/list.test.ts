import { describe, expect, it } from 'vitest';
import { either, list } from './list.ts';

describe('a list, one a line', () => {
  it('is its lines with bars in between, without comments and indentation', () => {
    expect(list`
      send
      // with a courtesy
      please send

      send over
    `).toBe('send|please send|send over');
  });

  it('keeps the alternatives of a group together', () => {
    expect(list`
      (?:
        all
        half
      ) of (?:
        my
        the
      )
      (?<!
        no
        not
      ) sent
    `).toBe('(?:all|half) of (?:my|the)|(?<!no|not) sent');
  });

  it('takes backslashes as they stand, and an escaped bracket for no group', () => {
    expect(list`
      \p{L}+\s
      \((?:a|b)\)
      say \(
      so
    `).toBe(String.raw`\p{L}+\s|\((?:a|b)\)|say \(|so`);
  });

  it('takes in other lists', () => {
    const people = list`
      bob
      alice
    `;
    expect(list`
      pay (?:${people})
      ${people}
    `).toBe('pay (?:bob|alice)|bob|alice');
    expect(either(people, 'carol')).toBe('bob|alice|carol');
  });
});
