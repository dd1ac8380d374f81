import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { chains } from './chains.ts';
import { readListedTokens } from './listed-tokens.ts';
import { createTokenBook, type ListedToken } from './token-book.ts';

const address = (digit: string): Address => `0x${digit.repeat(40)}`;
const token = (over: Partial<ListedToken>): ListedToken => ({
  chainId: 1,
  address: address('1'),
  symbol: 'ABC',
  name: 'Abc',
  decimals: 18,
  ...over,
});

describe('createTokenBook', () => {
  it('finds by address and by symbol, ignoring case', () => {
    const book = createTokenBook([token({})]);
    expect(book.at(1, address('1'))?.symbol).toBe('ABC');
    expect(book.at(10, address('1'))).toBeNull();
    expect(book.at(1, address('2'))).toBeNull();
    expect(book.named(1, 'aBc')).toHaveLength(1);
    expect(book.named(10, 'ABC')).toEqual([]);
    expect(book.named(null, 'abc')).toHaveLength(1);
    expect(book.size).toBe(1);
  });

  it('without a chain, finds a token only if all chains agree', () => {
    const same = createTokenBook([token({}), token({ chainId: 10 })]);
    expect(same.at(null, address('1'))?.symbol).toBe('ABC');
    const otherDecimals = createTokenBook([token({}), token({ chainId: 10, decimals: 6 })]);
    expect(otherDecimals.at(null, address('1'))).toBeNull();
    const otherSymbol = createTokenBook([token({}), token({ chainId: 10, symbol: 'ABD' })]);
    expect(otherSymbol.at(null, address('1'))).toBeNull();
  });

  it('finds a token by the symbols given for it and by no other', () => {
    const book = createTokenBook([token({ meantBy: ['XYZ', 'ABC.e'] }), token({ address: address('2'), meantBy: [] })]);
    expect(book.named(1, 'xyz')).toHaveLength(1);
    expect(book.named(1, 'abc')).toEqual([]);
    expect(book.isSymbol('abc')).toBe(false);
    expect(book.at(1, address('2'))?.symbol).toBe('ABC');
  });

  it('replaces an earlier token at the same address by a later one', () => {
    const book = createTokenBook([
      token({}),
      token({ symbol: 'NEW', address: address('1').toUpperCase().replace('X', 'x') as Address }),
    ]);
    expect(book.at(1, address('1'))?.symbol).toBe('NEW');
    expect(book.named(1, 'ABC')).toEqual([]);
    expect(book.size).toBe(1);
  });

  it('knows the symbols of native coins', () => {
    const book = createTokenBook([]);
    for (const symbol of ['ETH', 'eth', 'POL', 'MATIC', 'xDai', 'BNB', 'AVAX'])
      expect(book.isSymbol(symbol)).toBe(true);
    expect(book.isSymbol('BTC')).toBe(false);
    expect(book.named(1, 'ETH')).toEqual([]);
  });
});

