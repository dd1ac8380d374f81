import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createSum } from './sum.ts';

export interface Table {
  readonly name: string;
  /** Stored columns, without computed ones. */
  readonly columns: readonly string[];
  /** Of a partitioned table, which has no physical order: the key to read by. */
  readonly orderBy?: readonly string[] | null;
}

const { escapeIdentifier } = pg;

/** The two ends of a COPY: table and columns as SQL. */
export const writeTarget = ({ name, columns }: Table) =>
  `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;

/**
 * All logged tables, each after those that it references. Unlogged ones count requests of the last minute, and are
 * empty after a crash too.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { readonly refersTo: string[] }>(`
    SELECT c.relname AS name,
      (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(f.confrelid::regclass::text), '[]') FROM pg_constraint f
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS "refersTo",
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary AND c.relkind = 'p') AS "orderBy"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname`);
  const sorted: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const isReady = ({ refersTo }: { refersTo: string[] }) => !waiting.some(({ name }) => refersTo.includes(name));
    const ready = waiting.filter(isReady);
    if (ready.length === 0)
      throw new Error(`${waiting.map(({ name }) => name).join(', ')}: refer to each other in a circle`);
    sorted.push(...ready.map(({ name, columns, orderBy }) => ({ name, columns, orderBy: orderBy ?? null })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** The rows of a table in physical order. */
export function copyRows(client: pg.ClientBase, table: Table): AsyncIterable<Buffer> {
  const list = (names: readonly string[]) => names.map(escapeIdentifier).join(', ');
  const source = table.orderBy
    ? `(SELECT ${list(table.columns)} FROM public.${escapeIdentifier(table.name)} ORDER BY ${list(table.orderBy)})`
    : writeTarget(table);
  return client.query(copyTo(`COPY ${source} TO STDOUT`));
}

/** The months of the audit log that have rows: their partitions must exist before the rows are restored. */
export async function listAuditMonths(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `SELECT DISTINCT to_char(at, 'YYYY-MM-01') AS month FROM audit_log WHERE isfinite(at) ORDER BY 1`,
  );
  return rows.map(({ month }) => month);
}

export async function sumTable(client: pg.ClientBase, table: Table) {
  const sum = createSum({ kind: 'table', name: table.name });
  for await (const chunk of copyRows(client, table)) sum.add(chunk);
  return sum.end();
}

/** The last value of each sequence. To be read after the rows: it may be ahead of them, and never behind. */
export async function listSequences(client: pg.ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
