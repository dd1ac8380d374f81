// Plain JavaScript: it runs before there is a Node that can run TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall, root, StepFailed, WrongIntegrity } from './npm-install.mjs';

/**
 * The commands of those who run Countersign, who do without the packages of those who develop it, and how npm installs what
 * they need: a package that others use only if it is there (an optional peer) does not count, or TypeScript would be installed
 * for the sake of viem; and the lockfile stays as it is.
 */
const running = JSON.parse(readFileSync(join(root, 'scripts', 'run', 'running.json'), 'utf8'));

const modules = join(root, 'node_modules');
const stamp = join(modules, '.countersign-lock');

/** What a command lacks: null if all of it is there. */
export function missingPackages({ name, args }) {
  const names = [name, `${name} ${args[0]}`];
  const isRunning = names.some((name) => running.commands.includes(name));
  // What is there stays there: a start must not remove what the tests have installed.
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
  // npm would add what it finds for other platforms to the lockfile, and the next command would take that for a new one.
  const flags = kind === 'running' ? running.installFlags : ['--no-save'];
  await npmInstall(step, node, root, flags).catch((error) => {
    if (!(error instanceof WrongIntegrity)) throw error;
    throw new StepFailed(
      'A package from the registry does not match package-lock.json. None of its code was run; check the registry or mirror that npm uses.',
    );
  });
  // In the place of the former one, not into it: checkouts whose packages are hard links of each other keep their own.
  writeFileSync(`${stamp}.draft`, `${lock} ${kind}`);
  renameSync(`${stamp}.draft`, stamp);
}
