import { type Answer, acceptsAsset } from '../compare/asset.ts';
import { assign } from '../compare/assign.ts';
import { matchOf } from '../compare/match.ts';
import { compareSide } from '../compare/side.ts';
import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Action, Step, Want } from '../reader/intent.ts';
import type { Role } from '../reader/languages/meaning.ts';
import { slot } from '../reader/mentions/piece.ts';
import type { Said, SaidAction } from '../reader/mentions/said.ts';
import { exchanges, sideSaid } from '../reader/roles/direction.ts';
import { rankOf } from './actions.ts';
import type { QuantityClaim } from './claims.ts';

/** How a quantity of the bytes agrees with an amount or asset of the words. */
export interface Fit {
  readonly accepts: Answer;
  /** Null if the words name no amount. */
  readonly amount: 'same' | 'different' | 'unknown' | null;
  readonly isTurned: boolean;
  /** It belongs to another action than the one that the effect carries out. */
  readonly isElsewhere: boolean;
}

export interface Assigned extends Fit {
  readonly claim: QuantityClaim;
  readonly said: Said;
}

const cost = { asset: 80, amount: 40, unknown: 6, turned: 30, bound: 8, elsewhere: 4, far: 2, bare: 3 };

export const wantOf = ({ mention: { asset, amount, bound } }: Said): Want => ({ asset, amount, bound });

/** A step that holds only the side in question. */
function draftStep({ effect, side }: Pick<QuantityClaim, 'effect' | 'side'>, want: Want): Step {
  const action = (effect.kind === 'receive' || effect.kind === 'unknown' ? 'send' : effect.kind) as Action;
  return {
    action: slot({ start: 0, end: 0 }, action),
    gives: side === 'gives' ? want : null,
    gets: side === 'gets' ? want : null,
    recipient: null,
    spender: null,
    protocol: null,
    chainId: null,
    destinationChainId: null,
    revokes: false,
    isOrdered: false,
  };
}

/**
 * In one's own trade or loan, people call both the coin and its wrapped form ETH; a payee must get exactly what the
 * words name.
 */
const formsOf = (facts: Unaligned, { kind }: Effect) => {
  // The wrapped coin and the coin that comes out of it are different assets.
  if (kind === 'wrap' || kind === 'unwrap') return 'coin';
  const converts = facts.decoded.effects.some((each) => each.kind === 'wrap' || each.kind === 'unwrap');
  return converts && kind !== 'send' ? 'both' : kind === 'send' ? 'apart' : 'coin';
};

export function fitOf(facts: Unaligned, claim: QuantityClaim, said: Said, action: SaidAction | undefined): Fit {
  const want = wantOf(said);
  const { quantity, side, effect } = claim;
  const isWei = want.amount?.value.kind === 'number' && want.amount.value.unit === 'base';
  const accepts: Answer =
    !want.asset || (isWei && quantity.asset.kind === 'native')
      ? 'yes'
      : acceptsAsset(facts, want.asset.value, quantity.asset, formsOf(facts, effect));
  const step = draftStep(claim, want);
  const amount = want.amount ? compareSide(facts, matchOf(step, [effect], []), { is: side, want, quantity }).is : null;
  const predicted = exchanges.has(effect.kind) ? sideSaid(said, action) : null;
  const isElsewhere = action !== undefined && rankOf(action.sense, effect) === null;
  return { accepts, amount, isTurned: predicted !== null && predicted !== side, isElsewhere };
}

function costOf(facts: Unaligned, claim: QuantityClaim, said: Said, action: SaidAction | undefined): number {
  const { accepts, amount, isTurned, isElsewhere } = fitOf(facts, claim, said, action);
  const { asset, bound } = said.mention;
  let sum = 0;
  if (accepts !== 'yes') sum += accepts === 'no' ? cost.asset : cost.unknown;
  if (amount !== 'same' && amount !== null) sum += amount === 'different' ? cost.amount : cost.unknown;
  if (isTurned) sum += cost.turned;
  if (!asset) sum += cost.bare;
  if (isElsewhere) sum += cost.elsewhere;
  // `wrap 20 ETH and supply the 20 WETH`: the first meaning of the verb comes before its other meanings.
  else if (action) sum += Math.min(rankOf(action.sense, claim.effect) ?? 0, cost.far);
  if (bound !== 'exact' && bound !== 'about' && bound !== claim.quantity.bound) sum += cost.bound;
  return sum;
}

/**
 * A mention that names nothing for sure says nothing about what the bytes leave open: a bare number cannot match an
 * amount that the bytes do not give.
 */
function isOpen({ mention: { asset, amount } }: Said, { quantity }: QuantityClaim): boolean {
  if (amount && !asset)
    return quantity.amount === null || (amount.value.kind === 'fraction' && quantity.asset.kind === 'nft');
  return asset?.value.kind === 'address' && !amount && quantity.asset.kind === 'unnamed';
}

/** Whether words and bytes agree, or may agree. */
const agrees = ({ accepts, amount, isTurned }: Fit, { mention }: Said, { side, effect }: QuantityClaim): boolean => {
  const isBound = mention.bound === 'min' || mention.bound === 'max';
  if (isTurned && isBound && mention.amount) return false;
  // A bridge gives and brings the same coin: a plain number is what goes in.
  if (effect.kind === 'bridge' && side === 'gets' && mention.amount && mention.bound !== 'min') return false;
  return accepts !== 'no' && amount !== 'different';
};

