import type { AmountMention, Decimal } from '../intent.ts';
import type { Unit } from '../languages/meaning.ts';
import { decimal, divide, MAX_DIGITS, multiply, toNumber, toWhole } from '../text/decimal.ts';
import type { Atom } from './atom.ts';
import { type FoundNumber, isMark, readNumber } from './read-number.ts';

export type Quantity = { readonly next: number; readonly confidence: number } & (
  | { readonly is: 'amount'; readonly amount: AmountMention; readonly unit: Unit | null }
  | { readonly is: 'percent'; readonly value: Decimal }
  | { readonly is: 'duration'; readonly seconds: number }
  | { readonly is: 'clock' }
);

const basesPerGwei = decimal(10n ** 9n);

/** An amount, a share, a length of time or a time of day that starts at an atom. */
export function readQuantity(atoms: readonly Atom[], from: number): Quantity | null {
  const first = atoms[from];
  if (!first) return null;
  const { what } = first;
  if (isMark(first, '$')) {
    const money = readNumber(atoms, from + 1);
    return money && { ...money, is: 'amount', amount: { kind: 'usd', value: money.value }, unit: 'usd' };
  }
  if (first.isField && (what.is === 'unit' || what.is === 'time')) {
    const number = readNumber(atoms, skipMarks(atoms, from + 1));
    if (!number) return null;
    return what.is === 'unit' ? withUnit(number, what.unit, number.next) : withTime(number, what.seconds, number.next);
  }
  if (what.is === 'unlimited')
    return { is: 'amount', amount: { kind: 'unlimited' }, unit: null, next: from + 1, confidence: 1 };
  if (what.is === 'part') return readPart(atoms, from, what);
  if (what.is === 'hex') return readHex(atoms, from);
  const share = readRatio(atoms, from);
  if (share) return share;
  const number = readNumber(atoms, from);
  return number && readUnit(atoms, number, isTimeAsked(atoms, from));
}

/** Whether the words before a number lead to a length of time: the `m` of `within 5m` is not a million. */
function isTimeAsked(atoms: readonly Atom[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at > from - 5; at--) {
    const what = atoms[at]?.what;
    if (what?.is === 'topic') return what.topic === 'deadline' || what.topic === 'date';
    if (what?.is !== 'bound' && what?.is !== 'filler' && what?.is !== 'article' && what?.is !== 'mark') return false;
  }
  return false;
}

/** The `min` before another number is a bound on that one, and otherwise minutes. */
const startsNumber = (atom: Atom | undefined): boolean =>
  atom?.what.is === 'digits' || atom?.what.is === 'count' || isMark(atom, '$');

const skipMarks = (atoms: readonly Atom[], from: number): number => {
  let at = from;
  while (isMark(atoms[at], '"', "'", ':', '')) at++;
  return at;
};

function readUnit(atoms: readonly Atom[], number: FoundNumber, asksTime: boolean): Quantity {
  const { next } = number;
  const atom = atoms[next];
  const what = atom?.what;
  if (what?.is === 'unit') return withUnit(number, what.unit, next + 1);
  // `5000000 (raw units) USDC`
  const inside = atoms[next + 1]?.what;
  if (isMark(atom, '(') && inside?.is === 'unit' && inside.unit !== 'clock' && isMark(atoms[next + 2], ')'))
    return withUnit(number, inside.unit, next + 3);
  if (what?.is === 'time') return addTime(atoms, withTime(number, what.seconds, next + 1));
  // `0.29 min out`
  if (atom?.key === 'min' && atom.lines === 0 && what?.is !== 'topic' && !startsNumber(atoms[next + 1]))
    return withTime(number, 60, next + 1);
  if (asksTime && number.scaledBy?.letter === 'm')
    return withTime({ ...number, value: number.scaledBy.bare }, 60, next);
  // the `$` of `100 $PEPE` belongs to the symbol
  if (isMark(atom, '$') && !atoms[next + 1]?.isGlued) return withUnit(number, 'usd', next + 1);
  if (isMark(atom, ':') && atom?.isGlued && atoms[next + 1]?.isGlued && atoms[next + 1]?.what.is === 'digits') {
    return { is: 'clock', next: next + 2, confidence: 1 };
  }
  return {
    is: 'amount',
    amount: { kind: 'number', value: number.value, unit: 'token' },
    unit: null,
    next,
    confidence: number.confidence,
  };
}

function withUnit({ value, confidence }: FoundNumber, unit: Unit, next: number): Quantity {
  switch (unit) {
    case 'percent':
      return { is: 'percent', value, next, confidence };
    case 'bps':
      return { is: 'percent', value: multiply(value, decimal(1n, 2)), next, confidence };
    case 'clock':
      return { is: 'clock', next, confidence };
    case 'cent':
      return { is: 'amount', amount: { kind: 'usd', value: multiply(value, decimal(1n, 2)) }, unit, next, confidence };
    case 'usd':
      return { is: 'amount', amount: { kind: 'usd', value }, unit, next, confidence };
    case 'gwei':
    case 'wei':
    case 'base': {
      const wei = unit === 'gwei' ? multiply(value, basesPerGwei) : value;
      return { is: 'amount', amount: { kind: 'number', value: wei, unit: 'base' }, unit, next, confidence };
    }
  }
}

const withTime = ({ value, confidence }: FoundNumber, secondsPerUnit: number, next: number): Quantity => ({
  is: 'duration',
  seconds: Math.round(toNumber(value) * secondsPerUnit),
  next,
  confidence,
});

