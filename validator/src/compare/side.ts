import { type Effect, type EffectKind, isUnlimited, type Quantity } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Action, Want } from '../reader/intent.ts';
import { allot } from './allot.ts';
import { type AmountComparison, compareAmount, isNothing, isPoolShares } from './amount.ts';
import { type Answer, acceptsAsset, type Forms } from './asset.ts';
import { callOf } from './call-of.ts';
import { isOfName } from './ens-name.ts';
import type { Match } from './match.ts';
import { rightKinds } from './spender.ts';

/** One side of a step, with the matching quantity in the bytes. */
export interface Side {
  readonly is: 'gives' | 'gets';
  readonly want: Want;
  readonly quantity: Quantity;
  readonly accepts: Answer;
  /** The words name the coin, but the bytes move a token that the transaction neither wraps nor unwraps. */
  readonly isLoose: boolean;
}

/** A withdrawal is named by its output or by the share that goes in; elsewhere the two sides differ. */
export const takesOut: ReadonlySet<EffectKind> = new Set(['withdraw', 'unstake', 'claim', 'borrow']);

/** The sides that both a step and its effects have. If nothing moves (votes), the asset is the called contract. */
export function sidesOf(facts: Unaligned, match: Match): readonly Side[] {
  const { step, gives, gets } = match;
  const allotted = match.together.length > 1 ? allotTogether(facts, match) : null;
  const side = (is: Side['is'], want: Want | null, others: readonly Quantity[] = is === 'gives' ? gets : gives) => {
    if (!want) return [];
    const named = sideOfName(facts, match, is, want);
    if (named) return [named];
    const { candidates, answer, isConverted } = meantBy(facts, match, is, want, others);
    const quantity = allotted?.get(want) ?? candidates.find((each) => answer(each) === 'yes') ?? candidates[0];
    if (!quantity) return [];
    const isLoose = !isConverted && answer(quantity) === 'yes' && answer(quantity, 'apart') !== 'yes';
    return [{ is, want, quantity, accepts: answer(quantity), isLoose }];
  };
  if (!match.isFolded) return [...side('gives', step.gives), ...side('gets', step.gets)];
  // A folded step has only one side of its own: what it wraps or pays, or what it unwraps or forwards.
  const isPayment = step.action.value === 'send' && !step.recipient;
  if (step.action.value === 'wrap' || isPayment) return side('gives', step.gives, []);
  return side('gets', step.action.value === 'send' ? step.gives : step.gets, []);
}

/** The name in a registration is part of the call's description. */
function sideOfName(facts: Unaligned, { effects: [effect] }: Match, is: Side['is'], want: Want): Side | null {
  const mention = want.asset?.value;
  if (effect.kind !== 'register' || mention?.kind !== 'nft' || mention.id !== null || mention.collection === null) {
    return null;
  }
  const asset = { kind: 'unnamed', description: `the name in "${effect.detail ?? ''}"` } as const;
  const accepts = isOfName(facts, mention.collection, effect);
  return { is, want, quantity: { asset, amount: null, bound: 'exact' }, accepts, isLoose: false };
}

interface Meant {
  /** The quantities of the effect that the words can mean, the likeliest first. */
  readonly candidates: readonly Quantity[];
  readonly answer: (quantity: Quantity, allowed?: Forms) => Answer;
  readonly isConverted: boolean;
}

