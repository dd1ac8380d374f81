import { describe, expect, it } from 'vitest';
import type { Effect, Term } from '../effect.ts';
import { hideTerms } from './hide-terms.ts';

const bound = (...terms: readonly Term[]): Effect => ({
  kind: 'vote',
  call: '0',
  protocol: null,
  gives: [],
  gets: [],
  from: null,
  to: null,
  terms,
});
const proposal = (value: bigint): Term => ({ what: 'proposal', is: 'number', value });

describe('hideTerms', () => {
  it('blanks out every term in place, with its noun and what joins it to the next', () => {
    const text = 'Vote for proposals 7 and 8, not 9';
    expect(hideTerms(text, [bound(proposal(8n)), bound(proposal(7n)), bound(proposal(7n))])).toBe(
      `Vote for ${' '.repeat(17)}, not 9`,
    );
  });

  it('blanks out an amount that a term states', () => {
    const least: Term = { what: 'least', is: 'text', value: '2.5' };
    expect(hideTerms('Swap 1 ETH for at least 2.5 LP', [bound(least)])).toBe(`Swap 1 ETH${' '.repeat(17)} LP`);
    expect(hideTerms('Swap 1 ETH for at least 2x5 LP', [bound(least)])).toBe('Swap 1 ETH for at least 2x5 LP');
  });

  it.each(['1(', '1*.*', '1*(\\w+\\s?)+!', '1|\\s'])('takes the text %s for no pattern', (value) => {
    const text = `Vote for 1 for proposal ${'a'.repeat(40)}`;
    expect(hideTerms(text, [bound({ what: 'reason', is: 'text', value })])).toBe(text);
  });
});
