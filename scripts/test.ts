import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { findChromium, installChromium } from './chromium.ts';

const filters = process.argv.slice(2);
const files = filters.filter((filter) => !filter.startsWith('-'));
/** A run of everything, which alone can tell whether each clause of the contract is proven. */
const isWhole = filters.length === 0 && process.env.COUNTERSIGN_WHOLE_SUITE === '1';
/** Whoever names files gets them, however long they take. */
const isQuick = filters.length === 0 && !isWhole;
const say = (text: string) => process.stderr.write(`countersign: ${text}\n`);

const chromium = needsBrowser() ? provideBrowser() : findChromium(process.env);
const env = {
  ...process.env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  COUNTERSIGN_WHOLE_SUITE: isWhole ? '1' : '',
  // A run of a few files does not start programs so often that it would pay.
  COUNTERSIGN_BUNDLE_PROGRAMS: files.length === 0 ? '1' : '',
  // The last line says what is left out.
  COUNTERSIGN_QUICK_SUITE: isQuick ? '1' : '',
};
const projects = isQuick ? ['--project=!thorough'] : [];
const vitest = spawn('vitest', ['run', ...projects, ...filters], { stdio: 'inherit', env });
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
  const isChosen = (file: string) => files.length === 0 || files.some((part) => file.includes(part));
  return globSync(['test/*.test.ts', 'web/**/*.test.ts'], { exclude: ['**/node_modules/**'] }).some(
    (file) => isChosen(file) && /@countersign\/harness\/browser[\w-]*'/.test(readFileSync(file, 'utf8')),
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
      say(`no Chromium, which this run requires: ${reason}`);
      process.exit(1);
    }
    say(`skipping the browser tests, because there is no Chromium: ${reason}`);
    return null;
  }
}
