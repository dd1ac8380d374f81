import { describe, expect, it } from 'vitest';
import { recount } from './recount.ts';

const counts = { checks: 52, protocols: 1234, 'more contracts': 831 };

describe('the numbers in a page', () => {
  it('are replaced with the current ones, in figures', () => {
    expect(recount('[54\nprotocols](x), 7,001 more contracts and forty-seven checks', counts)).toBe(
      '[1,234\nprotocols](x), 831 more contracts and 52 checks',
    );
  });

  it('stay if they are small or count something else', () => {
    const text = 'two protocols, 3 checks, 99 contracts, 2.54 protocols, v1-54 protocols, 54 checkers';
    expect(recount(text, counts)).toBe(text);
  });
});
