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

/** What a step says of one side, with what the bytes have there. */
export interface Side {
  readonly is: 'gives' | 'gets';
  readonly want: Want;
  readonly quantity: Quantity;
  readonly accepts: Answer;
  /** The words say the coin, and nothing in the transaction makes the token of the bytes from it or of it. */
  readonly isLoose: boolean;
}

/** What is taken out is named by what comes out or by the share that goes in; elsewhere the two sides are two things. */
export const takesOut: ReadonlySet<EffectKind> = new Set(['withdraw', 'unstake', 'claim', 'borrow']);

/** The sides of a step that both it and its effects have. Where nothing moves (votes), the asset is the contract called. */
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
  // Of a step that the effect includes only one side is its own: what is wrapped or paid, what is unwrapped or sent on.
  const isPayment = step.action.value === 'send' && !step.recipient;
  if (step.action.value === 'wrap' || isPayment) return side('gives', step.gives, []);
  return side('gets', step.action.value === 'send' ? step.gives : step.gets, []);
}

/** Of a registration, the name that is said is part of what the call says it does. */
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
  /** What of the effect the words can mean, the likeliest first. */
  readonly candidates: readonly Quantity[];
  readonly answer: (quantity: Quantity, allowed?: Forms) => Answer;
  readonly isConverted: boolean;
}

function meantBy(facts: Unaligned, match: Match, is: Side['is'], want: Want, others: readonly Quantity[]): Meant {
  const { step, effects, gives, gets, wraps, unwraps } = match;
  const { kind } = effects[0];
  const own = is === 'gives' ? gives : gets;
  const isConverted = is === 'gives' ? wraps : unwraps;
  // Who is paid must be paid in what was said. In a trade or a loan of one's own, ETH is what people call both.
  const forms = isConverted ? 'both' : kind === 'send' ? 'apart' : 'coin';
  const answer = (quantity: Quantity, allowed: Forms = forms): Answer => {
    const { asset } = quantity;
    if (!want.asset || (isInWei(want) && asset.kind === 'native')) return 'yes';
    // Shares of a pool go in where something is taken out, and come out where something is put in.
    if (isPoolShares(want)) return (takesOut.has(kind) ? gives : gets).includes(quantity) ? 'yes' : 'no';
    return acceptsAsset(facts, want.asset.value, asset, allowed);
  };
  // `withdraw 0.2 WETH` of nowhere else is said of the wrapper, which gives the coin for it.
  const isDrawn = kind === 'unwrap' && step.action.value === 'withdraw' && !step.protocol && !step.recipient;
  const both = takesOut.has(kind) || isDrawn;
  const candidates = both ? [...own, ...others] : own.length > 0 ? own : otherOf(kind, others);
  return { candidates: gives.length + gets.length > 0 ? candidates : targetOf(facts, effects[0]), answer, isConverted };
}

/** Another asset weighs more than another amount of it, and that more than an amount that cannot be told. */
const cost = { asset: 80, amount: 40, unknown: 5, place: 1 };

/** Where several steps share an effect, no two of them mean the same quantity. */
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

/** Wei are the base units of the coin of every chain, though the text that says so may not know which. */
const isInWei = ({ amount, asset }: Want): boolean =>
  amount?.value.kind === 'number' &&
  amount.value.unit === 'base' &&
  asset?.value.kind === 'symbol' &&
  asset.value.symbol === 'ETH';

/** A loan or a deposit may only say what it brings, or only what it takes; of a trade the one is not the other. */
const exchanges: ReadonlySet<EffectKind> = new Set(['swap', 'wrap', 'unwrap', 'bridge']);
const otherOf = (kind: EffectKind, other: readonly Quantity[]) => (exchanges.has(kind) ? [] : other);

function targetOf({ decoded }: Unaligned, effect: Effect): readonly Quantity[] {
  const concerned = [callOf(decoded, effect)?.to, effect.loses].flatMap((address) => address ?? []);
  return concerned.map((address) => ({ asset: { kind: 'token', address }, amount: null, bound: 'exact' }));
}

