import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Log } from '@countersign/edge';
import { type Hex, isHash32 } from '@countersign/protocol';
import { type Output, UsageError, withStorage } from './command.ts';
import type { Config } from './config.ts';
import { archiveRequests, findArchivedReceipt } from './features/receipts/index.ts';
import { createSigningKeys } from './features/sessions/index.ts';
import type { Storage } from './open-storage.ts';
import { ArchiveRefused } from './platform/archive-file.ts';
import { archiveAuditLog } from './platform/audit/archive-audit-log.ts';
import { ARCHIVE_LOCK } from './platform/backup/archive-lock.ts';
import { createContentStore } from './platform/content/content-store.ts';
import { type Database, openDatabase } from './platform/db/database.ts';

export const ARCHIVE_USAGE = `Moves old months of the audit log, and old requests if asked to, out of the database into files.

  npm run archive -- --before 2026-01-01 [--requests] [--to DIR]
  npm run archive -- --show REQUEST_HASH [--to DIR]

Every whole month that ended before the date is written to DIR (default: archive in DATA_DIR), one compressed file and one manifest
each. The rows leave the database when the files are on disk; an entry in the log records where the chain continues. Keep the files:
npm run audit:verify -- --archive DIR verifies the whole chain with them.

--requests first archives the requests that were executed, rejected or failed before the date: a signed receipt of each, with the
encrypted texts that its CIDs name. Their owners no longer see them in lists; --show prints the receipt of one, which
countersign receipt verify accepts. With DATABASE_URL, set BASE_URL as for the service: the receipts name it. The command uses
the database of this environment (DATABASE_URL or DATA_DIR); the service may be running or stopped.
`;

export async function runArchiveCommand(
  args: readonly string[],
  config: Config,
  log: Log,
  output: Output,
): Promise<void> {
  const { task, to } = readOptions(args);
  const folder = to ?? join(config.dataDirectory, 'archive');
  if ('show' in task) return show(task.show, folder, output);
  const { before, withRequests } = task;
  // The receipts are all that remains of the requests, and cannot be signed again.
  if (withRequests && config.databaseUrl !== null && !config.isBaseUrlGiven)
    throw new UsageError(
      `BASE_URL: is required for --requests with DATABASE_URL; set it as for the service. Receipts would be issued by ${config.baseUrl}`,
    );
  await withStorage(
    config,
    log,
    (storage) =>
      alone(storage, async (db) => {
        // First, while the log still contains everything that receipts need.
        if (withRequests) await moveRequests({ ...storage, db }, { before, folder }, config, log, output);
        await moveMonths(db, { before, folder }, output);
      }),
    { mustExist: true },
  );
}

/** For thousands of requests, or a month of the log: the statement timeout of the service is too short. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000;

/** Two at once would write the same files. The lock ends with its connection, however this process ends. */
async function alone({ url, gate }: Storage, work: (db: Database) => Promise<void>): Promise<void> {
  const connection = await gate.pool.connect();
  const { db, pool } = openDatabase(url, () => {}, { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${ARCHIVE_LOCK}) AS held`);
    if (!rows[0]?.held)
      throw new ArchiveRefused(
        'Another npm run archive is at work on this database, or a backup. Wait until it has ended.',
      );
    await work(db);
  } finally {
    await pool.end();
    connection.release(true);
  }
}

interface Move {
  readonly before: Date;
  readonly folder: string;
}

async function moveRequests(
  { db, sealer }: Pick<Storage, 'db' | 'sealer'>,
  { before, folder }: Move,
  { ipfsApiUrl, baseUrl, payloadRetentionDays }: Config,
  log: Log,
  { answer, remark }: Output,
): Promise<void> {
  const now = Date.now;
  const content = createContentStore({ db, ipfsApiUrl });
  const keys = createSigningKeys({ db, sealer, now, log });
  let count = 0;
  const blocksLeft = await archiveRequests(
    { db, content, keys, baseUrl, now },
    {
      before,
      folder,
      payloadsExpire: payloadRetentionDays !== null,
      onFile: ({ file, requests }) => {
        count += requests;
        answer(`${join(folder, file)}: ${requests} requests`);
      },
    },
  );
  if (blocksLeft > 0)
    remark(`The content store did not remove ${blocksLeft} blocks of archived requests: the next run tries again.`);
  if (count === 0)
    answer('No request was archived: none was finished before this date, or all still have payloads that expire.');
}

async function moveMonths(db: Database, move: Move, { answer, remark }: Output): Promise<void> {
  const files = await archiveAuditLog(db, { ...move, now: new Date() });
  if (files.length === 0)
    return answer('No whole month of the audit log ended before this date: nothing was archived.');
  for (const { file, rows } of files) answer(`${join(move.folder, file)}: ${rows} rows`);
  remark(
    'Copy the folder to another machine: receipts of transactions in these months no longer include their history, and only these files can verify it.',
  );
}

async function show(requestHash: Hex, folder: string, { answer }: Output): Promise<void> {
  const receipt = await findArchivedReceipt(folder, requestHash);
  if (!receipt) throw new UsageError(`no file in ${folder} has the request ${requestHash}`);
  answer(JSON.stringify(receipt, null, 2));
}

type Task = { readonly before: Date; readonly withRequests: boolean } | { readonly show: Hex };

function readOptions(args: readonly string[]): { task: Task; to: string | null } {
  const options = {
    before: { type: 'string' },
    requests: { type: 'boolean' },
    show: { type: 'string' },
    to: { type: 'string' },
  } as const;
  const values = (() => {
    try {
      return parseArgs({ args: [...args], options, strict: true }).values;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const to = values.to === undefined ? null : resolve(values.to);
  if (values.show === undefined)
    return { task: { before: readDate(values.before ?? ''), withRequests: values.requests ?? false }, to };
  if (values.before !== undefined || values.requests)
    throw new UsageError('--show is used without --before and --requests');
  const hash = values.show.toLowerCase();
  if (!isHash32(hash)) throw new UsageError('--show must be the hash of a request, 0x and 64 hexadecimal digits');
  return { task: { show: hash as Hex }, to };
}

function readDate(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  // An invalid day would roll over into the next month.
  if (Number.isNaN(+date) || date.toISOString().slice(0, 10) !== text) {
    throw new UsageError('--before must be a date such as 2026-01-01');
  }
  return date;
}
