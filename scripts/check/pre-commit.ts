import { spawnSync } from 'node:child_process';
import { checkBoundaries } from './boundaries.ts';

/** What the pre-commit hook runs: fast, and only what is about to be committed where that can be told. */
const flags = ['--staged', '--no-errors-on-unmatched', '--files-ignore-unknown=true', '--error-on-warnings'];
const { status } = spawnSync('biome', ['check', ...flags], { stdio: 'inherit' });
const faults = checkBoundaries();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = status === 0 && faults.length === 0 ? 0 : 1;
