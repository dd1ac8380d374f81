import type { Address } from '@countersign/protocol';
import { isNativeSymbol } from '../data/chains.ts';
import { type Asset, isUnlimited, maxUint256, type Quantity } from '../effects/effect.ts';
import type { AmountMention, Decimal, Want } from '../reader/intent.ts';
import { poolShares } from '../reader/mentions/pool-share-symbol.ts';
import { decimalsOf, type Known, showAsset, showQuantity } from '../show/show.ts';
import { balanceOf, priceOf, unitsForUsd } from './price.ts';

/** `about` and a price are approximate. */
const NEAR_BPS = 200n;
/** A fraction of a balance is computed, and then often rounded. */
const ROUNDING_BPS = 10n;
const BPS = 10_000n;
/** If the bytes do not name the asset, its decimals are those of the asset in the words. */
const UNNAMED_CONFIDENCE = 0.9;

/** The amounts that the words allow, in base units. */
interface Range {
  readonly low: bigint;
  /** Null: unlimited. */
  readonly high: bigint | null;
  /** The correct value; null if any value of a range is correct. */
  readonly right: bigint | null;
  readonly confidence: number;
  /** The source of the range, in addition to the words. */
  readonly by?: string;
  /** Claimed by the request only: it can show a difference, but never an agreement. */
  readonly isClaimed?: boolean;
}

export type AmountComparison =
  | { readonly is: 'same'; readonly confidence: number }
  | { readonly is: 'different'; readonly right: bigint | null; readonly why?: string }
  | { readonly is: 'unknown'; readonly why: string };

const unknown = (why: string): AmountComparison => ({ is: 'unknown', why });
const different = (right: bigint | null, why?: string): AmountComparison => ({
  is: 'different',
  right,
  ...(why && { why }),
});

/** The most trailing zeros that are removed from a number. */
const MAX_SURPLUS_DIGITS = 100;

/** Base units of a decimal; null if it has more digits than the asset. */
export function toUnits({ digits, scale }: Decimal, decimals: number): bigint | null {
  if (scale <= decimals) return digits * 10n ** BigInt(decimals - scale);
  if (scale - decimals > MAX_SURPLUS_DIGITS) return digits === 0n ? 0n : null;
  const rest = 10n ** BigInt(scale - decimals);
  return digits % rest === 0n ? digits / rest : null;
}

/**
 * Whether the words allow an amount of the bytes. `leewayBps` widens an exact number downwards for the minimum of an
 * order, and upwards for its maximum: the words then name the expected amount. `holder` is the owner of the balance
 * that `all` and `half` refer to.
 */
export function compareAmount(
  known: Known,
  want: Want,
  quantity: Quantity,
  { leewayBps = 0n, holder = null }: { readonly leewayBps?: bigint; readonly holder?: Address | null } = {},
): AmountComparison {
  const mention = want.amount?.value;
  if (!mention) return unknown('the intent states no amount');
  const { amount, asset, bound } = quantity;
  if (mention.kind === 'unlimited') return isUnlimited(amount) ? same(1) : different(maxUint256);
  if (amount === null) return unknown('the bytes do not state the amount');
  if (amount === 'all') return compareAll(known, mention, asset);
  const range = rangeOf(known, want, mention, { asset, amount, holder });
  if ('is' in range) return range;
  const { low, high } = widen(range, bound, leewayBps);
  const isWithin = amount >= low && (high === null || amount <= high);
  if (!isWithin) return different(range.right, range.by && `by ${range.by}`);
  return range.isClaimed ? unknown(`it agrees by ${range.by}, which is unverified`) : same(range.confidence);
}

/** A minimum of what comes in can only be too low; a maximum of what goes out, with leeway, only too high. */
function widen({ low, high }: Range, bound: Quantity['bound'], leewayBps: bigint): Pick<Range, 'low' | 'high'> {
  if (bound === 'min') return { low: (low * (BPS - leewayBps)) / BPS, high: null };
  if (bound === 'max' && leewayBps > 0n) return { low: 0n, high: high && (high * (BPS + leewayBps)) / BPS };
  return { low, high };
}

const same = (confidence: number): AmountComparison => ({ is: 'same', confidence });

/** The call takes the whole balance. */
function compareAll(known: Known, mention: AmountMention, asset: Asset): AmountComparison {
  if (mention.kind === 'fraction') return mention.numerator === mention.denominator ? same(1) : different(null);
  const decimals = decimalsOf(known, asset);
  const right = mention.kind === 'number' ? numberUnits(mention, decimals) : null;
  return different(right);
}

/** The decimals of the shares of every pool of the known protocols. */
const POOL_DECIMALS = 18;

/** `2 LP tokens`: shares of the pool that the step is about. */
export const isPoolShares = ({ asset }: Pick<Want, 'asset'>): boolean =>
  asset?.value.kind === 'symbol' && asset.value.symbol === poolShares;

