import type { AmountMention, Slot } from '../intent.ts';
import type { Bound } from '../languages/meaning.ts';
import { add, decimal, multiply, toNumber } from '../text/decimal.ts';
import type { Atom } from './atom.ts';
import { bareMention, type Mention, type Piece, slot } from './piece.ts';
import { readAsset, skipRestatedAmount } from './read-asset.ts';
import { readMark } from './read-mark.ts';
import { isMark } from './read-number.ts';
import { type Quantity, readQuantity } from './read-quantity.ts';
import type { Vocabulary } from './vocabulary.ts';

const one: AmountMention = { kind: 'number', value: decimal(1n), unit: 'token' };
const everything: AmountMention = { kind: 'fraction', numerator: 1n, denominator: 1n };
/** `an ETH` counts one, and may also just name the coin. */
const ARTICLE = 0.9;

/** A piece, and the atom after it. */
export interface ReadPiece {
  readonly piece: Piece;
  readonly next: number;
}

/** `at least 5 USDC`, `up to 1 %`, `max ETH`. */
export function readBounded(atoms: readonly Atom[], from: number, vocabulary: Vocabulary): ReadPiece | null {
  const what = atoms[from]?.what;
  if (what?.is !== 'bound') return null;
  let { bound, turns } = what;
  let at = skipPadding(atoms, from + 1);
  const second = atoms[at]?.what;
  if (second?.is === 'bound') {
    // `at most about 5`: the stricter bound applies
    if (bound === 'about') ({ bound, turns } = second);
    at = skipPadding(atoms, at + 1);
  }
  if (atoms.slice(from + 1, at + 1).some(({ lines }) => lines > 0)) return null;
  const counted = readCounted(atoms, at, bound, turns, vocabulary);
  if (counted) return counted;
  const first = atoms[from];
  const verb = atoms[from + 1]?.what;
  // `max approve USDC`
  if (first && bound === 'max' && verb?.is === 'verb' && verb.sense === 'approve') {
    return { piece: { ...bareMention(first), amount: slot(first, { kind: 'unlimited' }) }, next: from + 1 };
  }
  // `"amount": "max"`
  if (
    first &&
    bound === 'max' &&
    first.key.startsWith('max') &&
    isMark(atoms[from - 1], '"', "'") &&
    isMark(atoms[from + 1], '"', "'")
  ) {
    return { piece: { ...bareMention(first), amount: slot(first, everything) }, next: from + 1 };
  }
  const asset = bound === 'max' && first?.key.startsWith('max') ? readAsset(atoms, from + 1, vocabulary, true) : null;
  if (!asset || !first) return null;
  return { piece: { ...bareMention(first), amount: slot(first, everything), asset: asset.asset }, next: asset.next };
}

const MAX_PADDING = 3;

/** Skips words that may stand between a bound and its amount: `at least for the`. */
function skipPadding(atoms: readonly Atom[], from: number): number {
  let at = from;
  while (at < from + MAX_PADDING && isPadding(atoms[at])) at++;
  return at;
}

const isPadding = (atom: Atom | undefined): boolean => {
  const what = atom?.what;
  if (what?.is === 'article') return true;
  return (
    (what?.is === 'role' && (what.role === 'of' || what.role === 'for' || what.role === 'amount')) ||
    what?.is === 'filler' ||
    isMark(atom, ':', '=', '"')
  );
};

export function readCounted(
  atoms: readonly Atom[],
  from: number,
  bound: Bound,
  turns: boolean,
  vocabulary: Vocabulary,
): ReadPiece | null {
  const quantity = readQuantity(atoms, from) ?? readArticle(atoms, from, vocabulary);
  const first = atoms[from];
  if (!quantity || !first) return null;
  const span = { start: first.start, end: atoms[quantity.next - 1]?.end ?? first.end };
  const { confidence, next } = quantity;
  switch (quantity.is) {
    case 'clock':
      return { piece: { is: 'clock', ...span }, next };
    case 'duration':
      return { piece: { is: 'duration', seconds: quantity.seconds, ...span }, next };
    case 'percent': {
      const share = readShare(atoms, quantity, vocabulary);
      if (share)
        return withAsset(
          atoms,
          { ...bareMention(span), amount: slot(span, share.amount, confidence), bound, turns },
          share.next,
          vocabulary,
        );
      const bps = toNumber(multiply(quantity.value, decimal(100n)));
      return { piece: { is: 'percent', bps, bound, confidence, ...span }, next };
    }
    case 'amount': {
      const before = atoms[from - 1]?.what;
      const isItem = before?.is === 'noun' && (before.noun === 'nft' || before.noun === 'nft-id');
      const mention = { ...bareMention(span), amount: slot(span, quantity.amount, confidence), bound, turns };
      if (isItem) return { piece: mention, next };
      return withAsset(atoms, mention, next, vocabulary, quantity.unit === 'wei' || quantity.unit === 'gwei');
    }
  }
}

