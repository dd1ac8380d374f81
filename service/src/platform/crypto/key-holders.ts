import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import type { Sealer } from './seal.ts';

const PREFIX = 'countersign keys ';
/** The database shows a connection for a moment after its process has gone; longer on a busy machine. */
const RELEASE_WAIT_MS = 3_000;

/** A connection name has at most 63 bytes, enough for five of these. */
const shorten = (keyId: string) => createHash('sha256').update(keyId).digest('hex').slice(0, 8);

/**
 * The connection name that lists the keys of its process, the sealing one first. The database shows all connection
 * names until the connections end, so no instance has to sign off.
 */
export const nameWithKeys = ({ keyId, otherKeyIds }: Sealer) => PREFIX + [keyId, ...otherKeyIds].map(shorten).join(' ');

/** Whether every process on this database can open what this sealer seals. */
export const canAllOpen = (db: Database, { keyId }: Sealer) => holdsForAll(db, (keys) => keys.includes(shorten(keyId)));

/** Whether every process on this database seals with the same key. */
export const doAllSeal = (db: Database, { keyId }: Sealer) => holdsForAll(db, (keys) => keys[0] === shorten(keyId));

async function holdsForAll(db: Database, holds: (keys: readonly string[]) => boolean): Promise<boolean> {
  for (const end = Date.now() + RELEASE_WAIT_MS; ; await sleep(100)) {
    const { rows } = await db.execute<{ keys: string[] }>(
      sql`SELECT string_to_array(substr(application_name, ${PREFIX.length + 1}), ' ') AS keys FROM pg_stat_activity
          WHERE datname = current_database() AND starts_with(application_name, ${PREFIX})`,
    );
    if (rows.every(({ keys }) => holds(keys))) return true;
    if (Date.now() > end) return false;
  }
}
