import { encodeAbiParameters, parseAbiParameters, stringToHex } from 'viem';
import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { allOf, atLeast, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { compoundV3 } from './compound-v3.ts';

const comet = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const wethComet = '0xa17581a9e3356d9a858b789d68b4d866e593ae94';
const bulker = '0xa397a8c2086c554b531c02e29f3291c9704b00c7';
const rewards = '0x1b0e765f6224c21223aea2af16c1c46e38885a40';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const all = 2n ** 256n - 1n;
const ofToken = parseAbiParameters('address, address, address, uint256');
const ofCoin = parseAbiParameters('address, address, uint256');
const everything = unnamed('all that the account has in the market');

const invoke = (...actions: readonly (readonly [string, `0x${string}`])[]) =>
  encode('function invoke(bytes32[],bytes[])', [
    actions.map(([name]) => stringToHex(`ACTION_${name}`, { size: 32 })),
    actions.map(([, data]) => data),
  ]);

describeProtocol(compoundV3, [
  {
    name: 'supplies the base token, which repays a debt first',
    to: comet,
    data: encode('function supply(address,uint256)', [usdc, 5n]),
    effects: [{ kind: 'supply', gives: [exactly(token(usdc), 5n)], detail: 'repays a debt first' }],
  },
  {
    name: 'supplies collateral of another to another account',
    to: comet,
    data: encode('function supplyFrom(address,address,address,uint256)', [friend, sender, weth, 5n]),
    effects: [{ kind: 'supply', gives: [exactly(token(weth), 5n)], from: friend, to: sender, detail: 'as collateral' }],
  },
  {
    name: 'withdraws the base token, which may borrow',
    to: comet,
    data: encode('function withdraw(address,uint256)', [usdc, 5n]),
    effects: [{ kind: 'withdraw', gets: [exactly(token(usdc), 5n)], detail: 'borrows what exceeds the balance' }],
  },
  {
    name: 'withdraws all collateral to another account',
    to: comet,
    data: encode('function withdrawTo(address,address,uint256)', [friend, weth, all]),
    effects: [{ kind: 'withdraw', gets: [allOf(token(weth))], to: friend, detail: 'from the collateral' }],
  },
  {
    name: 'moves a position within the market',
    to: comet,
    data: encode('function transferAsset(address,address,uint256)', [friend, usdc, 5n]),
    effects: [
      {
        kind: 'send',
        gives: [exactly(token(usdc), 5n)],
        to: friend,
        detail: 'within the market; borrows what exceeds the balance',
      },
    ],
  },
  {
    name: 'lets another act for the account',
    to: comet,
    data: encode('function allow(address,bool)', [friend, true]),
    effects: [
      {
        kind: 'operator',
        gives: [{ asset: everything, amount: 'all', bound: 'max' }],
        spender: friend,
        detail: 'may withdraw and borrow for the account',
      },
    ],
  },
  {
    name: 'takes that right back',
    to: comet,
    data: encode('function allow(address,bool)', [friend, false]),
    effects: [
      {
        kind: 'operator',
        gives: [{ asset: everything, amount: 0n, bound: 'max' }],
        spender: friend,
        detail: 'may no longer act for the account',
      },
    ],
  },
  {
    name: 'buys collateral of the market',
    to: comet,
    data: encode('function buyCollateral(address,uint256,uint256,address)', [weth, 4n, 5n, friend]),
    effects: [
      {
        kind: 'swap',
        gives: [exactly(token(usdc), 5n)],
        gets: [atLeast(token(weth), 4n)],
        to: friend,
        detail: 'buys collateral that the market took over',
      },
    ],
  },
  {
    name: 'claims rewards to another account',
    to: rewards,
    data: encode('function claimTo(address,address,address,bool)', [comet, sender, friend, true]),
    effects: [{ kind: 'claim', gets: [someOf(unnamed('rewards of Compound'))], to: friend }],
  },
  {
    name: 'supplies coins and borrows in one go',
    to: bulker,
    value: 9n,
    data: invoke(
      ['SUPPLY_NATIVE_TOKEN', encodeAbiParameters(ofCoin, [wethComet, sender, 9n])],
      ['WITHDRAW_ASSET', encodeAbiParameters(ofToken, [comet, friend, usdc, 5n])],
    ),
    effects: [
      { kind: 'supply', gives: [exactly(native, 9n)], to: sender, detail: 'repays a debt first' },
      {
        kind: 'withdraw',
        gets: [exactly(token(usdc), 5n)],
        to: friend,
        detail: 'borrows what exceeds the balance',
      },
    ],
  },
  {
    name: 'does not call a contract a market that is none',
    to: bulker,
    value: 9n,
    data: invoke(['SUPPLY_NATIVE_TOKEN', encodeAbiParameters(ofCoin, [friend, sender, 9n])]),
    effects: [
      {
        kind: 'unknown',
        gives: [exactly(native, 9n)],
        to: friend,
        detail: 'acts on a contract that is not a known Compound market',
      },
    ],
  },
  {
    name: 'refuses an action that no bulker knows',
    to: bulker,
    data: invoke(['SOMETHING', '0x']),
    effects: [unreadable(bulker)],
    fault: 'action 0 of the bulker is unknown',
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(compoundV3)).toMatchInlineSnapshot(`
    [
      "0xf2b9fdb8 supply",
      "0x4232cd63 supplyTo",
      "0x90323177 supplyFrom",
      "0xf3fef3a3 withdraw",
      "0xc3b35a7e withdrawTo",
      "0x26441318 withdrawFrom",
      "0x439e2e45 transferAsset",
      "0xc1ee2c18 transferAssetFrom",
      "0x110496e5 allow",
      "0xbb24d994 allowBySig",
      "0xe4e6e779 buyCollateral",
      "0xc3cecfd2 absorb",
      "0xb7034f7e claim",
      "0x4ff85d94 claimTo",
      "0x555029a6 invoke",
    ]
  `);
});
