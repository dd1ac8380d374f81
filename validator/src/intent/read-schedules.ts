import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import { type Piece, slot } from './piece.ts';

const isTimed = (piece: Piece | undefined): boolean =>
  piece?.is === 'clock' || piece?.is === 'duration' || (piece?.is === 'cue' && piece.cue === 'schedule');
const isStep = (piece: Piece | undefined): boolean => piece?.is === 'role' || piece?.is === 'filler';

/** Takes out what puts the request off or repeats it: nothing that is signed now can do that. */
export function readSchedules(text: string, pieces: readonly Piece[]): Read {
  const kept: Piece[] = [];
  const unread: Slot<string>[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const isPlain = piece.is === 'role' && (piece.role === 'in' || piece.role === 'on') && isTimed(pieces[at + 1]);
    const isCue = piece.is === 'cue' && piece.cue === 'schedule';
    if (!isCue && !isPlain && piece.is !== 'clock') {
      kept.push(piece);
      continue;
    }
    let last = at;
    while (isTimed(pieces[last + 1]) || (isStep(pieces[last + 1]) && isTimed(pieces[last + 2]))) last++;
    const { end } = pieces[last] ?? piece;
    unread.push(slot({ start: piece.start, end }, text.slice(piece.start, end)));
    at = last;
  }
  return { pieces: kept, unread };
}
