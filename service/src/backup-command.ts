import { dirname, resolve } from 'node:path';
import type { Log } from '@countersign/edge';
import { type Output, UsageError, withServer } from './command.ts';
import type { Config } from './config.ts';
import { keyFilesIn } from './open-key-management.ts';
import { backUpDatabase } from './platform/backup/back-up-database.ts';
import type { Manifest } from './platform/backup/format.ts';
import type { KnownFile } from './platform/backup/known-files.ts';
import { getTableName } from './platform/db/drizzle.ts';
import { sealedColumns } from './sealed-columns.ts';

export const BACKUP_USAGE = `Backs up everything that Countersign has stored to one file, without stopping the service.

  npm run backup -- FILE

FILE must not exist yet. It contains a consistent snapshot of the database of this environment (DATABASE_URL or DATA_DIR) and,
if they are on this machine, the embedded chain (DATA_DIR) and the arbiter's identity (ORION_DATA_DIR). It does not contain the master key: secrets stay
encrypted, and the command prints where to find the keys that decrypt them.
`;

/** The rest of a backup: files, and the key that opens it. */
export interface Surroundings {
  readonly files: readonly KnownFile[];
  /** For people. */
  readonly arbiterKey: string;
}

export async function runBackupCommand(
  args: readonly string[],
  config: Config,
  log: Log,
  output: Output,
  { files, arbiterKey, version }: Surroundings & { readonly version: string },
): Promise<void> {
  const path = readPath(args);
  const manifest = await withServer(
    config,
    log,
    (url) =>
      backUpDatabase(url, path, {
        version,
        files,
        sealedColumns: sealedColumns.map(({ sealed }) => ({ table: getTableName(sealed.table), column: sealed.name })),
        onWait: (holder) => output.remark(`Waiting for ${holder} to finish.`),
      }),
    { mayRun: true },
  );
  output.answer(`Backed up to ${path}: ${describe(manifest)}.`);
  const key = config.masterKey === null ? keyFilesIn(config.dataDirectory).current : 'MASTER_KEY';
  output.remark(
    `It does not contain the master key (${manifest.keyIds.join(', ')}), without which its secrets cannot be decrypted. Keep a copy of ${key} somewhere else.`,
  );
  const isOfArbiter = ({ name = '' }: { readonly name?: string | undefined }) => name.startsWith('orion/');
  const identity = files.find(isOfArbiter);
  if (manifest.sections.some(isOfArbiter)) output.remark(`The arbiter's keys need a different one: ${arbiterKey}`);
  else if (identity) {
    output.remark(
      `It does not contain the arbiter's identity, without which no verdict counts: ${dirname(identity.path)} does not exist or cannot be read. Set ORION_DATA_DIR to the arbiter's data directory or, if it runs elsewhere, copy its folder identity as well.`,
    );
  }
}

/** The file argument of a command. */
export function readPath(args: readonly string[]): string {
  const [path, ...more] = args;
  if (path === undefined || more.length > 0 || path.startsWith('-'))
    throw new UsageError('exactly one file is required');
  return resolve(path);
}

export function describe({ sections, createdAt }: Manifest): string {
  const of = (wanted: string) => sections.filter(({ kind }) => kind === wanted);
  const count = (wanted: string) => of(wanted).reduce((sum, { lines }) => sum + lines, 0);
  return `${count('table')} rows from ${of('table').length} tables, ${count('jobs')} pending jobs and ${of('file').length} files, as of ${createdAt}`;
}
