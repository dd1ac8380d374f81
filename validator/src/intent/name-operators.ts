import type { Argument } from './clauses.ts';
import { type PieceOf, slot } from './piece.ts';

const MAX_LEAD = 40;
/** `the operator approval of`, `NFT approval for`, `collection access to`. */
const isOperatorRight =
  /\b(?:operator|nft|nfts|collection)(?:['’]s)?\s+(?:approvals?|access|rights?|permissions?|status|role|allowance)\s+(?:of|for|to|from)\s+$/i;

/** What the right is over, and nobody. */
function toCollection(argument: Argument): Argument {
  const { mention } = argument;
  if (mention.asset?.value.kind !== 'address') return argument;
  const asset = slot(mention.asset, { kind: 'nft', collection: mention.asset.value.address, id: null } as const);
  return { ...argument, inherited: 'none', mention: { ...mention, party: null, asset } };
}

/** `0x… operator access to 0x…`: what stands between who gets it and what it is over. */
const isGiven =
  /^\s+(?:(?:an?|the|full)\s+)?operator\s+(?:access|rights?|permissions?|approval|role|status|privileges?|powers?)\s+(?:to|over|on|for|of|in)\s+(?:(?:my|the|all|nfts?|collection|contract|in|of)\s+){0,4}$/i;

/** Tells who gets a right over a collection: `give 0x… operator access to 0x…`. */
export function nameNewOperators(text: string, args: readonly Argument[]): readonly Argument[] {
  const named = args.filter(({ mention }) => !mention.amount && mention.party?.value.kind === 'address');
  const [first, second] = named;
  if (!first || !second || named.length > 2 || (first.role !== 'none' && first.role !== 'object')) return args;
  if (!isGiven.test(text.slice(first.mention.end, second.mention.start))) return args;
  return args.map((argument) => {
    if (argument === first) return { ...argument, role: 'spender', inherited: 'none' };
    return argument === second ? toCollection(argument) : argument;
  });
}

/**
 * Tells who loses the right over a collection where two addresses are named: `the operator approval of 0x… for 0x…`. Who held
 * it is named right behind it, but for `operator access to 0x… from 0x…`.
 */
export function nameOperators(text: string, verb: PieceOf<'verb'>, args: readonly Argument[]): readonly Argument[] {
  const named = args.filter(({ mention }) => !mention.amount && mention.party?.value.kind === 'address');
  const [first, second] = named;
  if (!first || !second || named.length > 2 || first.mention.start < verb.end || second.isAdded) return args;
  const { start } = first.mention;
  if (!isOperatorRight.test(text.slice(Math.max(verb.end, start - MAX_LEAD), start))) return args;
  const isTaken = second.role === 'from' && first.role === 'to';
  const isHeld = first.role !== 'to' && ['for', 'on', 'in', 'over'].includes(second.role);
  if (!isTaken && !isHeld) return args;
  const [holder, place] = isTaken ? [second, first] : [first, second];
  // The bare `NFT` or `collection` before it names no other one.
  const isNoun = ({ mention: { asset, amount } }: Argument) =>
    asset?.value.kind === 'nft' && asset.value.collection === null && asset.value.id === null && !amount;
  return args.flatMap((argument): Argument[] => {
    if (isNoun(argument)) return [];
    if (argument === holder) return [{ ...argument, role: 'spender', inherited: 'none' }];
    return [argument === place ? toCollection(argument) : argument];
  });
}
