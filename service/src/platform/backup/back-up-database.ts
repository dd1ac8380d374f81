import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listAppliedMigrations, MIGRATIONS_LOCK } from '../db/migrate.ts';
import { hasJobs, selectWaitingJobs } from '../waiting-jobs.ts';
import { ARCHIVE_LOCK } from './archive-lock.ts';
import { withCopyConnection } from './connect-for-copy.ts';
import type { Manifest } from './format.ts';
import { encodeFile, type KnownFile, listPresent } from './known-files.ts';
import { copyRows, listAuditMonths, listSequences, listTables, type Table } from './tables.ts';
import { type Section, writeBackup } from './write-backup.ts';

export interface BackupOptions {
  readonly version: string;
  /** Files outside the database; missing ones are left out. */
  readonly files: readonly KnownFile[];
  /** Sealed columns, whose key ids are listed. */
  readonly sealedColumns: readonly { readonly table: string; readonly column: string }[];
  /** Called with what has to end first. */
  readonly onWait: (holder: string) => void;
}

/** Writes a snapshot of the database, and then the files. The service may continue to run. */
export const backUpDatabase = (
  url: string,
  path: string,
  { version, files, sealedColumns, onWait }: BackupOptions,
): Promise<Manifest> =>
  withCopyConnection(url, async (client) => {
    await requireTables(client);
    const share = (lock: string | number, holder: string) => shareLock(client, lock, () => onWait(holder));
    // Until the connection ends: otherwise an archive run could fail to remove what this reads, after its files are
    // written.
    await share(ARCHIVE_LOCK, 'npm run archive');
    await share(MIGRATIONS_LOCK, 'a database migration');
    const tables = await listTables(client);
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Rows may change meanwhile, tables may not. The snapshot is that of the first SELECT: taken before this lock is
    // granted, it would lack what was written when a partition was removed.
    const names = tables.map(({ name }) => pg.escapeIdentifier(name));
    await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
    const { rows } = await client.query<{ createdAt: Date }>('SELECT statement_timestamp() AS "createdAt"');
    const createdAt = rows[0]?.createdAt.toISOString() ?? '';
    // From here on our tables are protected, and services may start.
    await client.query(`SELECT pg_advisory_unlock_shared(${MIGRATIONS_LOCK})`);
    const migrations = await listAppliedMigrations(client);

    async function* sections(): AsyncGenerator<Section> {
      for (const table of tables) {
        const { name, columns } = table;
        yield { kind: 'table', name, columns, content: () => copyRows(client, table) };
      }
      if (await hasJobs(client)) yield { kind: 'jobs', content: () => copyJobs(client) };
      // Last: a chain that is ahead of the database is caught up with; one behind would have lost records.
      for (const file of await listPresent(files)) {
        yield { kind: 'file', name: file.name, content: () => encodeFile(file) };
      }
    }

    return writeBackup(path, sections(), async (sums) => ({
      version,
      createdAt,
      migrations,
      keyIds: await listKeyIds(client, tables, sealedColumns),
      sequences: await listSequences(client),
      // In a database of an older version, the log is one table.
      ...(tables.some(({ name, orderBy }) => name === 'audit_log' && orderBy) && {
        auditMonths: await listAuditMonths(client),
      }),
      sections: [...sums],
    }));
  });

const copyJobs = (client: pg.ClientBase): AsyncIterable<Buffer> =>
  client.query(copyTo(`COPY (${selectWaitingJobs}) TO STDOUT`));

/** Waits until the exclusive lock is free; its own lock ends with the connection. */
async function shareLock(client: pg.ClientBase, lock: string | number, onWait: () => void): Promise<void> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock_shared(${lock}) AS held`);
  if (rows[0]?.held) return;
  onWait();
  await client.query(`SELECT pg_advisory_lock_shared(${lock})`);
}

async function requireTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there");
  if (!rows[0]?.there) throw new Error('The database is empty: no service has been started on it yet');
}

/** A database of an older version lacks some of the columns. */
async function listKeyIds(
  client: pg.ClientBase,
  tables: readonly Table[],
  sealedColumns: BackupOptions['sealedColumns'],
): Promise<string[]> {
  const present = sealedColumns.filter(({ table, column }) =>
    tables.some(({ name, columns }) => name === table && columns.includes(column)),
  );
  const keyIds = new Set<string>();
  for (const { table, column } of present) {
    const [from, sealed] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
    const { rows } = await client.query<{ keyId: string }>(
      `SELECT DISTINCT split_part(${sealed}, '.', 2) AS "keyId" FROM ${from} WHERE ${sealed} IS NOT NULL`,
    );
    for (const { keyId } of rows) keyIds.add(keyId);
  }
  return [...keyIds].sort();
}
