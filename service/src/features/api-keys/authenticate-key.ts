import { timingSafeEqual } from 'node:crypto';
import { parseKey } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { KeyPrincipal } from '../../platform/http/principal.ts';
import { keyRefused } from './errors.ts';
import { hashKey } from './keys.ts';
import type { LastUse } from './last-use.ts';
import { findUsableKey } from './store.ts';

/**
 * A worker asks many times for each verdict. A revocation has to hold within a second on every instance, whatever is told
 * to it or lost on the way.
 */
const ORION_KEY_KEPT_MS = 500;
const MAX_KEPT = 1_000;

/**
 * Reads API keys. Each use of a user's or an ADMIN key looks it up, so that a revocation holds everywhere at once; a typo is
 * refused before that by its checksum. Only the fixed keys of the environment have a shape of their own.
 */
export function createKeyAuthenticator(deps: { db: Database; bootstrapKeys: readonly string[]; lastUse: LastUse }) {
  const bootstrapHashes = deps.bootstrapKeys.map(hashKey);
  /** By the hash of the whole secret: what finds one here has the secret. */
  const kept = new Map<string, { readonly principal: KeyPrincipal; readonly untilMs: number }>();

  return async (secret: string): Promise<KeyPrincipal> => {
    const hash = hashKey(secret);
    const isBootstrap = bootstrapHashes.some((known) => timingSafeEqual(known, hash));
    if (!isBootstrap && !parseKey(secret)) throw keyRefused('key.malformed');
    const askedAtMs = performance.now();
    const known = kept.get(hash.toString('hex'));
    if (known && askedAtMs < known.untilMs) {
      deps.lastUse.note(known.principal.keyId);
      return known.principal;
    }
    const found = await findUsableKey(deps.db, hash);
    if (!found || !timingSafeEqual(found.key.hash, hash)) throw keyRefused('key.unknown');
    const { key, address } = found;
    deps.lastUse.note(key.id);
    const holder = { keyId: key.id, keyName: key.name, label: key.label, scopes: key.scopes };
    if (key.type === 'admin') return { kind: 'admin-key', ...holder };
    if (key.type === 'orion') {
      if (key.serviceId === null) throw new Error('an ORION key without a verification service');
      const principal = { kind: 'orion-key', ...holder, serviceId: key.serviceId } as const;
      if (kept.size >= MAX_KEPT) kept.clear();
      // From before the look-up, which may have taken its time. One that expires does so at once.
      if (key.expiresAt === null) {
        kept.set(hash.toString('hex'), { principal, untilMs: askedAtMs + ORION_KEY_KEPT_MS });
      }
      return principal;
    }
    if (!key.userId || !address) throw new Error('a user key without a user');
    return { kind: 'user-key', ...holder, userId: key.userId, address };
  };
}
