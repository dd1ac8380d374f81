import type { Log } from '@countersign/edge';
import { serviceActor } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { ContentStore } from '../../../platform/content/content-store.ts';
import { ContentUnavailable } from '../../../platform/content/content-unavailable.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findExpiredPayloads, isBlockUnused, markPayloadExpired } from './payload-store.ts';

const AT_ONCE = 100;
/** The rest waits for the next run: a job that runs for too long counts as dead. */
const MAX_PER_RUN = 1_000;
/** A node that is slow to refuse each of them would make the run too long. */
const MAX_RUN_MS = 120_000;

interface Deps {
  readonly db: Database;
  readonly content: ContentStore;
  /** Null if payloads never expire. */
  readonly retentionDays: number | null;
  readonly log: Log;
}

/**
 * Deletes the sealed payloads of transactions that have been final for longer than the retention. Each in its own
 * database transaction, so that an interrupted run keeps its progress, and the next one finds only the rest.
 */
export async function expirePayloads({ db, content, retentionDays, log }: Deps): Promise<void> {
  if (retentionDays === null) return;
  const endsAtMs = performance.now() + MAX_RUN_MS;
  const failed: string[] = [];
  for (let done = 0; done < MAX_PER_RUN; ) {
    const expired = await findExpiredPayloads(db, retentionDays, { limit: AT_ONCE, except: failed });
    for (const { id, userId, cid } of expired) {
      if (performance.now() > endsAtMs) return;
      try {
        await db.transaction(async (tx) => {
          if (!(await markPayloadExpired(tx, { id, userId }))) return;
          if (cid !== null) await content.remove(tx, cid, () => isBlockUnused(tx, cid));
          const action = 'transaction.expire-payload';
          const detail = { cid, retentionDays };
          await recordAudit(tx, { actor: serviceActor, action, userId, transactionId: id, detail });
        });
        done += 1;
      } catch (err) {
        if (!(err instanceof ContentUnavailable)) throw err;
        // One block may be stuck, for example pinned by another client; if the node is down, all are.
        await content.ping();
        log.warn({ err, cid }, 'removing an expired payload failed, will retry');
        failed.push(id);
      }
    }
    if (expired.length < AT_ONCE) return;
  }
}
