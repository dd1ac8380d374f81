import { isRevocation, rightKinds } from '../../align/spender.ts';
import type { Effect } from '../../effect.ts';
import type { Action, Party, Slot, Step, Want } from '../intent.ts';
import type { Said, SaidAction } from '../mentions/said.ts';
import type { Piece } from '../piece.ts';
import { slot } from '../piece.ts';
import { actionOf } from '../senses.ts';
import { rankOf } from './actions.ts';
import { type Assigned, wantOf } from './amounts.ts';
import type { Matching, Text } from './matching.ts';
import { isSelf } from './parties.ts';
import { chainFor, destinationFor, protocolFor } from './places.ts';

/** The word that asks for an effect: among those that fit it best, the nearest to what is said of it. */
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

function wantFor(assigned: readonly Assigned[]): Want | null {
  const [first] = assigned;
  if (!first) return null;
  const counted = assigned.find(({ said }) => said.mention.amount) ?? first;
  const named = assigned.find(({ said }) => said.mention.asset);
  return { ...wantOf(counted.said), asset: counted.said.mention.asset ?? named?.said.mention.asset ?? null };
}

export const isSomebody = ({ mention }: Said): boolean =>
  mention.party !== null && mention.party.value.kind !== 'protocol' && mention.party.value.kind !== 'self';

/** Kinds that go to somebody by their nature. */
const needsParty: ReadonlySet<Effect['kind']> = new Set(['send', 'own', 'delegate', 'upgrade', ...rightKinds]);

/** Whom the words name where the bytes have somebody else; of a payment also a name that nobody can resolve. */
function otherParty({ facts, text, parties }: Matching, effect: Effect): Slot<Party> | null {
  const used = new Set(parties.map((each) => each.said));
  const spare = text.said.filter((each) => !used.has(each) && isSomebody(each));
  const led = spare.find(
    ({ role }) => role === 'to' || role === 'recipient' || role === 'behalf' || role === 'spender',
  );
  if (led) return led.mention.party;
  if (!needsParty.has(effect.kind) || (effect.kind === 'send' && isSelf(facts, effect))) return null;
  return spare[0]?.mention.party ?? (effect.kind === 'send' ? nameSaid(text) : null);
}

/** `to Bob`, `to my landlord`: words that name somebody nobody here knows. */
function nameSaid({ pieces, text }: Text): Slot<Party> | null {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.is !== 'role' || (piece.role !== 'to' && piece.role !== 'recipient' && piece.role !== 'for')) continue;
    let first = at + 1;
    while (pieces[first]?.is === 'filler' || pieces[first]?.is === 'my') first++;
    let last = first;
    while (pieces[last]?.is === 'word') last++;
    const [start, end] = [pieces[first]?.start, pieces[last - 1]?.end];
    if (last > first && start !== undefined && end !== undefined) {
      return slot({ start, end }, { kind: 'name', name: text.slice(start, end) });
    }
  }
  return null;
}

/** Whether words such as `then` part an action from the one before it. */
function comesAfter(pieces: readonly Piece[], actions: readonly SaidAction[], action: SaidAction): boolean {
  const before = actions[actions.indexOf(action) - 1];
  if (!before) return false;
  return pieces.some(
    (piece) =>
      piece.is === 'tie' &&
      (piece.tie === 'next' || piece.tie === 'number') &&
      piece.start >= before.end &&
      piece.end <= action.start,
  );
}

/** What the words say of an effect, as a step. */
export function stepFor(matching: Matching, effect: Effect): Step[] {
  const { facts, text, amounts, parties } = matching;
  if (effect.kind === 'receive' || effect.kind === 'unknown') return [];
  const own = amounts.filter(({ claim }) => claim.effect === effect);
  const action = askedBy(text.asked, effect, own[0]?.said.start);
  const side = (is: 'gives' | 'gets') => wantFor(own.filter(({ claim }) => claim.side === is));
  const party = (role: 'to' | 'spender' | 'loses'): Slot<Party> | null =>
    parties.find(({ claim, isTurned }) => claim.effect === effect && claim.role === role && !isTurned)?.said.mention
      .party ?? null;
  const isRight = effect.spender !== undefined;
  const protocol = protocolFor(facts, effect, text.said, amounts);
  // `approve Uniswap`: the words name a protocol, and the bytes one of its contracts or one that takes for it.
  const venue = text.said.find(({ mention }) => mention.party?.value.kind === 'protocol')?.mention.party ?? null;
  return [
    {
      action: slot(action ?? { start: 0, end: 0 }, effect.kind as Action, action?.confidence ?? 1),
      gives: side('gives'),
      gets: side('gets'),
      recipient: isRight ? null : (party('to') ?? party('loses') ?? otherParty(matching, effect)),
      spender: isRight ? (party('spender') ?? otherParty(matching, effect) ?? venue) : null,
      protocol: isRight && party('spender') === null ? null : protocol,
      chainId: chainFor(facts, effect, text.said, amounts),
      destinationChainId: destinationFor(effect, text.said, facts.request.chainId),
      revokes: isRight && isRevocation(effect),
      isOrdered: action ? comesAfter(text.pieces, text.asked, action) : false,
    },
  ];
}

const takesOut: ReadonlySet<Action> = new Set(['withdraw', 'borrow', 'claim', 'unstake']);

/** What the words ask for and no effect carries out, read from the words alone. */
export function stepsLeftOut({ facts, text, amounts, parties, targets }: Matching): Step[] {
  const used = new Set<Said>([...amounts.map((each) => each.said), ...parties.map((each) => each.said)]);
  return text.asked.flatMap((action): Step[] => {
    const kind = actionOf(action.sense);
    const own = text.said.filter((each) => text.actions[each.action] === action);
    const spare = own.filter((each) => !used.has(each) && (each.mention.amount !== null || isSomebody(each)));
    const isServed = facts.decoded.effects.some((effect) => rankOf(action.sense, effect) !== null);
    // `swap …, sell …`: another word for what is done
    if (kind === null || (isServed && spare.length === 0) || (targets.length > 0 && spare.length === 0)) return [];
    if (isServed && !spare.some(({ mention }) => mention.amount !== null && mention.asset !== null)) return [];
    const counted = (isServed ? spare : own).find(({ mention }) => mention.amount !== null || mention.asset !== null);
    const want = counted ? wantOf(counted) : null;
    const party = own.find(isSomebody)?.mention.party ?? null;
    const isRight = rightKinds.has(kind);
    return [
      {
        action: slot(action, kind, action.confidence),
        gives: takesOut.has(kind) ? null : want,
        gets: takesOut.has(kind) ? want : null,
        recipient: isRight ? null : party,
        spender: isRight ? party : null,
        protocol: own.find(({ mention }) => mention.protocol)?.mention.protocol ?? null,
        chainId: null,
        destinationChainId: null,
        revokes: action.sense === 'revoke',
        isOrdered: false,
      },
    ];
  });
}
