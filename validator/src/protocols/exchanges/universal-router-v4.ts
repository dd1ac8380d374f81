import { type Address, checksumAddress } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Quantity } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { allOf, atLeast, atMost, exactly, someOf } from '../rules/quantity.ts';
import { unusualFees, withTerms } from './uniswap-v3-terms.ts';
import { dynamicFee, hookTerms, type PoolKey, spacingTerms } from './uniswap-v4-pool.ts';
import { assetOf, heldAmount, poolManager, recipientOf, type Setting } from './universal-router-setting.ts';

const does = effectsOf('uniswap-universal-router');

const poolKey = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';
const pathKey = '(address intermediateCurrency, uint24 fee, int24 tickSpacing, address hooks, bytes hookData)[] path';
const amounts = 'uint128 amount, uint128 limit';

const readActions = tupleReader('bytes actions, bytes[] params');
const readSingle = tupleReader(`(${poolKey}, bool zeroForOne, ${amounts}, bytes hookData) swap`);
const readSingleWithPrice = tupleReader(
  `(${poolKey}, bool zeroForOne, ${amounts}, uint256 minHopPrice, bytes hookData) swap`,
);
const readRoute = tupleReader(`(address currency, ${pathKey}, ${amounts}) swap`);
const readRouteWithPrices = tupleReader(`(address currency, ${pathKey}, uint256[] minHopPrices, ${amounts}) swap`);
const readSettle = tupleReader('address currency, uint256 amount, bool payerIsUser');
const readLimit = tupleReader('address currency, uint256 amount');
const readTake = tupleReader('address currency, address recipient, uint256 amount');

/** Routers since version 2.1.1 also take the minimum price of each hop, which adds a word to the struct. */
function readEither<A, B extends A>(first: (data: Hex) => B, second: (data: Hex) => A, data: Hex): A {
  try {
    return first(data);
  } catch (error) {
    if (!(error instanceof MalformedArguments)) throw error;
    return second(data);
  }
}

interface Swap {
  readonly currencies: readonly Address[];
  readonly pools: readonly Pick<PoolKey, 'fee' | 'tickSpacing' | 'hooks'>[];
  readonly hookData: readonly Hex[];
  readonly amount: bigint;
  readonly limit: bigint;
  readonly isExactIn: boolean;
}

function readSwap(action: number, data: Hex): Swap {
  const isExactIn = action === 0x06 || action === 0x07;
  if (action === 0x06 || action === 0x08) {
    const { swap } = readEither(readSingleWithPrice, readSingle, data);
    const { currency0, currency1 } = swap.poolKey;
    const currencies = swap.zeroForOne ? [currency0, currency1] : [currency1, currency0];
    const { poolKey: pool, hookData, amount, limit } = swap;
    return { currencies, pools: [pool], hookData: [hookData], amount, limit, isExactIn };
  }
  const { swap } = readEither(readRouteWithPrices, readRoute, data);
  if (swap.path.length === 0) throw new MalformedArguments('the path of a swap is empty');
  const hops = swap.path.map(({ intermediateCurrency }) => intermediateCurrency);
  return {
    // For an exact output its currency comes last, after the path.
    currencies: isExactIn ? [swap.currency, ...hops] : [...hops, swap.currency],
    pools: swap.path,
    hookData: swap.path.map(({ hookData }) => hookData),
    amount: swap.amount,
    limit: swap.limit,
    isExactIn,
  };
}

function swapStep(setting: Setting, { currencies, pools, hookData, amount, limit, isExactIn }: Swap): Effect {
  const [currencyIn, currencyOut] = [currencies[0] as Address, currencies.at(-1) as Address];
  const [assetIn, assetOut] = [assetOf(currencyIn), assetOf(currencyOut)];
  const hooked = [...new Set(pools.map(({ hooks }) => hooks).filter((hook) => hook !== nobody))];
  const fees = pools.map(({ fee }) => fee).filter((fee) => fee !== dynamicFee);
  const path = currencies.map((currency) => (currency === nobody ? (setting.wrapped ?? currency) : currency));
  const given = amount === 0n ? allOf(assetIn) : exactly(assetIn, amount);
  return does({ path: setting.call.path, from: poolManager }, 'swap', {
    gives: [isExactIn ? given : atMost(assetIn, limit)],
    gets: [isExactIn ? atLeast(assetOut, limit) : exactly(assetOut, amount)],
    to: poolManager,
    routes: [{ path, poolFees: fees }],
    ...withTerms(...unusualFees(fees), ...pools.flatMap(spacingTerms), ...hookTerms(hooked, hookData)),
    ...(hooked.length > 0 ? { detail: `through pools with hooks: ${hooked.map(checksumAddress).join(', ')}` } : {}),
  });
}

