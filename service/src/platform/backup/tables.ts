import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createSum } from './sum.ts';

export interface Table {
  readonly name: string;
  /** Those that are stored, not computed. */
  readonly columns: readonly string[];
}

const { escapeIdentifier } = pg;

/** The two ends of a COPY: table and columns as SQL. */
export const writeTarget = ({ name, columns }: Table) =>
  `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;

/**
 * All tables whose rows outlive a crash, each after those that it refers to. Unlogged ones count requests of the last
 * minute: they are empty after a crash, too.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { readonly refersTo: string[] }>(`
    SELECT c.relname AS name,
      (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(f.confrelid::regclass::text), '[]') FROM pg_constraint f
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS "refersTo"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname`);
  const sorted: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const isReady = ({ refersTo }: { refersTo: string[] }) => !waiting.some(({ name }) => refersTo.includes(name));
    const ready = waiting.filter(isReady);
    if (ready.length === 0)
      throw new Error(`${waiting.map(({ name }) => name).join(', ')}: refer to each other in a circle`);
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** The rows of a table, as they lie there. */
export const copyRows = (client: pg.ClientBase, table: Table): AsyncIterable<Buffer> =>
  client.query(copyTo(`COPY ${writeTarget(table)} TO STDOUT`));

export async function sumTable(client: pg.ClientBase, table: Table) {
  const sum = createSum({ kind: 'table', name: table.name });
  for await (const chunk of copyRows(client, table)) sum.add(chunk);
  return sum.end();
}

/** The last number of each sequence. To be read after the rows: it may be ahead of them, and never behind. */
export async function listSequences(client: pg.ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
