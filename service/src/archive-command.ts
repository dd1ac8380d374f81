import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Log } from '@countersign/edge';
import { type Output, UsageError, withStorage } from './command.ts';
import type { Config } from './config.ts';
import { archiveAuditLog } from './platform/audit/archive-audit-log.ts';

export const ARCHIVE_USAGE = `Moves old months of the audit log out of the database, into files.

  npm run archive -- --before 2026-01-01 [--to DIR]

Every whole month that ended before the date is written to DIR (default: archive in DATA_DIR), one compressed file and one manifest
each. The rows leave the database when the files are on disk; an entry in the log records where the chain continues. Keep the files:
npm run audit:verify -- --archive DIR verifies the whole chain with them. The command uses the database of this environment
(DATABASE_URL or DATA_DIR); the service may be running or stopped.
`;

export async function runArchiveCommand(
  args: readonly string[],
  config: Config,
  log: Log,
  { answer, remark }: Output,
): Promise<void> {
  const { before, to } = readOptions(args);
  const folder = to ?? join(config.dataDirectory, 'archive');
  const files = await withStorage(config, log, ({ db }) => archiveAuditLog(db, { before, folder, now: new Date() }), {
    mustExist: true,
  });
  if (files.length === 0)
    return answer('No whole month of the audit log ended before this date: nothing was archived.');
  for (const { file, rows } of files) answer(`${join(folder, file)}: ${rows} rows`);
  remark(
    'Copy the folder to another machine: receipts of transactions in these months no longer include their history, and only these files can verify it.',
  );
}

function readOptions(args: readonly string[]): { before: Date; to: string | null } {
  const options = { before: { type: 'string' }, to: { type: 'string' } } as const;
  const values = (() => {
    try {
      return parseArgs({ args: [...args], options, strict: true }).values;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const text = values.before ?? '';
  const before = new Date(`${text}T00:00:00Z`);
  // A day that no month has would be taken for one of the next.
  if (Number.isNaN(+before) || before.toISOString().slice(0, 10) !== text) {
    throw new UsageError('--before must be a date such as 2026-01-01');
  }
  return { before, to: values.to === undefined ? null : resolve(values.to) };
}
