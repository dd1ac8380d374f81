import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { drizzle, readMigrationFiles, migrate as runMigrations } from './drizzle.ts';
import { isLockTimeout } from './lock-timeout.ts';

/** Held by processes that change the schema, and shared by those that need it unchanged. */
export const MIGRATIONS_LOCK = 7_281_990_001;
const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * How long to wait for a table: everyone who comes later waits too, even to read. Far below PostgreSQL's deadlock
 * timeout, so that no request fails.
 */
const LOCK_TIMEOUT = '200ms';
/** Between two attempts. */
const PAUSE_MS = 1_000;

/**
 * Brings the schema up to date. Instances that start together take turns, and only the first has work to do. It waits
 * for users of the tables, such as a backup, as long as necessary, and blocks no other transaction meanwhile.
 */
export async function migrate(url: string, onWait: () => void = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection makes the statement fail; without a listener it would end the process first.
  client.on('error', () => {});
  await client.connect();
  try {
    await lockMigrations(client);
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    for (let tries = 1; !(await applyMigrations(client)); tries += 1) {
      if (tries === 1) onWait();
      await setTimeout(PAUSE_MS);
    }
  } finally {
    await client.end();
  }
}

/** All of them or none: false if another transaction uses a table that one of them changes. */
async function applyMigrations(client: pg.Client): Promise<boolean> {
  try {
    await runMigrations(drizzle(client), { migrationsFolder });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

/** Until the connection ends, no other process changes the schema. */
export const lockMigrations = (client: pg.ClientBase) => client.query('SELECT pg_advisory_lock($1)', [MIGRATIONS_LOCK]);

/** A migration's name and time, as stored in the database. */
export interface Migration {
  readonly hash: string;
  readonly createdAt: number;
}

/** The migrations of this version, in order. */
export const listMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }));

/** The migrations applied to a database, in order. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    'SELECT hash, created_at AS "createdAt" FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
}

/** Creates the tables of an empty database as of the given migrations, in the caller's transaction. */
export async function makeTables(client: pg.ClientBase, count: number): Promise<void> {
  // In the library's format, which then continues from the last row.
  await client.query('CREATE SCHEMA drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
    for (const statement of sql) await client.query(statement);
    const row = [hash, folderMillis];
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', row);
  }
}
