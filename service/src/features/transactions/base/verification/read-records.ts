import type { Database } from '../../../../platform/db/database.ts';
import { and, eq, sql } from '../../../../platform/db/drizzle.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { isGiven, type TransactionKey } from '../store.ts';
import { approvals, isOf, transactions } from '../table.ts';
import { requestRecords, settlements, teeProofs } from './table.ts';

export type RequestRecord = typeof requestRecords.$inferSelect;
export type TeeProof = typeof teeProofs.$inferSelect;
export type Settlement = typeof settlements.$inferSelect;

/** The records of these transactions of one owner in the content store and on chain. */
export async function listRecords(db: Database, userId: string, ids: readonly string[]): Promise<RequestRecord[]> {
  return ids.length === 0 ? [] : selectRecords(db, { userId, ids: [...ids] });
}

const selectRecords = statement('request-records', (db) =>
  db
    .select()
    .from(requestRecords)
    .where(
      and(
        eq(requestRecords.ownerId, sql.placeholder('userId')),
        sql`${requestRecords.transactionId} = ANY(${sql.placeholder('ids')}::uuid[])`,
      ),
    ),
);

/** A settlement, and whether the chain confirms it. */
export type CheckedSettlement = Settlement & { readonly verified: boolean };

/** The chain has this verdict on this request, and nothing that the arbiter reported about it differs there. */
export const isVerified = sql<boolean>`coalesce(
  ${settlements.status} = 'settled'
  AND ${requestRecords.verdictDecision} = ${approvals.decision}
  AND coalesce(${settlements.txHash}, ${requestRecords.verdictTxHash}) = ${requestRecords.verdictTxHash}
  AND coalesce(${settlements.blockNumber}, ${requestRecords.verdictBlockNumber}) = ${requestRecords.verdictBlockNumber}
  AND coalesce(${settlements.chainId}, ${requestRecords.chainId}) = ${requestRecords.chainId}, false)`;

/** The data that an arbiter posts about a verdict after it. */
export async function findMetadata(
  db: Database,
  { id, userId }: TransactionKey,
): Promise<{ teeProof: TeeProof | null; settlement: CheckedSettlement | null }> {
  const [row] = await selectMetadata(db, { id, userId });
  if (!row) return { teeProof: null, settlement: null };
  return { teeProof: row.teeProof, settlement: row.settlement && { ...row.settlement, verified: row.verified } };
}

const selectMetadata = statement('request-metadata', (db) =>
  db
    .select({ teeProof: teeProofs, settlement: settlements, verified: isVerified })
    .from(transactions)
    .leftJoin(teeProofs, isOf(teeProofs))
    .leftJoin(settlements, isOf(settlements))
    .leftJoin(requestRecords, isOf(requestRecords))
    .leftJoin(approvals, and(isOf(approvals), eq(approvals.type, 'orion')))
    .where(isGiven),
);
