import { table } from '../accuracy/table.ts';
import { withDatabase } from '../setting/database.ts';
import { say, writeReport } from '../setting/report.ts';
import { owner, type Subject, startSubject, switchTriggers } from './subject.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const ROUNDS = 300;
const WARM_UP = 50;
const MOST_READING = 1.5;
/** The number of consecutive requests with the triggers, and then without. */
const BLOCK = 25;
const BLOCKS = 16;
const MOST_WRITING = 1.25;

const base = `/public/agents/${owner}`;

/** The times of both cases, in ms. */
interface Result {
  readonly name: string;
  readonly first: number;
  readonly second: number;
  readonly most: number;
}

await withDatabase(async (clusterUrl) => {
  const subjects: Subject[] = [];
  for (const rows of [FEW, MANY]) {
    say(`filling a database with ${rows.toLocaleString('en')} transactions …\n`);
    subjects.push(await startSubject(clusterUrl, rows));
  }
  const [few, many] = subjects as [Subject, Subject];
  const reading = await compareReading(few, many);
  const writing = await compareWriting(few);
  for (const subject of subjects) await subject.stop();
  await report(reading, writing);
});

/** Alternates between the two, so that other load on the machine affects both equally. */
async function compareReading(few: Subject, many: Subject): Promise<Result[]> {
  const listed = async ({ call }: Subject) => (await call(`${base}/transactions?limit=1`)) as [{ requestHash: string }];
  const hashes = [(await listed(few))[0].requestHash, (await listed(many))[0].requestHash];
  const paths: Record<string, (hash: string) => string> = {
    profile: () => base,
    ...Object.fromEntries(
      ['24h', '7d', '30d', 'all'].map((period) => [`metrics, ${period}`, () => `${base}/metrics?period=${period}`]),
    ),
    'list of 50, with details': () => `${base}/transactions?limit=50`,
    'transaction, with details': (hash) => `${base}/transactions/${hash}`,
  };
  const results: Result[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [index, subject] of [few, many].entries()) {
        const ms = await time(() => subject.call(path(hashes[index] ?? '')));
        if (round >= 0) times[index]?.push(ms);
      }
    }
    results.push({ name, first: median(times[0]), second: median(times[1]), most: MOST_READING });
  }
  return results;
}

/** The same requests in blocks, with and without the triggers. */
async function compareWriting({ call, query, keys }: Subject): Promise<Result[]> {
  const fields = { escrowAddress: owner, userPrompt: 'Send 1 ETH', tx: { to: owner, value: '1000', data: '0x' } };
  const times = { create: [[], []] as [number[], number[]], verdict: [[], []] as [number[], number[]] };
  for (let block = -2; block < 2 * BLOCKS; block += 1) {
    const isCounted = block % 2 === 0;
    await query(switchTriggers(isCounted ? 'ENABLE' : 'DISABLE'));
    for (let n = 0; n < BLOCK; n += 1) {
      let requestHash = '';
      const create = await time(async () => {
        ({ requestHash } = (await call('/transactions', { key: keys.admin, body: fields })) as { requestHash: string });
      });
      const body = { decision: 'APPROVED', confidence: 0.9, report: { protocol: 'native' } };
      const verdict = await time(() => call(`/transactions/${requestHash}/approvals`, { key: keys.orion, body }));
      if (block < 0) continue;
      times.create[isCounted ? 1 : 0].push(create);
      times.verdict[isCounted ? 1 : 0].push(verdict);
    }
  }
  await query(switchTriggers('ENABLE'));
  return Object.entries(times).map(([name, [without, counted]]) => ({
    name: name === 'create' ? 'POST /transactions' : 'POST /transactions/{requestHash}/approvals, a verdict',
    first: median(without),
    second: median(counted),
    most: MOST_WRITING,
  }));
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function report(reading: readonly Result[], writing: readonly Result[]): Promise<void> {
  const rows = (results: readonly Result[]) =>
    results.map(({ name, first, second, most }) => {
      const ratio = second / first;
      const met = ratio <= most ? 'met' : '**missed**';
      return [name, `${first.toFixed(2)} ms`, `${second.toFixed(2)} ms`, ratio.toFixed(2), met];
    });
  const [few, many] = [FEW.toLocaleString('en'), MANY.toLocaleString('en')];
  const readingTable = table(['Request', `at ${few}`, `at ${many}`, 'Ratio', `at most ${MOST_READING}`], rows(reading));
  const writingTable = table(['Request', 'without', 'with', 'Ratio', `at most ${MOST_WRITING}`], rows(writing));
  const text = `# Cost of public profiles

Made by \`npm run bench -- agents\`. What counts are the ratios of medians; the times are those of the machine it ran on.

## Reading, by the number of transactions

The same requests to two services, in turns, ${ROUNDS} times each. One agent has ${few} transactions in 60 days, the other ${many}.

${readingTable}

## Writing, with and without the triggers that count

The same requests to one service, ${BLOCK * BLOCKS} times each, in blocks of ${BLOCK}.

${writingTable}
`;
  const isMet = [...reading, ...writing].every(({ first, second, most }) => second / first <= most);
  await writeReport(import.meta.url, text, isMet);
}
