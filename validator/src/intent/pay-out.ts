import type { Piece, PieceOf } from './piece.ts';

const isSkipped = (piece: Piece | undefined): boolean => piece?.is === 'filler' || piece?.is === 'my';
/** A run of such words would else be walked again and again. */
function afterSkipped(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (at < from + 6 && isSkipped(pieces[at])) at++;
  return at;
}

const isSomebody = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' &&
  !piece.amount &&
  (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');
const isTie = (piece: Piece | undefined): boolean =>
  piece?.is === 'tie' && piece.tie !== 'open' && piece.tie !== 'close';
const trades: ReadonlySet<string> = new Set([
  'swap',
  'buy',
  'convert',
  'withdraw',
  'take',
  'borrow',
  'claim',
  'unwrap',
  'wrap',
  'bridge',
  'stake',
]);
/** How far a right may be named behind `let 0x… have`. */
const MAX_REACH = 10;
/** How far behind `let` it may be said that something is taken for good. */
const MAX_TAKEN = 140;

/** Reads who is to have what comes of a trade: `let 0x… have the DAI`, `the USDC shall arrive at 0x…`. */
export function readPayOut(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[] = [];
  let hasTrade = false;
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    const said = text.slice(piece.start, piece.end);
    if (piece.is === 'verb' && trades.has(piece.sense)) hasTrade = true;
    const have = piece.is === 'verb' && /^let$/i.test(said) ? findHave(text, pieces, at) : -1;
    // `let 0x… take 75 DAI` by itself is a right.
    const isTaken =
      /^(?:take|collect)$/i.test(text.slice(pieces[have]?.start, pieces[have]?.end)) &&
      !/\boff (?:my|our) hands\b/i.test(text.slice(piece.start, piece.start + MAX_TAKEN));
    if (have > 0 && piece.is === 'verb' && (hasTrade || !isTaken)) {
      out.push({ ...piece, sense: 'give' }, ...pieces.slice(at + 1, have));
      at = have + 1;
      continue;
    }
    const got = hasTrade && isSomebody(piece) ? endOfReceipt(text, pieces, at) : at;
    if (got > at) {
      dropReason(out);
      out.push(roleAt(piece), piece);
      at = got;
      continue;
    }
    // `the proceeds shall be delivered to 0x…`
    if (hasTrade && piece.is === 'role' && piece.role === 'recipient' && !piece.isField && isSomebody(pieces[at + 1]))
      dropSubject(out);
    const who = hasTrade && arrives.test(said) && piece.is !== 'mention' ? findPlace(pieces, at) : -1;
    if (who > 0) {
      dropSubject(out);
      out.push(roleAt(piece));
      at = who;
      continue;
    }
    out.push(piece);
    at++;
  }
  return out;
}

const arrives =
  /^(?:payout|pay out|delivery|arrives?|arriving|lands?|landing|ends? up|ending up|goes|go|winds? up|shows? up|turns? up|flow|flows|belongs?|come out|comes out|(?:arrive|land|end up|show up|turn up|appear)s? on)$/i;

/** Index of the `have` of `let 0x… have the DAI`; -1 where it is a right that is had. */
function findHave(text: string, pieces: readonly Piece[], from: number): number {
  let at = from + 1;
  while (isSkipped(pieces[at])) at++;
  if (!isSomebody(pieces[at])) return -1;
  const have = pieces[at + 1];
  if (!have || !/^(?:have|get|receive|keep|take|collect|pocket)$/i.test(text.slice(have.start, have.end))) return -1;
  for (let index = at + 2; index < at + MAX_REACH && !isTie(pieces[index]); index++) {
    const piece = pieces[index];
    if (piece?.is === 'noun' || (piece?.is === 'verb' && !piece.isNoun)) return -1;
  }
  return at + 1;
}

/** Index after `0x… shall receive the DAI`, `0x… gets it` or `0x… the recipient`; the place itself where it says none of this. */
function endOfReceipt(text: string, pieces: readonly Piece[], from: number): number {
  let at = from + 1;
  const close = pieces[at];
  if (close?.is === 'tie' && close.tie === 'close') at++;
  while (isSkipped(pieces[at])) at++;
  const role = pieces[at];
  if (role?.is !== 'role') return from;
  const said = text.slice(role.start, role.end);
  if (role.role === 'recipient' && /^(?:recipient|receiver|beneficiary|payee)$/i.test(said))
    return !pieces[at + 1] || isTie(pieces[at + 1]) ? at + 1 : from;
  if (role.role !== 'receive' || !/^(?:gets?|receives?|obtains?|should get|should receive)$/i.test(said)) return from;
  at++;
  while (isSkipped(pieces[at])) at++;
  const what = pieces[at];
  const isBrought = what?.is === 'mention' && !what.amount && (what.isPronoun || what.asset?.value.kind === 'symbol');
  return isBrought ? at + 1 : from;
}

/** `so that 0x… gets it` says who, and not only why. */
function dropReason(out: Piece[]): void {
  for (let at = out.length - 1; at >= 0 && at > out.length - 8; at--) {
    const piece = out[at];
    if (isTie(piece)) return;
    if (piece?.is !== 'cue' || piece.cue !== 'reason') continue;
    out.length = at;
    return;
  }
}

/** Index of the address behind `arrive at`. */
function findPlace(pieces: readonly Piece[], from: number): number {
  let at = afterSkipped(pieces, from + 1);
  const piece = pieces[at];
  if (piece?.is === 'role' && ['on', 'in', 'to', 'with', 'into'].includes(piece.role)) at++;
  at = afterSkipped(pieces, at);
  return isSomebody(pieces[at]) ? at : -1;
}

/** What arrives was named as what the trade brings. */
function dropSubject(out: Piece[]): void {
  while (isSkipped(out.at(-1))) out.pop();
  const last = out.at(-1);
  const isBrought = last?.is === 'mention' && !last.amount && (last.isPronoun || last.asset?.value.kind === 'symbol');
  const before = out.at(-2);
  if (isBrought && (isTie(before) || isSkipped(before) || before?.is === 'cue')) out.pop();
}

const roleAt = ({ start, end }: Piece): PieceOf<'role'> => ({
  is: 'role',
  role: 'recipient',
  isField: false,
  start,
  end,
});
