import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, loadOrCreateKeyFile, replaceKeyFile } from '@countersign/edge';
import { type Output, UsageError } from './command.ts';
import type { Config } from './config.ts';
import { keyFilesIn } from './open-key-management.ts';
import { openStorage } from './open-storage.ts';
import { startEmbeddedPostgres } from './platform/postgres/index.ts';
import { rewrapSecrets } from './rewrap-secrets.ts';

/**
 * Gives embedded mode a new master key. Wherever it is interrupted, the existing key files open all secrets, and a
 * second run continues with the key that the first one generated.
 */
export async function changeMasterKey(config: Config, log: Log, output: Output): Promise<void> {
  const { masterKey, databaseUrl, dataDirectory } = config;
  if (masterKey !== null || databaseUrl !== null) {
    throw new UsageError(
      'change-master-key is for embedded mode; to change MASTER_KEY, see docs/guides/keys-at-rest.md',
    );
  }
  const files = keyFilesIn(dataDirectory);
  if (!existsSync(files.current)) throw new UsageError(`${files.current} does not exist; the first start creates it`);
  const onLost = (cause: Error) => {
    throw cause;
  };
  // Locks the directory first: a running service does not know the new key.
  const server = await startEmbeddedPostgres({
    directory: join(dataDirectory, 'postgres'),
    log: (message) => log.info(message),
    onLost,
  });
  try {
    await loadOrCreateKeyFile(files.next);
    output.remark(`The new key is in ${files.next}`);
    const storage = await openStorage(config, log, onLost, { runningUrl: server.url });
    try {
      await rewrapSecrets(storage, output);
    } finally {
      await storage.stop();
    }
    await replaceKeyFile(files.current, files.next);
    output.remark(`Replaced ${files.current}. Back it up, apart from the database.`);
  } finally {
    await server.stop();
  }
}
