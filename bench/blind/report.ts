import { reliabilityTable } from '../accuracy/confidence.ts';
import { countBy, percent } from '../accuracy/statistics.ts';
import { show, table } from '../accuracy/table.ts';
import { threshold } from '../arbiter.ts';
import { answered } from './calibration.ts';
import {
  figuresOf,
  gradeOf,
  groupOutcomes,
  isOutside,
  type Miss,
  measure,
  meetsMust,
  missOf,
  showBound,
} from './figures.ts';
import type { Judged } from './judge.ts';
import type { OpenedRound } from './rounds.ts';

/** The number of consecutive rounds that must meet the targets. */
const headlineRounds = 3;

/** The last rounds of the newest kind. */
export function headlined(rounds: readonly OpenedRound[]): readonly OpenedRound[] {
  const newest = rounds.at(-1)?.number ?? 0;
  return rounds.filter(({ number }) => isOutside(number) === isOutside(newest)).slice(-headlineRounds);
}

const judgedIn = (rounds: readonly OpenedRound[]) => rounds.flatMap(({ judged }) => judged);

/** All of one kind. */
function headline(rounds: readonly OpenedRound[]): string {
  const columns = [...rounds.map(({ judged }) => judged), ...(rounds.length > 1 ? [judgedIn(rounds)] : [])];
  const heads = [...rounds.map(({ number }) => `Round ${number}`), ...(rounds.length > 1 ? ['Together'] : [])];
  const rows = figuresOf(rounds[0]?.number ?? 0).map((figure) => [
    figure.name,
    showBound(figure, figure.must),
    showBound(figure, figure.goal),
    ...columns.map((judged) => {
      const share = measure(figure, judged);
      const grade = gradeOf(figure, share);
      return grade === 'no cases' ? grade : `${show(share)}${grade === 'missed' ? ' **missed**' : ''}`;
    }),
  ]);
  return table(['Share of cases (95 % interval)', 'Must', 'Goal', ...heads], rows);
}

/** The number of consecutive rounds, up to the last, that meet every must. */
function inARow(rounds: readonly OpenedRound[]): number {
  const lastMiss = rounds.findLastIndex(({ number, judged }) => !meetsMust(number, judged));
  return rounds.length - 1 - lastMiss;
}

const short = (round: number, judged: readonly Judged[]) =>
  figuresOf(round).map((figure) => {
    const { hits, count } = measure(figure, judged);
    return count === 0 ? 'no cases' : percent(hits / count, 1);
  });

const namesOf = (rounds: readonly OpenedRound[]) => figuresOf(rounds[0]?.number ?? 0).map(({ name }) => name);

function roundsTable(rounds: readonly OpenedRound[]): string {
  const rows = rounds.map(({ number, commit, judged }) => [
    String(number),
    commit.slice(0, 10),
    String(judged.length),
    ...short(number, judged),
    meetsMust(number, judged) ? 'met' : '**missed**',
  ]);
  return table(['Round', 'Reader', 'Cases', ...namesOf(rounds), 'Musts'], rows);
}

/** The original figures, and those of the current reader. */
function standingTable(rounds: readonly OpenedRound[], now: ReadonlyMap<string, Judged>): string {
  const rows = rounds.map(({ number, judged }) => {
    const before = short(number, judged);
    const after = short(
      number,
      judged.flatMap(({ own }) => now.get(own.id) ?? []),
    );
    return [
      String(number),
      ...before.map((share, index) => (share === after[index] ? share : `${share} → ${after[index]}`)),
    ];
  });
  return table(['Round', ...namesOf(rounds)], rows);
}

interface SortedMiss {
  readonly id: string;
  readonly round: number;
  readonly miss: Miss;
  readonly cause: string;
}

const notSorted = 'not sorted';

const missesOf = (rounds: readonly OpenedRound[]): SortedMiss[] =>
  rounds.flatMap(({ number, judged, causes }) =>
    judged.flatMap((each) => {
      const miss = missOf(each);
      const { id } = each.own;
      return miss ? [{ id, round: number, miss, cause: causes.get(id) ?? notSorted }] : [];
    }),
  );

