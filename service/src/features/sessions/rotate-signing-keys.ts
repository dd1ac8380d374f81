import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  deleteSupersededKeys,
  insertSigningKey,
  isNewestKeyOlderThan,
  listSigningKeys,
  underSigningKeyLock,
} from './signing-key-store.ts';
import { openSigningKey, sealingPurpose } from './signing-keys.ts';

/** Longer than clients cache the published set (5 minutes) and than an instance caches its copy. */
const PUBLISH_AHEAD_SECONDS = 600;
/** The longest token lives 30 days. */
const VERIFY_FOR_DAYS = 31;
const ROTATE_AFTER_DAYS = 90;

/**
 * Creates the first key, or checks that the existing ones can be opened: without them sign-in fails, so the service
 * does not start.
 */
export async function ensureSigningKey(db: Database, sealer: Sealer): Promise<void> {
  await underSigningKeyLock(db, async (tx) => {
    const keys = await listSigningKeys(tx);
    if (keys.length === 0) await addKey(tx, sealer, 0);
    for (const key of keys) await openSigningKey(key, sealer);
  });
}

/** Adds the next key, which signs once every cache contains it, and deletes keys that no valid token needs. */
export async function rotateSigningKey(db: Database, sealer: Sealer): Promise<{ kid: string }> {
  return underSigningKeyLock(db, async (tx) => {
    await deleteSupersededKeys(tx, VERIFY_FOR_DAYS);
    return addKey(tx, sealer, PUBLISH_AHEAD_SECONDS);
  });
}

/** For the daily job: rotates when the newest key is old. Jobs may run twice, so the check needs the lock too. */
export async function rotateOldSigningKey(db: Database, sealer: Sealer): Promise<void> {
  await underSigningKeyLock(db, async (tx) => {
    if (await isNewestKeyOlderThan(tx, ROTATE_AFTER_DAYS)) await rotateSigningKey(tx, sealer);
  });
}

async function addKey(db: Database, sealer: Sealer, signsInSeconds: number): Promise<{ kid: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { kty, crv, x } = publicKey.export({ format: 'jwk' }) as { kty: string; crv: string; x: string };
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  const sealedPrivateKey = await sealer.seal(pkcs8, sealingPurpose(kid));
  await insertSigningKey(db, { kid, publicJwk: { kty, crv, x }, sealedPrivateKey }, signsInSeconds);
  await recordAudit(db, { actor: serviceActor, action: 'signing-key.create', detail: { kid } });
  return { kid };
}
