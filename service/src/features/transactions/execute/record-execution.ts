import { type Address, type Call, type Hex, hashAction } from '@countersign/protocol';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { logChange } from '../../../platform/changes/change-log.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { keepSpends } from '../../policy/index.ts';
import { reaches, readRequestHash } from '../base/access.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { executionRefused, notApproved, notYours, transactionNotFound } from '../base/errors.ts';
import { publishChange } from '../base/publish-change.ts';
import { actionOf, showTransaction } from '../base/show.ts';
import { advanceTransaction, lockTransaction } from '../base/status-store.ts';
import { findTransaction, type Transaction } from '../base/store.ts';
import { findExecution, findVerdict, insertExecution, isSentForAnother } from '../decide/decision-store.ts';
import { recordExpiry } from '../decide/expire-approvals.ts';
import { nextStatus } from '../decide/next-status.ts';
import { rejectIfFrozen } from '../decide/reject-open.ts';
import { callsMade } from './calls-made.ts';
import { findReported, type Report, refuseOtherBatch } from './sent-one-by-one.ts';
import { whyNotUsed } from './signature-use.ts';

/** How far a chain's clock may be behind ours. */
const CLOCKS_APART_SECONDS = 60;

/** Reports are never trusted: the on-chain receipt decides between EXECUTED and FAILED, and whether it was in time. */
export async function recordExecution(
  deps: Pick<TransactionDeps, 'db' | 'chains' | 'changes'>,
  principal: Principal,
  hash: string,
  reported: { readonly txHash: Hex; readonly earlierTxHashes?: readonly Hex[] | undefined },
) {
  const { db, chains } = deps;
  const { txHash } = reported;
  const found = await findTransaction(db, readRequestHash(hash));
  if (!found) throw transactionNotFound();
  if (!reaches(principal, found)) throw notYours();
  if (!mayStillExecute(found)) {
    await refuseOtherExecution(db, found, txHash);
    return showTransaction(found);
  }

  const report = await findReported(chains, found.chainId, reported);
  await refuseOtherAction(db, found, report);

  const { after, isFirst } = await db.transaction(async (tx) => {
    const before = await rejectIfFrozen(tx, found, await lockTransaction(tx, found));
    if (!mayStillExecute(before)) {
      await refuseOtherExecution(tx, { ...found, ...before }, txHash);
      return { after: before, isFirst: false };
    }
    if (before.statusReason === 'expired') await recordExpiry(tx, found);
    await useUp(tx, found, report);
    const { succeeded, blockNumber, minedAtUnix } = report.last.sent;
    const minedAt = new Date(minedAtUnix * 1000);
    const isLate = before.status !== 'APPROVED' && before.validUntil !== null && minedAt >= before.validUntil;
    // A transaction mined before the approval ended counts as if it had been reported in time.
    const status = nextStatus({ status: 'APPROVED', outcome: succeeded ? 'succeeded' : 'failed' });
    const change = isLate ? { executedLate: true } : { status, statusReason: null };
    const advanced = await advanceTransaction(tx, found, before, change);
    // It was sent, in time or not.
    await keepSpends(tx, found.userId, [found.id]);
    await recordAudit(tx, {
      actor: actorOf(principal),
      action: 'transaction.execute',
      userId: found.userId,
      transactionId: found.id,
      detail: {
        txHash,
        ...(report.earlier.length > 0 && { earlierTxHashes: report.earlier.map((each) => each.txHash) }),
        chainId: found.chainId,
        blockNumber,
        status: advanced.status,
        late: isLate,
      },
    });
    const event = succeeded ? 'transaction.executed' : 'transaction.failed';
    await logChange(tx, { ...found, ...advanced, decision: null, events: [event] });
    return { after: advanced, isFirst: true };
  });
  const now = { ...found, ...after };
  if (isFirst) publishChange(deps.changes, now);
  return showTransaction(now);
}

