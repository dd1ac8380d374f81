import { table } from '../accuracy/table.ts';
import { withDatabase } from '../setting/database.ts';
import { say, writeReport } from '../setting/report.ts';
import { type Subject, startSubject } from './subject.ts';

const FEW = 100;
const MANY = 200_000;
const ROUNDS = 400;
const WARM_UP = 50;
const MOST = 1.5;

await withDatabase(async (clusterUrl) => {
  const subjects: Subject[] = [];
  for (const rows of [FEW, MANY]) {
    say(`filling a database with ${rows.toLocaleString('en')} transactions …\n`);
    subjects.push(await startSubject(clusterUrl, rows));
  }
  const [few, many] = subjects as [Subject, Subject];
  const results: { name: string; few: number; many: number }[] = [];
  for (const name of Object.keys(few.paths)) {
    const [ofFew, ofMany] = await compare(few, many, name);
    results.push({ name, few: ofFew, many: ofMany });
  }
  for (const subject of subjects) await subject.stop();
  await report(results);
});

/**
 * Alternates between the two, so that other load on the machine affects both equally. Returns the 95th percentiles in
 * ms.
 */
async function compare(few: Subject, many: Subject, name: string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, subject] of [few, many].entries()) {
      const started = performance.now();
      await subject.get(subject.paths[name] ?? '');
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return [p95(times[0]), p95(times[1])];
}

function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function report(results: readonly { name: string; few: number; many: number }[]): Promise<void> {
  const rows = results.map(({ name, few, many }) => {
    const ratio = many / few;
    return [
      name,
      `${few.toFixed(2)} ms`,
      `${many.toFixed(2)} ms`,
      ratio.toFixed(2),
      ratio <= MOST ? 'met' : '**missed**',
    ];
  });
  const heading = ['Request', `p95 at ${FEW} rows`, `p95 at ${MANY} rows`, 'Ratio', `at most ${MOST}`];
  const text = `# Cost of reading, by the size of the table

Made by \`npm run bench -- listing\`: the same requests to two services, one with ${FEW.toLocaleString('en')} and one with ${MANY.toLocaleString('en')} transactions of one owner, in turns, ${ROUNDS} times each. What counts is the ratio; the times are those of the machine it ran on.

${table(heading, rows)}
`;
  const isMet = results.every(({ few, many }) => many / few <= MOST);
  await writeReport(import.meta.url, text, isMet);
}
