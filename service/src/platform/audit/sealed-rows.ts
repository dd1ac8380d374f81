import type { Database } from '../db/database.ts';
import { and, asc, isNotNull, type SQL, sql } from '../db/drizzle.ts';
import { type AuditContent, contentColumns, contentText } from './chain.ts';
import { auditLog } from './table.ts';

const ROWS_AT_ONCE = 1_000;

export interface SealedRow {
  readonly seq: number;
  readonly hash: Buffer | null;
  readonly content: AuditContent;
}

/** One page in memory at a time, by number and id: if two rows share a number, both are seen. */
export async function* readSealedRows(db: Database, among?: SQL): AsyncGenerator<SealedRow> {
  const seq = sql<number>`${auditLog.seq}`.mapWith(auditLog.seq);
  for (let after = isNotNull(auditLog.seq); ; ) {
    const page = await db
      .select({ seq, hash: auditLog.hash, content: contentColumns })
      .from(auditLog)
      .where(and(after, among))
      .orderBy(asc(auditLog.seq), asc(auditLog.id))
      .limit(ROWS_AT_ONCE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < ROWS_AT_ONCE) return;
    after = sql`(${auditLog.seq}, ${auditLog.id}) > (${last.seq}, ${last.content.id})`;
  }
}

/**
 * Archived rows and those of the database merged by number; if two rows have the same one, both are seen. Only a row
 * that is in both places unchanged, as after an interrupted archive run or a restore, is seen once.
 */
export async function* mergeRows(
  archived: readonly AsyncIterable<SealedRow>[],
  stored: AsyncIterable<SealedRow>,
): AsyncGenerator<SealedRow> {
  const waiting: { row: SealedRow; isStored: boolean; rest: AsyncIterator<SealedRow> }[] = [];
  const add = async (rest: AsyncIterator<SealedRow>, isStored: boolean) => {
    const { value, done } = await rest.next();
    if (!done) waiting.push({ row: value, isStored, rest });
  };
  for (const source of archived) await add(source[Symbol.asyncIterator](), false);
  await add(stored[Symbol.asyncIterator](), true);
  let lastArchived: SealedRow | null = null;
  while (waiting.length > 0) {
    waiting.sort((one, other) => other.row.seq - one.row.seq || Number(other.isStored) - Number(one.isStored));
    const { row, isStored, rest } = waiting.pop() as (typeof waiting)[number];
    if (!isStored) lastArchived = row;
    if (!isStored || !lastArchived || !isSame(row, lastArchived)) yield row;
    await add(rest, isStored);
  }
}

/** Compares the hashed content too: a row changed after archiving may have kept its hash. */
const isSame = (one: SealedRow, other: SealedRow) =>
  one.seq === other.seq &&
  one.hash !== null &&
  other.hash !== null &&
  one.hash.equals(other.hash) &&
  contentText(one.content) === contentText(other.content);
