import type { AmountMention, AssetMention, Slot } from '../intent.ts';
import type { Noun } from '../languages/meaning.ts';
import {
  callsCollection,
  counter,
  insideOf,
  itemWords,
  linksNumber,
  numberSign,
  numbersItem,
  onlyNumberSign,
} from '../languages/phrases/item-numbers.ts';
import { toWhole } from '../text/decimal.ts';
import { bareMention, type Mention, type Piece, type Span, slot } from './piece.ts';

type Item = Extract<AssetMention, { kind: 'nft' }>;

const MAX_NAME_PIECES = 5;
const MAX_SKIPPED = 5;

const isNoun = (piece: Piece | undefined, ...nouns: readonly Noun[]): boolean =>
  piece?.is === 'noun' && nouns.includes(piece.noun);
const idOf = (piece: Piece | undefined): bigint | null =>
  piece?.is === 'mention' &&
  piece.asset === null &&
  piece.amount?.value.kind === 'number' &&
  piece.amount.value.unit === 'token'
    ? toWhole(piece.amount.value.value)
    : null;
const isBare = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.amount === null && piece.asset !== null && !piece.isPronoun;

/** Composes items of collections: `Bored Ape #123 (0xbc4c…)`, `token id 5 of 0x…`, `all my Azuki NFTs`. */
export function composeItems(text: string, said: readonly Piece[]): Piece[] {
  const marked = said.map((piece, at) => (isPathMark(text, said, at) ? toIdSign(piece) : piece));
  const pieces = withNumbersBehind(text, marked);
  const out: Piece[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    const numbered = idOf(pieces[at + 1]);
    // `CryptoPunk 3100`
    if (isBare(piece) && piece.asset?.value.kind === 'nft' && piece.asset.value.id === null && numbered !== null) {
      const span = { start: piece.start, end: pieces[at + 1]?.end ?? piece.end };
      out.push({ ...bareMention(span), asset: slot(span, { ...piece.asset.value, id: numbered }) });
      at += 2;
      continue;
    }
    let number = at;
    while (
      isNoun(pieces[number], 'nft', 'nft-id', 'token') ||
      (number > at && pieces[number]?.is === 'tie' && isColon(pieces[number]))
    )
      number++;
    const isToken = number === at + 1 && isNoun(piece, 'token') && /^token$/i.test(text.slice(piece.start, piece.end));
    const isItem =
      number > at &&
      (pieces.slice(at, number).some((noun) => isNoun(noun, 'nft', 'nft-id')) ||
        (isToken && idOf(pieces[number]) !== null));
    const id = isItem ? idOf(pieces[number]) : null;
    const isNamed = isItem && pieces.slice(at, number).some((noun) => isNoun(noun, 'nft'));
    if (!isItem || (id === null && !isNamed)) {
      if (!isNoun(piece, 'nft-id')) out.push(piece);
      at++;
      continue;
    }
    const end = id === null ? number : number + 1;
    const isPlace =
      id === null && /collection|contract|erc|\b721|1155/i.test(text.slice(piece.start, pieces[number - 1]?.end));
    // `give 0xA token 77 of 0xB`: an address before an item is the recipient if the collection of the item follows.
    const isTaken = isAddress(out.at(-1)) && readRight(text, pieces, end, false, isPlace) !== null;
    const left = isTaken ? noLeft : takeLeft(text, out);
    const right = readRight(text, pieces, end, left.collection !== null && !left.isLoose, isPlace);
    const span: Span = { start: left.start ?? piece.start, end: right?.end ?? pieces[end - 1]?.end ?? piece.end };
    const asset: Item = { kind: 'nft', collection: right?.collection ?? left.collection, id };
    const next = right?.next ?? end;
    const count = left.amount === null && id !== null ? countBehind(text, pieces, next) : null;
    const counted = count === null ? undefined : pieces[count];
    out.push({
      ...bareMention({ ...span, end: counted?.end ?? span.end }),
      asset: slot(span, asset),
      amount: counted?.is === 'mention' ? counted.amount : left.amount,
    });
    at = count === null ? next : count + 1;
  }
  return withCollection(text, out);
}

