import { type EffectWords, phraseOf } from '../align/describe-effect.ts';
import { nameOfProtocol } from '../compare/protocol-names.ts';
import { isRevocation, rightKinds } from '../compare/spender.ts';
import { nameOfChain } from '../data/chains.ts';
import type { Effect, EffectKind } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { isStandard } from '../protocols/standards.ts';
import { printable } from '../show/mark-text.ts';
import {
  NEVER,
  shortenAddresses,
  showAssetBriefly,
  showPartyBriefly,
  showQuantityBriefly,
  showTimeBriefly,
} from '../show/show-briefly.ts';

/** A longer sentence is cut: names and reasons in the bytes have no maximum length. */
const MAX_CHARACTERS = 300;

/** The preposition before the protocol, by kind; `with` for the others. */
const leads: Partial<Readonly<Record<EffectKind, string>>> = {
  supply: 'to',
  repay: 'to',
  withdraw: 'from',
  borrow: 'from',
  unstake: 'from',
  claim: 'from',
};

/** Kinds that name the recipient even if that is the owner: `send 1 ETH to you`. */
const namesOwner: ReadonlySet<EffectKind> = new Set(['send', 'own', 'delegate', 'upgrade']);

/** Kinds that apply to an account or a contract, without a place. */
const placeless: ReadonlySet<EffectKind> = new Set([...rightKinds, 'own', 'upgrade', 'unknown', 'cancel']);

/** The protocol of the effect; null for plain transfers, and for rights, which name their holder. */
const placeOf = ({ kind, protocol }: Effect): string | null =>
  protocol === null || isStandard(protocol) || placeless.has(kind) ? null : nameOfProtocol(protocol);

function wordsOf(facts: Facts, effect: Effect): EffectWords {
  const { gives, gets, to, from, spender, loses, kind, expiration, destinationChainId } = effect;
  // A right over an amount includes any part of it.
  const isRight = rightKinds.has(kind) && !isRevocation(effect);
  const list = (quantities: Effect['gives']) =>
    quantities.map((each) => showQuantityBriefly(facts, isRight ? { ...each, bound: 'max' } : each)).join(' and ') ||
    null;
  const name = (address: Effect['to'] | undefined) => (address ? showPartyBriefly(facts, address) : null);
  const isOwn = to === from || to === facts.request.sender;
  return {
    gives: list(gives),
    gets: list(gets),
    to: isOwn && !namesOwner.has(kind) ? null : name(to),
    spender: name(spender),
    loses: name(loses),
    assets: gives.map(({ asset }) => showAssetBriefly(facts, asset)).join(' and ') || null,
    destination: destinationChainId === undefined ? null : nameOfChain(destinationChainId),
    later: laterOf(expiration),
  };
}

/** The time until which the allowance lasts; an expiry beyond any calendar is none. */
function laterOf(expiration: Effect['expiration']): string {
  if (!expiration) return ' from you later';
  const until = showTimeBriefly(expiration);
  return until === NEVER ? ' from you at any time, with no expiry' : ` from you until ${until}`;
}

function whereOf({ chain }: Facts, effect: Effect): string {
  const place = placeOf(effect);
  const at = place ? ` ${leads[effect.kind] ?? 'with'} ${place}` : '';
  if (!chain) return at;
  if (effect.kind === 'bridge') return `${at}, from ${chain.name}`;
  return `${at}${rightKinds.has(effect.kind) ? ',' : ''} on ${chain.name}`;
}

function asSentence(text: string): string {
  const sentence = printable(shortenAddresses(text));
  const whole = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  return whole.length > MAX_CHARACTERS ? `${whole.slice(0, MAX_CHARACTERS - 1)}…`.toWellFormed() : whole;
}

/** `Send 100,000 USDC to 0xd8dA…6045 on Base`: one plain sentence for the owner, without a full stop. */
export function tellEffect(facts: Facts, effect: Effect): string {
  const phrase = `${phraseOf(effect, wordsOf(facts, effect))}${whereOf(facts, effect)}`;
  return asSentence(effect.detail ? `${phrase}: ${effect.detail}` : phrase);
}
