import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { asc, inArray, sql } from 'drizzle-orm';
import { calculateJwkThumbprint } from 'jose';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import { signingKeys } from './table.ts';

const PURPOSE = 'signing-key';
const RELOAD_AFTER_MS = 60_000;
const LOOK_AGAIN_AFTER_MS = 1_000;
/** Longer than anybody keeps the published set (5 minutes) and than an instance keeps its own copy. */
const PUBLISH_AHEAD_SECONDS = 600;
/** The longest token lives 30 days. */
const VERIFY_FOR_DAYS = 31;
const ROTATE_AFTER_DAYS = 90;

interface LoadedKey {
  readonly kid: string;
  readonly publicJwk: { kty: string; crv: string; x: string };
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  readonly signsFrom: Date;
}

export interface SigningKeys {
  current(): Promise<LoadedKey>;
  publicKey(kid: string): Promise<KeyObject | null>;
  published(): Promise<{ kty: string; crv: string; x: string; kid: string; alg: 'EdDSA'; use: 'sig' }[]>;
}

/** The keys that sign our tokens. Every instance keeps a copy and looks again where a token names one it lacks. */
export function createSigningKeys(db: Database, sealer: Sealer, now: () => number): SigningKeys {
  let keys: LoadedKey[] = [];
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    const rows = await db.select().from(signingKeys).orderBy(asc(signingKeys.signsFrom));
    keys = rows.map((row) => {
      const pkcs8 = sealer.open(row.sealedPrivateKey, PURPOSE);
      const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
      return { ...row, privateKey, publicKey: createPublicKey(privateKey) };
    });
    loadedAtMs = now();
  }

  async function fresh(maxAgeMs: number): Promise<LoadedKey[]> {
    if (now() - loadedAtMs >= maxAgeMs) {
      loading ??= load().finally(() => {
        loading = null;
      });
      await loading;
    }
    return keys;
  }

  return {
    async current() {
      const known = await fresh(RELOAD_AFTER_MS);
      const key = known.findLast(({ signsFrom }) => signsFrom.getTime() <= now()) ?? known[0];
      if (!key) throw new Error('there is no signing key: the service was not prepared');
      return key;
    },
    async publicKey(kid) {
      const find = (known: LoadedKey[]) => known.find((key) => key.kid === kid)?.publicKey;
      return find(await fresh(RELOAD_AFTER_MS)) ?? find(await fresh(LOOK_AGAIN_AFTER_MS)) ?? null;
    },
    async published() {
      const known = await fresh(RELOAD_AFTER_MS);
      return known.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: 'EdDSA', use: 'sig' }));
    },
  };
}

/** Makes the first key, or makes sure that the ones there can be opened: better no start than nobody signed in. */
export async function ensureSigningKey(db: Database, sealer: Sealer): Promise<void> {
  await underLock(db, async (tx) => {
    const rows = await tx.select().from(signingKeys);
    if (rows.length === 0) await insertKey(tx, sealer, 0);
    for (const { sealedPrivateKey } of rows) sealer.open(sealedPrivateKey, PURPOSE);
  });
}

/** Adds the next key, which signs once everybody can know it, and forgets keys that no living token needs. */
export async function rotateSigningKey(db: Database, sealer: Sealer): Promise<{ kid: string }> {
  return underLock(db, async (tx) => {
    await tx.delete(signingKeys).where(inArray(signingKeys.kid, supersededKeys(VERIFY_FOR_DAYS)));
    return insertKey(tx, sealer, PUBLISH_AHEAD_SECONDS);
  });
}

/** For the daily job: rotates where the newest key is old. Jobs may run twice, so that the look needs the lock too. */
export async function rotateOldSigningKey(db: Database, sealer: Sealer): Promise<void> {
  await underLock(db, async (tx) => {
    const [{ isOld } = { isOld: false }] = await tx
      .select({
        isOld: sql<boolean>`max(${signingKeys.signsFrom}) < now() - make_interval(days => ${ROTATE_AFTER_DAYS})`,
      })
      .from(signingKeys);
    if (isOld) await rotateSigningKey(tx, sealer);
  });
}

/** Keys whose successor has been signing for so many days. */
const supersededKeys = (days: number) => sql`(
  SELECT kid FROM (SELECT kid, lead(signs_from) OVER (ORDER BY signs_from) AS replaced_at FROM signing_keys) AS succession
  WHERE replaced_at < now() - make_interval(days => ${days}))`;

async function underLock<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${signingKeys} IN EXCLUSIVE MODE`);
    return work(tx);
  });
}

async function insertKey(db: Database, sealer: Sealer, signsInSeconds: number): Promise<{ kid: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { kty, crv, x } = publicKey.export({ format: 'jwk' }) as { kty: string; crv: string; x: string };
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  await db.insert(signingKeys).values({
    kid,
    publicJwk: { kty, crv, x },
    sealedPrivateKey: sealer.seal(privateKey.export({ format: 'der', type: 'pkcs8' }), PURPOSE),
    signsFrom: sql`now() + make_interval(secs => ${signsInSeconds})`,
  });
  return { kid };
}
