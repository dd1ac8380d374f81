import type { Effect, EffectKind, Quantity } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { isNothing } from './amount.ts';
import { matchesOf } from './match.ts';
import { peggedWorth, worthIn } from './price.ts';
import { compareSide, sidesOf } from './side.ts';

/**
 * The result of these is a matter of price. Only the chain knows what a deposit earns and what its shares are worth.
 */
export const pricedKinds: ReadonlySet<EffectKind> = new Set(['swap', 'withdraw', 'unstake', 'bridge']);

const BPS = 10_000n;
/** How far a pegged pair may deviate, and how much a bridge may keep, without a word in the intent. */
const toleranceBps = { trade: 300n, bridge: 100n };

type Sum = Quantity & { readonly amount: bigint };

export interface OpenLimit {
  /** `least`: a minimum of what comes in. `most`: a maximum of what goes out. */
  readonly is: 'least' | 'most';
  readonly limit: Sum;
  /** The quantity given for the limit, or bought with it. */
  readonly fixed: Quantity | undefined;
  /** The words name the limit but not the other amount: 2,800 USDC may be for one WETH or for a hundred. */
  readonly isOfUnsaid: boolean;
}

const isSum = (quantity: Quantity): quantity is Sum => typeof quantity.amount === 'bigint' && quantity.amount > 0n;

/** Limits that decide the price of an exchange. If an order fixes both sides, its output is the limit. */
function limitsOf({ kind, gives, gets }: Effect): readonly OpenLimit[] {
  const [give, get] = [gives[0], gets[0]];
  if (!pricedKinds.has(kind) || !give || !get) return [];
  const isFixed = kind === 'swap' && give.bound !== 'max';
  const least = gets.filter(({ bound }) => bound === 'min' || isFixed).filter(isSum);
  const most = gets.some(({ bound }) => bound === 'exact') ? [give].filter(({ bound }) => bound === 'max') : [];
  return [
    ...least.map((limit) => ({ is: 'least' as const, limit, fixed: give, isOfUnsaid: false })),
    ...most.filter(isSum).map((limit) => ({ is: 'most' as const, limit, fixed: get, isOfUnsaid: false })),
  ];
}

/** Whether the words state the other side of the limit; for withdrawals from a pool, the terms do. */
export const saysFixed = (facts: Facts, effect: Effect, is: OpenLimit['is']): boolean =>
  effect.kind !== 'swap' ||
  matchesOf(facts.alignment).some(
    ({ effects, step: { gives, gets } }) => effects.includes(effect) && !!(is === 'least' ? gives : gets)?.amount,
  );

/** Whether the words name an amount that the limit keeps to; another check judges the stated slippage. */
function isNamed(facts: Facts, effect: Effect, is: OpenLimit['is']): boolean {
  const side = is === 'least' ? 'gets' : 'gives';
  const bound = is === 'least' ? 'min' : 'max';
  const isJudgedElsewhere = effect.kind === 'swap' || !facts.intent.constraints.slippageBps;
  return matchesOf(facts.alignment)
    .filter(({ effects }) => effects.includes(effect))
    .some((match) =>
      sidesOf(facts, match).some((each) => {
        const isLimit = each.is === side && each.accepts !== 'no' && match[side].includes(each.quantity);
        if (!isLimit || !each.want.amount || isNothing(each.want)) return false;
        if (compareSide(facts, match, each).is !== 'same') return false;
        // A maximum of what comes in is not a minimum, and the other way round.
        const isExpected = each.want.bound === 'exact' || each.want.bound === 'about';
        return each.want.bound === bound || (isExpected && isJudgedElsewhere);
      }),
    );
}

/**
 * Whether the limit is near what both sides are worth by looked-up prices or by a peg: dollars for dollars, a coin for
 * its wrapped form.
 */
function isFair(facts: Facts, { kind }: Effect, { is, limit, fixed }: Omit<OpenLimit, 'isOfUnsaid'>): boolean {
  if (!fixed || typeof fixed.amount !== 'bigint') return false;
  const priced = worthIn(facts, fixed.asset, fixed.amount, limit.asset);
  const worth = priced?.by === 'looked up' ? priced.amount : peggedWorth(facts, fixed.asset, fixed.amount, limit.asset);
  if (worth === null) return false;
  const tolerance = toleranceBps[kind === 'bridge' ? 'bridge' : 'trade'];
  return is === 'least'
    ? limit.amount * BPS >= worth * (BPS - tolerance)
    : limit.amount * BPS <= worth * (BPS + tolerance);
}

/** Whether the minimum output is near the value of the input, whatever the words allow or the request claims. */
export function isFairlyPriced(facts: Facts, effect: Effect): boolean {
  const [[give, ...given], [get, ...got]] = [effect.gives, effect.gets];
  if (!give || !get || given.length > 0 || got.length > 0 || get.bound === 'max' || !isSum(get)) return false;
  return isFair(facts, effect, { is: 'least', limit: get, fixed: give });
}

/**
 * A limit that cannot be shown to be fair: the words name none, no price was looked up, and the pair is not pegged. A
 * price claimed by the request settles nothing.
 */
export function findOpenLimit(facts: Facts, effect: Effect, is: OpenLimit['is']): OpenLimit | null {
  // Coins and tokens of a test network are worthless, so every price is fair.
  if (facts.chain?.isTestnet) return null;
  const limits = limitsOf(effect).filter((each) => each.is === is);
  const isOfUnsaid = limits.length > 0 && isNamed(facts, effect, is);
  if (limits.length === 0 || (isOfUnsaid && saysFixed(facts, effect, is))) return null;
  const isSingle = effect.gets.length === 1;
  const open = limits.find((limit) => !isSingle || !isFair(facts, effect, limit));
  return open ? { ...open, isOfUnsaid } : null;
}
