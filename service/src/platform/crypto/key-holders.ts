import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import type { Sealer } from './seal.ts';

const PREFIX = 'countersign keys ';
/** The name of a connection has at most 63 bytes. */
export const MAX_KEYS = 5;

/** Key ids may be long; these only have to differ. */
const shorten = (keyId: string) => createHash('sha256').update(keyId).digest('hex').slice(0, 8);

/**
 * The name of a connection that says which keys its process has, the one that seals first. The database shows the names
 * of all connections and forgets them as they end: no instance has to sign off.
 */
export const nameWithKeys = ({ keyId, otherKeyIds }: Sealer) =>
  PREFIX + [keyId, ...otherKeyIds].slice(0, MAX_KEYS).map(shorten).join(' ');

/** Whether every process that works on this database now has this sealer's key: to open with, and to seal with. */
export async function compareHolders(db: Database, { keyId }: Sealer): Promise<{ allOpen: boolean; allSeal: boolean }> {
  const { rows } = await db.execute<{ keys: string[] }>(
    sql`SELECT string_to_array(substr(application_name, ${PREFIX.length + 1}), ' ') AS keys FROM pg_stat_activity
        WHERE datname = current_database() AND starts_with(application_name, ${PREFIX})`,
  );
  const ours = shorten(keyId);
  return {
    allOpen: rows.every(({ keys }) => keys.includes(ours)),
    allSeal: rows.every(({ keys }) => keys[0] === ours),
  };
}
