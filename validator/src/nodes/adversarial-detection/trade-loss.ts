import type { Effect } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import { showQuantity } from '../../show.ts';
import { fairValue } from './fair-value.ts';

export const wholeBps = 10_000n;
/** A ceiling this many times what it buys is none. */
const ceilings = { prices: null, kin: 2n, rough: 20n } as const;

export interface TradeLoss {
  readonly bps: bigint;
  readonly text: string;
  /** The limit to set instead. */
  readonly right: bigint;
}

/** What a trade may lose by the prices known, in basis points; null where none are. */
export function lossOf(facts: Facts, { gives: [give], gets: [get] }: Effect): TradeLoss | null {
  if (typeof give?.amount !== 'bigint' || typeof get?.amount !== 'bigint') return null;
  if (get.bound === 'min') {
    const fair = fairValue(facts, give.asset, give.amount, get.asset);
    if (fair?.by !== 'prices' || fair.amount === 0n) return null;
    const bps = wholeBps - (get.amount * wholeBps) / fair.amount;
    const worth = showQuantity(facts, { ...get, amount: fair.amount, bound: 'exact' });
    const text = `It may bring as little as ${showQuantity(facts, { ...get, bound: 'exact' })} where ${worth} would be fair`;
    return { bps, text, right: (fair.amount * 995n) / 1000n };
  }
  if (give.bound !== 'max') return null;
  const fair = fairValue(facts, get.asset, get.amount, give.asset);
  if (!fair || fair.amount === 0n) return null;
  const ceiling = ceilings[fair.by];
  if (ceiling !== null && give.amount <= fair.amount * ceiling) return null;
  const bps = (give.amount * wholeBps) / fair.amount - wholeBps;
  const worth = showQuantity(facts, { ...give, amount: fair.amount, bound: 'exact' });
  const text = `It may cost as much as ${showQuantity(facts, { ...give, bound: 'exact' })} where ${worth} would be fair`;
  return { bps, text, right: (fair.amount * 1005n) / 1000n };
}
