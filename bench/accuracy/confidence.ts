import type { Outcome } from './judge-row.ts';
import { severities } from './nodes.ts';
import { countBy } from './statistics.ts';
import { show, table } from './table.ts';
import { type Share, shareOf } from './tally.ts';

const buckets = [0, 0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.98];
const isRight = (outcome: Answered) => outcome.isRight;

/** The part of an answer that its confidence is about. */
export type Answered = Pick<Outcome, 'decision' | 'confidence' | 'isRight'>;

/** Answers of similar confidence. */
export interface Bin {
  readonly decision: Answered['decision'];
  readonly from: number;
  readonly to: number;
  readonly mean: number;
  readonly right: Share;
}

/** The bins with answers, passes first. */
export function reliabilityBins(outcomes: readonly Answered[]): Bin[] {
  return (['PASS', 'REJECT'] as const).flatMap((decision) =>
    buckets.flatMap((from, index) => {
      const below = buckets[index + 1] ?? Number.POSITIVE_INFINITY;
      const own = outcomes.filter(
        (outcome) => outcome.decision === decision && outcome.confidence >= from && outcome.confidence < below,
      );
      if (own.length === 0) return [];
      const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
      return [{ decision, from, to: Math.min(below, 1), mean, right: shareOf(own, isRight) }];
    }),
  );
}

/** Calibration: the share of right answers by confidence. */
export function reliabilityTable(outcomes: readonly Answered[]): string {
  const rows = reliabilityBins(outcomes).map(({ decision, from, to, mean, right }) => [
    decision,
    `${from} to ${to}`,
    mean.toFixed(3),
    show(right),
  ]);
  return table(['Answer', 'Confidence', 'Mean', 'Right (95 % interval)'], rows);
}

/** The share of right passes by missing check. */
function withoutCheckTable(passes: readonly Outcome[]): string {
  const rows = Object.keys(severities).flatMap((node) => {
    const own = passes.filter(({ skipped }) => skipped.some((skip) => skip.node === node && skip.isMissing));
    return own.length === 0 ? [] : [[node, show(shareOf(own, isRight))]];
  });
  return table(['Passed without', 'Right (95 % interval)'], rows);
}

function unreadTable(passes: readonly Outcome[]): string {
  const groups = [...countBy(passes, ({ unread }) => (unread < 5 ? String(unread) : '5 or more'))];
  const rows = groups
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([unread, own]) => [unread, show(shareOf(own, isRight))]);
  return table(['Passed with words unread', 'Right (95 % interval)'], rows);
}

function failureTable(outcomes: readonly Outcome[]): string {
  const rejects = outcomes.filter(({ decision }) => decision === 'REJECT');
  const rows = [...countBy(rejects, ({ primary }) => primary ?? '')].map(([node, own]) => {
    const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
    return [node, mean.toFixed(3), show(shareOf(own, isRight))];
  });
  return table(['Rejected first by', 'Mean confidence', 'Right (95 % interval)'], rows);
}

/** The figures that decide the constants of a confidence. */
export function showConfidence(outcomes: readonly Outcome[]): string {
  const passes = outcomes.filter(({ decision }) => decision === 'PASS');
  return [reliabilityTable(outcomes), withoutCheckTable(passes), unreadTable(passes), failureTable(outcomes)].join(
    '\n\n',
  );
}
