// Plain JavaScript: it runs before there is a Node that can run TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall, root, StepFailed, WrongIntegrity } from './npm-install.mjs';

/**
 * The commands for running Countersign, which do not need development packages, and the npm flags for them: without
 * optional peers, because viem's would install TypeScript; and without changing the lockfile.
 */
const running = JSON.parse(readFileSync(join(root, 'scripts', 'run', 'running.json'), 'utf8'));

const modules = join(root, 'node_modules');
const stamp = join(modules, '.countersign-lock');

/** The packages that a command lacks; null if none. */
export function missingPackages({ name, args }) {
  const names = [name, `${name} ${args[0]}`];
  const isRunning = names.some((name) => running.commands.includes(name));
  // Installed packages stay: a start must not remove those of the tests.
  const hasAll = existsSync(join(modules, 'vitest'));
  const kind = isRunning && !hasAll ? 'running' : 'all';
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  return installed === `${lock} ${kind}` ? null : { lock, kind, isFirst: !existsSync(modules) };
}

export async function installPackages({ lock, kind }, node) {
  const step = kind === 'running' ? 'installing packages' : 'installing packages, with those for development';
  // npm would add binaries of other platforms to the lockfile, and the next command would see a changed lockfile.
  const flags = kind === 'running' ? running.installFlags : ['--no-save'];
  await npmInstall(step, node, root, flags).catch((error) => {
    if (!(error instanceof WrongIntegrity)) throw error;
    throw new StepFailed(
      'A package from the registry does not match package-lock.json. None of its code was run; check the registry or mirror that npm uses.',
    );
  });
  // Renamed, not overwritten: checkouts that share packages through hard links keep their own stamp.
  writeFileSync(`${stamp}.draft`, `${lock} ${kind}`);
  renameSync(`${stamp}.draft`, stamp);
}
