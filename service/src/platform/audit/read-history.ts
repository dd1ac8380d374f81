import type { Database } from '../db/database.ts';
import { asc, eq } from '../db/drizzle.ts';
import { auditLog } from './table.ts';

export type AuditRow = typeof auditLog.$inferSelect;

const MAX_SHOWN = 500;

/** What happened to a transaction, oldest first. */
export async function readHistory(db: Database, transactionId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.transactionId, transactionId))
    .orderBy(asc(auditLog.id))
    .limit(MAX_SHOWN);
}
