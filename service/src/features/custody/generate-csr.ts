import { type CustodyType, custodyKeyLimit } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { type LimitContext, spendLimits } from '../../platform/limits/enforce-limits.ts';
import type { KeyMaker } from './create-key-maker.ts';
import { integrationExists } from './errors.ts';
import type { MadeKey } from './key-thread.ts';
import type { CsrSubject } from './make-csr.ts';
import { sealedPrivateKeys } from './sealed-columns.ts';
import { beginGeneration, endGeneration, type Generation, type Integration, storeKey } from './store.ts';

/** How long the claim of a dead process lasts. A living one may take longer: it loses only if another one starts. */
const HOLD_SECONDS = 60;

export interface GenerateDeps {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly limits: LimitContext;
  readonly keyMaker: KeyMaker;
}

interface CsrRequest {
  readonly type: CustodyType;
  readonly subject: CsrSubject;
  readonly recreate: boolean;
  readonly ip: string;
}

/**
 * Generates a key and its signing request. The integration is claimed before the work, in this process and then for all
 * instances, so that only one of many requests generates a key. A claim requires a place in the queue. An existing
 * integration stays as it is until the new key exists, and is replaced as a whole.
 */
export async function generateCsr(
  deps: GenerateDeps,
  principal: JwtPrincipal,
  request: CsrRequest,
): Promise<Integration> {
  const { db, keyMaker } = deps;
  const { userId } = principal;
  const { type, recreate } = request;
  const owner = `${userId} ${type}`;
  if (keyMaker.isHeldFor(owner)) throw integrationExists(type);
  return keyMaker.hold(owner, async (make) => {
    const generation = await beginGeneration(db, { userId, type, mayReplace: recreate }, HOLD_SECONDS);
    if (!generation) throw integrationExists(type);
    try {
      return await makeAndStore(deps, principal, request, { generation, make });
    } catch (error) {
      // If this fails too, the claim expires.
      await endGeneration(db, generation).catch(() => {});
      throw error;
    }
  });
}

async function makeAndStore(
  { db, sealer, limits }: GenerateDeps,
  principal: JwtPrincipal,
  { type, subject, recreate, ip }: CsrRequest,
  { generation, make }: { generation: Generation; make: (subject: CsrSubject) => Promise<MadeKey> },
): Promise<Integration> {
  const { userId } = principal;
  await spendLimits(limits, 'custody', [custodyKeyLimit], { ip, principal, standing: null });
  const { csr, privateKey } = await make(subject);
  const sealedPrivateKey = await sealAndWipe(sealer, privateKey, generation);
  return db.transaction(async (tx) => {
    const stored = await storeKey(tx, generation, { csr, sealedPrivateKey });
    if (!stored) throw integrationExists(type);
    const detail = { type, recreate };
    await recordAudit(tx, { actor: actorOf(principal), action: 'custody.generate-csr', userId, detail });
    return stored;
  });
}

async function sealAndWipe(sealer: Sealer, privateKey: Uint8Array, { integrationId }: Generation): Promise<string> {
  try {
    return await sealer.seal(privateKey, sealedPrivateKeys.purpose(integrationId));
  } finally {
    privateKey.fill(0);
  }
}
