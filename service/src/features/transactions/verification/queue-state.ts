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
/** Nobody needs to know it more exactly, and to count them all would cost more the worse it is. */
const MOST_COUNTED = 10_000;

const MOST_SEALING = 1_000;

/** How the operator's own verification service keeps up. */
export interface QueueState {
  /** Workers that asked for requests to judge within the last minute. */
  readonly arbiters: number;
  readonly lastLeaseAt: Date | null;
  /** Requests that wait for a verdict; at most 10,000 are counted. */
  readonly waiting: number;
  readonly oldestWaitingSeconds: number | null;
}

/** Costs the same however many requests there are or were: each part reads a few entries of an index. */
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
 * How many wait for the arbiters of a service, those included that are not sealed yet, which nobody knows by service; and
 * how long the next of them has. What was returned for another try has its place by when that is due, so that one that
 * nobody can judge does not look like a queue. Reads no more than `most` entries of each index; no index knows the few
 * that are being sealed.
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
 * How many of one owner wait for the arbiters of a service. Reads no more than `most` entries of the index, and of all that
 * are not sealed yet, which nobody knows by owner, the first thousand: more of them wait only while nothing can be sealed.
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

/** What an operator has to look after, in words that anybody may read. */
export function findQueueProblems({ arbiters, oldestWaitingSeconds }: QueueState): string[] {
  const late = oldestWaitingSeconds !== null && oldestWaitingSeconds > LATE_AFTER_SECONDS;
  return [
    ...(arbiters === 0
      ? [`no arbiter has asked for work in the last ${SEEN_WITHIN_SECONDS} seconds, so no request is judged`]
      : []),
    ...(late ? [`the oldest request has been waiting for its verdict for ${oldestWaitingSeconds} seconds`] : []),
  ];
}
