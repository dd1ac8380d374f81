import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

export const say = (text: string) => void process.stdout.write(text);

const load = loadavg()[0] ?? 0;

/** What figures were measured on, and what else it did when they began. */
export const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, load ${load.toFixed(1)} at the start`;

/** Writes REPORT.md beside the file that measured, and fails the run where a target is missed. */
export async function writeReport(measuredBy: string, text: string, isMet = true): Promise<void> {
  await writeFile(new URL('REPORT.md', measuredBy), text);
  say(`\n${text}`);
  if (!isMet) process.exitCode = 1;
}
