import type { Mention, Piece, PieceOf, Tie } from './piece.ts';

const isArrow = /^(?:->|=>|→|⟶|➡|➜|⇒|▶)$/;
/** How far the end of a purpose is looked for that says where something goes. */
const MAX_PURPOSE = 8;

const isMention = (piece: Piece | undefined): piece is Mention => piece?.is === 'mention';
const isSomebody = (piece: Piece | undefined): boolean =>
  isMention(piece) && !piece.amount && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const isSum = (piece: Piece | undefined): piece is Mention =>
  isMention(piece) && piece.amount !== null && piece.party === null;
const isTie = (piece: Piece | undefined, ...ties: readonly Tie[]): boolean =>
  piece?.is === 'tie' && ties.includes(piece.tie);
const isZero = ({ amount }: Mention): boolean =>
  amount?.value.kind === 'number' && amount.value.value.digits === 0n && amount.value.unit === 'token';
const toRole = ({ start, end }: Piece): PieceOf<'role'> => ({ is: 'role', role: 'to', isField: false, start, end });

const toFiller = ({ start, end }: Piece): PieceOf<'filler'> => ({ is: 'filler', start, end });

const isRate = (text: string, pieces: readonly Piece[], at: number): boolean => {
  const [per, what] = [pieces[at], pieces[at + 1]];
  return (
    (per?.is === 'role' || per?.is === 'word' || per?.is === 'filler' || per?.is === 'cue') &&
    /^(?:per|an?|each|every|\/)$/i.test(text.slice(per.start, per.end)) &&
    /^(?:hour|hr|day|week|month|item|unit|piece|page|word|person|km|mile|kg|seat|ticket)s?$/i.test(
      text.slice(what?.start, what?.end),
    )
  );
};

/** Words around a transfer that mean something else beside other things: `due to 0x…`, `0x… → 5`, `get 0x… 5 USDC`. */
export function rewordSends(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const out = [...pieces];
  const hasItem = pieces.some((piece) => isMention(piece) && piece.asset?.value.kind === 'nft');
  const isTrade = pieces.some((piece) => piece.is === 'verb' && (piece.sense === 'swap' || piece.sense === 'buy'));
  const hasPrice = pieces.some((piece, at) => {
    const next = pieces[at + 1];
    const isLed = piece.is === 'role' && ['for', 'with', 'using', 'spend', 'from', 'in'].includes(piece.role);
    return isLed && isMention(next) && next.asset?.value.kind === 'symbol';
  });
  pieces.forEach((piece, at) => {
    const said = text.slice(piece.start, piece.end).toLowerCase();
    const [before, next, further] = [pieces[at - 1], pieces[at + 1], pieces[at + 2]];
    if (piece.is === 'cue' && piece.cue === 'reason') {
      if (/^(?:due|owing) to$/.test(said) && isSomebody(next)) out[at] = toRole(piece);
      else if (said === 'so that' && leadsAway(pieces, at))
        out[at] = { is: 'tie', tie: 'comma', start: piece.start, end: piece.end };
    } else if (piece.is === 'role' && piece.role === 'into' && isArrow.test(said) && !isTrade) {
      // `0xA → 5, 0xB → 6`
      if (isSomebody(before) && isSum(next) && before && !isTie(further, 'colon') && opensEntry(pieces, at - 1))
        [out[at - 1], out[at], out[at + 1]] = [next, toRole(piece), before];
      // `pay this => 120 USDC`
      else if (isSum(next) && !isMention(before)) out[at] = toFiller(piece);
    } else if (piece.is === 'role' && piece.role === 'on' && isSum(next) && isRate(text, pieces, at + 2)) {
      // `3 hours of work at 50 USDC per hour`: what it is reckoned by, and no payment.
      for (const index of [at, at + 1, at + 2, at + 3]) out[index] = toFiller(pieces[index] ?? piece);
    } else if (piece.is === 'role' && piece.role === 'using' && said === 'go to' && isSomebody(next)) {
      out[at] = toRole(piece);
    } else if (piece.is === 'role' && piece.role === 'receive' && /^(?:end|wind)s? up with$/.test(said)) {
      // `NFT 55 should end up with 0x…`
      const what = out.slice(0, at).findLast((each) => each.is !== 'filler' && !isTie(each, 'close'));
      const isThing = isSum(what) || isCollection(out, at);
      if (isSomebody(next) && isThing && !isTrade) out[at] = toRole(piece);
    } else if (piece.is === 'role' && piece.role === 'receive' && /^get(?:ting)?$/.test(said)) {
      // `get 21 USDC over to 0x… plus 34 USDC over to 0x…`
      const isGoing = further?.is === 'role' && further.role === 'to' && isSomebody(pieces[at + 3]);
      if (isSum(next) && next.asset && isGoing && !isTrade && !isMention(before) && !hasPrice)
        out[at] = { is: 'verb', sense: 'send', confidence: 1, isNoun: false, start: piece.start, end: piece.end };
      const isGift = isSomebody(next) && isSum(further) && further.asset !== null && !isMention(before);
      if (isGift)
        out[at] = { is: 'verb', sense: 'give', confidence: 1, isNoun: false, start: piece.start, end: piece.end };
    } else if (
      isMention(piece) &&
      hasItem &&
      isZero(piece) &&
      isTie(before, 'open') &&
      piece.asset?.value.kind === 'symbol'
    ) {
      // `token 8080 (0 ETH value)`: what goes along with an item is nothing.
      out[at] = { is: 'filler', start: piece.start, end: piece.end };
    }
  });
  return out;
}

/** `NFT 55 (0x…) should`: the item stands before the address of its collection. */
const isCollection = (pieces: readonly Piece[], at: number): boolean =>
  pieces.slice(Math.max(0, at - MAX_PURPOSE), at).some((each) => isMention(each) && each.asset?.value.kind === 'nft');

/** Whether somebody begins an entry of a list, and is not what a sum before it goes to. */
function opensEntry(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  return !before || (before.is === 'tie' && before.tie !== 'open') || before.is === 'filler' || before.is === 'verb';
}

/** `so that token 12 goes to 0x…` says what is sent, and to whom. */
function leadsAway(pieces: readonly Piece[], from: number): boolean {
  let hasThing = false;
  for (let at = from + 1; at < from + MAX_PURPOSE; at++) {
    const piece = pieces[at];
    if (!piece || piece.is === 'tie' || piece.is === 'verb') return false;
    if (isMention(piece) && piece.asset?.value.kind === 'nft') hasThing = true;
    const isTo = piece.is === 'role' && (piece.role === 'to' || piece.role === 'recipient');
    if (isTo) return hasThing && isSomebody(pieces[at + 1]);
  }
  return false;
}
