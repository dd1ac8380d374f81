import { describeEffect } from '../describe-effect.ts';
import type { Facts } from '../facts.ts';
import type { Coverage } from './coverage.ts';

const MAX_EFFECTS_TOLD = 5;

/** What the transaction does, in one sentence that an owner can hold against what they wanted. */
export function describePass(facts: Facts, { ran, required }: Coverage): string {
  const told = facts.decoded.effects.slice(0, MAX_EFFECTS_TOLD).map((effect) => describeEffect(facts, effect));
  const more = facts.decoded.effects.length - told.length;
  const list = `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
  const checks =
    ran === required
      ? `All ${ran} checks that apply passed.`
      : `${ran} of ${required} checks that apply ran and passed.`;
  return `The transaction does what the intent asks: ${list}. ${checks}`;
}
