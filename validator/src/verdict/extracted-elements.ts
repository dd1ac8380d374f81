import { describeEffect } from '../align/describe-effect.ts';
import { wordsOfStep } from '../align/quote-step.ts';
import { isFairlyPriced } from '../compare/open-limit.ts';
import { findUsedAllowance } from '../compare/used-allowance.ts';
import type { DecodedCall, SignedMessage } from '../decode/decoded-call.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { showAssignment } from './assignment/show-assignment.ts';
import type { Verdict } from './explain.ts';
import { tellEffect } from './tell-effect.ts';
import { type Json, toJson, toSnakeJson } from './to-json.ts';

/** A larger tree is judged in full and shown in part: the answer stays small and readable. */
const MAX_CALLS_SHOWN = 100;
const MAX_EFFECTS_SHOWN = 100;

function showCall(call: DecodedCall, budget: { left: number }): Json {
  const { args, children, effects: _, imitates: __, ...own } = call;
  const shown: Json[] = [];
  for (const child of children) {
    budget.left -= 1;
    if (budget.left < 0) break;
    shown.push(showCall(child, budget));
  }
  return {
    ...(toSnakeJson(own) as Record<string, Json>),
    args: toJson(args),
    calls: shown,
    ...(shown.length < children.length && { calls_not_shown: children.length - shown.length }),
  };
}

function showMessage({ message, effects: _, ...own }: SignedMessage): Json {
  return { ...(toSnakeJson(own) as Record<string, Json>), message: toJson(message) };
}

/** The rights that prepare steps that are not in these bytes. */
const showPreparing = (facts: Facts): Json =>
  facts.alignment.preparing.map(({ effect, step, doubt }) => ({
    call: effect.call,
    right: describeEffect(facts, effect),
    step: wordsOfStep(facts, step),
    ...(doubt !== null && { doubt }),
  }));

/**
 * With the call whose allowance it uses: a policy that counted both would count the same tokens twice. And with the
 * result of the price comparison, because a policy has no prices.
 */
function showEffect(facts: Facts, effect: Effect): Json {
  const allowedBy = findUsedAllowance(facts, effect);
  return toSnakeJson({
    ...effect,
    ...(allowedBy !== null && { allowedBy }),
    ...(isFairlyPriced(facts, effect) && { fairlyPriced: true }),
  });
}

/** The parsed form of both sides: the intent with its spans, the call tree and the flat list of effects. */
export function extractedElements(
  facts: Facts,
  { judgements, isSurePass }: Pick<Verdict, 'judgements' | 'isSurePass'>,
) {
  const { intent, decoded, alignment } = facts;
  const { text: _, ...read } = intent;
  const budget = { left: MAX_CALLS_SHOWN };
  return {
    does: decoded.effects.slice(0, MAX_EFFECTS_SHOWN).map((effect) => tellEffect(facts, effect)),
    assignment: showAssignment(facts, judgements, isSurePass),
    intent: toSnakeJson({ ...read, doubts: facts.doubts }),
    calls: decoded.calls.slice(0, MAX_CALLS_SHOWN).map((call) => showCall(call, budget)),
    ...(decoded.calls.length > MAX_CALLS_SHOWN && { calls_not_shown: decoded.calls.length - MAX_CALLS_SHOWN }),
    message: decoded.message && showMessage(decoded.message),
    authorizations: toSnakeJson(decoded.authorizations),
    prepares: showPreparing(facts),
    presumed: alignment.presumed.map((step) => wordsOfStep(facts, step)),
    effects: decoded.effects.slice(0, MAX_EFFECTS_SHOWN).map((effect) => showEffect(facts, effect)),
    ...(decoded.effects.length > MAX_EFFECTS_SHOWN && {
      effects_not_shown: decoded.effects.length - MAX_EFFECTS_SHOWN,
    }),
  };
}
