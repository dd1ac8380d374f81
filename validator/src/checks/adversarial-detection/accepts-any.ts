import { findOpenLimit } from '../../compare/open-limit.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { fairValues, isNoLimit, isPrecise } from './fair-value.ts';

const BPS = 10_000n;
/** How far below a known price the owner need not be asked. */
const toleranceBps = 300n;

/**
 * Whether the words accept any output of this trade: it is the only trade that they can mean, and no known price shows
 * how much it loses. The owner sees both.
 */
export function acceptsAny(facts: Facts, effect: Effect): boolean {
  const { constraints } = facts.intent;
  if (constraints.anyOutput?.value !== true) return false;
  if (facts.decoded.effects.some((each) => each !== effect && findOpenLimit(facts, each, 'least'))) return false;
  const [given] = effect.gives;
  return effect.gets.every(({ asset, amount }) => {
    if (typeof given?.amount !== 'bigint' || typeof amount !== 'bigint') return true;
    return fairValues(facts, given.asset, given.amount, asset).every((fair) =>
      isPrecise(fair) ? amount * BPS >= fair.amount * (BPS - toleranceBps) : !isNoLimit(fair, amount, fair.amount),
    );
  });
}
