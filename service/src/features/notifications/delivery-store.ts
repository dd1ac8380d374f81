import type { Hex } from '@countersign/protocol';
import {
  notificationChannels as channels,
  notificationDeliveries as deliveries,
} from '../../platform/changes/table.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { and, desc, eq, inArray, isNotNull, lte, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { transactions, verdicts } from '../transactions/index.ts';

/** Longer than an attempt can take, including all its timeouts. */
const HOLD_SECONDS = 60;
const KEPT_SECONDS = 30 * 24 * 60 * 60;
/** How long before its end an approval counts as expiring. */
const EXPIRING_SECONDS = 10 * 60;

export type Delivery = typeof deliveries.$inferSelect;

/** Excludes the deliveries of these channels. */
const isOfOthers = (channelIds: readonly string[]) =>
  sql`${deliveries.channelId} <> ALL(${sql.param(channelIds)}::uuid[])`;

/** Holds due deliveries, the longest overdue first; each hold counts as an attempt, even if its process dies. */
export async function takeDue(db: Database, max: number, passedOver: readonly string[]): Promise<Delivery[]> {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(lte(deliveries.nextAt, sql`now()`), isOfOthers(passedOver)))
    .orderBy(deliveries.nextAt)
    .limit(max)
    .for('update', { skipLocked: true });
  return db
    .update(deliveries)
    .set({
      hold: sql`${deliveries.hold} + 1`,
      attempts: sql`${deliveries.attempts} + 1`,
      lastAttemptAt: sql`now()`,
      nextAt: fromNow(HOLD_SECONDS),
    })
    .where(inArray(deliveries.id, due))
    .returning();
}

/** Seconds until the next delivery is due, except those passed over; null if none is open. */
export async function secondsUntilDue(db: Database, passedOver: readonly string[]): Promise<number | null> {
  const seconds = sql<string | null>`extract(epoch FROM min(${deliveries.nextAt}) - now())`;
  const [row] = await db
    .select({ seconds })
    .from(deliveries)
    .where(and(isNotNull(deliveries.nextAt), isOfOthers(passedOver)));
  return row?.seconds == null ? null : Number(row.seconds);
}

interface Attempted {
  readonly state: Delivery['state'];
  readonly lastStatus: number | null;
  /** Null after the last attempt. */
  readonly retryInSeconds: number | null;
}

/** False if another process has taken it since, or if it is gone. */
export async function finishAttempt(
  db: Database,
  { id, hold }: Pick<Delivery, 'id' | 'hold'>,
  { state, lastStatus, retryInSeconds }: Attempted,
): Promise<boolean> {
  const nextAt = retryInSeconds === null ? null : fromNow(retryInSeconds);
  const { rowCount } = await db
    .update(deliveries)
    .set({ state, lastStatus, nextAt })
    .where(and(eq(deliveries.id, id), eq(deliveries.hold, hold), isNotNull(deliveries.nextAt)));
  return rowCount === 1;
}

/** For a delivery whose channel was deleted meanwhile. */
export async function deleteDelivery(db: Database, id: string): Promise<void> {
  await db.delete(deliveries).where(eq(deliveries.id, id));
}

/** A delivery that is not about a transaction. */
export async function insertDelivery(tx: Database, channelId: string, event: 'test' | 'confirm'): Promise<Delivery> {
  const [made] = await tx.insert(deliveries).values({ channelId, event }).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** At once, or when the hold of a running attempt ends: two processes never send it at the same time. */
const onceFree = sql`CASE WHEN ${deliveries.state} = 'waiting'
  THEN greatest(now(), least(${deliveries.nextAt}, ${deliveries.lastAttemptAt} + make_interval(secs => ${HOLD_SECONDS})))
  ELSE now() END`;

/** All attempts start again. Null if there is no such delivery. */
export async function replayDelivery(db: Database, channelId: string, id: string): Promise<Delivery | null> {
  const [row] = await db
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, hold: sql`${deliveries.hold} + 1`, nextAt: onceFree })
    .where(and(eq(deliveries.id, id), eq(deliveries.channelId, channelId)))
    .returning();
  return row ?? null;
}

export async function listDeliveries(
  db: Database,
  channelId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.channelId, channelId), cursor ? olderThan(deliveries, cursor) : undefined))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limit);
}

/** What the transaction does, according to the verdict; null for a sealed one, which stays secret. */
export async function findSummary(db: Database, requestHash: Hex): Promise<string | null> {
  const [row] = await db
    .select({ summary: verdicts.summary })
    .from(transactions)
    .innerJoin(verdicts, eq(verdicts.transactionId, transactions.id))
    .where(eq(transactions.requestHash, requestHash));
  return row?.summary ?? null;
}

/** Queues one notification for each unused approval that ends soon. */
export async function insertExpiring(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${deliveries} (channel_id, event, request_hash, status, revision)
    SELECT ${channels.id}, 'transaction.expiring', ${transactions.requestHash}, 'APPROVED', ${transactions.revision}
    FROM ${transactions} JOIN ${channels} ON ${channels.userId} = ${transactions.userId}
    WHERE ${transactions.status} = 'APPROVED' AND ${transactions.claimedAt} IS NULL
      AND ${transactions.validUntil} > now()
      AND ${transactions.validUntil} <= now() + make_interval(secs => ${EXPIRING_SECONDS})
      AND ${channels.active} AND 'transaction.expiring' = ANY(${channels.events})
      AND NOT EXISTS (SELECT FROM ${deliveries} AS told WHERE told.channel_id = ${channels.id}
        AND told.request_hash = ${transactions.requestHash} AND told.event = 'transaction.expiring')
    ON CONFLICT DO NOTHING`);
}

export async function deleteOldDeliveries(db: Database): Promise<void> {
  await deleteExpiredRows(db, deliveries, deliveries.createdAt, KEPT_SECONDS);
}
