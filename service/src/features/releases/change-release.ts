import type { Hex, TransactionStatus } from '@countersign/protocol';
import { type Actor, serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { logChange } from '../../platform/changes/change-log.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  advanceTransaction,
  eventsOf,
  insertExecution,
  lockTransaction,
  nextStatus,
  publishChange,
} from '../transactions/index.ts';
import type { ReleaseDeps } from './deps.ts';
import { type Release, type ReleaseChange, updateRelease } from './store.ts';

/** The final result as the provider reports it. */
interface Outcome {
  readonly succeeded: boolean;
  readonly blockNumber: number | null;
}

const shown = ['status', 'reference', 'reason', 'txHash'] as const;

/**
 * Stores the change of an order and, if a reader can see it, advances its transaction, atomically; stores nothing if
 * the hold is lost. Locks the transaction first, as everywhere.
 */
export async function changeRelease(
  deps: Pick<ReleaseDeps, 'db' | 'changes' | 'log' | 'metrics'>,
  release: Release,
  change: ReleaseChange,
  outcome: Outcome | null = null,
): Promise<void> {
  const moved = await deps.db.transaction(async (tx) => {
    const { transactionId, userId } = release;
    const before = transactionId === null ? null : await lockTransaction(tx, { id: transactionId, userId });
    const after = await updateRelease(tx, release, change);
    if (!after) {
      deps.log.warn({ requestHash: release.externalId }, 'lost the claim on a release, another worker continues');
      return null;
    }
    if (shown.every((field) => after[field] === release[field])) return null;
    if (after.status !== release.status) await recordRelease(tx, serviceActor, release, after);
    if (before === null || transactionId === null) return { after, transaction: null };
    const status = outcome ? await recordOutcome(tx, after, transactionId, before.status, outcome) : before.status;
    const advanced = await advanceTransaction(tx, { id: transactionId, userId }, before, { status });
    const transaction = { ...identify(after), ...advanced };
    await logChange(tx, { ...transaction, decision: null, events: eventsOf(before.status, status) });
    return { after, transaction };
  });
  if (!moved) return;
  tellRelease(deps, release, moved.after);
  if (moved.transaction) publishChange(deps.changes, moved.transaction);
}

/** Identifies the transaction in events and notifications. */
export const identify = ({ userId, externalId }: Pick<Release, 'userId' | 'externalId'>) => ({
  userId,
  requestHash: externalId as Hex,
});

/** By the provider's report; an execution that was already recorded from a receipt stays. */
async function recordOutcome(
  tx: Database,
  { chainId, txHash, userId: ownerId }: Release,
  transactionId: string,
  before: TransactionStatus,
  { succeeded, blockNumber }: Outcome,
): Promise<TransactionStatus> {
  if (before === 'APPROVED' && txHash !== null) {
    await insertExecution(tx, { chainId, txHash, transactionId, ownerId, blockNumber, succeeded, minedAt: null });
  }
  return nextStatus({ status: before, outcome: succeeded ? 'succeeded' : 'failed' });
}

/** For the log and the metrics, after the commit. */
export function tellRelease(
  { log, metrics }: Pick<ReleaseDeps, 'log' | 'metrics'>,
  before: Release | null,
  { externalId, channel, status, reference, reason }: Release,
): void {
  log.info({ requestHash: externalId, channel, status, reference, reason }, 'release changed');
  if (status !== before?.status) metrics.releases.inc({ channel, status });
}

/** One audit entry for each status. */
export async function recordRelease(
  tx: Database,
  actor: Actor,
  before: Pick<Release, 'status'> | null,
  { externalId, transactionId, userId, channel, integration, status, reference, reason, txHash }: Release,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: 'transaction.release',
    userId,
    ...(transactionId !== null && { transactionId }),
    detail: {
      requestHash: externalId,
      channel,
      integration,
      from: before?.status ?? null,
      to: status,
      reference,
      txHash,
      reason,
    },
  });
}
