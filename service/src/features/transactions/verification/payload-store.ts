import type { Database } from '../../../platform/db/database.ts';
import { and, asc, eq, isNotNull, isNull, lt, sql } from '../../../platform/db/drizzle.ts';
import type { TransactionKey } from '../base/store.ts';
import { isOf, transactions, verdicts } from '../base/table.ts';
import { requestRecords } from '../base/verification/table.ts';

const isIt = ({ id, userId }: TransactionKey) => and(eq(transactions.id, id), eq(transactions.userId, userId));

const isKept = and(
  isNull(transactions.payloadExpiredAt),
  // As literals, so that PostgreSQL uses the partial index with the same condition.
  sql`${transactions.form} <> 'open' AND ${transactions.status} IN ('REJECTED', 'EXECUTED', 'FAILED')`,
);

/** The transactions that have been final for longest, with the CIDs of their sealed payloads. */
export async function findExpiredPayloads(
  db: Database,
  retentionDays: number,
  { limit, except }: { readonly limit: number; readonly except: readonly string[] },
) {
  const { id, userId, updatedAt } = transactions;
  return db
    .select({ id, userId, cid: requestRecords.cid })
    .from(transactions)
    .leftJoin(requestRecords, isOf(requestRecords))
    .where(
      and(
        isKept,
        lt(updatedAt, sql`now() - make_interval(days => ${retentionDays})`),
        sql`${id} <> ALL(${sql.param([...except])}::uuid[])`,
      ),
    )
    .orderBy(asc(updatedAt))
    .limit(limit);
}

/** Removes the row's copy of a payload that the content store has. */
export async function dropPayloadCopy(tx: Database, key: TransactionKey): Promise<void> {
  await tx.update(transactions).set({ encryptedPayload: null }).where(isIt(key));
}

/** False if another process has just done it. */
export async function markPayloadExpired(tx: Database, key: TransactionKey): Promise<boolean> {
  const marked = await tx
    .update(transactions)
    .set({ payloadExpiredAt: sql`now()`, encryptedPayload: null })
    .where(and(isIt(key), isKept))
    .returning({ id: transactions.id });
  return marked.length === 1;
}

/**
 * The same ciphertext may belong to other transactions, whose arbiters still read it; or it may be the only copy of a
 * report, submitted as a payload.
 */
export async function isBlockUnused(tx: Database, cid: string): Promise<boolean> {
  const isReport = and(eq(verdicts.responseCid, cid), isNull(verdicts.report), isNotNull(verdicts.reportHash));
  if ((await tx.select({ id: verdicts.transactionId }).from(verdicts).where(isReport).limit(1)).length > 0)
    return false;
  const users = await tx
    .select({ id: requestRecords.transactionId })
    .from(requestRecords)
    .innerJoin(transactions, isOf(requestRecords))
    .where(and(eq(requestRecords.cid, cid), isNull(transactions.payloadExpiredAt)))
    .limit(1);
  return users.length === 0;
}
