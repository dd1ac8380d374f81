import { checksumAddress } from '@countersign/protocol';
import { nameOfProtocol } from '../../compare/protocol-names.ts';
import { isRevocation, rightKinds } from '../../compare/spender.ts';
import { nameOfChain } from '../../data/chains.ts';
import { type Asset, type Effect, isUnlimited, type Quantity, type Term } from '../../effects/effect.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import { isStandard } from '../../protocols/standards.ts';
import { printable } from '../../show/mark-text.ts';
import { showPercent } from '../../show/show.ts';
import { shortenAddresses, showPartyBriefly, showQuantityBriefly, showTimeBriefly } from '../../show/show-briefly.ts';
import type { Claim } from './claim.ts';
import { ground } from './ground.ts';

type Side = 'gives' | 'gets';
type Value = Pick<Claim, 'label' | 'shown' | 'raw' | 'asset'>;

const MAX_CHARACTERS = 120;
const cut = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…`.toWellFormed() : text;

/** The noun of a term, with a capital: `Withdrawal request`. */
export const labelOfTerm = ({ what }: Pick<Term, 'what'>): string => `${what.charAt(0).toUpperCase()}${what.slice(1)}`;

/** Kinds that exchange one asset for another. */
const trades: ReadonlySet<Effect['kind']> = new Set([
  'swap',
  'wrap',
  'unwrap',
  'stake',
  'unstake',
  'migrate',
  'register',
]);

function labelOfQuantity({ kind }: Effect, side: Side, { amount, bound }: Quantity): string {
  const isOpen = isUnlimited(amount) || amount === 0n || amount === null;
  if (side === 'gets') return bound === 'min' && !isOpen ? 'Receives at least' : 'Receives';
  if (rightKinds.has(kind)) return isOpen ? 'May take' : 'May take up to';
  const isMost = bound === 'max' && !isOpen;
  if (trades.has(kind)) return isMost ? 'Pays at most' : 'Pays';
  return isMost ? 'At most' : 'Amount';
}

const addressOfAsset = (asset: Asset): string | null =>
  'address' in asset ? checksumAddress(asset.address) : asset.kind === 'native' ? 'native' : null;

function valueOfQuantity(facts: Facts, effect: Effect, side: Side, quantity: Quantity): Value {
  const { amount, asset, bound } = quantity;
  const isNone = amount === 0n && rightKinds.has(effect.kind);
  return {
    label: labelOfQuantity(effect, side, quantity),
    // The label contains the bound.
    shown: isNone ? 'nothing' : showQuantityBriefly(facts, { ...quantity, bound: amount === 0n ? bound : 'exact' }),
    raw: amount === null ? '' : String(amount),
    asset: addressOfAsset(asset),
  };
}

function valueOfTerm(term: Term): Value {
  const label = labelOfTerm(term);
  switch (term.is) {
    case 'time':
      return { label, shown: showTimeBriefly(term.unix), raw: `${term.unix}` };
    case 'duration':
    case 'period':
      return { label, shown: `${term.seconds} seconds`, raw: `${term.seconds}` };
    case 'rate':
      return { label, shown: `${term.perSecond} base units per second`, raw: `${term.perSecond}` };
    case 'pair':
      return { label, shown: term.value, raw: term.id };
    default:
      return { label, shown: `${term.value}`, raw: `${term.value}` };
  }
}

function valueOfFee(facts: Facts, { to, bps, quantity }: NonNullable<Effect['fees']>[number]): Value {
  const amount = quantity ? showQuantityBriefly(facts, quantity) : bps === null ? 'a fee' : showPercent(bps);
  return { label: 'Fee', shown: `${amount} to ${showPartyBriefly(facts, to)}`, raw: checksumAddress(to) };
}

/** Whether a quantity has content: not just some of something. */
const isSpeaking = ({ asset, amount }: Quantity): boolean => asset.kind !== 'unnamed' || amount !== null;

/** The action of an effect, in one word. */
const verbOf = (effect: Effect): string => {
  if (rightKinds.has(effect.kind)) {
    const right = effect.kind === 'operator' ? 'operator' : 'allowance';
    return `${isRevocation(effect) ? 'Revoke' : 'Grant'} ${right}`;
  }
  const verbs: Partial<Record<Effect['kind'], string>> = {
    own: effect.isRemoval ? 'Remove control' : 'Give control',
    upgrade: 'Change the code',
    set: 'Change a setting',
    deploy: 'Create a contract',
    unknown: 'Unknown call',
  };
  return verbs[effect.kind] ?? `${effect.kind.charAt(0).toUpperCase()}${effect.kind.slice(1)}`;
};

/** Every value of an effect that words can name, the most important first. */
export function claimsOf(facts: Facts, effect: Effect): Claim[] {
  const claims: Claim[] = [];
  const add = (claim: ClaimName, value: Value, of: { quantity?: Quantity; term?: Term } = {}) =>
    claims.push({
      of: effect,
      claim,
      ...value,
      shown: cut(printable(shortenAddresses(value.shown))),
      raw: cut(value.raw),
      ...ground(facts, effect, claim, of),
    });
  const party = (claim: ClaimName, label: string, address: Effect['to'] | undefined) => {
    if (address) add(claim, { label, shown: showPartyBriefly(facts, address), raw: checksumAddress(address) });
  };
  const time = (claim: ClaimName, label: string, unix: bigint | undefined) => {
    if (unix !== undefined) add(claim, { label, shown: showTimeBriefly(unix), raw: `${unix}` });
  };
  const chain = (claim: ClaimName, label: string, id: number | bigint | null | undefined) => {
    if (id !== null && id !== undefined) add(claim, { label, shown: nameOfChain(id), raw: `${id}` });
  };
  add('action', { label: 'Action', shown: verbOf(effect), raw: effect.kind });
  for (const side of ['gives', 'gets'] as const)
    for (const quantity of effect[side].filter(isSpeaking))
      add(side, valueOfQuantity(facts, effect, side, quantity), { quantity });
  party('recipient', 'To', effect.to);
  party('spender', 'Spender', effect.spender);
  party('loses', 'Loses control', effect.loses);
  if (effect.from !== facts.request.sender) party('from', 'From', effect.from);
  if (effect.protocol !== null && !isStandard(effect.protocol))
    add('protocol', { label: 'With', shown: nameOfProtocol(effect.protocol), raw: effect.protocol });
  chain('chain', 'On', facts.request.chainId);
  chain('destination', 'To chain', effect.destinationChainId);
  for (const term of effect.terms ?? []) add('term', valueOfTerm(term), { term });
  if (effect.threshold !== undefined)
    add('threshold', { label: 'Threshold', shown: `${effect.threshold} must agree`, raw: `${effect.threshold}` });
  for (const fee of effect.fees ?? []) add('fee', valueOfFee(facts, fee));
  time('deadline', 'Deadline', effect.deadline);
  time('expiration', 'Expires', effect.expiration);
  if (Number(effect.validAfter ?? 0n) > facts.request.nowUnix) time('valid_after', 'Not before', effect.validAfter);
  return claims;
}
