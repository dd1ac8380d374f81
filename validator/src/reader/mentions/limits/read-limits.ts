import type { Slot } from '../../intent.ts';
import type { Topic } from '../../languages/meaning.ts';
import { type Piece, type PieceOf, slot } from '../piece.ts';
import { leaveOpen } from './leave-open.ts';
import { readDeadline } from './read-deadline.ts';
import { readFee } from './read-fee.ts';
import { readGas } from './read-gas.ts';
import { readIndifference, readInput, readOutput } from './read-output.ts';
import { readSlippage } from './read-slippage.ts';
import { createScan, isDenied, type Limits, numberOf, type Scan } from './scan.ts';

/** Larger numbers of dollars are not a price of a dollar. */
const MOST_PER_DOLLAR = 2;
/** The maximum distance from a limit back to its trade. */
const MAX_BACK = 40;

interface LimitsRead {
  /** The pieces that remain for the rest of the reader. */
  readonly pieces: readonly Piece[];
  readonly unread: readonly Slot<string>[];
  readonly limits: Limits;
}

/**
 * Reads the limits of the request as a whole. Each topic takes the nearest value of its kind; the rest is passed on.
 */
export function readLimits(text: string, pieces: readonly Piece[], nowUnix: number): LimitsRead {
  const scan = createScan(text, pieces, nowUnix);
  pieces.forEach((piece, at) => {
    if (scan.isUsed(at)) return;
    if (piece.is === 'topic') readers[piece.topic](scan, at, piece);
    else if (piece.is === 'cue' && piece.cue === 'before') readDeadline(scan, at, true);
    else if (piece.is === 'cue' && piece.cue === 'any-output') readLeave(scan, at, piece);
  });
  const kept = pieces.flatMap((piece, at) => (scan.isUsed(at) ? [] : [scan.replaced.get(at) ?? piece]));
  return { pieces: kept, unread: scan.unread, limits: scan.limits };
}

const readers: Readonly<Record<Topic, (scan: Scan, at: number, piece: PieceOf<'topic'>) => void>> = {
  slippage: readSlippage,
  deadline: (scan, at) => {
    readDeadline(scan, at, false);
  },
  date: (scan, at, { start, end }) => {
    const isBy = scan.text.slice(start, end).toLowerCase() === 'by';
    if (!readDeadline(scan, at, true) && isBy)
      scan.replaced.set(at, { is: 'role', role: 'by', isField: false, start, end });
  },
  gas: (scan, at) => readGas(scan, at, 'gas'),
  'gas-price': (scan, at) => readGas(scan, at, 'gas-price'),
  'gas-cost': (scan, at) => readGas(scan, at, 'gas-cost'),
  fee: (scan, at) => readFee(scan, at, false),
  pool: (scan, at) => readFee(scan, at, true),
  output: readOutput,
  input: readInput,
  price: (scan, at, { start, end }) => {
    if (readIndifference(scan, at)) return;
    const value = scan.after(at, (piece) => piece.is === 'mention' && piece.amount !== null && piece.asset !== null);
    const bounded = scan.pieces[value];
    const isLimit = /^limit$/i.test(scan.text.slice(start, end));
    // `CoW limit: 2 WETH/USDC`: the type of order
    const [place, colon] = [scan.pieces[at - 1], scan.pieces[at + 1]];
    const isKind =
      place?.is === 'mention' && place.protocol !== null && !scan.text.slice(place.end, start).includes('\n');
    if (isLimit && isKind && colon?.is === 'tie' && colon.tie === 'colon') return scan.mark(at, at);
    if (isLimit && readWhole(scan, at, value)) return;
    const isSum = bounded?.is === 'mention' && (bounded.bound === 'min' || bounded.bound === 'max') && isLimit;
    // `limit 0.1 WETH minimum` is a bound on the total
    if (isSum) return scan.mark(at, at);
    // `at a price of 4000 USDC`: per unit sold, as `at 4000 USDC`
    if (value < 0) scan.mark(at, at);
    else {
      if (value > at + 1) scan.mark(at + 1, value - 1);
      scan.replaced.set(at, { is: 'role', role: 'on', isField: false, start, end });
    }
  },
};

const isDollar = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && piece.asset?.value.kind === 'symbol' && /usd|^dai$/i.test(piece.asset.value.symbol);

/**
 * `sell 15000 USDT, limit: 15010 USDC`: the price of a dollar is not in the thousands, so the limit is one on the
 * total; the limits of Balancer always are.
 */
function readWhole(scan: Scan, at: number, value: number): boolean {
  const [topic, mention] = [scan.pieces[at], scan.pieces[value]];
  const pieces = scan.pieces.slice(Math.max(0, at - MAX_BACK), at);
  if (!topic || mention?.is !== 'mention' || mention.bound !== 'exact') return false;
  const sold = pieces.findIndex((piece) => piece.is === 'mention' && piece.amount !== null && piece.asset !== null);
  const isBalancer = pieces.some((piece) => piece.is === 'mention' && piece.protocol?.value.startsWith('balancer'));
  const isPar = isDollar(pieces[sold]) && isDollar(mention) && (numberOf(mention) ?? 0) > MOST_PER_DOLLAR;
  const isBuy = pieces.slice(0, Math.max(sold, 0)).some((piece) => piece.is === 'verb' && piece.sense === 'buy');
  if (sold < 0 || !(isBalancer || isPar)) return false;
  if (value > at + 1) scan.mark(at + 1, value - 1);
  scan.replaced.set(at, {
    is: 'role',
    role: isBuy ? 'gives' : 'gets',
    isField: false,
    start: topic.start,
    end: topic.end,
  });
  scan.replaced.set(value, { ...mention, bound: isBuy ? 'max' : 'min' });
  return true;
}

/** `any amount out is fine`. */
function readLeave(scan: Scan, at: number, piece: PieceOf<'cue'>): void {
  // `do not accept any output`
  if (isDenied(scan, at)) {
    scan.unread.push(slot(piece, scan.text.slice(piece.start, piece.end)));
    scan.mark(at, at);
    return;
  }
  const fine = scan.after(at, (next) => next.is === 'cue' && next.cue === 'fine');
  leaveOpen(scan, at, fine >= 0 ? fine : at);
}
