import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

export const say = (text: string) => void process.stdout.write(text);

const load = loadavg()[0] ?? 0;

/** The machine, with its load at the start of the run. */
export const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, load ${load.toFixed(1)} at the start`;

/** Writes REPORT.md next to the measuring file, and fails the run if a target is missed. */
export async function writeReport(measuredBy: string, text: string, isMet = true): Promise<void> {
  await writeFile(new URL('REPORT.md', measuredBy), text);
  say(`\n${text}`);
  if (!isMet) process.exitCode = 1;
}
