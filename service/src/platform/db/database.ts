import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Statements go through this, or through a transaction of it. */
export type Database = NodePgDatabase;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
}

/** Opens the pool. A request waits at most two seconds for a connection, then it is a 503 and not a hang. */
export function openDatabase(url: string, onIdleError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    application_name: `countersign ${process.pid}`,
  });
  pool.on('error', onIdleError);
  return { db: drizzle(pool), pool };
}
