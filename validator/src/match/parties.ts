import { compareParty } from '../compare/party.ts';
import { walkCalls } from '../decode/walk-calls.ts';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Role } from '../reader/languages/meaning.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { PartyClaim, PartyRole } from './claims.ts';

export interface PartyAssigned {
  readonly said: Said;
  readonly claim: PartyClaim;
  /** The words name the other role: `from 0x…` for the payee. */
  readonly isTurned: boolean;
}

const order: readonly PartyRole[] = ['to', 'spender', 'loses', 'from', 'asset', 'venue', 'fee', 'route'];

const fromRoles: ReadonlySet<Role> = new Set(['from', 'sender', 'holder']);
const toRoles: ReadonlySet<Role> = new Set(['to', 'recipient']);

const isTurned = ({ role, mention }: Said, claim: PartyClaim): boolean => {
  if (role === null || mention.party?.value.kind === 'self') return false;
  if (claim.role === 'to' && claim.effect.kind === 'send') return fromRoles.has(role);
  return claim.role === 'from' && toRoles.has(role);
};

/** Every claim that a named party can match, the best first; several effects may share one. */
export function assignParties(facts: Unaligned, claims: readonly PartyClaim[], said: readonly Said[]): PartyAssigned[] {
  return said.flatMap((each) => {
    const party = each.mention.party?.value;
    if (!party) return [];
    const found = claims
      .filter((claim) => compareParty(facts, party, claim.address).answer === 'yes')
      .filter(({ role }) => party.kind !== 'self' || role === 'to' || role === 'from')
      .map((claim) => ({ said: each, claim, isTurned: isTurned(each, claim) }));
    return found.sort(
      (one, other) =>
        Number(one.isTurned) - Number(other.isTurned) ||
        order.indexOf(one.claim.role) - order.indexOf(other.claim.role),
    );
  });
}

/** An address that is an argument of a call, and of no effect: the executor of an aggregator. */
export const isInBytes = ({ decoded }: Unaligned, address: string): boolean =>
  walkCalls(decoded.calls).some(({ data }) => data.includes(address.slice(2).toLowerCase()));

export const isSelf = (facts: Unaligned, effect: Effect): boolean =>
  effect.to === null || effect.to === facts.request.sender || effect.to === effect.from;
