import type { Database } from '../db/database.ts';
import { asc, isNotNull, isNull, sql } from '../db/drizzle.ts';
import { type AuditContent, chainRow, contentColumns, emptyHead, type Head } from './chain.ts';
import { auditLog } from './table.ts';

const ROWS_AT_ONCE = 1_000;

interface Break {
  readonly seq: number;
  /** Null where there is no such row. */
  readonly id: number | null;
  readonly what: 'content' | 'missing' | 'order' | 'rewritten';
  /** For people. */
  readonly reason: string;
}

export type Verification =
  | { readonly isWhole: true; readonly head: Head; readonly unsealed: number }
  | { readonly isWhole: false; readonly firstBreak: Break };

/** Walks the chain from its first row, a page in memory at a time. A head noted earlier shows what the chain cannot. */
export async function verifyAuditLog(db: Database, expected: Head = emptyHead): Promise<Verification> {
  let head = emptyHead;
  const broken = (firstBreak: Break): Verification => ({ isWhole: false, firstBreak });
  const isOther = () => head.seq === expected.seq && !head.hash.equals(expected.hash);
  if (isOther()) return broken({ seq: 0, id: null, what: 'rewritten', reason: 'no log starts with this hash' });
  for await (const row of sealedRows(db)) {
    const next = chainRow(head, row.content);
    if (row.seq !== next.seq || !row.hash?.equals(next.hash)) return broken(await explainBreak(db, head, row));
    head = next;
    if (isOther()) {
      const reason = 'its hash differs from the expected one: the log was rewritten up to here';
      return broken({ seq: head.seq, id: row.content.id, what: 'rewritten', reason });
    }
  }
  if (head.seq < expected.seq) {
    const reason = `it is missing: the log was truncated before it, though it once reached ${expected.seq}`;
    return broken({ seq: head.seq + 1, id: null, what: 'missing', reason });
  }
  return { isWhole: true, head, unsealed: await db.$count(auditLog, isNull(auditLog.seq)) };
}

interface SealedRow {
  readonly seq: number;
  readonly hash: Buffer | null;
  readonly content: AuditContent;
}

/** By number and id: where two rows share a number, for somebody has dropped the constraint, both are seen. */
async function* sealedRows(db: Database): AsyncGenerator<SealedRow> {
  const seq = sql<number>`${auditLog.seq}`.mapWith(auditLog.seq);
  for (let after = isNotNull(auditLog.seq); ; ) {
    const page = await db
      .select({ seq, hash: auditLog.hash, content: contentColumns })
      .from(auditLog)
      .where(after)
      .orderBy(asc(auditLog.seq), asc(auditLog.id))
      .limit(ROWS_AT_ONCE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < ROWS_AT_ONCE) return;
    after = sql`(${auditLog.seq}, ${auditLog.id}) > (${last.seq}, ${last.content.id})`;
  }
}

/** The row that stands after this head is not the one that was sealed there. What happened to that one? */
async function explainBreak(db: Database, head: Head, found: SealedRow): Promise<Break> {
  const seq = head.seq + 1;
  const { id } = found.content;
  if (found.seq < seq) {
    return { seq: found.seq, id, what: 'order', reason: 'its number is not greater than that of the previous row' };
  }
  const own = await findOwnRow(db, head, found);
  if (own) {
    const reason = `the row sealed here is id ${own.content.id}, which now has the number ${own.seq}`;
    return { seq, id: found.seq === seq ? id : null, what: 'order', reason };
  }
  if (found.seq > seq) {
    return { seq, id: null, what: 'missing', reason: `it is missing: the next row is ${found.seq} (id ${id})` };
  }
  const reason = 'its hash matches neither its content nor the previous hash: it was changed after sealing, or forged';
  return { seq, id, what: 'content', reason };
}

/** The row that was sealed after this head, wherever it stands now, by the hash that it has or left behind. */
async function findOwnRow(db: Database, head: Head, found: SealedRow): Promise<SealedRow | null> {
  for await (const row of sealedRows(db)) {
    const { hash } = chainRow(head, row.content);
    if (row.hash?.equals(hash) || found.hash?.equals(hash)) return row;
  }
  return null;
}
