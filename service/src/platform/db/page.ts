import { Problem } from '@countersign/protocol';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { sql } from './drizzle.ts';

/** The end of a page: its last record. Lists are ordered by creation and then by id, newest first. */
export interface Cursor<Id extends string | number = string> {
  readonly createdAt: Date;
  readonly id: Id;
  /** For lists with a rank above the time: lower ranks come first. */
  readonly rank?: number;
}

/** Later times have five-digit years, which PostgreSQL cannot parse. */
const LATEST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const createdAtMs = z.int().min(0).max(LATEST_MS);

export function writeCursor({ createdAt, id, rank = 0 }: Cursor<string | number>): string {
  const parts = [createdAt.getTime(), id, ...(rank === 0 ? [] : [rank])];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

export const readCursor = (text: string | undefined) => read(text, z.uuid());

/** For the few numbered records. */
export const readNumberedCursor = (text: string | undefined) => read(text, z.int32());

function read<Id extends string | number>(text: string | undefined, id: z.ZodType<Id>): Cursor<Id> | null {
  if (text === undefined) return null;
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [atMs, lastId, rank = 0] = z.tuple([createdAtMs, id, z.int().min(1).max(9).optional()]).parse(parts);
    return { createdAt: new Date(atMs), id: lastId, rank };
  } catch {
    throw new Problem(400, 'page.cursor', 'cursor: must be taken from the Link header of the previous page');
  }
}

/** A row comparison, so that an index on (…, created_at, id) finds the page without reading earlier rows. */
export function olderThan(
  table: { createdAt: PgColumn; id: PgColumn },
  { createdAt, id }: Cursor<string | number>,
): SQL {
  const idType = sql.raw(table.id.getSQLType());
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::${idType})`;
}
