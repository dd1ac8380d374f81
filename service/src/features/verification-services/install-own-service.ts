import { hashSealedPayload } from '@countersign/protocol';
import { serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { ContentStore } from '../../platform/content/content-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { listRegisteredIds, markOwn, putKey } from './mirror-store.ts';
import { readServiceFile } from './read-service-file.ts';
import { findOwnRow, findOwnService, lockOwnService, type ServiceIdentity, upsertService } from './store.ts';

/** The id of our service if there is no registry, where it is the only one. */
const ONLY_ID = 1;

interface Deps {
  readonly db: Database;
  readonly content: ContentStore;
  /** Whether services are registered on chain, where ours must be found. */
  readonly isMirrored: boolean;
  readonly warn: (message: string) => void;
}

/**
 * The arbiter of this database differs from this instance's. Replacing it silently would have every verdict of the
 * other refused, and data sealed for the other could no longer be opened.
 */
class ForeignArbiter extends Error {}

/** Installs the service in this file as the operator's own if there is none yet, and updates its name and inbox. */
export async function installOwnService(deps: Deps, path: string | null): Promise<{ id: number } | null> {
  const { db, warn } = deps;
  const identity = path === null ? null : await readServiceFile(path);
  if (identity === null) {
    const own = await findOwnService(db);
    const cause =
      path === null ? 'ORION_SERVICE_FILE is not set' : `the file ${path} (ORION_SERVICE_FILE) does not exist`;
    if (!own) warn(`no verification service of our own is installed: ${cause}`);
    return own;
  }
  return install(deps, identity, (own) => {
    throw new ForeignArbiter(
      `This database already has its own arbiter, verification service ${own.id} of ${own.owner}, but ${path} (ORION_SERVICE_FILE) describes a different one, of ${identity.owner}. To join the existing one, copy the folder "identity" from the ORION_DATA_DIR of its machine to the one here and set the same ORION_MASTER_KEY and ORION_API_KEY. To replace it permanently, run: npm run keys -- replace-arbiter ${path}`,
    );
  });
}

/**
 * Replaces it deliberately: from now on requests go to this one, and it cannot open data sealed for the previous one.
 */
export async function replaceOwnService(deps: Omit<Deps, 'isMirrored'>, path: string): Promise<{ id: number }> {
  const identity = await readServiceFile(path);
  if (identity === null) throw new Error(`the file ${path} does not exist`);
  const isMirrored = (await listRegisteredIds(deps.db)).length > 0;
  await install({ ...deps, isMirrored }, identity, () => {});
  const own = await findOwnRow(deps.db);
  if (own?.owner !== identity.owner) throw new Error('The arbiter was not replaced: register it on chain first');
  return own;
}

async function install(
  { db, content, isMirrored, warn }: Deps,
  identity: ServiceIdentity,
  onForeign: (own: { id: number; owner: string }) => void,
): Promise<{ id: number } | null> {
  if (isMirrored) {
    // The registry contains only hash and CID of the key; clients that seal data find the key by its CID.
    await content
      .put(Buffer.from(identity.pgpPublicKey))
      .catch(() => warn('storing our own key in the content store failed'));
  }
  return db.transaction(async (tx) => {
    // Instances that start at once must agree on one service.
    await lockOwnService(tx);
    const own = await findOwnRow(tx);
    if (own && !isSame(own, identity, isMirrored)) onForeign(own);
    if (!isMirrored) return putOnlyService(tx, own?.id ?? ONLY_ID, identity);
    const keyHash = hashSealedPayload(identity.pgpPublicKey);
    const id = await markOwn(tx, identity.owner, keyHash);
    if (id === null) {
      warn('our own verification service is not in the on-chain registry, run npm run orion:set-up');
      return own;
    }
    await putKey(tx, id, keyHash, identity);
    return { id };
  });
}

/** The account that signs its verdicts identifies an arbiter; with a registry, its OpenPGP key changes only there. */
function isSame(
  own: { owner: string; pgpFingerprint: string | null },
  { owner, pgpFingerprint }: ServiceIdentity,
  isMirrored: boolean,
): boolean {
  return own.owner === owner && (isMirrored || own.pgpFingerprint === pgpFingerprint);
}

/** Retries if publishing failed at the start. */
export async function publishOwnKey({ db, content }: Pick<Deps, 'db' | 'content'>): Promise<void> {
  const own = await findOwnService(db);
  if (!own?.pgpKeyCid || (await content.isOurs(own.pgpKeyCid))) return;
  await content.put(Buffer.from(own.pgpPublicKey));
}

async function putOnlyService(tx: Database, id: number, identity: ServiceIdentity): Promise<{ id: number }> {
  const outcome = await upsertService(tx, id, identity);
  if (outcome === null) return { id };
  const { name, inbox, owner, pgpFingerprint } = identity;
  const action = outcome === 'created' ? 'verification-service.create' : 'verification-service.update';
  await recordAudit(tx, { actor: serviceActor, action, detail: { serviceId: id, name, inbox, owner, pgpFingerprint } });
  return { id };
}
