import type { Database } from '../../platform/db/database.ts';
import { plainStatement } from '../../platform/db/statement.ts';
import { findOwnRow, listKnownIds } from '../verification-services/index.ts';
import { serviceUnknown } from './errors.ts';

/**
 * Ids of the verification services that a user trusts, whether they have settings already or not. In one statement:
 * verdicts ask for it while others wait for the account.
 */
export async function listTrustedServices(db: Database, userId: string): Promise<readonly number[]> {
  const [row] = await selectTrusted(db, [userId]);
  return row?.ids ?? [];
}

const selectTrusted = plainStatement<{ ids: number[] }>(
  'trusted-services',
  `SELECT coalesce((SELECT trusted_services FROM settings WHERE user_id = $1),
    ARRAY(SELECT id FROM verification_services WHERE own ORDER BY id LIMIT 1)) AS ids`,
);

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
