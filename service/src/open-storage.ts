import { join } from 'node:path';
import type { Log } from '@countersign/edge';
import type pg from 'pg';
import type { Config } from './config.ts';
import { openKeyManagement } from './open-key-management.ts';
import { nameWithKeys } from './platform/crypto/key-holders.ts';
import { createSealer, type Sealer } from './platform/crypto/seal.ts';
import {
  type Database,
  type maxConnections,
  type OpenDatabase,
  openConnections,
  openDatabase,
  type Server,
} from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { startEmbeddedPostgres } from './platform/postgres/index.ts';

/** The database, ready for use, and the sealer of its secrets. */
export interface Storage {
  readonly url: string;
  /** The location of the data, for people. */
  readonly location: string;
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For statements shared by all callers. */
  readonly gate: OpenDatabase;
  /** For leases and verdicts. */
  readonly arbiters: OpenDatabase;
  readonly sealer: Sealer;
  stop(): Promise<void>;
}

interface StorageOptions {
  /** Of an embedded server that another process owns. */
  readonly runningUrl?: string | null;
  /** Whether other processes must be able to open what this one seals. */
  readonly seals?: boolean;
  /** The factor by which to extend the wait for a connection. */
  readonly patience?: number | undefined;
}

/** Opens the configured database or the embedded one. */
export async function openStorage(
  config: Config,
  log: Log,
  onLost: (cause: Error) => void,
  { runningUrl = null, seals = true, patience }: StorageOptions = {},
): Promise<Storage> {
  const givenUrl = config.databaseUrl ?? runningUrl;
  const sealer = createSealer(await openKeyManagement(config));
  const embedded =
    givenUrl === null
      ? await startEmbeddedPostgres({
          directory: join(config.dataDirectory, 'postgres'),
          log: (message) => log.info(message),
          onLost,
        })
      : null;
  const url = embedded?.socketUrl ?? embedded?.url ?? givenUrl ?? '';
  try {
    await migrate(url, () => log.warn('database tables are in use, for example by a backup; the migration waits'));
    let isStopping = false;
    const open = (use: keyof typeof maxConnections, server: Server, name?: string) =>
      openDatabase(server, (err) => void (isStopping || log.warn({ err }, 'database connection lost')), {
        use,
        name,
        patience,
      });
    const pooler = config.databasePoolerUrl === null ? url : { poolerUrl: config.databasePoolerUrl };
    const { db, pool } = open('general', pooler);
    // Its name must be visible as long as this process lives, which only a dedicated connection guarantees.
    const gate = open('gate', url, seals ? nameWithKeys(sealer) : undefined);
    const arbiters = open('arbiters', pooler);
    await openConnections(gate.pool);
    return {
      url,
      location: embedded ? `embedded, in ${embedded.dataDirectory}` : 'from DATABASE_URL',
      db,
      pool,
      gate,
      arbiters,
      sealer,
      async stop() {
        // Errors while closing at the stop are harmless.
        isStopping = true;
        for (const each of [pool, gate.pool, arbiters.pool]) await each.end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
