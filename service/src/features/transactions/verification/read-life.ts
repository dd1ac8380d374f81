import type { Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, asc, eq, type PgColumn, sql } from '../../../platform/db/drizzle.ts';
import { releases } from '../../releases/table.ts';
import { hasHash } from '../base/store.ts';
import { approvals, transactions, verdicts } from '../base/table.ts';
import { arbiterSightings, requestRecords, settlements, verificationRequests } from '../base/verification/table.ts';

/** A job for one request, as stored in the queue. */
export interface RequestJob {
  readonly name: string;
  readonly state: string;
  readonly retries: number;
  readonly nextTryAt: Date;
  /** The kind of its last failure; the details are in the log. */
  readonly failure: string | null;
}

/** The whole life of one request in the database, without its content; null if there is none. */
export async function readLife(db: Database, requestHash: Hex) {
  const { id, userId, form, chainId, serviceId, execution, status, claimedAt, createdAt, updatedAt } = transactions;
  const [request] = await db
    .select({ id, userId, form, chainId, serviceId, execution, status, claimedAt, createdAt, updatedAt })
    .from(transactions)
    .where(hasHash(requestHash));
  if (!request) return null;
  const isOfRequest = (table: { readonly transactionId: PgColumn; readonly ownerId: PgColumn }) =>
    and(eq(table.transactionId, request.id), eq(table.ownerId, request.userId));
  const [waiting] = await db
    .select()
    .from(verificationRequests)
    .where(eq(verificationRequests.transactionId, request.id));
  const decisions = await db.select().from(approvals).where(isOfRequest(approvals)).orderBy(asc(approvals.revision));
  const [verdict] = await db.select().from(verdicts).where(isOfRequest(verdicts));
  const [record] = await db.select().from(requestRecords).where(isOfRequest(requestRecords));
  const [settlement] = await db.select().from(settlements).where(isOfRequest(settlements));
  const [release] = await db.select().from(releases).where(eq(releases.transactionId, request.id));
  return {
    request,
    waiting: waiting ?? null,
    decisions,
    verdict: verdict ?? null,
    record: record ?? null,
    settlement: settlement ?? null,
    release: release ?? null,
    jobs: await listJobs(db, request.id),
    arbiters: await countArbiters(db, request.serviceId),
  };
}

export type Life = NonNullable<Awaited<ReturnType<typeof readLife>>>;

/** Includes recently finished jobs. A sequential scan is acceptable, because only a person runs this, once. */
async function listJobs(db: Database, transactionId: string): Promise<RequestJob[]> {
  const { rows } = await db.execute<{
    name: string;
    state: string;
    retry_count: number;
    start_after: string;
    output: unknown;
  }>(sql`
    SELECT name, state, retry_count, start_after, output FROM jobs.job
    WHERE data ->> 'transactionId' = ${transactionId} ORDER BY created_on, name`);
  return rows.map(({ name, state, retry_count, start_after, output }) => ({
    name,
    state,
    retries: retry_count,
    nextTryAt: new Date(start_after),
    failure: state === 'completed' ? null : describeOutput(output),
  }));
}

function describeOutput(output: unknown): string | null {
  const { failure, code } = (output ?? {}) as { failure?: unknown; code?: unknown };
  const parts = [failure, code].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length === 0 ? null : parts.join(' ');
}

/** Workers of a verification service that asked for work in the last minute. */
async function countArbiters(db: Database, serviceId: number): Promise<number> {
  const isRecent = sql`${arbiterSightings.seenAt} > now() - interval '60 seconds'`;
  return db.$count(arbiterSightings, and(eq(arbiterSightings.serviceId, serviceId), isRecent));
}
