import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { decodeOrder, typesOf } from '../../decode/decode-request.fixture.ts';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, token } from '../rules/quantity.ts';
import { eip2612 } from './eip2612.ts';

const coin = '0x6b175474e89094c44da98b954eedeac495271d0f';
const owner: Address = '0x4444444444444444444444444444444444444444';
const word = `0x${'7'.repeat(64)}`;
const unlimited = 2n ** 256n - 1n;
const dai = 'function permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)';
const permit = {
  kind: 'permit' as const,
  gives: [atMost(token(coin), 5n)],
  from: owner,
  spender: friend,
  deadline: 9n,
};

describeProtocol(eip2612, [
  {
    name: 'sends a permit',
    to: coin,
    data: encode('function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', [
      owner,
      friend,
      5n,
      9n,
      27,
      word,
      word,
    ]),
    effects: [permit],
  },
  {
    name: 'sends a permit with the signature of a contract',
    to: coin,
    data: encode('function permit(address,address,uint256,uint256,bytes)', [owner, friend, 5n, 9n, '0x12']),
    effects: [permit],
  },
  {
    name: 'sends a permit of DAI, which is for all of it',
    to: coin,
    data: encode(dai, [owner, friend, 0n, 9n, true, 27, word, word]),
    effects: [{ ...permit, gives: [atMost(token(coin), unlimited)] }],
  },
  {
    name: 'sends a permit of DAI that never expires',
    to: coin,
    data: encode(dai, [owner, friend, 0n, 0n, true, 27, word, word]),
    effects: [{ ...permit, gives: [atMost(token(coin), unlimited)], deadline: unlimited }],
  },
  {
    name: 'takes a permit of DAI back',
    to: coin,
    data: encode(dai, [owner, friend, 0n, 9n, false, 27, word, word]),
    effects: [{ ...permit, gives: [atMost(token(coin), 0n)] }],
  },
]);

describe('a signed permit', () => {
  const domain = { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: coin };
  const signed = { ...permit, call: 'order', protocol: 'eip2612', gets: [], from: sender, to: null };

  it('is for an amount', () => {
    const { effects, faults } = decodeOrder({
      domain,
      types: typesOf({ Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline' }),
      primaryType: 'Permit',
      message: { owner: sender, spender: friend, value: 5, nonce: 0, deadline: 9 },
    });
    expect({ effects, faults }).toEqual({ effects: [signed], faults: [] });
  });

  it('has the domain of its token if that is known', () => {
    const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
    const faultsOf = (name: string) =>
      decodeOrder({
        domain: { name, version: '2', chainId: 1, verifyingContract: usdc },
        types: typesOf({ Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline' }),
        primaryType: 'Permit',
        message: { owner: sender, spender: friend, value: 5, nonce: 0, deadline: 9 },
      }).faults;
    expect(faultsOf('USD Coin')).toEqual([]);
    expect(faultsOf('Evil Coin')).toHaveLength(1);
  });

  it('of DAI is unlimited', () => {
    const { effects, faults } = decodeOrder({
      domain,
      types: typesOf({ Permit: 'address holder, address spender, uint256 nonce, uint256 expiry, bool allowed' }),
      primaryType: 'Permit',
      message: { holder: sender, spender: friend, nonce: 0, expiry: 0, allowed: true },
    });
    const all = { ...signed, gives: [atMost(token(coin), unlimited)], deadline: unlimited };
    expect({ effects, faults }).toEqual({ effects: [all], faults: [] });
  });
});

it('the selectors do not change', () => {
  expect(selectorsOf(eip2612)).toEqual(['0xd505accf permit', '0x9fd5a6cf permit', '0x8fcbaf0c permit']);
});
