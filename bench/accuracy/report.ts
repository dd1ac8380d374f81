import { threshold } from '../arbiter.ts';
import { reliabilityTable } from './confidence.ts';
import type { Outcome } from './judge-row.ts';
import type { Latency } from './latency.ts';
import { severities } from './nodes.ts';
import { countBy, percent } from './statistics.ts';
import { show, table } from './table.ts';
import { isRejected, ofKind, outcomesOf, shareOf, slotF1, tally } from './tally.ts';
import { accuracyTargets, latencyTargets, type Target } from './targets.ts';

const isMistake = (outcome: Outcome) => outcome.isMistake;
const isStopped = (outcome: Outcome) => isRejected(outcome) && outcome.hasRightNode;
const countOf = (outcomes: readonly Outcome[], isOne: (outcome: Outcome) => boolean) =>
  String(outcomes.filter(isOne).length);

/** Approved, asked and rejected rows by kind. */
function outcomeTable(outcomes: readonly Outcome[]): string {
  const mutants = ofKind(outcomes, 'mutant');
  const groups = [
    ['right', ofKind(outcomes, 'aligned')],
    ['odd but right', ofKind(outcomes, 'odd')],
    ['mutants', mutants],
    ['critical mutants', mutants.filter(({ row }) => row.severity === 'critical')],
  ] as const;
  const rows = groups.map(([name, own]) => {
    const { approved, asked, rejected } = outcomesOf(own);
    return [name, String(own.length), String(approved), String(asked), String(rejected)];
  });
  return table(['Requests', 'Rows', 'Approved', 'Asked', 'Rejected'], rows);
}

function targetTable(targets: readonly Target[]): string {
  return table(
    ['Target', 'Wanted', 'Is', ''],
    targets.map(({ name, wanted, is, isMet }) => [name, wanted, is, isMet ? 'met' : '**missed**']),
  );
}

function splitTable(outcomes: readonly Outcome[]): string {
  const kinds = [
    ['aligned', 'right, rejected'],
    ['mutant', 'mutants approved'],
    ['odd', 'odd but right, rejected'],
  ] as const;
  const rows = kinds.flatMap(([kind, name]) =>
    (['dev', 'test'] as const).map((split) => [name, split, show(shareOf(ofKind(outcomes, kind, split), isMistake))]),
  );
  return table(['Mistake', 'Split', 'Share (95 % interval)'], rows);
}

const familyOf = (outcome: Outcome) => outcome.row.nodes?.[0]?.split('.')[0] ?? '';

function familyTable(outcomes: readonly Outcome[]): string {
  const rows = [...countBy(ofKind(outcomes, 'mutant'), familyOf)].map(([family, own]) => {
    const rejected = own.filter(isRejected);
    const first = shareOf(rejected, ({ isRightNodeFirst }) => isRightNodeFirst);
    return [
      family,
      show(shareOf(own, isMistake)),
      String(outcomesOf(own).asked),
      percent(rejected.filter(({ hasRightNode }) => hasRightNode).length / Math.max(1, rejected.length)),
      percent(first.hits / Math.max(1, first.count)),
    ];
  });
  return table(
    ['Family of the check', 'Approved (95 % interval)', 'Asked', 'Right check fails', 'Right check first'],
    rows,
  );
}

function nodeTable(outcomes: readonly Outcome[]): string {
  const mutants = ofKind(outcomes, 'mutant');
  const rows = Object.entries(severities).map(([node, severity]) => {
    const own = mutants.filter(({ row }) => row.nodes?.[0] === node);
    const named = own.filter(isStopped).length;
    const skips = outcomes.flatMap(({ skipped }) => skipped.filter((skip) => skip.node === node));
    const missing = skips.filter(({ isMissing }) => isMissing).length;
    return [
      `\`${node}\``,
      severity,
      String(own.length),
      countOf(own, isMistake),
      String(outcomesOf(own).asked),
      percent(own.length === 0 ? 0 : named / own.length, 1),
      percent(skips.length / outcomes.length, 1),
      percent(missing / outcomes.length, 1),
    ];
  });
  return table(
    [
      'Check',
      'Severity',
      'Mutants',
      'Approved',
      'Asked',
      'Right check rejects',
      'SKIP of all rows',
      'of them for want of context',
    ],
    rows,
  );
}

