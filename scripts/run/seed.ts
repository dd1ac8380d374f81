import { parseArgs } from 'node:util';
import { seed } from '../../bench/growth/seed.ts';
import { UsageError, withStorage } from '../../service/src/command.ts';
import { runCommandLine } from './command-line.ts';

const USAGE = `Fills a database for measurements with the rows that this many requests leave behind.

  npm run seed -- --rows=1000000

The rows have owners with few and with many requests, verdicts with a real report, terms, records and a sealed audit log.
An interrupted run continues where it stopped; if that many rows exist already, nothing is added. The command uses the
database of this environment (DATABASE_URL or DATA_DIR), which should hold nothing else: no command removes the rows.
`;

const MAX_ROWS = 10_000_000;

await runCommandLine(USAGE, 1, async (args, config, log, { answer, remark }) => {
  const rows = readRows(args);
  await withStorage(config, log, ({ url }) =>
    seed({ url, rows, onProgress: (done) => remark(`${done.toLocaleString('en')} of ${rows.toLocaleString('en')}`) }),
  );
  answer(`The database holds ${rows.toLocaleString('en')} seeded requests.`);
  return 0;
});

function readRows(args: readonly string[]): number {
  try {
    const { rows } = parseArgs({ args: [...args], options: { rows: { type: 'string' } }, strict: true }).values;
    const count = Number(rows);
    if (Number.isInteger(count) && count >= 1 && count <= MAX_ROWS) return count;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  throw new UsageError(`--rows must be a whole number from 1 to ${MAX_ROWS.toLocaleString('en')}`);
}
