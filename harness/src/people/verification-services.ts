import type { Pool } from 'pg';
import { generatePgpKey } from './pgp.ts';
import { createWallet } from './wallet.ts';

export interface OtherService {
  readonly id: number;
  readonly inbox: string;
  readonly armored: string;
  readonly fingerprint: string;
  readonly keyIds: readonly string[];
}

/** Another operator's service, as the registry mirror stores it. */
export async function addService(
  pool: Pool,
  { id, active = true, createdAt }: { id: number; active?: boolean; createdAt?: Date },
): Promise<OtherService> {
  const { publicKey } = await generatePgpKey();
  const inbox = createWallet().address;
  const fingerprint = publicKey.getFingerprint();
  const keyIds = publicKey.getKeyIDs().map((keyId) => keyId.toHex());
  const armored = publicKey.armor();
  await pool.query(
    `INSERT INTO verification_services
       (id, name, inbox, owner, pgp_public_key, pgp_fingerprint, pgp_key_ids, active, created_at)
     VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8)`,
    [id, `service ${id}`, inbox.toLowerCase(), armored, fingerprint, keyIds, active, createdAt ?? new Date()],
  );
  return { id, inbox, armored, fingerprint, keyIds };
}
