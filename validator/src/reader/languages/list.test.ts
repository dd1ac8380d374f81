import { describe, expect, it } from 'vitest';
import { either, list } from './list.ts';

describe('a list with one entry on each line', () => {
  it('is its lines joined by bars, without comments and indentation', () => {
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

  it('keeps backslashes, and opens no group at an escaped bracket', () => {
    expect(list`
      \p{L}+\s
      \((?:a|b)\)
      say \(
      so
    `).toBe(String.raw`\p{L}+\s|\((?:a|b)\)|say \(|so`);
  });

  it('includes other lists', () => {
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
