import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { findChromium, installChromium } from './chromium.ts';

const filters = process.argv.slice(2);
const say = (text: string) => process.stderr.write(`countersign: ${text}\n`);

const chromium = needsBrowser() ? provideBrowser() : findChromium(process.env);
const env = {
  ...process.env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  // Only a run of everything can tell whether each requirement is proven.
  ...(filters.length === 0 && { COUNTERSIGN_WHOLE_SUITE: '1' }),
};
const vitest = spawn('vitest', ['run', ...filters], { stdio: 'inherit', env });
// The runner must live to the end of its clean-up: it has a database server of its own.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => vitest.kill('SIGTERM'));
// The command above us is gone, whatever ended it.
process.on('disconnect', () => vitest.kill('SIGTERM'));
vitest.on('exit', (code) => {
  process.exitCode = code ?? 1;
  if (process.connected) process.disconnect();
});

/** Whether one of the files that the runner will choose drives a browser. */
function needsBrowser(): boolean {
  const parts = filters.filter((filter) => !filter.startsWith('-'));
  const isChosen = (file: string) => parts.length === 0 || parts.some((part) => file.includes(part));
  return globSync(['test/*.test.ts', 'web/**/*.test.ts'], { exclude: ['**/node_modules/**'] }).some(
    (file) => isChosen(file) && /harness\/browser[\w-]*\.ts'/.test(readFileSync(file, 'utf8')),
  );
}

/** Null where the tests that need a browser have to be skipped; COUNTERSIGN_NEEDS_BROWSER makes a failure of that. */
function provideBrowser(): string | null {
  const found = findChromium(process.env);
  if (found) return found;
  try {
    return installChromium(process.env, { isRoot: process.getuid?.() === 0, say });
  } catch (error) {
    const reason = (error as Error).message;
    if (process.env.COUNTERSIGN_NEEDS_BROWSER === '1') {
      say(`no Chromium, which this run must have: ${reason}`);
      process.exit(1);
    }
    say(`the tests in a browser are skipped, for there is no Chromium: ${reason}`);
    return null;
  }
}
