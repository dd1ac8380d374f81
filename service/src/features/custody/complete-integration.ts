import type { CustodyEnvironment, CustodyRegion, CustodyType } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { integrationMissing, integrationReplaced } from './errors.ts';
import { sealedApiKeys } from './sealed-columns.ts';
import { findIntegration, type Integration, storeCredentials } from './store.ts';

/** The end shown of a shorter key would reveal too much of it. */
const MIN_HINTED_LENGTH = 16;
const HINT_LENGTH = 4;

interface Credentials {
  readonly apiKey: string;
  readonly vaultAccountId: string;
  readonly environment: CustodyEnvironment;
  readonly region: CustodyRegion;
}

export interface CompleteDeps {
  readonly db: Database;
  readonly sealer: Sealer;
  /** Resumes releases that waited for the integration, in the same transaction. */
  readonly onActivated: (tx: Database, userId: string, type: CustodyType) => Promise<void>;
}

/** Saves the credentials, replacing earlier ones, and activates the integration. */
export async function completeIntegration(
  { db, sealer, onActivated }: CompleteDeps,
  principal: JwtPrincipal,
  type: CustodyType,
  { apiKey, vaultAccountId, environment, region }: Credentials,
): Promise<Integration> {
  const { userId } = principal;
  const pending = await findIntegration(db, userId, type);
  if (!pending) throw integrationMissing(type);
  const sealedApiKey = await sealer.seal(apiKey, sealedApiKeys.purpose(pending.id));
  const apiKeyHint = apiKey.length < MIN_HINTED_LENGTH ? null : apiKey.slice(-HINT_LENGTH);
  return db.transaction(async (tx) => {
    const place = { vaultAccountId, environment, region };
    const stored = await storeCredentials(tx, pending, { sealedApiKey, apiKeyHint, ...place });
    if (!stored) throw integrationReplaced(type);
    await recordAudit(tx, {
      actor: actorOf(principal),
      action: 'custody.complete',
      userId,
      detail: { type, ...place },
    });
    await onActivated(tx, userId, type);
    return stored;
  });
}
