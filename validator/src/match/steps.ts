import { acceptsAsset } from '../compare/asset.ts';
import { mayPrepare } from '../compare/prepare.ts';
import { isRevocation, rightKinds } from '../compare/spender.ts';
import type { Effect } from '../effects/effect.ts';
import { asGuess } from '../reader/guess.ts';
import type { Action, Party, Slot, Step, Want } from '../reader/intent.ts';
import type { Sense } from '../reader/languages/meaning.ts';
import { slot } from '../reader/mentions/piece.ts';
import type { Said, SaidAction } from '../reader/mentions/said.ts';
import { actionOf } from '../reader/mentions/senses.ts';
import { sideSaid } from '../reader/roles/direction.ts';
import { rankOf } from './actions.ts';
import { type Assigned, wantOf } from './amounts.ts';
import type { Matching, Text } from './matching.ts';
import { isNamed } from './names.ts';
import { isInBytes, isSelf } from './parties.ts';
import { chainFor, destinationFor, protocolFor } from './places.ts';
import { isSameMention } from './same.ts';

/** The word that asks for an effect: among the best matches, the nearest to the values of the effect. */
function askedBy(actions: readonly SaidAction[], effect: Effect, place: number | undefined): SaidAction | null {
  const distance = ({ start }: SaidAction) => (place === undefined ? start : Math.abs(place - start));
  const fitting = actions
    .flatMap((action) => {
      const rank = rankOf(action.sense, effect);
      return rank === null ? [] : [{ action, rank }];
    })
    .sort((one, other) => one.rank - other.rank || distance(one.action) - distance(other.action));
  return fitting[0]?.action ?? null;
}

/** The mentions of one quantity: a number and an asset may stand apart, and one asset may apply to many numbers. */
function wantFor({ facts, text }: Matching, assigned: readonly Assigned[]): Want | null {
  const [first] = assigned;
  if (!first) return null;
  const counted = assigned.find(({ said }) => said.mention.amount) ?? first;
  const named = assigned.find(({ said }) => said.mention.asset);
  const asset = counted.said.mention.asset ?? named?.said.mention.asset ?? null;
  const { quantity } = first.claim;
  const shared = asset
    ? undefined
    : [...text.said, ...text.things].find(
        ({ mention }) => mention.asset && acceptsAsset(facts, mention.asset.value, quantity.asset, 'coin') === 'yes',
      );
  // An address that does not move, and that may be a party as well as a token
  const isOpen =
    asset?.value.kind === 'address' &&
    first.accepts !== 'yes' &&
    text.said.some(({ mention }) => mention.party?.start === asset.start);
  const meant = asset ?? shared?.mention.asset ?? null;
  return { ...wantOf(counted.said), asset: isOpen && meant ? asGuess(meant) : meant };
}

const isSomebody = ({ mention }: Said): boolean =>
  mention.party !== null && mention.party.value.kind !== 'protocol' && mention.party.value.kind !== 'self';

/** Kinds that always have a recipient. */
const needsParty: ReadonlySet<Effect['kind']> = new Set(['send', 'own', 'delegate', 'upgrade', ...rightKinds]);

/**
 * The party that the words name while the bytes have another one; for a payment also a name that cannot be resolved.
 */
function otherParty({ facts, text, parties }: Matching, effect: Effect): Slot<Party> | null {
  const used = new Set(parties.map((each) => each.said));
  const spare = text.said.filter((each) => !used.has(each) && isSomebody(each) && !isNamed(facts, each));
  const led = spare.find(
    ({ role }) => role === 'to' || role === 'recipient' || role === 'behalf' || role === 'spender',
  );
  if (led) return led.mention.party;
  if (!needsParty.has(effect.kind) || (effect.kind === 'send' && isSelf(facts, effect))) return null;
  const [other] = spare;
  if (!other?.mention.party) return effect.kind === 'send' ? nameOf(facts, text) : null;
  // `from 0x…`, `at 0x…`: another role than the recipient
  const isRights = rightKinds.has(effect.kind) && (other.role === 'for' || other.role === 'by');
  return other.role === null || isRights ? other.mention.party : asGuess(other.mention.party);
}

