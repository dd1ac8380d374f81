import type { Hex } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { TransactionKey } from './store.ts';
import { paymentUses } from './table.ts';

/**
 * Takes the nonce of a payment for this transaction; false where another was approved with it. It is never given back:
 * whoever was approved once may have the signature, and another nonce costs nothing.
 */
export async function takeNonce(tx: Database, { id, userId }: TransactionKey, useKey: Hex | null): Promise<boolean> {
  if (useKey === null) return true;
  const taken = await tx
    .insert(paymentUses)
    .values({ useKey, transactionId: id, ownerId: userId })
    .onConflictDoNothing({ target: paymentUses.useKey })
    .returning({ useKey: paymentUses.useKey });
  return taken.length > 0;
}
