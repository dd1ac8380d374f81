import { checksumAddress } from '@countersign/protocol';
import { quoteStep } from '../../align/quote-step.ts';
import { callOf } from '../../compare/call-of.ts';
import { isDescribedVenue } from '../../compare/described.ts';
import { matchesOf } from '../../compare/match.ts';
import { addressOf, compareParty, showParty } from '../../compare/party.ts';
import { isRevocation, isSpenderFor, rightKinds, takesThroughPermit2 } from '../../compare/spender.ts';
import { takesTokens } from '../../compare/spender-roles.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import { type Asset, assetKey, type Effect } from '../../effects/effect.ts';
import type { Preparation } from '../../facts/alignment.ts';
import type { Facts } from '../../facts/facts.ts';
import { isGuess } from '../../reader/guess.ts';
import type { Party, Step } from '../../reader/intent.ts';
import { showAddress } from '../../show/show.ts';
import { hasListedTaker, sureIf } from '../evidence.ts';
import { type Mark, type Node, UNSURE } from '../node.ts';
import { about, type Comparison, settle, spansOf } from './settle.ts';

/** The stated spender: named as spender, as recipient, or as the protocol of the step. */
function namedSpender({ spender, recipient, protocol }: Step): Party | null {
  const said = spender ?? recipient;
  if (said) return said.value;
  return protocol && { kind: 'protocol', slug: protocol.value };
}

function markOf(facts: Facts, step: Step): Mark {
  const party = namedSpender(step);
  return {
    claim: 'spender',
    spans: spansOf(step.spender ?? step.recipient ?? step.protocol),
    ...(party && { said: showParty(facts, party) }),
  };
}

/** A protocol that takes tokens through Permit2 also stands for Permit2. */
const isItsPermit2 = ({ data, request }: Facts, party: Party, spender: NonNullable<Effect['spender']>) =>
  party.kind === 'protocol' &&
  takesThroughPermit2(party.slug) &&
  data.contracts.at(request.chainId, spender)?.protocol === 'permit2';

/** A protocol name means its contract that needs the approval, not every contract of that name. */
function isTaker({ data, request }: Facts, spender: NonNullable<Effect['spender']>): boolean {
  const contract = data.contracts.at(request.chainId, spender);
  return !contract || takesTokens(contract);
}

const isApproved = ({ gives }: Effect, asset: Asset) =>
  gives.some((given) => assetKey(given.asset) === assetKey(asset));

/** Whether the words contain addresses, and none of them is that of a spender or of its token. */
function namesOthers({ intent }: Facts, { spender, gives }: Effect): boolean {
  const tokens = gives.flatMap(({ asset }) => ('address' in asset ? [asset.address] : []));
  const named = addressesInText(intent.text).filter((address) => !tokens.includes(address));
  return named.length > 0 && !named.some((address) => address === spender);
}

/**
 * Whether the words name another spender for certain: an address, while that of the bytes is in no clause, or a protocol
 * with a contract that takes tokens on this chain. A contract of no list may be that of any protocol: taking a right
 * away from it harms nobody.
 */
function isContradiction(facts: Facts, party: Party, effect: Effect): boolean {
  const { data, intent, request } = facts;
  const { spender } = effect;
  if (spender && addressesInText(intent.text).includes(spender)) return false;
  if (party.kind !== 'protocol') return true;
  const isListed = !!spender && data.contracts.at(request.chainId, spender) !== null;
  if (isRevocation(effect)) return isListed && hasListedTaker(facts, party.slug);
  return hasListedTaker(facts, party.slug) || data.described.hasVendor(request.chainId, party.slug);
}

