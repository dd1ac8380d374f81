import type { Read } from '../asides.ts';
import type { Topic } from '../meaning.ts';
import { type Piece, type PieceOf, slot } from '../piece.ts';
import { readDeadline } from './read-deadline.ts';
import { readFee } from './read-fee.ts';
import { readGas } from './read-gas.ts';
import { readIndifference, readInput, readOutput } from './read-output.ts';
import { readSlippage } from './read-slippage.ts';
import { createScan, isDenied, type Limits, type Scan } from './scan.ts';

/** Reads what limits the request as a whole. Each topic takes the nearest value of its kind; the rest is handed on. */
export function readLimits(
  text: string,
  pieces: readonly Piece[],
  nowUnix: number,
): Read & { readonly limits: Limits } {
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
    // `at a price of 4000 USDC`: for each of what is sold, as `at 4000 USDC` says too
    if (value < 0) scan.mark(at, at);
    else {
      if (value > at + 1) scan.mark(at + 1, value - 1);
      scan.replaced.set(at, { is: 'role', role: 'on', isField: false, start, end });
    }
  },
};

/** `any amount out is fine`. */
function readLeave(scan: Scan, at: number, piece: PieceOf<'cue'>): void {
  // `do not accept any output`
  if (isDenied(scan, at)) {
    scan.unread.push(slot(piece, scan.text.slice(piece.start, piece.end)));
    scan.mark(at, at);
    return;
  }
  scan.limits.anyOutput ??= slot(piece, true);
  const fine = scan.after(at, (next) => next.is === 'cue' && next.cue === 'fine');
  scan.use(at, fine >= 0 ? fine : at);
}
