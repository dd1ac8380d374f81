import { describe, expect, it } from 'vitest';
import { factsOf, number, stranger, usdc, want } from '../align/facts.fixture.ts';
import { type Asset, isUnlimited, type Quantity } from '../effects/effect.ts';
import type { AmountMention } from '../reader/intent.ts';
import { compareAmount, toUnits } from './amount.ts';

const dollar: Asset = { kind: 'token', address: usdc };
const coin: Asset = { kind: 'native' };
const of = (asset: Asset, amount: Quantity['amount'], bound: Quantity['bound'] = 'exact'): Quantity => ({
  asset,
  amount,
  bound,
});
const half: AmountMention = { kind: 'fraction', numerator: 1n, denominator: 2n };
const all: AmountMention = { kind: 'fraction', numerator: 1n, denominator: 1n };
const usd = (dollars: bigint): AmountMention => ({ kind: 'usd', value: { digits: dollars, scale: 0 } });

describe('toUnits', () => {
  it('is exact, and null if the number has more places than the asset', () => {
    expect(toUnits({ digits: 15n, scale: 1 }, 6)).toBe(1_500_000n);
    expect(toUnits({ digits: 1_000_000_001n, scale: 7 }, 6)).toBe(null);
    expect(toUnits({ digits: 1_000_000_000n, scale: 7 }, 6)).toBe(100_000_000n);
    expect(toUnits({ digits: 1n, scale: 1_000_000 }, 6)).toBe(null);
  });
});

