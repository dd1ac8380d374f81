import type { Piece } from '../piece.ts';

/** The maximum distance between a limit and the value it applies to. */
const MAX_REACH = 7;

/** Words that only lead from a topic to its value: `slippage should be kept at most around`. */
export function connects(piece: Piece): boolean {
  switch (piece.is) {
    case 'filler':
    case 'my':
    case 'bound':
    case 'quote':
      return true;
    case 'role':
      return ['of', 'to', 'on', 'in', 'for', 'with', 'by', 'as', 'amount', 'using', 'from', 'into', 'spend'].includes(
        piece.role,
      );
    case 'tie':
      return piece.tie === 'colon' || piece.tie === 'open';
    case 'cue':
      return piece.cue === 'not' || piece.cue === 'only' || piece.cue === 'any';
    default:
      return false;
  }
}

export type Accepts = (piece: Piece) => boolean;

/**
 * Index of the nearest piece of the right kind on one side, with only connecting words between; -1 if there is none.
 */
export function reach(
  pieces: readonly Piece[],
  from: number,
  step: 1 | -1,
  isUsed: (index: number) => boolean,
  accepts: Accepts,
): number {
  for (let at = from + step, count = 0; count < MAX_REACH; at += step, count++) {
    const piece = pieces[at];
    if (!piece || isUsed(at)) return -1;
    if (accepts(piece)) return at;
    if (!connects(piece)) return -1;
  }
  return -1;
}
