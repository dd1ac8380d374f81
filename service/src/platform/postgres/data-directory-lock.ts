import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { processExists } from './process-exists.ts';

/** The server notices the end of a killed owner's connection within milliseconds; on a busy machine it takes longer. */
const RELEASE_WAIT_MS = 5_000;

/** Our advisory lock; held by a session, so the kernel releases it however the process dies. */
const LOCK = [0x636f_756e, 0x7465_7273];

export class DataDirectoryInUseError extends Error {}

/** Locks the data directory for this process, as long as the connection lives. */
export async function lockDataDirectory(client: Client, directory: string): Promise<void> {
  const end = Date.now() + RELEASE_WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', LOCK);
    if (rows[0]?.held) return;
    const owner = await findOwner(client);
    if ((owner && processExists(owner)) || Date.now() > end) {
      throw new DataDirectoryInUseError(
        `Another Countersign process${owner ? ` (pid ${owner})` : ''} is using the data directory ${directory}. ` +
          'Stop that process first, or set DATA_DIR to another directory.',
      );
    }
    await sleep(20);
  }
}

async function findOwner(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = $2 AND objsubid = 2`,
    LOCK,
  );
  const pid = Number(rows[0]?.name.replace('countersign ', ''));
  return pid || undefined;
}