function compareAsked(facts: Facts, step: Step, effect: Effect): Comparison[] {
  const { spender } = effect;
  if (!spender) return [];
  const seen = showAddress(facts, spender);
  const party = namedSpender(step);
  const uses = facts.alignment.pairs.map((pair) => pair.effect).filter(({ kind }) => !rightKinds.has(kind));
  const isUsed = uses.some((use) => isSpenderFor(facts, spender, use));
  if (!party) {
    const prepares = facts.alignment.preparing.filter((each) => each.effect === effect);
    if (prepares.length > 0) return prepares.map((each) => comparePreparing(facts, each));
    if (isRevocation(effect) && namesOthers(facts, effect))
      return [{ is: 'unknown', text: `The intent names other spenders, not ${seen}, whose right ends.` }];
    if (isUsed || isRevocation(effect)) return [{ is: 'same', text: `The rest of the transaction needs ${seen}.` }];
    const fix = 'Ask the owner who may take it: the intent must name the spender.';
    const text = `The intent does not say who may take it, but the transaction allows ${seen}.`;
    return [{ is: 'different', confidence: UNSURE, text, fix }];
  }
  const said = showParty(facts, party);
  const place = step.spender ?? step.recipient;
  const { answer, why } = compareParty(facts, party, spender);
  if (party.kind !== 'address' && !isRevocation(effect) && !isTaker(facts, spender)) {
    const text = `The intent says ${said} may take it, but the transaction allows ${seen}, which does not take tokens itself.`;
    return [{ is: 'different', text, fix: `Set the spender to the contract of ${said} that takes tokens.` }];
  }
  if (answer === 'yes' || isItsPermit2(facts, party, spender)) {
    return [{ is: 'same', text: `${said} may take it.` }];
  }
  if (answer === 'unknown') {
    // Whatever a name means, an approval requested along with its use is for that use.
    const use = uses.find((each) => each.gives.some(({ asset }) => isApproved(effect, asset)));
    if (use && !isUsed && !isRevocation(effect)) return compareServing(facts, effect, use);
    return [{ is: 'unknown', text: `${seen} may take it: ${why}.` }];
  }
  if (party.kind === 'protocol' && isDescribedVenue(facts, spender, party.slug)) {
    const why = 'a descriptor names it, but does not say that it takes tokens';
    return [{ is: 'unknown', text: `${seen} may take it: ${why}.` }];
  }
  if (place && isGuess(place)) {
    return [
      {
        is: 'different',
        confidence: UNSURE,
        text: `The transaction allows ${seen}, and the intent names ${said} without saying that it may take it.`,
        fix: 'Ask the owner who may take it: the intent must name the spender.',
      },
    ];
  }
  const right = addressOf(facts, party);
  return [
    {
      is: 'different',
      confidence: sureIf(isContradiction(facts, party, effect)),
      text: `The intent says ${said} may take it, but the transaction allows ${seen}.`,
      fix: `Set the spender to ${right ? checksumAddress(right) : `a contract of ${said}`}.`,
    },
  ];
}

function compareServing(facts: Facts, { spender }: Effect, serves: Effect): Comparison[] {
  if (!spender) return [];
  const seen = showAddress(facts, spender);
  if (isSpenderFor(facts, spender, serves)) return [{ is: 'same', text: `${seen} takes it for the ${serves.kind}.` }];
  const right = callOf(facts.decoded, serves)?.to;
  return [
    {
      is: 'different',
      text: `The ${serves.kind} needs an approval for ${right ? showAddress(facts, right) : (serves.protocol ?? 'its contract')}, but the transaction allows ${seen}, which the intent does not name.`,
      fix: right ? `Set the spender to ${showAddress(facts, right)}.` : `Do not approve ${seen}.`,
    },
  ];
}

function comparePreparing(facts: Facts, { effect, step, doubt }: Preparation): Comparison {
  const seen = effect.spender ? showAddress(facts, effect.spender) : 'somebody';
  const use = quoteStep(facts, step);
  if (doubt === null) return { is: 'same', text: `${seen} takes it for ${use}.` };
  return { is: 'unknown', text: `It is unknown whether ${seen} takes it for ${use}: ${doubt}.` };
}

export const spenderMatching: Node = {
  id: 'intent_alignment.spender_matching',
  name: 'Spender',
  severity: 'critical',
  needs: ['steps', 'effects'],
  stops: 'A right to take tokens for someone who is neither named nor needed for what is asked.',
  rejectsOn:
    'A spender in no clause of the words, where they name another address or a protocol whose contracts on the chain are listed; a spender that no other effect needs.',
  letsThrough: 'The called contract, the relayer of an order, and Permit2 if the protocol takes tokens through it.',
  skips: 'If the transaction grants no rights, or if a name cannot be resolved.',
  check(facts) {
    const asked = matchesOf(facts.alignment).flatMap(({ step, effects }) =>
      effects
        .filter(({ kind }) => rightKinds.has(kind))
        .flatMap((effect) => about([effect], compareAsked(facts, step, effect), markOf(facts, step))),
    );
    const served = facts.alignment.serving.flatMap(({ effect, serves }) =>
      about([effect], compareServing(facts, effect, serves), { claim: 'spender' }),
    );
    const paired = new Set(facts.alignment.pairs.map(({ effect }) => effect));
    const preparing = facts.alignment.preparing
      .filter(({ effect }) => !paired.has(effect))
      .flatMap((each) => about([each.effect], [comparePreparing(facts, each)], { claim: 'spender' }));
    return settle([...asked, ...served, ...preparing], 'The transaction grants nobody a right to take tokens.');
  },
};
