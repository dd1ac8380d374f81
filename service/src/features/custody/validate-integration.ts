import type { CustodyType } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import type { CustodyClient } from './custody-client.ts';
import { integrationMissing, integrationPending } from './errors.ts';
import { openAccess } from './open-access.ts';
import { findIntegration, storeValidation } from './store.ts';

export interface ValidateDeps {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly client: Pick<CustodyClient, 'checkVault'>;
}

export interface Validation {
  readonly valid: boolean;
  readonly checkedAt: Date;
  readonly reason: string | null;
}

/** Asks the provider whether it accepts the integration. An unreachable provider has not accepted it. */
export async function validateIntegration(
  { db, sealer, client }: ValidateDeps,
  principal: JwtPrincipal,
  type: CustodyType,
): Promise<Validation> {
  const { userId } = principal;
  const integration = await findIntegration(db, userId, type);
  if (!integration) throw integrationMissing(type);
  const access = await openAccess(sealer, integration);
  if (!access) throw integrationPending(type);
  const check = await client.checkVault(access);
  const valid = check.kind === 'accepted';
  const reason =
    check.kind === 'accepted'
      ? null
      : check.kind === 'refused'
        ? check.reason
        : `${check.reason}; whether it accepts the credentials is unknown, try again later`;
  return db.transaction(async (tx) => {
    const checkedAt = await storeValidation(tx, integration, { isValid: valid, invalidReason: reason });
    await recordAudit(tx, { actor: actorOf(principal), action: 'custody.validate', userId, detail: { type, valid } });
    return { valid, checkedAt, reason };
  });
}
