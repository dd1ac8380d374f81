import { priceOf, worthIn } from '../../align/price.ts';
import { roughPriceUsd } from '../../data/rough-prices.ts';
import type { Asset } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import { decimalsOf, showAsset } from '../../show.ts';

export interface FairValue {
  readonly amount: bigint;
  /** `prices`: what the caller gave, or two promises of a dollar. `kin`: forms of one asset. `rough`: a dated table. */
  readonly by: 'prices' | 'kin' | 'rough';
}

const scale = 1_000_000;

/** Base units of `asset` that an amount of another is worth; null where nobody can say, as on test networks. */
export function fairValue(facts: Facts, given: Asset, amount: bigint, asset: Asset): FairValue | null {
  if (facts.chain?.isTestnet) return null;
  const priced = worthIn(facts, given, amount, asset);
  if (priced !== null) return { amount: priced, by: 'prices' };
  const [from, to] = [roughOf(facts, given), roughOf(facts, asset)];
  const [fromDecimals, toDecimals] = [decimalsOf(facts, given), decimalsOf(facts, asset)];
  if (from === null || to === null || fromDecimals === null || toDecimals === null) return null;
  const [fromScaled, toScaled] = [BigInt(Math.round(from * scale)), BigInt(Math.round(to * scale))];
  if (toScaled === 0n) return null;
  const worth = (amount * fromScaled * 10n ** BigInt(toDecimals)) / (toScaled * 10n ** BigInt(fromDecimals));
  return { amount: worth, by: from === to && from !== 1 ? 'kin' : 'rough' };
}

const roughOf = (facts: Facts, asset: Asset): number | null =>
  priceOf(facts, asset)?.usd ?? roughPriceUsd(showAsset(facts, asset));
