import type pg from 'pg';
import type { Database } from './database.ts';

/** What drizzle makes of a query once: its text, and how to read the rows. */
interface Written<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>;
}

/** A query of drizzle, with `sql.placeholder` for what differs from one use to the next. */
interface Writable<Rows> {
  prepare(name: string): Written<Rows>;
}

/** A pool, or the one connection of a transaction. Drizzle does not declare it; `statement.test.ts` holds it to that. */
const clientOf = (db: Database) =>
  (db as unknown as { session: { client: Pick<pg.ClientBase, 'query'> } }).session.client;

/**
 * A statement of the busiest paths: written out once for the process and planned once for each connection, which both cost
 * more than the statement itself. Unlike a prepared query of drizzle, it also runs in transactions. The plan no longer
 * depends on the values: use it for what is found by an index whatever they are.
 */
export function statement<Rows>(
  name: string,
  write: (db: Database) => Writable<Rows>,
): (db: Database, values?: Record<string, unknown>) => Promise<Rows> {
  let written: Written<Rows> | null = null;
  return (db, values) => {
    written ??= write(db).prepare(name);
    const here: Written<Rows> = Object.assign(Object.create(written), { client: clientOf(db) });
    return here.execute(values);
  };
}

/** The same for a statement that is written by hand; its rows are those of the driver. */
export function plainStatement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (db: Database, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => (await clientOf(db).query<Row>({ name, text, values: [...values] })).rows;
}
