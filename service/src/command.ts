import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@countersign/edge';
import type { Config } from './config.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { findRunningPostgres } from './platform/postgres/index.ts';

/** A command line that cannot be obeyed. */
export class UsageError extends Error {}

export interface Output {
  /** What the command was asked for. */
  readonly answer: (line: string) => void;
  /** What a person should know beside it. */
  readonly remark: (line: string) => void;
}

/** Works on the database of this environment, whether the service runs or not. */
export async function withStorage<T>(
  config: Config,
  log: Log,
  work: (storage: Storage) => Promise<T>,
  { seals = false, mustExist = false } = {},
): Promise<T> {
  const directory = join(config.dataDirectory, 'postgres');
  if (mustExist && config.databaseUrl === null && !existsSync(directory)) {
    throw new UsageError(
      `there is no database in ${config.dataDirectory}; set DATA_DIR or DATABASE_URL to those of the service`,
    );
  }
  const storage = await open(config, log, seals);
  try {
    return await work(storage);
  } finally {
    await storage.stop();
  }
}

/** A running service holds the embedded database: then use its server, and leave it running. */
async function open(config: Config, log: Log, seals: boolean): Promise<Storage> {
  const onLost = (cause: Error) => {
    throw cause;
  };
  const findRunning = () => findRunningPostgres(join(config.dataDirectory, 'postgres'));
  const running = config.databaseUrl === null ? await findRunning() : null;
  try {
    return await openStorage(config, log, onLost, { runningUrl: running?.url ?? null, seals });
  } catch (error) {
    // A service that was just starting has taken the database meanwhile.
    const started = config.databaseUrl === null && running === null ? await findRunning() : null;
    if (!started) throw error;
    return openStorage(config, log, onLost, { runningUrl: started.url, seals });
  }
}
