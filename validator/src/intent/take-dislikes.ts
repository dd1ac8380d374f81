import type { Piece } from './piece.ts';

/** How much of a sentence is looked at. */
const MAX_REASON = 120;

const opensPart = (piece: Piece | undefined): boolean =>
  !piece || (piece.is === 'tie' && ['stop', 'item', 'number', 'line', 'comma', 'colon'].includes(piece.tie));
/** `I don't want to approve every time, so`: why something else is asked for. */
const dislikes =
  /^(?:(?:because|since|as|well|hi|hey|ok|okay|look)[\s,]+)*(?:(?:i|we)'?d (?:rather|prefer) not|(?:i|we) (?:really |just |simply |also )?(?:don'?t|do not|dont|hate|dislike|am tired of|'?m tired of|am sick of|'?m sick of|can'?t be bothered|would rather not))\b[^.;:!?\n]{0,90}?(?:[\s,]+(?:so|therefore|hence|thus|that'?s why)[\s,]+|\s?[:;–—]\s+)(?=\p{L})/iu;
/** Only how often, or what is a bother: anything else that is not wanted may be a ban. */
const isHabit =
  /\b(?:every|each|any) (?:single )?(?:time|trade|swap|payment|month|week|day)\b|\b(?:again and again|over and over|all the time|once more)\b|\b(?:like|love|enjoy|hate|dislike|deal with|dealing with|bother|bothered|mess with|fiddle with|worry about)\b/i;
const isExact = (piece: Piece): boolean =>
  piece.is === 'mention' && (piece.amount !== null || piece.party?.value.kind === 'address' || piece.asset !== null);

/** Takes out what somebody does not want as the reason for what they order: it bans nothing of the order. */
export function takeDislikes(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const kept: Piece[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    const end = opensPart(pieces[at - 1]) ? endOfDislike(text, pieces, at) : at;
    if (end === at) kept.push(piece);
    at = Math.max(end, at + 1);
  }
  return kept;
}

function endOfDislike(text: string, pieces: readonly Piece[], from: number): number {
  const start = pieces[from]?.start ?? 0;
  const lead = /(?:^|[^\p{L}])(?:i|we)\s$/iu.exec(text.slice(Math.max(0, start - 3), start))?.[0].trimStart() ?? '';
  const found = dislikes.exec((lead + text.slice(start, start + MAX_REASON)).replaceAll('’', "'"));
  if (!found || !isHabit.test(found[0])) return from;
  const stop = start + found[0].length - lead.length;
  let at = from;
  while ((pieces[at]?.start ?? stop) < stop) at++;
  // What is named exactly is no mere reason.
  return pieces.slice(from, at).some(isExact) || !isOrdered(pieces, at) ? from : at;
}

/** Whether an order follows at once. */
function isOrdered(pieces: readonly Piece[], from: number): boolean {
  let at = from;
  while (pieces[at]?.is === 'filler' || (pieces[at]?.is === 'cue' && at < from + 2 && !isNot(pieces[at]))) at++;
  const piece = pieces[at];
  return piece?.is === 'verb' && !piece.isNoun;
}

const isNot = (piece: Piece | undefined): boolean => piece?.is === 'cue' && piece.cue === 'not';