/** A party that the words name; for a purchase from a host that is mostly no name. */
function nameOf({ request }: Matching['facts'], text: Text): Slot<Party> | null {
  const found = nameSaid(text) ?? nameBehindVerb(text);
  const isPlain =
    found?.value.kind === 'name' &&
    (/^\p{Lu}\p{Ll}/u.test(found.value.name) ||
      /\b(?:my|our)\b/.test(text.text.slice(Math.max(0, found.start - 8), found.start)));
  return request.payment && !isPlain ? null : found;
}

/** `pay Bob`. */
function nameBehindVerb({ pieces, text }: Text): Slot<Party> | null {
  const at = pieces.findIndex((piece, index) => {
    const next = pieces[index + 1];
    const pays = piece.is === 'verb' && (piece.sense === 'pay' || piece.sense === 'send' || piece.sense === 'give');
    return pays && next?.is === 'word' && /^\p{Lu}\p{Ll}/u.test(text.slice(next.start, next.end));
  });
  const name = pieces[at + 1];
  return at < 0 || !name ? null : slot(name, { kind: 'name', name: text.slice(name.start, name.end) });
}

/** `to Bob`, `to my landlord`: words for an unknown party. */
function nameSaid({ pieces, text }: Text): Slot<Party> | null {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.is !== 'role' || (piece.role !== 'to' && piece.role !== 'recipient')) continue;
    let first = at + 1;
    while (pieces[first]?.is === 'filler' || pieces[first]?.is === 'my') first++;
    let last = first;
    while (pieces[last]?.is === 'word') last++;
    // `to my savings account`: which account stays open
    const isOwn = pieces[at + 1]?.is === 'my' && last === first && first > at + 2;
    if (isOwn) [first, last] = [at + 2, first];
    const [start, end] = [pieces[first]?.start, pieces[last - 1]?.end];
    if (last > first && start !== undefined && end !== undefined) {
      return slot({ start, end }, { kind: 'name', name: text.slice(start, end) });
    }
  }
  return null;
}

/** Whether words such as `then` separate the words of an effect from those of another one before it. */
function comesAfter({ text, amounts, targets }: Matching, effect: Effect, place: number | undefined): boolean {
  if (place === undefined) return false;
  const others = amounts.filter(({ claim }) => claim.effect !== effect && targets.includes(claim.effect));
  const before = Math.max(-1, ...others.map(({ said }) => said.start).filter((start) => start < place));
  return (
    before >= 0 &&
    text.pieces.some(
      (piece) =>
        piece.is === 'tie' &&
        (piece.tie === 'next' || piece.tie === 'number') &&
        piece.start >= before &&
        piece.end <= place,
    )
  );
}

const pays: ReadonlySet<Sense> = new Set(['send', 'pay', 'give', 'put', 'split']);

