import { toWhole } from './decimal.ts';
import type { AssetMention } from './intent.ts';
import type { Mention, Piece } from './piece.ts';
import { slot } from './piece.ts';

type Item = Extract<AssetMention, { kind: 'nft' }>;

/** How far apart the collection and the number of an item may stand. */
const MAX_REACH = 12;

const itemOf = (piece: Piece | undefined): Item | null =>
  piece?.is === 'mention' && piece.asset?.value.kind === 'nft' ? piece.asset.value : null;
const isPlace = (piece: Piece | undefined): piece is Mention => {
  const item = itemOf(piece);
  return item?.id === null && item.collection?.startsWith('0x') === true && (piece as Mention).amount === null;
};
const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');

/** Puts together an item whose number and collection stand apart: `safeTransferFrom on the ERC-1155 0x…: to 0x…, id 8`. */
export function joinItems(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const places = pieces.filter(isPlace);
  const [place] = places;
  if (!place) return joinBatch(text, pieces);
  if (places.length > 1) return pieces;
  const at = pieces.indexOf(place);
  const ids = pieces.filter((piece) => itemOf(piece) !== null && itemOf(piece)?.id !== null);
  const [numbered] = ids;
  if (ids.length > 1) return pieces;
  if (numbered?.is === 'mention') return joinNumbered(pieces, at, place, numbered);
  return joinCall(text, pieces, at, place);
}

function joinNumbered(pieces: readonly Piece[], at: number, place: Mention, numbered: Mention): readonly Piece[] {
  const item = itemOf(numbered);
  const other = pieces.indexOf(numbered);
  const [from, to] = [Math.min(at, other), Math.max(at, other)];
  if (!item || !place.asset || to - from > MAX_REACH || pieces.slice(from, to).some(endsSentence)) return pieces;
  // `item #7 of my game items (ERC-1155 0x…)`
  const isNamed = item.collection !== null && !item.collection.startsWith('0x') && at === other + 1;
  if (item.collection !== null && !isNamed) return pieces;
  const collection = itemOf(place)?.collection ?? null;
  const whole = { ...numbered, asset: numbered.asset && { ...numbered.asset, value: { ...item, collection } } };
  return pieces.flatMap((piece, index) => {
    if (piece === numbered) return [whole];
    if (piece === place) return [];
    return leadsTo(pieces, index, at) ? [] : [piece];
  });
}

/** `transferFrom(me, 0x…, 15) on the ERC-721 at 0x…`: of an item, the number is the one that it has. */
function joinCall(text: string, pieces: readonly Piece[], at: number, place: Mention): readonly Piece[] {
  const call = pieces.findIndex(
    (piece) => piece.is === 'verb' && /^(?:safe)?transferfrom$/i.test(text.slice(piece.start, piece.end)),
  );
  const open = pieces[call + 1];
  const said = text.slice(place.start, place.end);
  if (call < 0 || open?.is !== 'tie' || open.tie !== 'open' || /1155/.test(said)) return pieces;
  const close = pieces.findIndex((piece, index) => index > call && piece.is === 'tie' && piece.tie === 'close');
  const numbers = pieces
    .slice(call, close < 0 ? call : close)
    .filter((piece) => piece.is === 'mention' && piece.amount !== null && piece.asset === null);
  const [number] = numbers;
  if (number?.is !== 'mention' || numbers.length > 1 || number.amount?.value.kind !== 'number') return pieces;
  const id = toWhole(number.amount.value.value);
  if (id === null) return pieces;
  const collection = itemOf(place)?.collection ?? null;
  const whole: Piece = { ...number, amount: null, asset: slot(number, { kind: 'nft', collection, id }) };
  return pieces.flatMap((piece, index) => {
    if (piece === number) return [whole];
    return piece === place || leadsTo(pieces, index, at) ? [] : [piece];
  });
}

/** `safeTransferFrom(me, 0x…, 9, 3, 0x) on 0x…`: who, the number of the item, how many, and where it is kept. */
function joinBatch(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const call = pieces.findIndex(
    (piece) => piece.is === 'verb' && /^safetransferfrom$/i.test(text.slice(piece.start, piece.end)),
  );
  const open = pieces[call + 1];
  if (call < 0 || open?.is !== 'tie' || open.tie !== 'open') return pieces;
  const close = pieces.findIndex((piece, index) => index > call && piece.is === 'tie' && piece.tie === 'close');
  const lead = pieces[close + 1];
  const at = pieces.findIndex((piece, index) => index > close && piece.is === 'mention');
  const place = pieces[at];
  if (close < 0 || lead?.is !== 'role' || !['on', 'of', 'in'].includes(lead.role) || place?.is !== 'mention')
    return pieces;
  const collection = place.asset?.value.kind === 'address' ? place.asset.value.address : null;
  const inside = pieces.slice(call + 2, close);
  const numbers = inside.filter((piece): piece is Mention => piece.is === 'mention' && piece.amount !== null);
  const [number, count] = numbers;
  const id = number?.amount?.value.kind === 'number' ? toWhole(number.amount.value.value) : null;
  if (!collection || !number || id === null || number.asset || count?.asset || !leadsTo(pieces, close + 1, at))
    return pieces;
  // A number of items counts pieces, whatever the arguments of a call count otherwise.
  const amount =
    count?.amount?.value.kind === 'number'
      ? { ...count.amount, value: { ...count.amount.value, unit: 'token' as const } }
      : null;
  const whole: Piece = { ...number, amount, asset: slot(number, { kind: 'nft', collection, id }) };
  const people = inside.slice(0, inside.indexOf(number));
  const addresses = people.filter((piece) => piece.is === 'mention' && piece.party?.value.kind === 'address');
  const [sender] = addresses.length === 2 ? addresses : [];
  const parties = people.flatMap((piece): Piece[] => {
    if (!sender || !addresses.includes(piece)) return [piece];
    const role = piece === sender ? 'sender' : 'to';
    return [{ is: 'role', role, isField: false, start: piece.start, end: piece.start }, piece];
  });
  return [...pieces.slice(0, call + 2), ...parties, whole, ...pieces.slice(close, close + 1), ...pieces.slice(at + 1)];
}

/** Whether a piece is the preposition of the collection that is taken away. */
function leadsTo(pieces: readonly Piece[], index: number, place: number): boolean {
  const piece = pieces[index];
  if (piece?.is !== 'role' || piece.isField || index >= place) return false;
  return pieces.slice(index + 1, place).every(({ is }) => is === 'filler' || is === 'my');
}
