import { timingSafeEqual } from 'node:crypto';
import { parseKey } from '@countersign/protocol';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { KeyPrincipal } from '../../platform/http/principal.ts';
import { keyRefused } from './errors.ts';
import { createKeptKeys, type UsableKey } from './kept-keys.ts';
import { hashKey } from './keys.ts';
import type { LastUse } from './last-use.ts';
import { findUsableKey } from './store.ts';

interface Deps {
  readonly db: Database;
  readonly changes: Pick<Changes, 'subscribe'>;
  readonly bootstrapKeys: readonly string[];
  readonly lastUse: LastUse;
}

/** Reads API keys. A typo is refused by its checksum; only the fixed keys of the environment have a shape of their own. */
export function createKeyAuthenticator({ db, changes, bootstrapKeys, lastUse }: Deps) {
  const bootstrapHashes = bootstrapKeys.map(hashKey);
  const kept = createKeptKeys(changes, async (hash): Promise<UsableKey | null> => {
    const found = await findUsableKey(db, hash);
    if (!found || !timingSafeEqual(found.key.hash, hash)) return null;
    // An ADMIN key may do anything, so that each use looks it up; a key that expires does so at once.
    const mayBeKept = found.key.type !== 'admin' && found.key.expiresAt === null;
    return { principal: principalOf(found), mayBeKept };
  });

  async function lookUp(secret: string, hash: Buffer): Promise<KeyPrincipal> {
    const isBootstrap = bootstrapHashes.some((known) => timingSafeEqual(known, hash));
    if (!isBootstrap && !parseKey(secret)) throw keyRefused('key.malformed');
    const principal = await kept.read(hash);
    if (!principal) throw keyRefused('key.unknown');
    return principal;
  }

  return async (secret: string): Promise<KeyPrincipal> => {
    const hash = hashKey(secret);
    const principal = kept.find(hash) ?? (await lookUp(secret, hash));
    lastUse.note(principal.keyId);
    return principal;
  };
}

function principalOf({ key, address }: NonNullable<Awaited<ReturnType<typeof findUsableKey>>>): KeyPrincipal {
  const holder = { keyId: key.id, keyName: key.name, label: key.label, scopes: key.scopes };
  if (key.type === 'admin') return { kind: 'admin-key', ...holder };
  if (key.type === 'orion') {
    if (key.serviceId === null) throw new Error('an ORION key without a verification service');
    return { kind: 'orion-key', ...holder, serviceId: key.serviceId };
  }
  if (!key.userId || !address) throw new Error('a user key without a user');
  return { kind: 'user-key', ...holder, userId: key.userId, address };
}
