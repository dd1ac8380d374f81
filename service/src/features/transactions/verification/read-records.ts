import type { Database } from '../../../platform/db/database.ts';
import { and, eq, sql } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import { approvals, transactions } from '../table.ts';
import { requestRecords, settlements, teeProofs } from './table.ts';

export type RequestRecord = typeof requestRecords.$inferSelect;
export type TeeProof = typeof teeProofs.$inferSelect;
export type Settlement = typeof settlements.$inferSelect;

/** What the content store and the chain hold of these. */
export async function listRecords(db: Database, transactionIds: readonly string[]): Promise<RequestRecord[]> {
  return transactionIds.length === 0 ? [] : selectRecords(db, { transactionIds: [...transactionIds] });
}

const selectRecords = statement('request-records', (db) =>
  db
    .select()
    .from(requestRecords)
    .where(sql`${requestRecords.transactionId} = ANY(${sql.placeholder('transactionIds')}::uuid[])`),
);

/** A settlement, and whether the chain confirms it. */
export type CheckedSettlement = Settlement & { readonly verified: boolean };

/** The chain has this verdict on this request, and nothing that the arbiter tells of it is otherwise there. */
const isVerified = sql<boolean>`coalesce(
  ${settlements.status} = 'settled'
  AND ${requestRecords.verdictDecision} = ${approvals.decision}
  AND coalesce(${settlements.txHash}, ${requestRecords.verdictTxHash}) = ${requestRecords.verdictTxHash}
  AND coalesce(${settlements.blockNumber}, ${requestRecords.verdictBlockNumber}) = ${requestRecords.verdictBlockNumber}
  AND coalesce(${settlements.chainId}, ${requestRecords.chainId}) = ${requestRecords.chainId}, false)`;

/** What an arbiter tells of a verdict after it was given. */
export async function findMetadata(
  db: Database,
  transactionId: string,
): Promise<{ teeProof: TeeProof | null; settlement: CheckedSettlement | null }> {
  const [row] = await selectMetadata(db, { transactionId });
  if (!row) return { teeProof: null, settlement: null };
  return { teeProof: row.teeProof, settlement: row.settlement && { ...row.settlement, verified: row.verified } };
}

const selectMetadata = statement('request-metadata', (db) =>
  db
    .select({ teeProof: teeProofs, settlement: settlements, verified: isVerified })
    .from(transactions)
    .leftJoin(teeProofs, eq(teeProofs.transactionId, transactions.id))
    .leftJoin(settlements, eq(settlements.transactionId, transactions.id))
    .leftJoin(requestRecords, eq(requestRecords.transactionId, transactions.id))
    .leftJoin(approvals, and(eq(approvals.transactionId, transactions.id), eq(approvals.type, 'orion')))
    .where(eq(transactions.id, sql.placeholder('transactionId'))),
);