interface Pairing {
  readonly facts: Unaligned;
  readonly actions: readonly SaidAction[];
}

function pair(
  { facts, actions }: Pairing,
  things: readonly Said[],
  claims: readonly QuantityClaim[],
  isAllowed: (fit: Fit, said: Said, claim: QuantityClaim) => boolean,
): Assigned[] {
  const fit = (thing: Said, claim: QuantityClaim) => fitOf(facts, claim, thing, actions[thing.action]);
  const costs = (row: number, column: number): number | null => {
    const [thing, claim] = [things[row], claims[column]];
    if (!thing || !claim || isOpen(thing, claim) || !isAllowed(fit(thing, claim), thing, claim)) return null;
    return costOf(facts, claim, thing, actions[thing.action]);
  };
  return assign(things.length, claims.length, costs).flatMap((column, row) => {
    const [thing, claim] = [things[row], claims[column ?? -1]];
    return thing && claim ? [{ claim, said: thing, ...fit(thing, claim) }] : [];
  });
}

/** Pairs the amounts and assets of the words with the quantities of the bytes that agree with them. */
export function assignAmounts(
  facts: Unaligned,
  claims: readonly QuantityClaim[],
  said: readonly Said[],
  actions: readonly SaidAction[],
): Assigned[] {
  const pairing = { facts, actions };
  const numbers = said.filter(
    ({ mention }) => mention.amount?.value.kind === 'number' || mention.amount?.value.kind === 'usd',
  );
  // `all to my wallet`, next to a number, is not an amount.
  const isMeant = (each: Said) => isCounted(each) && !(numbers.length > 0 && isBareShare(each));
  const counted = pair(pairing, said.filter(isMeant), claims, agrees);
  const withAsset = new Set(counted.filter(({ said: each }) => each.mention.asset).map(({ claim }) => claim));
  // A bare number and its asset may stand apart: the asset then joins the claim of the number.
  const open = claims.filter((claim) => !withAsset.has(claim));
  const isNamed = (fit: Fit, each: Said, claim: QuantityClaim) =>
    agrees(fit, each, claim) && (fit.accepts === 'yes' || leadsToAsset.has(each.role));
  return [...counted, ...pair(pairing, said.filter(isBareAsset), open, isNamed)];
}

/** Only a word that leads to it can name a coin that is in no list. */
const leadsToAsset: ReadonlySet<Role | null> = new Set([
  'into',
  'for',
  'to',
  'receive',
  'gets',
  'gives',
  'with',
  'object',
]);

const isBareShare = ({ mention }: Said): boolean => mention.amount?.value.kind === 'fraction' && mention.asset === null;

const isCounted = ({ mention }: Said): boolean => mention.amount !== null;
/** A coin that is named without a number; the name of a chain after `on` is none. */
const isBareAsset = ({ mention, role }: Said): boolean =>
  mention.amount === null && mention.asset !== null && !(mention.chain && role !== null && namesPlace.has(role));

const namesPlace: ReadonlySet<Role> = new Set(['on', 'in', 'chain', 'from', 'destination']);

/** `both`, `los dos`: how many there are. */
const isCount = ({ mention: { amount, asset } }: Said, most: number): boolean =>
  !asset &&
  amount?.value.kind === 'number' &&
  amount.value.value.scale === 0 &&
  amount.value.value.digits <= BigInt(most + 1);

/** Receipts that a deposit brings are seldom named: another coin next to them is not a contradiction. */
const isReceipt = ({ effect, side }: QuantityClaim): boolean =>
  side === 'gets' && (effect.kind === 'supply' || effect.kind === 'stake' || effect.kind === 'wrap');

/**
 * Pairs the remaining amounts with the remaining quantities although they disagree: the words name something else in
 * the place of a quantity.
 */
export function assignContradictions(
  facts: Unaligned,
  claims: readonly QuantityClaim[],
  said: readonly Said[],
  actions: readonly SaidAction[],
): Assigned[] {
  const pairing = { facts, actions };
  const counted = pair(
    pairing,
    said.filter((each) => isCounted(each) && !isBareShare(each) && !isCount(each, claims.length)),
    claims.filter((claim) => !isReceipt(claim)),
    // A bare number is not a number of an item; an amount of what is unwrapped is not the amount that comes out.
    ({ isElsewhere, accepts }, { mention }, { quantity, effect, side }) =>
      !(effect.kind === 'unwrap' && side === 'gets' && accepts === 'no') &&
      (mention.asset !== null || (!isElsewhere && quantity.asset.kind !== 'nft')),
  );
  const met = new Set(counted.map(({ claim }) => claim));
  // `for WETH` of a trade that brings DAI
  const named = pair(
    pairing,
    said.filter((each) => isBareAsset(each) && each.role !== null && !each.mention.chain),
    claims.filter((claim) => !met.has(claim) && exchanges.has(claim.effect.kind)),
    ({ isTurned }, thing, claim) => !isTurned && sideSaid(thing, actions[thing.action]) === claim.side,
  );
  return [...counted, ...named];
}