const MAX_CALL = 32;

/** Items without a collection belong to the one collection that the text names anywhere. */
function withCollection(text: string, pieces: readonly Piece[]): Piece[] {
  const named = new Set(
    pieces.flatMap((piece): string[] => {
      const asset = piece.is === 'mention' ? piece.asset?.value : undefined;
      if (asset?.kind === 'nft') return asset.collection === null ? [] : [asset.collection];
      const start = piece.is === 'mention' ? (piece.asset?.start ?? piece.start) : piece.start;
      const isCalled = callsCollection.test(text.slice(Math.max(0, start - MAX_CALL), start));
      return asset?.kind === 'address' && isCalled ? [asset.address] : [];
    }),
  );
  const [collection = null, ...more] = named;
  if (!collection?.startsWith('0x') || more.length > 0) return [...pieces];
  return pieces.map((piece) => {
    const asset = piece.is === 'mention' ? piece.asset : null;
    if (piece.is !== 'mention' || asset?.value.kind !== 'nft' || asset.value.id === null) return piece;
    return { ...piece, asset: { ...asset, value: { ...asset.value, collection } } };
  });
}

/** `编号 8127 的 NFT`, `8127 号 NFT`, `10213番のNFT`: the same as `NFT #8127`. */
function withNumbersBehind(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const out = [...pieces];
  pieces.forEach((piece, at) => {
    if (!isNoun(piece, 'nft')) return;
    const number = [1, 2, 3, 4].map((back) => at - back).find((place) => idOf(pieces[place]) !== null) ?? -1;
    const between = text.slice(pieces[number]?.end, piece.start);
    const isLed = isNoun(pieces[number - 1], 'nft-id');
    if (number < 0 || !linksNumber.test(between) || !(isLed || numbersItem.test(between))) return;
    const from = isLed ? number - 1 : number;
    const { start } = pieces[from] ?? piece;
    out.splice(
      from,
      at - from + 1,
      { ...piece, start, end: start },
      pieces[number] ?? piece,
      ...fillersAt(piece, at - from - 1),
    );
  });
  return withNumberedItems(text, out);
}

/** `コントラクト 0x… の 42番`, `0x… 合约的 42 号道具`: a number that identifies the item, without a word for items before it. */
function withNumberedItems(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const signs: Span[] = [];
  const numbered = pieces.flatMap((piece, at): Piece[] => {
    if (idOf(piece) === null || isNoun(pieces[at - 1], 'nft', 'nft-id')) return [piece];
    const behind = text.slice(piece.end, piece.end + 12);
    const isOne = itemWords.test(behind) || (numberSign.test(behind) && followsItems(text, pieces, at));
    if (!isOne) return [piece];
    signs.push({ start: piece.end, end: piece.end + (numberSign.exec(behind)?.[0].length ?? 0) });
    return [{ is: 'noun', noun: 'nft-id', start: piece.start, end: piece.start }, piece];
  });
  const isSign = ({ start, end }: Piece) => end > start && signs.some((sign) => sign.start <= start && end <= sign.end);
  return numbered.map((piece) => (isSign(piece) ? { is: 'filler', start: piece.start, end: piece.end } : piece));
}

/** Whether a collection, or another item of it, is directly before a number. */
function followsItems(text: string, pieces: readonly Piece[], at: number): boolean {
  const isSign = (piece: Piece | undefined) => onlyNumberSign.test(text.slice(piece?.start, piece?.end ?? 0));
  let before = at - 1;
  while (before >= Math.max(0, at - MAX_SKIPPED) && (isLink(pieces[before]) || isSign(pieces[before]))) before--;
  const piece = pieces[before];
  const isItem = isBare(piece) && piece.asset?.value.kind === 'nft';
  const isListed = idOf(piece) !== null && isNoun(pieces[before - 1], 'nft', 'nft-id');
  return isAddress(piece) || isItem || isListed || isNoun(piece, 'nft', 'token');
}

