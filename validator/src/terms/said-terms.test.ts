import { describe, expect, it } from 'vitest';
import { findHex } from './said-terms.ts';

describe('findHex', () => {
  it('finds bytes in upper and lower case', () => {
    expect(findHex('with the message 0xDEADBEEF, please', '0xdeadbeef')).toEqual([{ start: 17, end: 27 }]);
  });

  it('does not mistake the start of an address for a short message', () => {
    const text = 'Bridge 500 USDC to 0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
    expect(findHex(text, '0xd8da')).toEqual([]);
    expect(findHex(text, '0xd8da6bf26964af9d7eed9e03e53415d37aa96045')).toEqual([{ start: 19, end: 61 }]);
  });
});
