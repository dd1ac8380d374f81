import { timingSafeEqual } from 'node:crypto';
import { parseKey } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { KeyPrincipal } from '../../platform/http/principal.ts';
import { keyRefused } from './errors.ts';
import { hashKey } from './keys.ts';
import type { LastUse } from './last-use.ts';
import { findUsableKey } from './store.ts';

/**
 * Reads API keys. Each use looks the key up, so that a revocation holds everywhere at once; a typo is refused before
 * that by its checksum. Only the fixed keys of the environment have a shape of their own.
 */
export function createKeyAuthenticator(deps: { db: Database; bootstrapKeys: readonly string[]; lastUse: LastUse }) {
  const bootstrapHashes = deps.bootstrapKeys.map(hashKey);

  return async (secret: string): Promise<KeyPrincipal> => {
    const hash = hashKey(secret);
    const isBootstrap = bootstrapHashes.some((known) => timingSafeEqual(known, hash));
    if (!isBootstrap && !parseKey(secret)) throw keyRefused('key.malformed');
    const found = await findUsableKey(deps.db, hash);
    if (!found || !timingSafeEqual(found.key.hash, hash)) throw keyRefused('key.unknown');
    const { key, address } = found;
    deps.lastUse.note(key.id);
    const holder = { keyId: key.id, label: key.label, scopes: key.scopes };
    if (key.type === 'admin') return { kind: 'admin-key', ...holder };
    if (key.type === 'orion') {
      if (key.serviceId === null) throw new Error('an ORION key without a verification service');
      return { kind: 'orion-key', ...holder, serviceId: key.serviceId };
    }
    if (!key.userId || !address) throw new Error('a user key without a user');
    return { kind: 'user-key', ...holder, userId: key.userId, address };
  };
}
