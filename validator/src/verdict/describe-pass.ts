import { describeEffect } from '../align/describe-effect.ts';
import { showPreparation } from '../align/quote-step.ts';
import type { Facts } from '../facts/facts.ts';
import { notLookedUp } from '../request/looked-up.ts';
import { showSome } from '../show/show.ts';
import type { Coverage } from './coverage.ts';

const MAX_EFFECTS_TOLD = 5;

/**
 * The effects of the transaction, in words that an owner can compare with the request, and the parts that could not be
 * checked.
 */
export function describePass(facts: Facts, { missing }: Coverage): string {
  const told = facts.decoded.effects.map((effect) => describeEffect(facts, effect));
  const effects = showSome(told, MAX_EFFECTS_TOLD, '; ');
  const prepares = showPreparation(facts);
  const lookedUp = tellNotLookedUp(facts);
  if (missing.length > 0) {
    const lead = prepares ? `The transaction ${prepares}. It` : 'Nothing contradicts the intent. The transaction';
    return `${lead} would ${effects}. Not settled: ${missing.map(({ reason }) => reason).join(' ')}${lookedUp}`;
  }
  if (prepares) return `The transaction ${prepares}. It would ${effects}. Every check that applies passed.${lookedUp}`;
  return `The transaction does what the intent asks: ${effects}. Every check that applies passed.${lookedUp}`;
}

function tellNotLookedUp({ request }: Facts): string {
  const lines = notLookedUp(request.lookedUp);
  return lines.length === 0 ? '' : ` Not looked up: ${showSome(lines, MAX_EFFECTS_TOLD, '; ')}.`;
}
