import { readFile } from 'node:fs/promises';
import { serviceFile } from '@countersign/protocol';
import { readPgpPublicKey } from '../api-keys/index.ts';
import type { ServiceIdentity } from './store.ts';

/** The content of an arbiter's public file; null if there is no such file. */
export async function readServiceFile(path: string): Promise<ServiceIdentity | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  return readIdentity(text).catch((error: Error) => {
    throw new Error(`ORION_SERVICE_FILE: ${path} is not a valid service file: ${error.message}`);
  });
}

async function readIdentity(text: string): Promise<ServiceIdentity> {
  const { success, data, error } = serviceFile.safeParse(JSON.parse(text));
  if (!success) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  const { fingerprint, keyIds } = await readPgpPublicKey(data.pgpPublicKey);
  return { ...data, pgpFingerprint: fingerprint, pgpKeyIds: [...keyIds] };
}
