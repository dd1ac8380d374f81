import type { Database } from '../db/database.ts';
import { asc, eq, inArray } from '../db/drizzle.ts';
import { contentColumns, emptyHead } from './chain.ts';
import { readCheckpoint } from './checkpoint.ts';
import { auditLog } from './table.ts';

export type AuditRow = typeof auditLog.$inferSelect;

const MAX_SHOWN = 500;

/** The events of a transaction, oldest first. */
export async function readHistory(db: Database, transactionId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.transactionId, transactionId))
    .orderBy(asc(auditLog.id))
    .limit(MAX_SHOWN);
}

/** The same with the proof of its place in the log, each row with the hash of the previous one. */
export async function readSealedHistory(db: Database, transactionId: string) {
  const rows = await db
    .select({ ...contentColumns, seq: auditLog.seq, hash: auditLog.hash })
    .from(auditLog)
    .where(eq(auditLog.transactionId, transactionId))
    .orderBy(asc(auditLog.id))
    .limit(MAX_SHOWN);
  const before = rows.flatMap(({ seq }) => (seq === null ? [] : [seq - 1]));
  const { seq, hash } = auditLog;
  const found = before.length === 0 ? [] : await db.select({ seq, hash }).from(auditLog).where(inArray(seq, before));
  // If a previous row was archived, the checkpoint still has its hash.
  const left = found.length < before.filter((each) => each !== emptyHead.seq).length ? await readCheckpoint(db) : null;
  const known = [emptyHead, ...(left ? [left.head, ...left.carried] : []), ...found];
  const hashes = new Map(known.map((row) => [row.seq, row.hash]));
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    actor: row.actor as Record<string, unknown>,
    detail: row.detail as Record<string, unknown>,
    previousHash: row.seq === null ? null : toHex(hashes.get(row.seq - 1)),
    hash: toHex(row.hash),
  }));
}

const toHex = (bytes: Uint8Array | null | undefined) => (bytes ? Buffer.from(bytes).toString('hex') : null);
