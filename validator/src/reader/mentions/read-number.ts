import type { Decimal } from '../intent.ts';
import { add, decimal, divide, multiply } from '../text/decimal.ts';
import type { Atom } from './atom.ts';

export interface FoundNumber {
  readonly value: Decimal;
  /** Index of the atom after it. */
  readonly next: number;
  readonly confidence: number;
  /** The value without the letter `m` or `s`, which may be a unit of time. */
  readonly scaledBy: { readonly letter: string; readonly bare: Decimal } | null;
}

const half = decimal(5n, 1);

/** A number in digits or in words: `5`, `1.5 million`, `one hundred and fifty`, `two and a half`, `zero point five`, `a thousand`. */
export function readNumber(atoms: readonly Atom[], from: number): FoundNumber | null {
  const first = atoms[from];
  if (!first) return null;
  const found = first.what.is === 'digits' ? readDigitsAndScales(atoms, from) : readWords(atoms, from);
  return found && addHalf(atoms, found);
}

function readDigitsAndScales(atoms: readonly Atom[], from: number): FoundNumber | null {
  const first = atoms[from];
  if (first?.what.is !== 'digits') return null;
  let { value } = first.what;
  let next = from + 1;
  let last: bigint | null = null;
  for (let scale = atoms[next]?.what; scale?.is === 'scale'; scale = atoms[next]?.what) {
    value = multiply(value, decimal(scale.value));
    last = scale.value;
    next++;
  }
  const rest = last !== null && first.what.value.scale === 0 ? readRest(atoms, next, last) : null;
  if (rest) [value, next] = [add(value, rest.value), rest.next];
  // `1 m USDC`, `2 mm DAI`, `3 bn`
  const letters = atoms[next + 1]?.what.is === 'symbol' ? scaleOf(atoms[next]?.key) : null;
  if (letters) [value, next] = [multiply(value, decimal(letters)), next + 1];
  const divisor = atoms[next + 1]?.what;
  if (isMark(atoms[next], '/') && divisor?.is === 'digits' && divisor.value.scale === 0) {
    const quotient = divide(value, divisor.value.digits);
    if (quotient) return { value: quotient, next: next + 2, confidence: first.confidence, scaledBy: null };
  }
  return { value, next, confidence: first.confidence, scaledBy: next === from + 1 ? first.what.scaledBy : null };
}

/** The part below the scale before it: the `5千` of `1万5千`, the `400` of `2 bin 400`. */
function readRest(atoms: readonly Atom[], from: number, below: bigint): FoundNumber | null {
  const first = atoms[from];
  if (!first || first.lines > 0 || (first.what.is !== 'digits' && first.what.is !== 'count')) return null;
  const rest = first.what.is === 'digits' ? readDigitsAndScales(atoms, from) : readWords(atoms, from);
  const unit = rest && atoms[rest.next]?.what.is;
  // `2 thousand 3 times`, `1 million 20 minutes`
  if (!rest || rest.value.scale > 0 || rest.value.digits >= below || unit === 'time' || unit === 'unit') return null;
  return rest;
}

const scaleOf = (key: string | undefined): bigint | null =>
  key === 'm' || key === 'mm' || key === 'mn' || key === 'mio'
    ? 10n ** 6n
    : key === 'bn' || key === 'b'
      ? 10n ** 9n
      : null;

function readWords(atoms: readonly Atom[], from: number): FoundNumber | null {
  let total = 0n;
  let current: bigint | null = null;
  let next = from;
  const opener = atoms[from]?.what;
  const counted = atoms[from + 1]?.what.is;
  // `a thousand`, `an hour`
  if (opener?.is === 'article' && opener.isOne && (counted === 'scale' || counted === 'time')) {
    current = 1n;
    next++;
  }
  let lastCount = 100n;
  for (;;) {
    const what = atoms[next]?.what;
    if (what?.is === 'count') {
      // `twenty five` is one number and `five six` is two.
      if (
        current !== null &&
        !(lastCount >= 20n && lastCount % 10n === 0n && what.value < 10n) &&
        current % 100n !== 0n
      )
        break;
      current = (current ?? 0n) + what.value;
      lastCount = what.value;
    } else if (what?.is === 'scale' && (current !== null || (next === from && !isLetter(atoms[next])))) {
      // `cent`, `सौ`: a hundred
      current ??= 1n;
      if (what.value === 100n) current = timesHundred(current);
      else [total, current] = [total + current * what.value, 0n];
      lastCount = 100n;
    } else if (!(isAnd(what) && current !== null && isJoined(lastCount, atoms[next + 1]?.what))) break;
    next++;
  }
  const point = readPoint(atoms, next, current !== null);
  if (current === null && !point) return null;
  const whole = decimal(total + (current ?? 0n));
  const value = point ? add(whole, point.value) : whole;
  return { value, next: point?.next ?? next, confidence: 1, scaledBy: null };
}

