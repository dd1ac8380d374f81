import { expect, it } from 'vitest';
import { decodeCase, describeProtocol, encode, friend, selectorsOf } from '../rules/protocol-cases.fixture.ts';
import { exactly, native, token } from '../rules/quantity.ts';
import { weth } from './weth.ts';

const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const onBase = '0x4200000000000000000000000000000000000006';
const wrap = (coin: `0x${string}`) => ({
  kind: 'wrap' as const,
  gives: [exactly(native, 5n)],
  gets: [exactly(token(coin), 5n)],
});
const unwrap = { kind: 'unwrap' as const, gives: [exactly(token(wrapped), 5n)], gets: [exactly(native, 5n)] };

describeProtocol(weth, [
  { name: 'wraps', to: wrapped, value: 5n, data: encode('function deposit()'), effects: [wrap(wrapped)] },
  {
    name: 'wraps on Base',
    chainId: 8453,
    to: onBase,
    value: 5n,
    data: encode('function deposit()'),
    effects: [wrap(onBase)],
  },
  { name: 'wraps what it is sent', to: wrapped, value: 5n, data: '0x', effects: [wrap(wrapped)] },
  {
    name: 'wraps for another',
    to: wrapped,
    value: 5n,
    data: encode('function depositTo(address)', [friend]),
    effects: [{ ...wrap(wrapped), to: friend }],
  },
  { name: 'unwraps', to: wrapped, data: encode('function withdraw(uint256)', [5n]), effects: [unwrap] },
  {
    name: 'unwraps for another',
    to: wrapped,
    data: encode('function withdrawTo(address,uint256)', [friend, 5n]),
    effects: [{ ...unwrap, to: friend }],
  },
]);

it('deposit() is read on the wrapped coin of the chain and on no other contract', () => {
  const row = { name: '', effects: [], data: encode('function deposit()') };
  expect(decodeCase([weth], { ...row, to: wrapped })).toMatchObject({ protocol: 'weth', role: 'weth' });
  expect(decodeCase([weth], { ...row, to: wrapped, chainId: 8453 })).toMatchObject({
    protocol: null,
    role: null,
    imitates: ['weth'],
  });
});

it('the selectors do not change', () => {
  expect(selectorsOf(weth)).toEqual([
    '0xd0e30db0 deposit',
    '0xb760faf9 depositTo',
    '0x2e1a7d4d withdraw',
    '0x205c2878 withdrawTo',
  ]);
});