/** The words of an effect, as a step. */
export function stepFor(matching: Matching, effect: Effect): Step[] {
  const { facts, text, amounts, parties } = matching;
  if (effect.kind === 'receive' || effect.kind === 'unknown') return [];
  const own = amounts.filter(({ claim }) => claim.effect === effect);
  const action = askedBy(text.asked, effect, own[0]?.said.start);
  const sides = (is: 'gives' | 'gets'): (Want | null)[] =>
    [
      ...Map.groupBy(
        own.filter(({ claim }) => claim.side === is),
        ({ claim }) => claim,
      ).values(),
    ].map((each) => wantFor(matching, each));
  // Both ends of a trade reversed: the words then name what the bytes do not do.
  const isReversed = own.length > 1 && own.every(({ isTurned }) => isTurned);
  const [given, gotten] = isReversed ? [sides('gets'), sides('gives')] : [sides('gives'), sides('gets')];
  // A deposit to a protocol does not pay its contract.
  const isPayment = effect.kind === 'send' && !text.asked.some(({ sense }) => pays.has(sense));
  const party = (role: 'to' | 'spender' | 'loses'): Slot<Party> | null => {
    const all = parties.filter(
      ({ claim, isTurned, said }) =>
        claim.effect === effect &&
        claim.role === role &&
        !isTurned &&
        !(isPayment && said.mention.party?.value.kind === 'protocol'),
    );
    // An address names a party; the name of a protocol may only name the place.
    const best = all.find(({ said }) => said.mention.party?.value.kind !== 'protocol') ?? all[0];
    return best?.said.mention.party ?? null;
  };
  const isRight = effect.spender !== undefined;
  const protocol = protocolFor(facts, effect, text.said, amounts);
  // `approve Uniswap`: the words name a protocol, and the bytes one of its contracts or a spender that acts for it.
  const venue = text.said.find(({ mention }) => mention.party?.value.kind === 'protocol')?.mention.party ?? null;
  const step: Step = {
    action: slot(action ?? { start: 0, end: 0 }, effect.kind as Action, action?.confidence ?? 1),
    gives: given[0] ?? null,
    gets: gotten[0] ?? null,
    recipient: isRight ? null : (party('to') ?? party('loses') ?? otherParty(matching, effect)),
    spender: isRight ? (party('spender') ?? otherParty(matching, effect) ?? venue) : null,
    protocol: isRight && party('spender') === null ? null : protocol,
    chainId: chainFor(facts, effect, text.said, amounts),
    destinationChainId: destinationFor(effect, text.said, facts.request.chainId),
    revokes: isRevocation(effect),
    isOrdered: comesAfter(matching, effect, own[0]?.said.start),
  };
  // Two coins that go into one pool are two steps of one effect.
  const more = Math.max(given.length, gotten.length) - 1;
  const others = Array.from(
    { length: Math.max(0, more) },
    (_, index): Step => ({
      ...step,
      gives: given[index + 1] ?? null,
      gets: gotten[index + 1] ?? null,
    }),
  );
  return [step, ...others];
}

const takesOut: ReadonlySet<Action> = new Set(['withdraw', 'borrow', 'claim']);

/** The one asset that a text names; null if it names several. */
function onlyAsset({ said }: Text): Want['asset'] {
  const named = said.flatMap(({ mention }) =>
    mention.asset && !mention.protocol && !mention.chain ? [mention.asset] : [],
  );
  const [first] = named;
  return first && named.every(({ value }) => isSameMention(value, first.value)) ? first : null;
}

/** The meaning of an action in the words alone, without an effect. */
function stepByWords(text: Text, action: SaidAction, kind: Action, own: readonly Said[], isPrepared = false): Step {
  const things = own.filter(
    ({ mention }) => mention.amount !== null || (mention.asset !== null && !mention.protocol && !mention.chain),
  );
  const somebody = own.find(isSomebody)?.mention.party ?? null;
  const trades = kind === 'swap' || kind === 'wrap' || kind === 'unwrap' || kind === 'bridge';
  const sideOf = (each: Said) =>
    trades || each.role === 'into' ? sideSaid(each, action) : takesOut.has(kind) ? 'gets' : 'gives';
  const givesSide = takesOut.has(kind) ? 'gets' : 'gives';
  const want = (side: 'gives' | 'gets'): Want | null => {
    const all = things.filter((each) => (sideOf(each) ?? 'gives') === side);
    const counted = all.find(({ mention }) => mention.amount !== null) ?? all[0];
    const named = all.find(({ mention }) => mention.asset !== null);
    const only = onlyAsset(text);
    // `approve 100 USDC and supply them`
    const meant =
      counted ??
      (isPrepared && side === givesSide && own.some(({ mention }) => mention.isPronoun)
        ? text.said.find(({ mention }) => mention.amount)
        : undefined);
    if (!meant) return null;
    const asset = meant.mention.asset ?? named?.mention.asset ?? only;
    return { ...wantOf(meant), asset: asset && asset.start === somebody?.start ? asGuess(asset) : asset };
  };
  const [gives, gets] = [want('gives'), want('gets')];
  // One address cannot be both the asset and the recipient.
  const isBoth = somebody && [gives, gets].some((each) => each?.asset?.start === somebody.start);
  const party = isBoth ? asGuess(somebody) : somebody;
  const isRight = rightKinds.has(kind);
  const ownPlace = own.find(({ mention }) => mention.protocol);
  const place = ownPlace ?? (isRight ? undefined : text.said.find(({ mention }) => mention.protocol));
  const destination = trades ? own.find(({ mention, role }) => mention.chain && role === 'to')?.mention.chain : null;
  return {
    action: slot(action, kind, action.confidence),
    gives,
    gets,
    recipient: isRight ? null : party,
    spender: isRight ? (party ?? ownPlace?.mention.party ?? null) : null,
    protocol: place?.mention.protocol ?? null,
    chainId:
      own.find(({ mention, role }) => mention.chain && (role === 'on' || role === 'chain'))?.mention.chain ?? null,
    destinationChainId: destination ?? null,
    revokes: action.sense === 'revoke',
    isOrdered: false,
  };
}

