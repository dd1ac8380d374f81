import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseBusy } from './database-busy.ts';
import { isDatabaseUnavailable, leavesConnection } from './database-unavailable.ts';
import { drizzle } from './drizzle.ts';

/** Runs statements, or transactions of statements. */
export type Database = NodePgDatabase;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
}

/**
 * Connections by use, so that none can starve another. `gate` is for statements shared by all callers (limits, keys,
 * held answers), `arbiters` for leases and verdicts.
 */
export const maxConnections = { general: 13, gate: 3, arbiters: 10 };

const DISK_FULL = '53100';
/** A statement times out after this. */
const RETRY_MS = 50;

/** The maximum queue for a connection: further callers would wait in vain. */
const MAX_WAITING = 500;

const STATEMENT_TIMEOUT_MS = 5_000;

/** Without this, a silently cut connection would hold its locks until TCP gives up, after hours. */
const endIdleTransactions = { idle_in_transaction_session_timeout: 10_000 };

const planOnce = { options: '-c plan_cache_mode=force_generic_plan' };
/**
 * Statements of the gate and of arbiters find rows by key, whatever the values. PostgreSQL prefers to plan them for
 * each value of a partition key, which costs more than executing them.
 */
const planning = { general: {}, gate: planOnce, arbiters: planOnce };

/** The minimum kept open: enough to keep reading while PostgreSQL refuses new connections on a full disk. */
const minConnections = { general: 2, gate: maxConnections.gate, arbiters: 0 };

/** The wait for a connection. A shared statement answers up to a thousand callers and queues only behind its like. */
const waitMs = { general: 2_000, gate: 5_000, arbiters: 2_000 };

/** The database, or a transaction pooler in front of it. */
export type Server = string | { readonly poolerUrl: string };

interface DatabaseOptions {
  readonly use?: keyof typeof maxConnections;
  readonly name?: string | undefined;
  /** The factor by which to extend the wait for a connection. */
  readonly patience?: number | undefined;
  /** The statement timeout: longer than usual if no caller waits for an answer. */
  readonly statementTimeoutMs?: number;
}

/**
 * Opens a pool. A request waits two seconds for a connection and five for an answer, then it gets a 503 instead of
 * hanging, even with a silent server. Connections of the gate are kept open: a sudden crowd leaves no time to open any.
 */
export function openDatabase(
  server: Server,
  onIdleError: (error: Error) => void,
  {
    use = 'general',
    name = `countersign ${process.pid}`,
    patience = 1,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  }: DatabaseOptions = {},
): OpenDatabase {
  const max = maxConnections[use];
  const pool = new pg.Pool({
    ...(typeof server === 'string'
      ? { connectionString: server, statement_timeout: statementTimeoutMs, ...endIdleTransactions, ...planning[use] }
      : // A setting of the connection would affect its next client: the pooler itself has these.
        { connectionString: server.poolerUrl }),
    max,
    min: minConnections[use],
    connectionTimeoutMillis: waitMs[use] * patience,
    idleTimeoutMillis: 30_000,
    query_timeout: statementTimeoutMs,
    application_name: name,
    // Statements of a transaction that are not awaited in between are pipelined; the server answers in order.
    pipeline: true,
  } as pg.PoolConfig);
  lendConnections(pool, waitMs[use] * patience);
  pool.on('error', onIdleError);
  // The pool listens for errors only while a connection is idle; one that breaks within a transaction would end the
  // process. The next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', sendTogether);
  if (typeof server !== 'string') pool.on('connect', leaveUnnamed);
  return { db: releaseAlways(drizzle(pool), pool), pool };
}

/**
 * Batches the statements of one turn into one write: the driver writes each separately, which costs more than executing
 * it.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  const uncork = stream.uncork.bind(stream);
  let corks = 0;
  stream.uncork = () => {
    corks += 1;
    if (corks > 1) return;
    process.nextTick(() => {
      for (; corks > 0; corks -= 1) uncork();
    });
  };
}

/**
 * A plan belongs to a connection, and the next transaction may use another: behind a pooler, statements have no names.
 */
function leaveUnnamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const isNamed = (first: unknown) => first !== null && typeof first === 'object' && 'name' in first;
  client.query = ((first: object, ...others: unknown[]) =>
    query(isNamed(first) ? { ...first, name: '' } : first, ...others)) as typeof client.query;
}

/** Opens all connections of a pool in advance; those that fail are opened later. */
export async function openConnections(pool: pg.Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const each of opened) if (each.status === 'fulfilled') each.value.release();
}

/**
 * Refuses a connection if too many callers wait. If PostgreSQL cannot open another, because its disk is full, a used
 * one may soon be free.
 */
function lendConnections(pool: pg.Pool, patienceMs: number): void {
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  const connectOrRefuse = async () => {
    for (const until = performance.now() + patienceMs; ; await sleep(RETRY_MS)) {
      if (pool.waitingCount >= MAX_WAITING) throw new DatabaseBusy();
      try {
        return await connect();
      } catch (error) {
        if ((error as { code?: string }).code !== DISK_FULL || performance.now() > until) throw error;
      }
    }
  };
  pool.connect = connectOrRefuse as pg.Pool['connect'];
  // By default the pool closes the connection after every failed statement.
  const query = async (...asked: Parameters<pg.PoolClient['query']>) => {
    const client = await connectOrRefuse();
    let isBroken = false;
    try {
      return await client.query(...asked);
    } catch (error) {
      isBroken = !leavesConnection(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  pool.query = query as unknown as pg.Pool['query'];
}

/** A nested transaction: without this, drizzle would begin and commit the outer one. */
function withSavepoints(tx: Database, client: pg.PoolClient): Database {
  tx.transaction = async (work) => {
    // The innermost savepoint of this name counts.
    await client.query('SAVEPOINT inner_transaction');
    try {
      const result = await work(tx as unknown as Parameters<typeof work>[0]);
      await client.query('RELEASE SAVEPOINT inner_transaction');
      return result;
    } catch (error) {
      await client.query('ROLLBACK TO SAVEPOINT inner_transaction; RELEASE SAVEPOINT inner_transaction');
      throw error;
    }
  };
  return tx;
}

const ofConnection = new WeakMap<pg.PoolClient, Database>();

function transactionOn(client: pg.PoolClient): Database {
  const tx = ofConnection.get(client) ?? withSavepoints(drizzle(client), client);
  ofConnection.set(client, tx);
  return tx;
}

/**
 * A read-only transaction: its first statements are sent with BEGIN, and its end is not awaited. A writing one would be
 * unsafe: if BEGIN failed, each statement sent with it would commit separately.
 */
export async function readAtOnce<T>(db: Database, ask: (tx: Database) => Promise<T>): Promise<T> {
  const client = await (db as Database & { readonly $client: pg.Pool }).$client.connect();
  try {
    const [, answers] = await Promise.all([client.query('BEGIN READ ONLY'), ask(transactionOn(client))]);
    return answers;
  } finally {
    // After a failed statement, this rolls back.
    client.query('COMMIT').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/**
 * Drizzle's own transactions leak the connection if BEGIN fails, and return it as good if ROLLBACK fails: later
 * statements would then run inside the open transaction and never be committed.
 */
function releaseAlways(db: Database & { $client: pg.Pool }, pool: pg.Pool): Database {
  db.transaction = async (work) => {
    const client = await pool.connect();
    const tx = transactionOn(client);
    let isBroken = false;
    try {
      await client.query('BEGIN');
      const result = await work(tx as unknown as Parameters<typeof work>[0]);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      isBroken =
        (isDatabaseUnavailable(error) && !leavesConnection(error)) ||
        (await client.query('ROLLBACK').then(
          () => false,
          () => true,
        ));
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
