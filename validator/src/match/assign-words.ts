import type { Address } from '@countersign/protocol';
import type { Effect, Quantity } from '../effects/effect.ts';
import type { Assignment, ClaimStatus, Grounding, Mentioned, MentionKind } from '../facts/assignment.ts';
import type { Constraints } from '../reader/intent.ts';
import type { Mention, Piece } from '../reader/mentions/piece.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { meets, type Span } from '../reader/text/span.ts';
import type { Matching } from './matching.ts';
import { isSelf } from './parties.ts';
import { isPlaceOf, slugsOf } from './places.ts';

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** Receipts, rewards and values that a protocol fixes need no words. */
const isImplied = (effect: Effect, side: 'gives' | 'gets'): boolean =>
  side === 'gets'
    ? effect.kind !== 'swap'
    : effect.kind === 'unwrap' || effect.kind === 'withdraw' || effect.kind === 'claim';

/** The words for a quantity: those of a table stand apart, the amount in its row and the asset in its head. */
const wordsOf = ({ start, end, mention: { amount, asset } }: Said): Span[] =>
  start < end ? [{ start, end }] : [amount, asset].flatMap((slot) => (slot ? [spanOf(slot)] : []));

/** An amount of an asset: the words must name the amount, and must not name another asset. */
function groundQuantity({ amounts }: Matching, effect: Effect, side: 'gives' | 'gets', quantity: Quantity): Grounding {
  const own = amounts.filter(({ claim }) => claim.quantity === quantity && claim.effect === effect);
  const named = own.filter(({ said }) => said.mention.asset);
  const counted = own.filter(({ said }) => said.mention.amount);
  const isOther = named.some(({ accepts }) => accepts === 'no') || counted.some((each) => each.amount === 'different');
  // A single item, a right that ends, and a value that the bytes leave open need no number.
  const isUncounted = quantity.asset.kind === 'nft' || quantity.amount === null || quantity.amount === 0n;
  const isSaid = counted.length > 0 || (isUncounted && named.length > 0);
  const silent: ClaimStatus = isImplied(effect, side) ? 'implied' : 'ungrounded';
  const status = isOther ? 'contradicted' : isSaid ? 'grounded' : silent;
  return { effect, claim: side, quantity, status, spans: own.flatMap(({ said }) => wordsOf(said)) };
}

function groundParties({ facts, parties }: Matching, effect: Effect): Grounding[] {
  const ground = (
    claim: 'recipient' | 'spender' | 'loses',
    role: 'to' | 'spender' | 'loses',
    address: Address | null | undefined,
  ): Grounding[] => {
    if (!address) return [];
    const own = parties.filter((each) => each.claim.effect === effect && each.claim.role === role);
    const isOwn = role === 'to' && isSelf(facts, effect);
    const status = own.length > 0 ? 'grounded' : isOwn ? 'implied' : 'ungrounded';
    return [{ effect, claim, status, spans: own.map(({ said }) => spanOf(said)) }];
  };
  return [
    ...ground('recipient', 'to', effect.to),
    ...ground('spender', 'spender', effect.spender),
    ...ground('loses', 'loses', effect.loses),
  ];
}

function groundPlace({ facts, text }: Matching, effect: Effect): Grounding[] {
  const slugs = slugsOf(facts, effect);
  const said = text.said.filter(
    ({ mention }) => mention.protocol && slugs.some((each) => isPlaceOf(mention.protocol?.value ?? '', each)),
  );
  return [{ effect, claim: 'protocol', status: said.length > 0 ? 'grounded' : 'implied', spans: said.map(spanOf) }];
}

/** The words for the chain, and for the destination chain of a bridge. */
function groundChains({ facts, text }: Matching, effect: Effect): Grounding[] {
  const ground = (claim: 'chain' | 'destination', id: number): Grounding => {
    const said = text.said.filter(({ mention }) => mention.chain?.value === id && !mention.amount);
    const status = said.length > 0 ? 'grounded' : claim === 'chain' ? 'implied' : 'ungrounded';
    return { effect, claim, status, spans: said.map(spanOf) };
  };
  const { chainId } = facts.request;
  const { destinationChainId: end } = effect;
  return [
    ...(chainId === null ? [] : [ground('chain', chainId)]),
    ...(end === undefined ? [] : [ground('destination', Number(end))]),
  ];
}

