import { type Hex, type Instruction, lifetimes } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { deleteExpiredRows } from '../../../platform/db/delete-expired-rows.ts';
import { and, desc, eq, ne, sql } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import { currentColumns } from '../base/current-columns.ts';
import type { TransactionKey } from '../base/store.ts';
import { instructionUses, transactions } from '../base/table.ts';

interface Asked extends TransactionKey {
  readonly instruction: Instruction;
  readonly withinHours: number;
}

/**
 * Why the owner is asked about an instruction that was already used, as a sentence; null if it was not, or if its
 * request was not executed. Call it under `lockAccount`: of two requests at once, the second then finds the approval of
 * the first.
 */
export async function whyRepeated(
  tx: Database,
  { id, userId, instruction, withinHours }: Asked,
): Promise<string | null> {
  if (withinHours === 0) return null;
  const [earlier] = await selectEarlier(tx, { id, userId, key: instruction.key, withinHours });
  if (!earlier) return null;
  const what =
    instruction.host === null
      ? 'The same instruction'
      : `Another payment to ${instruction.host || 'an unnamed host'}, whose payee only the terms name,`;
  return `${what} was approved at ${earlier.approvedAt.toISOString()} (${stateOf(earlier)}). An instruction counts once.`;
}

function stateOf({ status, claimedAt }: { status: string; claimedAt: Date | null }): string {
  if (status === 'EXECUTED') return 'executed';
  if (status === 'REJECTED') return 'withdrawn by a key, perhaps after it was sent';
  return claimedAt === null ? 'not executed yet' : 'being executed';
}

const selectEarlier = statement('earlier-instruction', (db) =>
  db
    .select({
      status: currentColumns.status,
      claimedAt: transactions.claimedAt,
      approvedAt: instructionUses.createdAt,
    })
    .from(instructionUses)
    .innerJoin(
      transactions,
      and(eq(transactions.id, instructionUses.transactionId), eq(transactions.userId, instructionUses.ownerId)),
    )
    .where(
      and(
        eq(instructionUses.ownerId, sql.placeholder('userId')),
        eq(instructionUses.instruction, sql.placeholder('key')),
        ne(instructionUses.transactionId, sql.placeholder('id')),
        sql`${instructionUses.createdAt} > now() - make_interval(hours => ${sql.placeholder('withinHours')}::int)`,
        // A failed or expired request does not use up the instruction.
        sql`(${currentColumns.status} IN ('APPROVED', 'EXECUTED')
          OR (${currentColumns.status} = 'REJECTED' AND ${currentColumns.statusReason} IS NULL))`,
      ),
    )
    .orderBy(desc(instructionUses.createdAt))
    .limit(1),
);

/** An instruction is used from its approval on, by any approver. */
export async function useInstruction(tx: Database, { id, userId }: TransactionKey, key: Hex | null): Promise<void> {
  if (key !== null) await insertUse(tx, { id, userId, key });
}

const insertUse = statement('use-instruction', (db) =>
  db
    .insert(instructionUses)
    .values({
      ownerId: sql.placeholder('userId'),
      instruction: sql.placeholder('key'),
      transactionId: sql.placeholder('id'),
    })
    .onConflictDoNothing(),
);

/** The owner withdrew the approval, and may give the instruction again. */
export async function returnInstruction(tx: Database, { id, userId }: TransactionKey): Promise<void> {
  await tx
    .delete(instructionUses)
    .where(and(eq(instructionUses.ownerId, userId), eq(instructionUses.transactionId, id)));
}

export const deleteOldInstructions = (db: Database): Promise<void> =>
  deleteExpiredRows(db, instructionUses, instructionUses.createdAt, lifetimes.usedInstruction);