const isLink = (piece: Piece | undefined): boolean =>
  piece?.is === 'filler' ||
  isNoun(piece, 'token') ||
  (piece?.is === 'role' && (piece.role === 'of' || piece.role === 'object')) ||
  (piece?.is === 'tie' && (piece.tie === 'comma' || piece.tie === 'and'));

/** Replaces pieces without a meaning, so that all others keep their positions. */
const fillersAt = ({ end }: Piece, count: number): Piece[] =>
  Array.from({ length: count }, () => ({ is: 'filler', start: end, end }) as const);

/** The count of an item after it: `ID 7 を 3個`, `42 号道具 5 个`. */
function countBehind(text: string, pieces: readonly Piece[], from: number): number | null {
  let at = from;
  while (at < from + MAX_COUNT_SKIPPED && (pieces[at]?.is === 'filler' || isObject(pieces[at]))) at++;
  const piece = pieces[at];
  return idOf(piece) !== null && counter.test(text.slice(piece?.end, (piece?.end ?? 0) + 3)) ? at : null;
}

const MAX_COUNT_SKIPPED = 3;
const isObject = (piece: Piece | undefined): boolean =>
  piece?.is === 'role' && (piece.role === 'object' || piece.role === 'of');

const toIdSign = ({ start, end }: Piece): Piece => ({ is: 'noun', noun: 'nft-id', start, end });

/** The sign of `nft 0x…/6027`, `NFT 0x…:556`, `send 0x…/6027 to 0x…`; a list of payees and amounts uses it, too. */
function isPathMark(text: string, pieces: readonly Piece[], at: number): boolean {
  const [place, mark, number, to] = pieces.slice(Math.max(0, at - 1), at + 3);
  if (at === 0 || !mark || (mark.is !== 'filler' && mark.is !== 'tie') || !isAddress(place)) return false;
  const sign = text.slice(place?.end, number?.start);
  if (!/^[/:]$/.test(sign) || idOf(number) === null) return false;
  if (isNoun(pieces[at - 2], 'nft')) return true;
  const isGiven = to?.is === 'role' && (to.role === 'to' || to.role === 'into') && isAddress(pieces[at + 3]);
  const before = pieces[at - 2];
  return sign === '/' && (!before || before.is === 'verb') && isGiven;
}

const isOf = (piece: Piece | undefined): boolean => piece?.is === 'role' && piece.role === 'of';
const isColon = (piece: Piece | undefined) => piece?.is === 'tie' && piece.tie === 'colon';

const isName = (asset: AssetMention | undefined): boolean =>
  asset?.kind === 'symbol' || (asset?.kind === 'nft' && asset.id === null);

const isAddress = (piece: Piece | undefined): boolean => isBare(piece) && piece.asset?.value.kind === 'address';

interface Left {
  readonly collection: Item['collection'];
  readonly start: number | null;
  readonly amount: Slot<AmountMention> | null;
  /** `13 game items`: the word before them may be no collection. */
  readonly isLoose?: boolean;
}

const noLeft: Left = { collection: null, start: null, amount: null };

