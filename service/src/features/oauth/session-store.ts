import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, gt, isNull, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { oauthSessions } from './table.ts';

export type OauthSession = typeof oauthSessions.$inferSelect;
export type SessionStatus = 'pending' | 'approved' | 'denied' | 'expired';
export type NewOauthSession = Omit<OauthSession, 'id' | 'createdAt' | 'expiresAt' | 'decision'>;

export async function insertSession(db: Database, session: NewOauthSession, lifetimeSeconds: number): Promise<string> {
  const id = randomUUID();
  await db.insert(oauthSessions).values({ ...session, id, expiresAt: fromNow(lifetimeSeconds) });
  return id;
}

export async function findSession(
  db: Database,
  id: string,
): Promise<{ session: OauthSession; status: SessionStatus } | null> {
  const status = sql<SessionStatus>`coalesce(${oauthSessions.decision},
    CASE WHEN ${oauthSessions.expiresAt} <= now() THEN 'expired' ELSE 'pending' END)`;
  const [row] = await db.select({ session: oauthSessions, status }).from(oauthSessions).where(eq(oauthSessions.id, id));
  return row ?? null;
}

/** The session for exactly one caller, and only while it is open. */
export async function decideSession(
  tx: Database,
  id: string,
  decision: 'approved' | 'denied',
): Promise<OauthSession | null> {
  const [row] = await tx
    .update(oauthSessions)
    .set({ decision })
    .where(and(eq(oauthSessions.id, id), isNull(oauthSessions.decision), gt(oauthSessions.expiresAt, sql`now()`)))
    .returning();
  return row ?? null;
}
