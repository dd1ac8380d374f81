import { serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { deactivateKey } from '../api-keys/index.ts';
import { deleteOldCodes, wipeUndelivered } from './store.ts';

const AT_ONCE = 100;

/** Revokes and wipes unclaimed keys, and deletes codes that expired long ago. */
export async function endConnectionCodes(db: Database): Promise<void> {
  for (let ended = AT_ONCE; ended >= AT_ONCE; ) ended = await db.transaction(endPortion);
  await deleteOldCodes(db);
}

async function endPortion(tx: Database): Promise<number> {
  const wiped = await wipeUndelivered(tx, AT_ONCE);
  for (const { keyId, approvedBy: userId } of wiped) {
    if (!keyId || !userId) throw new Error('a key that belongs to nobody');
    await deactivateKey(tx, keyId, userId);
    await recordAudit(tx, { actor: serviceActor, action: 'connection.expire', userId, detail: { keyId } });
  }
  return wiped.length;
}
