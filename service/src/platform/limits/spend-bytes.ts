import { lifetimes, Problem } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { deleteExpiredRows } from '../db/delete-expired-rows.ts';
import { eq, sql } from '../db/drizzle.ts';
import { rateLimitHeaders } from './enforce-limits.ts';
import { byteQuotas } from './table.ts';

/** Bytes that somebody is about to store. */
export interface Charge {
  /** Who: `user {id}` or `network {address}`. */
  readonly subject: string;
  readonly bytes: number;
  /** Of one window. */
  readonly max: number;
  /** The field that holds them, for the message. */
  readonly field: string;
}

/** Refuses what would not fit now, before anything is written. Only `spendBytes` holds against others at the same moment. */
export async function refuseOverQuota(db: Database, charge: Charge): Promise<void> {
  const window = await findWindow(db, charge.subject);
  if (window && window.used + charge.bytes > charge.max) throw overQuota(charge, window);
}

/**
 * Counts bytes as part of the transaction that stores them, so that what is rolled back is not counted. The row's lock
 * makes those who share it take turns, so that together they stay within the quota: call it last, for they wait for the commit.
 */
export async function spendBytes(tx: Database, charge: Charge): Promise<void> {
  const { subject, bytes, max } = charge;
  const isOver = sql`${byteQuotas.endsAt} <= now()`;
  const spent = await tx
    .insert(byteQuotas)
    .values({ subject, bytes, endsAt: sql`now() + make_interval(secs => ${lifetimes.byteQuota})` })
    .onConflictDoUpdate({
      target: byteQuotas.subject,
      set: {
        bytes: sql`CASE WHEN ${isOver} THEN 0 ELSE ${byteQuotas.bytes} END + excluded.bytes`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${byteQuotas.endsAt} END`,
      },
      setWhere: sql`CASE WHEN ${isOver} THEN 0 ELSE ${byteQuotas.bytes} END + excluded.bytes <= ${max}`,
    })
    .returning({ bytes: byteQuotas.bytes });
  if (spent.length === 1) return;
  const window = await findWindow(tx, subject);
  if (!window) throw new Error('a quota is gone');
  throw overQuota(charge, window);
}

interface Window {
  readonly used: number;
  readonly endsInSeconds: number;
  readonly endsAtUnix: number;
}

async function findWindow(db: Database, subject: string): Promise<Window | null> {
  const { bytes, endsAt } = byteQuotas;
  const [window] = await db
    .select({
      used: sql<number>`CASE WHEN ${endsAt} <= now() THEN 0 ELSE ${bytes} END`.mapWith(Number),
      endsInSeconds: sql<number>`greatest(1, ceil(extract(epoch FROM ${endsAt} - now())))`.mapWith(Number),
      endsAtUnix: sql<number>`ceil(extract(epoch FROM ${endsAt}))`.mapWith(Number),
    })
    .from(byteQuotas)
    .where(eq(byteQuotas.subject, subject));
  return window ?? null;
}

function overQuota({ subject, bytes, max, field }: Charge, { used, endsInSeconds, endsAtUnix }: Window): Problem {
  const remaining = Math.max(0, max - used);
  const whose = subject.startsWith('user ') ? 'a user' : 'a client IP';
  return new Problem(
    429,
    'limit.bytes',
    `${field}: ${bytes} bytes exceed the ${remaining} left of the ${max} that ${whose} may submit in 24 hours; retry in ${endsInSeconds} s`,
    {
      headers: {
        ...rateLimitHeaders({ max, remaining, resetUnixSeconds: endsAtUnix }),
        'retry-after': String(endsInSeconds),
      },
    },
  );
}

export async function deleteOldQuotas(db: Database): Promise<void> {
  await deleteExpiredRows(db, byteQuotas, byteQuotas.endsAt);
}