function kindOf({ amount, party, protocol, chain }: Mention): MentionKind {
  if (amount) return 'amount';
  if (party && party.value.kind !== 'protocol') return 'party';
  if (protocol) return 'protocol';
  return chain ? 'chain' : 'asset';
}

/** Kinds of pieces that are not things and still have a meaning. */
const loose: Partial<Readonly<Record<Piece['is'], MentionKind>>> = {
  percent: 'percent',
  duration: 'time',
  clock: 'time',
};

function limitsIn({ forbid, ...single }: Constraints): Span[] {
  return [...forbid, ...Object.values(single).flatMap((slot: Span | null | undefined) => slot ?? [])].map(spanOf);
}

/** The mentions in the words and what each of them matched, as far as the reader can tell. */
function mentionsIn({ facts, text, amounts, parties }: Matching, groundings: readonly Grounding[]): Mentioned[] {
  const used = new Set([...amounts.map(({ said }) => said.at), ...parties.map(({ said }) => said.at)]);
  const grounds = groundings.flatMap(({ spans }) => spans);
  const limits = limitsIn(facts.intent.constraints);
  const asked = new Set(text.asked);
  const taken = [...grounds, ...limits];
  const isUsed = (span: Span) => taken.some((each) => meets(each, span));
  const status = (is: boolean) => (is ? 'used' : 'background');
  return [
    ...text.things
      .filter(({ mention: { isPronoun, amount, asset } }) => !isPronoun || amount !== null || asset !== null)
      .flatMap((thing) =>
        wordsOf(thing).map(
          (span): Mentioned => ({
            ...span,
            kind: kindOf(thing.mention),
            status: status(used.has(thing.at) || isUsed(span)),
          }),
        ),
      ),
    ...text.actions.map(
      (action): Mentioned => ({ ...spanOf(action), kind: 'action', status: status(asked.has(action)) }),
    ),
    ...text.pieces.flatMap((piece): Mentioned[] => {
      const kind = loose[piece.is];
      return kind ? [{ start: piece.start, end: piece.end, kind, status: status(isUsed(piece)) }] : [];
    }),
    ...limits.map((span): Mentioned => ({ ...span, kind: 'limit', status: 'used' })),
  ];
}

const kindOfDoubt = ({ kind }: Doubt): MentionKind => {
  if (kind === 'no-order') return 'cue';
  if (kind === 'address' || kind === 'name') return 'party';
  if (kind === 'no-action' || kind === 'idle-action') return 'action';
  return kind === 'amount' || kind === 'asset' || kind === 'protocol' || kind === 'chain' || kind === 'time'
    ? kind
    : kind === 'percent'
      ? 'percent'
      : 'other';
};

/** The mentions that raise doubts; a doubt about the whole text has none. */
export const mentionsOfDoubts = (doubts: readonly Doubt[]): Mentioned[] =>
  doubts
    .filter(({ at }) => at.end > at.start)
    .map((doubt) => ({ ...spanOf(doubt.at), kind: kindOfDoubt(doubt), status: 'unexplained' }));

/** The words for each part of the bytes, and what each mention of the words matched. */
export function assignWords(matching: Matching, doubts: readonly Doubt[]): Assignment {
  const groundings = matching.facts.decoded.effects.flatMap((effect) => [
    ...(['gives', 'gets'] as const).flatMap((side) =>
      effect[side].map((quantity) => groundQuantity(matching, effect, side, quantity)),
    ),
    ...groundParties(matching, effect),
    ...groundPlace(matching, effect),
    ...groundChains(matching, effect),
  ]);
  return { groundings, mentions: [...mentionsIn(matching, groundings), ...mentionsOfDoubts(doubts)] };
}
