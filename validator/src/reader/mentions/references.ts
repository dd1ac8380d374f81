import { numberedPaper, numberWord } from '../languages/phrases/other-numbers.ts';
import type { Atom } from './atom.ts';
import { isMark } from './read-number.ts';
import { takeUncounted } from './take-uncounted.ts';

/** Documents have dates: `invoice of 2024-11-03`. */
const dating = /^(dated|from|of|on|issued)$/;
const MAX_LINKS = 3;
const coins = /^(?:arb|op|bnb|pol|matic|avax|eth|aave|comp|uni|ens|cow|safe|morpho|1inch|lido|across)$/;

const isDigits = (atom: Atom | undefined): boolean => atom?.what.is === 'digits';
const wholeOf = (atom: Atom | undefined): number =>
  atom?.what.is === 'digits' && atom.what.value.scale === 0 && atom.what.value.digits < 100_000n
    ? Number(atom.what.value.digits)
    : Number.NaN;

/** Leaves out numbers that only name something: `invoice #4711`, `ticket 88`, `PO-2231`, `step 2 –`; a date is one word. */
export function takeReferences(found: readonly Atom[]): readonly Atom[] {
  const atoms = takeUncounted(found);
  const out: Atom[] = [];
  let at = 0;
  while (at < atoms.length) {
    const atom = atoms[at];
    if (!atom) break;
    const end = Math.max(endOfReference(atoms, at), endOfPortion(atoms, at));
    const odd = endOfOddNumber(atoms, at);
    if (odd > at) {
      out.push({
        ...atom,
        what: { is: 'unit', unit: 'clock' },
        end: atoms[odd - 1]?.end ?? atom.end,
      });
      at = odd;
      continue;
    }
    // `the 1155 at 0x…`
    if (isStandard(atoms, at)) {
      out.push({ ...atom, what: { is: 'noun', noun: 'nft' } });
      at++;
      continue;
    }
    // `send 5 USDC 2 bob.eth`
    const target = atoms[at + 1]?.what.is;
    // `5 usdc 4 0x…`
    if (atom.key === '4' && isDigits(atom) && (target === 'address' || target === 'ens') && names(out.at(-1))) {
      out.push({ ...atom, what: { is: 'role', role: 'for' } });
      at++;
      continue;
    }
    // `beam it over 2 0x…`
    const over = out.at(-1);
    const isOver = over?.key === 'over' && over.what.is === 'bound';
    if (atom.key === '2' && isDigits(atom) && isOver && (target === 'address' || target === 'ens'))
      out[out.length - 1] = { ...over, what: { is: 'filler' } };
    if (
      atom.key === '2' &&
      isDigits(atom) &&
      (target === 'address' || target === 'ens' || (target === 'chain' && names(out.at(-1)))) &&
      !asksItem(out)
    ) {
      out.push({ ...atom, what: { is: 'role', role: 'to' } });
      at++;
      continue;
    }
    // `that is the old one`
    if (atom.key === 'one' && atom.what.is === 'count' && isOneOfThem(out.at(-1), atoms[at + 1])) {
      out.push({ ...atom, what: { is: 'filler' } });
      at++;
      continue;
    }
    const day = end === at && !asksDate(out) ? endOfDate(atoms, at) : at;
    if (end > at)
      out.push({
        ...atom,
        what: { is: 'filler' },
        end: atoms[end - 1]?.end ?? atom.end,
      });
    else if (day > at) {
      const isNamed =
        numberedPaper.test(out.at(-1)?.key ?? '') ||
        (dating.test(out.at(-1)?.key ?? '') && numberedPaper.test(out.at(-2)?.key ?? ''));
      out.push({
        ...atom,
        key: 'date',
        what: { is: isNamed ? 'filler' : 'word' },
        end: atoms[day - 1]?.end ?? atom.end,
      });
    } else out.push(atom);
    at = Math.max(end, day, at + 1);
  }
  return out;
}

