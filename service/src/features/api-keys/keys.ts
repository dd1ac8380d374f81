import { hash, randomBytes } from 'node:crypto';
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
import { type Actor, actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { requireUnfrozen } from '../accounts/index.ts';
import { expiryRefused, keyNotFound } from './errors.ts';
import { tellKeysRevoked } from './kept-keys.ts';
import {
  type ApiKey,
  deactivateKey,
  findOwnKey,
  insertApiKey,
  recordKeyCreated,
  replaceBootstrapKey,
} from './store.ts';

const scopesOf: Record<KeyType, readonly Scope[]> = { user: ownScopes, admin: adminScopes, orion: orionScopes };

export const hashKey = (secret: string): Buffer => hash('sha256', secret, 'buffer');

export interface KeyRequest {
  readonly userId: string | null;
  readonly name: string;
  readonly type: KeyType;
  readonly label: KeyLabel;
  readonly expiresAt: Date | null;
  /** The verification service of an ORION key only. */
  readonly serviceId?: number | null;
}

/** Creates a key, with the caller's audit entry. The secret is returned once; only its hash is stored. */
export async function issueKey(tx: Database, request: KeyRequest): Promise<{ key: ApiKey; secret: string }> {
  const secret = formatKey(request.type, randomBytes(32));
  const scopes = [...scopesOf[request.type]];
  if (request.userId !== null) await requireUnfrozen(tx, request.userId);
  const key = await insertApiKey(tx, { ...request, scopes, hash: hashKey(secret), prefix: keyPrefix(secret) });
  return { key, secret };
}

export async function createKey(
  db: Database,
  actor: Actor,
  request: KeyRequest,
): Promise<{ key: ApiKey; secret: string }> {
  return db.transaction(async (tx) => {
    const issued = await issueKey(tx, request);
    await recordKeyCreated(tx, actor, issued.key);
    return issued;
  });
}

export async function createUserKey(
  { db, now }: { db: Database; now: () => number },
  principal: JwtPrincipal,
  { name, expiresAt = null }: { name: string; expiresAt?: Date | null | undefined },
): Promise<{ key: ApiKey; secret: string }> {
  if (expiresAt && expiresAt.getTime() <= now()) throw expiryRefused();
  const request = { userId: principal.userId, name, type: 'user', label: 'user', expiresAt } as const;
  return createKey(db, actorOf(principal), request);
}

export async function revokeUserKey(
  { db, changes }: { db: Database; changes: Pick<Changes, 'publish'> },
  principal: JwtPrincipal,
  keyId: string,
): Promise<ApiKey> {
  const { userId } = principal;
  if (!isUuid(keyId)) throw keyNotFound();
  const revoked = await db.transaction(async (tx) => {
    const key = await deactivateKey(tx, keyId, userId);
    if (!key) return null;
    const detail = { keyId: key.id };
    await recordAudit(tx, { actor: actorOf(principal), action: 'key.revoke', userId, detail });
    return key;
  });
  const key = revoked ?? (await findOwnKey(db, keyId, userId));
  if (!key) throw keyNotFound();
  // Also if another instance has revoked it, whose announcement may not have arrived yet.
  tellKeysRevoked(changes);
  return key;
}

/** Activates the fixed keys from the environment, and revokes those of an earlier environment. */
export async function installBootstrapKeys(
  db: Database,
  keys: { admin: string | null; orion: string | null },
  orionServiceId: number,
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
      serviceId: type === 'orion' ? orionServiceId : null,
    };
    if (!(await replaceBootstrapKey(db, type, key || null))) {
      throw new Error(`${name} is or was the secret of another key here; use a new random value.`);
    }
  }
}
