import { serviceActor } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { logChange } from '../../../platform/changes/change-log.ts';
import type { Changes } from '../../../platform/changes/changes.ts';
import type { Database } from '../../../platform/db/database.ts';
import { publishChange } from '../base/publish-change.ts';
import { type Expired, expireTransaction, listExpired } from '../base/status-store.ts';
import type { TransactionKey } from '../base/store.ts';

interface Deps {
  readonly db: Database;
  readonly changes: Pick<Changes, 'publish'>;
}

/**
 * Stores that an approval has ended; null if it has not, or if it is already stored. Its spends need no change: they
 * count until the same moment.
 */
export async function recordExpiry(tx: Database, key: TransactionKey): Promise<Expired | null> {
  const expired = await expireTransaction(tx, key);
  if (!expired) return null;
  const { id, userId, validUntil } = expired;
  await recordAudit(tx, {
    actor: serviceActor,
    action: 'transaction.expire',
    userId,
    transactionId: id,
    detail: { from: 'APPROVED', to: expired.status, validUntil: validUntil?.toISOString() ?? null },
  });
  return expired;
}

/**
 * Stores and publishes expiries that readers already see, each in its own transaction. A failed one is left for the
 * next run.
 */
export async function expireApprovals({ db, changes }: Deps): Promise<void> {
  for (let keys = await listExpired(db); keys.length > 0; keys = await listExpired(db)) {
    for (const key of keys) {
      const expired = await db.transaction(async (tx) => {
        const made = await recordExpiry(tx, key);
        if (made) await logChange(tx, { ...made, decision: null, events: ['transaction.expired'] });
        return made;
      });
      if (expired) publishChange(changes, expired);
    }
  }
}
