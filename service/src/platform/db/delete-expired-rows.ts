import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { lt, sql } from './drizzle.ts';

const AT_ONCE = 5_000;

/** Deletes in batches, so that a backlog of any size is removed within the statement timeout. */
export async function deleteExpiredRows(
  db: Database,
  table: PgTable,
  expiresAt: PgColumn,
  keptSeconds = 0,
): Promise<void> {
  const isExpired: SQL = lt(expiresAt, sql`now() - make_interval(secs => ${keptSeconds})`);
  for (let deleted = AT_ONCE; deleted >= AT_ONCE; ) {
    // A ctid is unique within a partition only: a row of another one with the same ctid must have expired too.
    const portion = sql`ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${isExpired} LIMIT ${AT_ONCE})) AND ${isExpired}`;
    deleted = (await db.delete(table).where(portion)).rowCount ?? 0;
  }
}
