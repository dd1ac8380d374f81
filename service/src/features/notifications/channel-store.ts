import {
  notificationChannels as channels,
  notificationDeliveries as deliveries,
} from '../../platform/changes/table.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, inArray, isNotNull, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';

export type Channel = typeof channels.$inferSelect;
export type ChannelKind = Channel['kind'];

const FORMER_SECRET_SECONDS = 24 * 60 * 60;
/** How long the link that confirms an address works. */
const CONFIRM_SECONDS = 24 * 60 * 60;

/** Serialises transactions that add a channel of one user, so that each counts the channels of the others. */
export async function lockChannels(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`channels of ${userId}`}, 0))`);
}

export async function insertChannel(tx: Database, row: typeof channels.$inferInsert): Promise<Channel> {
  const [made] = await tx.insert(channels).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

const isOf = (userId: string, kind: ChannelKind) => and(eq(channels.userId, userId), eq(channels.kind, kind));

/** Newest first; there are few. */
export async function listChannels(db: Database, userId: string, kind: ChannelKind): Promise<Channel[]> {
  return db.select().from(channels).where(isOf(userId, kind)).orderBy(desc(channels.createdAt), desc(channels.id));
}

export async function findOwnChannel(
  db: Database,
  userId: string,
  kind: ChannelKind,
  id: string,
): Promise<Channel | null> {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(isOf(userId, kind), eq(channels.id, id)));
  return row ?? null;
}

/** For the holder of a link from one of its mails. */
export async function findChannel(db: Database, id: string): Promise<Channel | null> {
  const [row] = await db.select().from(channels).where(eq(channels.id, id));
  return row ?? null;
}

/** Also deletes all their deliveries, sent or waiting. Returns how many channels there were. */
export async function deleteChannels(tx: Database, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.delete(channels).where(inArray(channels.id, [...ids]));
  await tx.delete(deliveries).where(inArray(deliveries.channelId, [...ids]));
  return rowCount ?? 0;
}

/** The former secret stays valid for a while. */
export async function replaceSecret(
  tx: Database,
  id: string,
  sealedSecret: string,
  sealedFormerSecret: string,
): Promise<Channel | null> {
  const [row] = await tx
    .update(channels)
    .set({ sealedSecret, sealedFormerSecret, formerSecretUntil: fromNow(FORMER_SECRET_SECONDS) })
    .where(eq(channels.id, id))
    .returning();
  return row ?? null;
}

export async function changeEvents(tx: Database, id: string, events: Channel['events']): Promise<Channel> {
  const [row] = await tx.update(channels).set({ events }).where(eq(channels.id, id)).returning();
  if (!row) throw new Error('a channel is gone');
  return row;
}

const isInTime = sql`${channels.createdAt} > now() - make_interval(secs => ${CONFIRM_SECONDS})`;
const isUnconfirmed = sql`${channels.kind} = 'email' AND NOT ${channels.active}`;

interface OpenConfirmation {
  readonly id: string;
  readonly userId: string;
  readonly secondsLeft: number;
}

/** The open confirmation of this recipient, for any user; null if there is none. */
export async function findOpenConfirmation(tx: Database, address: string): Promise<OpenConfirmation | null> {
  const ends = sql`${channels.createdAt} + make_interval(secs => ${CONFIRM_SECONDS})`;
  const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch FROM ${ends} - now())))::float8`;
  const [row] = await tx
    .select({ id: channels.id, userId: channels.userId, secondsLeft })
    .from(channels)
    .where(and(isUnconfirmed, isInTime, sql`lower(${channels.shownTarget}) = lower(${address})`))
    .orderBy(desc(channels.createdAt))
    .limit(1);
  return row ?? null;
}

/** Null if it was confirmed before, or too late. */
export async function confirmChannel(tx: Database, id: string): Promise<Channel | null> {
  const [row] = await tx
    .update(channels)
    .set({ active: true })
    .where(and(eq(channels.id, id), sql`NOT ${channels.active}`, isInTime))
    .returning();
  return row ?? null;
}

/** The receiver is gone: its waiting deliveries fail. Null if the channel was already disabled. */
export async function disableChannel(tx: Database, id: string): Promise<Channel | null> {
  const [row] = await tx
    .update(channels)
    .set({ active: false, disabledAt: sql`now()` })
    .where(and(eq(channels.id, id), channels.active))
    .returning();
  await tx
    .update(deliveries)
    .set({ state: 'failed', nextAt: null })
    .where(and(eq(deliveries.channelId, id), isNotNull(deliveries.nextAt)));
  return row ?? null;
}

/** Deletes addresses that were not confirmed in time. */
export async function deleteUnconfirmed(db: Database): Promise<void> {
  await db
    .delete(channels)
    .where(
      sql`${channels.kind} = 'email' AND NOT ${channels.active} AND ${channels.createdAt} < now() - make_interval(secs => ${CONFIRM_SECONDS})`,
    );
}
