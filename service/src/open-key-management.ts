import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadOrCreateKeyFile, readKeyFile } from '@countersign/edge';
import type { Config } from './config.ts';
import type { KeyManagement } from './platform/crypto/key-management.ts';
import { createLocalKeys } from './platform/crypto/local-keys.ts';

/** The key that seals, and its successor while `change-master-key` is running. */
export const keyFilesIn = (dataDirectory: string) => ({
  current: resolve(dataDirectory, 'master.key'),
  next: resolve(dataDirectory, 'master.key.next'),
});

/** Selects the key management of this environment. A cloud KMS would be chosen here. */
export async function openKeyManagement({ masterKey, otherMasterKeys, dataDirectory }: Config): Promise<KeyManagement> {
  if (masterKey !== null) return createLocalKeys(masterKey, otherMasterKeys);
  const files = keyFilesIn(dataDirectory);
  const next = await readKeyFile(files.next);
  const current = await loadEmbeddedKey(files.current, dataDirectory);
  return next ? createLocalKeys(next, [current]) : createLocalKeys(current);
}

/**
 * Generated before the database: a database without its key means that the key was lost, and no new one is generated
 * then.
 */
async function loadEmbeddedKey(path: string, dataDirectory: string): Promise<Buffer> {
  if (!existsSync(path) && existsSync(join(dataDirectory, 'postgres', 'data'))) {
    throw new Error(
      `${path} is missing: the secrets in the database next to it are encrypted with it. Restore the file.`,
    );
  }
  await mkdir(dataDirectory, { recursive: true });
  return loadOrCreateKeyFile(path);
}
