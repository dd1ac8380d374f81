import { type Actor, serviceActor } from '../../../platform/audit/actor.ts';
import { recordAudits } from '../../../platform/audit/record-audit.ts';
import { logChanges } from '../../../platform/changes/change-log.ts';
import type { Changes } from '../../../platform/changes/changes.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findFrozenAt, holdFreeze } from '../../accounts/index.ts';
import { keepSpends } from '../../policy/index.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { publishChange } from '../base/publish-change.ts';
import { type Frozen, freezeTransactions, lockTransaction } from '../base/status-store.ts';
import type { Changing, TransactionKey } from '../base/store.ts';
import { hasOpen, lockOpen, type Open } from './freeze-store.ts';

export interface RejectionDeps extends Pick<TransactionDeps, 'db' | 'verification'> {
  readonly changes: Pick<Changes, 'publish'>;
}

/**
 * Rejects a portion of the open requests of a frozen account, in its own transaction: one statement may not be able to
 * change all of them in time, and meanwhile none can be approved, claimed or executed. Returns how many it rejected;
 * null if none is left, or if the freeze has ended.
 */
export async function rejectOpen(deps: RejectionDeps, actor: Actor, userId: string): Promise<number | null> {
  const frozen = await deps.db.transaction(async (tx) => {
    const frozenAt = await holdFreeze(tx, userId);
    if (frozenAt === null) return null;
    const open = await lockOpen(tx, userId);
    // Another process may just have rejected this whole portion, but not the next one.
    if (open.length === 0) return (await hasOpen(tx, userId)) ? [] : null;
    await deps.verification.withdraw(
      tx,
      open.map(({ id }) => id),
    );
    return rejectFrozen(tx, { actor, userId, frozenAt, open });
  });
  if (frozen === null) return null;
  for (const each of frozen) publishChange(deps.changes, { ...each, userId });
  return frozen.length;
}

/**
 * Ends an approval of a frozen account before the freeze reaches it, as part of the caller's transaction, which holds
 * the lock of its row. Returns the new values of the request.
 */
export async function rejectIfFrozen(tx: Database, key: TransactionKey, before: Changing): Promise<Changing> {
  if (before.status !== 'APPROVED' || before.claimedAt !== null) return before;
  const { id, userId } = key;
  const frozenAt = await findFrozenAt(tx, userId);
  if (frozenAt === null) return before;
  await rejectFrozen(tx, { actor: serviceActor, userId, frozenAt, open: [{ id, status: before.status }] });
  return lockTransaction(tx, key);
}

interface Rejection {
  readonly actor: Actor;
  readonly userId: string;
  readonly frozenAt: Date;
  /** With their rows locked. */
  readonly open: readonly Open[];
}

/** A few statements for all of them. The caller publishes the returned changes after the commit. */
async function rejectFrozen(tx: Database, { actor, userId, frozenAt, open }: Rejection): Promise<Frozen[]> {
  const statusBefore = new Map(open.map(({ id, status }) => [id, status]));
  const frozen = await freezeTransactions(tx, { owner: userId, frozenAt }, [...statusBefore.keys()]);
  // An agent that has sent the call could otherwise free its daily limits.
  const approved = open.filter(({ status }) => status === 'APPROVED');
  await keepSpends(
    tx,
    userId,
    approved.map(({ id }) => id),
  );
  await recordAudits(
    tx,
    frozen.map(({ id, status }) => ({
      actor,
      action: 'transaction.freeze',
      userId,
      transactionId: id,
      detail: { from: statusBefore.get(id), to: status },
    })),
  );
  await logChanges(
    tx,
    userId,
    frozen.map((each) => ({ ...each, decision: null, events: ['transaction.rejected'] as const })),
  );
  return frozen;
}
