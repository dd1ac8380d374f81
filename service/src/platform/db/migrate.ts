import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { drizzle, migrate as runMigrations } from './drizzle.ts';

const MIGRATIONS_LOCK = 7_281_990_001;
const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Brings the schema up to date. Instances that start together take turns, and only the first has work to do. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that is lost is told by the statement that fails; without a listener it would end the process first.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
