import { describe, expect, it } from 'vitest';
import type { Effect, Term } from '../effects/effect.ts';
import { Wording } from '../reader/modality/denials.ts';
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
/** 2026-01-01 */
const NOW = 1_767_225_600;
const proposal = (value: bigint): Term => ({ what: 'proposal', is: 'number', value });

describe('hideTerms', () => {
  it('blanks out every term in place, with its noun and the words that join it to the next', () => {
    const text = 'Vote for proposals 7 and 8, not 9';
    expect(hideTerms(new Wording(text), [bound(proposal(8n)), bound(proposal(7n)), bound(proposal(7n))], NOW)).toBe(
      `Vote for ${' '.repeat(17)}, not 9`,
    );
  });

  it('blanks out an amount that a term states', () => {
    const least: Term = { what: 'least', is: 'text', value: '2.5' };
    expect(hideTerms(new Wording('Swap 1 ETH for at least 2.5 LP'), [bound(least)], NOW)).toBe(
      `Swap 1 ETH${' '.repeat(17)} LP`,
    );
    expect(hideTerms(new Wording('Swap 1 ETH for at least 2x5 LP'), [bound(least)], NOW)).toBe(
      'Swap 1 ETH for at least 2x5 LP',
    );
  });

  const lockEnd: Term = { what: 'lock end', is: 'time', unix: 1_798_761_600n };

  it('blanks out the date until which something is locked', () => {
    expect(hideTerms(new Wording('Lock 100 CRV until 1 January 2027'), [bound(lockEnd)], NOW)).toBe(
      `Lock 100 CRV ${' '.repeat(20)}`,
    );
  });

  it.each([
    'Lock 100 CRV until 1 January 2028',
    'Lock 100 CRV on 1 January 2027',
    'Lock 100 CRV, but not until 1 January 2027',
    'Wait until 1 January 2027, then lock 100 CRV',
    'From now until 1 January 2027 I want nothing locked',
  ])('leaves another date, and a date for the action: %s', (text) => {
    expect(hideTerms(new Wording(text), [bound(lockEnd)], NOW)).toBe(text);
  });

  it.each(['1(', '1*.*', '1*(\\w+\\s?)+!', '1|\\s'])('does not treat the text %s as a pattern', (value) => {
    const text = `Vote for 1 for proposal ${'a'.repeat(40)}`;
    expect(hideTerms(new Wording(text), [bound({ what: 'reason', is: 'text', value })], NOW)).toBe(text);
  });
});
