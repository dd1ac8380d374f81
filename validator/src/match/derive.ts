import { toUnits } from '../compare/amount.ts';
import { acceptsAsset, isSameAsset } from '../compare/asset.ts';
import { isNativeSymbol } from '../data/chains.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Decimal } from '../reader/intent.ts';
import {
  onlySome,
  ownShare,
  plusBefore,
  priceBefore,
  priceBehind,
  sharersBefore,
  sharersBehind,
  unevenly,
} from '../reader/languages/phrases/derivations.ts';
import type { Said } from '../reader/mentions/said.ts';
import { decimalsOf } from '../show/show.ts';
import type { Assigned } from './amounts.ts';
import type { QuantityClaim } from './claims.ts';
import type { Text } from './matching.ts';
import { withUnits } from './share.ts';

export interface Derived {
  readonly amounts: readonly Assigned[];
  /** Indexes of the mentions from which they follow. */
  readonly from: ReadonlySet<number>;
}

interface Figure {
  readonly said: Said;
  readonly value: Decimal;
  /** Base units of the asset that moves; null if it has more digits. */
  readonly units: bigint | null;
  readonly isMoney: boolean;
}

type Given = QuantityClaim & { readonly quantity: { readonly amount: bigint } };

const AROUND = 24;
const MAX_COUNT = 10_000n;

/**
 * Payments of one amount that follows from several numbers: `4 shirts at 22 USDC each plus 6 for shipping`, `we were
 * 6, 186 USDC in all, send my share`. A word must license each step, every number must take part, and the result must be
 * the amount in the bytes.
 */
export function deriveAmounts(facts: Unaligned, text: Text, claims: readonly QuantityClaim[]): Derived | null {
  const given = claims.filter(
    (claim): claim is Given =>
      claim.side === 'gives' && claim.effect.kind === 'send' && typeof claim.quantity.amount === 'bigint',
  );
  const [first] = given;
  if (!first || given.length !== claims.length) return null;
  const isAlike = ({ quantity: { asset, amount } }: Given) =>
    amount === first.quantity.amount && isSameAsset(asset, first.quantity.asset);
  const figures = given.every(isAlike) && !onlySome.test(text.text) ? figuresIn(facts, text, first) : null;
  if (!figures || figures.length < 2) return null;
  const total = first.quantity.amount;
  const price =
    byPrice(text.text, figures, total, BigInt(given.length)) ?? byShare(facts, text.text, figures, first, given.length);
  if (!price) return null;
  return {
    amounts: given.map((claim) => ({
      claim,
      said: withUnits(price, total),
      accepts: 'yes',
      amount: 'same',
      isTurned: false,
      isElsewhere: false,
    })),
    from: new Set(figures.map(({ said }) => said.at)),
  };
}

/** Every number of the words; null if one of them is of another kind, a limit, or of another coin. */
function figuresIn(facts: Unaligned, { text, said, pieces }: Text, { quantity: { asset } }: Given): Figure[] | null {
  if (pieces.some(({ is }) => is === 'percent')) return null;
  const decimals = decimalsOf(facts, asset);
  if (decimals === null) return null;
  const figures: Figure[] = [];
  for (const each of said) {
    const { amount, asset: named, bound } = each.mention;
    if (!amount) continue;
    const { value } = amount;
    // `186 USDC in all`
    if (value.kind === 'fraction' && value.numerator === value.denominator && !named) continue;
    if (value.kind !== 'number' || value.unit !== 'token' || bound !== 'exact' || each.mention.isPart) return null;
    const isMoney = named !== null && acceptsAsset(facts, named.value, asset, 'coin') === 'yes';
    if (named && !isMoney && !isThing(facts, text, each)) return null;
    figures.push({ said: each, value: value.value, units: toUnits(value.value, decimals), isMoney });
  }
  return figures;
}

/** `4 shirts`: a word that is no coin. */
const isThing = (facts: Unaligned, text: string, { mention: { asset } }: Said): boolean =>
  asset?.value.kind === 'symbol' &&
  /\p{Ll}/u.test(text.slice(asset.start, asset.end)) &&
  !isNativeSymbol(facts.request.chainId, asset.value.symbol) &&
  facts.data.tokens.named(facts.request.chainId, asset.value.symbol).length === 0;

const isCount = ({ isMoney, value: { digits, scale } }: Figure): boolean =>
  !isMoney && scale === 0 && digits > 0n && digits <= MAX_COUNT;

const before = (text: string, { said }: Figure): string => text.slice(Math.max(0, said.start - AROUND), said.start);
const behind = (text: string, { said }: Figure): string => text.slice(said.end, said.end + AROUND);

/** The price of one, if the price, a count and what is added to it give the amount. */
function byPrice(text: string, figures: readonly Figure[], amount: bigint, payees: bigint): Said | null {
  const prices = figures.filter((each) => priceBehind.test(behind(text, each)) || priceBefore.test(before(text, each)));
  const [price] = prices;
  if (!price?.isMoney || prices.length > 1 || price.units === null) return null;
  const rest = figures.filter((each) => each !== price);
  const extras = rest.filter((each) => plusBefore.test(before(text, each)));
  const isTotal = (each: Figure) => !extras.includes(each) && (each.units === amount || each.units === amount * payees);
  const others = rest.filter((each) => !extras.includes(each) && (isThingOf(each) || !isTotal(each)));
  const counts = others.filter(isCount);
  if (counts.length < others.length || (payees > 1n && extras.length > 0)) return null;
  const all = counts.map(({ value }) => value.digits);
  // One of several counts may be that of the payees.
  const at = payees > 1n ? all.indexOf(payees) : -1;
  const factors = at < 0 ? all : all.toSpliced(at, 1);
  if (factors.length > 1 || (factors.length === 0 && payees === 1n)) return null;
  let sum = price.units * (factors[0] ?? 1n);
  for (const { units } of extras) {
    if (units === null) return null;
    sum += units;
  }
  return sum === amount ? price.said : null;
}

const isThingOf = ({ said, isMoney }: Figure): boolean => !isMoney && said.mention.asset !== null;

/** The whole that several share, if the owner's part of it is the amount. */
function byShare(
  facts: Unaligned,
  text: string,
  figures: readonly Figure[],
  claim: Given,
  payees: number,
): Said | null {
  const { amount, asset } = claim.quantity;
  const whole = figures.find(({ isMoney }) => isMoney);
  const count = figures.find(isCount);
  if (!whole || !count || figures.length !== 2 || payees !== 1 || whole.units === null) return null;
  const isLicensed = sharersBefore.test(before(text, count)) || sharersBehind.test(behind(text, count));
  if (!isLicensed || !ownShare.test(text) || unevenly.test(text) || count.value.digits < 2n) return null;
  const decimals = decimalsOf(facts, asset) ?? 0;
  const cent = decimals >= 2 ? 10n ** BigInt(decimals - 2) : 1n;
  const part = whole.units / count.value.digits;
  const isExact = part * count.value.digits === whole.units;
  const rounded = (part / cent) * cent;
  return amount === part || (!isExact && (amount === rounded || amount === rounded + cent)) ? whole.said : null;
}
