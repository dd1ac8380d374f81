import type { Address } from '@countersign/protocol';
import { type Effect, isUnlimited, type Quantity } from '../../effect.ts';
import type { Assignment, ClaimShown, ClaimStatus, MentionShown } from '../assignment.ts';
import type { Doubt } from '../doubt.ts';
import type { Span } from '../text/span.ts';
import type { Matching } from './matching.ts';
import { isSelf } from './parties.ts';
import { isPlaceOf, slugsOf } from './places.ts';

const spanOf = ({ start, end }: Span): Span => ({ start, end });

const showAmount = ({ amount }: Quantity): string =>
  amount === null ? 'unknown' : amount === 'all' ? 'all' : isUnlimited(amount) ? 'unlimited' : String(amount);

const showAsset = ({ asset }: Quantity): string =>
  asset.kind === 'native' ? 'native' : asset.kind === 'unnamed' ? asset.description : asset.address;

/** Receipts, rewards and what a protocol fixes need no words. */
const isImplied = (effect: Effect, side: 'gives' | 'gets'): boolean =>
  side === 'gets'
    ? effect.kind !== 'swap'
    : effect.kind === 'unwrap' || effect.kind === 'withdraw' || effect.kind === 'claim';

function quantityShown(
  { amounts }: Matching,
  effect: Effect,
  side: 'gives' | 'gets',
  quantity: Quantity,
): ClaimShown[] {
  const own = amounts.filter(({ claim }) => claim.quantity === quantity && claim.effect === effect);
  const spans = own.map(({ said }) => spanOf(said));
  const silent: ClaimStatus = isImplied(effect, side) ? 'implied' : 'ungrounded';
  const named = own.filter(({ said }) => said.mention.asset);
  const counted = own.filter(({ said }) => said.mention.amount);
  const asset: ClaimStatus = named.some(({ accepts }) => accepts === 'no')
    ? 'contradicted'
    : named.length > 0
      ? 'grounded'
      : silent;
  const amount: ClaimStatus = counted.some((each) => each.amount === 'different')
    ? 'contradicted'
    : counted.length > 0
      ? 'grounded'
      : silent;
  return [
    {
      call: effect.call,
      claim: `${side}.asset`,
      value: showAsset(quantity),
      status: asset,
      spans: named.map(({ said }) => spanOf(said)),
    },
    {
      call: effect.call,
      claim: `${side}.amount`,
      value: showAmount(quantity),
      status: amount,
      spans: counted.length > 0 ? spans : [],
    },
  ];
}

function partyShown({ facts, parties }: Matching, effect: Effect): ClaimShown[] {
  const shown = (
    claim: string,
    role: 'to' | 'spender' | 'loses',
    address: Address | null | undefined,
  ): ClaimShown[] => {
    if (!address) return [];
    const own = parties.filter((each) => each.claim.effect === effect && each.claim.role === role);
    const isOwn = role === 'to' && isSelf(facts, effect);
    const status = own.length > 0 ? 'grounded' : isOwn ? 'implied' : 'ungrounded';
    return [{ call: effect.call, claim, value: address, status, spans: own.map(({ said }) => spanOf(said)) }];
  };
  return [
    ...shown('recipient', 'to', effect.to),
    ...shown('spender', 'spender', effect.spender),
    ...shown('loses', 'loses', effect.loses),
  ];
}

function placeShown({ facts, text }: Matching, effect: Effect): ClaimShown[] {
  const slugs = slugsOf(facts, effect);
  const [slug] = slugs;
  if (slug === undefined) return [];
  const said = text.said.filter(
    ({ mention }) => mention.protocol && slugs.some((each) => isPlaceOf(mention.protocol?.value ?? '', each)),
  );
  return [
    {
      call: effect.call,
      claim: 'protocol',
      value: slug,
      status: said.length > 0 ? 'grounded' : 'implied',
      spans: said.map(spanOf),
    },
  ];
}

/** More are judged and not shown: nobody reads them. */
const MAX_SHOWN = 100;

/** The claims of the bytes and the mentions of the words, with what became of each. */
export function showAssignment(matching: Matching, doubts: readonly Doubt[]): Assignment {
  const { facts, text, amounts, parties } = matching;
  const claims = facts.decoded.effects.flatMap((effect) => [
    ...(['gives', 'gets'] as const).flatMap((side) =>
      effect[side].flatMap((quantity) => quantityShown(matching, effect, side, quantity)),
    ),
    ...partyShown(matching, effect),
    ...placeShown(matching, effect),
  ]);
  const used = new Set([...amounts.map(({ said }) => said.at), ...parties.map(({ said }) => said.at)]);
  const open = (span: Span) => doubts.some(({ at }) => at.start < span.end && span.start < at.end);
  const denied = new Set(text.denied);
  const things = text.things.map((thing): MentionShown => {
    const { amount, party, protocol, chain } = thing.mention;
    const kind = amount
      ? 'amount'
      : party && party.value.kind !== 'protocol'
        ? 'party'
        : protocol
          ? 'protocol'
          : chain
            ? 'chain'
            : 'asset';
    const is = denied.has(thing) ? 'denied' : used.has(thing.at) ? 'used' : open(thing) ? 'unexplained' : 'background';
    return { ...spanOf(thing), kind, is };
  });
  const asked = new Set(text.asked);
  const actions = text.actions.map(
    (action): MentionShown => ({
      ...spanOf(action),
      kind: 'action',
      is: asked.has(action) ? 'used' : open(action) ? 'unexplained' : 'background',
    }),
  );
  return {
    claims: claims.slice(0, MAX_SHOWN),
    mentions: [...things, ...actions].sort((one, other) => one.start - other.start).slice(0, MAX_SHOWN),
  };
}
