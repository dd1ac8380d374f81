import type { Decision, Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq, gt, inArray, isNull, type SQL, sql } from '../../../platform/db/drizzle.ts';
import { fromNow } from '../../../platform/db/from-now.ts';
import { statement } from '../../../platform/db/statement.ts';
import { pgpKeys } from '../../api-keys/index.ts';
import type { Transaction } from '../base/store.ts';
import { approvals, isOf, transactions, verdicts } from '../base/table.ts';
import type { RequestRecord, Settlement } from '../base/verification/read-records.ts';
import { requestRecords, sealingKeys, settlements, verificationRequests } from '../base/verification/table.ts';
import { maxAnswerBytes } from '../read/count-fitting.ts';

type Lease = typeof verificationRequests.$inferSelect;
type Task = Lease['task'];

/** The data of a request for a worker. */
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

/**
 * Leases as many requests as fit into one answer: owners in turn, and of each owner the longest waiting first. Skips
 * those that another worker is taking. One atomic statement: if the requests cannot be read in time, none is leased.
 */
export async function leaseRequests(
  db: Database,
  serviceId: number,
  { max, tasks, leaseSeconds }: { max: number; tasks: readonly Task[]; leaseSeconds: number },
): Promise<Leased[]> {
  const rows = await takeRequests(db, { serviceId, max, tasks: [...tasks], leaseSeconds });
  const taken = rows.flatMap(({ lease, ...row }) => (lease.leaseId ? [{ ...row, lease, leaseId: lease.leaseId }] : []));
  // Judged between the read and the lock: the lease is on the new row, but the joined columns are from before.
  const isOutdated = ({ lease, decision }: Leased) => lease.task === 'settlement' && decision === null;
  const outdated = taken.filter(isOutdated);
  if (outdated.length > 0) await undoLeases(db, serviceId, outdated);
  return taken.filter((leased) => !isOutdated(leased));
}

const { transactionId, ownerId, serviceId, task, availableAt, attempts, turn } = verificationRequests;
const maxRows = sql.placeholder('max');

/** Locks the due requests of one kind. The kinds use different indexes for their order. */
const lockDue = (kind: Task, { where, orderBy }: { where: SQL; orderBy: SQL }) => sql`
  SELECT ${transactionId} AS id, ${ownerId} AS owner, ${availableAt} AS since, ${turn} AS place
  FROM ${verificationRequests}
  WHERE ${serviceId} = ${sql.placeholder('serviceId')} AND ${task} = ${sql.raw(`'${kind}'`)} AND ${where}
    AND ${availableAt} <= now() AND ${sql.raw(`'${kind}'`)} = ANY(${sql.placeholder('tasks')}::text[])
  ORDER BY ${orderBy} LIMIT ${maxRows} FOR UPDATE SKIP LOCKED`;

/** The current round. */
const round = sql`(SELECT coalesce(min(place), 0) FROM line)`;

/** How many requests of the same owner have waited longer than a returned one, which has lost its turn. */
const before = sql`(SELECT count(*) FROM (
    SELECT available_at FROM ${verificationRequests} AS others WHERE others.service_id = ${sql.placeholder('serviceId')}
      AND others.task = 'verdict' AND others.attempts = 0 AND others.owner_id = owner ORDER BY others.turn LIMIT ${maxRows}
  ) AS own WHERE available_at < since)`;

const takeRequests = statement('take-requests', (db) => {
  // Each lock in its own CTE, because the update could otherwise run it, and lock, more than once.
  const line = db
    .$with('line', {})
    .as(lockDue('verdict', { where: sql`${attempts} = 0`, orderBy: sql`${turn}, ${availableAt}` }));
  // Returned requests, and those with an expired lease: placed as if they had kept their place within their owner's.
  const again = db
    .$with('again', {})
    .as(lockDue('verdict', { where: sql`${attempts} > 0`, orderBy: sql`${availableAt}` }));
  const settling = db
    .$with('settling', {})
    .as(lockDue('settlement', { where: sql`true`, orderBy: sql`${availableAt}` }));
  const waiting = db.$with('waiting', {}).as(sql`
    SELECT id, owner, since, place FROM line
    UNION ALL SELECT id, owner, since,
      ${round} + ${before} + row_number() OVER (PARTITION BY owner ORDER BY since, id) - 1 FROM again
    UNION ALL SELECT id, owner, since, ${round} + row_number() OVER (ORDER BY since, id) - 1 FROM settling
    ORDER BY place, since, id LIMIT ${maxRows}`);
  const fitting = db.$with('fitting', {}).as(sql`
    SELECT id FROM (SELECT waiting.id, row_number() OVER places AS number, sum(payload_bytes) OVER places AS total
      FROM waiting JOIN ${transactions} ON ${transactions.id} = waiting.id AND ${transactions.userId} = owner
      WINDOW places AS (ORDER BY place, since, waiting.id)) AS each
    WHERE number = 1 OR total <= ${maxAnswerBytes}`);
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
    .with(line, again, settling, waiting, fitting, taken)
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

/** A lease is valid until it ends, and only for the service that got it. */
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

/** Frees leases: after the delay, any worker may take the requests. */
export const returnLeases = (
  db: Database,
  serviceId: number,
  leaseIds: readonly string[],
  delaySeconds: number,
): Promise<Changed[]> => changeLeases(db, serviceId, leaseIds, { leaseId: null, availableAt: fromNow(delaySeconds) });

/** As if the requests had never been leased, because no worker got them. */
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

/**
 * Changes the leases that are still valid, and returns them. Locked in one order, so that concurrent changes do not
 * deadlock.
 */
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
