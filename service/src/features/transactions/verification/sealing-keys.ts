import { newKeyDate } from '@countersign/edge/clock-skew';
import { generateKey, type PrivateKey, readPrivateKey } from 'openpgp';
import type { Sealer } from '../../../platform/crypto/seal.ts';
import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import type { Database } from '../../../platform/db/database.ts';
import { desc, sql } from '../../../platform/db/drizzle.ts';
import { sealingKeys } from '../base/verification/table.ts';

const PURPOSE = 'sealing key';

export const sealedSealingKeys: SealedColumn = {
  id: sealingKeys.fingerprint,
  sealed: sealingKeys.sealedPrivateKey,
  purpose: () => PURPOSE,
};

/** The key with which this service signs sealed payloads: for the standard form, arbiters accept no other. */
export interface SealingKey {
  readonly fingerprint: string;
  readonly privateKey: PrivateKey;
}

/** Creates the key at the first start; instances that start at once agree on one. */
export async function ensureSealingKey(db: Database, sealer: Sealer): Promise<SealingKey> {
  const known = await findNewest(db);
  return known ? open(known, sealer) : open(await make(db, sealer), sealer);
}

type StoredKey = typeof sealingKeys.$inferSelect;

async function findNewest(db: Database): Promise<StoredKey | null> {
  const [row] = await db.select().from(sealingKeys).orderBy(desc(sealingKeys.createdAt)).limit(1);
  return row ?? null;
}

async function make(db: Database, sealer: Sealer): Promise<StoredKey> {
  const userIDs = [{ name: 'Countersign' }];
  const date = newKeyDate();
  const made = await generateKey({ type: 'ecc', curve: 'curve25519Legacy', userIDs, date, format: 'object' });
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${sealingKeys} IN EXCLUSIVE MODE`);
    const known = await findNewest(tx);
    if (known) return known;
    const [row] = await tx
      .insert(sealingKeys)
      .values({
        fingerprint: made.publicKey.getFingerprint(),
        armoredPublicKey: made.publicKey.armor(),
        sealedPrivateKey: await sealer.seal(made.privateKey.armor(), PURPOSE),
      })
      .returning();
    if (!row) throw new Error('an insert returned no row');
    return row;
  });
}

async function open({ fingerprint, sealedPrivateKey }: StoredKey, sealer: Sealer): Promise<SealingKey> {
  const armoredKey = (await sealer.open(sealedPrivateKey, PURPOSE)).toString();
  return { fingerprint, privateKey: await readPrivateKey({ armoredKey }) };
}
