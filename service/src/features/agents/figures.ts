import type { Decision, TransactionStatus } from '@countersign/protocol';
import type { Window } from './period.ts';
import type { Part } from './store.ts';
import type { Amounts } from './table.ts';

const TOP_PROTOCOLS = 10;

export function addUp(parts: readonly Part[]): Amounts {
  const sums: Record<string, number> = {};
  for (const { amounts } of parts) {
    for (const [figure, amount] of Object.entries(amounts)) sums[figure] = (sums[figure] ?? 0) + amount;
  }
  return sums;
}

/** The figures of one kind, by the part after the colon. */
const ofKind = (amounts: Amounts, kind: 'decision-ms' | 'protocol'): [string, number][] =>
  Object.entries(amounts)
    .filter(([figure]) => figure.startsWith(`${kind}:`))
    .map(([figure, amount]) => [figure.slice(kind.length + 1), amount]);

/** Each transaction has exactly one status. */
function countStatuses(amounts: Amounts) {
  const count = (status: TransactionStatus) => amounts[`status:${status}`] ?? 0;
  const [pending, approved, rejected] = [count('PENDING'), count('APPROVED'), count('REJECTED')];
  const [executed, failed] = [count('EXECUTED'), count('FAILED')];
  return { total: pending + approved + rejected + executed + failed, pending, approved, rejected, executed, failed };
}

/** Rounded to four digits; null if there are none. */
const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000);

/** In basis points, its stored precision. */
const meanOf = (sum = 0, count = 0) => (count === 0 ? null : Math.round(sum / count) / 10_000);

/**
 * The figures of an agent. The confidence of verdicts hints at their content, so it is shown only if the owner
 * publishes that.
 */
export function statsOf(amounts: Amounts, { publicDetails }: { readonly publicDetails: boolean }) {
  const counts = countStatuses(amounts);
  const decided = counts.total - counts.pending;
  return {
    ...counts,
    approvalRate: share(decided - counts.rejected, decided),
    averageConfidence: publicDetails ? meanOf(amounts['confidence:sum'], amounts['confidence:count']) : null,
    medianDecisionMs: medianOf(amounts),
  };
}

export function verdictsOf(amounts: Amounts) {
  const count = (decision: Decision) => amounts[`verdict:${decision}`] ?? 0;
  return { approved: count('APPROVED'), rejected: count('REJECTED'), undecided: count('UNDECIDED') };
}

export function seriesOf(window: Window, parts: readonly Part[]) {
  const piecesOf = Map.groupBy(parts, ({ start }) => start.getTime());
  return window.parts.map(({ start, end }) => {
    const point = { start: start.toISOString(), end: end.toISOString(), total: 0, ...verdictsOf({}) };
    // Only the shown figures of each part: there may be a hundred others.
    for (const { amounts } of piecesOf.get(start.getTime()) ?? []) {
      const { approved, rejected, undecided } = verdictsOf(amounts);
      point.total += countStatuses(amounts).total;
      point.approved += approved;
      point.rejected += rejected;
      point.undecided += undecided;
    }
    return point;
  });
}

export const topProtocolsOf = (amounts: Amounts) =>
  ofKind(amounts, 'protocol')
    .map(([protocol, total]) => ({ protocol, total }))
    .sort((a, b) => b.total - a.total || (a.protocol < b.protocol ? -1 : 1))
    .slice(0, TOP_PROTOCOLS);

/** Eight cells for each doubling of the time plus 1 ms, as in the triggers: the middle of one is at most 4.5 % off. */
const middleMs = (cell: number) => Math.round(2 ** ((cell + 0.5) / 8) - 1);

function medianOf(amounts: Amounts): number | null {
  const cells = ofKind(amounts, 'decision-ms');
  let left = Math.ceil(cells.reduce((total, [, amount]) => total + amount, 0) / 2);
  for (const [cell, amount] of cells.sort(([a], [b]) => Number(a) - Number(b))) {
    left -= amount;
    if (left <= 0) return middleMs(Number(cell));
  }
  return null;
}
