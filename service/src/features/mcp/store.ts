import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { and, desc, eq, gt, inArray, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { statement } from '../../platform/db/statement.ts';
import { mcpSessions } from './table.ts';

export type McpSession = typeof mcpSessions.$inferSelect;

/** After the last message; a client that returns later starts again. */
const LIFETIME_SECONDS = 24 * 60 * 60;
/** The precision of that: a session in use is written once per interval. */
const EXTEND_AFTER_SECONDS = 60;
/** Shared by the agents of a key; one that never ends its sessions fills it, and its own oldest ones end. */
const MAX_SESSIONS = 100;
export const maxSubscriptions = 200;

const isLive = gt(mcpSessions.expiresAt, sql`now()`);

/** Starts a session. Also returns the sessions that this ends, the least recently used of a principal with too many. */
export async function insertSession(
  db: Database,
  row: Pick<McpSession, 'principal' | 'protocolVersion' | 'startsAfter'>,
): Promise<{ id: string; ended: string[] }> {
  const id = randomUUID();
  await db.insert(mcpSessions).values({ id, ...row, expiresAt: fromNow(LIFETIME_SECONDS) });
  const surplus = db
    .select({ id: mcpSessions.id })
    .from(mcpSessions)
    .where(eq(mcpSessions.principal, row.principal))
    .orderBy(desc(mcpSessions.expiresAt), desc(mcpSessions.createdAt))
    .offset(MAX_SESSIONS);
  const ended = await db.delete(mcpSessions).where(inArray(mcpSessions.id, surplus)).returning({ id: mcpSessions.id });
  return { id, ended: ended.map((each) => each.id) };
}

/** A live session of this principal; using it extends it. */
export async function useSession(db: Database, id: string, principal: string): Promise<McpSession | null> {
  const [found] = await liveSession(db, { id });
  if (found?.session.principal !== principal) return null;
  if (found.isDue)
    await db
      .update(mcpSessions)
      .set({ expiresAt: fromNow(LIFETIME_SECONDS) })
      .where(eq(mcpSessions.id, id));
  return found.session;
}

const dueBefore = fromNow(LIFETIME_SECONDS - EXTEND_AFTER_SECONDS);
const liveSession = statement('live-mcp-session', (db) =>
  db
    .select({ session: mcpSessions, isDue: sql<boolean>`${mcpSessions.expiresAt} < ${dueBefore}` })
    .from(mcpSessions)
    .where(and(eq(mcpSessions.id, sql.placeholder('id')), isLive)),
);

export async function findSession(db: Database, id: string): Promise<McpSession | null> {
  const [row] = await db
    .select()
    .from(mcpSessions)
    .where(and(eq(mcpSessions.id, id), isLive));
  return row ?? null;
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(mcpSessions).where(eq(mcpSessions.id, id));
}

/** Makes this the stream of the session; false if the session has ended meanwhile. */
export async function claimStream(db: Database, id: string, streamId: string): Promise<boolean> {
  const { rowCount } = await db.update(mcpSessions).set({ streamId }).where(eq(mcpSessions.id, id));
  return rowCount === 1;
}

export async function setLogLevel(db: Database, id: string, logLevel: string): Promise<void> {
  await db.update(mcpSessions).set({ logLevel }).where(eq(mcpSessions.id, id));
}

const has = (uri: string) => sql`${mcpSessions.subscriptions} ? ${uri}`;

/** False if the session has reached its maximum. */
export async function addSubscription(db: Database, id: string, uri: string): Promise<boolean> {
  const rows = await db
    .update(mcpSessions)
    .set({
      subscriptions: sql`CASE WHEN ${has(uri)} THEN ${mcpSessions.subscriptions}
        ELSE ${mcpSessions.subscriptions} || to_jsonb(${uri}::text) END`,
    })
    .where(
      and(
        eq(mcpSessions.id, id),
        sql`(${has(uri)} OR jsonb_array_length(${mcpSessions.subscriptions}) < ${maxSubscriptions})`,
      ),
    )
    .returning({ id: mcpSessions.id });
  return rows.length === 1;
}

export async function removeSubscription(db: Database, id: string, uri: string): Promise<void> {
  await db
    .update(mcpSessions)
    .set({ subscriptions: sql`${mcpSessions.subscriptions} - ${uri}::text` })
    .where(eq(mcpSessions.id, id));
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await deleteExpiredRows(db, mcpSessions, mcpSessions.expiresAt);
}
