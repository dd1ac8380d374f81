import type { Database } from '../../platform/db/database.ts';
import { and, eq, gt, inArray, lte, sql } from '../../platform/db/drizzle.ts';
import { pgpKeys } from '../api-keys/index.ts';
import { approvals, countFitting, type Transaction, transactions } from '../transactions/index.ts';
import { verificationRequests } from './table.ts';

interface Leased {
  readonly leaseId: string;
  readonly leasedUntil: Date;
  readonly attempt: number;
  readonly transaction: Transaction;
  readonly ownerPgpPublicKey: string | null;
}

/** Puts a request up for its arbiters, unless it is judged or rejected meanwhile; null where it is. */
export async function offerRequest(db: Database, transactionId: string): Promise<{ serviceId: number } | null> {
  return db.transaction(async (tx) => {
    // The lock waits for whoever is just deciding, so that a request is not put up after its verdict.
    const [waiting] = await tx
      .select({ serviceId: transactions.serviceId })
      .from(transactions)
      .where(and(eq(transactions.id, transactionId), eq(transactions.status, 'PENDING')))
      .for('share');
    if (!waiting) return null;
    // Only a statement that begins under the lock sees the verdict that it waited for.
    const [verdict] = await tx
      .select({ id: approvals.id })
      .from(approvals)
      .where(and(eq(approvals.transactionId, transactionId), eq(approvals.type, 'orion')));
    if (verdict) return null;
    await tx
      .insert(verificationRequests)
      .values({ transactionId, serviceId: waiting.serviceId })
      .onConflictDoNothing({ target: verificationRequests.transactionId });
    return waiting;
  });
}

export async function withdrawRequest(tx: Database, transactionId: string): Promise<void> {
  await tx.delete(verificationRequests).where(eq(verificationRequests.transactionId, transactionId));
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Takes the longest waiting ones, as many as fit into one answer; those that somebody else is just taking are passed over.
 * All of it or nothing: what cannot be read in time is not leased either.
 */
export async function leaseRequests(
  db: Database,
  serviceId: number,
  max: number,
  leaseSeconds: number,
): Promise<Leased[]> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: verificationRequests.transactionId, bytes: transactions.payloadBytes })
      .from(verificationRequests)
      .innerJoin(transactions, eq(transactions.id, verificationRequests.transactionId))
      .where(and(eq(verificationRequests.serviceId, serviceId), lte(verificationRequests.availableAt, sql`now()`)))
      .orderBy(verificationRequests.availableAt)
      .limit(max)
      .for('update', { of: verificationRequests, skipLocked: true });
    const ids = waiting.slice(0, countFitting(waiting)).map(({ id }) => id);
    return ids.length === 0 ? [] : readLeased(tx, await takeRequests(tx, ids, leaseSeconds));
  });
}

type Lease = typeof verificationRequests.$inferSelect;

const takeRequests = (tx: Database, ids: string[], leaseSeconds: number): Promise<Lease[]> =>
  tx
    .update(verificationRequests)
    .set({ leaseId: sql`gen_random_uuid()`, availableAt: inSeconds(leaseSeconds), attempts: sql`attempts + 1` })
    .where(inArray(verificationRequests.transactionId, ids))
    .returning();

async function readLeased(tx: Database, taken: readonly Lease[]): Promise<Leased[]> {
  const rows = await tx
    .select({ transaction: transactions, armored: pgpKeys.armored })
    .from(transactions)
    .leftJoin(pgpKeys, and(eq(pgpKeys.userId, transactions.userId), sql`${pgpKeys.replacedAt} IS NULL`))
    .where(
      inArray(
        transactions.id,
        taken.map(({ transactionId }) => transactionId),
      ),
    )
    .orderBy(transactions.createdAt, transactions.id);
  const leases = new Map(taken.map((lease) => [lease.transactionId, lease]));
  return rows.flatMap(({ transaction, armored }) => {
    const lease = leases.get(transaction.id);
    if (!lease?.leaseId) return [];
    const { leaseId, availableAt, attempts } = lease;
    return [{ leaseId, leasedUntil: availableAt, attempt: attempts, transaction, ownerPgpPublicKey: armored }];
  });
}

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
): Promise<string[]> => changeLeases(db, serviceId, leaseIds, { availableAt: inSeconds(leaseSeconds) });

/** Nobody holds them any more, and after the delay anybody may take them. */
export const returnLeases = (
  db: Database,
  serviceId: number,
  leaseIds: readonly string[],
  delaySeconds: number,
): Promise<string[]> => changeLeases(db, serviceId, leaseIds, { leaseId: null, availableAt: inSeconds(delaySeconds) });

/** Changes those that are still held, and tells which. Locked in one order, so that two who change several take turns. */
async function changeLeases(
  db: Database,
  serviceId: number,
  leaseIds: readonly string[],
  change: { leaseId?: null; availableAt: ReturnType<typeof inSeconds> },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select({ transactionId: verificationRequests.transactionId, leaseId: verificationRequests.leaseId })
      .from(verificationRequests)
      .where(isLive(serviceId, leaseIds))
      .orderBy(verificationRequests.transactionId)
      .for('update');
    const ids = held.map(({ transactionId }) => transactionId);
    if (ids.length === 0) return [];
    await tx.update(verificationRequests).set(change).where(inArray(verificationRequests.transactionId, ids));
    return held.flatMap(({ leaseId }) => leaseId ?? []);
  });
}
