import type { Outcome } from './judge-row.ts';
import { countBy } from './statistics.ts';

export interface MissFilter {
  readonly most: number;
  /** A part of a row's id. */
  readonly id: string | undefined;
  /** Includes the test split, which developers of the reader must not read. */
  readonly includesTest: boolean;
}

const isMiss = ({ isMistake, outcome, hasRightNode, row, slots }: Outcome) =>
  isMistake ||
  (row.kind === 'mutant' && (outcome === 'UNDECIDED' || !hasRightNode)) ||
  (slots !== null && slots.missed.length + slots.invented.length > 0);

function showMiss({ row, decision, outcome, failed, slots, confidence }: Outcome): string {
  const expected = row.nodes ? `${row.expect} by ${row.nodes.join(' or ')}` : row.expect;
  const request = JSON.stringify(row.request);
  return [
    `${row.id} (${row.operation}${row.mutation ? `, ${row.mutation}` : ''})`,
    `  ${row.request.human_intent.replaceAll('\n', '\\n')}`,
    `  expected ${expected}; got ${decision} at ${confidence}, ${outcome}`,
    ...failed.map(({ node, reasoning }) => `  FAIL ${node}: ${reasoning}`),
    ...(slots && slots.missed.length > 0 ? [`  missed ${slots.missed.join(', ')}`] : []),
    ...(slots && slots.invented.length > 0 ? [`  invented ${slots.invented.join(', ')}`] : []),
    `  ${request.length > 3000 ? `${request.slice(0, 3000)}…` : request}`,
  ].join('\n');
}

/** A description of a hidden row without its words. */
function nameMiss({ row, isMistake, outcome, failed }: Outcome): string {
  const why =
    !isMistake && outcome !== 'UNDECIDED'
      ? 'only slots or the check'
      : failed.map(({ node }) => node).join(' and ') || 'nothing failed';
  return `${row.kind} ${row.mutation ?? row.operation}, ${why}`;
}

/** The rows that went wrong; for the test split only counts, by operation or mutation and by check. */
export function showMisses(outcomes: readonly Outcome[], { most, id, includesTest }: MissFilter): string {
  const misses = outcomes.filter((outcome) => isMiss(outcome) && (id === undefined || outcome.row.id.includes(id)));
  const shown = misses.filter(({ row }) => includesTest || row.split === 'dev');
  const hidden = misses.filter(({ row }) => !includesTest && row.split === 'test');
  const counts = [...countBy(hidden, nameMiss)];
  return [
    ...shown.slice(0, most).map(showMiss),
    `${shown.length} rows missed in all${shown.length > most ? `, ${most} shown` : ''}`,
    ...(counts.length > 0 ? ['Of the test split, not shown:'] : []),
    ...counts.map(([name, own]) => `  ${name}: ${own.length}`),
  ].join('\n');
}
