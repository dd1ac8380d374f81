import { matchesIn } from '../patterns/matches-in.ts';
import type { Decimal } from '../reader/intent.ts';
import { plainDigits } from '../reader/text/characters.ts';

/** More figures than this are a list, and of so many some pair fits any amount. */
const MAX_FIGURES = 24;
/** A quotient is rounded: 100 shared by three. */
const ROUNDING = 1000n;

const figure = /(?<![A-Za-z\d])\d{1,40}(?:[.,'’_]\d{1,40})*/g;

/** Every reading of a written number: `1.500` may be a thousand and a half, or one and a half. */
function readingsOf(written: string): Decimal[] {
  const at = written.search(/[.,](?=\d*$)/);
  const whole: Decimal = { digits: BigInt(written.replaceAll(/\D/g, '')), scale: 0 };
  if (at < 0) return [whole];
  const scale = written.length - at - 1;
  const parts: Decimal = { digits: whole.digits, scale };
  const separators = new Set(written.replaceAll(/\d/g, ''));
  if (separators.size > 1) return [parts];
  if (written.replaceAll(/\d/g, '').length > 1) return [whole];
  return scale === 3 ? [whole, parts] : [parts];
}

function figuresOf(text: string): Decimal[] {
  const written = new Set(matchesIn(plainDigits(text), figure).map(([digits]) => digits));
  return [...written].flatMap(readingsOf).filter(({ digits }) => digits > 0n);
}

/**
 * Whether an amount in base units is a number of the text, or follows from two of them: a price times a count, a share,
 * a percentage, a sum, a rest. Then it is open which number the words mean.
 */
export function mayBeComputed(text: string, amount: bigint, decimals: number): boolean {
  const figures = figuresOf(text);
  if (amount === 0n || figures.length > MAX_FIGURES) return false;
  const unit = 10n ** BigInt(decimals);
  const is = (numerator: bigint, denominator: bigint) => numerator * unit === amount * denominator;
  const isNear = (numerator: bigint, denominator: bigint) => {
    const difference = numerator * unit - amount * denominator;
    return (difference < 0n ? -difference : difference) * ROUNDING <= amount * denominator;
  };
  return figures.some((one) => {
    const scale = 10n ** BigInt(one.scale);
    if (is(one.digits, scale)) return true;
    return figures.some((other) => {
      if (one === other) return false;
      const otherScale = 10n ** BigInt(other.scale);
      const [a, b, both] = [one.digits * otherScale, other.digits * scale, scale * otherScale];
      const product = one.digits * other.digits;
      return (
        is(product, both) ||
        is(product, both * 100n) ||
        isNear(a, b) ||
        is(a + b, both) ||
        (a > b && is(a - b, both)) ||
        (other.digits < 100n * otherScale && is(one.digits * (100n * otherScale - other.digits), both * 100n)) ||
        is(one.digits * (100n * otherScale + other.digits), both * 100n)
      );
    });
  });
}
