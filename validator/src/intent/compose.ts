import type { Atom } from './atoms.ts';
import { decimal, multiply, toNumber } from './decimal.ts';
import type { AmountMention, Slot } from './intent.ts';
import type { Bound } from './meaning.ts';
import { commonWords } from './other-names.ts';
import { bareMention, type Mention, type Piece, type Span, slot, type Tie } from './piece.ts';
import { readAsset, skipRestatedAmount } from './read-asset.ts';
import { isMark } from './read-number.ts';
import { type Quantity, readQuantity } from './read-quantity.ts';
import type { Vocabulary } from './vocabulary.ts';

const one: AmountMention = { kind: 'number', value: decimal(1n), unit: 'token' };
const everything: AmountMention = { kind: 'fraction', numerator: 1n, denominator: 1n };
/** `an ETH` counts one, and may also be just a way to name the coin. */
const ARTICLE = 0.9;

const ties: Readonly<Record<string, Tie>> = Object.fromEntries(
  (
    [
      [',，、،|', 'comma'],
      ['.!?;。！？；؟؛।۔…', 'stop'],
      ['([{（【', 'open'],
      [')]}）】', 'close'],
      [':：', 'colon'],
      ['–—', 'comma'],
    ] as const
  ).flatMap(([marks, tie]) => Array.from(marks, (mark) => [mark, tie])),
);

/** Puts words together to mentions: amounts with their assets, bounds with their amounts, addresses with what they restate. */
export function compose(text: string, atoms: readonly Atom[], vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let depth = 0;

  const spanTo = (next: number): Span => ({ start: atoms[at]?.start ?? 0, end: atoms[next - 1]?.end ?? 0 });
  const take = (piece: Piece, next: number) => {
    pieces.push(piece);
    at = next;
  };

  while (at < atoms.length) {
    const atom = atoms[at];
    if (!atom) break;
    if (atom.lines > 0 && pieces.length > 0) {
      pieces.push({ is: 'tie', tie: atom.lines > 1 ? 'stop' : 'line', start: atom.start, end: atom.start });
    }
    const { what } = atom;
    if (isBullet(atoms, at, depth)) {
      const opens = isMark(atom, '(') ? 1 : 0;
      take({ is: 'tie', tie: 'number', ...spanTo(at + 2 + opens) }, at + 2 + opens);
      continue;
    }
    const bounded = what.is === 'bound' ? readBounded(atoms, at, vocabulary) : null;
    const counted =
      bounded ??
      inCall(atoms, at, readCounted(atoms, at, 'exact', false, vocabulary)) ??
      readNamed(atoms, at, vocabulary);
    if (counted) {
      take({ ...counted.piece, ...spanTo(counted.next) }, counted.next);
      continue;
    }
    const span = spanTo(at + 1);
    switch (what.is) {
      case 'collection': {
        const collection = text.slice(span.start, span.end).replace(/\s+/g, ' ');
        take({ ...bareMention(span), asset: slot(span, { kind: 'nft', collection, id: null }) }, at + 1);
        break;
      }
      case 'verb':
        take(
          { is: 'verb', sense: what.sense, confidence: atom.confidence, isNoun: isNounHere(atoms, at), ...span },
          at + 1,
        );
        break;
      case 'role':
        take({ is: 'role', role: what.role, isField: atom.isField, ...span }, at + 1);
        break;
      case 'join':
        take({ is: 'tie', tie: what.join, ...span }, at + 1);
        break;
      case 'cue':
        take({ is: 'cue', cue: what.cue, isField: atom.isField, ...span }, at + 1);
        break;
      case 'noun':
        take({ is: 'noun', noun: what.noun, ...span }, at + 1);
        break;
      case 'topic':
        take({ is: 'topic', topic: what.topic, ...span }, at + 1);
        break;
      case 'bound':
        take({ is: 'bound', bound: what.bound, ...span }, at + 1);
        break;
      case 'article':
        take({ is: /^(my|our|his|her|their)$/.test(atom.key) ? 'my' : 'filler', ...span }, at + 1);
        break;
      case 'unit':
        take({ is: what.unit === 'clock' ? 'clock' : 'word', ...span }, at + 1);
        break;
      case 'mark': {
        const mark = readMark(atoms, at);
        if (mark === 'open') depth++;
        if (mark === 'close') depth = Math.max(0, depth - 1);
        if (mark === 'quote') take({ is: 'quote', isOpen: !/[”»」]/.test(what.mark), ...span }, at + 1);
        else if (mark) take({ is: 'tie', tie: mark, ...span }, at + 1);
        else take({ is: 'filler', ...span }, at + 1);
        break;
      }
      case 'word':
      case 'hex':
      case 'time':
        take({ is: 'word', ...span }, at + 1);
        break;
      default:
        take({ is: 'filler', ...span }, at + 1);
    }
  }
  return pieces;
}

