import { nameOfProtocol } from '../../compare/protocol-names.ts';
import { rightKinds } from '../../compare/spender.ts';
import type { Effect, Quantity, Term } from '../../effects/effect.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Slot } from '../../reader/intent.ts';
import type { Span } from '../../reader/text/span.ts';
import { termSpans } from '../../terms/hide-terms.ts';
import type { Claim } from './claim.ts';

type Grounded = Pick<Claim, 'status' | 'spans' | 'why'>;

const grounded = (spans: readonly Span[]): Grounded => ({ status: 'grounded', spans });
const implied = (why: string): Grounded => ({ status: 'implied', spans: [], why });
const ungrounded: Grounded = { status: 'ungrounded', spans: [] };

const spansOf = (slots: readonly (Slot<unknown> | null | undefined)[]): Span[] =>
  slots.flatMap((slot) => (slot && slot.end > slot.start ? [{ start: slot.start, end: slot.end }] : []));

/** The purpose of an effect that the words do not ask for but that makes the request possible. */
function purposeOf({ alignment: { serving, preparing } }: Facts, effect: Effect): string | null {
  const served = serving.find((each) => each.effect === effect)?.serves;
  if (served) return `needed for the ${served.kind}`;
  const prepared = preparing.find((each) => each.effect === effect && each.doubt === null)?.step;
  return prepared ? `prepares the ${prepared.action.value}` : null;
}

/** Claims of a serving right that follow from its purpose. */
const ofPurpose: ReadonlySet<ClaimName> = new Set(['action', 'gives', 'gets', 'spender']);

/** Why a claim needs no words; from the closed list of the reader. */
export function whyImplied(facts: Facts, effect: Effect, claim: ClaimName): string {
  const purpose = ofPurpose.has(claim) ? purposeOf(facts, effect) : null;
  if (purpose) return purpose;
  switch (claim) {
    case 'recipient':
      if (effect.to === facts.request.sender || effect.to === effect.from) return 'to yourself';
      return facts.request.payment ? 'named by the terms of the payment' : 'follows from the rest';
    case 'spender':
      return 'needed by the rest of the transaction';
    case 'from':
      return 'the sending account';
    case 'gets':
      return effect.kind === 'swap' ? 'within what known prices allow' : 'what the protocol returns';
    case 'protocol':
      return effect.protocol === null ? 'a known contract' : `a known contract of ${nameOfProtocol(effect.protocol)}`;
    case 'chain':
      return "you named no chain; this one is the agent's choice";
    case 'deadline':
    case 'expiration':
    case 'valid_after':
      return 'you stated no time';
    case 'fee':
      return 'not above the usual level';
    case 'term':
      return 'a known value; you named no other';
    default:
      return 'follows from the rest';
  }
}

function groundAction(facts: Facts, effect: Effect): Grounded {
  const steps = facts.alignment.pairs.flatMap((pair) => (pair.effect === effect ? [pair.step] : []));
  if (steps.length > 0) return grounded(spansOf(steps.map(({ action }) => action)));
  const purpose = purposeOf(facts, effect);
  return purpose ? implied(purpose) : ungrounded;
}

/** A time in the words applies to the requested effects, and not to the rights that serve them. */
function groundTime(facts: Facts, effect: Effect): Grounded {
  const said = spansOf([facts.intent.constraints.deadline]);
  const isAsked = facts.alignment.pairs.some((pair) => pair.effect === effect);
  return said.length > 0 && (isAsked || rightKinds.has(effect.kind))
    ? grounded(said)
    : implied(whyImplied(facts, effect, 'deadline'));
}

function groundTerm({ wording, request: { nowUnix } }: Facts, effect: Effect, term: Term, why: string): Grounded {
  const parties = new Set([effect.to, effect.from, effect.spender].flatMap((each) => each ?? []));
  const spans = termSpans(wording, term, { nowUnix, parties });
  return spans.length > 0 ? grounded(spans) : implied(why);
}

/** The match that the reader found, for claims that the reader matches. */
function groundByReader(facts: Facts, effect: Effect, claim: ClaimName, quantity: Quantity | undefined): Grounded {
  const found = facts.assignment.groundings.find(
    (each) => each.effect === effect && each.claim === claim && each.quantity === quantity,
  );
  if (!found) return ungrounded;
  const { status, spans } = found;
  if (status === 'implied') return implied(whyImplied(facts, effect, claim));
  // The checks decide whether it contradicts the bytes.
  return status === 'grounded' ? grounded(spans) : { status: 'ungrounded', spans };
}

/** The words for a claim, before the checks. */
export function ground(
  facts: Facts,
  effect: Effect,
  claim: ClaimName,
  { quantity, term }: { readonly quantity?: Quantity; readonly term?: Term },
): Grounded {
  if (term) return groundTerm(facts, effect, term, whyImplied(facts, effect, claim));
  const { fee } = facts.intent.constraints;
  switch (claim) {
    case 'action':
      return groundAction(facts, effect);
    case 'deadline':
    case 'expiration':
      return groundTime(facts, effect);
    case 'fee':
      return fee ? grounded(spansOf([fee])) : implied(whyImplied(facts, effect, claim));
    case 'threshold': {
      const steps = facts.alignment.pairs.flatMap((pair) => (pair.effect === effect ? [pair.step.threshold] : []));
      return spansOf(steps).length > 0 ? grounded(spansOf(steps)) : ungrounded;
    }
    case 'from':
    case 'valid_after':
      return implied(whyImplied(facts, effect, claim));
    default:
      return groundByReader(facts, effect, claim, quantity);
  }
}
