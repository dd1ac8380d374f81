import { serviceActor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { getTableName, type PgColumn, sql } from '../db/drizzle.ts';
import type { Sealer } from './seal.ts';

/** The batch size of statements and of requests to key management. */
const BATCH = 50;

/** A column of sealed texts, listed so that all secrets are found when the key changes. */
export interface SealedColumn {
  readonly id: PgColumn;
  readonly sealed: PgColumn;
  readonly purpose: (id: string) => string;
}

export const nameOf = ({ sealed }: SealedColumn) => `${getTableName(sealed.table)}.${sealed.name}`;

/** The number of texts by required key. */
export async function countByKey(db: Database, { sealed }: SealedColumn): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ keyId: string; count: number }>(
    sql`SELECT split_part(${sealed}, '.', 2) AS "keyId", count(*)::int AS count
        FROM ${sealed.table} WHERE ${sealed} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  return new Map(rows.map(({ keyId, count }) => [keyId, count]));
}

export interface Rewrapped {
  readonly count: number;
  /** Rows that could not be opened, and why. They are left unchanged. */
  readonly failures: readonly string[];
}

/**
 * Re-wraps every text that is not under the current key. A batch skips rows that were replaced since it was read, so
 * this may be interrupted, repeated, and run next to the service.
 */
export async function rewrapColumn(db: Database, sealer: Sealer, column: SealedColumn): Promise<Rewrapped> {
  const failures: string[] = [];
  let count = 0;
  let rows: Row[] = [];
  do {
    rows = await listOthers(db, sealer, column, rows.at(-1)?.id ?? null);
    const changes: Change[] = [];
    await Promise.all(
      rows.map(async ({ id, text }) => {
        try {
          changes.push({ id, before: text, after: await sealer.rewrap(text, column.purpose(id)) });
        } catch (error) {
          failures.push(`${nameOf(column)}, row ${id}: ${(error as Error).message}`);
        }
      }),
    );
    count += await db.transaction(async (tx) => {
      const replaced = await replace(tx, column, changes);
      const detail = { column: nameOf(column), keyId: sealer.keyId, count: replaced };
      if (replaced > 0) await recordAudit(tx, { actor: serviceActor, action: 'secrets.rewrap', detail });
      return replaced;
    });
  } while (rows.length === BATCH);
  return { count, failures };
}

type Row = { readonly id: string; readonly text: string };
type Change = { readonly id: string; readonly before: string; readonly after: string };

const typeOf = (column: PgColumn) => sql.raw(column.getSQLType());

/** The next texts that are not under the current key. */
async function listOthers(
  db: Database,
  { keyId }: Sealer,
  { id, sealed }: SealedColumn,
  after: string | null,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${id}::text AS id, ${sealed} AS text FROM ${id.table}
        WHERE split_part(${sealed}, '.', 2) <> ${keyId} ${after === null ? sql`` : sql`AND ${id} > ${after}::${typeOf(id)}`}
        ORDER BY ${id} LIMIT ${BATCH}`,
  );
  return rows;
}

async function replace(db: Database, { id, sealed }: SealedColumn, changes: readonly Change[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`UPDATE ${id.table} SET ${sql.identifier(sealed.name)} = change.after
        FROM json_to_recordset(${JSON.stringify(changes)}::json) AS change(id ${typeOf(id)}, before text, after text)
        WHERE ${id} = change.id AND ${sealed} = change.before`,
  );
  return rowCount ?? 0;
}
