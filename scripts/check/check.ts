import { spawnSync } from 'node:child_process';
import { checkVersions } from '../build/packages/versions.ts';
import { checkBoundaries } from './boundaries.ts';
import { checkContract } from './contract/check-contract.ts';
import { checkDeploy } from './deploy/check-deploy.ts';
import { checkDocs } from './docs.ts';
import { checkLockfile } from './lockfile.ts';
import { checkRunningPackages } from './running-packages.ts';

const run =
  (program: string, ...args: string[]) =>
  () => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    return status === 0 ? [] : [`${stdout}${stderr}`.trim() || `${program} ended with ${status}`];
  };

function checkFormat(): string[] {
  const faults = run('biome', 'ci', '--colors=off', '--error-on-warnings', '--diagnostic-level=warn', '.')();
  return faults.length === 0 ? [] : [...faults, '`npm run format` mends most of this.'];
}

/** Each returns the faults that it finds. */
const steps: readonly (readonly [string, () => string[]])[] = [
  ['format and lint', checkFormat],
  // Incremental: only files affected by an edit are checked again (decision 40).
  ['types', run('tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo')],
  ['boundaries', checkBoundaries],
  ['dead code', run('knip')],
  ['lockfile', checkLockfile],
  ['packages for running', checkRunningPackages],
  ['versions', checkVersions],
  ['deployment', checkDeploy],
  ['documentation', checkDocs],
  ['contract', checkContract],
  ['generated files', run(process.execPath, 'scripts/generate/generate.ts', '--check')],
];

for (const [name, step] of steps) {
  const started = performance.now();
  const faults = step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
