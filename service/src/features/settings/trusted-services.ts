import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { findOwnServiceId, listKnownIds } from '../verification-services/index.ts';
import { serviceUnknown } from './errors.ts';
import { settings } from './table.ts';

/** Ids of the verification services that a user trusts, whether they have settings already or not. */
export async function listTrustedServices(db: Database, userId: string): Promise<readonly number[]> {
  const [row] = await db
    .select({ trustedServices: settings.trustedServices })
    .from(settings)
    .where(eq(settings.userId, userId));
  return resolveTrusted(db, row?.trustedServices ?? null);
}

/** Who has chosen nobody trusts the operator's own. */
export async function resolveTrusted(db: Database, chosen: readonly number[] | null): Promise<number[]> {
  if (chosen !== null) return [...chosen];
  const own = await findOwnServiceId(db);
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
