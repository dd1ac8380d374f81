import type { Latency } from './latency.ts';
import { percent } from './statistics.ts';
import type { Share, Tally } from './tally.ts';

export interface Target {
  readonly name: string;
  readonly wanted: string;
  readonly is: string;
  readonly isMet: boolean;
  /** Whether it depends on the machine, not only on the seed. */
  readonly isTimed: boolean;
}

const value = ({ hits, count }: Share) => (count === 0 ? 0 : hits / count);

const atMost = (name: string, share: Share, most: number): Target => ({
  name,
  wanted: `at most ${percent(most, 1)}`,
  is: `${percent(value(share))} (${share.hits} of ${share.count})`,
  isMet: value(share) <= most,
  isTimed: false,
});

const atLeast = (name: string, share: Share, least: number): Target => ({
  name,
  wanted: `at least ${percent(least, 0)}`,
  is: `${percent(value(share))} (${share.hits} of ${share.count})`,
  isMet: value(share) >= least,
  isTimed: false,
});

const within = (name: string, ms: number, most: number): Target => ({
  name,
  wanted: `at most ${most} ms`,
  is: `${ms.toFixed(2)} ms`,
  isMet: ms <= most,
  isTimed: true,
});

/** The targets of the validator without a model. */
export function accuracyTargets(tally: Tally): Target[] {
  return [
    atMost('mutants approved', tally.falseAccepts, 0.005),
    atMost('critical mutants approved', tally.criticalFalseAccepts, 0),
    atMost('right, rejected', tally.falseRejects, 0.02),
    atMost('odd but right, rejected', tally.oddRejects, 0.05),
    atLeast('right check among the failures of a rejection', tally.rightNode, 0.95),
    atLeast('approved or rejected by a check', tally.decided, 0.95),
    {
      name: 'slot F1 on sentences not tuned on',
      wanted: 'at least 0.93',
      is: tally.testF1.toFixed(4),
      isMet: tally.testF1 >= 0.93,
      isTimed: false,
    },
  ];
}

export const latencyTargets = (latency: Latency): Target[] => [
  within('p50', latency.p50Ms, 2),
  within('p99', latency.p99Ms, 10),
  within('batch of 20 calls, p99', latency.batchP99Ms, 60),
  within('10,000 calls in one another', latency.nestedMs, 1000),
  within('10,000 calls side by side', latency.widthMs, 1000),
  within('1 MB of calldata', latency.megabyteMs, 1000),
];
