import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { removeStaleDrafts, withDraft } from './draft.ts';
import { hasCode } from './error-code.ts';
import { ensurePassword, passwordFileIn, readPassword } from './password.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

export const DATABASE_USER = 'countersign';
export const DATABASE_NAME = 'countersign';

export function dataDirectoryIn(home: string): string {
  return join(home, 'data');
}

/** Creates missing password and data atomically. */
export async function ensureCluster(
  home: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  removeStaleDrafts(home);
  if (!existsSync(dataDirectoryIn(home))) {
    await ensurePassword(home);
    await makeData(home, binaries, user, durable);
  } else if (!existsSync(passwordFileIn(home))) {
    throw new Error(`${passwordFileIn(home)}, the password of the database next to it, is missing. Restore the file.`);
  }
}

function makeData(home: string, binaries: Binaries, user: ServerUser | undefined, durable: boolean): Promise<void> {
  return withDraft(home, async (draft) => {
    const data = dataDirectoryIn(draft);
    const passwordFile = passwordFileIn(draft);
    chmodSync(draft, user ? 0o711 : 0o700);
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(passwordFile, readPassword(home), { mode: 0o600 });
    // Node starts programs under signed user ids and changes owners to unsigned ones; macOS gives the user nobody -2.
    if (user) for (const path of [data, passwordFile]) chownSync(path, user.uid >>> 0, user.gid >>> 0);
    try {
      await fillData(data, passwordFile, binaries, user, durable);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`The database could not be created in ${home}. Set DATABASE_URL to use another one. ${reason}`, {
        cause,
      });
    }
    try {
      renameSync(data, dataDirectoryIn(home));
      flushDirectory(home);
    } catch (error) {
      // A concurrent start on the same directory was faster; both use its cluster.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    }
  });
}

async function fillData(
  data: string,
  passwordFile: string,
  { initdb, postgres }: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  // The builtin provider sorts and folds case identically on every machine, whatever its C library.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth=scram-sha-256', `--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`];
  await runProgram(initdb, ['-D', data, ...locale, ...access, ...(durable ? [] : ['--no-sync'])], user);
  const single = [
    '--single',
    '-D',
    data,
    '-c',
    'exit_on_error=on',
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
    'postgres',
  ];
  await runProgram(postgres, single, user, `CREATE DATABASE ${DATABASE_NAME}\n`);
}

function flushDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
