import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import { type Mention, type Piece, slot } from './piece.ts';

const endsSentence = (piece: Piece | undefined): boolean =>
  !piece || (piece.is === 'tie' && ['stop', 'item', 'number'].includes(piece.tie));
const isWhole = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' && piece.amount?.value.kind === 'fraction' && !piece.asset && !piece.party && !piece.chain;
const isSum = (piece: Piece): boolean =>
  piece.is === 'mention' && piece.amount?.value.kind === 'number' && piece.asset !== null;

/** `Actually, everything.` asks for another sum than the sentence before it. */
const revises = /\b(?:actually|instead|rather|make|change|no|sorry|wait|correction|i meant|better)\b/i;

/** What may follow on `all` where it is the sum itself. */
const goesAlone = /^[\s.,!]*(?:(?:of (?:it|them|that)|please|now|thanks|thx|today|too)[\s.,!]*)*$/i;

/**
 * Takes out what is said of everything behind a sum: `Send 100 USDC to 0x…. Sanitise everything.`, `The whole team says hi.` ask for no
 * second transfer. It is told as not understood.
 */
export function takeRemarks(text: string, pieces: readonly Piece[]): Read {
  const unread: Slot<string>[] = [];
  const kept: Piece[] = [];
  let wasCounted = false;
  let from = 0;
  for (let at = 0; at <= pieces.length; at++) {
    if (!endsSentence(pieces[at])) continue;
    const sentence = pieces.slice(from, at);
    const said = sentence.filter(({ is }) => is === 'mention');
    const [first, last, all] = [sentence[0], sentence.at(-1), said[0]];
    const isRemark =
      wasCounted &&
      said.length === 1 &&
      isWhole(all) &&
      first &&
      last &&
      sentence.every(({ is }) => ['mention', 'word', 'filler', 'my', 'tie'].includes(is)) &&
      (sentence[sentence.indexOf(all) - 1]?.is === 'word' || !goesAlone.test(text.slice(all.end, last.end))) &&
      !revises.test(text.slice(first.start, last.end));
    if (isRemark) unread.push(slot({ start: first.start, end: last.end }, text.slice(first.start, last.end)));
    else kept.push(...sentence);
    wasCounted ||= sentence.some(isSum);
    const tie = pieces[at];
    if (tie) kept.push(tie);
    from = at + 1;
  }
  return { pieces: kept, unread };
}
