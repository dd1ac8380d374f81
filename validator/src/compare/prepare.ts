import type { Address } from '@countersign/protocol';
import type { Effect, Quantity } from '../effects/effect.ts';
import type { Alignment, Preparation } from '../facts/alignment.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Action, Party, Step } from '../reader/intent.ts';
import { addsToRight } from './added-right.ts';
import { type Answer, acceptsAsset } from './asset.ts';
import { isDescribedVenue } from './described.ts';
import { familyOfProtocol, isProtocol } from './protocol-names.ts';
import { isReceipt } from './serving.ts';
import { isSpenderFor, rightKinds, takesThroughPermit2 } from './spender.ts';
import { takesTokensFor } from './spender-roles.ts';

/** More pairs of rights and steps than this are not searched: a right then counts as unrequested. */
const MAX_SEARCHED = 2_000;

const yes = { answer: 'yes', why: null } as const;
const no = { answer: 'no', why: null } as const;
const unknown = (why: string) => ({ answer: 'unknown', why }) as const;
type Need = { readonly answer: Answer; readonly why: string | null };

/** Steps whose contract is named by its own token: `deposit into sDAI`, `wrap to wstETH`. */
const intoToken: ReadonlySet<Action> = new Set(['supply', 'stake', 'wrap']);

/** The protocol that words name as the place of a step. */
function venueOf({ protocol, recipient }: Step): string | null {
  if (protocol) return protocol.value;
  return recipient?.value.kind === 'protocol' ? recipient.value.slug : null;
}

/** Whether a contract belongs to the named protocol; the router of a family trades on all versions of it. */
const isOf = (venue: string, slug: string): boolean =>
  isProtocol(venue, slug) || (slug.endsWith('-router') && familyOfProtocol(slug) === familyOfProtocol(venue));

/** Whether a step needs this spender to have an allowance. */
function needsSpender(facts: Unaligned, step: Step, spender: Address, isOnPermit2: boolean): Need {
  const into = step.gets?.asset?.value;
  if (into && intoToken.has(step.action.value)) {
    if (acceptsAsset(facts, into, { kind: 'token', address: spender }) === 'yes') return yes;
    if (into.kind === 'address') return no;
  }
  const venue = venueOf(step);
  const contract = facts.data.contracts.at(facts.request.chainId, spender);
  if (!contract) {
    // Words name the credited account in the same place as the contract that takes a deposit.
    if (isDescribedVenue(facts, spender, venue)) {
      return unknown('the descriptor of the contract does not say which allowances it needs');
    }
    const isNamed = intoToken.has(step.action.value) && !venue && isAddress(step.recipient?.value, spender);
    return isNamed ? unknown('the words do not say whether the named address takes the deposit') : no;
  }
  if (!takesTokensFor(contract, step.destinationChainId ? 'bridge' : step.action.value)) return no;
  if (isOnPermit2 && !takesThroughPermit2(contract.protocol)) return no;
  if (!venue) return unknown(`the intent does not say where to ${step.action.value}; name the protocol`);
  const isVenue = contract.protocol === 'permit2' ? takesThroughPermit2(venue) : isOf(venue, contract.protocol);
  return isVenue ? yes : no;
}

const isAddress = (party: Party | undefined, address: Address): boolean =>
  party?.kind === 'address' && party.address === address;

/** Whether a step withdraws, and a right is over the shares that the same protocol issued for the deposit. */
function isOverShares(facts: Unaligned, step: Step, { gives }: Effect): boolean {
  const protocol = venueOf(step);
  if (protocol === null || !['withdraw', 'unstake'].includes(step.action.value)) return false;
  return gives.every((quantity) => quantity.asset.kind === 'token' && isReceipt(facts, quantity, { protocol }));
}

/** Whether a right is over the asset that a step gives, and for the spender that it needs. */
function needs(facts: Unaligned, step: Step, effect: Effect): Need {
  const { spender, gives, protocol } = effect;
  const mention = step.gives?.asset?.value;
  if (!spender || gives.length === 0) return no;
  const accepts = ({ asset }: Quantity): Answer =>
    mention && asset.kind === 'token' ? acceptsAsset(facts, mention, asset) : 'no';
  const tokens = gives.map(accepts);
  const isOfAnother = tokens.includes('no');
  if (isOfAnother && !isOverShares(facts, step, effect)) return no;
  const need = needsSpender(facts, step, spender, protocol === 'permit2');
  if (need.answer !== 'yes') return need;
  if (isOfAnother) return unknown('the intent does not say how many shares that requires');
  if (addsToRight(facts, effect)) return unknown('it adds to an existing allowance of unknown size');
  if (!tokens.includes('unknown')) return need;
  return unknown('no token list maps the symbol to the token; name the token by its address');
}

/** The rights that only prepare a step of a later transaction. */
export function findPreparing(
  facts: Unaligned,
  rights: readonly Effect[],
  waiting: readonly Step[],
): readonly Preparation[] {
  const steps = waiting.filter(({ action }) => !rightKinds.has(action.value));
  if (rights.length * steps.length > MAX_SEARCHED) return [];
  return rights.flatMap((effect) => {
    const found = steps.map((step) => ({ step, ...needs(facts, step, effect) }));
    const sure = found.filter(({ answer }) => answer === 'yes');
    const open = found.filter(({ answer }) => answer === 'unknown');
    return (sure.length > 0 ? sure : open).map(({ step, why }) => ({ effect, step, doubt: why }));
  });
}

/** Approvals that the words request along with their use, if the transaction has only the use. */
export function findPresumed(facts: Unaligned, unmet: readonly Step[], pairs: Alignment['pairs']): readonly Step[] {
  const uses = [...new Set(pairs.map(({ effect }) => effect))].filter(({ kind }) => !rightKinds.has(kind));
  if (unmet.length * uses.length > MAX_SEARCHED) return [];
  return unmet.filter((step) => {
    if (!rightKinds.has(step.action.value) || step.revokes) return false;
    const mention = step.gives?.asset?.value;
    const party = step.spender?.value ?? step.recipient?.value ?? null;
    return uses.some((use) => {
      const isOver = !mention || use.gives.some(({ asset }) => acceptsAsset(facts, mention, asset) === 'yes');
      return isOver && (!party || isTakerFor(facts, party, use));
    });
  });
}

/** Whether a party in the words is the one that takes tokens for an effect. */
function isTakerFor(facts: Unaligned, party: Party, use: Effect): boolean {
  if (party.kind === 'protocol') return use.protocol !== null && isOf(party.slug, use.protocol);
  if (party.kind === 'address') return isSpenderFor(facts, party.address, use);
  // A name cannot be resolved here, and nothing in the bytes gives it a right.
  return party.kind !== 'self' && use.spender === undefined;
}

/** Rights that may prepare a step: those over an amount, including zero, which resets an allowance. */
export const mayPrepare = (effect: Effect): boolean =>
  (effect.kind === 'approve' || effect.kind === 'permit') && effect.spender !== undefined;

/** Whether a transaction gives rights that prepare, and does nothing else. */
export const onlyPrepares = (effects: readonly Effect[], preparing: readonly Preparation[]): boolean => {
  const prepares = new Set(preparing.map(({ effect }) => effect));
  return prepares.size > 0 && effects.every((effect) => prepares.has(effect));
};
