import type { Decision, Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from '../../../platform/db/drizzle.ts';
import { fromNow } from '../../../platform/db/from-now.ts';
import { placeholdersFor, plainStatement, statement } from '../../../platform/db/statement.ts';
import { pgpKeys } from '../../api-keys/index.ts';
import { verificationServices } from '../../verification-services/index.ts';
import { maxAnswerBytes } from '../count-fitting.ts';
import { isGiven, type Transaction, type TransactionKey } from '../store.ts';
import { approvals, isOf, transactions, verdicts } from '../table.ts';
import type { RequestRecord, Settlement } from './read-records.ts';
import { requestRecords, sealingKeys, settlements, verificationRequests } from './table.ts';

type Task = Lease['task'];

/** What a worker gets of a request. */
interface Leased {
  readonly leaseId: string;
  readonly lease: Pick<Lease, 'task' | 'availableAt' | 'attempts' | 'firstLeasedAt'>;
  readonly transaction: Transaction;
  readonly record: RequestRecord | null;
  readonly sealingPublicKey: string | null;
  readonly ownerPublicKey: string | null;
  readonly decision: Decision | null;
  readonly responseCid: string | null;
  readonly settlement: Settlement | null;
}

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

const lockWaiting = statement('lock-waiting-transaction', (db) =>
  db.select({ id: transactions.id }).from(transactions).where(isGiven).for('share'),
);

/**
 * From when on the verdict on a request can be written: from now on where the request is on chain. `offerSettlements` comes
 * sooner than this hour for the others. No row where it is not recorded there. Whoever is just confirming the record offers
 * what waits for it, or is waited for at its lock: else both could miss each other.
 */
const lockRecord = `SELECT CASE WHEN block_number IS NOT NULL THEN now() ELSE now() + interval '1 hour' END AS ready_at
  FROM request_records WHERE transaction_id = $1::uuid AND owner_id = $2::uuid AND contract IS NOT NULL FOR SHARE`;

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
      INSERT INTO verification_requests (transaction_id, owner_id, service_id, task, available_at)
      SELECT $1::uuid, $2::uuid, service_id, task, ready_at FROM due WHERE ready_at IS NOT NULL
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

/**
 * Takes the longest waiting ones, as many as fit into one answer; those that somebody else is just taking are passed over.
 * All of it or nothing, by one statement: what cannot be read in time is not leased either.
 */
export async function leaseRequests(
  db: Database,
  serviceId: number,
  { max, tasks, leaseSeconds }: { max: number; tasks: readonly Task[]; leaseSeconds: number },
): Promise<Leased[]> {
  const rows = await takeRequests(db, { serviceId, max, tasks: [...tasks], leaseSeconds });
  const taken = rows.flatMap(({ lease, ...row }) => (lease.leaseId ? [{ ...row, lease, leaseId: lease.leaseId }] : []));
  // Judged between the look and the lock: the lease is on the new row, and what was read beside it is from before.
  const isOutdated = ({ lease, decision }: Leased) => lease.task === 'settlement' && decision === null;
  const outdated = taken.filter(isOutdated);
  if (outdated.length > 0) await undoLeases(db, serviceId, outdated);
  return taken.filter((leased) => !isOutdated(leased));
}

type Lease = typeof verificationRequests.$inferSelect;

const takeRequests = statement('take-requests', (db) => {
  const { transactionId, serviceId, task, availableAt } = verificationRequests;
  // Apart from the update, which could else look, and lock, more often than once.
  const waiting = db.$with('waiting', {}).as(sql`
    SELECT ${transactionId} AS id, ${transactions.payloadBytes} AS bytes, ${availableAt} AS since
    FROM ${verificationRequests} JOIN ${transactions} ON ${isOf(verificationRequests)}
    WHERE ${serviceId} = ${sql.placeholder('serviceId')} AND ${task} = ANY(${sql.placeholder('tasks')}::text[])
      AND ${availableAt} <= now()
    ORDER BY ${availableAt} LIMIT ${sql.placeholder('max')} FOR UPDATE OF verification_requests SKIP LOCKED`);
  const fitting = db.$with('fitting', {}).as(sql`
    SELECT id FROM (SELECT id, row_number() OVER places AS place, sum(bytes) OVER places AS total FROM waiting
      WINDOW places AS (ORDER BY since, id)) AS each
    WHERE place = 1 OR total <= ${maxAnswerBytes}`);
  const taken = db.$with('taken').as(
    db
      .update(verificationRequests)
      .set({
        leaseId: sql`gen_random_uuid()`,
        availableAt: sql`now() + make_interval(secs => ${sql.placeholder('leaseSeconds')})`,
        attempts: sql`attempts + 1`,
        firstLeasedAt: sql`coalesce(first_leased_at, now())`,
      })
      .where(sql`${transactionId} IN (SELECT id FROM fitting)`)
      .returning(),
  );
  return db
    .with(waiting, fitting, taken)
    .select({
      lease: {
        task: taken.task,
        availableAt: taken.availableAt,
        leaseId: taken.leaseId,
        attempts: taken.attempts,
        firstLeasedAt: taken.firstLeasedAt,
      },
      transaction: transactions,
      record: requestRecords,
      sealingPublicKey: sealingKeys.armoredPublicKey,
      ownerPublicKey: pgpKeys.armored,
      decision: approvals.decision,
      responseCid: verdicts.responseCid,
      settlement: settlements,
    })
    .from(transactions)
    .innerJoin(taken, and(eq(taken.transactionId, transactions.id), eq(taken.ownerId, transactions.userId)))
    .leftJoin(pgpKeys, and(eq(pgpKeys.userId, transactions.userId), isNull(pgpKeys.replacedAt)))
    .leftJoin(requestRecords, isOf(requestRecords))
    .leftJoin(sealingKeys, eq(sealingKeys.fingerprint, requestRecords.sealingKey))
    .leftJoin(approvals, and(isOf(approvals), eq(approvals.type, 'orion')))
    .leftJoin(verdicts, isOf(verdicts))
    .leftJoin(settlements, isOf(settlements))
    .orderBy(transactions.createdAt, transactions.id);
});

/** A lease counts while it lasts, and only for the service that it was given to. */
const isLive = (serviceId: number, leaseIds: readonly string[]) =>
  and(
    inArray(verificationRequests.leaseId, [...leaseIds]),
    eq(verificationRequests.serviceId, serviceId),
    gt(verificationRequests.availableAt, sql`now()`),
  );

export const renewLeases = (
  db: Database,
  serviceId: number,
  leaseIds: readonly string[],
  leaseSeconds: number,
): Promise<string[]> =>
  changeLeases(db, serviceId, leaseIds, { availableAt: fromNow(leaseSeconds) }).then((kept) =>
    kept.map(({ leaseId }) => leaseId),
  );

/** Nobody holds them any more, and after the delay anybody may take them. */
export const returnLeases = (
  db: Database,
  serviceId: number,
  leaseIds: readonly string[],
  delaySeconds: number,
): Promise<Changed[]> => changeLeases(db, serviceId, leaseIds, { leaseId: null, availableAt: fromNow(delaySeconds) });

/** As if they had never been taken, for nobody got them. */
export const undoLeases = (
  db: Database,
  serviceId: number,
  leases: readonly Pick<Leased, 'leaseId'>[],
): Promise<Changed[]> =>
  changeLeases(
    db,
    serviceId,
    leases.map(({ leaseId }) => leaseId),
    {
      leaseId: null,
      availableAt: fromNow(0),
      attempts: sql`attempts - 1`,
      firstLeasedAt: sql`CASE WHEN attempts > 1 THEN first_leased_at END`,
    },
  );

interface Changed {
  readonly leaseId: string;
  readonly requestHash: Hex;
  readonly task: Task;
}

/** Changes those that are still held, and tells which. Locked in one order, so that two who change several take turns. */
async function changeLeases(
  db: Database,
  serviceId: number,
  leaseIds: readonly string[],
  change: { leaseId?: null; availableAt: SQL; attempts?: SQL; firstLeasedAt?: SQL },
): Promise<Changed[]> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select({
        transactionId: verificationRequests.transactionId,
        leaseId: verificationRequests.leaseId,
        requestHash: transactions.requestHash,
        task: verificationRequests.task,
      })
      .from(verificationRequests)
      .innerJoin(transactions, isOf(verificationRequests))
      .where(isLive(serviceId, leaseIds))
      .orderBy(verificationRequests.transactionId)
      .for('update', { of: verificationRequests });
    const ids = held.map(({ transactionId }) => transactionId);
    if (ids.length === 0) return [];
    await tx.update(verificationRequests).set(change).where(inArray(verificationRequests.transactionId, ids));
    return held.flatMap(({ leaseId, requestHash, task }) => (leaseId ? [{ leaseId, requestHash, task }] : []));
  });
}