/** How far the least that may come in, or the most that may go out, may be from a number that is only expected. */
const EXPECTED_BPS = 500n;
const ANY_BPS = 10_000n;

export const isWhole = ({ amount }: Want): boolean =>
  amount?.value.kind === 'fraction' && amount.value.numerator === amount.value.denominator;

/** `half`, `all`: of what is lent, staked or owed, which is not the balance of the wallet. */
const ofPosition: ReadonlySet<Action> = new Set(['withdraw', 'unstake', 'repay', 'borrow', 'claim']);

type Compared = Pick<Match, 'step' | 'effects' | 'gets'>;

/**
 * Whether the amount on one side is what the words allow. Where a trade fixes the other side, this one is an expectation:
 * how far it may be missed is for the said slippage to tell, or is 5 % where none is said.
 */
export function compareSide(
  facts: Unaligned,
  { step, effects, gets }: Compared,
  { is, want, quantity }: Pick<Side, 'is' | 'want' | 'quantity'>,
): AmountComparison {
  const isEverything = isWhole(want) && rightKinds.has(effects[0].kind);
  // A right over all of something, now and later, is one without limit.
  if (isEverything && isUnlimited(quantity.amount)) return { is: 'same', confidence: 1 };
  // `at most 5 USDC` leaves open how little, but asks for something.
  const isCounted = want.amount?.value.kind === 'number' || want.amount?.value.kind === 'usd';
  const isEmpty = quantity.amount === 0n && quantity.bound !== 'min' && !rightKinds.has(effects[0].kind);
  if (isEmpty && isCounted && !isNothing(want)) return { is: 'different', right: null };
  const isPart = want.amount?.value.kind === 'fraction' && typeof quantity.amount === 'bigint';
  if (isPart && ofPosition.has(step.action.value)) {
    return { is: 'unknown', why: 'the total it is a share of is unknown' };
  }
  // What one has is a part of what one gives.
  const holder = is === 'gives' ? (effects[0].from ?? facts.request.sender) : null;
  const limit = compareLimit(facts, { step, effects, gets }, is, want, quantity);
  if (limit) return limit;
  const isExpected =
    (want.bound === 'exact' || want.bound === 'about') &&
    (is === 'gets'
      ? quantity.bound === 'min'
      : quantity.bound === 'max' && exchanges.has(effects[0].kind) && !!step.gets?.amount);
  const leeway = facts.intent.constraints.slippageBps ? ANY_BPS : EXPECTED_BPS;
  // A right is a ceiling already: `at most 5 USDC` of it says which.
  const isCeiling = want.bound === 'max' && rightKinds.has(effects[0].kind);
  const said: Want = isCeiling ? { ...want, bound: 'exact' } : want;
  return compareAmount(facts, said, quantity, { leewayBps: isExpected ? leeway : 0n, holder });
}

const exclusive = /(?<!or )\b(?:less|fewer|lower|smaller) than\s*\$?$|(?<!or )\b(?:below|under)\s*\$?$/i;

/** What these bring costs nothing, or what another amount limits. */
const bringsMore: ReadonlySet<EffectKind> = new Set(['swap', 'claim', 'receive']);

/** Whether more than the stated minimum harms nobody: it comes in, and what goes out for it does not grow with it. */
function mayBeMore({ step, effects: [{ kind }], gets }: Compared, quantity: Quantity): boolean {
  if (!gets.includes(quantity)) return false;
  // What a bridge brings is what it is given: `at least 500` is then said of both.
  const isOfBoth = kind === 'bridge' && !step.gives?.amount;
  return bringsMore.has(kind) || (quantity.bound === 'min' && !isOfBoth);
}

/** What a bound says beside the number: how far above it may go, and that the number itself is out of it. */
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
  // Nobody asks to give away more than he must: how much more is for him to say.
  const isMore = compareAmount(facts, { ...want, bound: 'max' }, quantity);
  return isMore.is === 'different' ? { is: 'unknown', why: 'it is above the stated minimum' } : null;
}
