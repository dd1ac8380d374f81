import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { statement } from '../db/statement.ts';
import type { Actor } from './actor.ts';
import { auditLog } from './table.ts';

export interface AuditEntry {
  readonly actor: Actor;
  /** The action, such as `transaction.create`. */
  readonly action: string;
  readonly userId?: string | null;
  readonly transactionId?: string;
  /** Ids and decisions; never a secret, and nothing of a payload. */
  readonly detail?: Record<string, unknown>;
}

/** Per statement, because PostgreSQL counts parameters with 16 bits. */
const AT_ONCE = 5_000;

/** Adds to the log as part of the transaction: the entry exists if and only if its action has happened. */
export async function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  await insertEntry(tx, { detail: {}, ...entry });
}

const insertEntry = statement('insert-audit-entry', (db) =>
  db.insert(auditLog).values({
    actor: sql.placeholder('actor'),
    action: sql.placeholder('action'),
    userId: sql.placeholder('userId'),
    transactionId: sql.placeholder('transactionId'),
    detail: sql.placeholder('detail'),
  }),
);

/** The same for several, in this order. */
export async function recordAudits(tx: Database, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const portion = entries.slice(from, from + AT_ONCE);
    await tx.insert(auditLog).values(portion.map((entry) => ({ detail: {}, ...entry })));
  }
}
