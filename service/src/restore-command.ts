import { existsSync } from 'node:fs';
import type { Log } from '@countersign/edge';
import { describe, readPath, type Surroundings } from './backup-command.ts';
import { type Output, UsageError, withServer } from './command.ts';
import type { Config } from './config.ts';
import { keyFilesIn, openKeyManagement } from './open-key-management.ts';
import { serviceActor } from './platform/audit/actor.ts';
import { formatHead } from './platform/audit/chain.ts';
import { recordAudit } from './platform/audit/record-audit.ts';
import { verifyAuditLog } from './platform/audit/verify-audit-log.ts';
import type { Manifest } from './platform/backup/format.ts';
import { checkBackup } from './platform/backup/read-backup.ts';
import { requireKnownVersion, restoreDatabase } from './platform/backup/restore-database.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';

export const RESTORE_USAGE = `Restores a backup into an empty database.

  npm run restore -- FILE
  npm run restore -- FILE --check    (only reads the whole file and reports its contents)

The command uses the database of this environment: DATABASE_URL, or a new folder as DATA_DIR. The master key must be in place
first, as MASTER_KEY or as the file master.key in DATA_DIR. The file is checked before anything is changed, rows are compared
after they are written, and newer migrations are applied. The exit code is 0 if the audit log is intact.
`;

/** Whether everything is valid: the file or, after a restore, the audit log. */
export async function runRestoreCommand(
  args: readonly string[],
  config: Config,
  log: Log,
  output: Output,
  { files }: Pick<Surroundings, 'files'>,
): Promise<boolean> {
  const path = readPath(args.filter((arg) => arg !== '--check'));
  const manifest = await checkBackup(path);
  requireKnownVersion(manifest);
  if (args.includes('--check')) {
    output.answer(`${path} is intact: ${describe(manifest)}, from version ${manifest.version}.`);
    output.answer(`Restoring it requires the master key ${manifest.keyIds.join(', ')}.`);
    return true;
  }
  await requireMasterKey(config, manifest);
  return withServer(config, log, async (url) => {
    await restoreDatabase(url, path, manifest, files);
    await migrate(url);
    output.answer(`Restored ${describe(manifest)}.`);
    return checkAuditLog(url, manifest, output);
  });
}

/** Unopenable secrets would otherwise be noticed only when they are needed. */
async function requireMasterKey(config: Config, { keyIds }: Manifest): Promise<void> {
  const { current } = keyFilesIn(config.dataDirectory);
  const needed = `the master key of this backup (${keyIds.join(', ')})`;
  if (config.masterKey === null && !existsSync(current)) {
    throw new UsageError(`${current}: is missing; put ${needed} there first`);
  }
  const keys = await openKeyManagement(config);
  const known = [keys.keyId, ...keys.otherKeyIds];
  if (!keyIds.every((keyId) => known.includes(keyId))) {
    const place = config.masterKey === null ? current : 'MASTER_KEY';
    throw new UsageError(`${place}: is the key ${known.join(', ')}, not ${needed}`);
  }
}

async function checkAuditLog(url: string, { createdAt, version }: Manifest, { answer }: Output): Promise<boolean> {
  const { db, pool } = openDatabase(url, () => {});
  try {
    await recordAudit(db, { actor: serviceActor, action: 'database.restore', detail: { createdAt, version } });
    const result = await verifyAuditLog(db);
    if (result.isWhole) answer(`The audit log is intact. Head: ${formatHead(result.head)}`);
    else
      answer(
        `The audit log was already broken when it was backed up, at row ${result.firstBreak.seq}: ${result.firstBreak.reason}.`,
      );
    return result.isWhole;
  } finally {
    await pool.end();
  }
}
