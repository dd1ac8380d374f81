import { type Action, type Address, type CreateFields, showTypedData } from '@countersign/protocol';
import { firstSentence } from './first-sentence.ts';
import { isOwners, type OwnersType } from './is-owners.ts';
import type { ActionColumns, Approval, CallColumns, ListedTransaction, Transaction } from './store.ts';
import type { SubmitterColumns } from './submitter.ts';
import { waitingOf } from './waiting.ts';

export function showTransaction(
  transaction: Omit<
    ListedTransaction,
    'account' | 'chainId' | 'revision' | 'summary' | 'hasFailedChecks' | keyof SubmitterColumns | keyof ActionColumns
  >,
) {
  const { id, requestHash, userPrompt, status, statusReason, execution, validUntil, executedLate } = transaction;
  const { waitingFor, since } = waitingOf(transaction);
  return {
    id,
    requestHash,
    description: userPrompt,
    status,
    statusReason,
    waitingFor,
    since: since?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    executedLate,
    release: showRelease(transaction),
    execution,
    createdAt: transaction.createdAt.toISOString(),
    updatedAt: transaction.updatedAt.toISOString(),
  };
}

const aboutToLeave = 'Nothing is missing: it is about to be sent to the custody provider; do not send it yourself';

/** A waiting release is shown only while the approval can be used. */
export function showRelease({ status, release }: Pick<ListedTransaction, 'status' | 'release'>) {
  if (release === null || (release.status === 'waiting' && status !== 'APPROVED')) return null;
  const reason = release.status === 'waiting' ? (release.reason ?? aboutToLeave) : release.reason;
  return { ...release, reason, claimedAt: release.claimedAt?.toISOString() ?? null };
}

export function showCall({ callTo, callValue, callData }: CallColumns) {
  if (callTo === null || callValue === null || callData === null) return null;
  return { to: callTo, value: callValue, data: callData };
}

/** The action of the request; null if it is sealed. */
export function actionOf(columns: ActionColumns): Action | null {
  const tx = showCall(columns);
  return tx ? { tx } : columns.action;
}

/** The same for an API answer: the other forms are null. */
export function showAction(columns: ActionColumns) {
  const { tx, calls, typedData, payment } = actionOf(columns) ?? {};
  return {
    tx: tx ?? null,
    calls: calls ?? null,
    typedData: typedData ? showTypedData(typedData) : null,
    payment: payment ?? null,
  };
}

/** The create fields exactly as `payloadHash` covers them; null if they are sealed. */
export function payloadOf(transaction: Transaction): CreateFields | null {
  const { account, userPrompt, contextLogs, chainId } = transaction;
  const action = actionOf(transaction);
  if (userPrompt === null || action === null) return null;
  return { escrowAddress: account, userPrompt, ...action, ...(contextLogs && { contextLogs }), chainId };
}

export interface Owner {
  readonly id: string;
  readonly ethereumAddress: Address;
}

const record = ({ id, transactionId, createdAt }: Approval) => ({
  id,
  transactionId,
  createdAt: createdAt.toISOString(),
});

const ownersDecision = ({ decision }: Approval) => {
  if (decision === 'UNDECIDED') throw new Error('only arbiters are undecided');
  return decision;
};

const showUserApproval = (approval: Approval, type: OwnersType, owner: Owner) => ({
  ...record(approval),
  decision: ownersDecision(approval),
  type,
  approver: owner,
});

function showKeyApproval(approval: Approval, type: 'user_key' | 'admin') {
  const { keyId, keyLabel } = approval;
  if (keyId === null || keyLabel === null) throw new Error('an approval by a key without its key');
  return { ...record(approval), decision: ownersDecision(approval), type, approver: { keyId, label: keyLabel } };
}

const showOrionApproval = (approval: Approval) => ({
  ...record(approval),
  decision: approval.decision,
  type: 'orion' as const,
  confidence: approval.confidence,
  analysis: approval.analysis,
});

/** Only the owner decides as a user, so the approver of every user record is the owner. */
export function showApproval(approval: Approval, owner: Owner) {
  const { type } = approval;
  if (type === 'orion') return showOrionApproval(approval);
  return isOwners(type) ? showUserApproval(approval, type, owner) : showKeyApproval(approval, type);
}

/** A verdict in one line. */
export const showVerdictLine = (verdict: Approval | undefined) => ({
  decision: verdict?.decision ?? null,
  confidence: verdict?.confidence ?? null,
  reason: firstSentence(verdict?.analysis ?? null),
});

/** The decisions at the time the transaction was read: later ones would contradict its status. */
export const upTo = ({ revision }: { revision: number }, approvals: readonly Approval[]): Approval[] =>
  approvals.filter((approval) => approval.revision <= revision);

/** The records of a transaction, grouped by approver. */
export function showApprovals(approvals: readonly Approval[], owner: Owner) {
  const shown = approvals.map((approval) => showApproval(approval, owner));
  return {
    user: shown.filter((each): each is ReturnType<typeof showUserApproval> => isOwners(each.type)),
    apiKey: shown.filter(
      (each): each is ReturnType<typeof showKeyApproval> => !isOwners(each.type) && each.type !== 'orion',
    ),
    orion: shown.filter((each): each is ReturnType<typeof showOrionApproval> => each.type === 'orion'),
  };
}