/** The debt of one command's swaps in a currency: the settled amount if none is stated. */
function debtOf(swaps: readonly Swap[], currency: Address): Quantity {
  const asset = assetOf(currency);
  const owing = swaps.filter(({ currencies }) => currencies[0] === currency);
  const total = owing.reduce((sum, { isExactIn, amount, limit }) => sum + (isExactIn ? amount : limit), 0n);
  return owing.some(({ isExactIn }) => !isExactIn) ? atMost(asset, total) : exactly(asset, total);
}

/**
 * The V4 actions of one command. The pool manager requires that debts and claims are zero at the end: so payments come
 * first here, then the swaps, then the withdrawals, whatever their encoded order.
 */
export function readV4Actions(setting: Setting, input: Hex): readonly Effect[] {
  const { actions, params } = readActions(input);
  const codes = [...Buffer.from(actions.slice(2), 'hex')];
  if (codes.length !== params.length)
    throw new MalformedArguments(`${showCount(codes.length, 'action')} and ${showCount(params.length, 'input')}`);
  const steps = codes.map((code, index) => ({ code, data: params[index] ?? '0x' }));
  const swaps = steps.filter(({ code }) => code >= 0x06 && code <= 0x09).map(({ code, data }) => readSwap(code, data));
  const payments: Effect[] = [];
  const takes: Effect[] = [];
  for (const { code, data } of steps) {
    if (code >= 0x06 && code <= 0x09) continue;
    if (code === 0x0b || code === 0x0c) payments.push(settleStep(setting, swaps, code, data));
    else if (code === 0x0e || code === 0x0f || code === 0x10) takes.push(takeStep(setting, code, data));
    else throw new MalformedArguments(`the router has no V4 action 0x${code.toString(16)}`);
  }
  return [...payments, ...swaps.map((swap) => swapStep(setting, swap)), ...takes];
}

/** SETTLE: an amount, the router's whole balance, or the debt; SETTLE_ALL: the debt, from the user, or it reverts. */
function settleStep(setting: Setting, swaps: readonly Swap[], code: number, data: Hex): Effect {
  const isWhole = code === 0x0c;
  const { currency, amount } = isWhole ? readLimit(data) : readSettle(data);
  const from = isWhole || readSettle(data).payerIsUser ? setting.caller : setting.router;
  const quantity = isWhole || amount === 0n ? debtOf(swaps, currency) : heldAmount(assetOf(currency), amount);
  return does({ path: setting.call.path, from }, 'send', { gives: [quantity], to: poolManager });
}

/** TAKE: an amount, or all if it is zero; TAKE_ALL: all, but no less than an amount; TAKE_PORTION: a share. */
function takeStep(setting: Setting, code: number, data: Hex): Effect {
  const place = { path: setting.call.path, from: poolManager };
  if (code === 0x0f) {
    const { currency, amount } = readLimit(data);
    return does(place, 'send', { gives: [atLeast(assetOf(currency), amount)], to: setting.caller });
  }
  const { currency, recipient, amount } = readTake(data);
  const to = recipientOf(setting, recipient);
  if (code === 0x10) {
    if (amount > 10_000n) throw new MalformedArguments('a portion exceeds the whole');
    const fees = [{ to: to ?? setting.router, bps: Number(amount), quantity: null }];
    return does(place, 'send', { gives: [someOf(assetOf(currency))], to, fees });
  }
  return does(place, 'send', {
    gives: [amount === 0n ? atLeast(assetOf(currency), 0n) : exactly(assetOf(currency), amount)],
    to,
  });
}
