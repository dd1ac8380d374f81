import { isDollarToken, isPlausiblePrice } from '../data/rough-prices.ts';
import type { Asset } from '../effect.ts';
import { decimalsOf, type Known, showAsset } from '../show.ts';

interface Price {
  readonly usd: number;
  /** Prices come from the caller or from a promise, never from a market that we asked. */
  readonly source: 'claim' | 'promise';
}

const keysOf = (known: Known, asset: Asset): string[] => {
  const symbol = showAsset(known, asset).toLowerCase();
  if (asset.kind === 'native') return ['native', symbol];
  return asset.kind === 'token' ? [asset.address, symbol] : [];
};

/** How sure anything is that hangs on what the caller alone says: prices, balances, quotes, what names stand for. */
export const CLAIM_CONFIDENCE = 0.7;

/** US dollars for one whole token; null where nobody says, or nobody can believe it. */
export function priceOf(known: Known, asset: Asset): Price | null {
  const { claims, nowUnix } = known.request;
  const symbol = showAsset(known, asset);
  for (const key of keysOf(known, asset)) {
    const usd = claims.pricesUsd.get(key);
    if (usd === undefined) continue;
    if (known.chain?.isTestnet || isPlausiblePrice(symbol, usd, nowUnix)) return { usd, source: 'claim' };
  }
  return isDollarToken(symbol) ? { usd: 1, source: 'promise' } : null;
}

/** What the owner holds of an asset, in base units, as the caller claims. */
export function balanceOf(known: Known, asset: Asset): bigint | null {
  for (const key of keysOf(known, asset)) {
    const balance = known.request.claims.balances.get(key);
    if (balance !== undefined) return balance;
  }
  return null;
}

/** Enough digits that a token worth a billionth of a dollar still has six. */
const scale = 1e15;
const scaled = (usd: number): bigint => BigInt(Math.round(usd * scale));

/** Base units of `asset` that are worth `amount` of `given` at the prices that are known; null where one is missing. */
export function worthIn(known: Known, given: Asset, amount: bigint, asset: Asset): bigint | null {
  const [from, to] = [priceOf(known, given), priceOf(known, asset)];
  return from && to && exchange(known, { asset: given, amount, usd: from.usd }, { asset, usd: to.usd });
}

interface Priced {
  readonly asset: Asset;
  /** US dollars for one whole token. */
  readonly usd: number;
}

/** Base units of one asset for an amount of another at two prices; null where decimals are not known. */
export function exchange(known: Known, from: Priced & { readonly amount: bigint }, to: Priced): bigint | null {
  const [fromDecimals, toDecimals] = [decimalsOf(known, from.asset), decimalsOf(known, to.asset)];
  if (fromDecimals === null || toDecimals === null || scaled(to.usd) === 0n) return null;
  return (from.amount * scaled(from.usd) * 10n ** BigInt(toDecimals)) / (scaled(to.usd) * 10n ** BigInt(fromDecimals));
}

/** Base units of an asset that cost a number of dollars, given as digits / 10 ** `places`. */
export function unitsForUsd(known: Known, asset: Asset, digits: bigint, places: number): bigint | null {
  const price = priceOf(known, asset);
  const decimals = decimalsOf(known, asset);
  if (!price || decimals === null || scaled(price.usd) === 0n) return null;
  return (digits * BigInt(scale) * 10n ** BigInt(decimals)) / (10n ** BigInt(places) * scaled(price.usd));
}
