import type { Address } from '@countersign/protocol';
import { isPegged } from '../data/pegs.ts';
import { isDollarToken, isPlausiblePrice } from '../data/rough-prices.ts';
import type { Asset } from '../effects/effect.ts';
import { decimalsOf, type Known, showAsset } from '../show/show.ts';
import { isSameAsset } from './asset.ts';

interface Price {
  readonly usd: number;
  /** Prices come from the operator's source, from the caller, or from a peg. */
  readonly source: 'looked up' | 'claim' | 'promise';
}

const keysOf = (known: Known, asset: Asset): string[] => {
  const symbol = showAsset(known, asset).toLowerCase();
  if (asset.kind === 'native') return ['native', symbol];
  return asset.kind === 'token' ? [asset.address, symbol] : [];
};

/** US dollars for one whole token; null if it is unknown or implausible. */
export function priceOf(known: Known, asset: Asset): Price | null {
  const { claims, nowUnix } = known.request;
  const symbol = showAsset(known, asset);
  const isBelievable = (usd: number) => known.chain?.isTestnet || isPlausiblePrice(symbol, usd, nowUnix);
  const found = lookedUpPrice(known, asset);
  if (found !== null && isBelievable(found)) return { usd: found, source: 'looked up' };
  for (const key of keysOf(known, asset)) {
    const usd = claims.pricesUsd.get(key);
    if (usd === undefined) continue;
    if (isBelievable(usd)) return { usd, source: 'claim' };
  }
  return isDollarToken(symbol) ? { usd: 1, source: 'promise' } : null;
}

/** The key of an asset for looked-up facts; null if it has none. */
export const lookUpName = (asset: Asset): 'native' | Address | null =>
  asset.kind === 'native' ? 'native' : asset.kind === 'token' ? asset.address : null;

function lookedUpPrice({ request }: Known, asset: Asset): number | null {
  const named = lookUpName(asset);
  const found = named && request.lookedUp.find({ kind: 'price', asset: named });
  return found ? Number(found.usd) : null;
}

export interface Balance {
  /** Base units. */
  readonly amount: bigint;
  /** The block of the reading; null if only the request claims the balance. */
  readonly block: number | null;
}

/** The balance of an account: looked up, or else as the caller claims for the owner. */
export function balanceOf(known: Known, asset: Asset, holder: Address | null): Balance | null {
  const { lookedUp, claims } = known.request;
  const named = lookUpName(asset);
  const found = named && holder && lookedUp.find({ kind: 'balance', holder, asset: named });
  if (found) return { amount: BigInt(found.amount), block: found.block };
  for (const key of keysOf(known, asset)) {
    const claimed = claims.balances.get(key);
    if (claimed !== undefined) return { amount: claimed, block: null };
  }
  return null;
}

/** Enough digits that a token worth a billionth of a dollar still has six. */
const scale = 1e15;
const scaled = (usd: number): bigint => BigInt(Math.round(usd * scale));

export interface Worth {
  readonly amount: bigint;
  /** `claim`: by an unverified price from the request. */
  readonly by: Price['source'];
}

/** Base units of `asset` that an amount of another is worth, by prices or pegs; null: unknown. */
export function worthIn(known: Known, given: Asset, amount: bigint, asset: Asset): Worth | null {
  const [from, to] = [priceOf(known, given), priceOf(known, asset)];
  const sources = [from?.source, to?.source];
  const by = sources.includes('claim') ? 'claim' : sources.includes('looked up') ? 'looked up' : 'promise';
  const [fromUsd, toUsd] = [from?.usd ?? null, to?.usd ?? null];
  const priced =
    fromUsd === null || toUsd === null
      ? null
      : exchange(known, { asset: given, amount, usd: fromUsd }, { asset, usd: toUsd });
  if (priced !== null) return { amount: priced, by };
  const pegged = peggedWorth(known, given, amount, asset);
  return pegged === null ? null : { amount: pegged, by: 'promise' };
}

/** Base units of `asset` for an amount of another if both are the same asset, or have the same peg. */
export function peggedWorth(known: Known, given: Asset, amount: bigint, asset: Asset): bigint | null {
  if (isSameAsset(given, asset)) return amount;
  if (!isPegged(showAsset(known, given), showAsset(known, asset))) return null;
  return exchange(known, { asset: given, amount, usd: 1 }, { asset, usd: 1 });
}

interface Priced {
  readonly asset: Asset;
  /** US dollars for one whole token. */
  readonly usd: number;
}

/** Base units of one asset for an amount of another at two prices; null if decimals are unknown. */
export function exchange(known: Known, from: Priced & { readonly amount: bigint }, to: Priced): bigint | null {
  const [fromDecimals, toDecimals] = [decimalsOf(known, from.asset), decimalsOf(known, to.asset)];
  if (fromDecimals === null || toDecimals === null || scaled(to.usd) === 0n) return null;
  return (from.amount * scaled(from.usd) * 10n ** BigInt(toDecimals)) / (scaled(to.usd) * 10n ** BigInt(fromDecimals));
}

/** Base units of an asset for a number of dollars, given as digits / 10 ** `places`. */
export function unitsForUsd(known: Known, asset: Asset, digits: bigint, places: number): bigint | null {
  const price = priceOf(known, asset);
  const decimals = decimalsOf(known, asset);
  if (!price || decimals === null || scaled(price.usd) === 0n) return null;
  return (digits * BigInt(scale) * 10n ** BigInt(decimals)) / (10n ** BigInt(places) * scaled(price.usd));
}
