import { saidUnits } from '../compare/amount.ts';
import { acceptsAsset } from '../compare/asset.ts';
import { isOfName } from '../compare/ens-name.ts';
import { isRevocation, rightKinds } from '../compare/spender.ts';
import { assetKey, type Effect } from '../effects/effect.ts';
import type { Role, Sense } from '../reader/languages/meaning.ts';
import { endsRight, saysRight } from '../reader/languages/phrases/rights.ts';
import { splits } from '../reader/languages/phrases/together.ts';
import {
  leadsOn,
  leadsTo,
  leadsToNew,
  leadsToReceiver,
  newFirst,
  ofBridge,
} from '../reader/languages/phrases/who-gets.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Span } from '../reader/text/span.ts';
import { rankOf } from './actions.ts';
import { type Assigned, wantOf } from './amounts.ts';
import { findExchanged } from './exchanged.ts';
import { doubt, type Matching } from './matching.ts';
import { isSelf } from './parties.ts';
import { isAskedByNoun } from './targets.ts';

interface Payment {
  readonly amount: Assigned;
  readonly partyAt: number;
}

const rightSenses: ReadonlySet<Sense> = new Set(['approve', 'allow', 'permit', 'operator', 'spend']);

/** Words and bytes exchange values that belong together: the ends of a trade, the amounts of two payees. */
export function findMispaired(matching: Matching): Doubt[] {
  const { facts, amounts, parties, text, targets } = matching;
  const turned = amounts
    .filter(({ isTurned }) => isTurned)
    .map(({ said }) => doubt(text, 'direction', said, 'is on the other side of the trade'));
  const ends = parties
    .filter(({ isTurned, said }) => isTurned && !parties.some((each) => each.said === said && !each.isTurned))
    .map(({ said }) => doubt(text, 'direction', said, 'is the other end of the payment'));
  // `supply USDC and borrow DAI`, while the bytes supply DAI and borrow USDC
  const strayed = amounts
    .filter(({ isElsewhere, said, claim }) => {
      if (!said.mention.amount) return false;
      const action = text.actions[said.action];
      const isDone =
        action && text.asked.includes(action) && targets.some((effect) => rankOf(action.sense, effect) !== null);
      const isRight = claim.effect.spender !== undefined || (action && rightSenses.has(action.sense));
      return isElsewhere && isDone && !isRight;
    })
    .map(({ said }) => doubt(text, 'pairing', said, 'belongs to something else'));
  return [
    ...turned,
    ...ends,
    ...findOwnEnds({ facts, text, targets }),
    ...findReplaced({ parties, text }),
    ...findUnled({ parties, text, facts }),
    ...findDoubled({ parties, text, targets }),
    ...findUnsplit({ facts, amounts, text }),
    ...findCrossedNames({ facts, text, targets, parties }),
    ...findOpenOperators({ text, targets }),
    ...findRegranted({ text, targets }),
    ...findUnnamedRights({ facts, amounts, text, targets }),
    ...findReversed({ facts, text, targets }),
    ...strayed,
    ...findLoosened({ amounts, text }),
    ...findCrossed({ amounts, parties, text }),
    ...findExchanged(matching),
  ];
}