function meantBy(facts: Unaligned, match: Match, is: Side['is'], want: Want, others: readonly Quantity[]): Meant {
  const { step, effects, gives, gets, wraps, unwraps } = match;
  const { kind } = effects[0];
  const own = is === 'gives' ? gives : gets;
  const isConverted = is === 'gives' ? wraps : unwraps;
  // A payee must be paid in the stated asset. In a trade or a loan, people call both forms ETH.
  const forms = isConverted ? 'both' : kind === 'send' ? 'apart' : 'coin';
  const answer = (quantity: Quantity, allowed: Forms = forms): Answer => {
    const { asset } = quantity;
    if (!want.asset || (isInWei(want) && asset.kind === 'native')) return 'yes';
    // Shares of a pool go in for a withdrawal, and come out for a deposit.
    if (isPoolShares(want)) return (takesOut.has(kind) ? gives : gets).includes(quantity) ? 'yes' : 'no';
    return acceptsAsset(facts, want.asset.value, asset, allowed);
  };
  // `withdraw 0.2 WETH` without a place means the wrapper, which returns the coin.
  const isDrawn = kind === 'unwrap' && step.action.value === 'withdraw' && !step.protocol && !step.recipient;
  const both = takesOut.has(kind) || isDrawn;
  const candidates = both ? [...own, ...others] : own.length > 0 ? own : otherOf(kind, others);
  return { candidates: gives.length + gets.length > 0 ? candidates : targetOf(facts, effects[0]), answer, isConverted };
}

/** A different asset costs more than a different amount, and that more than an unknown amount. */
const cost = { asset: 80, amount: 40, unknown: 5, place: 1 };

/** If several steps share an effect, each means a different quantity. */
function allotTogether(facts: Unaligned, match: Match): ReadonlyMap<Want, Quantity> {
  const { gives, gets } = match;
  const all = match.together.flatMap((step) =>
    (['gives', 'gets'] as const).flatMap((is) => {
      const want = step[is];
      if (!want) return [];
      const own = { ...match, step };
      return [{ is, want, own, ...meantBy(facts, own, is, want, is === 'gives' ? gets : gives) }];
    }),
  );
  const byWant = new Map(all.map((each) => [each.want, each]));
  return allot(
    all.map(({ want }) => want),
    [...gives, ...gets],
    (want, quantity) => {
      const meant = byWant.get(want);
      const place = meant?.candidates.indexOf(quantity) ?? -1;
      if (!meant || place < 0) return null;
      const accepts = meant.answer(quantity);
      const asset = accepts === 'yes' ? 0 : accepts === 'no' ? cost.asset : cost.unknown;
      const is = want.amount ? compareSide(facts, meant.own, { ...meant, quantity }).is : 'same';
      return asset + (is === 'same' ? 0 : is === 'different' ? cost.amount : cost.unknown) + place * cost.place;
    },
  );
}

/** Wei are the base units of every chain's coin, even if the words do not name the chain. */
const isInWei = ({ amount, asset }: Want): boolean =>
  amount?.value.kind === 'number' &&
  amount.value.unit === 'base' &&
  asset?.value.kind === 'symbol' &&
  asset.value.symbol === 'ETH';

/** A loan or a deposit may state only its output, or only its input; in an exchange the two sides differ. */
const exchanges: ReadonlySet<EffectKind> = new Set(['swap', 'wrap', 'unwrap', 'bridge']);
const otherOf = (kind: EffectKind, other: readonly Quantity[]) => (exchanges.has(kind) ? [] : other);

function targetOf({ decoded }: Unaligned, effect: Effect): readonly Quantity[] {
  const concerned = [callOf(decoded, effect)?.to, effect.loses].flatMap((address) => address ?? []);
  return concerned.map((address) => ({ asset: { kind: 'token', address }, amount: null, bound: 'exact' }));
}

/** How far a minimum or a maximum may deviate from a number that is only expected. */
const EXPECTED_BPS = 500n;
const ANY_BPS = 10_000n;

export const isWhole = ({ amount }: Want): boolean =>
  amount?.value.kind === 'fraction' && amount.value.numerator === amount.value.denominator;

/** `half`, `all`: of a loan, a stake or a debt, not of the balance of the wallet. */
const ofPosition: ReadonlySet<Action> = new Set(['withdraw', 'unstake', 'repay', 'borrow', 'claim']);

type Compared = Pick<Match, 'step' | 'effects' | 'gets'>;

/**
 * Whether the words allow the amount on one side. If a trade fixes the other side, this one is an expectation: the
 * stated slippage limits its deviation, or 5 % if none is stated.
 */
