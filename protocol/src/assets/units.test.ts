import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBaseUnits, showUnits, toBaseUnits } from './units.ts';

describe('amounts in units', () => {
  it.each([
    ['500', 6, '500000000'],
    ['0.1', 18, '100000000000000000'],
    ['1,250.50', 2, '125050'],
    [' 7 ', 0, '7'],
    ['0', 18, '0'],
    ['007', 0, '7'],
    ['1.000', 0, '1'],
    [String(2n ** 256n - 1n), 0, String(2n ** 256n - 1n)],
  ])('%j with %i decimals is %s base units', (text, decimals, expected) =>
    expect(toBaseUnits(text, decimals)).toBe(expected),
  );

  it.each([
    ['', 6],
    ['.', 6],
    ['.5', 6],
    ['5.', 6],
    ['-1', 6],
    ['1e6', 6],
    ['0x10', 6],
    ['1,5', 6],
    ['1.500,00', 6],
    ['1,2345', 6],
    ['1 000', 6],
    ['١', 6],
    ['Infinity', 6],
    ['0.0000001', 6],
    [String(2n ** 256n), 0],
  ])('%j with %i decimals is not an amount', (text, decimals) => expect(toBaseUnits(text, decimals)).toBeNull());

  it('survive a round trip', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 36 }), (amount, decimals) => {
        const base = String(amount);
        expect(toBaseUnits(fromBaseUnits(base, decimals), decimals)).toBe(base);
        expect(toBaseUnits(showUnits(base, decimals), decimals)).toBe(base);
      }),
    ));

  it('are formatted with thousands separators', () => expect(showUnits('1234567890123', 6)).toBe('1,234,567.890123'));
});
