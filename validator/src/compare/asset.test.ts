import { describe, expect, it } from 'vitest';
import { dai, factsOf, stranger, symbol, usdc, weth } from '../align/facts.fixture.ts';
import type { Asset } from '../effects/effect.ts';
import type { AssetMention } from '../reader/intent.ts';
import { acceptsAsset, isSameAsset } from './asset.ts';

const coin: Asset = { kind: 'native' };
const token = (address: typeof usdc): Asset => ({ kind: 'token', address });
const item = (id: bigint | null): Asset => ({ kind: 'nft', address: stranger, id });
const named = (collection: string | null, id: bigint | null): AssetMention => ({ kind: 'nft', collection, id });

describe('acceptsAsset', () => {
  it.each([
    ['USDC', token(usdc), 'yes'],
    ['usdc', token(usdc), 'yes'],
    ['USDC', token(dai), 'no'],
    ['USDC', token(stranger), 'no'],
    ['NOSUCH', token(stranger), 'unknown'],
    ['NOSUCH', token(usdc), 'no'],
    ['ETH', coin, 'yes'],
    ['ETH', token(weth), 'no'],
    ['WETH', token(weth), 'yes'],
    ['WETH', coin, 'no'],
    ['USDC', coin, 'no'],
    ['ETH', { kind: 'unnamed', description: 'what a pool pays' }, 'unknown'],
  ] as [string, Asset, string][])('%s for %o is %s', (name, asset, answer) => {
    expect(acceptsAsset(factsOf(), symbol(name), asset)).toBe(answer);
  });

  it('treats the coin and its wrapped form as one only as far as allowed', () => {
    expect(acceptsAsset(factsOf(), symbol('ETH'), token(weth), 'coin')).toBe('yes');
    expect(acceptsAsset(factsOf(), symbol('ETH'), token(weth), 'both')).toBe('yes');
    expect(acceptsAsset(factsOf(), symbol('WETH'), coin, 'coin')).toBe('no');
    expect(acceptsAsset(factsOf(), symbol('WETH'), coin, 'both')).toBe('yes');
    expect(acceptsAsset(factsOf(), symbol('USDC'), token(weth), 'both')).toBe('no');
  });

  it("knows the names of each chain's coin, including old ones", () => {
    expect(acceptsAsset(factsOf({ chainId: 137 }), symbol('POL'), coin)).toBe('yes');
    expect(acceptsAsset(factsOf({ chainId: 137 }), symbol('MATIC'), coin)).toBe('yes');
    expect(acceptsAsset(factsOf({ chainId: 137 }), symbol('ETH'), coin)).toBe('no');
    expect(acceptsAsset(factsOf({ chainId: null }), symbol('ETH'), coin)).toBe('yes');
    expect(acceptsAsset(factsOf({ chainId: null }), symbol('ETH'), token(weth), 'coin')).toBe('yes');
  });

  it('compares addresses, and knows the addresses that stand for the coin', () => {
    expect(acceptsAsset(factsOf(), { kind: 'address', address: usdc }, token(usdc))).toBe('yes');
    expect(acceptsAsset(factsOf(), { kind: 'address', address: usdc }, token(dai))).toBe('no');
    expect(acceptsAsset(factsOf(), { kind: 'address', address: `0x${'e'.repeat(40)}` }, coin)).toBe('yes');
    expect(acceptsAsset(factsOf(), { kind: 'address', address: usdc }, coin)).toBe('no');
  });

  it('compares items by collection and id', () => {
    expect(acceptsAsset(factsOf(), named(stranger, 7n), item(7n))).toBe('yes');
    expect(acceptsAsset(factsOf(), named(stranger, 7n), item(8n))).toBe('no');
    expect(acceptsAsset(factsOf(), named(stranger, 7n), item(null))).toBe('no');
    expect(acceptsAsset(factsOf(), named(usdc, 7n), item(7n))).toBe('no');
    expect(acceptsAsset(factsOf(), named(null, 7n), item(7n))).toBe('unknown');
    expect(acceptsAsset(factsOf(), named('Apes', 7n), item(7n))).toBe('unknown');
    expect(acceptsAsset(factsOf(), named(stranger, 7n), token(stranger))).toBe('no');
  });
});

describe('isSameAsset', () => {
  it('treats an item as part of its collection, and an unnamed asset as equal to none', () => {
    expect(isSameAsset(item(null), item(3n))).toBe(true);
    expect(isSameAsset(item(2n), item(3n))).toBe(false);
    expect(isSameAsset(coin, coin)).toBe(true);
    expect(isSameAsset(coin, token(weth))).toBe(false);
    const unnamed: Asset = { kind: 'unnamed', description: 'x' };
    expect(isSameAsset(unnamed, unnamed)).toBe(false);
  });
});
