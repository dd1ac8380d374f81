import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@countersign/edge';
import type { Config } from './config.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './platform/postgres/index.ts';

/** An invalid command line. */
export class UsageError extends Error {}

export interface Output {
  /** The arguments of the command. */
  readonly answer: (line: string) => void;
  /** Notes for a person. */
  readonly remark: (line: string) => void;
}

/** Works on the database of this environment, whether the service runs or not. */
export async function withStorage<T>(
  config: Config,
  log: Log,
  work: (storage: Storage) => Promise<T>,
  { seals = false, mustExist = false } = {},
): Promise<T> {
  if (mustExist) requireDatabase(config);
  const storage = await open(config, log, seals);
  try {
    return await work(storage);
  } finally {
    await storage.stop();
  }
}

function requireDatabase({ databaseUrl, dataDirectory }: Config): void {
  if (databaseUrl !== null || existsSync(join(dataDirectory, 'postgres'))) return;
  throw new UsageError(`there is no database in ${dataDirectory}; set DATA_DIR or DATABASE_URL as for the service`);
}

/**
 * Works on the database of this environment unchanged: applies no migration and needs no key. With `mayRun` the
 * database must exist, and a service may be running on it; otherwise an embedded one is created and locked for this
 * process.
 */
export async function withServer<T>(
  config: Config,
  log: Log,
  work: (url: string) => Promise<T>,
  { mayRun = false } = {},
): Promise<T> {
  if (config.databaseUrl !== null) return work(config.databaseUrl);
  const directory = join(config.dataDirectory, 'postgres');
  if (mayRun) requireDatabase(config);
  const running = mayRun ? await findRunningPostgres(directory) : null;
  if (running) return work(running.url);
  const server = await startEmbeddedPostgres({ directory, log: (message) => log.info(message) });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** A running service has locked the embedded database: then use its server, and leave it running. */
async function open(config: Config, log: Log, seals: boolean): Promise<Storage> {
  const onLost = (cause: Error) => {
    throw cause;
  };
  const findRunning = () => findRunningPostgres(join(config.dataDirectory, 'postgres'));
  const running = config.databaseUrl === null ? await findRunning() : null;
  try {
    return await openStorage(config, log, onLost, { runningUrl: running?.url ?? null, seals });
  } catch (error) {
    // A service that was just starting has locked the database meanwhile.
    const started = config.databaseUrl === null && running === null ? await findRunning() : null;
    if (!started) throw error;
    return openStorage(config, log, onLost, { runningUrl: started.url, seals });
  }
}
