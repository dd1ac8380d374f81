import { describe, expect, it } from 'vitest';
import { faultOfAsset, faultOfSearch, readFilters, toQuery } from './filters.ts';

describe('filters in the URL of the page', () => {
  it('become the query of the list', () => {
    const filters = readFilters({ status: 'checking', decision: 'not-sure', chain: '8453', q: 'rent', cursor: 'x' });
    expect(toQuery(filters)).toEqual({
      waitingFor: 'sealing,arbiter',
      decision: 'UNDECIDED',
      agent: undefined,
      chainId: 8453,
      asset: undefined,
      q: 'rent',
    });
    expect(filters.cursor).toBe('x');
  });

  it('are ignored if invalid', () => {
    const filters = readFilters({ status: 'toString', decision: 'maybe', chain: '-1', agent: '', q: ['a'] });
    expect(Object.values(filters).filter(Boolean)).toEqual([]);
  });

  it('report missing parts before the service is asked', () => {
    expect(faultOfSearch('0x1234567')).toBe('Type at least 8 digits of a hash');
    expect(faultOfSearch('…')).toBe('Type a letter or a digit');
    expect(['', '0x12345678', 'rent for May', '家賃'].map(faultOfSearch)).toEqual([null, null, null, null]);
    expect(['', 'native', `0x${'11'.repeat(20)}`].map(faultOfAsset)).toEqual([null, null, null]);
    expect(faultOfAsset('USDC')).toBe('Not an address yet');
  });
});