/** By operation only: a developer of the reader must not learn which sentences of the test split fail. */
function operationTable(outcomes: readonly Outcome[]): string {
  const aligned = ofKind(outcomes, 'aligned');
  const rows = [...countBy(aligned, ({ row }) => row.operation)].map(([operation, own]) => {
    const dev = own.filter(({ row }) => row.split === 'dev');
    const test = own.filter(({ row }) => row.split === 'test');
    const wrong = (list: readonly Outcome[]) => `${list.filter(isMistake).length} of ${list.length}`;
    return [operation, wrong(dev), wrong(test), slotF1(dev).toFixed(3), slotF1(test).toFixed(3)];
  });
  return table(['Operation', 'Rejected (dev)', 'Rejected (test)', 'Slot F1 (dev)', 'Slot F1 (test)'], rows);
}

function oddTable(outcomes: readonly Outcome[]): string {
  const rows = [...countBy(ofKind(outcomes, 'odd'), ({ row }) => row.operation)].map(([name, own]) => [
    name,
    String(own.length),
    String(outcomesOf(own).asked),
    countOf(own, isMistake),
  ]);
  return table(['Odd but right', 'Rows', 'Asked', 'Rejected'], rows);
}

function mutationTable(outcomes: readonly Outcome[]): string {
  const rows = [...countBy(ofKind(outcomes, 'mutant'), ({ row }) => row.mutation ?? '')].map(([mutation, own]) => [
    mutation,
    own[0]?.row.nodes?.[0]?.split('.')[1] ?? '',
    String(own.length),
    countOf(own, isMistake),
    String(outcomesOf(own).asked),
    countOf(own, isStopped),
  ]);
  return table(['Change', 'Check', 'Rows', 'Approved', 'Asked', 'Rejected by the right check'], rows);
}

/** The whole report. Everything except the times depends only on the seed. */
export function writeReport(seed: string, outcomes: readonly Outcome[], latency: Latency): string {
  const result = tally(outcomes);
  return `# Accuracy of the validator

Made by \`npm run bench:accuracy\` with the seed \`${seed}\`, without a language model and without a network: ${outcomes.length} requests,
of which ${ofKind(outcomes, 'aligned').length} agree, ${ofKind(outcomes, 'mutant').length} differ by one change and ${ofKind(outcomes, 'odd').length} are odd but right. Sentences of the dev split may be looked at
while the reader is tuned; those of the test split may not, and the split is by sentence, never by row. Intervals are
Wilson's, at 95 %. Everything but the times follows from the seed.

Of the rows of the test split that fail, those who tune have seen the operation, the checks and the kinds of steps that were
read, never the sentences: on sentences that nobody has measured, expect more right requests to be asked about or rejected.

An answer counts as the arbiter takes it, at its threshold of ${threshold}: below that the owner is asked, which is no mistake
but is counted. These sentences come from templates and only tell whether something got worse; how often sentences that
nobody had seen are judged rightly is measured by the [blind rounds](../blind/REPORT.md).

${outcomeTable(outcomes)}

${targetTable(accuracyTargets(result))}

## Mistakes by split

${splitTable(outcomes)}

Right check among the failures of a rejection: ${show(result.rightNode)}. Named first: ${show(result.rightNodeFirst)}.
Approved or rejected by a check: ${show(result.decided)}: a rejection names a failure; an approval has compared the action, the token, the amount,
the recipient and everything beyond them wherever there was something to compare.
Slot F1: ${result.devF1.toFixed(4)} (dev), ${result.testF1.toFixed(4)} (test).

## Mistakes by family

${familyTable(outcomes)}

![Mutants by the check that should stop them](rejects-by-node.svg)

## Checks

${nodeTable(outcomes)}

## Operations

${operationTable(outcomes)}

## Odd but right

${oddTable(outcomes)}

## Changes

${mutationTable(outcomes)}

## Confidence

${reliabilityTable(outcomes)}

## Times

In one process, warm, on the machine that wrote this report; each request three times, of which the middle one counts.

${targetTable(latencyTargets(latency))}
`;
}
