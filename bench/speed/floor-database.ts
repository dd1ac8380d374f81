import type { Writable } from 'node:stream';
import pg from 'pg';
import { type StatementName, statements } from './floor-statements.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of hand-written statements, as they come
export type Row = any;

/** A prepared statement with its values. */
type Asked = readonly [name: StatementName, ...values: unknown[]];

const pool = new pg.Pool({
  connectionString: process.argv[2] ?? '',
  max: 16,
  idleTimeoutMillis: 0,
  // Otherwise PostgreSQL plans each execution again, for the partition of its owner.
  options: '-c plan_cache_mode=force_generic_plan',
  pipeline: true,
} as pg.PoolConfig);

const query = async (client: pg.Pool | pg.PoolClient, [name, ...values]: Asked): Promise<Row[]> =>
  (await client.query<Row>({ name, text: statements[name], values })).rows;

export const all = (...asked: Asked): Promise<Row[]> => query(pool, asked);
export const one = async (...asked: Asked): Promise<Row> => (await all(...asked))[0];

/** Sends everything that the driver writes meanwhile in one write. */
function inOneWrite<Result>(client: pg.PoolClient, send: () => Result): Result {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  stream.cork();
  const sent = send();
  stream.uncork();
  return sent;
}

class Connection {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Pipelines these statements; the server answers them in order. */
  ask(...asked: readonly Asked[]): Promise<Row[][]> {
    return inOneWrite(this.#client, () => Promise.all(asked.map((each) => query(this.#client, each))));
  }

  /** The first statements are sent together with BEGIN: they must not write, because BEGIN may fail. */
  async inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const begin = () => Promise.all([this.#client.query('BEGIN'), work()]);
    const [, result] = await inOneWrite(this.#client, begin);
    await this.#client.query('COMMIT');
    return result;
  }
}

export async function withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(new Connection(client));
  } finally {
    client.release();
  }
}

/** Batches all items that arrive while the previous statement is running; `work` returns a result for each. */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Item[] = [];
  let next: Promise<readonly Result[]> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const send = () => {
    const items = waiting;
    waiting = [];
    next = null;
    return work(items);
  };
  return async (item) => {
    const place = waiting.push(item) - 1;
    next ??= last.then(send, send);
    last = next;
    return (await next)[place] as Result;
  };
}

/** Listens to a channel of the database on a separate connection. */
export async function listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: process.argv[2] ?? '' });
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  await client.connect();
  await client.query(`LISTEN ${channel}`);
}
