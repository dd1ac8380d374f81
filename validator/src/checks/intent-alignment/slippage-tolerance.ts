import { toUnits } from '../../compare/amount.ts';
import { type Match, matchesOf } from '../../compare/match.ts';
import { worthIn } from '../../compare/price.ts';
import { mostPoolBps, type Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Slot, Want } from '../../reader/intent.ts';
import { decimalsOf, showAsset, showPercent, showQuantity } from '../../show/show.ts';
import type { Mark, Node } from '../node.ts';
import { type Comparison, settle, spansOf } from './settle.ts';

const BPS = 10_000n;
/** A price is not a quote: the pool's fee and the price impact of the trade lie between the two. */
const PRICE_LEEWAY_BPS = 50;
/** A price feed may deviate this far from the market before it updates. */
const PRICE_LAG_BPS = 100;
const quoteNames = [
  'expectedOut',
  'expected_out',
  'expectedAmountOut',
  'amountOutExpected',
  'quotedAmountOut',
  'quote',
];

interface Expectation {
  readonly amount: bigint;
  readonly from: string;
  readonly leewayBps: number;
  /** Claimed by the request only: it can show a difference, but settles nothing. */
  readonly isClaimed: boolean;
  /** How far beyond the allowed loss a price change is still a possible cause. */
  readonly lagBps?: number;
}

const isAmount = (amount: Quantity['amount'] | undefined): amount is bigint => typeof amount === 'bigint';

function fromWords(facts: Facts, want: Want | null, { asset }: Quantity): Expectation | null {
  const mention = want?.amount?.value;
  const decimals = decimalsOf(facts, asset);
  if (!want || mention?.kind !== 'number' || decimals === null || want.bound === 'min' || want.bound === 'max')
    return null;
  const amount = toUnits(mention.value, mention.unit === 'base' ? 0 : decimals);
  return amount === null ? null : { amount, from: 'the intent', leewayBps: 0, isClaimed: false };
}

function fromQuote({ request }: Facts): Expectation | null {
  for (const name of quoteNames) {
    const value = request.claims.params[name];
    if (typeof value === 'string' && /^\d{1,78}$/.test(value)) {
      return {
        amount: BigInt(value),
        from: `the quote that the request claims (${name})`,
        leewayBps: 0,
        isClaimed: true,
      };
    }
  }
  return null;
}

const priceSources = {
  claim: 'the prices that the request claims',
  'looked up': 'the looked-up prices',
  promise: 'the peg between the two',
};

function fromPrices(facts: Facts, fixed: Quantity, open: Quantity, feeBps: number): Expectation | null {
  if (!isAmount(fixed.amount)) return null;
  const worth = worthIn(facts, fixed.asset, fixed.amount, open.asset);
  if (worth === null) return null;
  const { amount, by } = worth;
  return {
    amount,
    from: priceSources[by],
    isClaimed: by === 'claim',
    leewayBps: PRICE_LEEWAY_BPS + Math.ceil(feeBps),
    ...(by === 'looked up' && { lagBps: PRICE_LAG_BPS }),
  };
}

