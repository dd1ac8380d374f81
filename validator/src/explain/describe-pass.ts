import { describeEffect } from '../describe-effect.ts';
import type { Facts } from '../facts.ts';
import { notLookedUp } from '../looked-up.ts';
import { showSome } from '../show.ts';
import type { Coverage } from './coverage.ts';

const MAX_EFFECTS_TOLD = 5;

/** What the transaction does, in words that an owner can hold against what they wanted, and what nobody could check. */
export function describePass(facts: Facts, { ran, required, missing }: Coverage): string {
  const told = facts.decoded.effects.slice(0, MAX_EFFECTS_TOLD).map((effect) => describeEffect(facts, effect));
  const more = facts.decoded.effects.length - told.length;
  const effects = `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
  if (missing.length === 0)
    return `The transaction does what the intent asks: ${effects}. All ${ran} checks that apply passed.${tellNotLookedUp(facts)}`;
  const gaps = missing.map(({ reason }) => reason).join(' ');
  return `Nothing contradicts the intent, but ${missing.length} of ${required} checks could not be made. The transaction would ${effects}. Not checked: ${gaps}${tellNotLookedUp(facts)}`;
}

function tellNotLookedUp({ request }: Facts): string {
  const lines = notLookedUp(request.lookedUp);
  return lines.length === 0 ? '' : ` Not looked up: ${showSome(lines, MAX_EFFECTS_TOLD, '; ')}.`;
}
