import { type Address, checksumAddress } from '@countersign/protocol';
import { describeEffect } from '../../align/describe-effect.ts';
import { showMention } from '../../align/show-step.ts';
import { acceptsAsset } from '../../compare/asset.ts';
import { compareParty, showParty } from '../../compare/party.ts';
import { isProtocol } from '../../compare/protocol-names.ts';
import { isRevocation, rightKinds } from '../../compare/spender.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import { type Asset, type Effect, isUnlimited } from '../../effects/effect.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import type { Forbidden, Slot } from '../../reader/intent.ts';
import { toldOnly } from '../../reader/languages/phrases/payments.ts';
import { holds, type Span } from '../../reader/text/span.ts';
import { findHex } from '../../terms/said-terms.ts';
import { hasDoubt, isKnownLanguage, sureIf } from '../evidence.ts';
import { findUninvolved } from '../involved.ts';
import { type Node, UNSURE } from '../node.ts';
import { findOpenConditions } from './open-conditions.ts';
import { type Comparison, settle } from './settle.ts';

const assetsOf = ({ gives, gets, routes = [] }: Effect): readonly Asset[] => [
  ...[...gives, ...gets].map(({ asset }) => asset),
  ...routes.flatMap(({ path }) => path).map((address): Asset => ({ kind: 'token', address })),
];

const partiesOf = ({ to, from, spender, fees }: Effect): readonly Address[] =>
  [to, from, spender, ...(fees ?? []).map((fee) => fee.to)].filter((address) => typeof address === 'string');

