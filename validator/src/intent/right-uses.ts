import type { Sense } from './meaning.ts';
import type { Mention, Piece } from './piece.ts';

/** How much may stand between somebody and what they may do. */
export const MAX_MODAL = 48;
export const MAX_CLAUSE = 24;

const able = '(?:able|allowed|permitted|authori[sz]ed|entitled|free|cleared|approved|empowered) to';
/** `may`, `should be able to`, `is hereby authorised to`: said of somebody, it is so from now on. */
export const mayDo = new RegExp(
  String.raw`^\W{0,3}(?:(?:may|shall|should|must)(?: (?:now|then|always|also|hereby))?(?: be ${able}| get to| have the right to)?|` +
    String.raw`(?:is|are) (?:hereby|to be) ${able}|(?:needs?|has|have|ought) to be ${able}|gets to|to be ${able})(?: be able to)?\s{1,3}$`,
  'i',
);
/** `can`, `is allowed to`: it may also be so already. */
export const canDo = new RegExp(
  String.raw`^\W{0,3}(?:(?:can|could|will)(?: (?:now|then|always|also))?(?: be ${able})?|(?:is|are|being) (?:now )?${able})\s{1,3}$`,
  'i',
);
export const toDo = /^\s{1,3}to\s{1,3}$/i;

export const uses: ReadonlySet<Sense> = new Set(['spend', 'take', 'send', 'withdraw', 'borrow']);

export const ends = (piece: Piece | undefined): boolean =>
  !piece || (piece.is === 'tie' && ['stop', 'item', 'number', 'next', 'but'].includes(piece.tie));
export const isSomebody = (piece: Piece | undefined): piece is Mention =>
  piece?.is === 'mention' &&
  piece.amount === null &&
  (piece.party === null
    ? piece.asset?.value.kind === 'address'
    : piece.party.value.kind !== 'self' &&
      piece.party.value.kind !== 'name' &&
      !(piece.asset?.value.kind === 'symbol' && piece.party.value.kind !== 'protocol'));
export const isThing = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && (piece.asset !== null || piece.isPronoun);
export const isRightNoun = (piece: Piece | undefined): boolean =>
  piece?.is === 'noun' && (piece.noun === 'operator' || piece.noun === 'manage' || piece.noun === 'allowance');

/** Index of the word for what is done with a right, -1 where none follows. */
export function findUse(text: string, pieces: readonly Piece[], from: number): number {
  const start = pieces[from - 1]?.end ?? 0;
  for (let at = from; at < from + MAX_CLAUSE; at++) {
    const piece = pieces[at];
    if (!piece || ends(piece) || piece.is === 'mention' || piece.start - start > MAX_MODAL) return -1;
    if (isUse(text, piece) || isRightNoun(piece)) return at;
  }
  return -1;
}

export const isUse = (text: string, piece: Piece): boolean =>
  (piece.is === 'verb' && uses.has(piece.sense)) ||
  (piece.is === 'word' && /^(?:touch|touching|reach)$/i.test(text.slice(piece.start, piece.end))) ||
  (piece.is === 'role' && /^(?:use|using|spending)$/i.test(text.slice(piece.start, piece.end)));

export function endOfClause(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (at < pieces.length && at < from + MAX_CLAUSE && !ends(pieces[at])) at++;
  return at;
}
