import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Log } from '@countersign/edge';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { SealedColumn } from '../../platform/crypto/sealed-column.ts';
import type { Database } from '../../platform/db/database.ts';
import { listSigningKeys, type StoredSigningKey } from './signing-key-store.ts';
import { signingKeys } from './table.ts';

const RELOAD_AFTER_MS = 60_000;
const LOOK_AGAIN_AFTER_MS = 1_000;

interface SigningKey extends StoredSigningKey {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** Bound to the kid, so that rows cannot be swapped. */
export const sealingPurpose = (kid: string) => `signing-key:${kid}`;

export const sealedSigningKeys: SealedColumn = {
  id: signingKeys.kid,
  sealed: signingKeys.sealedPrivateKey,
  purpose: sealingPurpose,
};

export async function openSigningKey(stored: StoredSigningKey, sealer: Sealer): Promise<SigningKey> {
  const pkcs8 = await sealer.open(stored.sealedPrivateKey, sealingPurpose(stored.kid));
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  return { ...stored, privateKey, publicKey: createPublicKey(privateKey) };
}

interface SigningKeyDeps {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly now: () => number;
  /** Measures the age of the copy: the system clock may be set back. */
  readonly elapsed?: () => number;
  readonly log: Log;
}

/** The keys that sign our tokens. Every instance caches a copy and reloads it when a token names an unknown key. */
export function createSigningKeys(deps: SigningKeyDeps) {
  const { db, sealer, now, elapsed = () => performance.now(), log } = deps;
  let keys: SigningKey[] = [];
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;

  /** Reuses a key that is already open: key management is called once for each. */
  async function open(stored: StoredSigningKey): Promise<SigningKey> {
    const known = keys.find(({ kid }) => kid === stored.kid);
    return known ? { ...known, ...stored } : openSigningKey(stored, sealer);
  }

  async function load(): Promise<void> {
    try {
      keys = await Promise.all((await listSigningKeys(db)).map(open));
    } catch (err) {
      // Keys live for weeks: tokens can still be verified during a database outage.
      if (keys.length === 0) throw err;
      log.warn({ err }, 'reloading the signing keys failed');
    }
    loadedAtMs = elapsed();
  }

  async function fresh(maxAgeMs: number): Promise<SigningKey[]> {
    if (elapsed() - loadedAtMs >= maxAgeMs) {
      loading ??= load().finally(() => {
        loading = null;
      });
      await loading;
    }
    return keys;
  }

  return {
    async current(): Promise<SigningKey> {
      const known = await fresh(RELOAD_AFTER_MS);
      const key = known.findLast(({ signsFrom }) => signsFrom.getTime() <= now()) ?? known[0];
      if (!key) throw new Error('there is no signing key; the service is not initialized');
      return key;
    },
    async publicKey(kid: string): Promise<KeyObject | null> {
      const find = (known: SigningKey[]) => known.find((key) => key.kid === kid)?.publicKey;
      return find(await fresh(RELOAD_AFTER_MS)) ?? find(await fresh(LOOK_AGAIN_AFTER_MS)) ?? null;
    },
    /** In the format of RFC 7517. */
    async published() {
      const known = await fresh(RELOAD_AFTER_MS);
      return known.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: 'EdDSA', use: 'sig' }) as const);
    },
  };
}
