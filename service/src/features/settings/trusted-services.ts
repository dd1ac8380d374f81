import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { findOwnRow, listKnownIds, verificationServices } from '../verification-services/index.ts';
import { serviceUnknown } from './errors.ts';
import { settings } from './table.ts';

/**
 * Ids of the verification services that a user trusts, whether they have settings already or not. In one statement:
 * verdicts ask for it while others wait for the account.
 */
export async function listTrustedServices(db: Database, userId: string): Promise<readonly number[]> {
  const { id, own } = verificationServices;
  const { rows } = await db.execute<{ ids: number[] }>(sql`SELECT coalesce(
    (SELECT ${settings.trustedServices} FROM ${settings} WHERE ${settings.userId} = ${userId}),
    ARRAY(SELECT ${id} FROM ${verificationServices} WHERE ${own} ORDER BY ${id} LIMIT 1)) AS ids`);
  return rows[0]?.ids ?? [];
}

/** Who has chosen nobody trusts the operator's own. */
export async function resolveTrusted(db: Database, chosen: readonly number[] | null): Promise<number[]> {
  if (chosen !== null) return [...chosen];
  const own = (await findOwnRow(db))?.id ?? null;
  return own === null ? [] : [own];
}

/** Each once; throws for a service that does not exist. */
export async function readChosenServices(db: Database, ids: readonly number[]): Promise<number[]> {
  const chosen = [...new Set(ids)];
  const known = new Set(await listKnownIds(db, chosen));
  const unknown = chosen.find((id) => !known.has(id));
  if (unknown !== undefined) throw serviceUnknown(unknown);
  return chosen;
}
