import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skeleton } from './confusables.ts';

describe('skeleton', () => {
  it.each([
    ['UЅDС', 'USDC'],
    ['USDС', 'USDC'],
    ['UЅDT', 'USDT'],
    ['WЕТН', 'WETH'],
    ['usdт', 'usdt'],
    ['usdϲ', 'usdc'],
    ['LІNK', 'LINK'],
    ['ΡΕΡΕ', 'PEPE'],
    ['ꓴꓢꓓꓚ', 'USDC'],
    ['ＵＳＤＣ', 'USDC'],
    ['𝐔𝐒𝐃𝐂', 'USDC'],
    ['𝚄𝚂𝙳𝙲', 'USDC'],
    ['ⓊⓈⒹⒸ', 'USDC'],
    ['U\u200bS\u2060DC', 'USDC'],
    ['USDĆ', 'USDC'],
    ['USD₮0', 'USDT0'],
    ['USDC․e', 'USDC.e'],
    ['раypal', 'paypal'],
  ])('reads %s as %s', (text, expected) => {
    expect(skeleton(text)).toBe(expected);
  });

  it('does not change plain text, or letters that look like no Latin one', () => {
    expect(skeleton('Swap 1,000 USDC for l1nk!')).toBe('Swap 1,000 USDC for l1nk!');
    expect(skeleton('转账')).toBe('转账');
  });

  it('does not change its own output', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = skeleton(text);
        expect(skeleton(once)).toBe(once);
      }),
    );
  });

  it('does not change ASCII', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => skeleton(text) === text));
  });
});
