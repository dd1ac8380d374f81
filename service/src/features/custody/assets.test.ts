import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssets, toAssetUnits } from './assets.ts';

describe('toAssetUnits', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [10n ** 18n, 18, '1'],
    [10n ** 18n + 1n, 18, '1.000000000000000001'],
    [1_500_000_000_000_000_000n, 18, '1.5'],
    [2n ** 256n - 1n, 18, '115792089237316195423570985008687907853269984665640564039457.584007913129639935'],
    [123n, 0, '123'],
    [100n, 0, '100'],
    [123n, 2, '1.23'],
  ])('writes %s of %s decimals as %s', (baseUnits, decimals, text) => {
    expect(toAssetUnits(baseUnits, decimals)).toBe(text);
  });

  it('is exact: its output equals its input', proves('custody.provider.amount'), () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 36 }), (value, decimals) => {
        const text = toAssetUnits(value, decimals);
        expect(text).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        const [whole = '', fraction = ''] = text.split('.');
        expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(value);
      }),
    );
  });
});

describe('createAssets', () => {
  it("knows the provider's chains, and adds or replaces the operator's", () => {
    const own = new Map([
      [137, { assetId: 'POL_POLYGON', decimals: 18 }],
      [999, { assetId: 'OWN', decimals: 6 }],
    ]);
    const assets = createAssets(own);
    expect(assets.get(1)).toEqual({ assetId: 'ETH', decimals: 18 });
    expect(assets.get(11_155_111)).toEqual({ assetId: 'ETH_TEST5', decimals: 18 });
    expect(assets.get(137)).toEqual({ assetId: 'POL_POLYGON', decimals: 18 });
    expect(assets.get(999)).toEqual({ assetId: 'OWN', decimals: 6 });
    expect(createAssets(new Map()).get(137)).toEqual({ assetId: 'MATIC_POLYGON', decimals: 18 });
  });
});