describe('compareAmount', () => {
  it.each([
    ['100', 'exact', 100_000_000n, 'same'],
    ['100', 'exact', 100_000_001n, 'different'],
    ['100', 'about', 101_900_000n, 'same'],
    ['100', 'about', 103_000_000n, 'different'],
    ['100', 'min', 100_000_000n, 'same'],
    ['100', 'min', 99_999_999n, 'different'],
    ['100', 'max', 1n, 'same'],
    ['100', 'max', 100_000_001n, 'different'],
  ] as const)('%s %s against %s is %s', (text, bound, amount, is) => {
    expect(compareAmount(factsOf(), want(text, 'USDC', bound), of(dollar, amount))).toMatchObject({ is });
  });

  it('reports the right base units, and a number with too many places', () => {
    expect(compareAmount(factsOf(), want('100', 'USDC'), of(dollar, 5n))).toMatchObject({ right: 100_000_000n });
    expect(compareAmount(factsOf(), want('100.0000001', 'USDC'), of(dollar, 100_000_000n))).toEqual({
      is: 'different',
      right: null,
      why: 'USDC has only 6 decimal places',
    });
  });

  it('accepts base units unchanged', () => {
    expect(compareAmount(factsOf(), want(number('7', 'base'), 'USDC'), of(dollar, 7n))).toMatchObject({ is: 'same' });
    expect(compareAmount(factsOf(), want(number('0.5', 'base'), 'USDC'), of(dollar, 0n))).toMatchObject({
      is: 'different',
    });
  });

  it('ignores an implausible claimed price, except on a test network', () => {
    const claims = { pricesUsd: new Map([['native', 1]]) };
    const compare = (chainId: number, coins: bigint) =>
      compareAmount(factsOf({ claims, chainId }), want(usd(250n), 'ETH'), of(coin, coins * 10n ** 18n)).is;
    expect(compare(1, 250n)).toBe('unknown');
    expect(compare(1, 1n)).toBe('unknown');
    expect(compare(11_155_111, 250n)).toBe('unknown');
    expect(compare(11_155_111, 1n)).toBe('different');
  });

  it('converts dollars by the peg of a stablecoin, and uses a claimed price only to find a difference', () => {
    const facts = factsOf({ claims: { pricesUsd: new Map([['eth', 2500]]) } });
    expect(compareAmount(facts, want(usd(250n), 'ETH'), of(coin, 10n ** 17n))).toMatchObject({
      is: 'unknown',
      why: expect.stringContaining('unverified'),
    });
    expect(compareAmount(facts, want(usd(250n), 'ETH'), of(coin, 10n ** 18n))).toMatchObject({ is: 'different' });
    expect(compareAmount(factsOf(), want(usd(250n), 'ETH'), of(coin, 10n ** 17n))).toMatchObject({ is: 'unknown' });
    expect(compareAmount(factsOf(), want(usd(250n), 'USDC'), of(dollar, 250_000_000n))).toMatchObject({ is: 'same' });
  });

  it('computes a fraction from a claimed balance only to find a difference', () => {
    const facts = factsOf({ claims: { balances: new Map([['usdc', 200_000_000n]]) } });
    expect(compareAmount(facts, want(half, 'USDC'), of(dollar, 100_000_000n))).toMatchObject({ is: 'unknown' });
    expect(compareAmount(facts, want(half, 'USDC'), of(dollar, 200_000_000n))).toMatchObject({ is: 'different' });
    expect(compareAmount(facts, want(all, 'USDC'), of(dollar, 200_000_001n))).toMatchObject({ is: 'different' });
    expect(compareAmount(factsOf(), want(half, 'USDC'), of(dollar, 1n))).toMatchObject({ is: 'unknown' });
    expect(compareAmount(factsOf(), want(all, 'USDC'), of(dollar, 'all'))).toMatchObject({ is: 'same' });
    expect(compareAmount(factsOf(), want('5', 'USDC'), of(dollar, 'all'))).toMatchObject({ is: 'different' });
  });

  it('finds different digits even if the decimals are unknown', () => {
    const odd: Asset = { kind: 'token', address: stranger };
    expect(compareAmount(factsOf(), want('1.5', 'X'), of(odd, 15n * 10n ** 17n))).toMatchObject({ is: 'unknown' });
    expect(compareAmount(factsOf(), want('1.5', 'X'), of(odd, 16n * 10n ** 17n))).toMatchObject({ is: 'different' });
  });

  it('reads the amount of an asset unnamed in the bytes with the decimals of the asset in the words', () => {
    const unnamed: Asset = { kind: 'unnamed', description: 'the asset of a vault' };
    expect(compareAmount(factsOf(), want('5', 'USDC'), of(unnamed, 5_000_000n))).toMatchObject({ is: 'same' });
    expect(compareAmount(factsOf(), want('5', 'USDC'), of(unnamed, 50_000_000n))).toMatchObject({ is: 'different' });
  });

  it('widens a minimum downwards and a maximum upwards', () => {
    expect(
      compareAmount(factsOf(), want('100', 'USDC'), of(dollar, 96_000_000n, 'min'), { leewayBps: 500n }),
    ).toMatchObject({
      is: 'same',
    });
    expect(
      compareAmount(factsOf(), want('100', 'USDC'), of(dollar, 94_000_000n, 'min'), { leewayBps: 500n }),
    ).toMatchObject({
      is: 'different',
    });
    expect(
      compareAmount(factsOf(), want('100', 'USDC'), of(dollar, 104_000_000n, 'max'), { leewayBps: 500n }),
    ).toMatchObject({
      is: 'same',
    });
    expect(
      compareAmount(factsOf(), want('100', 'USDC'), of(dollar, 106_000_000n, 'max'), { leewayBps: 500n }),
    ).toMatchObject({
      is: 'different',
    });
  });
});

describe('isUnlimited', () => {
  it('recognises the largest numbers of the types used for allowances', () => {
    expect([2n ** 256n - 1n, 2n ** 255n, 2n ** 160n - 1n, 2n ** 96n - 1n, 'all' as const].every(isUnlimited)).toBe(
      true,
    );
    expect([10n ** 30n, 2n ** 160n - 2n, null].some(isUnlimited)).toBe(false);
  });
});
