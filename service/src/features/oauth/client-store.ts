import type { Database } from '../../platform/db/database.ts';
import { and, eq, gt, lt, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import type { OauthClient } from './client.ts';
import { oauthClients } from './table.ts';

/** Longer than its refresh tokens: clients store their id permanently, and users return after months. */
const KEPT_SECONDS = 180 * 24 * 60 * 60;
/** The precision of that: a client in use is written once per interval. */
const EXTEND_AFTER_SECONDS = 24 * 60 * 60;

export async function insertClient(db: Database, client: OauthClient, lifetimeSeconds: number): Promise<Date> {
  const [row] = await db
    .insert(oauthClients)
    .values({ ...client, expiresAt: fromNow(lifetimeSeconds) })
    .returning({ createdAt: oauthClients.createdAt });
  if (!row) throw new Error('an insert returned no row');
  return row.createdAt;
}

export async function findRegisteredClient(db: Database, clientId: string): Promise<OauthClient | null> {
  const [row] = await db
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.clientId, clientId), gt(oauthClients.expiresAt, sql`now()`)));
  return row ?? null;
}

/** Its first use makes it permanent. */
export async function keepClient(db: Database, clientId: string): Promise<void> {
  const isDue = lt(oauthClients.expiresAt, fromNow(KEPT_SECONDS - EXTEND_AFTER_SECONDS));
  await db
    .update(oauthClients)
    .set({ expiresAt: fromNow(KEPT_SECONDS) })
    .where(and(eq(oauthClients.clientId, clientId), isDue));
}
