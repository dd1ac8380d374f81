import { type Address, checksumAddress } from '@countersign/protocol';
import { describeEffect } from '../../align/describe-effect.ts';
import { showMention } from '../../align/show-step.ts';
import { acceptsAsset } from '../../compare/asset.ts';
import { compareParty, showParty } from '../../compare/party.ts';
import { isProtocol } from '../../compare/protocol-names.ts';
import { isRevocation, rightKinds } from '../../compare/spender.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import { type Asset, type Effect, isUnlimited } from '../../effects/effect.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Forbidden, Slot } from '../../reader/intent.ts';
import { toldOnly } from '../../reader/languages/phrases/payments.ts';
import { findHex } from '../../terms/said-terms.ts';
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
      ...(isAskedFor(facts, forbidden) ? { confidence: UNSURE } : {}),
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
      confidence: 0.8,
      mark,
    };
  });
}

const isToldOnly = (text: string, at: number): boolean => toldOnly.test(text.slice(Math.max(0, at - 40), at));

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
  letsThrough: 'Prohibitions that are respected, and polite phrases.',
  skips: 'If the intent forbids nothing and has no conditions.',
  check: (facts) =>
    settle(
      [...compareForbidden(facts), ...compareConditions(facts), ...findMissingAddresses(facts)],
      'The intent forbids nothing.',
    ),
};
