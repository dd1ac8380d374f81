import { callOf } from '../compare/call-of.ts';
import { familyOfProtocol, isProtocol } from '../compare/protocol-names.ts';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Slot } from '../reader/intent.ts';
import type { Role } from '../reader/languages/meaning.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Assigned } from './amounts.ts';

/** Words that lead to a place: `on Aave`, `via Uniswap`. */
const leadsToPlace: ReadonlySet<Role> = new Set([
  'on',
  'using',
  'in',
  'into',
  'from',
  'with',
  'by',
  'to',
  'protocol',
  'chain',
]);

export const slugsOf = (facts: Unaligned, effect: Effect): string[] =>
  [effect.protocol, callOf(facts.decoded, effect)?.protocol ?? null].flatMap((slug) => slug ?? []);

/** Whether a contract belongs to the named protocol; the router of a family trades on all versions of it. */
export const isPlaceOf = (named: string, slug: string): boolean =>
  isProtocol(named, slug) || (slug.endsWith('-router') && familyOfProtocol(slug) === familyOfProtocol(named));

const isOf = (slugs: readonly string[], { mention }: Said): boolean =>
  mention.protocol !== null && slugs.some((slug) => isPlaceOf(mention.protocol?.value ?? '', slug));

/** The protocol that the words name for an effect; a different one if they name another. */
export function protocolFor(
  facts: Unaligned,
  effect: Effect,
  said: readonly Said[],
  amounts: readonly Assigned[],
): Slot<string> | null {
  const own = slugsOf(facts, effect);
  const named = said.find((each) => isOf(own, each));
  if (named) return named.mention.protocol;
  const all = facts.decoded.effects.flatMap((each) => slugsOf(facts, each));
  const counted = new Set(amounts.map((each) => each.said));
  const other = said.find(
    (each) =>
      each.mention.protocol !== null &&
      !counted.has(each) &&
      !isOf(all, each) &&
      each.role !== null &&
      leadsToPlace.has(each.role),
  );
  return own.length > 0 && effect.kind !== 'send' ? (other?.mention.protocol ?? null) : null;
}

/** The chain that the words name for a transaction, except the ends of a bridge. */
export function chainFor(
  facts: Unaligned,
  effect: Effect,
  said: readonly Said[],
  amounts: readonly Assigned[],
): Slot<number> | null {
  const { chainId } = facts.request;
  const chains = said.filter(({ mention }) => mention.chain !== null);
  const own = chains.find(({ mention }) => mention.chain?.value === chainId);
  if (own) return own.mention.chain;
  const counted = new Set(amounts.map((each) => each.said));
  const ends = new Set(facts.decoded.effects.map(({ destinationChainId }) => Number(destinationChainId ?? -1)));
  const other = chains.find(
    (each) =>
      !counted.has(each) &&
      !ends.has(each.mention.chain?.value ?? -1) &&
      (each.role === 'on' || each.role === 'chain' || each.role === 'in' || each.role === 'using'),
  );
  return effect.kind === 'bridge' ? null : (other?.mention.chain ?? null);
}

export function destinationFor(
  { destinationChainId, kind }: Effect,
  said: readonly Said[],
  chainId: number | null,
): Slot<number> | null {
  if (kind !== 'bridge') return null;
  const chains = said.filter(({ mention }) => mention.chain !== null);
  const end = chains.find(
    ({ mention }) => destinationChainId !== undefined && BigInt(mention.chain?.value ?? -1) === destinationChainId,
  );
  if (end) return end.mention.chain;
  return chains.find(({ mention, role }) => mention.chain?.value !== chainId && role !== 'from')?.mention.chain ?? null;
}