/** `25 % of my USDC`: a fraction of the balance, unless it is the fee of a pool that is named by its tokens. */
function readShare(atoms: readonly Atom[], quantity: Extract<Quantity, { is: 'percent' }>, vocabulary: Vocabulary) {
  let { next } = quantity;
  const following = atoms[next]?.what;
  const isOf = following?.is === 'role' && following.role === 'of';
  if (isOf) next++;
  const asset = readAsset(atoms, next, vocabulary, true);
  const isPair =
    asset &&
    (isMark(atoms[asset.next], '/') ||
      atoms[asset.next]?.what.is === 'topic' ||
      readAsset(atoms, asset.next, vocabulary, false));
  const mine = atoms[next];
  const isMine =
    isOf &&
    (/^(my|our)$/.test(mine?.key ?? '') ||
      mine?.what.is === 'pronoun' ||
      mine?.what.is === 'part' ||
      /^(balance|holdings)$/.test(mine?.key ?? ''));
  if (!isMine && (!asset || isPair || asset.asset.confidence < 1)) return null;
  const { digits, scale } = quantity.value;
  const amount: AmountMention = { kind: 'fraction', ...reduce(digits, 100n * 10n ** BigInt(scale)) };
  return { amount, next };
}

function reduce(numerator: bigint, denominator: bigint) {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? { numerator: 0n, denominator: 1n } : { numerator: numerator / a, denominator: denominator / a };
}

function withAsset(
  atoms: readonly Atom[],
  mention: Mention,
  from: number,
  vocabulary: Vocabulary,
  isWei = false,
): ReadPiece {
  const amount = mention.amount as Slot<AmountMention>;
  const start = skipRestatedAmount(atoms, from, amount.value.kind === 'number' ? amount.value.value : decimal(0n));
  const isMoney = amount.value.kind === 'usd';
  const inRole = atoms[start]?.what;
  const skip = isMoney && inRole?.is === 'role' && inRole.role === 'in' ? 1 : 0;
  const found = readAsset(atoms, start + skip, vocabulary, true);
  let asset = found?.asset ?? null;
  let next = found?.next ?? start;
  // `200 USDC worth of ETH`
  const worth = atoms[next]?.what;
  let value = amount;
  if (
    asset &&
    worth?.is === 'role' &&
    (worth.role === 'worth' || (worth.role === 'of' && names(atoms[next + 1]))) &&
    asset.value.kind === 'symbol' &&
    /usd|dai/i.test(asset.value.symbol) &&
    amount.value.kind === 'number'
  ) {
    const worthOf = readAsset(atoms, next, vocabulary, true);
    if (worthOf) {
      value = { ...amount, value: { kind: 'usd', value: amount.value.value } };
      [asset, next] = [worthOf.asset, worthOf.next];
    }
  } else if (
    isMoney &&
    found &&
    next === start + 1 &&
    asset?.value.kind === 'symbol' &&
    /usd|dai/i.test(asset.value.symbol)
  ) {
    // `$200 USDC` is another spelling of 200 USDC.
    if (amount.value.kind === 'usd')
      value = { ...amount, value: { kind: 'number', value: amount.value.value, unit: 'token' }, confidence: ARTICLE };
  }
  // `deux ETH et demi`
  const more = asset ? readHalf(atoms, next, value.value) : null;
  if (more) [value, next] = [{ ...value, value: more.amount }, more.next];
  if (!asset && isWei) asset = slot(mention, { kind: 'symbol', symbol: 'ETH' }, ARTICLE);
  if (value.value.kind === 'number') next = skipRestatedAmount(atoms, next, value.value.value);
  const after = readBoundAfter(atoms, next, mention.bound, vocabulary);
  return {
    piece: { ...mention, amount: value, asset, bound: after.bound },
    next: after.next,
  };
}

const half = decimal(5n, 1);

/** The half after the coin that is counted: `1 ETH y medio`, `2 ETH and a half`, but not `2 ETH and half my DAI`. */
function readHalf(atoms: readonly Atom[], from: number, amount: AmountMention) {
  if (amount.kind !== 'number' || amount.value.scale > 0) return null;
  const join = atoms[from]?.what;
  if (join?.is !== 'join' || join.join !== 'and') return null;
  const at = atoms[from + 1]?.what.is === 'article' ? from + 2 : from + 1;
  const part = atoms[at]?.what;
  if (part?.is !== 'part' || part.numerator !== 1n || part.denominator !== 2n) return null;
  const after = atoms[at + 1]?.what;
  const isShare =
    after && ['article', 'symbol', 'asset', 'noun', 'self', 'pronoun', 'digits', 'count', 'scale'].includes(after.is);
  if (isShare || (after?.is === 'role' && after.role === 'of')) return null;
  return { amount: { ...amount, value: add(amount.value, half) }, next: at + 1 };
}

/** Whether an atom is an asset and nothing else. */
const names = (atom: Atom | undefined): boolean => atom?.what.is === 'symbol' || atom?.what.is === 'asset';

