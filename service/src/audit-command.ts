import { parseArgs } from 'node:util';
import type { Log } from '@countersign/edge';
import { type Output, UsageError, withStorage } from './command.ts';
import type { Config } from './config.ts';
import { checkRequestFiles } from './features/receipts/index.ts';
import { ArchiveDamaged } from './platform/archive-file.ts';
import { type Archive, openArchive } from './platform/audit/archive-files.ts';
import { formatHead, type Head, parseHead } from './platform/audit/chain.ts';
import { verifyAuditLog } from './platform/audit/verify-audit-log.ts';
import type { Database } from './platform/db/database.ts';

export const USAGE = `Verifies that the audit log is intact, or reports the first row that differs from what was sealed.

  npm run audit:verify [-- --expect SEQ:HASH] [--archive DIR]

--expect takes a head recorded earlier, from this command or from the log of the service, and checks that the audit log
still contains it. --archive takes the folder that npm run archive wrote to: rows that have left the database are then
verified, too, and so are the files of archived requests; otherwise the chain is verified from where the archive ends. The command
uses the database of this environment (DATABASE_URL or DATA_DIR); the service may be running or stopped. Exit codes: 0 the log is intact, 1 it is broken, 2 it could not be verified.
`;

/** Whether the log is intact. */
export async function runAuditCommand(
  args: readonly string[],
  config: Config,
  log: Log,
  { answer, remark }: Output,
): Promise<boolean> {
  const { expected, folder } = readOptions(args);
  const result = await withStorage(config, log, ({ db }) => verify(db, expected, folder), { mustExist: true });
  if (result instanceof ArchiveDamaged) {
    answer(`The archive is damaged: ${result.message}.`);
    return false;
  }
  if (!result.isWhole) {
    const { seq, id, reason } = result.firstBreak;
    answer(`The audit log is broken at row ${seq}${id === null ? '' : ` (id ${id})`}: ${reason}.`);
    return false;
  }
  const { head, unsealed, archivedTo } = result;
  answer(`The audit log is intact. Sealed rows: ${head.seq}; not sealed yet: ${unsealed}. Head:`);
  answer(formatHead(head));
  if (archivedTo !== undefined)
    remark(`Rows up to ${archivedTo} were archived and were not verified: add --archive DIR to verify them, too.`);
  if (!expected)
    remark('Store the head somewhere else: --expect can later show whether rows were removed or rewritten.');
  return true;
}

async function verify(db: Database, expected: Head | undefined, folder: string | undefined) {
  try {
    if (folder === undefined) return await verifyAuditLog(db, expected);
    let archive: Archive = [];
    const open = async () => {
      archive = await openArchive(folder);
      return archive;
    };
    const result = await verifyAuditLog(db, expected, open);
    if (result.isWhole) await checkRequestFiles(db, folder, archive);
    return result;
  } catch (error) {
    if (error instanceof ArchiveDamaged) return error;
    throw error;
  }
}

function readOptions(args: readonly string[]): { expected?: Head; folder?: string } {
  const options = { expect: { type: 'string' }, archive: { type: 'string' } } as const;
  const { expect: text, archive: folder } = (() => {
    try {
      return parseArgs({ args: [...args], options, strict: true }).values;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const expected = text === undefined ? undefined : parseHead(text);
  if (expected === null) throw new UsageError('--expect must be SEQ:HASH, with a hash of 64 hexadecimal digits');
  return { ...(expected && { expected }), ...(folder !== undefined && { folder }) };
}
