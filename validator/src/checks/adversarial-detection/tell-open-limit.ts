import { findOpenLimit, type OpenLimit } from '../../compare/open-limit.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAsset, showPlace, showQuantity } from '../../show/show.ts';
import { cannotTell, type Finding } from '../node.ts';
import { acceptsAny } from './accepts-any.ts';

/**
 * The words with which the owner settles it. No figure is suggested: the only one known is that of the transaction
 * itself.
 */
const settles = {
  least: (asset: string) => `state the minimum you accept ("at least … ${asset}")`,
  most: (asset: string) => `state the maximum you would pay ("at most … ${asset}")`,
};
const said = { least: 'minimum', most: 'maximum' };

/** The finding that a price cannot be shown to be fair, and the words that settle it; null if it is settled. */
export function tellOpenLimit(facts: Facts, effect: Effect, is: OpenLimit['is']): Finding | null {
  const open = findOpenLimit(facts, effect, is);
  if (!open || (is === 'least' && acceptsAny(facts, effect))) return null;
  const { limit, fixed } = open;
  const against = fixed ? ` for ${showQuantity(facts, { ...fixed, bound: 'exact' })}` : '';
  if (open.isOfUnsaid && fixed) {
    return cannotTell(
      `It is unclear whether ${showQuantity(facts, limit)}${against} is fair: the intent does not state how much ${showAsset(facts, fixed.asset)} that is for, and no verified price is known${showPlace(facts, effect.call)}. To settle it, state the amount of ${showAsset(facts, fixed.asset)}.`,
      { call: effect.call, limit: limit.amount },
    );
  }
  return cannotTell(
    `It is unclear whether ${showQuantity(facts, limit)}${against} is fair: the intent names no ${said[is]}, and no verified price is known${showPlace(facts, effect.call)}. To settle it, ${settles[is](showAsset(facts, limit.asset))}.`,
    { call: effect.call, limit: limit.amount },
  );
}