export function compareSide(
  facts: Unaligned,
  { step, effects, gets }: Compared,
  { is, want, quantity }: Pick<Side, 'is' | 'want' | 'quantity'>,
): AmountComparison {
  const isEverything = isWhole(want) && rightKinds.has(effects[0].kind);
  // A right over all of an asset, now and later, is unlimited.
  if (isEverything && isUnlimited(quantity.amount)) return { is: 'same', confidence: 1 };
  // `at most 5 USDC` has no minimum, but is not zero.
  const isCounted = want.amount?.value.kind === 'number' || want.amount?.value.kind === 'usd';
  const isEmpty = quantity.amount === 0n && quantity.bound !== 'min' && !rightKinds.has(effects[0].kind);
  if (isEmpty && isCounted && !isNothing(want)) return { is: 'different', right: null };
  const isPart = want.amount?.value.kind === 'fraction' && typeof quantity.amount === 'bigint';
  if (isPart && ofPosition.has(step.action.value)) {
    return { is: 'unknown', why: 'the total it is a share of is unknown' };
  }
  // A fraction refers to the balance of the account that gives.
  const holder = is === 'gives' ? (effects[0].from ?? facts.request.sender) : null;
  const limit = compareLimit(facts, { step, effects, gets }, is, want, quantity);
  if (limit) return limit;
  const isExpected =
    (want.bound === 'exact' || want.bound === 'about') &&
    (is === 'gets'
      ? quantity.bound === 'min'
      : quantity.bound === 'max' && exchanges.has(effects[0].kind) && !!step.gets?.amount);
  const leeway = facts.intent.constraints.slippageBps ? ANY_BPS : EXPECTED_BPS;
  // A right is a maximum already: `at most 5 USDC` states its amount.
  const isCeiling = want.bound === 'max' && rightKinds.has(effects[0].kind);
  const said: Want = isCeiling ? { ...want, bound: 'exact' } : want;
  return compareAmount(facts, said, quantity, { leewayBps: isExpected ? leeway : 0n, holder });
}

const exclusive = /(?<!or )\b(?:less|fewer|lower|smaller) than\s*\$?$|(?<!or )\b(?:below|under)\s*\$?$/i;

/** The output of these costs nothing, or another amount limits the cost. */
const bringsMore: ReadonlySet<EffectKind> = new Set(['swap', 'claim', 'receive']);

/** Whether more than the stated minimum is harmless: it comes in, and the cost does not grow with it. */
function mayBeMore({ step, effects: [{ kind }], gets }: Compared, quantity: Quantity): boolean {
  if (!gets.includes(quantity)) return false;
  // A bridge pays out what it takes, so `at least 500` applies to both sides.
  const isOfBoth = kind === 'bridge' && !step.gives?.amount;
  return bringsMore.has(kind) || (quantity.bound === 'min' && !isOfBoth);
}

/**
 * Limits beyond the number itself: how far above a minimum the amount may go, and whether `less than` excludes the
 * number.
 */
function compareLimit(
  facts: Unaligned,
  match: Compared,
  is: Side['is'],
  want: Want,
  quantity: Quantity,
): AmountComparison | null {
  const { amount } = quantity;
  if (!want.amount) return null;
  const isExactly = (units: bigint) =>
    compareAmount(facts, { ...want, bound: 'exact' }, { ...quantity, amount: units }).is === 'same';
  if (
    is === 'gives' &&
    want.bound === 'max' &&
    exclusive.test(facts.intent.text.slice(0, want.amount.start).slice(-20))
  ) {
    return typeof amount === 'bigint' && isExactly(amount)
      ? { is: 'different', right: null, why: 'it must be less than that' }
      : null;
  }
  if (want.bound !== 'min' || mayBeMore(match, quantity)) return null;
  // Owners do not intend to give away more than necessary, so the owner decides how much more.
  const isMore = compareAmount(facts, { ...want, bound: 'max' }, quantity);
  return isMore.is === 'different' ? { is: 'unknown', why: 'it is above the stated minimum' } : null;
}
