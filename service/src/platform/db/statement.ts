import type pg from 'pg';
import type { Database } from './database.ts';
import { Column, getTableName, is, Param, Placeholder, sql } from './drizzle.ts';

/** The SQL that drizzle generates once for a query, and its result mapping. */
interface Written<Rows> {
  execute(): Promise<Rows>;
}

/** A query of drizzle, with `sql.placeholder` for its parameters. */
interface Writable<Rows> {
  prepare(name: string): Written<Rows>;
}

/** Internals of drizzle, here and below; `statement.test.ts` detects changes. */
interface Undeclared {
  readonly params: readonly unknown[];
  readonly queryConfig: pg.QueryArrayConfig;
  readonly fields: readonly Field[] | undefined;
  /** By table name: false if an outer join may find no row. */
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
}

interface Field {
  /** A column, or an object with a column. */
  readonly path: readonly [string] | readonly [string, string];
  readonly field: unknown;
}

/** A pool, or the connection of a transaction. */
const clientOf = (db: Database) =>
  (db as unknown as { session: { client: Pick<pg.ClientBase, 'query'> } }).session.client;

/**
 * A statement of the busiest paths: generated once for the process and planned once for each connection, both of which
 * cost more than executing it. Unlike a prepared query of drizzle, it also runs in transactions. The plan is
 * independent of the values: use it for lookups by an index.
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

type Read = (row: readonly unknown[]) => unknown;

/** Maps rows like drizzle, but decides once how: drizzle determines the type of each value of each row again. */
function rowReader(fields: readonly Field[], isAlwaysJoined: Readonly<Record<string, boolean>>) {
  const values: { readonly name: string; readonly read: Read }[] = [];
  const objects = new Map<string, { readonly optional: boolean; readonly columns: typeof values }>();
  for (const [place, { path, field }] of fields.entries()) {
    const [first, second] = path;
    const read = valueReader(place, field);
    if (second === undefined) values.push({ name: first, read });
    else {
      const { optional = false, columns = [] } = objects.get(first) ?? {};
      const mayBeMissing = is(field, Column) && isAlwaysJoined[getTableName(field.table)] === false;
      objects.set(first, { optional: optional || mayBeMissing, columns: [...columns, { name: second, read }] });
    }
  }
  const all = [
    ...values,
    ...[...objects].map(([name, { optional, columns }]) => ({ name, read: objectReader(columns, optional) })),
  ];
  return (row: readonly unknown[]) => readAll(all, row);
}

function readAll(columns: readonly { readonly name: string; readonly read: Read }[], row: readonly unknown[]) {
  const read: Record<string, unknown> = {};
  for (const column of columns) read[column.name] = column.read(row);
  return read;
}

/** The first column of an object tells whether the outer join found a row. */
function objectReader(columns: readonly { readonly name: string; readonly read: Read }[], isOptional: boolean): Read {
  return (row) => (isOptional && columns[0]?.read(row) === null ? null : readAll(columns, row));
}

function valueReader(place: number, field: unknown): Read {
  const decoder = (is(field, Column) ? field : (field as { decoder: Decoder }).decoder) as Decoder;
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (row) => row[place];
  return (row) => (row[place] === null ? null : decoder.mapFromDriverValue(row[place]));
}

/** Like drizzle, except that null stays null: otherwise it would be encoded as a value of its column. */
function fill(param: unknown, values: Readonly<Record<string, unknown>>): unknown {
  const placeholder = is(param, Param) ? param.value : param;
  if (!is(placeholder, Placeholder)) return param;
  const value = values[placeholder.name as string] ?? null;
  return value !== null && is(param, Param) ? param.encoder.mapToDriverValue(value) : value;
}

/** The same for hand-written SQL; rows have the driver's format. */
export function plainStatement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (db: Database, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => (await runNamed<Row>(db, name, text, values)).rows;
}

/** The same for SQL from elsewhere. */
export const runNamed = <Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> => clientOf(db).query<Row>({ name, text, values: [...values] });

const keepPlans = plainStatement('keep-plans', "SELECT set_config('plan_cache_mode', 'force_generic_plan', true)");

/**
 * For the rest of this transaction, plans a named statement once for its connection. PostgreSQL would plan it at each
 * use if a value selects the partition, which takes longer than finding a row by key. Not for a list with a limit: the
 * plan would not know how few rows it needs.
 */
export const planOnce = async (tx: Database): Promise<void> => void (await keepPlans(tx, []));

/** A placeholder for each of these columns. */
export const placeholdersFor = <Columns extends object>(
  columns: Columns,
): Record<keyof Columns, ReturnType<typeof sql.placeholder>> =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)])) as Record<
    keyof Columns,
    ReturnType<typeof sql.placeholder>
  >;
