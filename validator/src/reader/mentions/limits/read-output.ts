import type { Piece } from '../piece.ts';
import { leaveOpen } from './leave-open.ts';
import { findIndifference, isDenied, numberOf, type Scan } from './scan.ts';

/** `minimum output: 2950 USDC` names the received asset and its minimum; a minimum of zero accepts any amount. */
export function readOutput(scan: Scan, at: number): void {
  const ahead = scan.after(at, isCounted);
  // `0.29 WETH min out`
  const value = ahead < 0 && isCounted(scan.pieces[at - 1]) && !scan.isUsed(at - 1) ? at - 1 : ahead;
  const mention = scan.pieces[value];
  if (mention?.is !== 'mention') readIndifference(scan, at);
  else if (mention.asset === null && numberOf(mention) === 0) leaveOpen(scan, at, value);
  else bind(scan, at, value, 'gets', 'min');
}

/** `max spend 800 USDC` names the sold asset and its maximum. */
export function readInput(scan: Scan, at: number): void {
  const ahead = scan.after(at, isCounted);
  const value = ahead < 0 && isCounted(scan.pieces[at - 1]) && !scan.isUsed(at - 1) ? at - 1 : ahead;
  if (value >= 0) bind(scan, at, value, 'gives', 'max');
}

const isCounted = (piece: Piece | undefined): boolean => piece?.is === 'mention' && piece.amount !== null;

/** Turns a topic and its value into a mention with its role and its bound. */
function bind(
  { pieces, replaced, mark }: Scan,
  at: number,
  value: number,
  role: 'gives' | 'gets',
  bound: 'min' | 'max',
): void {
  const [topic, mention] = [pieces[at], pieces[value]];
  if (!topic || mention?.is !== 'mention') return;
  if (value > at + 1) mark(at + 1, value - 1);
  const lead = { is: 'role', role, isField: false, start: topic.start, end: topic.end } as const;
  const [first, second] = value < at ? [value, at] : [at, value];
  replaced.set(first, lead);
  replaced.set(second, { ...mention, bound: mention.bound === 'exact' ? bound : mention.bound });
}

/** `any price is fine`; whether the words contain it. */
export function readIndifference(scan: Scan, at: number): boolean {
  const indifferent = findIndifference(scan, at);
  if (indifferent < 0 || isDenied(scan, Math.min(at, indifferent))) return false;
  leaveOpen(scan, at, indifferent);
  return true;
}