/** How far the arguments of a call are looked through. */
const MAX_CALL = 24;

/** A bare number among the arguments of `transfer(0x…, 5000000)` counts base units, as contracts do. */
function inCall(atoms: readonly Atom[], at: number, counted: Counted | null): Counted | null {
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

interface Counted {
  readonly piece: Piece;
  readonly next: number;
}

/** `at least 5 USDC`, `up to 1 %`, `max ETH`. */
function readBounded(atoms: readonly Atom[], from: number, vocabulary: Vocabulary): Counted | null {
  const what = atoms[from]?.what;
  if (what?.is !== 'bound') return null;
  let { bound, turns } = what;
  let at = skipPadding(atoms, from + 1);
  const second = atoms[at]?.what;
  if (second?.is === 'bound') {
    // `at most about 5`: the harder bound stands
    if (bound === 'about') ({ bound, turns } = second);
    at = skipPadding(atoms, at + 1);
  }
  const counted = readCounted(atoms, at, bound, turns, vocabulary);
  if (counted) return counted;
  const first = atoms[from];
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

function readCounted(
  atoms: readonly Atom[],
  from: number,
  bound: Bound,
  turns: boolean,
  vocabulary: Vocabulary,
): Counted | null {
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

/** `25 % of my USDC`: a part of the balance, unless it is the fee of a pool that is named after its tokens. */
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
    (mine?.what.is === 'article' ||
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
): Counted {
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
    worth.role === 'worth' &&
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
    // `$200 USDC` is how some write 200 USDC.
    if (amount.value.kind === 'usd')
      value = { ...amount, value: { kind: 'number', value: amount.value.value, unit: 'token' }, confidence: ARTICLE };
  }
  if (!asset && isWei) asset = slot(mention, { kind: 'symbol', symbol: 'ETH' }, ARTICLE);
  if (value.value.kind === 'number') next = skipRestatedAmount(atoms, next, value.value.value);
  const after = readBoundAfter(atoms, next, mention.bound);
  return {
    piece: { ...mention, amount: value, asset, bound: after.bound },
    next: after.next,
  };
}

/** `3000 USDC minimum`, `5 ETH or less`. */
function readBoundAfter(atoms: readonly Atom[], from: number, bound: Bound): { bound: Bound; next: number } {
  const isOpen = isMark(atoms[from], '(');
  const what = atoms[isOpen ? from + 1 : from]?.what;
  if (bound !== 'exact' || what?.is !== 'bound') return { bound, next: from };
  const next = isOpen ? from + 2 : from + 1;
  const ahead = skipPadding(atoms, next);
  const isOfNext =
    readQuantity(atoms, ahead) !== null || atoms[ahead]?.what.is === 'topic' || (isOpen && !isMark(atoms[next], ')'));
  return isOfNext || what.turns ? { bound, next: from } : { bound: what.bound, next: isOpen ? next + 1 : next };
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

/** Assets without an amount, addresses, names, chains and protocols. */
function readNamed(atoms: readonly Atom[], from: number, vocabulary: Vocabulary): Counted | null {
  const atom = atoms[from];
  if (!atom) return null;
  const { what } = atom;
  const mention = bareMention(atom);
  switch (what.is) {
    case 'symbol':
    case 'asset':
      return readUncounted(atoms, from, vocabulary);
    case 'noun': {
      if (what.noun !== 'token' || atom.isField) return null;
      const asset = readAsset(atoms, from, vocabulary, false);
      return asset?.asset.value.kind === 'address'
        ? { piece: { ...mention, asset: asset.asset }, next: asset.next }
        : null;
    }
    case 'chain': {
      // `Linea mainnet`
      if (atom.key === 'mainnet' && atoms[from - 1]?.what.is === 'chain') return null;
      const symbol = atom.end - atom.start === atom.key.length ? vocabulary.symbolOf(atom.key) : null;
      const coin = symbol ?? coinOf(atom.key);
      return {
        piece: {
          ...mention,
          chain: slot(atom, what.chainId),
          asset: coin ? slot(atom, { kind: 'symbol', symbol: coin }) : null,
        },
        next: from + 1,
      };
    }
    case 'protocol': {
      const symbol = atom.end - atom.start === atom.key.length ? vocabulary.symbolOf(atom.key) : null;
      if (commonWords.has(atom.key) && atom.end - atom.start === atom.key.length && !isNameHere(atoms, from)) {
        return symbol ? { piece: { ...mention, asset: slot(atom, { kind: 'symbol', symbol }) }, next: from + 1 } : null;
      }
      const protocol = slot(atom, what.slug);
      const said = readAddressAfter(atoms, from);
      if (said) return { piece: { ...said.mention, protocol }, next: said.next };
      const party = slot(atom, { kind: 'protocol', slug: what.slug } as const);
      const asset = symbol ? slot(atom, { kind: 'symbol', symbol } as const) : null;
      return { piece: { ...mention, protocol, party, asset }, next: from + 1 };
    }
    case 'address': {
      const { address } = what;
      return {
        piece: {
          ...mention,
          party: slot(atom, { kind: 'address', address }),
          asset: slot(atom, { kind: 'address', address }),
        },
        next: from + 1,
      };
    }
    case 'ens':
      return { piece: { ...mention, party: slot(atom, { kind: 'ens', name: what.name }) }, next: from + 1 };
    case 'self':
      return readSelf(atoms, from);
    case 'pronoun': {
      const asset = readAsset(atoms, from + 1, vocabulary, false);
      const isNamed = asset && asset.next <= from + 3 && atoms[from + 1]?.what.is !== 'mark';
      return {
        piece: { ...mention, isPronoun: true, asset: isNamed ? asset.asset : null },
        next: isNamed ? asset.next : from + 1,
      };
    }
    default:
      return null;
  }
}

/** `my Safe 0x…`, `the Uniswap router (0x…)`: the address says which. */
function readAddressAfter(atoms: readonly Atom[], from: number): { mention: Mention; next: number } | null {
  let at = from + 1;
  while (
    at < from + 4 &&
    (isMark(atoms[at], '(', ':', '`') ||
      /^(router|pool|contract|wallet|multisig|account|address|vault|safe)$/.test(atoms[at]?.key ?? ''))
  )
    at++;
  const atom = atoms[at];
  if (atom?.what.is !== 'address') return null;
  const { address } = atom.what;
  const isOpen = isMark(atoms[at - 1], '(') && isMark(atoms[at + 1], ')');
  const mention = { ...bareMention(atom), party: slot(atom, { kind: 'address', address } as const) };
  return { mention, next: isOpen ? at + 2 : at + 1 };
}

/** A chain that is also a coin: `swap 100 USDC for ethereum`. */
const coinOf = (key: string): string | null => ({ ethereum: 'ETH', polygon: 'POL', avalanche: 'AVAX' })[key] ?? null;

/** `USDC`, and `USDC 5` where no other asset claims the number. */
function readUncounted(atoms: readonly Atom[], from: number, vocabulary: Vocabulary): Counted | null {
  const found = readAsset(atoms, from, vocabulary, false);
  const atom = atoms[from];
  if (!found || !atom) return null;
  const { asset } = found;
  // `Bob (0x…)`: whether a token or somebody is named, the preposition says.
  const party =
    asset.value.kind === 'address' ? slot(asset, { kind: 'address', address: asset.value.address } as const) : null;
  const mention = { ...bareMention(atom), asset, party };
  const number = atoms[found.next];
  const quantity = number?.what.is === 'digits' && number.lines === 0 ? readQuantity(atoms, found.next) : null;
  if (quantity?.is !== 'amount' || quantity.unit !== null) return { piece: mention, next: found.next };
  if (readAsset(atoms, quantity.next, vocabulary, true) || isMark(atoms[quantity.next], '/', ')'))
    return { piece: mention, next: found.next };
  const span = { start: number?.start ?? 0, end: atoms[quantity.next - 1]?.end ?? 0 };
  const after = readBoundAfter(atoms, quantity.next, 'exact');
  return {
    piece: { ...mention, amount: slot(span, quantity.amount, quantity.confidence), bound: after.bound },
    next: after.next,
  };
}

/** `my wallet 0x…` is the address. */
function readSelf(atoms: readonly Atom[], from: number): Counted | null {
  const atom = atoms[from];
  if (!atom) return null;
  let at = from + 1;
  while (at < from + 3 && (isMark(atoms[at], '(', ':', '`') || atoms[at]?.what.is === 'filler')) at++;
  const said = atoms[at];
  if (said?.what.is === 'address' || said?.what.is === 'ens') {
    const party =
      said.what.is === 'address'
        ? ({ kind: 'address', address: said.what.address } as const)
        : ({ kind: 'ens', name: said.what.name } as const);
    const isOpen = isMark(atoms[at - 1], '(') && isMark(atoms[at + 1], ')');
    return { piece: { ...bareMention(said), party: slot(said, party) }, next: isOpen ? at + 2 : at + 1 };
  }
  return { piece: { ...bareMention(atom), party: slot(atom, { kind: 'self' }) }, next: from + 1 };
}

const leadsToName: ReadonlySet<string> = new Set([
  'on',
  'using',
  'with',
  'in',
  'into',
  'from',
  'to',
  'protocol',
  'spender',
  'by',
  'for',
  'at',
  'of',
]);

/** Whether a common word is the name of a protocol here. */
function isNameHere(atoms: readonly Atom[], from: number): boolean {
  let before = from - 1;
  while (before >= from - 2 && (atoms[before]?.what.is === 'article' || isMark(atoms[before], '"', '`', "'", '')))
    before--;
  const what = atoms[before]?.what;
  const after = atoms[from + 1];
  return (
    (what?.is === 'role' && leadsToName.has(what.role)) ||
    (what?.is === 'cue' && what.cue === 'not') ||
    (what?.is === 'article' && /^(my|our|the)$/.test(atoms[before]?.key ?? '')) ||
    (atoms[from - 1]?.what.is === 'article' && /^(my|our|the)$/.test(atoms[from - 1]?.key ?? '')) ||
    /^(protocol|bridge|finance|router|exchange|dex|pool|multisig|wallet|to)$/.test(after?.key ?? '') ||
    after?.what.is === 'address'
  );
}

const adjectives =
  /^(quick|small|new|simple|little|big|direct|token|tokens|single|batch|official|native|canonical|cross|existing|current|pending|open|recent|test|regular|plain|usual|single)$/;
const nounRoles: ReadonlySet<string> = new Set(['of', 'for', 'using', 'with', 'in', 'on', 'from', 'as']);

/** Whether a verb is used as a noun: `a swap`, `my deposit`, `the USDC transfer`, `via bridge`. */
function isNounHere(atoms: readonly Atom[], at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && before >= 0) {
    const atom = atoms[before];
    if (!atom) return false;
    const isAdjective =
      adjectives.test(atom.key) || atom.what.is === 'symbol' || atom.what.is === 'protocol' || atom.what.is === 'chain';
    if (!isAdjective) break;
    if (atom.what.is === 'protocol' && before === at - 1) return true;
    before--;
  }
  const atom = atoms[before];
  const what = atom?.what;
  if (what?.is === 'article') return true;
  return before === at - 1 && what?.is === 'role' && nounRoles.has(what.role) && !atom?.isField;
}

/** `1)`, `(2)`, `3.` at the start of a line, `step 4:`. */
function isBullet(atoms: readonly Atom[], at: number, depth: number): boolean {
  const isOpen = isMark(atoms[at], '(');
  const number = isOpen ? at + 1 : at;
  const atom = atoms[number];
  if (atom?.what.is !== 'digits' || atom.what.value.scale > 0 || atom.what.value.digits > 50n) return false;
  const mark = atoms[number + 1];
  if (isOpen) return isMark(mark, ')') && atoms[number + 2]?.what.is === 'verb';
  const isFirst = at === 0 || atom.lines > 0;
  if (isMark(mark, ')')) return depth === 0;
  if (isMark(mark, '.')) return (isFirst || isMark(atoms[at - 1], '.', ';', ':')) && !atoms[number + 2]?.isGlued;
  return isMark(mark, ':') && (atoms[at - 1]?.key === 'step' || atoms[at - 1]?.key === 'steps');
}

/** What a mark does; null: nothing. */
function readMark(atoms: readonly Atom[], at: number): Tie | 'quote' | null {
  const atom = atoms[at];
  if (atom?.what.is !== 'mark') return null;
  const { mark } = atom.what;
  const next = atoms[at + 1];
  if ('"“”«»「」„\''.includes(mark) && mark !== '') return 'quote';
  if ('-•*–—·'.includes(mark) && mark !== '') {
    const isFirst = at === 0 || atom.lines > 0;
    if (isFirst && next && (!next.isGlued || mark === '•')) return 'item';
    return mark === '*' || next?.isGlued ? null : 'comma';
  }
  if (mark === '.' && next?.isGlued && next.lines === 0 && !isMark(next, '"', '”', ')', "'")) return null;
  if (mark === '}' && isMark(next, ',') && isMark(atoms[at + 2], '{')) return 'stop';
  return ties[mark] ?? null;
}
