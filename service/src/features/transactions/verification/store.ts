import type { Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq, getTableColumns, isNotNull, isNull, or, sql } from '../../../platform/db/drizzle.ts';
import { placeholdersFor, plainStatement, statement } from '../../../platform/db/statement.ts';
import { verificationServices } from '../../verification-services/index.ts';
import { isGiven, type Transaction, type TransactionKey } from '../base/store.ts';
import { isOf, transactions, verdicts } from '../base/table.ts';
import type { RequestRecord } from '../base/verification/read-records.ts';
import { requestRecords, verificationRequests } from '../base/verification/table.ts';

type Task = (typeof verificationRequests.$inferSelect)['task'];

/** The data of a job for a request; `readLife` searches for it. */
export const jobOf = ({ id, userId, requestHash }: TransactionKey & { readonly requestHash: Hex | undefined }) => ({
  transactionId: id,
  userId,
  requestHash,
});

/** The request of a job. Jobs of the previous version have no owner. */
export async function requestOf(db: Database, job: object): Promise<TransactionKey> {
  const { transactionId: id, userId } = job as { transactionId: string; userId?: string };
  if (userId !== undefined) return { id, userId };
  const [found] = await db.select({ userId: transactions.userId }).from(transactions).where(eq(transactions.id, id));
  if (!found) throw new Error('a transaction is gone');
  return { id, ...found };
}

/** A request, and the key of its service; null if that is unavailable. */
export interface Unsealed {
  readonly transaction: Transaction;
  readonly serviceKey: string | null;
}

/** A request without a record; null if there is one, or if it was withdrawn without a verdict. */
export async function findUnsealed(db: Database, { id, userId }: TransactionKey): Promise<Unsealed | null> {
  const [row] = await selectUnsealed(db, { id, userId });
  return row ?? null;
}

const selectUnsealed = statement('unsealed-transaction', (db) =>
  db
    .select({ transaction: transactions, serviceKey: verificationServices.pgpPublicKey })
    .from(transactions)
    .leftJoin(verificationServices, eq(verificationServices.id, transactions.serviceId))
    .leftJoin(requestRecords, isOf(requestRecords))
    .leftJoin(verdicts, isOf(verdicts))
    .where(
      and(
        isGiven,
        isNull(requestRecords.transactionId),
        or(eq(transactions.status, 'PENDING'), isNotNull(verdicts.transactionId)),
      ),
    ),
);

/** False if there is one already: the first counts. */
export async function insertRecord(
  tx: Database,
  row: Pick<RequestRecord, 'transactionId' | 'ownerId' | 'cid' | 'sealingKey'> &
    Partial<Pick<RequestRecord, 'chainId' | 'contract'>>,
): Promise<boolean> {
  return (await insertOneRecord(tx, row)).length === 1;
}

const insertOneRecord = statement('insert-request-record', (db) => {
  const { transactionId, ownerId, cid, sealingKey, chainId, contract } = getTableColumns(requestRecords);
  return db
    .insert(requestRecords)
    .values(placeholdersFor({ transactionId, ownerId, cid, sealingKey, chainId, contract }))
    .onConflictDoNothing()
    .returning({ id: requestRecords.transactionId });
});

/**
 * Offers a request to its arbiters, for a verdict, or for settlement if it is judged; null if there is nothing to do.
 */
export async function offerRequest(
  tx: Database,
  { id, userId }: TransactionKey,
): Promise<{ serviceId: number; task: Task } | null> {
  // The lock waits for a concurrent decision, so that a request is not offered after its verdict.
  await lockWaiting(tx, { id, userId });
  // Only a statement that starts under the lock sees the verdict for which it waited.
  const [offered] = await insertOffer(tx, [id, userId]);
  return offered ?? null;
}

/** Requests of one owner also wait for each other's commit, so that each sees the turn of the one before. */
const lockWaiting = statement('lock-waiting-transaction', (db) => {
  const line = sql`pg_advisory_xact_lock(hashtextextended('turns of ' || ${transactions.userId}::text, 0))`;
  return db.select({ id: transactions.id, line }).from(transactions).where(isGiven).for('share');
});

/**
 * The time from which the verdict on a request can be written: now if the request is on chain; otherwise in an hour,
 * which `offerSettlements` shortens. No row if it is not recorded on chain. The lock orders this and a concurrent
 * confirmation: either the confirmation sees the waiting settlement, or this sees the confirmation.
 */
const lockRecord = `SELECT CASE WHEN block_number IS NOT NULL THEN now() ELSE now() + interval '1 hour' END AS ready_at
  FROM request_records WHERE transaction_id = $1::uuid AND owner_id = $2::uuid AND contract IS NOT NULL FOR SHARE`;