const ownEnd: ReadonlySet<Role> = new Set(['to', 'into', 'recipient', 'destination']);
/** `to my wallet 0x…`, `to our agent's address`: the owner of the address, which is not an account of the sender. */
const isSomebodys = /^['’]s(?!\p{L})|^[^.;\n!?。।۔[]{0,40}0x[\da-f]{8}|^[^.;\n!?。।۔[]{0,24}\.eth(?!\p{L})/iu;

/** `Withdraw it from their shares to our account`, while all of it goes to another party. */
function findOwnEnds({ facts, text, targets }: Pick<Matching, 'facts' | 'text' | 'targets'>): Doubt[] {
  const ends = targets.filter(({ to, spender }) => to !== null && spender === undefined);
  if (facts.request.sender === null || ends.length === 0 || ends.some((effect) => isSelf(facts, effect))) return [];
  return text.said
    .filter(({ mention: { party }, role, action }) => {
      const asked = text.actions[action];
      return party?.value.kind === 'self' && role !== null && ownEnd.has(role) && asked && text.asked.includes(asked);
    })
    .filter(({ start, end }) => {
      // `no need to ask me`
      const isWord = /^(?:\p{Script=Latin}+|\S{1,2})$/u.test(text.text.slice(start, end));
      const isLoose = isWord && !leadsTo.test(text.text.slice(0, start));
      return !isLoose && !isSomebodys.test(text.text.slice(end, end + 60));
    })
    .map((said) => doubt(text, 'direction', said, 'is where it should go, but it goes to someone else'));
}

/** Two payments of one coin to one payee, whom the words name once. */
function findDoubled({ parties, text, targets }: Pick<Matching, 'parties' | 'text' | 'targets'>): Doubt[] {
  const sends = targets.filter(({ kind, to }) => kind === 'send' && to !== null);
  const keyOf = ({ to, gives }: Effect) => `${to} ${gives.map(({ asset }) => assetKey(asset)).join()}`;
  return [...Map.groupBy(sends, keyOf).values()].flatMap((alike): Doubt[] => {
    const named = parties.filter(({ claim }) => claim.effect === alike[0] && claim.role === 'to');
    const isSame =
      new Set(alike.map(({ gives }) => gives.map(({ amount }) => String(amount)).join())).size < alike.length;
    return alike.length > 1 && (isSame || alike.length > new Set(named.map(({ said }) => said.at)).size)
      ? [doubt(text, 'pairing', { start: 0, end: 0 }, 'The payee is named once and paid several times')]
      : [];
  });
}

/** `it is no longer allowed to spend`: words that revoke a right, while the bytes grant one. */
function findRegranted({ text, targets }: Pick<Matching, 'text' | 'targets'>): Doubt[] {
  const isOnlyPaid = targets.some(({ kind }) => kind === 'send') && !targets.some(({ kind }) => rightKinds.has(kind));
  const isPaymentAsked = text.asked.some(({ sense }) => sense === 'send' || sense === 'pay');
  const right = isOnlyPaid && !isPaymentAsked ? saysRight.exec(text.text) : null;
  if (right)
    return [
      doubt(
        text,
        'direction',
        { start: right.index, end: right.index + right[0].length },
        'describes a right, but the transaction pays',
      ),
    ];
  const isEnded = targets.some(isRevocation);
  const isGiven = targets.some((effect) => rightKinds.has(effect.kind) && !isRevocation(effect));
  if (!isGiven || isEnded) return [];
  const said = endsRight.exec(text.text);
  const ordered = text.actions.filter((_, at) => text.modality.licences[at]?.is === 'ordered');
  const isAsked = ordered.some(({ sense }) => sense === 'approve');
  const ended = said
    ? { start: said.index, end: said.index + said[0].length }
    : isAsked && ordered.find(({ sense }) => sense === 'revoke');
  return ended ? [doubt(text, 'direction', ended, 'revokes a right, but the transaction grants one')] : [];
}

/** If there are several records, names and addresses must have the same order. */
function findCrossedNames({
  facts,
  text,
  targets,
  parties,
}: Pick<Matching, 'facts' | 'text' | 'targets' | 'parties'>): Doubt[] {
  const names = text.said.filter(({ mention }) => mention.party?.value.kind === 'ens');
  const records = targets.flatMap((effect) => {
    const name = names.find(
      ({ mention }) =>
        mention.party?.value.kind === 'ens' && isOfName(facts, mention.party.value.name, effect) === 'yes',
    );
    const hex = (effect.terms ?? []).flatMap((term) =>
      term.is === 'hex' ? [text.text.toLowerCase().indexOf(term.value)] : [],
    );
    const party = parties.find(({ claim }) => claim.effect === effect && claim.role === 'to')?.said.start;
    const place = party ?? hex.find((at) => at >= 0);
    return name && place !== undefined ? [{ name, place }] : [];
  });
  const sorted = records.toSorted((one, other) => one.name.start - other.name.start);
  const crossed = sorted.filter(({ place }, index) => index > 0 && (sorted[index - 1]?.place ?? 0) > place);
  return crossed.map(({ name }) => doubt(text, 'pairing', name, 'may belong to another address'));
}

/** `split 0.5 ETH evenly` gives no payee 0.5 ETH. */
function findUnsplit({ facts, amounts, text }: Pick<Matching, 'facts' | 'amounts' | 'text'>): Doubt[] {
  const paid = amounts.filter(
    ({ claim, said }) => claim.effect.kind === 'send' && claim.side === 'gives' && said.mention.amount,
  );
  const isWhole =
    paid.length > 1 &&
    paid.every(
      ({ said, claim }) =>
        said.mention.amount?.value.kind === 'number' &&
        saidUnits(facts, wantOf(said), claim.quantity.asset) === claim.quantity.amount &&
        said.mention.amount.value.unit === 'token',
    );
  const split = isWhole ? splits.exec(text.text) : null;
  return split
    ? [
        doubt(
          text,
          'pairing',
          { start: split.index, end: split.index + split[0].length },
          'divides what the transaction gives to each',
        ),
      ]
    : [];
}

/** A right over everything that an account has at a protocol is asked for only by its name. */
function findOpenOperators({ text, targets }: Pick<Matching, 'text' | 'targets'>): Doubt[] {
  const open = targets.filter((effect) => {
    const isOverAll = effect.kind === 'operator' && effect.gives.some(({ asset }) => asset.kind === 'unnamed');
    return isOverAll && !isRevocation(effect) && !isAskedByNoun(text.text, text.pieces, effect);
  });
  // The key of a new owner, and the proceeds of a liquidation, are neither in the words nor in the bytes.
  const blind = targets.filter(
    (effect) =>
      (effect.kind === 'own' && effect.right === 'owner' && effect.to === null && !isRevocation(effect)) ||
      /liquidat/i.test(effect.detail ?? ''),
  );
  return [...open, ...blind].map(() =>
    doubt(text, 'asset', { start: 0, end: 0 }, 'The words do not say how far it goes'),
  );
}

/** A right over a coin that the words do not name, and that nothing else in the transaction uses. */
function findUnnamedRights({
  facts,
  amounts,
  text,
  targets,
}: Pick<Matching, 'facts' | 'amounts' | 'text' | 'targets'>): Doubt[] {
  const rights = targets
    .filter((target) => !isRevocation(target))
    .filter(({ kind, gives }) => rightKinds.has(kind) && gives.some(({ asset }) => asset.kind === 'token'));
  return rights.flatMap((right): Doubt[] => {
    const isSaid = amounts.some(({ claim, accepts }) => claim.effect === right && accepts === 'yes');
    const isNamed = text.said.some(
      ({ mention }) =>
        mention.asset &&
        right.gives.every(
          ({ asset }) =>
            acceptsAsset(facts, mention.asset?.value ?? { kind: 'symbol', symbol: '' }, asset, 'coin') === 'yes',
        ),
    );
    const isUsed = facts.decoded.effects.some(
      (effect) =>
        !rightKinds.has(effect.kind) &&
        right.gives.some(({ asset }) => effect.gives.some((given) => assetKey(given.asset) === assetKey(asset))),
    );
    return isSaid || isNamed || isUsed
      ? []
      : [doubt(text, 'asset', { start: 0, end: 0 }, 'The words do not name what may be taken')];
  });
}

/** `the vault steakPYUSD at 0x…`: the source of the funds, and not the payee. */
const leadsToVenue = /\b(?:vault|pool|market|contract|comet|position)\b[^.,;\n]{0,40}\bat\s$/iu;

/**
 * Another party that gets what the owner trades or withdraws, or whose money is taken, has to be named in that role.
 */
function findUnled({ parties, text, facts }: Pick<Matching, 'parties' | 'text' | 'facts'>): Doubt[] {
  const ownKinds: ReadonlySet<string> = new Set([
    'swap',
    'withdraw',
    'borrow',
    'claim',
    'unstake',
    'supply',
    'stake',
    'bridge',
    'wrap',
    'unwrap',
  ]);
  return parties.flatMap(({ claim, said }): Doubt[] => {
    const { kind, to, from } = claim.effect;
    if (said.mention.party?.value.kind !== 'address') return [];
    const lead = text.text.slice(Math.max(0, said.start - 60), said.start);
    const isLed = leadsToReceiver.test(lead) || (said.role !== null && !leadsToVenue.test(lead));
    const isGotten = claim.role === 'to' && ownKinds.has(kind) && to !== facts.request.sender && to !== from && !isLed;
    const isTaken =
      claim.role === 'from' &&
      from !== facts.request.sender &&
      said.role !== 'behalf' &&
      said.role !== 'holder' &&
      said.role !== 'from' &&
      said.role !== 'sender' &&
      said.mention.protocol?.value !== 'safe';
    return isGotten || isTaken ? [doubt(text, 'direction', said, 'may not be meant as the recipient')] : [];
  });
}

const BRIDGE_REACH = 40;

/** The chains of a bridge in reverse: the first named is the source, unless a word says otherwise. */
function findReversed({ facts, text, targets }: Pick<Matching, 'facts' | 'text' | 'targets'>): Doubt[] {
  const { chainId } = facts.request;
  return targets.flatMap(({ destinationChainId }): Doubt[] => {
    if (destinationChainId === undefined) return [];
    const chains = text.said.filter(({ mention }) => mention.chain !== null);
    // A chain may be mentioned before the instruction says which end it is: `the lease is paid on Base. Bridge … from
    // Optimism to Base`.
    const starts = chains.filter(({ mention }) => mention.chain?.value === chainId);
    const ends = chains.filter(({ mention }) => BigInt(mention.chain?.value ?? -1) === destinationChainId);
    const origin = starts.find(({ role }) => role === 'from') ?? starts[0];
    const end = ends.find(({ role }) => role !== null && leadsToEnd.has(role)) ?? ends[0];
    // `from Base to Base`
    const left = chains.find((each, index) => {
      const next = chains[index + 1];
      const isNext = next && leadsOn.test(text.text.slice(each.end, next.start));
      const isBridges = ofBridge.test(text.text.slice(Math.max(0, each.start - BRIDGE_REACH), each.start));
      return each.mention.chain?.value !== chainId && !isBridges && (each.role === 'from' || isNext);
    });
    const isOrdered = (sentence: number) => text.asked.some((action) => isInSentence(text, action, sentence));
    if (left && (origin?.role !== 'from' || isOrdered(left.sentence)))
      return [doubt(text, 'direction', left, 'is not where the transaction starts')];
    if (!origin || !end || origin.start < end.start) return [];
    const isEnd = end.role !== null && leadsToEnd.has(end.role);
    const isStart = origin.role === 'on' || origin.role === 'in' || origin.role === 'using' || origin.role === 'chain';
    const isLed = origin.role === 'from' || (isEnd && isStart);
    return isLed ? [] : [doubt(text, 'direction', end, 'may be where it starts')];
  });
}

const leadsToEnd: ReadonlySet<Role> = new Set(['to', 'into', 'destination']);

const isInSentence = ({ pieces, sentenceOf }: Matching['text'], { start }: Span, sentence: number): boolean =>
  sentenceOf[pieces.findLastIndex((piece) => piece.start <= start)] === sentence;

/** `in place of her 0xB`. */
const standsForOld = /\b(?:her|him|them|it|his|hers|theirs)\W{0,3}$/iu;

/** The old holder of a right is named before the new one, unless the words between say otherwise. */
function findReplaced({ parties, text }: Pick<Matching, 'parties' | 'text'>): Doubt[] {
  return parties.flatMap(({ claim, said }): Doubt[] => {
    if (claim.role !== 'to' || claim.effect.loses === undefined) return [];
    const old = parties.find((each) => each.claim.effect === claim.effect && each.claim.role === 'loses')?.said;
    if (!old) return [];
    const between = text.text.slice(Math.min(said.end, old.end), Math.max(said.start, old.start));
    const isNewFirst = newFirst.test(between) && !leadsToNew.test(between) && !standsForOld.test(between);
    if (isNewFirst === said.start < old.start) return [];
    return [doubt(text, 'pairing', said, 'may be the one to be removed')];
  });
}

/** `exactly 9,000 USDC for at least 3 WETH` is not `exactly 3 WETH for at most 9,000 USDC`. */
function findLoosened({ amounts, text }: Pick<Matching, 'amounts' | 'text'>): Doubt[] {
  return amounts
    .filter(({ claim: { effect, quantity, side }, said }) => {
      const { bound } = said.mention;
      const isTrade = effect.kind === 'swap' && said.mention.amount !== null;
      return (
        isTrade &&
        (side === 'gets'
          ? bound === 'min' && quantity.bound === 'exact'
          : bound === 'max' && quantity.bound === 'exact')
      );
    })
    .map(({ said }) => doubt(text, 'bound', said, 'is a limit, but the transaction moves exactly that amount'));
}

/** If there are several payments, amounts and payees must have the same order. */
function findCrossed({ amounts, parties, text }: Pick<Matching, 'amounts' | 'parties' | 'text'>): Doubt[] {
  const payments = amounts.flatMap((amount): Payment[] => {
    const { effect, side } = amount.claim;
    if (effect.kind !== 'send' || side !== 'gives' || !amount.said.mention.amount) return [];
    const party = parties.find(({ claim }) => claim.effect === effect && claim.role === 'to');
    return party ? [{ amount, partyAt: party.said.start }] : [];
  });
  const byAmount = payments.toSorted((one, other) => one.amount.said.start - other.amount.said.start);
  const crossed = byAmount.filter(({ amount, partyAt }, index) => {
    const before = byAmount[index - 1];
    return before !== undefined && before.amount.said.start < amount.said.start && before.partyAt > partyAt;
  });
  return crossed.map(({ amount }) => doubt(text, 'pairing', amount.said, 'may belong to another payee'));
}