/** The `and` of `one hundred and fifty`, and of `ochenta y cinco`. */
const isJoined = (last: bigint, what: Atom['what'] | undefined): boolean =>
  what?.is === 'count' && (last === 100n || (last >= 20n && last < 100n && last % 10n === 0n && what.value < 10n));

/** Only numbers below a thousand are counted in hundreds: `两千` is one word of `两千五百`. */
const timesHundred = (count: bigint): bigint => {
  const below = count < 1000n ? count : count % 1000n;
  return count - below + (below === 0n ? 1n : below) * 100n;
};

/** The `k` of `K线` is not a number. */
const isLetter = (atom: Atom | undefined): boolean => /^[a-z]{1,2}$/.test(atom?.key ?? '');

/** `point five`, `point zero five`, and after a whole number `coma setenta y cinco`. */
function readPoint(
  atoms: readonly Atom[],
  from: number,
  isBehindWhole: boolean,
): { value: Decimal; next: number } | null {
  if (atoms[from]?.what.is !== 'point' && atoms[from]?.key !== 'point') return null;
  let digits = '';
  let next = from + 1;
  for (
    let what = atoms[next]?.what;
    what?.is === 'count' && what.value < 10n && digits.length < 30;
    what = atoms[next]?.what
  ) {
    digits += what.value;
    next++;
  }
  const rest = isBehindWhole && /^0*$/.test(digits) ? readTwoDigits(atoms, next) : null;
  if (rest) [digits, next] = [digits + rest.value, rest.next];
  return digits === '' ? null : { value: decimal(BigInt(digits), digits.length), next };
}

/** `setenta y cinco`, `seventy five`: two digits in the words of one number. */
function readTwoDigits(atoms: readonly Atom[], from: number): { value: bigint; next: number } | null {
  const [tens, ones] = [atoms[from]?.what, atoms[from + 1]?.what];
  if (tens?.is !== 'count' || tens.value < 10n || tens.value > 99n) return null;
  const isJoined = tens.value % 10n === 0n && ones?.is === 'count' && ones.value > 0n && ones.value < 10n;
  return isJoined ? { value: tens.value + ones.value, next: from + 2 } : { value: tens.value, next: from + 1 };
}

/** `two and a half`, `2½`. */
function addHalf(atoms: readonly Atom[], found: FoundNumber): FoundNumber {
  const { value, next } = found;
  if (value.scale > 0) return found;
  const glued = atoms[next];
  if (glued?.isGlued && glued.what.is === 'part' && glued.what.denominator > 1n) {
    const part = divide(decimal(glued.what.numerator), glued.what.denominator);
    return part ? { ...found, value: add(value, part), next: next + 1 } : found;
  }
  const isHalf = (index: number) => {
    const what = atoms[index]?.what;
    return what?.is === 'part' && what.numerator === 1n && what.denominator === 2n;
  };
  // `dua setengah`, `bir buçuk`: the half follows directly
  if (isHalf(next) && !isShare(atoms[next + 1]) && (atoms[next]?.lines ?? 0) === 0)
    return { ...found, value: add(value, half), next: next + 1 };
  // `2개 반`, `两个半`: after the counter
  if (glued?.isGlued && glued.what.is === 'article' && isHalf(next + 1) && atoms[next + 1]?.lines === 0)
    return { ...found, value: add(value, half), next: next + 2 };
  if (!isAnd(atoms[next]?.what)) return found;
  if (isHalf(next + 1)) return { ...found, value: add(value, half), next: next + 2 };
  return atoms[next + 1]?.what.is === 'article' && isHalf(next + 2)
    ? { ...found, value: add(value, half), next: next + 3 }
    : found;
}

/** `half of it`, `half my ETH`. */
const isShare = (atom: Atom | undefined): boolean =>
  atom?.what.is === 'article' || (atom?.what.is === 'role' && atom.what.role === 'of');
const isAnd = (what: Atom['what'] | undefined): boolean => what?.is === 'join' && what.join === 'and';
export const isMark = (atom: Atom | undefined, ...marks: readonly string[]): boolean =>
  atom?.what.is === 'mark' && marks.includes(atom.what.mark);
