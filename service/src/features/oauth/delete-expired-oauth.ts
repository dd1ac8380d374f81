import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { oauthClients, oauthGrants, oauthSessions } from './table.ts';

/** How long a session that is over is still known as one. A client stays as long, for sessions that it began in time. */
const KEPT_SECONDS = 60 * 60;

export async function deleteExpiredOauth(db: Database): Promise<void> {
  await deleteExpiredRows(db, oauthSessions, oauthSessions.expiresAt, KEPT_SECONDS);
  await deleteExpiredRows(db, oauthClients, oauthClients.expiresAt, KEPT_SECONDS);
  await deleteExpiredRows(db, oauthGrants, oauthGrants.expiresAt);
}
