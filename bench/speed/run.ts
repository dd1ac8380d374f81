import { parseArgs } from 'node:util';
import { busyMs, familyMs } from '../setting/processor-time.ts';
import { machine, say } from '../setting/report.ts';
import { writeReport } from './report.ts';
import { readResults, writeResults } from './results.ts';
import { groups } from './rows.ts';

const all = groups.flatMap(({ rows }) => rows.map(({ name }) => name));

const SLICES = 10;

/**
 * Measures the named rows, by default all; `--slices=3` for a short try, `--report` to write the report from earlier
 * results. Fails the run if a target is missed.
 */
export async function measure(args: readonly string[]): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    args: [...args],
    options: { slices: { type: 'string', default: String(SLICES) }, report: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.report) {
    await writeReport(await readResults());
    return;
  }
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown) throw new Error(`no such row: ${unknown}. There are ${all.join(', ')}.`);
  const names = new Set(asked.length > 0 ? asked : all);
  for (const group of groups) {
    if (!group.rows.some(({ name }) => names.has(name))) continue;
    say('setting up …\n');
    await group.measure({ names, slices: Number(values.slices) }, async (name, work) => {
      say(`${name} …\n`);
      const before = { at: performance.now(), busy: busyMs(), own: familyMs(process.pid) };
      const result = await work();
      const others = busyMs() - before.busy - (familyMs(process.pid) - before.own);
      for (const { what, measured, isMet } of result.figures) {
        say(`  ${what}: ${measured}${isMet === false ? ' (missed)' : ''}\n`);
        if (isMet === false) process.exitCode = 1;
      }
      const otherCores = Math.max(0, others / (performance.now() - before.at));
      const day = new Date().toISOString().slice(0, 10);
      const results = { ...(await readResults()), [name]: { ...result, day, machine, otherCores } };
      await writeResults(results);
      await writeReport(results);
    });
  }
}
