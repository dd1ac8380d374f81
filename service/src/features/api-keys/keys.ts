import { createHash, randomBytes } from 'node:crypto';
import {
  adminScopes,
  formatKey,
  isUuid,
  type KeyLabel,
  type KeyType,
  keyPrefix,
  orionScopes,
  ownScopes,
  type Scope,
} from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { expiryRefused, keyNotFound } from './errors.ts';
import { type ApiKey, deactivateKey, insertApiKey, replaceBootstrapKey } from './store.ts';

const scopesOf: Record<KeyType, readonly Scope[]> = { user: ownScopes, admin: adminScopes, orion: orionScopes };

export const hashKey = (secret: string) => createHash('sha256').update(secret).digest();

export interface KeyRequest {
  readonly userId: string | null;
  readonly name: string;
  readonly type: KeyType;
  readonly label: KeyLabel;
  readonly expiresAt: Date | null;
}

/** Makes a key. The secret leaves here once; what stays is its hash. */
export async function issueKey(db: Database, request: KeyRequest): Promise<{ key: ApiKey; secret: string }> {
  const secret = formatKey(request.type, randomBytes(32));
  const scopes = [...scopesOf[request.type]];
  const key = await insertApiKey(db, { ...request, scopes, hash: hashKey(secret), prefix: keyPrefix(secret) });
  return { key, secret };
}

export async function createUserKey(
  { db, now }: { db: Database; now: () => number },
  userId: string,
  { name, expiresAt = null }: { name: string; expiresAt?: Date | null | undefined },
): Promise<{ key: ApiKey; secret: string }> {
  if (expiresAt && expiresAt.getTime() <= now()) throw expiryRefused();
  return issueKey(db, { userId, name, type: 'user', label: 'user', expiresAt });
}

export async function revokeUserKey(db: Database, userId: string, keyId: string): Promise<ApiKey> {
  const key = isUuid(keyId) ? await deactivateKey(db, keyId, userId) : null;
  if (!key) throw keyNotFound();
  return key;
}

/** Puts the fixed keys of the environment in force, and those of an earlier environment out of it. */
export async function installBootstrapKeys(
  db: Database,
  keys: { admin: string | null; orion: string | null },
): Promise<void> {
  const labels = { admin: 'agent', orion: 'orion' } as const;
  for (const type of ['admin', 'orion'] as const) {
    const name = `${type.toUpperCase()}_API_KEY`;
    const secret = keys[type];
    const key = secret && {
      userId: null,
      name,
      type,
      label: labels[type],
      scopes: [...scopesOf[type]],
      hash: hashKey(secret),
      prefix: '',
      bootstrap: true,
    };
    if (!(await replaceBootstrapKey(db, type, key || null))) {
      throw new Error(`${name} is or was the secret of another key here: use a new random value.`);
    }
  }
}
