import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { allOf, atMost, exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { erc7540 } from './erc7540.ts';

const vault = '0x3333333333333333333333333333333333333333';
const asset = { ...unnamed(`the asset of the vault ${vault}`), vault } as const;

describeProtocol(erc7540, [
  {
    name: 'asks for shares that another account is to control, with the assets of the owner',
    to: vault,
    data: encode('function requestDeposit(uint256,address,address)', [5n, friend, sender]),
    effects: [{ kind: 'supply', gives: [exactly(asset, 5n)], gets: [someOf(token(vault))], from: sender, to: friend }],
  },
  {
    name: 'asks for assets that another account is to control, with the shares of the owner',
    to: vault,
    data: encode('function requestRedeem(uint256,address,address)', [5n, friend, sender]),
    effects: [
      { kind: 'withdraw', gives: [exactly(token(vault), 5n)], gets: [someOf(asset)], from: sender, to: friend },
    ],
  },
  {
    name: 'claims shares by the assets of a request',
    to: vault,
    data: encode('function deposit(uint256,address,address)', [5n, friend, sender]),
    effects: [{ kind: 'claim', gives: [exactly(asset, 5n)], gets: [someOf(token(vault))], from: sender, to: friend }],
  },
  {
    name: 'claims shares by their number',
    to: vault,
    data: encode('function mint(uint256,address,address)', [5n, friend, sender]),
    effects: [{ kind: 'claim', gives: [someOf(asset)], gets: [exactly(token(vault), 5n)], from: sender, to: friend }],
  },
  {
    name: 'gives an operator everything',
    to: vault,
    data: encode('function setOperator(address,bool)', [friend, true]),
    effects: [{ kind: 'operator', gives: [{ ...allOf(token(vault)), bound: 'max' }], spender: friend }],
  },
  {
    name: 'takes the right of an operator back',
    to: vault,
    data: encode('function setOperator(address,bool)', [friend, false]),
    effects: [{ kind: 'operator', gives: [atMost(token(vault), 0n)], spender: friend }],
  },
]);

it('knows the functions of the standard', () => {
  expect(selectorsOf(erc7540)).toMatchInlineSnapshot(`
    [
      "0x85b77f45 requestDeposit",
      "0x7d41c86e requestRedeem",
      "0x2e2d2984 deposit",
      "0xda39b3e7 mint",
      "0x558a7297 setOperator",
    ]
  `);
});
