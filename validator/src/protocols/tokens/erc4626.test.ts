import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { erc4626 } from './erc4626.ts';

const sUsds = '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd';
const usds = '0xdc035d45d973e3ec169d2276ddab16f1e407384f';
const steakhouse = '0xbeef01735c132ada46aa9aa4c54623caa92a64cb';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const other = '0x3333333333333333333333333333333333333333';

describeProtocol(erc4626, [
  {
    name: 'deposits into a vault that many use',
    to: sUsds,
    data: encode('function deposit(uint256,address)', [5n, friend]),
    effects: [{ kind: 'supply', gives: [exactly(token(usds), 5n)], gets: [someOf(token(sUsds))], to: friend }],
  },
  {
    name: 'names the protocol whose vault it is, and which of its vaults',
    to: steakhouse,
    data: encode('function deposit(uint256,address)', [5n, sender]),
    effects: [
      {
        kind: 'supply',
        protocol: 'morpho-blue',
        gives: [exactly(token(usdc), 5n)],
        gets: [someOf(token(steakhouse))],
        to: sender,
        terms: [{ what: 'vault', is: 'venue', value: 'steakUSDC', alike: ['Steakhouse USDC', steakhouse], shared: [] }],
      },
    ],
  },
  {
    name: 'does not guess what another vault holds',
    to: other,
    data: encode('function mint(uint256,address)', [5n, sender]),
    effects: [
      {
        kind: 'supply',
        gives: [someOf({ ...unnamed(`the asset of the vault ${other}`), vault: other })],
        gets: [exactly(token(other), 5n)],
        to: sender,
      },
    ],
  },
  {
    name: 'withdraws assets of an owner to another account',
    to: sUsds,
    data: encode('function withdraw(uint256,address,address)', [5n, sender, friend]),
    effects: [
      {
        kind: 'withdraw',
        gives: [someOf(token(sUsds))],
        gets: [exactly(token(usds), 5n)],
        from: friend,
        to: sender,
      },
    ],
  },
  {
    name: 'redeems shares',
    to: sUsds,
    data: encode('function redeem(uint256,address,address)', [5n, friend, sender]),
    effects: [{ kind: 'withdraw', gives: [exactly(token(sUsds), 5n)], gets: [someOf(token(usds))], to: friend }],
  },
]);

it('the selectors are those of the standard', () => {
  expect(selectorsOf(erc4626)).toMatchInlineSnapshot(`
    [
      "0x6e553f65 deposit",
      "0x94bf804d mint",
      "0xb460af94 withdraw",
      "0xba087652 redeem",
    ]
  `);
});