describe('the listed tokens', () => {
  const { tokens } = readListedTokens();
  const book = createTokenBook(tokens);
  const means = (chainId: number, symbol: string) => book.named(chainId, symbol).map((each) => each.address);

  it.each([
    [1, 'USDC', ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48']],
    [1, 'USDT', ['0xdac17f958d2ee523a2206206994597c13d831ec7']],
    [1, 'WETH', ['0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2']],
    [1, 'stETH', ['0xae7ab96520de3a18e5e111b5eaab095312d7fe84']],
    [1, 'steth', ['0xae7ab96520de3a18e5e111b5eaab095312d7fe84']],
    [1, 'MATIC', ['0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0']],
    [1, 'POL', ['0x455e53cbb86018ac2b8092fdcd39d8444affc3f6']],
    [1, 'KNC', ['0xdefa4e8a7bcba345f687a2f1456f5edd9ce97202']],
    [1, 'ETH', []],
    [1, 'BTC', []],
    [1, 'USDC.e', []],
    [1, 'for', []],
    [56, 'ONE', []],
    [10, 'USDC', ['0x0b2c639c533813f4aa9d7837caf62653d097ff85']],
    [10, 'USDC.e', ['0x7f5c764cbc14f9669b88837ca1490cca17c31607']],
    [10, 'USDT', ['0x94b008aa00579c1307b0ef2c499ad98a8ce58e58']],
    [10, 'USD₮0', ['0x01bff41798a0bcf287b996046ca68b395dbc1071']],
    [42161, 'USDC', ['0xaf88d065e77c8cc2239327c5edb3a432268e5831']],
    [42161, 'usdc.E', ['0xff970a61a04b1ca14834a43f5de4533ebddb5cc8']],
    [42161, 'USDT', ['0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9']],
    [42161, 'USDT0', ['0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9']],
    [137, 'USDC', ['0x3c499c542cef5e3811e1192ce70d8cc03d5c3359']],
    [137, 'USDC.e', ['0x2791bca1f2de4661ed88a30c99a7a9449aa84174']],
    [137, 'WMATIC', ['0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270']],
    [137, 'WPOL', ['0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270']],
    [137, 'POL', []],
    [137, 'MATIC', []],
    [137, 'ETH', ['0x7ceb23fd6bc0add59e62ac25578270cff1b9f619']],
    [8453, 'USDC', ['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913']],
    [8453, 'USDbC', ['0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca']],
    [8453, 'aUSDC', ['0x4e65fe4dba92790696d040ac24aa414708f5c0ab']],
    [56, 'ETH', ['0x2170ed0880ac9a755fd29b2688956bd959f933f8']],
    [43114, 'WETH', ['0x49d5c2bdffac6ce2bfdb6640f4f80f226bc10bab']],
    [11155111, 'LINK', ['0x779877a7b0d9e8603169ddbd7836e478b4624789', '0xf8fb3713d459d7c1018bd0a49d19b4c44290ebe5']],
    [11155111, 'USDC', ['0x1c7d4b196cb0c7b01d743fbc6116a902379c7238', '0x94a9d9ac8a22534e3faca9f4e7f2e2cf85d5e4c8']],
    [11155111, 'EURC', ['0x08210f9170f89ab7658f0b5e3ff39b0e03c594d4']],
    [11155111, 'UNI', ['0x1f9840a85d5af5bf1d1762f925bdaddc4201f984']],
    [84532, 'USDC', ['0x036cbd53842c5426634e7929541ec2318f3dcf7e', '0xba50cd2a20f6da35d788639e581bca8d0b5d4d5f']],
  ] as const)('on chain %s, %s means %j', (chainId, symbol, expected) => {
    expect(means(chainId, symbol)).toEqual(expected);
  });

  it('finds by address the tokens that no symbol means', () => {
    expect(book.at(137, '0x0000000000000000000000000000000000001010')?.symbol).toBe('POL');
  });

  it('mean one token each, except on test networks', () => {
    const isTestnet = new Map(chains.map((chain) => [chain.id, chain.isTestnet]));
    const many = tokens
      .filter((each) => !isTestnet.get(each.chainId))
      .flatMap((each) => each.meantBy ?? [each.symbol])
      .filter((symbol) => chains.some(({ id, isTestnet: test }) => !test && means(id, symbol).length > 1));
    expect(many).toEqual([]);
  });

  it('mean tokens of the same decimals if there are several', () => {
    for (const { id } of chains) {
      for (const each of tokens.filter(({ chainId }) => chainId === id)) {
        const decimals = book.named(id, each.symbol).map((other) => other.decimals);
        expect(new Set(decimals).size).toBeLessThan(2);
      }
    }
  });

  it('have plain symbols and names, sensible decimals, and the wrapped coin of every chain', () => {
    for (const { symbol, name, decimals } of tokens) {
      expect(symbol).toMatch(/^[\x21-\x7e]{1,24}$/);
      expect(name).toMatch(/^[\x20-\x7e]{1,60}$/);
      expect(decimals).toBeGreaterThanOrEqual(0);
      expect(decimals).toBeLessThanOrEqual(36);
    }
    for (const { id, wrappedNative, nativeSymbol } of chains) {
      expect(means(id, `W${nativeSymbol}`)).toContain(wrappedNative);
    }
  });
});