/** The number of a token standard, if it refers to a contract. */
const isStandard = (atoms: readonly Atom[], at: number): boolean =>
  (atoms[at]?.key === '1155' || atoms[at]?.key === '721') &&
  /^(?:the|an?|my|our|this|that)$/.test(atoms[at - 1]?.key ?? '') &&
  (atoms[at + 1]?.what.is === 'address' || (atoms[at + 1]?.key === 'at' && atoms[at + 2]?.what.is === 'address'));

/** The parts of a plan: `leg 1:`, `step 1 of 3`. */
const portion = /^(?:legs?|steps?|parts?|phase|stage|tranche|tx|txn|transaction|transfer|payment|slot|grants?)$/;

/** Index after the number of a part of a plan; the index itself if there is none. */
function endOfPortion(atoms: readonly Atom[], from: number): number {
  const atom = atoms[from];
  if (!atom || !isDigits(atoms[from + 1]) || (atoms[from + 1]?.lines ?? 0) > 0 || !portion.test(atom.key)) return from;
  const [of, all] = [atoms[from + 2], atoms[from + 3]];
  if ((of?.key === 'of' || isMark(of, '/')) && isDigits(all) && !names(atoms[from + 4])) return from + 4;
  return /^(?:leg|tranche|slot|grants?)/.test(atom.key) && isMark(of, ':', '-', '–', '—', ')') ? from + 2 : from;
}

/** A deadline parses its own date. */
const asksDate = (out: readonly Atom[]): boolean =>
  out.slice(-4).some(({ what }) => what.is === 'topic' && (what.topic === 'date' || what.topic === 'deadline'));

/** Numbers that are not an amount: `10²`, and `-100` unless it is an item of a list. */
function endOfOddNumber(atoms: readonly Atom[], from: number): number {
  const [first, second] = [atoms[from], atoms[from + 1]];
  if (isDigits(first) && second?.isGlued && second.what.is === 'word' && /^[0-9]+$/.test(second.key)) return from + 2;
  const isMinus = isMark(first, '-', '−') && first?.lines === 0 && !first.isGlued && from > 0;
  return isMinus && isDigits(second) && second?.isGlued ? from + 2 : from;
}

/** `the old one.`: refers to something, and counts nothing. */
const isOneOfThem = (before: Atom | undefined, after: Atom | undefined): boolean =>
  (before?.what.is === 'word' ||
    (before?.what.is === 'filler' &&
      /^(?:good|correct|real|other|wrong|fake|bad|old|new|same|right|last|final|second|third|first|big|little)$/.test(
        before.key,
      ))) &&
  (!after || isDigits(after) || isMark(after, '.', ',', ')', ';', '!', '?', ':', '-', '–', '—'));

/** `token id 2 0x…`. */
const asksItem = (out: readonly Atom[]): boolean => {
  const what = out.at(-1)?.what;
  return what?.is === 'noun' || what?.is === 'bound' || what?.is === 'mark';
};

/** Whether digits are attached to it, as in a code. */
const isCoded = (atoms: readonly Atom[], at: number): boolean =>
  isDigits(atoms[at + 1]) && atoms[at + 1]?.isGlued === true;

