import { acceptsAsset } from '../compare/asset.ts';
import { rightKinds } from '../compare/spender.ts';
import type { Effect } from '../effects/effect.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { callsSafe } from '../reader/languages/phrases/who-gets.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Span } from '../reader/text/span.ts';
import { rankOf } from './actions.ts';
import type { PartyRole } from './claims.ts';
import { doubt, type Matching, within } from './matching.ts';
import type { PartyAssigned } from './parties.ts';
import { isPlaceOf, slugsOf } from './places.ts';

/** Values of one kind that the words pair differently than the bytes, although each of them is in the bytes. */
export function findExchanged(matching: Matching): Doubt[] {
  return [
    ...findOtherOrders(matching),
    ...findCrossedRights(matching),
    ...findMislabelled(matching),
    ...findOtherTerms(matching),
    ...findOtherVenues(matching),
    ...findExchangedPlaces(matching),
    ...findOtherFields(matching),
    ...findTurnedBridges(matching),
    ...findOtherForms(matching),
    ...findFarDenials(matching),
  ];
}

/** The role of a party that gains or loses by an effect. */
const concerned: ReadonlySet<PartyRole> = new Set(['to', 'spender', 'loses']);

const isAddress = ({ mention }: Said): boolean => mention.party?.value.kind === 'address';

/** `pay 0xA and revoke the allowance of 0xB`, while the bytes pay 0xB and revoke that of 0xA. */
function findOtherOrders({ text, parties, targets }: Matching): Doubt[] {
  const own = parties.filter(({ said, claim }) => isAddress(said) && concerned.has(claim.role));
  return [...Map.groupBy(own, ({ said }) => said)].flatMap(([said, claims]): Doubt[] => {
    const action = text.actions[said.action];
    if (!action || !text.asked.includes(action)) return [];
    const isDone = (effect: Effect) => rankOf(action.sense, effect) !== null;
    const isSaidElsewhere = own.some(
      (each) => each.said !== said && sameAddress(each.said, said) && isDoneBy(each, text.actions),
    );
    // `deposit it into the vault 0x…`, which is also who may take it
    const isItsPlace = parties.some((each) => each.said === said && isDone(each.claim.effect));
    if (isSaidElsewhere || isItsPlace || claims.some(({ claim }) => isDone(claim.effect)) || !targets.some(isDone))
      return [];
    return [doubt(text, 'pairing', said, 'belongs to something else')];
  });
}

const isDoneBy = ({ said, claim }: PartyAssigned, actions: Matching['text']['actions']): boolean => {
  const action = actions[said.action];
  return action !== undefined && rankOf(action.sense, claim.effect) !== null;
};

const addressOf = ({ mention }: Said): string | null =>
  mention.party?.value.kind === 'address' ? mention.party.value.address : null;

const sameAddress = (one: Said, other: Said): boolean => addressOf(one) === addressOf(other);

/** The maximum distance between a coin and its spender. */
const BESIDE = 30;

/** If there are several rights, coins and spenders must have the same order. */
function findCrossedRights({ text, amounts, parties }: Matching): Doubt[] {
  const spenders = parties
    .filter(({ claim, said }) => claim.role === 'spender' && isAddress(said))
    .map(({ said }) => said);
  // `USDC for 0xA and MAGIC for 0xB`, when no list has the second coin
  const isBesideOther = (coin: Said, own: Said) =>
    Math.abs(own.start - coin.start) > BESIDE &&
    spenders.some((each) => !sameAddress(each, own) && each.start >= coin.end && each.start - coin.end < BESIDE);
  const rights = amounts.flatMap(({ said, claim: { effect } }) => {
    const spender = parties.find(({ claim }) => claim.effect === effect && claim.role === 'spender');
    return rightKinds.has(effect.kind) && spender && isAddress(spender.said) ? [{ said, spender: spender.said }] : [];
  });
  const sorted = rights.toSorted((one, other) => one.said.start - other.said.start);
  const crossed = sorted.filter(({ said, spender }, index) => {
    if (isBesideOther(said, spender)) return true;
    const before = sorted[index - 1];
    return before !== undefined && before.said.start < said.start && before.spender.start > spender.start;
  });
  return crossed.map(({ said }) => doubt(text, 'pairing', said, 'may belong to another spender'));
}

