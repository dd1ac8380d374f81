import { readHistory } from '../../platform/audit/read-history.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { reaches, readRequestHash } from './access.ts';
import { transactionNotFound } from './errors.ts';
import { type Owner, showApprovals, showCall, showTransaction } from './show.ts';
import {
  type Approval,
  findExecution,
  findTransaction,
  findVerdict,
  type ListedTransaction,
  listApprovals,
  listTransactions,
} from './store.ts';

/** An owner's transactions, each with the decisions on it. */
export async function showTransactions(db: Database, owner: Owner, ids: readonly string[]) {
  const [transactions, decisions] = await Promise.all([listTransactions(db, ids), listApprovals(db, ids)]);
  const approvals = Map.groupBy(decisions, ({ transactionId }) => transactionId);
  return transactions.map((transaction) => list(transaction, approvals.get(transaction.id) ?? [], owner));
}

/** Everything that is known about a transaction, for its owner, the servers and its arbiter. */
export async function readTransaction(db: Database, principal: Principal, requestHash: string) {
  const transaction = await findTransaction(db, readRequestHash(requestHash));
  if (!transaction || !reaches(principal, transaction)) throw transactionNotFound();
  const { id, userId, ownerAddress } = transaction;
  const [approvals, verdict, execution, history] = await Promise.all([
    listApprovals(db, [id]),
    findVerdict(db, id),
    findExecution(db, id),
    readHistory(db, id),
  ]);
  const judged = approvals.find(({ type }) => type === 'orion');
  return {
    ...list(transaction, approvals, { id: userId, ethereumAddress: ownerAddress }),
    form: transaction.form,
    verificationServiceId: transaction.serviceId,
    payloadHash: transaction.payloadHash,
    salt: transaction.salt,
    contextLogs: transaction.contextLogs,
    encryptedPayload: transaction.encryptedPayload,
    verdict: judged && verdict ? showVerdict(judged, verdict) : null,
    executed: execution && {
      txHash: execution.txHash,
      chainId: execution.chainId,
      blockNumber: execution.blockNumber,
      succeeded: execution.succeeded,
      recordedAt: execution.createdAt.toISOString(),
    },
    history: history.map(({ at, action, actor, detail }) => ({
      at: at.toISOString(),
      action,
      by: actor.kind,
      keyId: actor.keyId ?? null,
      detail,
    })),
  };
}

const list = (transaction: ListedTransaction, approvals: readonly Approval[], owner: Owner) => ({
  ...showTransaction(transaction),
  escrowAddress: transaction.account,
  chainId: transaction.chainId,
  tx: showCall(transaction),
  cid: null,
  chain: null,
  approvals: showApprovals(approvals, owner),
});

function showVerdict(
  { decision, confidence, analysis, createdAt }: Approval,
  verdict: NonNullable<Awaited<ReturnType<typeof findVerdict>>>,
) {
  const { report, effects, callHash, signature, ownerNeeded, ownerNeededBecause } = verdict;
  const posted = { report, effects: effects && [...effects], callHash, signature };
  return {
    decision,
    confidence,
    analysis,
    ...posted,
    ownerNeeded,
    ownerNeededBecause,
    createdAt: createdAt.toISOString(),
  };
}
