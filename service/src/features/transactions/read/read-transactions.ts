import { type CreateFields, toBasisPoints } from '@countersign/protocol';
import { readHistory } from '../../../platform/audit/read-history.ts';
import { type Database, readAtOnce } from '../../../platform/db/database.ts';
import { planOnce } from '../../../platform/db/statement.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { reaches, readRequestHash } from '../base/access.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { transactionNotFound } from '../base/errors.ts';
import {
  type Owner,
  payloadOf,
  showAction,
  showApprovals,
  showTransaction,
  showVerdictLine,
  upTo,
} from '../base/show.ts';
import {
  type Approval,
  findTransaction,
  type ListedTransaction,
  listTransactions,
  type OwnedTransaction,
  type Transaction,
  type Verdict,
} from '../base/store.ts';
import { showSubmitter } from '../base/submitter.ts';
import { findMetadata, listRecords, type RequestRecord } from '../base/verification/read-records.ts';
import { showChainRecord, showSettlement, showTeeProof } from '../base/verification/show-records.ts';
import type { ShownRecord } from '../base/verification/table.ts';
import { findExecution, findVerdict, listApprovals } from '../decide/decision-store.ts';

/** An owner's transactions in the order of these ids, each with its decisions. */
export async function showTransactions(db: Database, owner: Owner, ids: readonly string[]) {
  const [, transactions, decisions] = await readAtOnce(db, (tx) =>
    Promise.all([planOnce(tx), listTransactions(tx, owner.id, ids), listApprovals(tx, owner.id, ids)]),
  );
  const approvals = Map.groupBy(decisions, ({ transactionId }) => transactionId);
  const transactionOf = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  return ids.flatMap((id) => {
    const transaction = transactionOf.get(id);
    if (!transaction) return [];
    return [list(transaction, upTo(transaction, approvals.get(id) ?? []), transaction.record, owner)];
  });
}

/** The full record of a transaction, for its owner, server keys and its arbiter. */
export async function readTransaction(
  { db, content }: Pick<TransactionDeps, 'db' | 'content'>,
  principal: Principal,
  requestHash: string,
) {
  const transaction = await findTransaction(db, readRequestHash(requestHash));
  if (!transaction || !reaches(principal, transaction)) throw transactionNotFound();
  return describeTransaction({ db, content }, transaction);
}

/** The same without an access check. */
export async function describeTransaction(
  { db, content }: Pick<TransactionDeps, 'db' | 'content'>,
  transaction: OwnedTransaction,
) {
  const { id, userId, ownerAddress } = transaction;
  const [decisions, [record], metadata, verdict, execution, history] = await Promise.all([
    listApprovals(db, userId, [id]),
    listRecords(db, userId, [id]),
    findMetadata(db, transaction),
    findVerdict(db, transaction),
    findExecution(db, id),
    readHistory(db, id),
  ]);
  const approvals = upTo(transaction, decisions);
  const isDone = transaction.status === 'EXECUTED' || transaction.status === 'FAILED' || transaction.executedLate;
  const judged = approvals.find(({ type }) => type === 'orion');
  const { summary = null, hasFailedChecks = false } = (judged && verdict) || {};
  return {
    ...list({ ...transaction, summary, hasFailedChecks }, approvals, record, {
      id: userId,
      ethereumAddress: ownerAddress,
    }),
    form: transaction.form,
    verificationServiceId: transaction.serviceId,
    payloadHash: transaction.payloadHash,
    salt: transaction.salt,
    contextLogs: transaction.contextLogs,
    encryptedPayload: await readSealed(content, transaction, record),
    payload: transaction.payloadExpiredAt === null ? ('stored' as const) : ('expired' as const),
    verdict: judged && verdict ? showVerdict(judged, verdict, await readReport(content, verdict)) : null,
    teeProof: metadata.teeProof && showTeeProof(metadata.teeProof),
    settlement: metadata.settlement && showSettlement(metadata.settlement),
    executed:
      execution && isDone
        ? {
            txHash: execution.txHash,
            chainId: execution.chainId,
            blockNumber: execution.blockNumber,
            succeeded: execution.succeeded,
            minedAt: execution.minedAt?.toISOString() ?? null,
            recordedAt: execution.createdAt.toISOString(),
          }
        : null,
    history: history.map(({ at, action, actor, detail }) => ({
      at: at.toISOString(),
      action,
      by: actor.kind,
      keyId: actor.keyId ?? null,
      detail,
    })),
  };
}

/** The create fields exactly as `payloadHash` covers them; null if they are sealed. The caller checks the access. */
export async function readPayload(db: Database, requestHash: string): Promise<CreateFields | null> {
  const transaction = await findTransaction(db, readRequestHash(requestHash));
  return transaction && payloadOf(transaction);
}

/** The payload as submitted. The row keeps it until the content store has it in the same database. */
async function readSealed(
  content: TransactionDeps['content'],
  { form, encryptedPayload, payloadExpiredAt }: Transaction,
  record: RequestRecord | undefined,
): Promise<string | null> {
  if (form !== 'sealed' || payloadExpiredAt !== null) return null;
  if (encryptedPayload !== null || !record) return encryptedPayload;
  const block = await content.get(record.cid);
  return block && Buffer.from(block).toString('utf8');
}

/** The report as posted. An encrypted one that the content store has in the same database is only there. */
async function readReport(
  content: TransactionDeps['content'],
  { report, reportHash, responseCid }: Verdict,
): Promise<Verdict['report']> {
  if (report !== null || reportHash === null || responseCid === null) return report;
  const block = await content.get(responseCid);
  return block && Buffer.from(block).toString('utf8');
}

const list = (
  transaction: ListedTransaction,
  approvals: readonly Approval[],
  record: ShownRecord | null | undefined,
  owner: Owner,
) => ({
  ...showTransaction(transaction),
  summary: transaction.summary,
  ...showVerdictLine(approvals.find(({ type }) => type === 'orion')),
  hasFailedChecks: transaction.hasFailedChecks,
  submittedBy: showSubmitter(transaction),
  escrowAddress: transaction.account,
  chainId: transaction.chainId,
  ...showAction(transaction),
  cid: record?.cid ?? null,
  chain: record ? showChainRecord(record) : null,
  approvals: showApprovals(approvals, owner),
});

function showVerdict(
  { decision, confidence, analysis, createdAt }: Approval,
  verdict: Verdict,
  report: Verdict['report'],
) {
  const { effects, callHash, reportHash, effectsHash, responseCid, decidedAt } = verdict;
  const { signedType, signature, signer, ownerNeeded, ownerNeededBecause } = verdict;
  return {
    decision,
    confidence,
    confidenceBps: toBasisPoints(confidence ?? 0),
    analysis,
    report,
    effects: effects && [...effects],
    callHash,
    reportHash,
    effectsHash,
    responseCid,
    decidedAt,
    signed: signature !== null,
    signedType,
    signature,
    signer,
    ownerNeeded,
    ownerNeededBecause,
    createdAt: createdAt.toISOString(),
  };
}