/** Words before an address that name its role. */
const labels: readonly { readonly pattern: RegExp; readonly is: ReadonlySet<PartyRole>; readonly of: RegExp }[] = [
  // `remove 0x… from the owners of our Safe 0x…`
  {
    pattern: callsSafe,
    is: new Set(['venue', 'from']),
    of: /^own$/,
  },
  { pattern: /entry ?point(?: v?0?\.?\d)?[\s:(,"'`]{0,3}$/iu, is: new Set(['venue', 'spender']), of: /./ },
  // `kill operator 0x… on 0x…`
  {
    pattern: /(?<!\p{L})(?:operator|spender)[\s:(,"'`]{0,3}$/iu,
    is: new Set(['spender', 'to']),
    of: /^(?:operator|approve|permit)$/,
  },
];

/** An address to which the words give the role of another address in the bytes. */
function findMislabelled({ text, parties, targets }: Matching): Doubt[] {
  return [...Map.groupBy(parties, ({ said }) => said)].flatMap(([said, claims]): Doubt[] => {
    const before = text.text.slice(Math.max(0, said.start - 24), (said.mention.party ?? said).start);
    const label = isAddress(said) ? labels.find(({ pattern }) => pattern.test(before)) : undefined;
    if (!label || claims.some(({ claim }) => label.is.has(claim.role))) return [];
    return targets.some(({ kind }) => label.of.test(kind)) ? [doubt(text, 'pairing', said, 'is something else')] : [];
  });
}

/** The maximum distance between the name and the value of a term. */
const TERM_REACH = 24;

/** `referrer 0xA` of a call that has another address as its referrer; a call may have several pools. */
function findOtherTerms({ text, targets }: Matching): Doubt[] {
  return targets.flatMap(({ terms = [] }) => {
    const addresses = terms.flatMap((term) =>
      term.is === 'hex' && /^0x[0-9a-f]{40}$/i.test(term.value)
        ? [{ name: /^\p{L}{4,}/u.exec(term.what)?.[0] ?? '', value: term.value.toLowerCase() }]
        : [],
    );
    return [...Map.groupBy(addresses, ({ name }) => name)].flatMap(([name, own]) => {
      if (name === '') return [];
      const said = matchesIn(text.text, new RegExp(`\\b${name}\\b[^\\n.;]{0,${TERM_REACH}}?(0x[0-9a-f]{40})`, 'giu'));
      return [...said]
        .filter(([, address]) => !own.some(({ value }) => value === address?.toLowerCase()))
        .map(({ index, 0: { length } }) =>
          doubt(text, 'pairing', { start: index, end: index + length }, 'differs in the transaction'),
        );
    });
  });
}

/** `the Compound pool 0x…`, of an address that is a contract of Aave. */
function findOtherVenues({ facts, text, parties }: Matching): Doubt[] {
  return [...new Set(parties.map(({ said }) => said))].flatMap((said): Doubt[] => {
    const { party } = said.mention;
    if (party?.value.kind !== 'address') return [];
    const slug = facts.data.contracts.at(facts.request.chainId, party.value.address)?.protocol;
    const named = said.mention.protocol ?? protocolBeside(text, said);
    if (!slug || !named || isPlaceOf(named.value, slug)) return [];
    return [doubt(text, 'protocol', { start: named.start, end: party.end }, 'is a contract of a different protocol')];
  });
}

/** `withdraw from Aave, then supply to Compound`, while the bytes do the reverse. */
function findExchangedPlaces({ facts, text, targets }: Matching): Doubt[] {
  return text.said
    .filter((said) => {
      const place = said.mention.protocol?.value;
      const action = text.actions[said.action];
      if (!place || !action || !text.asked.includes(action)) return false;
      const isThere = (effect: Effect) => slugsOf(facts, effect).some((slug) => isPlaceOf(place, slug));
      const done = targets.filter((effect) => effect.spender === undefined && rankOf(action.sense, effect) !== null);
      return done.length > 0 && !done.some(isThere) && targets.some(isThere);
    })
    .map((said) => doubt(text, 'pairing', said, 'belongs to something else'));
}

const isBeside =
  /^[\s(:]*(?:v\d\s*)?(?:pool|router|contract|vault|market|comet|proxy|bridge|address|pool's address)?[\s(:]*$/iu;

function protocolBeside({ text, pieces }: Matching['text'], { at, start }: Said) {
  const before = pieces.slice(Math.max(0, at - 4), at).findLast((piece) => piece.is === 'mention');
  return before?.is === 'mention' && isBeside.test(text.slice(before.end, start)) ? before.protocol : null;
}

/** `{asset: WETH, amount: 14}`: a number in braces belongs to the asset in the same braces. */
function findOtherFields({ facts, text, amounts }: Matching): Doubt[] {
  const groups = matchesIn(text.text, /\{[^{}]{0,400}\}/g).map(({ index, 0: { length } }): Span => {
    return { start: index, end: index + length };
  });
  return groups.flatMap((group): Doubt[] => {
    const isIn = ({ start, end }: Span) => group.start <= start && end <= group.end;
    const named = text.said.filter((each) => each.mention.asset && isIn(each));
    const [only] = named;
    const asset = only?.mention.asset?.value;
    if (named.length !== 1 || !only || !asset) return [];
    return amounts
      .filter(({ said, claim }) => {
        const isBare = said.mention.amount !== null && said.mention.asset === null && isIn(said);
        return isBare && acceptsAsset(facts, asset, claim.quantity.asset, 'both') === 'no';
      })
      .map(() => doubt(text, 'pairing', only, 'may be the asset of another amount'));
  });
}

const isSameAmount = ({ mention: { amount: one } }: Said, { mention: { amount: other } }: Said): boolean =>
  one?.value.kind === 'number' &&
  other?.value.kind === 'number' &&
  one.value.unit === other.value.unit &&
  one.value.value.digits === other.value.value.digits &&
  one.value.value.scale === other.value.value.scale;

/** Both sides of a bridge are of one coin: the words name the input first, unless a word says which is which. */
function findTurnedBridges({ text, amounts, targets }: Matching): Doubt[] {
  return targets.flatMap((effect): Doubt[] => {
    const own = amounts.filter(({ claim, said }) => claim.effect === effect && said.mention.amount);
    const gotten = own.find(({ claim }) => claim.side === 'gets')?.said;
    const given = own.find(({ claim }) => claim.side === 'gives')?.said;
    if (effect.kind !== 'bridge' || !gotten || !given || gotten.start >= given.start) return [];
    const isLed = gotten.mention.bound === 'min' || gotten.role === 'receive' || gotten.role === 'gets';
    // If input and output are equal, the order makes no difference.
    return isLed || isSameAmount(gotten, given) ? [] : [doubt(text, 'direction', gotten, 'may be what goes in')];
  });
}

const leadsToForm: ReadonlySet<Said['role']> = new Set(['to', 'into', 'for', 'gets', 'receive']);

/** `wrap 150 POL to LINK`: a coin has one wrapped form. */
function findOtherForms({ facts, text, targets }: Matching): Doubt[] {
  const forms = targets.filter(({ kind }) => kind === 'wrap' || kind === 'unwrap');
  if (forms.length === 0 || forms.length < targets.length) return [];
  const moved = forms.flatMap(({ gives, gets }) => [...gives, ...gets].map(({ asset }) => asset));
  const others = text.said.filter(({ role, mention: { asset, chain, party } }) => {
    const isCoin = asset?.value.kind === 'symbol' && !chain && !party && leadsToForm.has(role);
    return isCoin && moved.every((each) => acceptsAsset(facts, asset.value, each, 'both') === 'no');
  });
  return others.map((said) => doubt(text, 'asset', said, 'is not what the transaction turns it into'));
}

/** Words between a negation and an address that the negation may still refer to. */
const NEAR_WORDS = 3;

/** `I don't do infinite approvals 0x…`: whether an address is denied at all. */
function findFarDenials({ text }: Matching): Doubt[] {
  const isFar = (said: Said) =>
    text.denials
      .filter(({ reach }) => within(said, reach))
      .every((cue) => {
        const between = text.text.slice(Math.min(cue.end, said.end), Math.max(cue.start, said.start));
        const isOther = text.things.some(({ start, end }) => cue.end <= start && end <= said.start);
        return isOther || between.trim().split(/\s+/).length > NEAR_WORDS;
      });
  return text.denied
    .filter((said) => isAddress(said) && said.role === null && isFar(said))
    .map((said) => doubt(text, 'address', said, 'is not part of the order'));
}
