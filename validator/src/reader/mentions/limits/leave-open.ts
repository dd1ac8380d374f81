import { type Piece, slot } from '../piece.ts';
import type { Scan } from './scan.ts';

const isNamed = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && (piece.asset ?? piece.protocol ?? piece.chain) !== null;

/**
 * whether the words after it refer to the trade: `any price on Uniswap`, but not `any price of gas`, `any price do it
 * now`.
 */
function isOfTradeBehind({ pieces, isUsed }: Scan, last: number): boolean {
  const next = pieces[last + 1];
  if (next === undefined || next.is === 'tie' || next.is === 'quote') return true;
  if (isUsed(last + 1)) return false;
  return isNamed(next) || (next.is === 'role' && isNamed(pieces[last + 2]));
}

/** The same for the words before: `with gas at any price`, `for the electrician at any price`. */
function isOfTradeBefore({ pieces, isUsed }: Scan, first: number): boolean {
  let at = first - 1;
  for (let piece = pieces[at]; piece && leads(piece); piece = pieces[at]) at--;
  const piece = pieces[at];
  if (piece === undefined || piece.is === 'tie' || piece.is === 'quote') return true;
  return !isUsed(at) && (piece.is === 'mention' || (piece.is === 'verb' && !piece.isNoun));
}

const leads = (piece: Piece): boolean =>
  piece.is === 'filler' ||
  piece.is === 'my' ||
  piece.is === 'role' ||
  piece.is === 'bound' ||
  (piece.is === 'cue' && (piece.cue === 'any' || piece.cue === 'fine' || piece.cue === 'only'));

/** Takes words that leave the received amount open, unless words next to them name another object. */
export function leaveOpen(scan: Scan, from: number, to: number): void {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const isOpen = isOfTradeBefore(scan, first) && isOfTradeBehind(scan, last);
  const span = scan.use(from, to);
  if (isOpen) scan.limits.anyOutput ??= slot(span, true);
}
