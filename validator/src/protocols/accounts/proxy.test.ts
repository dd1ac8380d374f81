import { expect, it } from 'vitest';
import type { Term } from '../../effects/effect.ts';
import { describeProtocol, encode, friend, selectorsOf } from '../rules/protocol-cases.fixture.ts';
import { proxy } from './proxy.ts';

const contract = '0x4444444444444444444444444444444444444444';
const target = '0x5555555555555555555555555555555555555555';
const code = '0x6666666666666666666666666666666666666666';
const named = (value: `0x${string}`): Term => ({ what: 'contract', is: 'hex', value });
const upgrade = (what: `0x${string}`) => ({
  kind: 'upgrade' as const,
  to: code as `0x${string}`,
  terms: [named(what)],
  detail: `new code for ${what}`,
});
const run = (from: `0x${string}`) => ({
  kind: 'unknown' as const,
  call: '0.0',
  protocol: null,
  from,
  to: code as `0x${string}`,
  detail: 'calls the unknown function 0x12345678',
});

describeProtocol(proxy, [
  { name: 'upgrades', to: contract, data: encode('function upgradeTo(address)', [code]), effects: [upgrade(contract)] },
  {
    name: 'upgrades and runs the new code',
    to: contract,
    data: encode('function upgradeToAndCall(address,bytes)', [code, '0x12345678']),
    effects: [upgrade(contract), run(contract)],
  },
  {
    name: 'upgrades and runs nothing',
    to: contract,
    data: encode('function upgradeToAndCall(address,bytes)', [code, '0x']),
    effects: [upgrade(contract)],
  },
  {
    name: 'upgrades through its administrator',
    to: contract,
    data: encode('function upgrade(address,address)', [target, code]),
    effects: [upgrade(target)],
  },
  {
    name: 'upgrades through its administrator and runs the new code',
    to: contract,
    data: encode('function upgradeAndCall(address,address,bytes)', [target, code, '0x12345678']),
    effects: [upgrade(target), run(target)],
  },
  {
    name: 'changes who may upgrade',
    to: contract,
    data: encode('function changeAdmin(address)', [friend]),
    effects: [
      {
        kind: 'own',
        right: 'admin',
        to: friend,
        terms: [named(contract)],
        detail: 'may change the code of the proxy',
      },
    ],
  },
  {
    name: 'changes who may upgrade another proxy',
    to: contract,
    data: encode('function changeProxyAdmin(address,address)', [target, friend]),
    effects: [
      { kind: 'own', right: 'admin', to: friend, terms: [named(target)], detail: `may change the code of ${target}` },
    ],
  },
  {
    name: 'replaces functions of a diamond',
    to: contract,
    data: encode('function diamondCut((address,uint8,bytes4[])[],address,bytes)', [
      [[code, 1, ['0x12345678']]],
      code,
      '0x12345678',
    ]),
    effects: [
      {
        ...upgrade(contract),
        terms: [named(contract), { what: 'function', is: 'hex', value: '0x12345678' }],
        detail: `replaces the functions 0x12345678 of ${contract}`,
      },
      run(contract),
    ],
  },
]);

it('the selectors do not change', () => {
  expect(selectorsOf(proxy)).toEqual([
    '0x3659cfe6 upgradeTo',
    '0x4f1ef286 upgradeToAndCall',
    '0x99a88ec4 upgrade',
    '0x9623609d upgradeAndCall',
    '0x8f283970 changeAdmin',
    '0x7eff275e changeProxyAdmin',
    '0x1f931c1c diamondCut',
  ]);
});
