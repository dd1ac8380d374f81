import type { NotificationEvent } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { deleteExpiredRows } from '../db/delete-expired-rows.ts';
import { eq, sql } from '../db/drizzle.ts';
import { readTogether } from '../db/read-together.ts';
import { plainStatement } from '../db/statement.ts';
import { userChangeCounters, userChanges } from './table.ts';

/** How long a client may be away without missing a change; afterwards it has to read the records. */
const KEPT_SECONDS = 24 * 60 * 60;

export type LoggedChange = typeof userChanges.$inferSelect;

/**
 * Records a change as part of its transaction, and as its last statement: other changes of the user wait at the counter
 * until the commit. The same statement creates a delivery for each subscribed channel, so that none is lost and none
 * reports what did not happen.
 */
export const logChange = (tx: Database, { userId, ...change }: NewChange): Promise<void> =>
  logChanges(tx, userId, [change]);

interface NewChange extends Omit<LoggedChange, 'position' | 'createdAt'> {
  /** The event for subscribers; one delivery each. */
  readonly events: readonly NotificationEvent[];
}

/** The same for several of one user, in this order. */
export async function logChanges(
  tx: Database,
  userId: string,
  changes: readonly Omit<NewChange, 'userId'>[],
): Promise<void> {
  const column = (name: keyof Omit<NewChange, 'userId' | 'events'>) => changes.map((change) => change[name]);
  await insertChanges(tx, [
    userId,
    changes.length,
    column('requestHash'),
    column('status'),
    column('revision'),
    column('decision'),
    changes.map(({ events }) => events.join(' ')),
  ]);
}

const insertChanges = plainStatement(
  'log-changes',
  `WITH counter AS (
      INSERT INTO user_change_counters AS old (user_id, position) VALUES ($1::uuid, $2::int)
      ON CONFLICT (user_id) DO UPDATE SET position = old.position + excluded.position
      RETURNING position - $2::int AS before
    ), change AS (
      SELECT * FROM unnest($3::text[], $4::text[], $5::int[], $6::text[], $7::text[])
        WITH ORDINALITY AS change (request_hash, status, revision, decision, events, place)
    ), delivery AS (
      INSERT INTO notification_deliveries (channel_id, event, request_hash, status, revision, decision)
      SELECT channel.id, event, change.request_hash, change.status, change.revision, change.decision
      FROM change, unnest(string_to_array(change.events, ' ')) AS event, notification_channels AS channel
      WHERE channel.user_id = $1::uuid AND channel.active AND event = ANY(channel.events)
      ORDER BY change.place
    )
    INSERT INTO user_changes (user_id, position, request_hash, status, revision, decision)
    SELECT $1::uuid, before + place, request_hash, status, revision, decision FROM counter, change`,
);

/** The next changes of a user after a position, oldest first. Streams at the same position share one read. */
export const readChanges = async (
  db: Database,
  userId: string,
  after: number,
  limit: number,
): Promise<LoggedChange[]> => ((await readPlaces(db)(`${userId} ${after} ${limit}`)) ?? []).map(({ change }) => change);

const readPlaces = readTogether(async (db, places) => {
  const wanted = places.map((place) => place.split(' '));
  const column = (index: number) => sql.param(wanted.map((parts) => parts[index]));
  const next = sql`SELECT each.position FROM ${userChanges} AS each
    WHERE each.user_id = wanted.user_id AND each.position > wanted.after ORDER BY each.position LIMIT wanted.most`;
  const rows = await db
    .select({ place: sql<string>`wanted.place`, change: userChanges })
    .from(userChanges)
    .innerJoin(
      sql`unnest(${column(0)}::uuid[], ${column(1)}::bigint[], ${column(2)}::int[], ${sql.param(places)}::text[])
        AS wanted (user_id, after, most, place)`,
      sql`${userChanges.userId} = wanted.user_id AND ${userChanges.position} = ANY(ARRAY(${next}))`,
    )
    .orderBy(userChanges.position);
  return Map.groupBy(rows, ({ place }) => place);
});

/** The position of a user's newest change; 0 if there was none. */
export async function findPosition(db: Database, userId: string): Promise<number> {
  const [counter] = await db
    .select({ position: userChangeCounters.position })
    .from(userChangeCounters)
    .where(eq(userChangeCounters.userId, userId));
  return counter?.position ?? 0;
}

export async function deleteOldChanges(db: Database): Promise<void> {
  await deleteExpiredRows(db, userChanges, userChanges.createdAt, KEPT_SECONDS);
}
