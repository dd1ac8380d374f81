import type { Database } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { auditLog } from './table.ts';

export interface AuditEntry {
  readonly actor: Actor;
  /** What was done, such as `transaction.create`. */
  readonly action: string;
  readonly userId?: string | null;
  readonly transactionId?: string;
  /** Ids and decisions; never a secret, and nothing of what a payload says. */
  readonly detail?: Record<string, unknown>;
}

/** Adds to the log as part of the transaction: the entry exists if and only if what it tells has happened. */
export async function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ detail: {}, ...entry });
}