/** If the bytes do not name the asset, the decimals are those of the asset in the words. */
function decimalsMeant(known: Known, { asset: named }: Want, asset: Asset): number | null {
  if (isPoolShares({ asset: named })) return decimalsOf(known, asset) ?? POOL_DECIMALS;
  if (asset.kind !== 'unnamed' || named?.value.kind !== 'symbol') return decimalsOf(known, asset);
  if (isNativeSymbol(known.request.chainId, named.value.symbol)) return 18;
  const all = new Set(
    known.data.tokens.named(known.request.chainId, named.value.symbol).map(({ decimals }) => decimals),
  );
  return all.size === 1 ? ([...all][0] ?? null) : null;
}

/** `at least 0` limits nothing. */
export function isNothing({ amount }: Pick<Want, 'amount'>): boolean {
  const said = amount?.value;
  return (said?.kind === 'number' || said?.kind === 'usd') && said.value.digits === 0n;
}

/** The number in the words, in base units of an asset; null if there is none, or if the decimals are unknown. */
export function saidUnits(known: Known, want: Want, asset: Asset): bigint | null {
  const mention = want.amount?.value;
  return mention?.kind === 'number' ? numberUnits(mention, decimalsMeant(known, want, asset)) : null;
}

const numberUnits = (mention: Extract<AmountMention, { kind: 'number' }>, decimals: number | null): bigint | null =>
  mention.unit === 'base' ? toUnits(mention.value, 0) : decimals === null ? null : toUnits(mention.value, decimals);

function rangeOf(
  known: Known,
  want: Want,
  mention: Exclude<AmountMention, { kind: 'unlimited' }>,
  { asset, amount, holder }: { readonly asset: Asset; readonly amount: bigint; readonly holder: Address | null },
): Range | AmountComparison {
  const { bound } = want;
  switch (mention.kind) {
    case 'number': {
      const decimals = decimalsMeant(known, want, asset);
      if (mention.unit === 'token' && decimals === null) return withoutDecimals(mention.value, amount, bound);
      const units = numberUnits(mention, decimals);
      if (units !== null)
        return around(
          units,
          bound,
          bound === 'about' ? NEAR_BPS : 0n,
          asset.kind === 'unnamed' ? UNNAMED_CONFIDENCE : 1,
        );
      return different(
        null,
        `${showAsset(known, asset)} has only ${mention.unit === 'base' ? 0 : decimals} decimal places`,
      );
    }
    case 'usd': {
      const units = unitsForUsd(known, asset, mention.value.digits, mention.value.scale);
      if (units === null) return unknown(`no price of ${showAsset(known, asset)} is known; state the amount in tokens`);
      const price = priceOf(known, asset);
      // A payment has a price in the token itself, which must equal the stated dollars exactly.
      const range = around(units, bound, known.request.payment ? 0n : NEAR_BPS, 1);
      if (!price || price.source === 'promise') return range;
      const isClaimed = price.source === 'claim';
      const by = `the price of ${price.usd} dollars for ${showAsset(known, asset)} that ${isClaimed ? 'the request claims' : 'was looked up'}`;
      return { ...range, by, isClaimed };
    }
    case 'fraction': {
      const held = balanceOf(known, asset, holder);
      if (held === null)
        return unknown(`the balance of ${showAsset(known, asset)} is unknown; state the amount in tokens`);
      const units = (held.amount * mention.numerator) / mention.denominator;
      const isClaimed = held.block === null;
      const source = isClaimed ? 'that the request claims' : `looked up at block ${held.block}`;
      const by = `the balance of ${showQuantity(known, { asset, amount: held.amount, bound: 'exact' })} ${source}`;
      if (mention.numerator !== mention.denominator) return { ...around(units, bound, ROUNDING_BPS, 1), by, isClaimed };
      // All of the coin that pays for gas means all except the gas.
      const range = around(units, bound, asset.kind === 'native' ? NEAR_BPS : ROUNDING_BPS, 1);
      return { ...range, high: held.amount, by, isClaimed };
    }
  }
}

function around(units: bigint, bound: Want['bound'], nearBps: bigint, confidence: number): Range {
  const low = (units * (BPS - nearBps)) / BPS;
  const high = (units * (BPS + nearBps) + BPS - 1n) / BPS;
  if (bound === 'min') return { low, high: null, right: units, confidence };
  if (bound === 'max') return { low: 0n, high, right: units, confidence };
  return { low, high, right: units, confidence };
}

/** Even without decimals a wrong amount can be found: its digits differ from those of the number. */
function withoutDecimals({ digits }: Decimal, amount: bigint, bound: Want['bound']): AmountComparison {
  const bare = (value: bigint) => value.toString().replace(/0+$/, '');
  if (bound === 'exact' && bare(digits) !== bare(amount)) return different(null, 'its digits differ');
  return unknown('the decimals of the token are unknown');
}
