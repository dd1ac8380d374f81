import type pg from 'pg';
import type { Database } from './database.ts';
import { is, Param, Placeholder, sql } from './drizzle.ts';

/** What drizzle makes of a query once: its text, and how to read the rows. */
interface Written<Rows> {
  execute(): Promise<Rows>;
}

/** A query of drizzle, with `sql.placeholder` for what differs from one use to the next. */
interface Writable<Rows> {
  prepare(name: string): Written<Rows>;
}

/** What drizzle does not declare of it, here and below; `statement.test.ts` holds it to that. */
interface Undeclared<Rows> extends Written<Rows> {
  readonly params: readonly unknown[];
}

/** A pool, or the one connection of a transaction. */
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
  let written: Undeclared<Rows> | null = null;
  return (db, values = {}) => {
    written ??= write(db).prepare(name) as Undeclared<Rows>;
    const params = written.params.map((param) => fill(param, values));
    const here: Undeclared<Rows> = Object.assign(Object.create(written), { client: clientOf(db), params });
    return here.execute();
  };
}

/** As drizzle does, except that null stays null: it would else be encoded like a value of its column. */
function fill(param: unknown, values: Readonly<Record<string, unknown>>): unknown {
  const placeholder = is(param, Param) ? param.value : param;
  if (!is(placeholder, Placeholder)) return param;
  const value = values[placeholder.name as string] ?? null;
  return value !== null && is(param, Param) ? param.encoder.mapToDriverValue(value) : value;
}

/** The same for a statement that is written by hand; its rows are those of the driver. */
export function plainStatement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (db: Database, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => (await clientOf(db).query<Row>({ name, text, values: [...values] })).rows;
}

/** A placeholder of its name for each of these columns. */
export const placeholdersFor = <Columns extends object>(
  columns: Columns,
): Record<keyof Columns, ReturnType<typeof sql.placeholder>> =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)])) as Record<
    keyof Columns,
    ReturnType<typeof sql.placeholder>
  >;
