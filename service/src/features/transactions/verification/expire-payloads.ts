import { serviceActor } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { ContentStore } from '../../../platform/content/content-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findExpiredPayloads, isBlockUnused, markPayloadExpired } from './payload-store.ts';

const AT_ONCE = 100;
/** The rest waits for the next run: a job that runs for long is taken for dead. */
const MAX_PER_RUN = 1_000;

interface Deps {
  readonly db: Database;
  readonly content: ContentStore;
  /** Null where payloads are kept for ever. */
  readonly retentionDays: number | null;
}

/**
 * Deletes the sealed payloads of transactions that have been final for long. Each is a transaction of its own, so that
 * a run that is cut off has done what it has done, and one that is repeated finds only the rest.
 */
export async function expirePayloads({ db, content, retentionDays }: Deps): Promise<void> {
  if (retentionDays === null) return;
  for (let done = 0; done < MAX_PER_RUN; done += AT_ONCE) {
    const expired = await findExpiredPayloads(db, retentionDays, AT_ONCE);
    for (const { id, userId, cid } of expired) {
      await db.transaction(async (tx) => {
        if (!(await markPayloadExpired(tx, { id, userId }))) return;
        if (cid !== null) await content.remove(tx, cid, () => isBlockUnused(tx, cid));
        const detail = { cid, retentionDays };
        await recordAudit(tx, {
          actor: serviceActor,
          action: 'transaction.expire-payload',
          userId,
          transactionId: id,
          detail,
        });
      });
    }
    if (expired.length < AT_ONCE) return;
  }
}
