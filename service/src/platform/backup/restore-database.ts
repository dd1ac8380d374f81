import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listMigrations, lockMigrations, makeTables } from '../db/migrate.ts';
import { installJobs, readJobs, removeJobs } from '../waiting-jobs.ts';
import { withCopyConnection } from './connect-for-copy.ts';
import type { Manifest } from './format.ts';
import { type KnownFile, startPlacing } from './known-files.ts';
import { readSections, UnusableBackup } from './read-backup.ts';
import { listTables, sumTable, writeTarget } from './tables.ts';

const JOBS_TABLE = 'restored_jobs';

/** Refuses a backup whose tables this version cannot create. */
export function requireKnownVersion({ migrations, version }: Manifest): void {
  const own = listMigrations();
  const isNewer = migrations.length > own.length;
  if (isNewer || !isDeepStrictEqual(own.slice(0, migrations.length), migrations)) {
    throw new UnusableBackup(
      `The backup was made by ${isNewer ? 'a newer' : 'another'} version of Countersign (${version}). Restore it with that version, then upgrade.`,
    );
  }
}

/**
 * Fills an empty database and restores the files, in one transaction; everything is read back and compared with the
 * manifest before the commit.
 */
export const restoreDatabase = (
  url: string,
  path: string,
  manifest: Manifest,
  files: readonly KnownFile[],
): Promise<void> =>
  withCopyConnection(url, async (client) => {
    // A service that starts on this database meanwhile waits for the tables.
    await lockMigrations(client);
    await requireEmpty(client);
    const placing = startPlacing();
    let hasQueue = false;
    await client.query('BEGIN');
    try {
      await makeTables(client, manifest.migrations.length);
      for (const month of manifest.auditMonths ?? []) await client.query('SELECT make_audit_partition($1)', [month]);
      const tables = await listTables(client);
      const setTriggers = async (state: 'ENABLE' | 'DISABLE') => {
        for (const { name } of tables)
          await client.query(`ALTER TABLE ${pg.escapeIdentifier(name)} ${state} TRIGGER USER`);
      };
      // They ran when the rows were first written, and those of the audit log would refuse sealed rows.
      await setTriggers('DISABLE');
      await client.query(
        `CREATE TEMP TABLE ${JOBS_TABLE} (name text, data jsonb, "startAfter" timestamptz) ON COMMIT DROP`,
      );
      await readSections(path, async ({ kind, name = '', columns = [], content }) => {
        if (kind === 'jobs') hasQueue = true;
        if (kind === 'file') return placing.add(findFile(files, name), content());
        const target = kind === 'jobs' ? JOBS_TABLE : writeTarget({ name, columns });
        await pipeline(Readable.from(content()), client.query(copyFrom(`COPY ${target} FROM STDIN`)));
      });
      await setTriggers('ENABLE');
      await compare(client, manifest);
      await setSequences(client, manifest);
      if (hasQueue) await installJobs(url, readJobs(client, JOBS_TABLE));
      await placing.place();
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      if (hasQueue) await removeJobs(client).catch(() => {});
      await placing.undo();
      throw error;
    }
    await client.query('ANALYZE');
  });

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'drizzle', 'jobs') AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`);
  if (rows[0]?.count !== 0) {
    throw new Error(
      'The database is not empty, and a restore never deletes anything. Create a new database and set DATABASE_URL or, in embedded mode, set DATA_DIR to a new folder.',
    );
  }
}

function findFile(files: readonly KnownFile[], name: string): KnownFile {
  const known = files.find((file) => file.name === name);
  if (!known) throw new UnusableBackup(`The backup contains a file that this version does not know: ${name}`);
  return known;
}

async function compare(client: pg.ClientBase, { sections }: Manifest): Promise<void> {
  for (const table of await listTables(client)) {
    const expected = sections.find(({ kind, name }) => kind === 'table' && name === table.name);
    if (!isDeepStrictEqual(await sumTable(client, table), expected)) {
      throw new Error(`The table ${table.name} does not match the backup; nothing was restored`);
    }
  }
}

async function setSequences(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('SELECT setval($1, $2)', [pg.escapeIdentifier(name), last]);
  }
}
