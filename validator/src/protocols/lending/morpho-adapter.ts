import type { Contracts } from '../../data/data.ts';
import type { Asset } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type FunctionRule, rule } from '../rules/protocol.ts';
import { exactlyOrAll, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { assetOfVault } from '../tokens/erc4626.ts';
import { wrappedNativeOf } from '../tokens/wrapped-native.ts';
import { readLoan } from './morpho-loan.ts';
import { assetsOrShares, callbackFate, callsBack, inMarket, marketFates, marketParams } from './morpho-market.ts';
import { atLeastPrice, atMostPrice, leastPriceFate, mostPriceFates, vaultPrice } from './morpho-share-price.ts';

const does = effectsOf('morpho-blue');

const adapter = ['general_adapter'];

/** Steps of the adapter, which acts for the caller of the bundler. */
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
    ...(['Supply', 'Repay'] as const).map((name) =>
      rule(
        `function morpho${name}(${marketParams}, uint256 assets, uint256 shares, uint256 maxSharePriceE27, address onBehalf, bytes data)`,
        adapter,
        ({ marketParams: market, assets, shares, maxSharePriceE27, onBehalf, data }, call) =>
          readLoan(
            { address: market.loanToken, assets, shares },
            ({ quantity, terms }) => [
              does(call, name === 'Supply' ? 'supply' : 'repay', {
                gives: [quantity],
                from: call.to,
                to: onBehalf,
                ...inMarket(call, market, [...terms, ...atMostPrice(maxSharePriceE27)]),
              }),
              ...callsBack(call, call.to, data),
            ],
            exactlyOrAll,
          ),
        { ...mostPriceFates, pinned: { ...marketFates, ...callbackFate, ...mostPriceFates.pinned } },
      ),
    ),
    rule(
      `function morphoSupplyCollateral(${marketParams}, uint256 assets, address onBehalf, bytes data)`,
      adapter,
      ({ marketParams: market, assets, onBehalf, data }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactlyOrAll(token(market.collateralToken), assets)],
            from: call.to,
            to: onBehalf,
            ...inMarket(call, market),
            detail: 'as collateral',
          }),
          ...callsBack(call, call.to, data),
        ],
      }),
      { pinned: { ...marketFates, ...callbackFate } },
    ),
    ...(['Borrow', 'Withdraw'] as const).map((name) =>
      rule(
        `function morpho${name}(${marketParams}, uint256 assets, uint256 shares, uint256 minSharePriceE27, address receiver)`,
        adapter,
        ({ marketParams: market, assets, shares, minSharePriceE27, receiver }, call) =>
          readLoan(
            { address: market.loanToken, assets, shares },
            ({ quantity, terms }) => [
              does(call, name === 'Borrow' ? 'borrow' : 'withdraw', {
                gets: [quantity],
                to: receiver,
                ...inMarket(call, market, [...terms, ...atLeastPrice(minSharePriceE27)]),
              }),
            ],
            exactlyOrAll,
          ),
        { pinned: { ...marketFates, ...leastPriceFate }, ...assetsOrShares },
      ),
    ),
    rule(
      `function morphoWithdrawCollateral(${marketParams}, uint256 assets, address receiver)`,
      adapter,
      ({ marketParams: market, assets, receiver }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gets: [exactlyOrAll(token(market.collateralToken), assets)],
            to: receiver,
            ...inMarket(call, market),
            detail: 'from the collateral',
          }),
        ],
      }),
      { pinned: marketFates },
    ),
    rule(
      'function erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)',
      adapter,
      ({ vault, assets, maxSharePriceE27, receiver }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactlyOrAll(assetOfVault(call, vault), assets)],
            gets: [someOf(token(vault))],
            from: call.to,
            to: receiver,
            terms: vaultPrice(maxSharePriceE27),
          }),
        ],
      }),
    ),
    rule(
      'function erc4626Redeem(address vault, uint256 shares, uint256 minSharePriceE27, address receiver, address owner)',
      adapter,
      ({ vault, shares, minSharePriceE27, receiver, owner }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gives: [exactlyOrAll(token(vault), shares)],
            gets: [someOf(assetOfVault(call, vault))],
            from: owner,
            to: receiver,
            terms: vaultPrice(minSharePriceE27),
          }),
        ],
      }),
    ),
  ];
};
