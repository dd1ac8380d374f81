import type { Decision, TransactionStatus } from '@countersign/protocol';
import type { Window } from './period.ts';
import type { Cell } from './store.ts';
import type { Measure } from './table.ts';

const TOP_PROTOCOLS = 10;

const amounts = (cells: readonly Cell[], measure: Measure) => cells.filter((cell) => cell.measure === measure);
const sum = (cells: readonly Cell[]) => cells.reduce((total, { amount }) => total + amount, 0);
const sumOf = (cells: readonly Cell[], label: TransactionStatus | Decision | 'sum' | 'count') =>
  sum(cells.filter((cell) => cell.label === label));

const round4 = (value: number) => Math.round(value * 10_000) / 10_000;

/** Null instead of a share of nothing. */
const share = (part: number, whole: number) => (whole === 0 ? null : round4(part / whole));

/** How an agent has done. */
export function statsOf(cells: readonly Cell[]) {
  const statuses = amounts(cells, 'status');
  const confidence = amounts(cells, 'confidence');
  const [total, pending, rejected] = [sum(statuses), sumOf(statuses, 'PENDING'), sumOf(statuses, 'REJECTED')];
  const decided = total - pending;
  return {
    total,
    pending,
    approved: sumOf(statuses, 'APPROVED'),
    rejected,
    executed: sumOf(statuses, 'EXECUTED'),
    failed: sumOf(statuses, 'FAILED'),
    approvalRate: share(decided - rejected, decided),
    averageConfidence: share(sumOf(confidence, 'sum') / 10_000, sumOf(confidence, 'count')),
    medianDecisionMs: medianOf(amounts(cells, 'decision-ms')),
  };
}

export function verdictsOf(cells: readonly Cell[]) {
  const verdicts = amounts(cells, 'verdict');
  return {
    approved: sumOf(verdicts, 'APPROVED'),
    rejected: sumOf(verdicts, 'REJECTED'),
    undecided: sumOf(verdicts, 'UNDECIDED'),
  };
}

export function seriesOf({ parts }: Window, cells: readonly Cell[]) {
  const ofPart = Map.groupBy(cells, ({ start }) => start?.getTime());
  return parts.map(({ start, end }) => {
    const own = ofPart.get(start.getTime()) ?? [];
    const total = sum(amounts(own, 'status'));
    return { start: start.toISOString(), end: end.toISOString(), total, ...verdictsOf(own) };
  });
}

export const topProtocolsOf = (cells: readonly Cell[]) =>
  amounts(cells, 'protocol')
    .map(({ label, amount }) => ({ protocol: label, total: amount }))
    .sort((a, b) => b.total - a.total || (a.protocol < b.protocol ? -1 : 1))
    .slice(0, TOP_PROTOCOLS);

/** Eight cells to each doubling of the time plus 1 ms, as the triggers cut them: the middle of one is at most 4.5 % off. */
const middleMs = (cell: number) => Math.round(2 ** ((cell + 0.5) / 8) - 1);

function medianOf(cells: readonly Cell[]): number | null {
  let left = Math.ceil(sum(cells) / 2);
  for (const [cell, amount] of cells.map(({ label, amount }) => [Number(label), amount] as const).sort(byCell)) {
    left -= amount;
    if (left <= 0) return middleMs(cell);
  }
  return null;
}

const byCell = ([a]: readonly [number, number], [b]: readonly [number, number]) => a - b;
