import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudits } from '../../platform/audit/record-audit.ts';
import { logChanges } from '../../platform/changes/change-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { keepSpends } from '../policy/index.ts';
import type { TransactionDeps } from './deps.ts';
import { type Frozen, freezeTransactions, type lockOpen } from './freeze-store.ts';

/**
 * Rejects what `lockOpen` found, as part of a freeze: by a few statements for all of them, because an agent that has gone
 * astray may have submitted thousands. What it returns is to be published after the commit.
 */
export async function rejectOpen(
  { verification }: Pick<TransactionDeps, 'verification'>,
  tx: Database,
  actor: Actor,
  userId: string,
  open: Awaited<ReturnType<typeof lockOpen>>,
): Promise<Frozen[]> {
  if (open.length === 0) return [];
  const statusBefore = new Map(open.map(({ id, status }) => [id, status]));
  const frozen = await freezeTransactions(tx, userId, [...statusBefore.keys()]);
  // An agent that has sent it could else have the limits of its day back.
  const approved = open.filter(({ status }) => status === 'APPROVED');
  await keepSpends(
    tx,
    userId,
    approved.map(({ id }) => id),
  );
  await verification.withdraw(tx, [...statusBefore.keys()]);
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
