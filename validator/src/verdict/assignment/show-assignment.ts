import type { Judgement } from '../../checks/run-nodes.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Claim } from './claim.ts';
import { claimsOf } from './claims-of.ts';
import { markClaims, notesOf, settleClaims } from './mark-claims.ts';
import { mentionsOf } from './mentions-of.ts';

/** A larger transaction is judged in full and shown in part: contradictions first. */
const MAX_CLAIMS = 100;

function shortened(claims: readonly Claim[]): readonly Claim[] {
  if (claims.length <= MAX_CLAIMS) return claims;
  const contradicted = claims.filter(({ status }) => status === 'contradicted');
  const kept = new Set([...contradicted, ...claims].slice(0, MAX_CLAIMS));
  return claims.filter((claim) => kept.has(claim));
}

/** The effects of the bytes matched with the words: everything that a page needs to show the two side by side. */
export function showAssignment(facts: Facts, judgements: readonly Judgement[], isSurePass: boolean) {
  const { effects } = facts.decoded;
  const places = new Map(effects.map((effect, index) => [effect, index]));
  const notes = notesOf(facts, judgements);
  const marked = markClaims(
    effects.flatMap((effect) => claimsOf(facts, effect)),
    notes,
  );
  const claims = isSurePass ? settleClaims(facts, marked) : marked;
  return {
    claims: shortened(claims).map(({ of, ...claim }) => ({ effect: places.get(of) ?? 0, call: of.call, ...claim })),
    mentions: mentionsOf(facts, notes),
  };
}
