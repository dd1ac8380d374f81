import type { Slot } from './intent.ts';
import type { Sense } from './meaning.ts';
import { type Piece, slot } from './piece.ts';

/** Verbs beside which an unlimited right is what is asked for, and not a leave for another step. */
const asks: ReadonlySet<Sense> = new Set([
  'approve',
  'allow',
  'give',
  'set',
  'operator',
  'permit',
  'add',
  'change',
  'revoke',
]);
const MAX_REACH = 6;

/** `unlimited approval is fine`: a leave, where nobody asks for the approval itself. */
export function readPermissions(pieces: readonly Piece[]): {
  pieces: readonly Piece[];
  unlimitedApproval: Slot<true> | null;
} {
  if (!pieces.some((piece) => piece.is === 'verb')) return { pieces, unlimitedApproval: null };
  let verb: Sense | null = null;
  let found: { from: number; to: number } | null = null;
  let turned: { from: number; to: number } | null = null;
  pieces.forEach((piece, at) => {
    if (piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item')) verb = null;
    if (piece.is === 'verb' && !piece.isNoun) verb = piece.sense;
    if (found || piece.is !== 'mention' || piece.amount?.value.kind !== 'unlimited') return;
    const noun = near(pieces, at, (other) => other.is === 'noun' && other.noun === 'allowance');
    const fine = near(pieces, at, (other) => other.is === 'cue' && other.cue === 'fine');
    const isNegation = (other: Piece) => other.is === 'cue' && other.cue === 'not';
    const isDenied = near(pieces, at, isNegation, -1) >= 0;
    const denied = near(pieces, at, isNegation, 1);
    // `infinite approvals are a no-go`: read as `no infinite approvals`
    if (!isDenied && denied >= 0 && noun > at && noun < denied) turned ??= { from: at, to: denied };
    if (turned) return;
    const grants = near(pieces, at, (other) => other.is === 'verb' && !other.isNoun && asks.has(other.sense), 1);
    const isAsked = fine < 0 && ((verb !== null && asks.has(verb)) || grants >= 0);
    if (isDenied || isAsked || (noun < 0 && fine < 0)) return;
    found = { from: Math.min(at, noun < 0 ? at : noun, fine < 0 ? at : fine), to: Math.max(at, noun, fine) };
  });
  if (turned) {
    const { from, to } = turned as { from: number; to: number };
    const denial = pieces.slice(to, to + 1);
    return {
      pieces: [...pieces.slice(0, from), ...denial, ...pieces.slice(from, to), ...pieces.slice(to + 1)],
      unlimitedApproval: null,
    };
  }
  if (!found) return { pieces, unlimitedApproval: null };
  const { from, to } = found as { from: number; to: number };
  const span = { start: pieces[from]?.start ?? 0, end: pieces[to]?.end ?? 0 };
  return { pieces: [...pieces.slice(0, from), ...pieces.slice(to + 1)], unlimitedApproval: slot(span, true) };
}

/** Index of the nearest piece of a kind within the same clause, -1 where there is none. */
function near(pieces: readonly Piece[], from: number, accepts: (piece: Piece) => boolean, only?: -1 | 1): number {
  for (const step of only ? [only] : ([1, -1] as const)) {
    for (let at = from + step; Math.abs(at - from) <= MAX_REACH; at += step) {
      const piece = pieces[at];
      if (!piece || piece.is === 'tie') break;
      if (accepts(piece)) return at;
    }
  }
  return -1;
}
