import { describe, expect, it } from 'vitest';
import { chainById, chains, isNativeSymbol } from './chains.ts';

describe('chains', () => {
  it('have words in lower case that name no other chain, including their own name', () => {
    const words = chains.flatMap((chain) => chain.words);
    expect(new Set(words).size).toBe(words.length);
    for (const { name, words: own } of chains) expect(own).toContain(name.toLowerCase());
    for (const word of words) expect(word).toBe(word.toLowerCase());
  });

  it('are found by their id, and only the known ones', () => {
    for (const chain of chains) expect(chainById(chain.id)).toBe(chain);
    expect(chainById(2)).toBeNull();
  });

  it('have the wrapped coin in lower case', () => {
    for (const { wrappedNative } of chains) expect(wrappedNative).toMatch(/^0x[0-9a-f]{40}$/);
  });
});

describe('isNativeSymbol', () => {
  it.each([
    [1, 'ETH', true],
    [1, 'eth', true],
    [137, 'POL', true],
    [137, 'matic', true],
    [1, 'MATIC', false],
    [137, 'ETH', false],
    [56, 'ETH', false],
    [100, 'XDAI', true],
    [1, 'WETH', false],
    [null, 'AVAX', true],
    [null, 'BTC', false],
    [999_999, 'ETH', false],
  ])('on chain %s, %s: %s', (chainId, symbol, expected) => {
    expect(isNativeSymbol(chainId, symbol)).toBe(expected);
  });
});
