import type { Piece } from './piece.ts';

/** Words that name something by its number: the role of both comes before it, `ID 7 を`. */
const leadsNumber = (piece: Piece | undefined): boolean => piece?.is === 'noun' && piece.noun === 'nft-id';

/** Arrows and English prepositions lead to the following word in every language: `5 USDC → DAI में`. */
const leads = /^(?:->|=>|→|⟶|➡|➜|⇒|▶|to|into|from|via)$/i;

/** Moves roles that follow their word in front of it, so that `bob.eth को` and `to bob.eth` are read alike. */
export function frontRoles(text: string, pieces: readonly Piece[]): Piece[] {
  const fronted: Piece[] = [];
  let mentionAt = -1;
  for (const piece of pieces) {
    if (piece.is === 'role' && mentionAt >= 0 && !leads.test(text.slice(piece.start, piece.end))) {
      while (leadsNumber(fronted[mentionAt - 1])) mentionAt--;
      fronted.splice(mentionAt, 0, piece);
      mentionAt = -1;
      continue;
    }
    fronted.push(piece);
    if (piece.is === 'mention' || piece.is === 'word') mentionAt = fronted.length - 1;
    else if (piece.is !== 'filler') mentionAt = -1;
  }
  return fronted;
}