/** Index after a noun with its number; the index itself if there is none. */
function endOfReference(atoms: readonly Atom[], from: number): number {
  const atom = atoms[from];
  // `ERC-721 id 12` is an item
  if (!atom || atom.isField || (atom.what.is === 'noun' && atom.what.noun === 'nft')) return from;
  // `Compound, version 2`
  if (atom.key === 'version' && [1, 2].some((back) => atoms[from - back]?.what.is === 'protocol')) return from;
  let at = from + 1;
  // `PO-2231`: letters and digits of one code
  const isGlued = isDigits(atoms[at]) && atoms[at]?.isGlued;
  const isCode = isGlued && atom.what.is === 'word' && !atom.what.symbol && /^[a-z]{1,10}$/.test(atom.key);
  if (!isCode && !numberedPaper.test(atom.key)) return from;
  let isSigned = false;
  while (at < from + 1 + MAX_LINKS) {
    const link = atoms[at];
    // `factura A-77`
    if (link && /^[a-z]{1,4}$/.test(link.key) && isCoded(atoms, at)) {
      at++;
      break;
    }
    if (isMark(link, '#') || link?.key === '#') isSigned = true;
    else if (
      !link ||
      !(
        numberWord.test(link.key) ||
        isMark(link, '°') ||
        // `n.º`
        (link.key === 'o' && link.isGlued && isMark(atoms[at - 1], '.')) ||
        (isSigned && isMark(link, ':')) ||
        (isMark(link, '.') && at > from + 1)
      )
    )
      break;
    at++;
  }
  const number = atoms[at];
  if (!isDigits(number) || (number?.lines ?? 0) > 0) return from;
  at++;
  while ((isMark(atoms[at], '-', '/', '.') || atoms[at - 1]?.isGlued) && atoms[at]?.isGlued && isPart(atoms[at + 1]))
    at += 2;
  if (isDigits(atoms[at]) && atoms[at]?.isGlued) at++;
  // `order 5 USDC`, `step 2 minutes`: a count and not a number of the noun
  const next = atoms[at]?.what;
  const counts =
    !isSigned &&
    !isMark(atoms[at], ',', ':') &&
    next !== undefined &&
    ['symbol', 'asset', 'scale', 'unit', 'time', 'address', 'noun'].includes(next.is);
  // `payout 22k ARB to 0x…`: a coin whose chain or protocol has the same name
  const isCoin = (next?.is === 'chain' || next?.is === 'protocol') && coins.test(atoms[at]?.key ?? '');
  if (isCoin && !isSigned && !isDigits(atoms[at + 1])) return from;
  const isWordAfter = !isSigned && next?.is === 'word' && next.symbol !== undefined;
  if (counts || isWordAfter) return from;
  // `invoice 17 over 100 USDC`
  return atoms[at]?.key === 'over' && isDigits(atoms[at + 1]) ? at + 1 : at;
}

const isPart = (atom: Atom | undefined): boolean =>
  Boolean(atom?.isGlued) && (isDigits(atom) || /^[a-z0-9]{1,4}$/.test(atom?.key ?? ''));

const months =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;

/** `2024-11-03`, `28/12/2025`, `3 November 2024`, `Nov 3`, `Nov 3, 2024`. */
function endOfDate(atoms: readonly Atom[], from: number): number {
  const [first, sign, second, again, third] = atoms.slice(from, from + 5);
  if (
    isDigits(first) &&
    isMark(sign, '-', '/', '.') &&
    isMark(again, '-', '/', '.') &&
    sign?.isGlued &&
    again?.isGlued
  ) {
    const [a, b, c] = [wholeOf(first), wholeOf(second), wholeOf(third)];
    const isDay = (a > 1900 && a < 2200 && b <= 12 && c <= 31) || (a <= 31 && b <= 31 && c > 1900 && c < 2200);
    return isDay ? from + 5 : from;
  }
  if (isDigits(first) && wholeOf(first) <= 31 && months.test(sign?.key ?? '')) {
    const hasYear = wholeOf(second) > 1900 && wholeOf(second) < 2200;
    return hasYear ? from + 3 : from + 2;
  }
  if (wholeOf(sign) <= 31 && months.test(first?.key ?? '')) {
    if (names(second)) return from;
    const comma = isMark(second, ',') ? 1 : 0;
    const year = wholeOf(atoms[from + 2 + comma]);
    return year > 1900 && year < 2200 && !names(atoms[from + 3 + comma]) ? from + 3 + comma : from + 2;
  }
  if (wholeOf(sign) > 1900 && wholeOf(sign) < 2200 && months.test(first?.key ?? '') && !names(second)) return from + 2;
  return from;
}

const names = (atom: Atom | undefined): boolean => atom?.what.is === 'symbol' || atom?.what.is === 'asset';
