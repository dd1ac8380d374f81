import type { Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq } from '../../../platform/db/drizzle.ts';
import type { TransactionKey } from './store.ts';
import { instructionIds, paymentUses } from './table.ts';

interface Once {
  readonly useKey: Hex | null;
  readonly instructionId: string | null;
}

/**
 * Uses up the nonce and the instruction id of an approval. Returns which of them another approved request has already
 * used, or null.
 */
export async function takeOnce(tx: Database, key: TransactionKey, { useKey, instructionId }: Once) {
  // The nonce first: one used in vain costs nothing, but an id would be lost.
  if (!(await takeNonce(tx, key, useKey))) return 'nonce_used' as const;
  return (await takeId(tx, key.userId, instructionId)) ? null : ('instruction_used' as const);
}

/**
 * Uses up the nonce of a payment for this transaction; false if another was approved with it. It is never freed: once
 * approved, the signature may be in use, and another nonce costs nothing.
 */
async function takeNonce(tx: Database, { id, userId }: TransactionKey, useKey: Hex | null): Promise<boolean> {
  if (useKey === null) return true;
  const taken = await tx
    .insert(paymentUses)
    .values({ useKey, transactionId: id, ownerId: userId })
    .onConflictDoNothing({ target: paymentUses.useKey })
    .returning({ useKey: paymentUses.useKey });
  return taken.length > 0;
}

/** Whether a request of this owner was approved with this id. */
export const isIdUsed = async (db: Database, ownerId: string, instructionId: string): Promise<boolean> =>
  (await db.$count(
    instructionIds,
    and(eq(instructionIds.ownerId, ownerId), eq(instructionIds.instructionId, instructionId)),
  )) > 0;

/** Uses up the id of an instruction; false if another request was approved with it. It is never freed. */
async function takeId(tx: Database, ownerId: string, instructionId: string | null): Promise<boolean> {
  if (instructionId === null) return true;
  const taken = await tx
    .insert(instructionIds)
    .values({ ownerId, instructionId })
    .onConflictDoNothing()
    .returning({ instructionId: instructionIds.instructionId });
  return taken.length > 0;
}