/** `1 hour 30 minutes`, `1 hour and 30 minutes`. */
function addTime(atoms: readonly Atom[], first: Quantity): Quantity {
  const join = atoms[first.next]?.what;
  const from = join?.is === 'join' && join.join === 'and' ? first.next + 1 : first.next;
  const number = atoms[from]?.what.is === 'digits' ? readNumber(atoms, from) : null;
  const unit = number && atoms[number.next]?.what;
  if (first.is !== 'duration' || !number || unit?.is !== 'time') return first;
  const more = withTime(number, unit.seconds, number.next + 1);
  return more.is === 'duration' ? { ...more, seconds: first.seconds + more.seconds } : first;
}

/** `half of my`, `all`; `half an ETH` is a number and not a fraction of a balance. */
function readPart(
  atoms: readonly Atom[],
  from: number,
  { numerator, denominator, ofOne }: { numerator: bigint; denominator: bigint; ofOne?: true },
): Quantity {
  const following = atoms[from + 1]?.what;
  const isOfOne = following?.is === 'role' && following.role === 'of' ? isOne(atoms[from + 2]) : isOne(atoms[from + 1]);
  const isPercent = [1, 2].some((ahead) => isShareUnit(atoms[from + ahead]));
  const value = divide(decimal(numerator), denominator);
  // `anderthalb ETH`, `डेढ़ लाख`: more than a whole is a number
  if (value && numerator > denominator) return readUnit(atoms, scaledUp(atoms, value, from + 1), false);
  if (value && denominator > 1n && isPercent) {
    const unitAt = isShareUnit(atoms[from + 1]) ? from + 1 : from + 2;
    const unit = atoms[unitAt]?.what;
    if (unit?.is === 'unit')
      return withUnit({ value, next: from, confidence: 1, scaledBy: null }, unit.unit, unitAt + 1);
  }
  // `half hour`
  if (value && denominator > 1n && following?.is === 'time')
    return withTime({ value, next: from + 1, confidence: 1, scaledBy: null }, following.seconds, from + 2);
  // `medio ETH`, but `setengah ETH saya` is half of mine
  const isMine = [atoms[from - 1], atoms[from + 2]].some((atom) => atom?.what.is === 'article' && !atom.what.isOne);
  if (value && ofOne && !isMine && (following?.is === 'symbol' || following?.is === 'asset')) {
    const amount: AmountMention = { kind: 'number', value, unit: 'token' };
    return { is: 'amount', amount, unit: null, next: from + 1, confidence: 1 };
  }
  if (value && denominator > 1n && isOfOne) {
    const next = following?.is === 'role' ? from + 3 : from + 2;
    const unit = atoms[next]?.what;
    if (unit?.is === 'time') return withTime({ value, next, confidence: 1, scaledBy: null }, unit.seconds, next + 1);
    if (unit?.is === 'scale')
      return readUnit(
        atoms,
        {
          value: multiply(value, decimal(unit.value)),
          next: next + 1,
          confidence: 1,
          scaledBy: null,
        },
        false,
      );
    return { is: 'amount', amount: { kind: 'number', value, unit: 'token' }, unit: null, next, confidence: 1 };
  }
  return {
    is: 'amount',
    amount: { kind: 'fraction', numerator, denominator },
    unit: null,
    next: from + 1,
    confidence: 1,
  };
}

/** One and a half lakh. */
function scaledUp(atoms: readonly Atom[], value: Decimal, from: number): FoundNumber {
  const scale = atoms[from]?.what;
  return scale?.is === 'scale'
    ? { value: multiply(value, decimal(scale.value)), next: from + 1, confidence: 1, scaledBy: null }
    : { value, next: from, confidence: 1, scaledBy: null };
}

const isOne = (atom: Atom | undefined): boolean => atom?.what.is === 'article' && atom.what.isOne;
const isShareUnit = (atom: Atom | undefined): boolean =>
  atom?.what.is === 'unit' && (atom.what.unit === 'percent' || atom.what.unit === 'bps');

/** `1/3 of my`: a fraction of the balance; `1/2 ETH` is a number if the quotient is finite. */
function readRatio(atoms: readonly Atom[], from: number): Quantity | null {
  const [numerator, denominator] = [atoms[from]?.what, atoms[from + 2]?.what];
  if (numerator?.is !== 'digits' || denominator?.is !== 'digits' || !isMark(atoms[from + 1], '/')) return null;
  const [part, whole] = [toWhole(numerator.value), toWhole(denominator.value)];
  if (part === null || whole === null || part > whole || whole === 0n) return null;
  const following = atoms[from + 3]?.what;
  const isShare = following?.is === 'article' || (following?.is === 'role' && following.role === 'of');
  if (!isShare && divide(numerator.value, whole)) return null;
  const amount = { kind: 'fraction', numerator: part, denominator: whole } as const;
  return { is: 'amount', amount, unit: null, next: from + 3, confidence: 1 };
}

/** `0xde0b6b3a7640000 wei`. */
function readHex(atoms: readonly Atom[], from: number): Quantity | null {
  const key = atoms[from]?.key ?? '';
  const unit = atoms[from + 1]?.what;
  if (unit?.is !== 'unit' || key.length > MAX_DIGITS) return null;
  return withUnit({ value: decimal(BigInt(key)), next: from + 1, confidence: 1, scaledBy: null }, unit.unit, from + 2);
}
