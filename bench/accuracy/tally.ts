import type { Outcome } from './judge-row.ts';
import type { Kind, Split } from './row.ts';

export interface Share {
  readonly hits: number;
  readonly count: number;
}

export const shareOf = <T>(outcomes: readonly T[], isHit: (outcome: T) => boolean): Share => ({
  hits: outcomes.filter(isHit).length,
  count: outcomes.length,
});

export const ofKind = (outcomes: readonly Outcome[], kind: Kind, split?: Split): Outcome[] =>
  outcomes.filter(({ row }) => row.kind === kind && (split === undefined || row.split === split));

const isMistake = (outcome: Outcome) => outcome.isMistake;

export const isRejected = ({ outcome }: Outcome) => outcome === 'REJECTED';

/** The number of outcomes of each kind. */
export function outcomesOf(outcomes: readonly Outcome[]) {
  const count = (wanted: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return { approved: count('APPROVED'), asked: count('UNDECIDED'), rejected: count('REJECTED') };
}

/** F1 over all slots of all rows. */
export function slotF1(outcomes: readonly Outcome[]): number {
  let [found, missed, invented] = [0, 0, 0];
  for (const { slots } of outcomes) {
    if (!slots) continue;
    found += slots.found;
    missed += slots.missed.length;
    invented += slots.invented.length;
  }
  return found === 0 ? 0 : (2 * found) / (2 * found + missed + invented);
}

/** All figures with a target. */
export function tally(outcomes: readonly Outcome[]) {
  const mutants = ofKind(outcomes, 'mutant');
  const rejected = mutants.filter(isRejected);
  const settled = outcomes.filter(({ outcome }) => outcome !== 'UNDECIDED');
  return {
    falseAccepts: shareOf(mutants, isMistake),
    criticalFalseAccepts: shareOf(
      mutants.filter(({ row }) => row.severity === 'critical'),
      isMistake,
    ),
    falseRejects: shareOf(ofKind(outcomes, 'aligned'), isMistake),
    oddRejects: shareOf(ofKind(outcomes, 'odd'), isMistake),
    rightNode: shareOf(rejected, ({ hasRightNode }) => hasRightNode),
    rightNodeFirst: shareOf(rejected, ({ isRightNodeFirst }) => isRightNodeFirst),
    decided: shareOf(settled, ({ isDecided }) => isDecided),
    devF1: slotF1(ofKind(outcomes, 'aligned', 'dev')),
    testF1: slotF1(ofKind(outcomes, 'aligned', 'test')),
  };
}

export type Tally = ReturnType<typeof tally>;
