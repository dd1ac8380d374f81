import type { Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq } from '../../../platform/db/drizzle.ts';
import type { TransactionKey } from './store.ts';
import { instructionIds, paymentUses } from './table.ts';

interface Once {
  readonly useKey: Hex | null;
  readonly instructionId: string | null;
}

/** Takes what an approval uses up. Returns which of it another approved request has already used, or null. */
export async function takeOnce(tx: Database, key: TransactionKey, { useKey, instructionId }: Once) {
  // The nonce first: one that is taken in vain costs nothing, an id would be lost.
  if (!(await takeNonce(tx, key, useKey))) return 'nonce_used' as const;
  return (await takeId(tx, key.userId, instructionId)) ? null : ('instruction_used' as const);
}

/**
 * Takes the nonce of a payment for this transaction; false where another was approved with it. It is never given back:
 * whoever was approved once may have the signature, and another nonce costs nothing.
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

/** Takes the id of an instruction; false where another request was approved with it. It is never given back. */
async function takeId(tx: Database, ownerId: string, instructionId: string | null): Promise<boolean> {
  if (instructionId === null) return true;
  const taken = await tx
    .insert(instructionIds)
    .values({ ownerId, instructionId })
    .onConflictDoNothing()
    .returning({ instructionId: instructionIds.instructionId });
  return taken.length > 0;
}
