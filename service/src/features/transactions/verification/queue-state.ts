import type { Database } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { notBegun } from '../../../platform/jobs.ts';
import { verificationServices } from '../../verification-services/index.ts';
import { arbiterSightings, verificationRequests } from '../base/verification/table.ts';
import { SEAL_REQUEST } from './verification-jobs.ts';

/** Twice as long as a worker waits for work before it asks again. */
const SEEN_WITHIN_SECONDS = 60;
/** A verdict takes a fraction of a second; arbiters that wait for something else try again every half minute. */
const LATE_AFTER_SECONDS = 120;
/** Enough precision; counting all of them would cost more the longer the queue is. */
const MOST_COUNTED = 10_000;

const MOST_SEALING = 1_000;

/** The state of the queue of the operator's own verification service. */
export interface QueueState {
  /** Workers that asked for requests to judge within the last minute. */
  readonly arbiters: number;
  readonly lastLeaseAt: Date | null;
  /** Requests that wait for a verdict; at most 10,000 are counted. */
  readonly waiting: number;
  readonly oldestWaitingSeconds: number | null;
}

/** The cost is independent of the number of requests: each part reads a few index entries. */
export async function readQueueState(db: Database): Promise<QueueState> {
  const own = sql`(SELECT id FROM ${verificationServices} WHERE own LIMIT 1)`;
  const waiting = sql`FROM ${verificationRequests} WHERE service_id = own.id AND task = 'verdict'`;
  const sightings = sql`FROM ${arbiterSightings} WHERE service_id = own.id`;
  const { rows } = await db.execute<Record<keyof QueueState, string | null>>(sql`
    SELECT
      (SELECT count(*) ${sightings} AND seen_at > now() - make_interval(secs => ${SEEN_WITHIN_SECONDS})) AS "arbiters",
      (SELECT max(leased_at) ${sightings}) AS "lastLeaseAt",
      (SELECT count(*) FROM (SELECT ${waiting} LIMIT ${MOST_COUNTED}) counted) AS "waiting",
      (SELECT extract(epoch FROM now() - min(queued_at)) ${waiting}) AS "oldestWaitingSeconds"
    FROM ${own} own`);
  const [row] = rows;
  const oldest = row?.oldestWaitingSeconds ?? null;
  return {
    arbiters: Number(row?.arbiters ?? 0),
    lastLeaseAt: row?.lastLeaseAt ? new Date(row.lastLeaseAt) : null,
    waiting: Number(row?.waiting ?? 0),
    oldestWaitingSeconds: oldest === null ? null : Math.max(0, Math.round(Number(oldest))),
  };
}

/**
 * The number of requests that wait for the arbiters of a service, including all unsealed ones, because their service is
 * not indexed; and the waiting time of the next one. A returned request counts from the time at which it is due again,
 * so that one that cannot be judged does not look like a queue. Reads at most `most` entries of each index; the few
 * requests being sealed are not counted.
 */
export async function readLine(db: Database, serviceId: number, most: number) {
  const offered = sql`FROM ${verificationRequests} WHERE service_id = ${serviceId} AND task = 'verdict'`;
  const { rows } = await db.execute<{ waiting: number; nextWaitedSeconds: number }>(sql`
    SELECT
      (SELECT count(*)::int FROM (SELECT ${offered} LIMIT ${most}) counted)
        + (SELECT count(*)::int FROM (SELECT ${notBegun(SEAL_REQUEST)} LIMIT ${most}) counted) AS "waiting",
      coalesce((SELECT extract(epoch FROM now() - min(available_at)) ${offered}), 0)::float AS "nextWaitedSeconds"`);
  return rows[0];
}

/**
 * The number of one owner's requests that wait for the arbiters of a service. Reads at most `most` entries of the
 * index, and the first thousand of all unsealed requests, whose owner is not indexed: more of them wait only while
 * sealing is impossible.
 */
export async function readOwnLine(db: Database, serviceId: number, ownerId: string, most: number) {
  const offered = sql`FROM ${verificationRequests}
    WHERE service_id = ${serviceId} AND task = 'verdict' AND owner_id = ${ownerId}`;
  const { rows } = await db.execute<{ waiting: number }>(sql`
    SELECT (SELECT count(*)::int FROM (SELECT ${offered} LIMIT ${most}) counted)
      + (SELECT count(*)::int FROM (SELECT data ${notBegun(SEAL_REQUEST)} LIMIT ${MOST_SEALING}) sealing
        WHERE data->>'userId' = ${ownerId}) AS "waiting"`);
  return rows[0];
}

/** Problems for the operator, in public words. */
export function findQueueProblems({ arbiters, oldestWaitingSeconds }: QueueState): string[] {
  const late = oldestWaitingSeconds !== null && oldestWaitingSeconds > LATE_AFTER_SECONDS;
  return [
    ...(arbiters === 0
      ? [`no arbiter has asked for work in the last ${SEEN_WITHIN_SECONDS} seconds, so no request is judged`]
      : []),
    ...(late ? [`the oldest request has been waiting for its verdict for ${oldestWaitingSeconds} seconds`] : []),
  ];
}
