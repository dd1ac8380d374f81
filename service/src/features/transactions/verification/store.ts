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

/** What a job is told of the request that it works for; `readLife` looks for it, too. */
export const jobOf = ({ id, userId, requestHash }: TransactionKey & { readonly requestHash: Hex | undefined }) => ({
  transactionId: id,
  userId,
  requestHash,
});

/** The request of a job. The version before this one did not tell its owner. */
export async function requestOf(db: Database, job: object): Promise<TransactionKey> {
  const { transactionId: id, userId } = job as { transactionId: string; userId?: string };
  if (userId !== undefined) return { id, userId };
  const [found] = await db.select({ userId: transactions.userId }).from(transactions).where(eq(transactions.id, id));
  if (!found) throw new Error('a transaction is gone');
  return { id, ...found };
}

/** A request, and the key of the service that it is to be sealed for; null where that is not at hand. */
export interface Unsealed {
  readonly transaction: Transaction;
  readonly serviceKey: string | null;
}

/** One that no record was made of yet; null where there is one, or where it was withdrawn without a verdict. */
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

/** False where there is one already: the first counts. */
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

/** Puts a request up for its arbiters, to be judged, or to be settled where that is done; null where nothing is to do. */
export async function offerRequest(
  tx: Database,
  { id, userId }: TransactionKey,
): Promise<{ serviceId: number; task: Task } | null> {
  // The lock waits for whoever is just deciding, so that a request is not put up to be judged after its verdict.
  await lockWaiting(tx, { id, userId });
  // Only a statement that begins under the lock sees the verdict that it waited for.
  const [offered] = await insertOffer(tx, [id, userId]);
  return offered ?? null;
}

/** Those of one owner wait for each other as well, until they commit: each sees the turn of the one before. */
const lockWaiting = statement('lock-waiting-transaction', (db) => {
  const line = sql`pg_advisory_xact_lock(hashtextextended('turns of ' || ${transactions.userId}::text, 0))`;
  return db.select({ id: transactions.id, line }).from(transactions).where(isGiven).for('share');
});

/**
 * From when on the verdict on a request can be written: from now on where the request is on chain. `offerSettlements` comes
 * sooner than this hour for the others. No row where it is not recorded there. Whoever is just confirming the record offers
 * what waits for it, or is waited for at its lock: else both could miss each other.
 */
const lockRecord = `SELECT CASE WHEN block_number IS NOT NULL THEN now() ELSE now() + interval '1 hour' END AS ready_at
  FROM request_records WHERE transaction_id = $1::uuid AND owner_id = $2::uuid AND contract IS NOT NULL FOR SHARE`;

/**
 * The round after the one that is being judged, and after the owner's last one: of a hundred requests of one owner, the
 * last comes a hundred rounds later, and who comes meanwhile waits for one round. Each part reads one entry of an index.
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

/** Judged: what remains is to record the verdict on chain, where the request is recorded there. */
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

/** These requests are on chain now: their verdicts can be written. Gives the services whose arbiters may be waiting. */
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

/** This task is done, or nobody needs it any more. */
export async function endRequests(tx: Database, transactionIds: readonly string[], task: Task): Promise<void> {
  await deleteRequests(tx, [[...transactionIds], task]);
}

const deleteRequests = plainStatement(
  'end-requests',
  // In the order in which leases are renewed.
  `DELETE FROM verification_requests WHERE transaction_id IN (
    SELECT transaction_id FROM verification_requests WHERE transaction_id = ANY($1::uuid[]) AND task = $2
    ORDER BY transaction_id FOR UPDATE)`,
);

/** The chain went another way: whether the verdicts on these are still on it is for their arbiters to find out. */
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
