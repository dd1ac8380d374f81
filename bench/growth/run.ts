import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { table } from '../accuracy/table.ts';
import { withDatabase } from '../setting/database.ts';
import { machine, say, writeReport } from '../setting/report.ts';
import { drawGrowth } from './picture.ts';
import { REPORT_EVERY, type Subject, startSubject } from './subject.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** With fewer rounds, the p95 would be one of the slowest two or three values. */
const ROUNDS = 200;
const MOST = 1.5;

export interface Series {
  readonly name: string;
  /** In ms, one for each size. */
  readonly p50: readonly number[];
  readonly p95: readonly number[];
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: String(ROUNDS) }, sizes: { type: 'string', default: SIZES.join(',') } },
});
const rounds = Number(values.rounds);
const sizes = values.sizes.split(',').map(Number);

await withDatabase(async (clusterUrl) => {
  const subjects: Subject[] = [];
  for (const rows of sizes) {
    const startedMs = performance.now();
    subjects.push(await startSubject(clusterUrl, rows, (done) => say(`\rseeding ${count(done)} of ${count(rows)} `)));
    say(`in ${((performance.now() - startedMs) / 1000).toFixed(0)} s\n`);
  }
  const all: Series[] = [];
  for (const name of Object.keys(subjects[0]?.works ?? {})) {
    for (const subject of subjects) await subject.signInAgain();
    const series = await measure(subjects, name);
    say(`${name}: ${series.p95.map(ms).join(', ')}\n`);
    all.push(series);
  }
  for (const subject of subjects) await subject.stop();
  await report(all, subjects.at(-1) as Subject);
});

/** Alternates between the sizes, so that other load on the machine affects all equally. */
async function measure(subjects: readonly Subject[], name: string): Promise<Series> {
  const warmUp = Math.ceil(rounds / 10);
  const most = Math.min(...subjects.map(({ works }) => works[name]?.most ?? Number.POSITIVE_INFINITY));
  const times: number[][] = subjects.map(() => []);
  for (let round = 0; round < Math.min(rounds + warmUp, most); round += 1) {
    for (const [index, { works }] of subjects.entries()) {
      const work = works[name];
      await work?.prepare?.(round);
      const started = performance.now();
      await work?.run(round);
      if (round >= warmUp) times[index]?.push(performance.now() - started);
    }
  }
  return { name, p50: times.map((each) => percentile(each, 0.5)), p95: times.map((each) => percentile(each, 0.95)) };
}

function percentile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

function count(rows: number): string {
  return rows.toLocaleString('en');
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}

async function report(all: readonly Series[], largest: Subject): Promise<void> {
  const ratioOf = ({ p95 }: Series) => (p95.at(-1) ?? Number.NaN) / (p95[0] ?? Number.NaN);
  const medianRatioOf = ({ p50 }: Series) => (p50.at(-1) ?? Number.NaN) / (p50[0] ?? Number.NaN);
  const times = all.map((series) => {
    const cells = series.p95.map((p95, index) => `${(series.p50[index] ?? 0).toFixed(1)} / ${ms(p95)}`);
    const ratio = ratioOf(series);
    return [
      series.name,
      ...cells,
      medianRatioOf(series).toFixed(2),
      ratio.toFixed(2),
      ratio <= MOST ? 'met' : '**missed**',
    ];
  });
  const heading = [
    'Request',
    ...sizes.map((rows) => `${count(rows)} rows`),
    'Ratio of p50',
    'of p95',
    `At most ${MOST}`,
  ];
  const rowsInAll = largest.tableSizes.reduce((sum, { rows }) => sum + rows, 0);
  const bytes = largest.tableSizes.map(({ name, rows, bytes }) => [
    name,
    count(Math.round(rows)),
    `${(bytes / 1e6).toFixed(0)} MB`,
    `${count(Math.round(bytes / largest.rows))} bytes`,
  ]);
  const text = `# Growth

Made by \`npm run bench -- growth\`: the same requests to services that hold from ${count(sizes[0] ?? 0)} to ${count(largest.rows)} transactions each, half of them owned by the owner who sends the requests. All services run on one PostgreSQL and take turns, ${rounds} times (at most 100 approvals, because no more requests wait in the smallest). Times are p50 / p95 over HTTP; those of the sealer are of the function itself. What counts is the ratio of the largest to the smallest; absolute times depend on the machine.

${table(heading, times)}

![p95 by the number of rows, over that of the smallest](growth.svg)

## What a request takes on disk

Tables with their indexes at ${count(largest.rows)} transactions, the ten largest: ${(rowsInAll / 1e6).toFixed(1)} million rows. Here one verdict in ${REPORT_EVERY} has its report; \`npm run seed\` makes the same rows with all reports.

${table(['Table', 'Rows', 'Size', 'For each transaction'], bytes)}

${machine}; load ${(loadavg()[0] ?? 0).toFixed(1)} at the end.
`;
  await writeFile(new URL('growth.svg', import.meta.url), drawGrowth(sizes, all));
  await writeReport(
    import.meta.url,
    text,
    all.every((series) => ratioOf(series) <= MOST),
  );
}
