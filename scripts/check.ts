import { spawnSync } from 'node:child_process';
import { checkBoundaries } from './boundaries.ts';
import { checkLockfile } from './lockfile.ts';

const run =
  (program: string, ...args: string[]) =>
  () => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    return status === 0 ? [] : [`${stdout}${stderr}`.trim() || `${program} ended with ${status}`];
  };

/** Each returns what is wrong, nothing where all is well. */
const steps: readonly (readonly [string, () => string[]])[] = [
  ['format and lint', run('biome', 'ci', '--colors=off', '--error-on-warnings', '.')],
  ['types', run('tsc', '-p', '.')],
  ['boundaries', checkBoundaries],
  ['dead code', run('knip')],
  ['lockfile', checkLockfile],
  ['generated files', run(process.execPath, 'scripts/generate.ts', '--check')],
];

for (const [name, step] of steps) {
  const started = performance.now();
  const faults = step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
