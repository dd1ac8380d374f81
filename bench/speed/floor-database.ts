import type { Writable } from 'node:stream';
import pg from 'pg';
import { type StatementName, statements } from './floor-statements.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of hand-written statements, as they come
export type Row = any;

/** A statement with its values. */
type Asked = readonly [name: StatementName, ...values: unknown[]];

const pool = new pg.Pool({
  connectionString: process.argv[2] ?? '',
  max: 16,
  idleTimeoutMillis: 0,
  // Else PostgreSQL plans each anew, for the partition of its owner.
  options: '-c plan_cache_mode=force_generic_plan',
  pipeline: true,
} as pg.PoolConfig);

const query = async (client: pg.Pool | pg.PoolClient, [name, ...values]: Asked): Promise<Row[]> =>
  (await client.query<Row>({ name, text: statements[name], values })).rows;

export const all = (...asked: Asked): Promise<Row[]> => query(pool, asked);
export const one = async (...asked: Asked): Promise<Row> => (await all(...asked))[0];

/** What the driver writes meanwhile goes out at once. */
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

  /** Sends these without waiting in between; the server answers one after the other. */
  ask(...asked: readonly Asked[]): Promise<Row[][]> {
    return inOneWrite(this.#client, () => Promise.all(asked.map((each) => query(this.#client, each))));
  }

  /** The first statements of the work go with BEGIN: they must not write, for that may fail. */
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

/** One statement for all items that have come while the one before was on its way; `work` gives a result for each. */
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

/** What the database tells on this channel, over a connection of its own. */
export async function listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: process.argv[2] ?? '' });
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  await client.connect();
  await client.query(`LISTEN ${channel}`);
}
