import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseBusy } from './database-busy.ts';
import { isDatabaseUnavailable, leavesConnection } from './database-unavailable.ts';
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

const DISK_FULL = '53100';
/** A statement takes less. */
const RETRY_MS = 50;

/** Callers that may wait for a connection: with more, the last would wait in vain. */
const MAX_WAITING = 500;

const STATEMENT_TIMEOUT_MS = 5_000;

/** A connection that was cut without a word would hold its locks until TCP gives up, after hours. */
const endIdleTransactions = { idle_in_transaction_session_timeout: 10_000 };

const planOnce = { options: '-c plan_cache_mode=force_generic_plan' };
/**
 * What is asked of the gate and by arbiters is found by keys, whichever they are. To plan it anew for each, as PostgreSQL
 * prefers to where a value tells the partition, costs more than to do it.
 */
const planning = { general: {}, gate: planOnce, arbiters: planOnce };

/** Kept open. A few suffice to read on while PostgreSQL refuses new ones, for want of space on its disk. */
const minConnections = { general: 2, gate: maxConnections.gate, arbiters: 0 };

/** How long to wait for a connection. A shared statement answers up to a thousand callers and waits for its like only. */
const waitMs = { general: 2_000, gate: 5_000, arbiters: 2_000 };

/** Where to connect: to PostgreSQL, or to a pooler in front of it that lends out a connection for each transaction. */
export type Server = string | { readonly poolerUrl: string };

interface DatabaseOptions {
  readonly use?: keyof typeof maxConnections;
  readonly name?: string | undefined;
  /** How many times as long as usual to wait for a connection. */
  readonly patience?: number | undefined;
  /** How long a statement may take: longer than usual where nobody waits for an answer. */
  readonly statementTimeoutMs?: number;
}

/**
 * Opens the pool. A request waits two seconds for a connection and five for an answer, then it is a 503 and not a
 * hang, even where the server has fallen silent. Connections of the gate are kept: a crowd that arrives at once leaves no
 * time to open any.
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
      : // A setting of the connection would go to whoever has it next: the pooler itself has these.
        { connectionString: server.poolerUrl }),
    max,
    min: minConnections[use],
    connectionTimeoutMillis: waitMs[use] * patience,
    idleTimeoutMillis: 30_000,
    query_timeout: statementTimeoutMs,
    application_name: name,
    // What a transaction asks without waiting in between is sent at once; the server answers one after the other.
    pipeline: true,
  } as pg.PoolConfig);
  lendConnections(pool, waitMs[use] * patience);
  pool.on('error', onIdleError);
  // The pool listens only while a connection is idle; one that breaks between two statements of a transaction would
  // end the process. The next statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', sendTogether);
  if (typeof server !== 'string') pool.on('connect', leaveUnnamed);
  return { db: releaseAlways(drizzle(pool), pool), pool };
}

/** What is asked in one turn goes in one write: the driver writes once for each statement, which costs more than it says. */
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
 * A plan belongs to a connection, and the next transaction may be on another: behind a pooler, statements have no names.
 */
function leaveUnnamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const isNamed = (first: unknown) => first !== null && typeof first === 'object' && 'name' in first;
  client.query = ((first: object, ...others: unknown[]) =>
    query(isNamed(first) ? { ...first, name: '' } : first, ...others)) as typeof client.query;
}

/** Opens all connections of a pool before they are needed; those that cannot be had now are opened later. */
export async function openConnections(pool: pg.Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const each of opened) if (each.status === 'fulfilled') each.value.release();
}

/**
 * Refuses a connection where too many wait for one. Where PostgreSQL cannot open another, because its disk is full, one that is
 * in use may be free in a moment.
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
  // The pool's own ends the connection of every statement that fails.
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

/** A transaction inside of one: drizzle, which does not know of the outer one, would begin and commit here. */
function withSavepoints(tx: Database, client: pg.PoolClient): Database {
  tx.transaction = async (work) => {
    // The innermost of this name counts.
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
 * A transaction that only reads: what is asked first goes with BEGIN, and nobody waits for its end. Were it to write, a
 * BEGIN that failed would leave each of the statements sent with it to count on its own.
 */
export async function readAtOnce<T>(db: Database, ask: (tx: Database) => Promise<T>): Promise<T> {
  const client = await (db as Database & { readonly $client: pg.Pool }).$client.connect();
  try {
    const [, answers] = await Promise.all([client.query('BEGIN READ ONLY'), ask(transactionOn(client))]);
    return answers;
  } finally {
    // After a statement that failed, this rolls back.
    client.query('COMMIT').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/**
 * Drizzle's own transactions keep a connection for ever when BEGIN fails, and give one back as good when ROLLBACK does:
 * later statements would then run inside the transaction left behind, and never be committed.
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
