import { describeEffect } from '../../align/describe-effect.ts';
import { quoteStep } from '../../align/quote-step.ts';
import { isSameAsset } from '../../compare/asset.ts';
import { isRevocation, isSpenderFor, rightKinds } from '../../compare/spender.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Node } from '../node.ts';
import { type Comparison, settle, spansOf } from './settle.ts';

type Place = (effect: Effect) => number;

/** `then`, `after that`: the later step in the words must be later in the transaction. */
function compareSaid(facts: Facts, place: Place): Comparison[] {
  const { steps } = facts.intent;
  return steps.flatMap((step, index): Comparison[] => {
    const before = steps[index - 1];
    if (!step.isOrdered || !before) return [];
    const effectsOf = (each: typeof step) =>
      facts.alignment.pairs.filter((pair) => pair.step === each).map(({ effect }) => effect);
    const placesOf = (each: typeof step) => effectsOf(each).map(place);
    const [first, second] = [placesOf(before), placesOf(step)];
    if (first.length === 0 || second.length === 0) return [];
    const words = `${quoteStep(facts, step)} comes after ${quoteStep(facts, before)}`;
    // One effect may do both: a router wraps before it swaps.
    if (Math.max(...first) <= Math.min(...second)) return [{ is: 'same', text: `${words}.` }];
    return [
      {
        is: 'different',
        text: `The intent says that ${words}, but in the transaction it comes before.`,
        fix: 'Arrange the calls in the sequence of the intent.',
        mark: { effects: effectsOf(step), spans: spansOf(step.action), said: words.replaceAll('"', '') },
      },
    ];
  });
}

/** A right must exist before its use, and coins before they are spent. */
function compareServing(facts: Facts, place: Place): Comparison[] {
  const { pairs, serving } = facts.alignment;
  const asked = pairs
    .filter(({ effect }) => rightKinds.has(effect.kind) && !isRevocation(effect))
    .flatMap(({ effect }) =>
      pairs.filter((pair) => isUser(facts, effect, pair.effect)).map((pair) => ({ effect, serves: pair.effect })),
    );
  return [...serving, ...asked]
    .filter(({ effect }) => !isRevocation(effect))
    .map(({ effect, serves }): Comparison => {
      const comesAfter = effect.kind === 'unwrap';
      const [early, late] = comesAfter ? [serves, effect] : [effect, serves];
      if (place(early) < place(late)) return { is: 'same', text: `The ${early.kind} comes before the ${late.kind}.` };
      return {
        is: 'different',
        text: `The transaction has "${describeEffect(facts, early)}" after "${describeEffect(facts, late)}", which needs it.`,
        fix: `Put the ${early.kind} before the ${late.kind}.`,
        mark: { effects: [early] },
      };
    });
}

function isUser(facts: Facts, right: Effect, user: Effect): boolean {
  if (rightKinds.has(user.kind) || !right.spender || !isSpenderFor(facts, right.spender, user)) return false;
  return right.gives.some(({ asset }) => user.gives.some((given) => isSameAsset(given.asset, asset)));
}

export const sequenceCheck: Node = {
  id: 'intent_alignment.sequence_check',
  name: 'Sequence',
  severity: 'high',
  needs: ['steps', 'effects'],
  stops: 'Calls in a different sequence from the intent, or an approval after the call that needs it.',
  rejectsOn:
    'An effect before the one that it needs, or before the one that the words put first; nothing is rejected if there is a doubt.',
  letsThrough: 'Any sequence of independent calls if the intent names none.',
  skips: 'If nothing has to come before anything else.',
  check(facts) {
    const places = new Map(facts.decoded.effects.map((effect, index) => [effect, index]));
    const place: Place = (effect) => places.get(effect) ?? -1;
    const comparisons = [...compareSaid(facts, place), ...compareServing(facts, place)];
    return settle(comparisons, 'Nothing in the transaction has to come before anything else.');
  },
};
