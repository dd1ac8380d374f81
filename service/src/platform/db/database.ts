import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseBusy } from './database-busy.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { drizzle } from './drizzle.ts';

/** Statements go through this, or through a transaction of it. */
export type Database = NodePgDatabase;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
}

/**
 * Connections by use, so that none can starve another. `gate` is for statements that are shared by all callers (limits,
 * keys, held answers), `arbiters` for leases and verdicts.
 */
export const maxConnections = { general: 13, gate: 3, arbiters: 10 };

/** Callers that may wait for a connection: with more, the last would wait in vain. */
const MAX_WAITING = 500;

/** How long to wait for a connection. A shared statement answers up to a thousand callers and waits for its like only. */
const waitMs = { general: 2_000, gate: 5_000, arbiters: 2_000 };

/**
 * Opens the pool. A request waits two seconds for a connection and five for an answer, then it is a 503 and not a
 * hang, even where the server has fallen silent. Connections of the gate are kept: a crowd that arrives at once leaves no
 * time to open any.
 */
export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  use: keyof typeof maxConnections = 'general',
  name = `countersign ${process.pid}`,
): OpenDatabase {
  const max = maxConnections[use];
  const pool = new pg.Pool({
    connectionString: url,
    max,
    min: use === 'gate' ? max : 0,
    connectionTimeoutMillis: waitMs[use],
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 5_000,
    // A connection that was cut without a word would hold its locks until TCP gives up, after hours.
    idle_in_transaction_session_timeout: 10_000,
    application_name: name,
  });
  boundQueue(pool);
  pool.on('error', onIdleError);
  // The pool listens only while a connection is idle; one that breaks between two statements of a transaction would
  // end the process. The next statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: releaseAlways(drizzle(pool), pool), pool };
}

/** Opens all connections of a pool before they are needed; those that cannot be had now are opened later. */
export async function openConnections(pool: pg.Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const each of opened) if (each.status === 'fulfilled') each.value.release();
}

type OnConnected = Parameters<pg.Pool['connect']>[0];

function boundQueue(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const connectOrRefuse = (onConnected?: OnConnected) => {
    if (pool.waitingCount < MAX_WAITING) return onConnected ? connect(onConnected) : connect();
    const busy = new DatabaseBusy();
    return onConnected ? onConnected(busy, undefined, () => {}) : Promise.reject(busy);
  };
  pool.connect = connectOrRefuse as pg.Pool['connect'];
}

/**
 * Drizzle's own transactions keep a connection for ever when BEGIN fails, and give one back as good when ROLLBACK does:
 * later statements would then run inside the transaction left behind, and never be committed.
 */
function releaseAlways(db: Database & { $client: pg.Pool }, pool: pg.Pool): Database {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