/** `3000 USDC minimum`, `5 ETH or less`. */
export function readBoundAfter(
  atoms: readonly Atom[],
  from: number,
  bound: Bound,
  vocabulary: Vocabulary,
): { bound: Bound; next: number } {
  if (isNextLine(atoms[from])) return { bound, next: from };
  // `299 back at minimum`
  const back = atoms[from];
  if (back?.what.is === 'filler' && back.key === 'back' && bound === 'exact' && atoms[from + 1]?.what.is === 'bound') {
    const behind = readBoundAfter(atoms, from + 1, bound, vocabulary);
    return behind.bound === 'exact' ? { bound, next: from } : behind;
  }
  const isOpen = isMark(atoms[from], '(');
  const what = atoms[isOpen ? from + 1 : from]?.what;
  // `anything from 450 DAI upwards`: words before and after
  const isAgain = what?.is === 'bound' && what.bound === bound && /^(?:or|and|upwards)$/.test(atoms[from]?.key ?? '');
  if (isAgain && !isOpen && readQuantity(atoms, from + 1) === null) return { bound, next: from + 1 };
  if (bound !== 'exact' || what?.is !== 'bound') return { bound, next: from };
  const next = isOpen ? from + 2 : from + 1;
  const ahead = skipPadding(atoms, next);
  // `1 WBTC or better for 30 WETH`
  const key = atoms[from]?.key ?? '';
  const isClosed =
    !isOpen &&
    ((/^(?:or|and)$/.test(key) && atoms[next]?.what.is === 'role') ||
      // `39,100 is the least I take for 0.42 cbBTC`
      /^(?:is|being|counts)$/.test(key));
  const isOfNext =
    (readQuantity(atoms, ahead) !== null && !isClosed) ||
    atoms[ahead]?.what.is === 'topic' ||
    isBounded(atoms, next, vocabulary) ||
    (isOpen && !isMark(atoms[next], ')'));
  return isOfNext || what.turns ? { bound, next: from } : { bound: what.bound, next: isOpen ? next + 1 : next };
}

const isNextLine = (atom: Atom | undefined): boolean => atom !== undefined && atom.lines > 0;

/** Words that cannot be bounded: if they follow an amount and its bound, the order continues. */
const goesOn: ReadonlySet<Atom['what']['is']> = new Set([
  'verb',
  'verb-field',
  'role',
  'bound',
  'join',
  'cue',
  'filler',
  'self',
  'pronoun',
  'address',
  'ens',
  'chain',
  'protocol',
]);

/**
 * `minimum fuss please`, `at least today`: whether a bound after an amount applies to the words that follow on its
 * line.
 */
function isBounded(atoms: readonly Atom[], next: number, { isVerbLast = false }: Vocabulary): boolean {
  const atom = atoms[next];
  if (!atom || isNextLine(atom) || (isVerbLast && atom.what.is === 'word')) return false;
  return atom.what.is === 'mark' ? readMark(atoms, next) === null : !goesOn.has(atom.what.is);
}

/** `an ETH`, but not the `a USDC` of `a USDC transfer`. */
function readArticle(atoms: readonly Atom[], from: number, vocabulary: Vocabulary): Quantity | null {
  const what = atoms[from]?.what;
  if (what?.is !== 'article' || !what.isOne || atoms[from + 1]?.what.is !== 'symbol') return null;
  const asset = readAsset(atoms, from + 1, vocabulary, false);
  const following = asset && atoms[asset.next]?.what;
  const names = following && ['verb', 'noun', 'topic', 'symbol', 'protocol', 'filler'].includes(following.is);
  return asset && !names && !isMark(atoms[asset.next], '/')
    ? { is: 'amount', amount: one, unit: null, next: from + 1, confidence: ARTICLE }
    : null;
}

/** How far the arguments of a call are searched. */
const MAX_CALL = 24;

/** A bare number among the arguments of `transfer(0x…, 5000000)` counts base units, as contracts do. */
export function inCall(atoms: readonly Atom[], at: number, counted: ReadPiece | null): ReadPiece | null {
  if (counted?.piece.is !== 'mention' || counted.piece.asset || counted.piece.amount?.value.kind !== 'number')
    return counted;
  const { value, unit } = counted.piece.amount.value;
  if (unit === 'base' || value.scale > 0 || !isMark(atoms[at - 1], '(', ',')) return counted;
  let open = at - 1;
  while (open > at - MAX_CALL && atoms[open] && !isMark(atoms[open], '(')) open--;
  if (!isMark(atoms[open], '(') || !atoms[open]?.isGlued || atoms[open - 1]?.what.is !== 'verb') return counted;
  for (let index = open + 1; index < open + MAX_CALL && atoms[index] && !isMark(atoms[index], ')'); index++) {
    const is = atoms[index]?.what.is;
    if (is === 'symbol' || is === 'asset') return counted;
  }
  const amount = { ...counted.piece.amount, value: { kind: 'number', value, unit: 'base' } as const };
  return { ...counted, piece: { ...counted.piece, amount } };
}
