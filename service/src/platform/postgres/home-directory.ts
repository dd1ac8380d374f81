import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync, rmdirSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';
import { pathInStateDirectory } from './state-directory.ts';

/** Ensures that the home of the database exists and is accessible to the server's user; returns its real path. */
export async function prepareHome(directory: string, user: ServerUser | undefined): Promise<string> {
  mkdirSync(dirname(directory), { recursive: true });
  if (!lstatSync(directory, { throwIfNoEntry: false })) {
    if (!(await canEnter(dirname(directory), user))) linkToStateDirectory(directory);
    // Recursive: no error if another process has just created it.
    else mkdirSync(directory, { recursive: true, mode: 0o711 });
  }
  const home = findHome(directory);
  if (!home) {
    throw new Error(
      `${directory} is a link to a missing folder. Restore the data, or delete the link to start from scratch.`,
    );
  }
  // Root's server user passes through to `data`, which is its own; it cannot read the password.
  chmodSync(home, user ? 0o711 : 0o700);
  if (!(await canEnter(home, user))) {
    throw new Error(
      `PostgreSQL, which refuses to run as root, cannot enter ${home} as user ${user?.uid}. Open the folders above it (chmod a+x), or set DATA_DIR to another directory.`,
    );
  }
  return home;
}

/** The real path of an existing home, or null. */
export function findHome(directory: string): string | null {
  try {
    return realpathSync(directory);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** A link in its place keeps the rule that deleting DATA_DIR gives a fresh start, and shows where the data is. */
function linkToStateDirectory(directory: string): void {
  const target = pathInStateDirectory(randomBytes(8).toString('hex'));
  mkdirSync(target, { mode: 0o711 });
  try {
    symlinkSync(target, directory);
  } catch (error) {
    rmdirSync(target);
    // A concurrent start on the same directory was faster; both use its place.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** Tested by running as that user: access lists and mounts make mode bits unreliable. */
function canEnter(directory: string, user: ServerUser | undefined): Promise<boolean> {
  if (!user) return Promise.resolve(true);
  return runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], user).then(
    () => true,
    () => false,
  );
}
