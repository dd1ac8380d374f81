import type pg from 'pg';
import type { Database } from './database.ts';
import { Column, getTableName, is, Param, Placeholder, sql } from './drizzle.ts';

/** What drizzle makes of a query once: its text, and how to read the rows. */
interface Written<Rows> {
  execute(): Promise<Rows>;
}

/** A query of drizzle, with `sql.placeholder` for what differs from one use to the next. */
interface Writable<Rows> {
  prepare(name: string): Written<Rows>;
}

/** What drizzle does not declare of it, here and below; `statement.test.ts` holds it to that. */
interface Undeclared {
  readonly params: readonly unknown[];
  readonly queryConfig: pg.QueryArrayConfig;
  readonly fields: readonly Field[] | undefined;
  /** By the name of a table: false where an outer join may find no row of it. */
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
}

interface Field {
  /** One name, or that of an object and one in it. */
  readonly path: readonly [string] | readonly [string, string];
  readonly field: unknown;
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
  let written: (Undeclared & { readonly readRow: ReturnType<typeof rowReader> | null }) | null = null;
  return async (db, values = {}) => {
    if (!written) {
      const { params, queryConfig, fields, joinsNotNullableMap } = write(db).prepare(name) as unknown as Undeclared;
      const readRow = fields ? rowReader(fields, joinsNotNullableMap ?? {}) : null;
      written = { params, queryConfig, fields, readRow };
    }
    const { params, queryConfig, readRow } = written;
    const result = await clientOf(db).query({ ...queryConfig, values: params.map((param) => fill(param, values)) });
    return (readRow ? result.rows.map(readRow) : result) as Rows;
  };
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** Reads rows as drizzle does, but decides once how: it asks for each value of each row what kind of column it is of. */
function rowReader(fields: readonly Field[], isAlwaysJoined: Readonly<Record<string, boolean>>) {
  const columns = fields.map(({ path: [first, second], field }) => ({
    first,
    second,
    decoder: (is(field, Column) ? field : (field as { decoder: Decoder }).decoder) as Decoder,
  }));
  const optional = new Set(
    fields.flatMap(({ path: [first, second], field }) =>
      second !== undefined && is(field, Column) && isAlwaysJoined[getTableName(field.table)] === false ? [first] : [],
    ),
  );
  return (row: readonly unknown[]): Record<string, unknown> => {
    const read: Record<string, unknown> = {};
    for (const [place, { first, second, decoder }] of columns.entries()) {
      const value = row[place] === null ? null : decoder.mapFromDriverValue(row[place]);
      if (second === undefined) read[first] = value;
      // The first column of an object tells whether the outer join has found a row.
      else if (!(first in read)) read[first] = value === null && optional.has(first) ? null : { [second]: value };
      else if (read[first] !== null) (read[first] as Record<string, unknown>)[second] = value;
    }
    return read;
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
  return async (db, values) => (await runNamed<Row>(db, name, text, values)).rows;
}

/** The same for a text that somebody else has written. */
export const runNamed = <Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> => clientOf(db).query<Row>({ name, text, values: [...values] });

const keepPlans = plainStatement('keep-plans', "SELECT set_config('plan_cache_mode', 'force_generic_plan', true)");

/**
 * For the rest of this transaction, plans a named statement once for its connection. PostgreSQL would plan it at each use
 * where a value tells the partition, which takes longer than finding a row by its key. Not for a list with a limit: the
 * plan would not know how few rows it needs.
 */
export const planOnce = async (tx: Database): Promise<void> => void (await keepPlans(tx, []));

/** A placeholder of its name for each of these columns. */
export const placeholdersFor = <Columns extends object>(
  columns: Columns,
): Record<keyof Columns, ReturnType<typeof sql.placeholder>> =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)])) as Record<
    keyof Columns,
    ReturnType<typeof sql.placeholder>
  >;
