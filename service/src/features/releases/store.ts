import type { Database } from '../../platform/db/database.ts';
import { and, eq, getTableColumns, inArray, isNotNull, lte, or, type SQL, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { releases } from './table.ts';

/** Longer than all calls of one step together, with their timeouts. */
const HOLD_SECONDS = 60;
/** The signature of an order is valid for 29 seconds: an order that has not arrived by then never will. */
const ARRIVES_WITHIN_SECONDS = 35;
const MOST_SECONDS_BETWEEN_LOOKS = 60;
/** With the time for looking and sending, an order goes out within a minute of the provider's recovery. */
const MOST_SECONDS_BETWEEN_TRIES = 30;

export type Release = typeof releases.$inferSelect;
type NewRelease = typeof releases.$inferInsert;

/** A release whose hold this worker has: no other works on it until the hold ends. */
export interface TakenRelease extends Release {
  /** Whether an order that was sent may still reach the provider. */
  readonly mayArrive: boolean;
  /** Whether the approval has ended, or the time limit of an order without one. */
  readonly isLate: boolean;
}

const takenColumns = {
  ...getTableColumns(releases),
  mayArrive: sql<boolean>`coalesce(${releases.lastSentAt} > now() - make_interval(secs => ${ARRIVES_WITHIN_SECONDS})
    AND ${releases.lastSentAt} > coalesce(${releases.putOffAt}, '-infinity'), false)`,
  isLate: sql<boolean>`coalesce(${releases.sendUntil} <= now(), false)`,
};

const held = { hold: sql`${releases.hold} + 1`, nextAt: fromNow(HOLD_SECONDS) };

/** Releases of users other than these. */
const isOfOthers = (userIds: readonly string[]) => sql`${releases.userId} <> ALL(${sql.param(userIds)}::uuid[])`;

/** Due releases, the longest due first; skips those that another worker is taking, and those of `passedOver` users. */
export async function takeDue(db: Database, max: number, passedOver: readonly string[]): Promise<TakenRelease[]> {
  const due = db
    .select({ id: releases.externalId })
    .from(releases)
    .where(and(lte(releases.nextAt, sql`now()`), isOfOthers(passedOver)))
    .orderBy(releases.nextAt)
    .limit(max)
    .for('update', { skipLocked: true });
  return db.update(releases).set(held).where(inArray(releases.externalId, due)).returning(takenColumns);
}

/** Seconds until the next release is due, skipping those of `passedOver` users; null if none is open. */
export async function secondsUntilDue(db: Database, passedOver: readonly string[]): Promise<number | null> {
  const seconds = sql<string | null>`extract(epoch FROM min(${releases.nextAt}) - now())`;
  const [row] = await db
    .select({ seconds })
    .from(releases)
    .where(and(isNotNull(releases.nextAt), isOfOthers(passedOver)));
  return row?.seconds == null ? null : Number(row.seconds);
}

type Waiting = Omit<NewRelease, 'nextAt'> & { readonly nextAt?: SQL };

/** Inserts a waiting release; does nothing if a row exists. */
export async function insertWaiting(tx: Database, row: Waiting): Promise<void> {
  await tx.insert(releases).values(row).onConflictDoNothing();
}

type Claimed = Pick<
  NewRelease,
  'externalId' | 'userId' | 'integration' | 'chainId' | 'callTo' | 'callValue' | 'callData'
> & { readonly transactionId: string | null; readonly sendUntil: Date | SQL };

/** The claimer holds the row at once. Null if the id is already used by an order that is more than waiting. */
export async function insertClaimed(tx: Database, row: Claimed): Promise<TakenRelease | null> {
  const claimed = { ...row, channel: 'custody', status: 'claimed', claimedAt: sql`now()`, reason: null } as const;
  const [made] = await tx
    .insert(releases)
    .values({ ...claimed, hold: 1, nextAt: fromNow(HOLD_SECONDS) })
    .onConflictDoUpdate({
      target: releases.externalId,
      set: { ...claimed, ...held, updatedAt: sql`now()` },
      setWhere: eq(releases.status, 'waiting'),
    })
    .returning(takenColumns);
  return made ?? null;
}

/** The row, if the worker still holds it. */
const isHeld = ({ externalId, hold }: Pick<Release, 'externalId' | 'hold'>) =>
  and(eq(releases.externalId, externalId), eq(releases.hold, hold));

export interface ReleaseChange extends Partial<Omit<Release, 'nextAt' | 'putOffAt' | 'updatedAt'>> {
  readonly nextAt: SQL | null;
  readonly putOffAt?: SQL;
}

/** Null if another worker has taken it since: only that worker's result counts. */
export async function updateRelease(tx: Database, release: Release, change: ReleaseChange): Promise<Release | null> {
  const [row] = await tx
    .update(releases)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isHeld(release))
    .returning();
  return row ?? null;
}

