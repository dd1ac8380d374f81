import { describe, expect, it } from 'vitest';
import { isCounterpart } from './counterparts.ts';

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const bridgedOnOptimism = '0x7f5c764cbc14f9669b88837ca1490cca17c31607';
const nativeOnOptimism = '0x0b2c639c533813f4aa9d7837caf62653d097ff85';
const bridgedOnBase = '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca';

describe('isCounterpart', () => {
  it("finds the standard bridge's version of a token, from either side", () => {
    expect(isCounterpart(1, usdc, 10, bridgedOnOptimism)).toBe(true);
    expect(isCounterpart(10, bridgedOnOptimism, 1, usdc)).toBe(true);
    expect(isCounterpart(1, usdc, 8453, bridgedOnBase)).toBe(true);
  });

  it('excludes a native version of the same asset, and the counterpart on another rollup', () => {
    expect(isCounterpart(1, usdc, 10, nativeOnOptimism)).toBe(false);
    expect(isCounterpart(1, usdc, 8453, bridgedOnOptimism)).toBe(false);
    expect(isCounterpart(11155111, usdc, 10, bridgedOnOptimism)).toBe(false);
  });

  it('excludes tokens with a bridge of their own', () => {
    const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
    expect(isCounterpart(1, dai, 10, '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1')).toBe(false);
    expect(isCounterpart(1, dai, 8453, '0x50c5725949a6f0c72e6c4a641f24049a917db0cb')).toBe(true);
  });
});
