import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import { type Piece, slot } from './piece.ts';

/** How much of a sentence is looked at. */
const MAX_REASON = 140;
const MAX_PIECES = 40;

const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');
/** What a request may be about, or what may limit it: a reason that names it is kept. */
const isExact = (piece: Piece): boolean =>
  (piece.is === 'mention' &&
    (piece.amount !== null ||
      piece.party?.value.kind === 'address' ||
      piece.party?.value.kind === 'ens' ||
      (piece.chain !== null && piece.asset === null))) ||
  piece.is === 'percent' ||
  piece.is === 'duration' ||
  (piece.is === 'cue' && ['condition', 'told', 'undone', 'memo', 'asks', 'schedule'].includes(piece.cue));
const isSum = (piece: Piece): boolean => piece.is === 'mention' && piece.amount !== null && piece.asset !== null;

const lead = String.raw`^\W{0,3}(?:(?:because|since|as|well|hi|hey|ok|okay|look|now|apparently|it seems|sadly)[\s,]+)*`;
const other = String.raw`(?!(?:i|we|you|u|it|please|he|she|they|do|does|did|is|are|was|were|can|could|should|shall|would|will|may|might|must|has|have|had|what|why|when|how|who|whose|which|where|if|unless|whether|let|not|never|no)\b)(?:(?:the|my|our|his|her|their|this|that|an?|most|all|these|some)\s)?[\p{L}\d][\p{L}\d.'’-]*(?:\s[\p{L}\d][\p{L}\d.'’-]*){0,3}?`;
const deals = String.raw`(?:takes?|accepts?|wants?|needs?|requires?|supports?|uses?|lists?|likes?|prefers?|asks? for|deals? in|deals? with|works? with|trades?|votes?|counts?|expects?|handles?|only\s\p{L}+s?)`;
/** `Aave takes wstETH only, so`, `the pool doesn't accept stETH, so`: what others deal in is why, and no part of what is asked. */
const needs = new RegExp(
  String.raw`${lead}${other}\s(?:(?:only|just|now|also|doesn['’]?t|does not|don['’]?t|do not|won['’]?t|will not|can['’]?t|cannot)\s){0,2}${deals}\b[^.;:!?\n]{0,60}?[\s,]+(?:so(?! that\b| long\b| far\b)|therefore|hence|thus|that['’]?s why)[\s,]+(?=\p{L})`,
  'iu',
);
/** `Aave's rate fell.`, `Yields at Compound are poor.` */
const rates = new RegExp(
  String.raw`${lead}(?:(?:the|my|our)\s)?(?:[\p{L}\d.-]+(?:['’]s)?\s){0,3}(?:rates?|yields?|apys?|aprs?|interest|returns?|incentives?|fees?|gas|queue|site|ui|frontend|app|bridge|pool)(?:\s(?:at|on|of|in|with|there|for)(?:\s[\p{L}\d.-]+){0,3})?\s(?:(?:has|have|just|recently|really)\s){0,2}(?:fell|dropped|went|is|are|was|were|got|rose|crashed|tanked|looks?|seems?|pays?|fallen|dropped|collapsed|spiked)\b[^.;:!?\n]{0,40}$`,
  'iu',
);

/** Takes out why something is asked for, where it tells what others deal in or pay: the place it names is not where to act. */
export function takeReasons(text: string, pieces: readonly Piece[]): Read {
  const kept: Piece[] = [];
  const unread: Slot<string>[] = [];
  const isAsked = pieces.some((piece) => piece.is === 'verb' && !piece.isNoun) && pieces.some(isSum);
  if (!isAsked) return { pieces, unread };
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    const before = pieces[at - 1];
    if (!piece) break;
    const end = !before || endsSentence(before) ? endOfReason(text, pieces, at) : at;
    const last = pieces[end - 1];
    if (end > at && last)
      unread.push(slot({ start: piece.start, end: last.end }, text.slice(piece.start, last.end).trim()));
    else kept.push(piece);
    at = Math.max(end, at + 1);
  }
  return { pieces: kept, unread };
}

/** Index after a reason that begins at a place; the place itself where none does. */
function endOfReason(text: string, pieces: readonly Piece[], from: number): number {
  const start = pieces[from]?.start ?? 0;
  const said = text.slice(start, start + MAX_REASON);
  const found = needs.exec(said);
  const stop = found ? start + found[0].length : endOfSentence(pieces, from);
  if (!found && !rates.test(text.slice(start, Math.min(stop, start + MAX_REASON)))) return from;
  let at = from;
  while (at < from + MAX_PIECES && (pieces[at]?.start ?? stop) < stop) at++;
  if (pieces.slice(from, at).some(isExact) || (pieces[at]?.start ?? stop) < stop) return from;
  // Nothing is a reason with no order behind it.
  const rest = found ? pieces.slice(at, at + MAX_PIECES) : pieces;
  return rest.some((piece) => piece.is === 'verb' && !piece.isNoun) && rest.some(isSum) ? at : from;
}

function endOfSentence(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (at < from + MAX_PIECES && pieces[at] && !endsSentence(pieces[at] as Piece)) at++;
  return pieces[at - 1]?.end ?? 0;
}