function causesTable(misses: readonly SortedMiss[]): string {
  const kinds: readonly Miss[] = ['wrong approved', 'right rejected', 'right undecided'];
  const groups = [...countBy(misses, ({ cause }) => cause)].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  const rows = groups.map(([cause, own]) => [
    cause,
    ...kinds.map((kind) => String(own.filter(({ miss }) => miss === kind).length)),
    [...countBy(own, ({ round }) => String(round))].map(([round, some]) => `${round}: ${some.length}`).join(', '),
  ]);
  return table(['Cause', ...kinds, 'By round'], rows);
}

function showCauses(rounds: readonly OpenedRound[]): string {
  const misses = missesOf(rounds);
  if (misses.length === 0) return 'No case was missed.';
  const open = misses.filter(({ cause }) => cause === notSorted).map(({ id }) => id);
  return [causesTable(misses), ...(open.length > 0 ? [`Not sorted: ${open.join(', ')}.`] : [])].join('\n\n');
}

function groupsTable(judged: readonly Judged[]): string {
  const rows = groupOutcomes(judged).map(({ by, name, label, approved, undecided, rejected }) => [
    by,
    name,
    label,
    ...[approved, undecided, rejected].map(String),
  ]);
  return table(['By', '', 'Label', 'Approved', 'Undecided', 'Rejected'], rows);
}

const intro = `# Blind rounds

Made by \`npm run blind -- report\`. Every case of a round was written by authors who never saw the reader, and was judged once, after
its hash was committed ([how a round is held](README.md)). Outcomes are those of the arbiter at its threshold of ${threshold}; intervals are
Wilson's, at 95 %. Authors of rounds 1 to 33 knew the guide and left out what it gives to the owner; those of later rounds know the schema of
a request only, and a right request is what a careful owner would sign.`;

const kinds = [
  { title: 'Rounds by outside authors', isOf: (round: number) => isOutside(round) },
  { title: 'Rounds of the former kind', isOf: (round: number) => !isOutside(round) },
] as const;

const lastOf = (count: number) => `the last ${count === 1 ? 'round' : `${count} rounds`}`;

/** The headline of a kind of rounds, then each round as it was judged the first time, and as it is judged now. */
function showKind(title: string, rounds: readonly OpenedRound[], now: ReadonlyMap<string, Judged>): string {
  const last = rounds.slice(-headlineRounds);
  const count = inARow(rounds);
  return `## ${title}

### ${lastOf(last.length).replace('the', 'The')}

${headline(last)}

Rounds in a row, up to the last, that meet every must: ${count}${count < headlineRounds ? ` of ${headlineRounds} wanted` : ''}.

### All

As they were judged the first time, by the reader of that commit.

${roundsTable(rounds)}

### With the current reader

No longer blind: their misses were looked at. First judged → now.

${standingTable(rounds, now)}`;
}

/**
 * The whole report; `now` has the answers of the current reader. It depends only on the opened rounds and this reader.
 */
export function writeReport(rounds: readonly OpenedRound[], now: ReadonlyMap<string, Judged>): string {
  if (rounds.length === 0) return `${intro}\n\nNo round has been opened yet.\n`;
  const present = kinds
    .map(({ title, isOf }) => ({ title, own: rounds.filter(({ number }) => isOf(number)) }))
    .filter(({ own }) => own.length > 0);
  const last = headlined(rounds);
  return `${intro}

${present.map(({ title, own }) => showKind(title, own, now)).join('\n\n')}

## Misses by cause

${showCauses(rounds)}

## Calibration

Answers of ${lastOf(last.length)}, as they were judged the first time. A pass is right if the case is; a rejection is right if the case is wrong.

![Confidence and how often it was right](calibration.svg)

${reliabilityTable(answered(judgedIn(last)))}

## Outcomes by kind of case

Of ${lastOf(last.length)}.

${groupsTable(judgedIn(last))}
`;
}
