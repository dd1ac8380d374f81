import { slot } from '../piece.ts';
import { leaveOpen } from './leave-open.ts';
import { findIndifference, findNegation, isNumber, NO_UNIT, numberOf, type Scan } from './scan.ts';

/** A larger bare number is not a realistic slippage in per cent. */
const MOST_PERCENT = 5;
/** A smaller bare number is a ratio: `0.005`. */
const LEAST_PERCENT = 0.1;

/** `0.5 % slippage`, `no slippage`, `I don't care about slippage`. */
export function readSlippage(scan: Scan, at: number): void {
  const { pieces, limits } = scan;
  const value = scan.nearest(at, (piece) => piece.is === 'percent' || isNumber(piece));
  const found = pieces[value];
  if (found?.is === 'percent') {
    limits.slippageBps ??= slot(scan.use(at, value), found.bps, found.confidence);
    return;
  }
  const number = numberOf(found);
  if (number !== null) {
    // A number far above any tolerance stays unread, without a guess.
    const bps = number < LEAST_PERCENT ? number * 10_000 : number <= MOST_PERCENT ? number * 100 : null;
    if (bps !== null)
      limits.slippageBps ??= slot(scan.use(at, value), Math.round(bps * 100) / 100, number === 0 ? 1 : NO_UNIT);
    return;
  }
  const indifferent = findIndifference(scan, at);
  if (indifferent >= 0) {
    leaveOpen(scan, at, indifferent);
    return;
  }
  const negated = findNegation(scan, at);
  if (negated >= 0) limits.slippageBps ??= slot(scan.use(at, negated), 0);
}