/** Stored before the order is sent, and only if it may still be sent; null if it may not, or the hold is lost. */
export async function updateSent(tx: Database, release: Release, sentTo: string): Promise<Release | null> {
  const [row] = await tx
    .update(releases)
    .set({ lastSentAt: sql`now()`, sentTo, nextAt: fromNow(HOLD_SECONDS) })
    .where(and(isHeld(release), sql`${releases.sendUntil} > statement_timestamp()`))
    .returning();
  return row ?? null;
}

/**
 * An order that the provider refused was never accepted, whichever worker holds it now: this removes the mark that it
 * was sent, unless it was sent again since.
 */
export async function undoSent(
  db: Database,
  { externalId, lastSentAt, sentTo }: Release,
  before: Pick<Release, 'lastSentAt' | 'sentTo'>,
): Promise<void> {
  if (lastSentAt === null || sentTo === null) throw new Error('an order was not sent');
  const isLatest = and(eq(releases.lastSentAt, lastSentAt), eq(releases.sentTo, sentTo));
  await db
    .update(releases)
    .set({ lastSentAt: before.lastSentAt, sentTo: before.sentTo })
    .where(and(eq(releases.externalId, externalId), eq(releases.status, 'claimed'), isLatest));
}

export async function deleteWaiting(tx: Database, release: Release): Promise<void> {
  await tx.delete(releases).where(and(isHeld(release), eq(releases.status, 'waiting')));
}

export async function findRelease(db: Database, externalId: string): Promise<Release | null> {
  const [row] = await db.select().from(releases).where(eq(releases.externalId, externalId));
  return row ?? null;
}

/** Open releases by status; `oldestSeconds` since the claim. */
export async function countOpen(
  db: Database,
): Promise<{ status: Release['status']; count: number; oldestSeconds: number | null }[]> {
  const count = sql<number>`count(*)::int`;
  const oldestSeconds = sql<number | null>`extract(epoch FROM now() - min(${releases.claimedAt}))::float8`;
  return db
    .select({ status: releases.status, count, oldestSeconds })
    .from(releases)
    .where(isNotNull(releases.nextAt))
    .groupBy(releases.status);
}

/**
 * For a change in a user's settings: waiting or failing releases are checked again. A worker that is checking a waiting
 * one loses its hold, so it cannot postpone it for a reason from before the change.
 */
export async function wakeReleases(tx: Database, userId: string): Promise<void> {
  const isWaiting = eq(releases.status, 'waiting');
  await tx
    .update(releases)
    .set({ nextAt: sql`now()`, hold: sql`${releases.hold} + (${isWaiting})::int` })
    .where(
      and(eq(releases.userId, userId), isNotNull(releases.nextAt), or(isWaiting, isNotNull(releases.failingSince))),
    );
}

/** Backoff: a quarter of the time since it was sent, from a second to a minute. */
export const nextLook = (): SQL => sql`now() + make_interval(secs => least(${MOST_SECONDS_BETWEEN_LOOKS},
  ${quarterSince(sql`${releases.lastSentAt}, ${releases.claimedAt}`)}))`;

/** A quarter of the time since the provider began to fail, at least its Retry-After, up to a maximum. */
export const nextTry = (retryAfterSeconds: number | null): SQL =>
  sql`now() + make_interval(secs => least(${MOST_SECONDS_BETWEEN_TRIES},
    greatest(${retryAfterSeconds ?? 0}, ${quarterSince(sql`${releases.failingSince}, now()`)})))`;

const quarterSince = (moments: SQL): SQL =>
  sql`greatest(1, extract(epoch FROM now() - coalesce(${moments}))::float8 / 4)`;

/** When an order that was sent can no longer arrive; now if its refusal is already known. */
export const onceArrived = (): SQL =>
  sql`coalesce(${releases.lastSentAt} + make_interval(secs => ${ARRIVES_WITHIN_SECONDS + 1}), now())`;
