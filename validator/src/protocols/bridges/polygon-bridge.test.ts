import { numberToHex } from 'viem';
import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { polygonBridge } from './polygon-bridge.ts';

const manager = '0xa0c68c638235ee32657e8f720a23cec1bfc77c77';
const depositManager = '0x401f6c983ea34274ec46f84d70b31c151321188b';
const migration = '0x29e7df7b6a1b2b07b731457f499e1696c60e2c4e';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const matic = '0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0';
const pol = '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6';

describeProtocol(polygonBridge, [
  {
    name: 'bridges coins for another account',
    to: manager,
    value: 5n,
    data: encode('function depositEtherFor(address)', [friend]),
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: friend, destinationChainId: 137n }],
  },
  {
    name: 'bridges a token',
    to: manager,
    data: encode('function depositFor(address,address,bytes)', [sender, usdc, numberToHex(5n, { size: 32 })]),
    effects: [{ kind: 'bridge', gives: [exactly(token(usdc), 5n)], to: sender, destinationChainId: 137n }],
  },
  {
    name: 'does not guess an amount in data of another shape',
    to: manager,
    data: encode('function depositFor(address,address,bytes)', [sender, usdc, '0x1234']),
    effects: [{ kind: 'bridge', gives: [someOf(token(usdc))], to: sender, destinationChainId: 137n }],
  },
  {
    name: 'claims what was burnt on the other side',
    to: manager,
    data: encode('function exit(bytes)', ['0x1234']),
    effects: [
      {
        kind: 'claim',
        gets: [someOf(unnamed('what was burnt on Polygon'))],
        beneficiaryUnknown: true,
        terms: [{ what: 'proof of the burn', is: 'hex', value: '0x1234' }],
        detail: 'goes to whoever burnt it',
      },
    ],
  },
  {
    name: 'bridges POL for another account',
    to: depositManager,
    data: encode('function depositERC20ForUser(address,address,uint256)', [pol, friend, 5n]),
    effects: [{ kind: 'bridge', gives: [exactly(token(pol), 5n)], to: friend, destinationChainId: 137n }],
  },
  {
    name: 'changes MATIC for POL',
    to: migration,
    data: encode('function migrate(uint256)', [5n]),
    effects: [{ kind: 'swap', gives: [exactly(token(matic), 5n)], gets: [exactly(token(pol), 5n)] }],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(polygonBridge)).toMatchInlineSnapshot(`
    [
      "0x4faa8a26 depositEtherFor",
      "0xe3dec8fb depositFor",
      "0x3805550f exit",
      "0x97feb926 depositERC20",
      "0x8b9e4f93 depositERC20ForUser",
      "0x98ea5fca depositEther",
      "0x454b0608 migrate",
      "0xefeff0c1 unmigrate",
      "0x899d2590 unmigrateTo",
    ]
  `);
});
