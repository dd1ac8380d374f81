import { readFile } from 'node:fs/promises';
import { hashSealedPayload, serviceFile } from '@countersign/protocol';
import { serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { ContentStore } from '../../platform/content/content-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { readPgpPublicKey } from '../api-keys/index.ts';
import { markOwn, putKey } from './mirror-store.ts';
import { findOwnService, type ServiceIdentity, upsertService } from './store.ts';

/** Where there is no registry, ours is the only one. */
const ONLY_ID = 1;

interface Deps {
  readonly db: Database;
  readonly content: ContentStore;
  /** Whether services are registered on chain, and ours has to be found there. */
  readonly isMirrored: boolean;
  readonly warn: (message: string) => void;
}

/** Makes the service that this file describes the operator's own, and follows it where its keys have changed. */
export async function installOwnService(
  { db, content, isMirrored, warn }: Deps,
  path: string | null,
): Promise<{ id: number } | null> {
  const text = path === null ? null : await readIfThere(path);
  if (text === null) {
    const cause = path === null ? 'ORION_SERVICE_FILE is not set' : `there is no file ${path} (ORION_SERVICE_FILE)`;
    warn(`no verification service of our own is installed or renewed: ${cause}`);
    return findOwnService(db);
  }
  const identity = await readIdentity(text).catch((error: Error) => {
    throw new Error(`ORION_SERVICE_FILE: ${path} describes no verification service: ${error.message}`);
  });
  if (!isMirrored) return installOnlyService(db, identity);
  // The registry has only its hash and its CID; whoever wants to seal something finds the key by that.
  await content
    .put(Buffer.from(identity.pgpPublicKey))
    .catch(() => warn('our own key could not be put in the content store now'));
  const id = await db.transaction(async (tx) => {
    const keyHash = hashSealedPayload(identity.pgpPublicKey);
    const found = await markOwn(tx, identity.owner, keyHash);
    if (found !== null) await putKey(tx, found, keyHash, identity);
    return found;
  });
  if (id !== null) return { id };
  warn('our own verification service is not in the registry on chain: set it up with npm run orion:set-up');
  return findOwnService(db);
}

/** Where that failed at the start. */
export async function publishOwnKey({ db, content }: Pick<Deps, 'db' | 'content'>): Promise<void> {
  const own = await findOwnService(db);
  if (!own?.pgpKeyCid || (await content.isOurs(own.pgpKeyCid))) return;
  await content.put(Buffer.from(own.pgpPublicKey));
}

async function installOnlyService(db: Database, identity: ServiceIdentity): Promise<{ id: number }> {
  await db.transaction(async (tx) => {
    const outcome = await upsertService(tx, ONLY_ID, identity);
    if (outcome === null) return;
    const { name, inbox, owner, pgpFingerprint } = identity;
    const action = outcome === 'created' ? 'verification-service.create' : 'verification-service.update';
    const detail = { serviceId: ONLY_ID, name, inbox, owner, pgpFingerprint };
    await recordAudit(tx, { actor: serviceActor, action, detail });
  });
  return { id: ONLY_ID };
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