/** A breach of a prohibition, in words, with the effects that commit it. */
interface Violation {
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** The claim of an effect that a prohibition is about. */
const broken: Readonly<Record<Forbidden['kind'], ClaimName>> = {
  effect: 'action',
  'unlimited-approval': 'gives',
  protocol: 'protocol',
  asset: 'gives',
  party: 'recipient',
  chain: 'chain',
  'anything-else': 'action',
};

/** The breach of a prohibition by the transaction; null if there is none. */
function findViolation(facts: Facts, forbidden: Forbidden): Violation | null {
  const { decoded, request, data } = facts;
  const first = (isForbidden: (effect: Effect) => boolean): Violation | null => {
    const effect = decoded.effects.find(isForbidden);
    return effect ? { text: describeEffect(facts, effect), effects: [effect] } : null;
  };
  switch (forbidden.kind) {
    case 'effect':
      return first((effect) =>
        rightKinds.has(forbidden.effect)
          ? rightKinds.has(effect.kind) && !isRevocation(effect)
          : effect.kind === forbidden.effect,
      );
    case 'unlimited-approval':
      return first(({ kind, gives }) => rightKinds.has(kind) && gives.some(({ amount }) => isUnlimited(amount)));
    case 'protocol': {
      const call = walkCalls(decoded.calls).find(({ protocol, to }) => {
        const slugs = [protocol, to && data.contracts.at(request.chainId, to)?.protocol];
        return slugs.some((slug) => slug && isProtocol(forbidden.slug, slug));
      });
      if (call) {
        const effects = decoded.effects.filter((effect) => effect.call === call.path);
        return { text: `a call of ${call.signature ?? forbidden.slug}`, effects };
      }
      return first(({ protocol }) => protocol !== null && isProtocol(forbidden.slug, protocol));
    }
    case 'asset':
      return first((effect) => assetsOf(effect).some((asset) => acceptsAsset(facts, forbidden.asset, asset) === 'yes'));
    case 'party':
      return first((effect) =>
        partiesOf(effect).some((address) => {
          const { answer, isClaimed } = compareParty(facts, forbidden.party, address);
          return answer === 'yes' || isClaimed;
        }),
      );
    case 'chain':
      if (request.chainId === forbidden.chainId) {
        return { text: `a transaction for chain ${request.chainId}`, effects: decoded.effects };
      }
      return first(({ destinationChainId }) => destinationChainId === BigInt(forbidden.chainId));
    case 'anything-else':
      // `no_extra_effects` reports effects beyond the steps, whether the words forbid them or not.
      return null;
  }
}

function showForbidden(facts: Facts, forbidden: Forbidden): string {
  switch (forbidden.kind) {
    case 'effect':
      return forbidden.effect;
    case 'unlimited-approval':
      return 'unlimited approvals';
    case 'protocol':
      return forbidden.slug;
    case 'asset':
      return showMention(forbidden.asset);
    case 'party':
      return showParty(facts, forbidden.party);
    case 'chain':
      return `chain ${forbidden.chainId}`;
    case 'anything-else':
      return 'anything else';
  }
}

/**
 * `approve 500 USDC …, no large allowance`: an intent that requests and forbids the same was misunderstood, so the
 * owner is asked.
 */
const isAskedFor = ({ intent }: Facts, { value, start, end }: Slot<Forbidden>): boolean =>
  value.kind === 'effect' &&
  intent.steps.some(
    ({ action, revokes }) =>
      action.value === value.effect &&
      !revokes &&
      // A step inferred from another one has no words.
      action.end > action.start &&
      (action.end <= start || action.start >= end),
  );

/** The only address of the words is hardly forbidden: the negation before it speaks of something else. */
const isOnlyPayee = ({ intent }: Facts, forbidden: Forbidden): boolean =>
  forbidden.kind === 'party' && forbidden.party.kind === 'address' && new Set(addressesInText(intent.text)).size === 1;

function compareForbidden(facts: Facts): Comparison[] {
  return facts.intent.constraints.forbid.map((forbidden) => {
    const { value, start, end, confidence } = forbidden;
    const quote = facts.intent.text.slice(start, end).trim();
    const violation = findViolation(facts, value);
    const what = showForbidden(facts, value);
    if (violation === null) return { is: 'same', text: `Nothing in the transaction violates "${quote}".`, confidence };
    const text = `The intent says "${quote}" (no ${what}), but the transaction has: ${violation.text}.`;
    return {
      is: 'different',
      text,
      fix: 'Remove that from the transaction; only the owner can change the words.',
      confidence: sureIf(!isAskedFor(facts, forbidden) && !hasDoubt(facts, 'unread') && !isOnlyPayee(facts, value)),
      mark: { effects: violation.effects, claim: broken[value.kind], spans: [{ start, end }], said: `no ${what}` },
    };
  });
}

/**
 * A condition that cannot be checked here must not pass silently; a wish to repeat only exceeds a single transaction.
 */
function compareConditions(facts: Facts): Comparison[] {
  return findOpenConditions(facts.intent).map(({ kind, text, start }) => {
    const mark = { spans: [{ start, end: start + text.length }] };
    if (kind === 'repetition') {
      return {
        is: 'unknown',
        text: `"${text}" asks for more than one transaction can do; only this one was judged.`,
        mark,
      };
    }
    if (kind === 'delay') {
      return { is: 'unknown', text: `"${text}" postpones it, but what is signed now can be sent now.`, mark };
    }
    return {
      is: 'different',
      text: `The intent has a ${kind} that cannot be checked here: "${text}".`,
      fix: 'Settle it first, then state the request without it.',
      confidence: UNSURE,
      mark,
    };
  });
}

const isToldOnly = (text: string, at: number): boolean => toldOnly.test(text.slice(Math.max(0, at - 40), at));

/** Whether the transaction involves a stranger: neither the sender nor in the words nor in the address book. */
const hasStranger = ({ data, decoded, intent, request }: Facts): boolean =>
  decoded.effects
    .filter(({ kind }) => kind !== 'unknown')
    .flatMap((effect) => partiesOf(effect).filter((address) => address !== effect.from))
    .some(
      (address) =>
        address !== request.sender &&
        !addressesInText(intent.text).includes(address) &&
        !data.contracts.at(request.chainId, address),
    );

/**
 * Whether a missing address contradicts the transaction. Either a stranger has its place, or the address belongs to the
 * order: its sentence gives one, and names no other party of the bytes; none comes later in the text either, because a
 * later address corrects it. An address of another sentence may be a story.
 */
function isReplaced(facts: Facts, address: Address): boolean {
  if (hasStranger(facts)) return true;
  const { text, steps } = facts.intent;
  if (isBesidePaid(facts, address)) return true;
  const sentence = sentenceOf(text, findHex(text, address)[0]?.start ?? 0);
  const used = new Set(facts.decoded.effects.flatMap((effect) => [...partiesOf(effect), effect.loses ?? null]));
  const isGiven = steps.some(({ action }) => action.end > action.start && holds(sentence, action));
  return isGiven && !addressesInText(text.slice(sentence.start)).some((each) => used.has(each));
}

/** `send it to 0x… and 0x…`: one of two recipients gets it, and nothing else in the words is open. */
function isBesidePaid({ decoded, doubts, intent: { text, language } }: Facts, address: Address): boolean {
  if (!isKnownLanguage(language) || doubts.some(({ kind }) => kind !== 'address')) return false;
  const paid = new Set(decoded.effects.map(({ to }) => to));
  const before = /0x[\da-f]{40}(?= and $)/i.exec(text.slice(0, findHex(text, address)[0]?.start ?? 0))?.[0];
  return before !== undefined && paid.has(before.toLowerCase() as Address);
}

/** The sentence around a place in a text. */
function sentenceOf(text: string, at: number): Span {
  const start = Math.max(
    0,
    ...matchesIn(text.slice(0, at), sentenceEnd).map(({ index, 0: end }) => index + end.length),
  );
  const next = matchesIn(text.slice(at), sentenceEnd)[0];
  return { start, end: next ? at + next.index : text.length };
}
const sentenceEnd = /[.!?;](?=\s)|[。！？；\n]/g;

/**
 * An address in the intent has a purpose: if the transaction does not involve it, the transaction is not the intended
 * one.
 */
function findMissingAddresses(facts: Facts): Comparison[] {
  // It may belong to a step of a later transaction, which is compared with the whole intent.
  if (facts.alignment.awaited.length > 0) return [];
  return findUninvolved(facts).map((address) => {
    const text = `The intent names ${checksumAddress(address)}, which the transaction does not involve.`;
    const spans = findHex(facts.intent.text, address);
    const mark = { spans, said: checksumAddress(address) };
    // Without a sender, the address may be the sender; and an address that is only mentioned takes no part.
    if (facts.request.sender === null || spans.every(({ start }) => isToldOnly(facts.intent.text, start)))
      return { is: 'unknown', text, mark };
    return {
      is: 'different',
      text,
      confidence: sureIf(isReplaced(facts, address)),
      fix: 'Use that address in the transaction; only the owner can remove it from the intent.',
      mark,
    };
  });
}

export const constraintCompliance: Node = {
  id: 'intent_alignment.constraint_compliance',
  name: 'Constraints',
  severity: 'critical',
  needs: [],
  stops:
    'Anything the intent explicitly forbids, an address it names that the transaction does not involve, and a condition in unread text.',
  rejectsOn:
    'A prohibition that was read and is broken, or an address of the order whose place a stranger or an earlier address of the text takes.',
  letsThrough: 'Prohibitions that are respected, and polite phrases.',
  skips: 'If the intent forbids nothing and has no conditions.',
  check: (facts) =>
    settle(
      [...compareForbidden(facts), ...compareConditions(facts), ...findMissingAddresses(facts)],
      'The intent forbids nothing.',
    ),
};
