import type { Address } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { and, eq, inArray, isNotNull, lt, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { users } from '../accounts/index.ts';
import { connectionCodes } from './table.ts';

type CodeState = 'pending' | 'ready' | 'consumed' | 'declined' | 'expired';
export type ConnectionCode = typeof connectionCodes.$inferSelect & { readonly state: CodeState };

/** How long an expired code is still recognised. */
const KEPT_SECONDS = 24 * 60 * 60;

// A transaction that began before the expiry may lock the row after the key was wiped: then it has expired too.
const state = sql<CodeState>`CASE
  WHEN ${connectionCodes.declinedAt} IS NOT NULL THEN 'declined'
  WHEN ${connectionCodes.consumedAt} IS NOT NULL THEN 'consumed'
  WHEN ${connectionCodes.expiresAt} <= now() THEN 'expired'
  WHEN ${connectionCodes.approvedBy} IS NULL THEN 'pending'
  WHEN ${connectionCodes.sealedKey} IS NULL THEN 'expired'
  ELSE 'ready' END`;

export async function insertCode(
  db: Database,
  code: { codeHash: Buffer; askedFromIp: string; askedFromAgent: string | null },
  lifetimeSeconds: number,
): Promise<void> {
  await db.insert(connectionCodes).values({ ...code, expiresAt: fromNow(lifetimeSeconds) });
}

const selectCode = (db: Database, codeHash: Buffer) =>
  db.select({ code: connectionCodes, state }).from(connectionCodes).where(eq(connectionCodes.codeHash, codeHash));

export async function findCode(db: Database, codeHash: Buffer): Promise<ConnectionCode | null> {
  const [row] = await selectCode(db, codeHash);
  return row ? { ...row.code, state: row.state } : null;
}

/** Locks a code before any decision or delivery, so that each happens once. */
export async function lockCode(tx: Database, codeHash: Buffer): Promise<ConnectionCode | null> {
  const [row] = await selectCode(tx, codeHash).for('update');
  return row ? { ...row.code, state: row.state } : null;
}

export async function markReady(
  tx: Database,
  codeHash: Buffer,
  approval: { approvedBy: string; keyId: string; sealedKey: Buffer },
): Promise<void> {
  await tx.update(connectionCodes).set(approval).where(eq(connectionCodes.codeHash, codeHash));
}

export async function markDeclined(tx: Database, codeHash: Buffer): Promise<void> {
  await tx.update(connectionCodes).set({ declinedAt: sql`now()` }).where(eq(connectionCodes.codeHash, codeHash));
}

/** Wipes the key, and returns the approver's address. */
export async function markConsumed(tx: Database, codeHash: Buffer): Promise<Address> {
  const [row] = await tx
    .update(connectionCodes)
    .set({ consumedAt: sql`now()`, sealedKey: null })
    .from(users)
    .where(and(eq(connectionCodes.codeHash, codeHash), eq(users.id, connectionCodes.approvedBy)))
    .returning({ address: users.address });
  if (!row) throw new Error('an approved code without its user');
  return row.address;
}

/** Wipes the keys of a batch of expired, unclaimed codes, and returns their owners. */
export async function wipeUndelivered(
  tx: Database,
  limit: number,
): Promise<{ keyId: string | null; approvedBy: string | null }[]> {
  const undelivered = tx
    .select({ codeHash: connectionCodes.codeHash })
    .from(connectionCodes)
    .where(and(lt(connectionCodes.expiresAt, sql`now()`), isNotNull(connectionCodes.sealedKey)))
    .limit(limit)
    // One that is being delivered at this moment is left to its poll.
    .for('update', { skipLocked: true });
  return tx
    .update(connectionCodes)
    .set({ sealedKey: null })
    .where(inArray(connectionCodes.codeHash, undelivered))
    .returning({ keyId: connectionCodes.keyId, approvedBy: connectionCodes.approvedBy });
}

export async function deleteOldCodes(db: Database): Promise<void> {
  await deleteExpiredRows(db, connectionCodes, connectionCodes.expiresAt, KEPT_SECONDS);
}
