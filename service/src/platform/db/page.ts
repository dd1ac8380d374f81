import { Problem } from '@countersign/protocol';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { sql } from './drizzle.ts';

/** Where a page ends: the last record of it. Lists go newest first, by creation and then by id. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Later times have five digits in the year, which PostgreSQL does not read. */
const LATEST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const shape = z.tuple([z.int().min(0).max(LATEST_MS), z.uuid()]);

export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  try {
    const [createdAtMs, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAtMs), id };
  } catch {
    throw new Problem(400, 'page.cursor', 'cursor: must be taken from the Link header of the page before');
  }
}

/** A row comparison, so that an index on (…, created_at, id) finds the page without reading those before it. */
export function olderThan(table: { createdAt: PgColumn; id: PgColumn }, { createdAt, id }: Cursor): SQL {
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}
