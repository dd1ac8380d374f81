import type { Constraints, Slot } from '../../intent.ts';
import { toNumber } from '../../text/decimal.ts';
import { isNot } from '../negation.ts';
import type { Mention, Piece, Span } from '../piece.ts';
import { connects, reach } from './nearest-piece.ts';

export type Limits = { -readonly [K in 'slippageBps' | 'deadline' | 'gas' | 'fee' | 'anyOutput']: Constraints[K] };

type Accepts = (piece: Piece) => boolean;

/** The pieces of a request during the search for limits, with those already taken. */
export interface Scan {
  readonly text: string;
  readonly nowUnix: number;
  readonly pieces: readonly Piece[];
  readonly limits: Limits;
  /** Limits that were understood but that no transaction can enforce. */
  readonly unread: Slot<string>[];
  /** Indices of pieces that now have another meaning. */
  readonly replaced: Map<number, Piece>;
  /** Dates that may still be read. */
  dates: number;
  isUsed(index: number): boolean;
  mark(from: number, to: number): void;
  /** Takes a topic and its value, with the words between and those that lead to them; returns the span of both. */
  use(topic: number, value: number): Span;
  /** Index of the next value of a kind to the right, -1 if there is none. */
  after(topic: number, accepts: Accepts): number;
  before(topic: number, accepts: Accepts): number;
  /** Adjacent on the left, else to the right, else further left. */
  nearest(topic: number, accepts: Accepts): number;
}

/** A limit whose unit had to be supplied. */
export const NO_UNIT = 0.8;
/** The maximum distance between a word and its negation. */
const MAX_DENIAL = 6;
/** Parsing dates is slow compared with everything else here. */
const MAX_DATES = 4;

export function createScan(text: string, pieces: readonly Piece[], nowUnix: number): Scan {
  const used = new Uint8Array(pieces.length);
  const isUsed = (index: number) => used[index] === 1;
  const mark = (from: number, to: number) => {
    used.fill(1, Math.min(from, to), Math.max(from, to) + 1);
  };
  const after: Scan['after'] = (topic, accepts) => reach(pieces, topic, 1, isUsed, accepts);
  const before: Scan['before'] = (topic, accepts) => reach(pieces, topic, -1, isUsed, accepts);
  return {
    text,
    nowUnix,
    pieces,
    limits: { slippageBps: null, deadline: null, gas: null, fee: null, anyOutput: null },
    unread: [],
    replaced: new Map(),
    dates: MAX_DATES,
    isUsed,
    mark,
    after,
    before,
    use: (topic, value) => {
      const first = Math.min(topic, value);
      mark(topic, value);
      for (let at = first - 1; at >= 0; at--) {
        const piece = pieces[at];
        // `spend at most 0.01 ETH on gas`
        const isSpending = piece?.is === 'verb' && (piece.sense === 'spend' || piece.sense === 'pay') && topic > value;
        if (!piece || isUsed(at) || !(connects(piece) || isSpending) || piece.is === 'tie') break;
        used[at] = 1;
      }
      return { start: pieces[first]?.start ?? 0, end: pieces[Math.max(topic, value)]?.end ?? 0 };
    },
    nearest: (topic, accepts) => {
      const beside = pieces[topic - 1];
      if (beside && !isUsed(topic - 1) && accepts(beside)) return topic - 1;
      const right = after(topic, accepts);
      return right >= 0 ? right : before(topic, accepts);
    },
  };
}

/** A number without an asset. */
export const isNumber = (piece: Piece): piece is Mention =>
  piece.is === 'mention' && piece.amount?.value.kind === 'number' && piece.asset === null;

export const numberOf = (piece: Piece | undefined): number | null =>
  piece?.is === 'mention' && piece.amount?.value.kind === 'number' ? toNumber(piece.amount.value.value) : null;

const isIndifference: Accepts = (piece) => piece.is === 'cue' && (piece.cue === 'fine' || piece.cue === 'any');

/** Index of the `no` before a topic, -1 if there is none. */
export const findNegation = (scan: Scan, topic: number): number => scan.before(topic, isNot);

/** Whether the clause of a piece contains a negation: `do not accept any output`, `any price is not ok`. */
export function isDenied({ pieces }: Scan, at: number): boolean {
  for (const step of [-1, 1]) {
    for (let next = at + step; Math.abs(next - at) <= MAX_DENIAL; next += step) {
      const piece = pieces[next];
      if (!piece || piece.is === 'tie') break;
      if (isNot(piece)) return true;
      if (step === 1 && piece.is !== 'filler') break;
    }
  }
  return false;
}

/** Index of `is fine`, `any`, `I don't care about`, -1 if there is none. */
export function findIndifference(scan: Scan, topic: number): number {
  const right = scan.after(topic, isIndifference);
  return right >= 0 ? right : scan.before(topic, isIndifference);
}
