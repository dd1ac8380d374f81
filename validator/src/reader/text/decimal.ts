import type { Decimal } from '../intent.ts';

/** Longer runs of digits are not amounts, and calculating with them would be slow. */
export const MAX_DIGITS = 100;

/** The shortest form, so that `1.50` and `1.5` are the same value. */
export function decimal(digits: bigint, scale = 0): Decimal {
  if (scale < 0) return { digits: digits * 10n ** BigInt(-scale), scale: 0 };
  let [short, left] = [digits, scale];
  while (left > 0 && short % 10n === 0n) [short, left] = [short / 10n, left - 1];
  return { digits: short, scale: left };
}

export const multiply = (one: Decimal, other: Decimal): Decimal =>
  decimal(one.digits * other.digits, one.scale + other.scale);

export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  const widen = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  return decimal(widen(one) + widen(other), scale);
}

/** Null if the quotient is infinite, as 10 / 3. */
export function divide(one: Decimal, divisor: bigint): Decimal | null {
  if (divisor <= 0n) return null;
  const extra = 30;
  const digits = one.digits * 10n ** BigInt(extra);
  return digits % divisor === 0n ? decimal(digits / divisor, one.scale + extra) : null;
}

export const toNumber = ({ digits, scale }: Decimal): number => Number(digits) / 10 ** scale;

/** Null if it is not an integer. */
export const toWhole = ({ digits, scale }: Decimal): bigint | null => (scale === 0 ? digits : null);

/** Same digits apart from trailing zeros: `100` and `100000000`. */
export function hasSameDigits(one: Decimal, other: Decimal): boolean {
  const bare = ({ digits }: Decimal) => digits.toString().replace(/0+$/, '');
  return bare(one) === bare(other);
}