/** `500 USDC into Aave`: the step that an approval prepares, named without a verb. */
function wordlessStep(text: Text, parties: ReadonlySet<number>): Step[] {
  // `in Permit2, a permission for the router`: the kind of the right, and its holder
  const isRight = text.said.some(({ mention }) => mention.protocol?.value === 'permit2');
  const place = text.said.find(
    ({ mention, role, at }) =>
      mention.protocol !== null &&
      (role === 'into' || role === 'in' || role === 'to' || role === 'on') &&
      !(isRight && (mention.protocol.value === 'permit2' || parties.has(at))),
  );
  const counted = text.said.filter(({ mention }) => mention.amount !== null && mention.asset !== null);
  if (!place || counted.length === 0) return [];
  const isTrade = text.said.some(
    ({ mention, role }) => mention.asset && !mention.protocol && (role === 'for' || role === 'to'),
  );
  const sense = isTrade ? 'swap' : 'supply';
  return [
    stepByWords(
      text,
      { start: place.start, end: place.end, sense, verb: sense, isNoun: false, confidence: 1 },
      sense,
      text.said,
    ),
  ];
}

/**
 * Steps that no effect carries out, read from the words alone: a step that an approval prepares, or one that is
 * missing. Another word for an effect, without values of its own, asks for nothing more.
 */
export function stepsLeftOut({ facts, text, amounts, parties, targets }: Matching): Step[] {
  const used = new Set([...amounts.map((each) => each.said.at), ...parties.map((each) => each.said.at)]);
  const { effects } = facts.decoded;
  const isArgument = ({ mention: { party } }: Said) =>
    party?.value.kind === 'address' && isInBytes(facts, party.value.address);
  const isOwnWork = (each: Said) => !used.has(each.at) && each.mention.amount !== null && each.mention.asset !== null;
  if (text.asked.length === 0 && effects.length > 0 && effects.every((effect) => mayPrepare(effect))) {
    return wordlessStep(text, new Set(parties.map((each) => each.said.at)));
  }
  return text.asked.flatMap((action): Step[] => {
    const kind = actionOf(action.sense);
    if (kind === null) return [];
    const own = text.said.filter((each) => text.actions[each.action] === action);
    const isServed = effects.some((effect) => rankOf(action.sense, effect) !== null);
    if (isServed) {
      const spare = own.filter(isOwnWork);
      return spare.length > 0 && own.filter(isSomebody).some((each) => !used.has(each.at) && !isArgument(each))
        ? [
            stepByWords(
              text,
              action,
              kind,
              own.filter((each) => !used.has(each.at)),
            ),
          ]
        : [];
    }
    const isPrepared = effects.every((effect) => mayPrepare(effect));
    if (action.isNoun && targets.length > 0) return [];
    const isFurtherRight = rightKinds.has(kind) && !targets.some((target) => rightKinds.has(target.kind));
    const isAsked = isPrepared || targets.length === 0 || own.some(isOwnWork) || isFurtherRight;
    return isAsked ? [stepByWords(text, action, kind, own, isPrepared)] : [];
  });
}
