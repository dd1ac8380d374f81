import type { Address } from '@countersign/protocol';
import type { Contracts } from '../data/data.ts';
import type { Asset, Quantity } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import { assetOfVault } from './erc4626.ts';
import { type CallContext, type FunctionRule, rule } from './protocol.ts';
import { exactlyOrAll, native, someOf, token, unnamed } from './quantity.ts';
import { wrappedNativeOf } from './wrapped-native.ts';

const does = effectsOf('morpho-blue');

const adapter = ['general_adapter'];

const marketParams =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams' as const;

/** Assets, or shares of which the largest number means all of them. */
function counted(address: Address, assets: bigint, shares: bigint): Quantity {
  if (shares === 0n) return exactlyOrAll(token(address), assets);
  const all = exactlyOrAll(token(address), shares);
  return all.amount === 'all' ? all : someOf(token(address));
}

/** Steps of the adapter, which acts for whoever called the bundler. */
export const morphoAdapterFunctions = (contracts: Contracts): readonly FunctionRule[] => {
  const wrapped = (call: CallContext): Asset => {
    const address = wrappedNativeOf(call, contracts);
    return address ? token(address) : unnamed('the wrapped coin');
  };
  return [
    ...(['erc20TransferFrom', 'permit2TransferFrom'] as const).map((name) =>
      rule(
        `function ${name}(address token, address receiver, uint256 amount)`,
        adapter,
        ({ token: address, receiver, amount }, call) => ({
          effects: [does(call, 'send', { gives: [exactlyOrAll(token(address), amount)], to: receiver })],
        }),
      ),
    ),
    rule(
      'function erc20Transfer(address token, address receiver, uint256 amount)',
      adapter,
      ({ token: address, receiver, amount }, call) => ({
        effects: [does(call, 'send', { gives: [exactlyOrAll(token(address), amount)], from: call.to, to: receiver })],
      }),
    ),
    rule('function nativeTransfer(address receiver, uint256 amount)', adapter, ({ receiver, amount }, call) => ({
      effects: [does(call, 'send', { gives: [exactlyOrAll(native, amount)], from: call.to, to: receiver })],
    })),
    rule('function wrapNative(uint256 amount, address receiver)', adapter, ({ amount, receiver }, call) => ({
      effects: [
        does(call, 'wrap', {
          gives: [exactlyOrAll(native, amount)],
          gets: [exactlyOrAll(wrapped(call), amount)],
          from: call.to,
          to: receiver,
        }),
      ],
    })),
    rule('function unwrapNative(uint256 amount, address receiver)', adapter, ({ amount, receiver }, call) => ({
      effects: [
        does(call, 'unwrap', {
          gives: [exactlyOrAll(wrapped(call), amount)],
          gets: [exactlyOrAll(native, amount)],
          from: call.to,
          to: receiver,
        }),
      ],
    })),
    rule(
      `function morphoSupply(${marketParams}, uint256 assets, uint256 shares, uint256 maxSharePriceE27, address onBehalf, bytes data)`,
      adapter,
      ({ marketParams: { loanToken }, assets, shares, onBehalf }, call) => ({
        effects: [does(call, 'supply', { gives: [counted(loanToken, assets, shares)], from: call.to, to: onBehalf })],
      }),
    ),
    rule(
      `function morphoSupplyCollateral(${marketParams}, uint256 assets, address onBehalf, bytes data)`,
      adapter,
      ({ marketParams: { collateralToken }, assets, onBehalf }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactlyOrAll(token(collateralToken), assets)],
            from: call.to,
            to: onBehalf,
            detail: 'as collateral',
          }),
        ],
      }),
    ),
    rule(
      `function morphoRepay(${marketParams}, uint256 assets, uint256 shares, uint256 maxSharePriceE27, address onBehalf, bytes data)`,
      adapter,
      ({ marketParams: { loanToken }, assets, shares, onBehalf }, call) => ({
        effects: [does(call, 'repay', { gives: [counted(loanToken, assets, shares)], from: call.to, to: onBehalf })],
      }),
    ),
    rule(
      `function morphoBorrow(${marketParams}, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)`,
      adapter,
      ({ marketParams: { loanToken }, assets, shares, receiver }, call) => ({
        effects: [does(call, 'borrow', { gets: [counted(loanToken, assets, shares)], to: receiver })],
      }),
    ),
    rule(
      `function morphoWithdraw(${marketParams}, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)`,
      adapter,
      ({ marketParams: { loanToken }, assets, shares, receiver }, call) => ({
        effects: [does(call, 'withdraw', { gets: [counted(loanToken, assets, shares)], to: receiver })],
      }),
    ),
    rule(
      `function morphoWithdrawCollateral(${marketParams}, uint256 assets, address receiver)`,
      adapter,
      ({ marketParams: { collateralToken }, assets, receiver }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gets: [exactlyOrAll(token(collateralToken), assets)],
            to: receiver,
            detail: 'from the collateral',
          }),
        ],
      }),
    ),
    rule(
      'function erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)',
      adapter,
      ({ vault, assets, receiver }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactlyOrAll(assetOfVault(call.chainId, vault), assets)],
            gets: [someOf(token(vault))],
            from: call.to,
            to: receiver,
          }),
        ],
      }),
    ),
    rule(
      'function erc4626Redeem(address vault, uint256 shares, uint256 minSharePriceE27, address receiver, address owner)',
      adapter,
      ({ vault, shares, receiver, owner }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gives: [exactlyOrAll(token(vault), shares)],
            gets: [someOf(assetOfVault(call.chainId, vault))],
            from: owner,
            to: receiver,
          }),
        ],
      }),
    ),
  ];
};
