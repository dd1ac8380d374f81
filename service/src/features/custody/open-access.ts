import { createPrivateKey } from 'node:crypto';
import type { CustodyType } from '@countersign/protocol';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CustodyAccess } from './provider.ts';
import { sealedApiKeys, sealedPrivateKeys } from './sealed-columns.ts';
import { findIntegration, type Integration } from './store.ts';

/** The access from a user's active integration, or null. For a single call: the next one opens it again. */
export async function findActiveIntegration(
  db: Database,
  sealer: Sealer,
  userId: string,
  type: CustodyType,
): Promise<CustodyAccess | null> {
  const integration = await findIntegration(db, userId, type);
  return integration && openAccess(sealer, integration);
}

/** Null if there are no credentials yet. */
export async function openAccess(sealer: Sealer, integration: Integration): Promise<CustodyAccess | null> {
  const { id, sealedPrivateKey, sealedApiKey, vaultAccountId, environment, region } = integration;
  if (!sealedPrivateKey || !sealedApiKey || !vaultAccountId || !environment || !region) return null;
  const [privateKey, apiKey] = await Promise.all([
    sealer.open(sealedPrivateKey, sealedPrivateKeys.purpose(id)),
    sealer.open(sealedApiKey, sealedApiKeys.purpose(id)),
  ]);
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' });
  privateKey.fill(0);
  return { environment, region, vaultAccountId, apiKey: apiKey.toString(), privateKey: key };
}
