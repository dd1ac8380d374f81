import { spawnSync } from 'node:child_process';
import { checkBoundaries } from './boundaries.ts';

/** The pre-commit hook: fast, and limited to staged files if possible. */
const flags = ['--staged', '--no-errors-on-unmatched', '--files-ignore-unknown=true', '--error-on-warnings'];
const { status } = spawnSync('biome', ['check', ...flags], { stdio: 'inherit' });
const faults = checkBoundaries();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = status === 0 && faults.length === 0 ? 0 : 1;
