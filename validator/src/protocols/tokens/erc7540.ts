import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { exactly, rightOver, someOf, token } from '../rules/quantity.ts';
import { assetOfVault } from './erc4626.ts';

const does = effectsOf('erc7540');

/**
 * Vaults that accept requests now and settle them later. Withdrawals of settled requests are those of ERC-4626. The
 * controller of a request receives its result.
 */
export const erc7540: Protocol = {
  slug: 'erc7540',
  name: 'ERC-7540 vault',
  family: 'erc7540',
  words: ['erc-7540', 'erc7540', 'asynchronous vault'],
  contracts: {},
  functions: [
    rule(
      'function requestDeposit(uint256 assets, address controller, address owner)',
      'any',
      ({ assets, controller, owner }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactly(assetOfVault(call, call.to), assets)],
            gets: [someOf(token(call.to))],
            from: owner,
            to: controller,
          }),
        ],
      }),
    ),
    rule(
      'function requestRedeem(uint256 shares, address controller, address owner)',
      'any',
      ({ shares, controller, owner }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gives: [exactly(token(call.to), shares)],
            gets: [someOf(assetOfVault(call, call.to))],
            from: owner,
            to: controller,
          }),
        ],
      }),
    ),
    rule(
      'function deposit(uint256 assets, address receiver, address controller)',
      'any',
      ({ assets, receiver, controller }, call) => ({
        effects: [
          does(call, 'claim', {
            gives: [exactly(assetOfVault(call, call.to), assets)],
            gets: [someOf(token(call.to))],
            from: controller,
            to: receiver,
          }),
        ],
      }),
    ),
    rule(
      'function mint(uint256 shares, address receiver, address controller)',
      'any',
      ({ shares, receiver, controller }, call) => ({
        effects: [
          does(call, 'claim', {
            gives: [someOf(assetOfVault(call, call.to))],
            gets: [exactly(token(call.to), shares)],
            from: controller,
            to: receiver,
          }),
        ],
      }),
    ),
    rule('function setOperator(address operator, bool approved)', 'any', ({ operator, approved }, call) => ({
      effects: [does(call, 'operator', { gives: [rightOver(token(call.to), approved)], spender: operator })],
    })),
  ],
};
