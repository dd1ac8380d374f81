import { expect, it } from 'vitest';
import type { Term } from '../../effects/effect.ts';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { morphoBlue } from './morpho-blue.ts';

const morpho = '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const wsteth = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const market = [usdc, wsteth, friend, friend, 860_000_000_000_000_000n];
const params = '(address,address,address,address,uint256)';
const oracle = '0x48f7e36eb6b826b2df4b2e630b62cd25e89e40e2';
const irm = '0x870ac11d48b15db9a138cf899d20f13f79ba00bc';
const listed = [usdc, wsteth, oracle, irm, 860_000_000_000_000_000n];

/** An unlisted market. */
const strange: Term = {
  what: 'market',
  is: 'hex',
  value: '0xf58482254677419696eec741cbddfd3829bee614348e06dd6f010ac988cd159c',
};
const known: Term = {
  what: 'market',
  is: 'pair',
  value: 'wstETH/USDC',
  id: '0xb323495f7e4148be5643a4ea4a8221eef163e4bccfdedc2a6f4696baacbc86cc',
  tokens: [wsteth, usdc],
  loanToValueBps: 8_600,
};
const terms = [strange];

describeProtocol(morphoBlue, [
  {
    name: 'supplies',
    to: morpho,
    data: encode(`function supply(${params},uint256,uint256,address,bytes)`, [market, 5n, 0n, sender, '0x']),
    effects: [{ kind: 'supply', gives: [exactly(token(usdc), 5n)], to: sender, terms }],
  },
  {
    name: 'knows a market by all of its parts',
    to: morpho,
    data: encode(`function supply(${params},uint256,uint256,address,bytes)`, [listed, 5n, 0n, sender, '0x']),
    effects: [{ kind: 'supply', gives: [exactly(token(usdc), 5n)], to: sender, terms: [known] }],
  },
  {
    name: 'does not know a market of the same tokens with another loan-to-value',
    to: morpho,
    data: encode(`function supply(${params},uint256,uint256,address,bytes)`, [
      [usdc, wsteth, oracle, irm, 945_000_000_000_000_000n],
      5n,
      0n,
      sender,
      '0x',
    ]),
    effects: [
      {
        kind: 'supply',
        gives: [exactly(token(usdc), 5n)],
        to: sender,
        terms: [
          { what: 'market', is: 'hex', value: '0x429a680a06169b1d8496cf10c9381c9c21a416a128e2f240352772e48419d663' },
        ],
      },
    ],
  },
  {
    name: 'does not know a market of another chain',
    to: morpho,
    chainId: 8453,
    data: encode(`function supply(${params},uint256,uint256,address,bytes)`, [listed, 5n, 0n, sender, '0x']),
    effects: [
      {
        kind: 'supply',
        gives: [exactly(token(usdc), 5n)],
        to: sender,
        terms: [
          {
            what: 'market',
            is: 'hex',
            value: '0xb323495f7e4148be5643a4ea4a8221eef163e4bccfdedc2a6f4696baacbc86cc',
          },
        ],
      },
    ],
  },
  {
    name: 'shows that bytes for a callback run code of the caller',
    to: morpho,
    data: encode(`function supplyCollateral(${params},uint256,address,bytes)`, [listed, 5n, sender, '0x01']),
    effects: [
      { kind: 'supply', gives: [exactly(token(wsteth), 5n)], to: sender, terms: [known], detail: 'as collateral' },
      {
        kind: 'unknown',
        to: sender,
        terms: [{ what: 'data for the recipient', is: 'hex', value: '0x01' }],
        detail: 'runs code of the caller in between',
      },
    ],
  },
  {
    name: 'withdraws shares, of which the bytes do not say what they are worth',
    to: morpho,
    data: encode(`function withdraw(${params},uint256,uint256,address,address)`, [market, 0n, 5n, sender, friend]),
    effects: [
      {
        kind: 'withdraw',
        gets: [someOf(token(usdc))],
        from: sender,
        to: friend,
        terms: [strange, { what: 'number of shares', is: 'number', value: 5n }],
        detail: '5 shares of the market',
      },
    ],
  },
  {
    name: 'refuses assets and shares at once',
    to: morpho,
    data: encode(`function repay(${params},uint256,uint256,address,bytes)`, [market, 5n, 5n, sender, '0x']),
    effects: [unreadable(morpho)],
    fault: 'one of assets and shares must be zero',
  },
  {
    name: 'borrows on the debt of one for another',
    to: morpho,
    data: encode(`function borrow(${params},uint256,uint256,address,address)`, [market, 5n, 0n, sender, friend]),
    effects: [{ kind: 'borrow', gets: [exactly(token(usdc), 5n)], from: sender, to: friend, terms }],
  },
  {
    name: 'repays',
    to: morpho,
    data: encode(`function repay(${params},uint256,uint256,address,bytes)`, [market, 5n, 0n, friend, '0x']),
    effects: [{ kind: 'repay', gives: [exactly(token(usdc), 5n)], to: friend, terms }],
  },
  {
    name: 'supplies collateral',
    to: morpho,
    data: encode(`function supplyCollateral(${params},uint256,address,bytes)`, [market, 5n, sender, '0x']),
    effects: [{ kind: 'supply', gives: [exactly(token(wsteth), 5n)], to: sender, terms, detail: 'as collateral' }],
  },
  {
    name: 'withdraws collateral',
    to: morpho,
    data: encode(`function withdrawCollateral(${params},uint256,address,address)`, [market, 5n, sender, friend]),
    effects: [
      { kind: 'withdraw', gets: [exactly(token(wsteth), 5n)], to: friend, terms, detail: 'from the collateral' },
    ],
  },
  {
    name: 'liquidates',
    to: morpho,
    data: encode(`function liquidate(${params},address,uint256,uint256,bytes)`, [market, friend, 5n, 0n, '0x']),
    effects: [
      {
        kind: 'repay',
        gives: [someOf(token(usdc))],
        gets: [exactly(token(wsteth), 5n)],
        to: friend,
        terms,
        detail: 'liquidates another account and keeps its collateral',
      },
    ],
  },
  {
    name: 'shows that a flash loan runs code',
    to: morpho,
    data: encode('function flashLoan(address,uint256,bytes)', [usdc, 5n, '0x01']),
    effects: [
      {
        kind: 'borrow',
        gets: [exactly(token(usdc), 5n)],
        detail: 'flash loan, paid back within the transaction',
      },
      {
        kind: 'unknown',
        to: sender,
        terms: [{ what: 'data for the recipient', is: 'hex', value: '0x01' }],
        detail: 'runs the code of the receiver of the flash loan',
      },
    ],
  },
  {
    name: 'lets another act for the account',
    to: morpho,
    data: encode('function setAuthorization(address,bool)', [friend, true]),
    effects: [
      {
        kind: 'operator',
        gives: [{ asset: unnamed('all positions of the account on Morpho'), amount: 'all', bound: 'max' }],
        spender: friend,
        detail: 'may withdraw and borrow for the account',
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(morphoBlue)).toMatchInlineSnapshot(`
    [
      "0xa99aad89 supply",
      "0x20b76e81 repay",
      "0x5c2bea49 withdraw",
      "0x50d8cd4b borrow",
      "0x238d6579 supplyCollateral",
      "0x8720316d withdrawCollateral",
      "0xd8eabcb8 liquidate",
      "0xe0232b42 flashLoan",
      "0xeecea000 setAuthorization",
      "0x8069218f setAuthorizationWithSig",
      "0xd96ca0b9 erc20TransferFrom",
      "0x827fcfcc permit2TransferFrom",
      "0x3790767d erc20Transfer",
      "0xf2522bcd nativeTransfer",
      "0x3244c12c wrapNative",
      "0xb172af6d unwrapNative",
      "0x5b866db6 morphoSupply",
      "0x4d5fcf68 morphoRepay",
      "0xca463673 morphoSupplyCollateral",
      "0x62577ad0 morphoBorrow",
      "0x84d287ef morphoWithdraw",
      "0x1af3bbc6 morphoWithdrawCollateral",
      "0x6ef5eeae erc4626Deposit",
      "0xa7f6e606 erc4626Redeem",
      "0x374f435d multicall",
    ]
  `);
});
