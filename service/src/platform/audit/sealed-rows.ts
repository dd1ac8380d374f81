import type { Database } from '../db/database.ts';
import { and, asc, isNotNull, type SQL, sql } from '../db/drizzle.ts';
import { type AuditContent, contentColumns } from './chain.ts';
import { auditLog } from './table.ts';

const ROWS_AT_ONCE = 1_000;

export interface SealedRow {
  readonly seq: number;
  readonly hash: Buffer | null;
  readonly content: AuditContent;
}

/** A page in memory at a time, by number and id: where two rows share a number, both are seen. */
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

/** Several sources as one, by number; where two have the same one, both are seen. */
export async function* mergeRows(sources: readonly AsyncIterable<SealedRow>[]): AsyncGenerator<SealedRow> {
  const waiting: { row: SealedRow; rest: AsyncIterator<SealedRow> }[] = [];
  const add = async (rest: AsyncIterator<SealedRow>) => {
    const { value, done } = await rest.next();
    if (!done) waiting.push({ row: value, rest });
  };
  for (const source of sources) await add(source[Symbol.asyncIterator]());
  while (waiting.length > 0) {
    waiting.sort((one, other) => other.row.seq - one.row.seq);
    const { row, rest } = waiting.pop() as (typeof waiting)[number];
    yield row;
    await add(rest);
  }
}