/**
 * A receipt is accepted even after the approval has expired, because the chain may have been faster than the report.
 * The same holds for an approval that a freeze ended: the owner above all needs to know which transactions were
 * executed then.
 */
const mayStillExecute = ({
  status,
  statusReason,
  validUntil,
  executedLate,
}: Pick<Transaction, 'status' | 'statusReason' | 'validUntil' | 'executedLate'>) =>
  status === 'APPROVED' ||
  ((statusReason === 'expired' || statusReason === 'frozen') && validUntil !== null && !executedLate);

/** A repeated report of the recorded execution gets the same answer. */
async function refuseOtherExecution(
  db: Database,
  { id, status }: Pick<Transaction, 'id' | 'status'>,
  txHash: Hex,
): Promise<void> {
  if ((await findExecution(db, id))?.txHash !== txHash) throw notApproved(status);
}

/** Two requests may be for the same call: each needs transactions of its own. */
async function useUp(
  tx: Database,
  { id: transactionId, userId, chainId }: Transaction,
  { earlier, last }: Report,
): Promise<void> {
  for (const each of [...earlier, last]) {
    const { field, txHash, sent } = each;
    const isTaken =
      (await isSentForAnother(tx, { userId, transactionId, chainId, txHash })) ||
      !(await insertExecution(tx, {
        chainId,
        txHash,
        transactionId: each === last ? transactionId : null,
        ownerId: userId,
        blockNumber: sent.blockNumber,
        succeeded: sent.succeeded,
        minedAt: new Date(sent.minedAtUnix * 1000),
      }));
    if (isTaken) throw executionRefused('has already executed another transaction', field);
  }
}

/** It must be the approved action: as recorded or, if that was sealed, by the hash in the verdict. */
async function refuseOtherAction(db: Database, transaction: Transaction, { earlier, last }: Report): Promise<void> {
  const { account, chainId } = transaction;
  const reported = [...earlier, last];
  // An identical call from before the request carried out something else.
  for (const { field, sent } of reported) {
    if (sent.minedAtUnix + CLOCKS_APART_SECONDS < transaction.createdAt.getTime() / 1000) {
      throw executionRefused('was mined before this transaction was requested', field);
    }
  }
  const action = actionOf(transaction);
  const { sent } = last;
  if (action?.typedData) {
    if (earlier.length > 0) throw executionRefused('is one of several, but a signature is used by one transaction');
    const reason = whyNotUsed(action.typedData, account, sent);
    if (reason !== null) throw executionRefused(reason);
    return;
  }
  const approved = action
    ? hashAction(action, { chainId, account })
    : ((await findVerdict(db, transaction))?.callHash ?? null);
  if (approved === null)
    throw executionRefused('cannot be compared, because the verdict on this sealed payload names no call');
  const batch = { account, chainId, hash: approved, calls: action ? (action.calls ?? []) : null };
  if (earlier.length > 0) return refuseOtherBatch(batch, reported);
  const made = callsMade(account, sent);
  if (made.length === 0 && sent.from !== account) {
    throw executionRefused(`was not sent by ${account}, and is not a readable transaction of that account`);
  }
  const isIt = made.some((calls) => hashesOf(calls, { chainId, account }).includes(approved));
  if (isIt) return;
  // If the first call of several was sent by itself and failed, the batch has failed.
  if (batch.calls && batch.calls.length > 1 && !sent.succeeded) return refuseOtherBatch(batch, reported);
  throw executionRefused('is a different call from the approved one (to, value or data differ)');
}

/** The hash of the calls as a batch and, for one call, also as that call. */
function hashesOf(calls: readonly Call[], of: { chainId: number; account: Address }): Hex[] {
  const [first, ...others] = calls;
  if (first === undefined) return [];
  const batch = hashAction({ calls: [...calls] }, of);
  return others.length > 0 ? [batch] : [batch, hashAction({ tx: first }, of)];
}
