import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf } from '../rules/protocol-cases.fixture.ts';
import { allOf, exactly, someOf, token } from '../rules/quantity.ts';
import { aaveV2 } from './aave-v2.ts';

const pool = '0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

describeProtocol(aaveV2, [
  {
    name: 'supplies for another account',
    to: pool,
    data: encode('function deposit(address,uint256,address,uint16)', [usdc, 5n, friend, 0]),
    effects: [{ kind: 'supply', gives: [exactly(token(usdc), 5n)], to: friend }],
  },
  {
    name: 'withdraws everything to another account',
    to: pool,
    data: encode('function withdraw(address,uint256,address)', [usdc, 2n ** 256n - 1n, friend]),
    effects: [{ kind: 'withdraw', gets: [allOf(token(usdc))], to: friend }],
  },
  {
    name: 'borrows at a stable rate, which has to be said',
    to: pool,
    data: encode('function borrow(address,uint256,uint256,uint16,address)', [usdc, 5n, 1n, 0, friend]),
    effects: [
      {
        kind: 'borrow',
        gets: [exactly(token(usdc), 5n)],
        to: friend,
        terms: [{ what: 'rate', is: 'text', value: 'stable' }],
      },
    ],
  },
  {
    name: 'changes the rate of a debt',
    to: pool,
    data: encode('function swapBorrowRateMode(address,uint256)', [usdc, 1n]),
    effects: [
      {
        kind: 'set',
        gives: [someOf(token(usdc))],
        terms: [{ what: 'rate', is: 'text', value: 'variable', alike: ['variable'], unlike: ['stable'] }],
        detail: 'changes the debt from rate mode 1 to the other one',
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(aaveV2)).toMatchInlineSnapshot(`
    [
      "0xe8eda9df deposit",
      "0x69328dec withdraw",
      "0xa415bcad borrow",
      "0x573ade81 repay",
      "0x94ba89a2 swapBorrowRateMode",
      "0x5a3b74b9 setUserUseReserveAsCollateral",
    ]
  `);
});