/** Removes the name or address of the collection, and the count, from the pieces already composed. */
function takeLeft(text: string, out: Piece[]): Left {
  let from = out.length;
  let count = 0;
  while (count < MAX_NAME_PIECES && from > 0) {
    const piece = out[from - 1];
    const isWord = piece?.is === 'word' || (isBare(piece) && isName(piece.asset?.value));
    if (!isWord) break;
    from--;
    count++;
  }
  const address = count === 0 ? out[out.length - 1 - linksBefore(text, out)] : undefined;
  let collection: Item['collection'] = null;
  let start: number | null = null;
  if (count > 0) {
    start = out[from]?.start ?? 0;
    const only = count === 1 ? out.at(-1) : undefined;
    const known = isBare(only) && only.asset?.value.kind === 'nft' ? only.asset.value.collection : null;
    // `collection 0x…, id 99`: the address, without the words around it.
    const said = text.slice(start, out.at(-1)?.end);
    // `9 x #314`
    collection = known?.startsWith('0x')
      ? known
      : /^[x×]$/i.test(said)
        ? null
        : text.slice(start, out.at(-1)?.end).replace(/\s+/g, ' ');
    out.length = from;
  } else if (isBare(address) && address.asset?.value.kind === 'address') {
    ({ start } = address);
    collection = address.asset.value.address;
    out.length -= 1 + linksBefore(text, out);
  }
  let before = out.length;
  // `2 of token id 5`
  if (count === 0 && isOf(out[before - 1])) before--;
  while (before > 0 && (out[before - 1]?.is === 'filler' || out[before - 1]?.is === 'my')) before--;
  const counted = out[before - 1];
  // `50 game items`
  const isNamed =
    counted?.is === 'mention' &&
    counted.amount !== null &&
    counted.asset?.value.kind === 'symbol' &&
    before === out.length &&
    count === 0;
  if (counted?.is === 'mention' && isNamed && counted.amount && counted.asset?.value.kind === 'symbol') {
    out.pop();
    // `9 x #314`
    const isTimes = /^x$/i.test(counted.asset.value.symbol);
    const isLoose = /^[a-z]+$/.test(text.slice(counted.asset.start, counted.asset.end));
    return {
      collection: isTimes ? null : counted.asset.value.symbol,
      start: counted.start,
      amount: counted.amount,
      isLoose,
    };
  }
  if (counted?.is !== 'mention' || counted.asset !== null || counted.amount === null || counted.party)
    return { collection, start, amount: null };
  out.length = before - 1;
  return { collection, start: counted.start, amount: counted.amount };
}

const MAX_LINKS = 3;

/** How many pieces at the end only connect what follows with what precedes it. */
function linksBefore(text: string, out: readonly Piece[]): number {
  const end = out.at(-1)?.end ?? 0;
  for (let count = 0; count <= MAX_LINKS; count++) {
    const piece = out[out.length - 1 - count];
    if (isAddress(piece)) return insideOf.test(text.slice(piece?.end, end)) ? count : 0;
    if (piece?.is === 'tie' || piece?.is === 'mention') return 0;
  }
  return 0;
}

interface Right {
  readonly collection: Item['collection'];
  readonly next: number;
  readonly end: number;
}

/** `of 0x…`, `from collection 0x…`, `(0x…)`; a `from` may also name the sender if the collection is already known. */
function readRight(
  text: string,
  pieces: readonly Piece[],
  from: number,
  isKnown: boolean,
  isPlace: boolean,
): Right | null {
  let at = from;
  let saysCollection = isPlace;
  let isOpen = false;
  for (; at < from + MAX_SKIPPED; at++) {
    const piece = pieces[at];
    if (piece?.is === 'role' && ['of', 'from', 'in', 'on'].includes(piece.role)) saysCollection ||= piece.role === 'of';
    else if (isNoun(piece, 'nft', 'token')) saysCollection = true;
    else if (piece?.is === 'tie' && piece.tie === 'open') isOpen = true;
    else if (piece?.is !== 'filler' && piece?.is !== 'my' && !isColon(piece)) break;
  }
  const piece = pieces[at];
  const isLed = at > from || isPlace;
  if (isBare(piece) && piece.asset?.value.kind === 'address' && (isOpen || saysCollection || (!isKnown && isLed))) {
    const closing = pieces[at + 1];
    const next = isOpen && closing?.is === 'tie' && closing.tie === 'close' ? at + 2 : at + 1;
    return { collection: piece.asset.value.address, next, end: piece.end };
  }
  if (isKnown || !isLed || isOpen) return null;
  let last = at;
  while (
    last < at + MAX_NAME_PIECES &&
    (pieces[last]?.is === 'word' || (isBare(pieces[last]) && !(pieces[last] as Mention).party))
  )
    last++;
  const end = pieces[last - 1]?.end;
  // A name ends with its line: `token id 9` does not belong to the next line.
  if (last === at || end === undefined || !piece || text.slice(pieces[from - 1]?.end, end).includes('\n')) return null;
  return { collection: text.slice(piece.start, end).replace(/\s+/g, ' '), next: last, end };
}