/** Compares the open side of a trade: the minimum output, or the maximum input. */
function compare(facts: Facts, { step, gives, gets, effects }: Match, saidBps: number): Comparison[] {
  const [give, get] = [gives[0], gets[0]];
  if (effects[0].kind !== 'swap' || !give || !get) return [];
  const isFloor = get.bound === 'min' || give.bound === 'exact';
  const [open, fixed, want] = isFloor ? [get, give, step.gets] : [give, get, step.gives];
  const limit = showQuantity(facts, open);
  if (!isAmount(open.amount)) return [{ is: 'unknown', text: `The trade is for ${limit}, but its limit is unknown.` }];
  if (isFloor && open.amount === 0n) {
    return [
      {
        is: 'different',
        text: `The intent allows ${showPercent(saidBps)} slippage, but the trade sets no minimum (0).`,
        fix: `Set the minimum to the expected amount minus ${showPercent(saidBps)}.`,
      },
    ];
  }
  const feeBps = effects.reduce((sum, effect) => sum + mostPoolBps(effect), 0);
  const priced = fromPrices(facts, fixed, open, feeBps);
  const checked = fromWords(facts, want, open) ?? (priced?.lagBps ? priced : null);
  const expected = checked ?? (isFloor ? fromQuote(facts) : null) ?? priced;
  if (!expected || expected.amount === 0n) return compareClaim(facts, saidBps, open);
  const { amount, from, leewayBps, isClaimed, lagBps = 0 } = expected;
  const allowed = BigInt(Math.floor(saidBps) + leewayBps);
  const right = isFloor
    ? ceilDivide(amount * (BPS - BigInt(Math.floor(saidBps))), BPS)
    : (amount * (BPS + BigInt(Math.floor(saidBps)))) / BPS;
  const edge = isFloor ? (amount * (BPS - allowed)) / BPS : ceilDivide(amount * (BPS + allowed), BPS);
  const lost = isFloor ? BPS - (open.amount * BPS) / amount : (open.amount * BPS) / amount - BPS;
  if (isFloor ? open.amount >= edge : open.amount <= edge) {
    const text = `The limit, ${limit}, is within ${showAllowed(saidBps, leewayBps)} of the amount expected from ${from}`;
    if (!isClaimed) return [{ is: 'same', text: `${text}.` }];
    return [{ is: 'unknown', text: `${text}; that is unverified. To settle it, ${settles(facts, open)}.` }];
  }
  if (lagBps > 0 && lost <= allowed + BigInt(lagBps)) {
    const text = `Based on ${from}, ${limit} allows ${showPercent(lost)}, slightly more than ${showAllowed(saidBps, leewayBps)}; the market may have moved since.`;
    return [{ is: 'unknown', text: `${text} To settle it, ${settles(facts, open)}.` }];
  }
  return [
    {
      is: 'different',
      text: `Slippage may be ${showAllowed(saidBps, leewayBps)}, but based on ${from}, ${limit} allows ${showPercent(lost)}.`,
      fix: `Set the ${isFloor ? 'minimum' : 'maximum'} to ${right}${isClaimed ? ` based on ${from}` : ''}${leewayBps > 0 ? `; ${edge} is the ${isFloor ? 'least' : 'most'} that passes` : ''}.`,
    },
  ];
}

const markOf = ({ effects, gives, gets }: Match, said: Slot<number>): Mark => ({
  effects,
  claim: gets[0]?.bound === 'min' || gives[0]?.bound === 'exact' ? 'gets' : 'gives',
  spans: spansOf(said),
  said: `${showPercent(said.value)} slippage`,
});

/** States the leeway beyond the words, so that the figures agree with the verdict. */
const showAllowed = (saidBps: number, leewayBps: number): string =>
  leewayBps === 0
    ? `${showPercent(saidBps)} as the intent says`
    : `${showPercent(saidBps + leewayBps)} (${showPercent(saidBps)} as the intent says, plus ${showPercent(leewayBps)} because prices are not quotes)`;

const ceilDivide = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

const settles = (facts: Facts, { asset, bound }: Quantity): string =>
  bound === 'max'
    ? `state the maximum you would pay ("at most … ${showAsset(facts, asset)}")`
    : `state the minimum you accept ("at least … ${showAsset(facts, asset)}")`;

/** Even without a reference price, the caller's own slippage can be too large. */
function compareClaim(facts: Facts, saidBps: number, open: Quantity): Comparison[] {
  const { slippageBps } = facts.request.claims;
  if (slippageBps !== null && slippageBps > saidBps) {
    return [
      {
        is: 'different',
        text: `The intent allows ${showPercent(saidBps)} slippage, but the transaction says ${showPercent(slippageBps)} (slippage_bps).`,
        fix: `Set slippage_bps to ${saidBps} or less, and adjust the trade limit.`,
      },
    ];
  }
  return [
    {
      is: 'unknown',
      text: `It is unclear whether ${showQuantity(facts, open)} is within ${showPercent(saidBps)}: no verified price is known. To settle it, ${settles(facts, open)}.`,
    },
  ];
}

export const slippageTolerance: Node = {
  id: 'intent_alignment.slippage_tolerance',
  name: 'Slippage',
  severity: 'high',
  needs: ['steps', 'effects'],
  stops: 'A trade whose minimum or maximum allows a worse price than the named slippage.',
  rejectsOn: 'A computed price beyond the named slippage.',
  letsThrough: 'A limit within the named slippage of what the intent, a looked-up price or a pegged pair implies.',
  skips: 'If the intent names no slippage, nothing is traded, or only the request claims a quote or a price.',
  check(facts) {
    const { slippageBps } = facts.intent.constraints;
    const comparisons = slippageBps
      ? matchesOf(facts.alignment).flatMap((match) =>
          compare(facts, match, slippageBps.value).map((each) => ({ ...each, mark: markOf(match, slippageBps) })),
        )
      : [];
    return settle(comparisons, slippageBps ? 'Nothing is traded.' : 'The intent names no slippage.');
  },
};
