import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { oauthClients, oauthGrants, oauthSessions } from './table.ts';

/** How long an expired session is still recognised. A client is kept as long, for sessions that it started in time. */
const KEPT_SECONDS = 60 * 60;

export async function deleteExpiredOauth(db: Database): Promise<void> {
  await deleteExpiredRows(db, oauthSessions, oauthSessions.expiresAt, KEPT_SECONDS);
  await deleteExpiredRows(db, oauthClients, oauthClients.expiresAt, KEPT_SECONDS);
  await deleteExpiredRows(db, oauthGrants, oauthGrants.expiresAt);
}
