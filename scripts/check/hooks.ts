import { spawnSync } from 'node:child_process';

/** Installs or removes the pre-commit hook. Installing packages never does this. */
const isRemoved = process.argv[2] === 'remove';
const setting = isRemoved ? ['--unset', 'core.hooksPath'] : ['core.hooksPath', 'scripts/git-hooks'];
const { status } = spawnSync('git', ['config', ...setting], { stdio: 'inherit' });
if (status === 0) process.stdout.write(`The pre-commit hook has been ${isRemoved ? 'removed' : 'installed'}.\n`);
process.exitCode = status ?? 1;
