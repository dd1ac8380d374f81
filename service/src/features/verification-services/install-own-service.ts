import { readFile } from 'node:fs/promises';
import { serviceFile } from '@countersign/protocol';
import { serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { readPgpPublicKey } from '../api-keys/index.ts';
import { type ServiceIdentity, upsertService } from './store.ts';

/** The operator's own, to which the ORION key of the environment belongs. */
export const ownServiceId = 1;

/** Makes the service that this file describes the operator's own, and follows it where its keys have changed. */
export async function installOwnService(
  db: Database,
  path: string | null,
  { warn }: { warn: (message: string) => void },
): Promise<void> {
  const text = path === null ? null : await readIfThere(path);
  if (text === null) {
    const cause = path === null ? 'ORION_SERVICE_FILE is not set' : `there is no file ${path} (ORION_SERVICE_FILE)`;
    return warn(`no verification service of our own is installed or renewed: ${cause}`);
  }
  const identity = await readIdentity(text).catch((error: Error) => {
    throw new Error(`ORION_SERVICE_FILE: ${path} describes no verification service: ${error.message}`);
  });
  await db.transaction(async (tx) => {
    const outcome = await upsertService(tx, ownServiceId, identity);
    if (outcome === null) return;
    const { name, inbox, owner, pgpFingerprint } = identity;
    const action = outcome === 'created' ? 'verification-service.create' : 'verification-service.update';
    const detail = { serviceId: ownServiceId, name, inbox, owner, pgpFingerprint };
    await recordAudit(tx, { actor: serviceActor, action, detail });
  });
}

async function readIdentity(text: string): Promise<ServiceIdentity> {
  const { success, data, error } = serviceFile.safeParse(JSON.parse(text));
  if (!success) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  const { fingerprint, keyIds } = await readPgpPublicKey(data.pgpPublicKey);
  return { ...data, pgpFingerprint: fingerprint, pgpKeyIds: [...keyIds] };
}

function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