/**
 * The round after the current one and after the owner's last one: of a hundred requests of one owner, the last gets its
 * turn a hundred rounds later, while another owner waits for one round. Each part reads one index entry.
 */
const nextTurn = `1 + greatest(
  (SELECT turn FROM verification_requests AS first WHERE first.service_id = due.service_id AND first.task = 'verdict'
    AND first.attempts = 0 ORDER BY turn LIMIT 1),
  (SELECT turn FROM verification_requests AS last WHERE last.service_id = due.service_id AND last.task = 'verdict'
    AND last.attempts = 0 AND last.owner_id = $2::uuid ORDER BY turn DESC LIMIT 1), 0)`;

const insertOffer = plainStatement<{ serviceId: number; task: Task }>(
  'offer-request',
  `WITH due AS (
      SELECT service_id, CASE WHEN verdicts.transaction_id IS NULL THEN 'verdict' ELSE 'settlement' END AS task,
        CASE WHEN verdicts.transaction_id IS NULL THEN now() ELSE (${lockRecord}) END AS ready_at
      FROM transactions LEFT JOIN verdicts
        ON verdicts.transaction_id = transactions.id AND verdicts.owner_id = transactions.user_id
      WHERE transactions.id = $1::uuid AND transactions.user_id = $2::uuid
        AND (status = 'PENDING' OR verdicts.transaction_id IS NOT NULL)
    ), offer AS (
      INSERT INTO verification_requests (transaction_id, owner_id, service_id, task, available_at, turn)
      SELECT $1::uuid, $2::uuid, service_id, task, ready_at, CASE task WHEN 'verdict' THEN ${nextTurn} ELSE 0 END
      FROM due WHERE ready_at IS NOT NULL
      ON CONFLICT (transaction_id) DO NOTHING
    )
    SELECT service_id AS "serviceId", task FROM due WHERE ready_at IS NOT NULL`,
);

/** Turns a judged request into a settlement task if it is recorded on chain; otherwise ends it. */
export async function turnToSettlement(tx: Database, { id, userId }: TransactionKey): Promise<void> {
  const turned = await updateToSettlement(tx, [id, userId]);
  if (turned.length === 0) await endRequests(tx, [id], 'verdict');
}

const updateToSettlement = plainStatement(
  'turn-to-settlement',
  `WITH record AS (${lockRecord})
  UPDATE verification_requests
  SET task = 'settlement', lease_id = NULL, attempts = 0, first_leased_at = NULL, available_at = record.ready_at
  FROM record WHERE transaction_id = $1::uuid RETURNING transaction_id`,
);

/**
 * Makes the settlements of requests that are now on chain available. Returns the services whose arbiters may be
 * waiting.
 */
export async function offerSettlements(tx: Database, transactionIds: readonly string[]): Promise<number[]> {
  if (transactionIds.length === 0) return [];
  const offered = await tx
    .update(verificationRequests)
    .set({ availableAt: sql`now()` })
    .where(
      and(
        sql`${verificationRequests.transactionId} = ANY(${sql.param([...transactionIds])}::uuid[])`,
        eq(verificationRequests.task, 'settlement'),
        isNull(verificationRequests.leaseId),
      ),
    )
    .returning({ serviceId: verificationRequests.serviceId });
  return offered.map(({ serviceId }) => serviceId);
}

/** Ends a task that is done or not needed any more. */
export async function endRequests(tx: Database, transactionIds: readonly string[], task: Task): Promise<void> {
  await deleteRequests(tx, [[...transactionIds], task]);
}

const deleteRequests = plainStatement(
  'end-requests',
  // In the order of lease renewals.
  `DELETE FROM verification_requests WHERE transaction_id IN (
    SELECT transaction_id FROM verification_requests WHERE transaction_id = ANY($1::uuid[]) AND task = $2
    ORDER BY transaction_id FOR UPDATE)`,
);

/** After a reorg: arbiters have to check whether the verdicts on these requests are still on chain. */
export async function offerSettlementsAgain(tx: Database, keys: readonly TransactionKey[]): Promise<void> {
  if (keys.length > 0) await insertSettled(tx, [keys.map(({ id }) => id), keys.map(({ userId }) => userId)]);
}

const insertSettled = plainStatement(
  'offer-settlements-again',
  `INSERT INTO verification_requests (transaction_id, owner_id, service_id, task)
  SELECT transactions.id, transactions.user_id, service_id, 'settlement'
  FROM unnest($1::uuid[], $2::uuid[]) AS given (id, user_id) JOIN transactions USING (id, user_id)
  JOIN settlements ON transaction_id = transactions.id AND owner_id = transactions.user_id AND settlements.status = 'settled'
  ON CONFLICT DO NOTHING`,
);
