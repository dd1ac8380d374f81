import { describe, expect, it } from 'vitest';
import { testVocabulary } from '../intent.fixture.ts';
import { findPhrase } from '../languages/phrase-book.ts';

const meaningOf = (...words: readonly string[]) =>
  findPhrase(
    testVocabulary.names,
    words.map((key) => ({ key })),
    0,
  )?.value;

describe('createVocabulary', () => {
  it('knows symbols in any case, and spells them as the lists do', () => {
    expect(testVocabulary.symbolOf('usdc')).toBe('USDC');
    expect(testVocabulary.symbolOf('WSTETH')).toBe('wstETH');
    expect(testVocabulary.symbolOf('eth')).toBe('ETH');
    expect(testVocabulary.symbolOf('notatokenatall')).toBeNull();
  });

  it('knows the token at an address', () => {
    expect(testVocabulary.symbolAt('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')).toBe('USDC');
    expect(testVocabulary.symbolAt('0x0000000000000000000000000000000000000001')).toBeNull();
  });

  it('knows chains, protocols and families by their words, and names that the checks do not support', () => {
    expect(meaningOf('arbitrum', 'one')).toEqual({ is: 'chain', chainId: 42_161 });
    expect(meaningOf('linea')).toEqual({ is: 'chain', chainId: 59_144 });
    expect(meaningOf('uniswap')).toEqual({ is: 'protocol', slug: 'uniswap' });
    expect(meaningOf('uniswap', 'v3')).toEqual({ is: 'protocol', slug: 'uniswap-v3' });
    expect(meaningOf('kyberswap')).toEqual({ is: 'protocol', slug: 'kyberswap' });
  });

  it('does not take a standard for a protocol', () => {
    expect(meaningOf('erc20')).toBeUndefined();
    expect(meaningOf('proxy')).toBeUndefined();
  });
});
