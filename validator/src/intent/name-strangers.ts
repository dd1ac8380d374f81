import type { Piece } from './piece.ts';

/** How much behind an address is looked at. */
const MAX_REACH = 110;
const MAX_PIECES = 60;

const isAddress = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && !piece.amount && piece.party?.value.kind === 'address';
const endsPart = (piece: Piece): boolean =>
  piece.is === 'tie' && ['stop', 'item', 'number', 'comma', 'but', 'next', 'line', 'colon'].includes(piece.tie);
const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && ['stop', 'item', 'number', 'line'].includes(piece.tie);

/** `0x… is the old one`, `0x… looks similar but is not ours`. */
const isStrange =
  /^["'`)\],]{0,2}\s{1,2}(?:also\s|just\s|only\s)?(?:looks?|is|was|seems|has been|belongs|got|are)\b[^.;!?\n]{0,70}?\b(?:not (?:ours|mine|his|hers|theirs|the|it|to be used|used|valid|right|correct|us)|isn'?t|no longer|any ?more|old|older|previous|former|wrong|compromised|fake|look-?alike|lookalike|similar|alike|outdated|retired|obsolete|hacked|phish\w*|scam\w*|poison\w*|closed|abandoned|lost|stolen|a different|somebody else|someone else|another)\b/i;
/** What gives the sentence an order of its own, so that nothing may be taken out of it. */
const isOrder = (piece: Piece): boolean =>
  (piece.is === 'verb' && !piece.isNoun && !['revoke', 'allow', 'set', 'approve', 'spend'].includes(piece.sense)) ||
  piece.is === 'noun' ||
  (piece.is === 'mention' && piece.amount !== null);

const endsTold = (piece: Piece, told: number): boolean =>
  endsSentence(piece) || (piece.is === 'tie' && piece.start >= told && ['comma', 'colon', 'next'].includes(piece.tie));

/** Reads an address that is told to be another than the one that is meant as forbidden. */
export function nameStrangers(text: string, pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.filter(isAddress).length < 2) return pieces;
  const out: Piece[] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const strange = isAddress(piece) ? isStrange.exec(text.slice(piece.end, piece.end + MAX_REACH)) : null;
    if (strange) {
      const before = out.slice(from);
      let end = at + 1;
      const told = piece.end + strange[0].length;
      while (end < pieces.length && end < at + MAX_PIECES && !endsTold(pieces[end] as Piece, told)) end++;
      if (!before.some(isOrder) && !pieces.slice(at + 1, end).some((other) => isOrder(other) || isAddress(other))) {
        out.length = from;
        out.push(
          {
            is: 'cue',
            cue: 'not',
            isField: false,
            start: piece.start,
            end: piece.start,
          },
          piece,
        );
        at = end - 1;
        continue;
      }
    }
    out.push(piece);
    if (endsPart(piece)) from = out.length;
  }
  return out;
}
