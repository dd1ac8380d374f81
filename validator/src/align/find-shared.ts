import { fit } from '../compare/fit.ts';
import { payWithCoin } from '../compare/pay-with-coin.ts';
import { takesOut } from '../compare/side.ts';
import type { Effect, Quantity } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Step } from '../reader/intent.ts';

type Room = Readonly<Record<'gives' | 'gets', number>>;

const wantsOf = (step: Step): Room => ({ gives: step.gives ? 1 : 0, gets: step.gets ? 1 : 0 });
const plus = (one: Room, other: Room): Room => ({ gives: one.gives + other.gives, gets: one.gets + other.gets });

/** A pool may take or pay out nothing of one of its assets: such a side counts only if all sides are like that. */
function countMoved(quantities: readonly Quantity[]): number {
  const moved = quantities.filter(({ amount }) => amount !== 0n);
  return moved.length > 0 ? moved.length : quantities.length;
}

/** Whether each want has a quantity of its own. Of a withdrawal, words name the shares on either side. */
function fits(wants: Room, { kind, gives, gets }: Effect): boolean {
  const room = { gives: countMoved(payWithCoin(gives)), gets: countMoved(gets) };
  if (takesOut.has(kind)) return wants.gives + wants.gets <= room.gives + room.gets;
  return wants.gives <= room.gives && wants.gets <= room.gets;
}

const isSameVenue = (one: Step, other: Step): boolean =>
  !one.protocol || !other.protocol || one.protocol.value === other.protocol.value;

/**
 * Steps that the effect of another step carries out too: "add 1,000 USDC and 0.4 ETH to the pool" is read as two
 * deposits and done by one call that takes both. Each want needs a quantity of its own, so a third asset in the words
 * matches nothing. The checks compare assets and amounts.
 */
export function findShared(
  facts: Unaligned,
  steps: readonly Step[],
  effectOf: ReadonlyMap<Step, Effect>,
): [Step, Effect][] {
  const taken = new Map([...effectOf].map(([step, effect]) => [effect, wantsOf(step)]));
  return steps.flatMap((step): [Step, Effect][] => {
    if (effectOf.has(step) || step.isOrdered || (!step.gives && !step.gets)) return [];
    for (const [other, effect] of effectOf) {
      const wants = plus(taken.get(effect) ?? wantsOf(other), wantsOf(step));
      const isAlike = other.action.value === step.action.value && isSameVenue(other, step);
      if (!isAlike || fit(facts, step, effect) === null || !fits(wants, effect)) continue;
      taken.set(effect, wants);
      return [[step, effect]];
    }
    return [];
  });
}
