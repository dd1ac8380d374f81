import { compareAmount } from '../../compare/amount.ts';
import { isUnlimited, type Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step, Want } from '../../reader/intent.ts';
import { decimalsOf, showAsset, showQuantity } from '../../show/show.ts';

/** In powers of ten: a trillion whole tokens, more than nearly every supply. */
const beyondSupply = 12;
/** If decimals are unknown: the largest number of the smallest type used for allowances. */
const largestOfSmall = 2n ** 96n - 1n;

/** Whether an allowance covers any balance, now and later. */
export function isAsGoodAsUnlimited(facts: Facts, { asset, amount }: Quantity): boolean {
  if (asset.kind === 'nft' || amount === null) return false;
  if (amount === 'all' || isUnlimited(amount)) return true;
  const decimals = decimalsOf(facts, asset);
  return amount >= (decimals === null ? largestOfSmall : 10n ** BigInt(decimals + beyondSupply));
}

/** Whether the words of a step request a right that large. */
export function asksForUnlimited(facts: Facts, step: Step | undefined, right: Quantity): boolean {
  const want = step?.gives;
  const amount = want?.amount?.value;
  if (!want || !amount) return false;
  if (amount.kind === 'fraction') return amount.numerator === amount.denominator;
  // `at least 5` does not request an unlimited right.
  const most: Want = want.bound === 'min' ? { ...want, bound: 'exact' } : want;
  return amount.kind === 'unlimited' || compareAmount(facts, most, right).is === 'same';
}

/** The amount of a right in words: the largest number of a type says nothing to a person. */
export const showRight = (facts: Facts, right: Quantity): string =>
  right.amount === 'all' || (typeof right.amount === 'bigint' && isUnlimited(right.amount))
    ? `any amount of ${showAsset(facts, right.asset)}`
    : showQuantity(facts, { ...right, bound: 'exact' });
