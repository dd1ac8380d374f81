import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showQuantity } from '../../show/show.ts';
import { fairValues, isNoLimit, isPrecise, showSource } from './fair-value.ts';

export const wholeBps = 10_000n;

export interface TradeLoss {
  readonly bps: bigint;
  readonly text: string;
  /** The limit to set instead, with its source; null if only a quote can tell. */
  readonly right: string | null;
}

/** How much a trade may lose by the known prices, in basis points; null if none are known. */
export function lossOf(facts: Facts, { gives: [give], gets: [get] }: Effect): TradeLoss | null {
  if (typeof give?.amount !== 'bigint' || typeof get?.amount !== 'bigint') return null;
  if (get.bound === 'min') {
    const fair = fairValues(facts, give.asset, give.amount, get.asset).find(isPrecise);
    if (!fair) return null;
    const bps = wholeBps - (get.amount * wholeBps) / fair.amount;
    const worth = showQuantity(facts, { ...get, amount: fair.amount, bound: 'exact' });
    const text = `It may bring as little as ${showQuantity(facts, { ...get, bound: 'exact' })}, although ${worth} would be fair${showSource(fair)}`;
    return { bps, text, right: `${(fair.amount * 995n) / 1000n}${showSource(fair)}` };
  }
  if (give.bound !== 'max') return null;
  const ceiling = give.amount;
  const [fair] = fairValues(facts, get.asset, get.amount, give.asset)
    .filter((one) => isPrecise(one) || isNoLimit(one, one.amount, ceiling))
    .toSorted((one, other) => Number(one.amount > other.amount) - Number(one.amount < other.amount));
  if (!fair) return null;
  const bps = (ceiling * wholeBps) / fair.amount - wholeBps;
  const worth = showQuantity(facts, { ...give, amount: fair.amount, bound: 'exact' });
  const most = `It may cost as much as ${showQuantity(facts, { ...give, bound: 'exact' })}`;
  return fair.by === 'rough'
    ? { bps, text: `${most}, many times what it brings`, right: null }
    : {
        bps,
        text: `${most}, although ${worth} would be fair${showSource(fair)}`,
        right: `${(fair.amount * 1005n) / 1000n}${showSource(fair)}`,
      };
}
