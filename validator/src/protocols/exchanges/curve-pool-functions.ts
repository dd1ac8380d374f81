import type { Address } from '@countersign/protocol';
import { assetsOf } from '../../data/deployed.ts';
import { coinMark } from '../../effects/asset-marks.ts';
import type { Asset, Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { isWrappedNative } from '../tokens/wrapped-native.ts';

const does = effectsOf('curve');

const pool = ['pool'];

export const curveAsset = (address: Address): Asset => (address === coinMark ? native : token(address));

const coinsAt = ({ chainId, to }: CallContext) => assetsOf('curve', chainId, to);

/** The coins of `…_underlying` functions: those of the base pool, or the underlying assets of lending tokens. */
const underlyingAt = ({ chainId, to }: CallContext) => assetsOf('curve-underlying', chainId, to);

/** A known pool without a separate token is its own token. */
function lpTokenOf(call: CallContext): Asset {
  if (coinsAt(call).length === 0) return unnamed(`liquidity of the pool ${call.to}`);
  return token(assetsOf('curve-liquidity', call.chainId, call.to)[0] ?? call.to);
}

/** How a call indexes the coins of a pool, and whether it uses the coin instead of the wrapped coin. */
interface Terms {
  readonly isUnderlying?: boolean;
  readonly usesCoin?: boolean;
  readonly to?: Address;
}

function coinAt(call: CallContext, index: bigint | number, { isUnderlying, usesCoin }: Terms): Asset {
  const underlying = isUnderlying ? underlyingAt(call) : [];
  const address = (underlying.length > 0 ? underlying : coinsAt(call))[Number(index)];
  if (!address) return unnamed(`${isUnderlying ? 'underlying coin' : 'coin'} ${index} of the pool ${call.to}`);
  return usesCoin && isWrappedNative(call.chainId, address) ? native : curveAsset(address);
}

interface Exchange {
  readonly i: bigint;
  readonly j: bigint;
  readonly dx: bigint;
  readonly minDy: bigint;
}

function exchanges(call: CallContext, { i, j, dx, minDy }: Exchange, terms: Terms = {}): Reading {
  if (i === j || i < 0n || j < 0n) return { fault: `a swap of coin ${i} for coin ${j}` };
  const [given, got] = [coinAt(call, i, terms), coinAt(call, j, terms)];
  return {
    effects: [
      does(call, 'swap', {
        gives: [exactly(given, dx)],
        gets: [atLeast(got, minDy)],
        to: terms.to ?? call.from,
        ...(terms.usesCoin && { detail: 'with the coin of the chain for its wrapped token' }),
      }),
    ],
  };
}

type Bound = (asset: Asset, amount: bigint) => Quantity;

const coinsOf = (call: CallContext, amounts: readonly bigint[], bound: Bound, terms: Terms): readonly Quantity[] =>
  amounts.map((amount, index) => bound(coinAt(call, index, terms), amount));

/** Coins with an amount of zero do not move. */
const movedOf = (call: CallContext, amounts: readonly bigint[], terms: Terms): readonly Quantity[] =>
  coinsOf(call, amounts, exactly, terms).filter(({ amount }) => amount !== 0n);

const adds = (call: CallContext, amounts: readonly bigint[], least: bigint, terms: Terms = {}): Reading => ({
  effects: [
    does(call, 'supply', {
      gives: movedOf(call, amounts, terms),
      gets: [atLeast(lpTokenOf(call), least)],
      to: terms.to ?? call.from,
    }),
  ],
});

const removes = (call: CallContext, gives: Quantity, gets: readonly Quantity[], terms: Terms = {}): Reading => ({
  effects: [does(call, 'withdraw', { gives: [gives], gets, to: terms.to ?? call.from })],
});

/**
 * With the last argument set, lending pools use the underlying assets of their tokens; all others use the coin instead
 * of its wrapped form.
 */
const flagged = (call: CallContext, isSet: boolean): Terms => {
  const isLending = underlyingAt(call).length === coinsAt(call).length;
  return isSet ? (isLending ? { isUnderlying: true } : { usesCoin: true }) : {};
};

const swapFunctions: readonly FunctionRule[] = [
  ...(['int128', 'uint256'] as const).flatMap((index) => [
    rule(`function exchange(${index} i, ${index} j, uint256 dx, uint256 minDy)`, pool, (swap, call) =>
      exchanges(call, swap),
    ),
    rule(
      `function exchange(${index} i, ${index} j, uint256 dx, uint256 minDy, address receiver)`,
      pool,
      ({ receiver, ...swap }, call) => exchanges(call, swap, { to: receiver }),
    ),
    rule(`function exchange_underlying(${index} i, ${index} j, uint256 dx, uint256 minDy)`, pool, (swap, call) =>
      // In crypto pools it means the coin instead of the wrapped coin.
      exchanges(call, swap, index === 'int128' ? { isUnderlying: true } : { usesCoin: true }),
    ),
    rule(
      `function exchange_underlying(${index} i, ${index} j, uint256 dx, uint256 minDy, address receiver)`,
      pool,
      ({ receiver, ...swap }, call) =>
        exchanges(call, swap, { ...(index === 'int128' ? { isUnderlying: true } : { usesCoin: true }), to: receiver }),
    ),
  ]),
  rule(
    'function exchange(uint256 i, uint256 j, uint256 dx, uint256 minDy, bool useEth)',
    pool,
    ({ useEth, ...swap }, call) => exchanges(call, swap, { usesCoin: useEth }),
  ),
  rule(
    'function exchange(uint256 i, uint256 j, uint256 dx, uint256 minDy, bool useEth, address receiver)',
    pool,
    ({ useEth, receiver, ...swap }, call) => exchanges(call, swap, { usesCoin: useEth, to: receiver }),
  ),
];

/** Pools of two to four coins take amounts as arrays of that length, newer ones as arrays of any length. */
const liquidityFunctions: readonly FunctionRule[] = ([2, 3, 4, ''] as const).flatMap((count) => [
  rule(`function add_liquidity(uint256[${count}] amounts, uint256 minMintAmount)`, pool, (args, call) =>
    adds(call, args.amounts, args.minMintAmount),
  ),
  rule(
    `function add_liquidity(uint256[${count}] amounts, uint256 minMintAmount, address receiver)`,
    pool,
    ({ amounts, minMintAmount, receiver }, call) => adds(call, amounts, minMintAmount, { to: receiver }),
  ),
  rule(
    `function remove_liquidity(uint256 amount, uint256[${count}] minAmounts)`,
    pool,
    ({ amount, minAmounts }, call) =>
      removes(call, exactly(lpTokenOf(call), amount), coinsOf(call, minAmounts, atLeast, {})),
  ),
  rule(
    `function remove_liquidity(uint256 amount, uint256[${count}] minAmounts, address receiver)`,
    pool,
    ({ amount, minAmounts, receiver }, call) =>
      removes(call, exactly(lpTokenOf(call), amount), coinsOf(call, minAmounts, atLeast, {}), { to: receiver }),
  ),
  rule(
    `function remove_liquidity_imbalance(uint256[${count}] amounts, uint256 maxBurnAmount)`,
    pool,
    ({ amounts, maxBurnAmount }, call) =>
      removes(call, atMost(lpTokenOf(call), maxBurnAmount), movedOf(call, amounts, {})),
  ),
]);

const flaggedFunctions: readonly FunctionRule[] = ([2, 3, 4] as const).flatMap((count) => [
  rule(
    `function add_liquidity(uint256[${count}] amounts, uint256 minMintAmount, bool flag)`,
    pool,
    ({ amounts, minMintAmount, flag }, call) => adds(call, amounts, minMintAmount, flagged(call, flag)),
  ),
  rule(
    `function remove_liquidity(uint256 amount, uint256[${count}] minAmounts, bool flag)`,
    pool,
    ({ amount, minAmounts, flag }, call) =>
      removes(call, exactly(lpTokenOf(call), amount), coinsOf(call, minAmounts, atLeast, flagged(call, flag))),
  ),
  rule(
    `function remove_liquidity_imbalance(uint256[${count}] amounts, uint256 maxBurnAmount, bool flag)`,
    pool,
    ({ amounts, maxBurnAmount, flag }, call) =>
      removes(call, atMost(lpTokenOf(call), maxBurnAmount), movedOf(call, amounts, flagged(call, flag))),
  ),
]);

const oneCoinFunctions: readonly FunctionRule[] = (['int128', 'uint256'] as const).flatMap((index) => [
  rule(
    `function remove_liquidity_one_coin(uint256 amount, ${index} i, uint256 minAmount)`,
    pool,
    ({ amount, i, minAmount }, call) =>
      removes(call, exactly(lpTokenOf(call), amount), [atLeast(coinAt(call, i, {}), minAmount)]),
  ),
  rule(
    `function remove_liquidity_one_coin(uint256 amount, ${index} i, uint256 minAmount, bool flag)`,
    pool,
    ({ amount, i, minAmount, flag }, call) =>
      removes(call, exactly(lpTokenOf(call), amount), [atLeast(coinAt(call, i, flagged(call, flag)), minAmount)]),
  ),
  rule(
    `function remove_liquidity_one_coin(uint256 amount, ${index} i, uint256 minAmount, address receiver)`,
    pool,
    ({ amount, i, minAmount, receiver }, call) =>
      removes(call, exactly(lpTokenOf(call), amount), [atLeast(coinAt(call, i, {}), minAmount)], { to: receiver }),
  ),
]);

export const curvePoolFunctions: readonly FunctionRule[] = [
  ...swapFunctions,
  ...liquidityFunctions,
  ...flaggedFunctions,
  ...oneCoinFunctions,
];
