import { slot } from '../piece.ts';
import { findIndifference, numberOf, type Scan } from './scan.ts';

/** `minimum output: 2950 USDC` says what is to come and at least how much; a minimum of nothing, that any will do. */
export function readOutput(scan: Scan, at: number): void {
  const { pieces, limits, replaced } = scan;
  const topic = pieces[at];
  const value = scan.after(at, (piece) => piece.is === 'mention' && piece.amount !== null);
  const mention = pieces[value];
  if (!topic || mention?.is !== 'mention') {
    readIndifference(scan, at);
    return;
  }
  if (mention.asset === null && numberOf(mention) === 0) {
    limits.anyOutput ??= slot(scan.use(at, value), true);
    return;
  }
  if (value > at + 1) scan.mark(at + 1, value - 1);
  replaced.set(at, { is: 'role', role: 'gets', isField: false, start: topic.start, end: topic.end });
  replaced.set(value, { ...mention, bound: mention.bound === 'exact' ? 'min' : mention.bound });
}

/** `any price is fine`; whether it was said. */
export function readIndifference(scan: Scan, at: number): boolean {
  const indifferent = findIndifference(scan, at);
  if (indifferent < 0) return false;
  scan.limits.anyOutput ??= slot(scan.use(at, indifferent), true);
  return true;
}
