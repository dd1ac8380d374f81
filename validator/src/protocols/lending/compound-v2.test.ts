import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { allOf, atMost, exactly, native, someOf, token } from '../rules/quantity.ts';
import { switchTerm } from './collateral.ts';
import { compoundV2 } from './compound-v2.ts';

const cUsdc = '0x39aa39c021dfbae8fac545936693ac917d5e7563';
const cEther = '0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5';
const comptroller = '0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b';
const maximillion = '0xf859a1ad94bcf445a406b892ef0d3082f4174088';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const comp = '0xc00e94cb662c3520282e6f5717214004a7f26888';

describeProtocol(compoundV2, [
  {
    name: 'supplies a token',
    to: cUsdc,
    data: encode('function mint(uint256)', [5n]),
    effects: [{ kind: 'supply', gives: [exactly(token(usdc), 5n)], gets: [someOf(token(cUsdc))] }],
  },
  {
    name: 'supplies coins',
    to: cEther,
    value: 5n,
    data: encode('function mint()'),
    effects: [{ kind: 'supply', gives: [exactly(native, 5n)], gets: [someOf(token(cEther))] }],
  },
  {
    name: 'redeems cTokens',
    to: cUsdc,
    data: encode('function redeem(uint256)', [5n]),
    effects: [{ kind: 'withdraw', gives: [exactly(token(cUsdc), 5n)], gets: [someOf(token(usdc))] }],
  },
  {
    name: 'withdraws an amount of coins',
    to: cEther,
    data: encode('function redeemUnderlying(uint256)', [5n]),
    effects: [{ kind: 'withdraw', gets: [exactly(native, 5n)] }],
  },
  {
    name: 'borrows',
    to: cUsdc,
    data: encode('function borrow(uint256)', [5n]),
    effects: [{ kind: 'borrow', gets: [exactly(token(usdc), 5n)] }],
  },
  {
    name: 'repays all',
    to: cUsdc,
    data: encode('function repayBorrow(uint256)', [2n ** 256n - 1n]),
    effects: [{ kind: 'repay', gives: [allOf(token(usdc))] }],
  },
  {
    name: 'repays coins for another',
    to: cEther,
    value: 5n,
    data: encode('function repayBorrowBehalf(address)', [friend]),
    effects: [{ kind: 'repay', gives: [exactly(native, 5n)], to: friend }],
  },
  {
    name: 'repays coins and gets back the rest',
    to: maximillion,
    value: 5n,
    data: encode('function repayBehalf(address)', [sender]),
    effects: [{ kind: 'repay', gives: [atMost(native, 5n)], to: sender }],
  },
  {
    name: 'liquidates',
    to: cUsdc,
    data: encode('function liquidateBorrow(address,uint256,address)', [friend, 5n, cEther]),
    effects: [
      {
        kind: 'repay',
        gives: [exactly(token(usdc), 5n)],
        gets: [someOf(token(cEther))],
        to: friend,
        detail: 'liquidates another account and keeps its collateral',
      },
    ],
  },
  {
    name: 'enters markets',
    to: comptroller,
    data: encode('function enterMarkets(address[])', [[cUsdc, cEther]]),
    effects: [
      {
        kind: 'set',
        gives: [someOf(token(usdc)), someOf(native)],
        terms: [switchTerm('collateral switch', true)],
        detail: 'enables the supplied amount as collateral',
      },
    ],
  },
  {
    name: 'claims for several holders',
    to: comptroller,
    data: encode('function claimComp(address[],address[],bool,bool)', [[sender, friend], [cUsdc], true, true]),
    effects: [
      { kind: 'claim', gets: [someOf(token(comp))], from: sender, to: sender },
      { kind: 'claim', gets: [someOf(token(comp))], from: friend, to: friend },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(compoundV2)).toMatchInlineSnapshot(`
    [
      "0xa0712d68 mint",
      "0x1249c58b mint",
      "0xdb006a75 redeem",
      "0x852a12e3 redeemUnderlying",
      "0xc5ebeaec borrow",
      "0x0e752702 repayBorrow",
      "0x4e4d9fea repayBorrow",
      "0x2608f818 repayBorrowBehalf",
      "0xe5974619 repayBorrowBehalf",
      "0x9f35c3d5 repayBehalf",
      "0xf5e3c462 liquidateBorrow",
      "0xaae40a2a liquidateBorrow",
      "0xc2998238 enterMarkets",
      "0xede4edd0 exitMarket",
      "0xe9af0292 claimComp",
      "0x1c3db2e0 claimComp",
      "0x6810dfa6 claimComp",
    ]
  `);
});
