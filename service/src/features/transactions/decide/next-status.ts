import type { Decision, TransactionStatus } from '@countersign/protocol';

/** The decisions on a transaction. */
interface Decided {
  readonly status: TransactionStatus;
  readonly outcome: null;
  readonly verdict: Decision | null;
  /** Whether the owner must also approve: by execution type, policy, or an undecided arbiter. */
  readonly ownerNeeded: boolean;
  /** The owner's latest decision in person. */
  readonly owner: { readonly decision: Decision; readonly isAfterVerdict: boolean } | null;
  /** Whether a key, whose approvals do not count, has rejected it. */
  readonly isVetoed: boolean;
}

/** The outcome on chain: it holds whatever is decided later. */
interface Executed {
  readonly status: TransactionStatus;
  readonly outcome: 'succeeded' | 'failed';
}

/** The input for the status of a transaction. */
export type Standing = Decided | Executed;

const finalStatuses: ReadonlySet<TransactionStatus> = new Set(['REJECTED', 'EXECUTED', 'FAILED']);

/** No status follows a final one. */
export const isFinal = (status: TransactionStatus) => finalStatuses.has(status);

/** The status of a transaction after a decision, or after the approved call was sent. */
export function nextStatus(standing: Standing): TransactionStatus {
  const { status } = standing;
  if (isFinal(status)) return status;
  if (standing.outcome !== null) {
    if (status !== 'APPROVED') return status;
    return standing.outcome === 'succeeded' ? 'EXECUTED' : 'FAILED';
  }
  const { verdict, ownerNeeded, owner, isVetoed } = standing;
  if (isVetoed || verdict === 'REJECTED' || owner?.decision === 'REJECTED') return 'REJECTED';
  if (status === 'APPROVED') return 'APPROVED';
  if (verdict === null) return 'PENDING';
  const ownerApproves = owner?.decision === 'APPROVED';
  // The owner's earlier approval did not take the arbiter's doubt into account.
  if (verdict === 'UNDECIDED') return ownerApproves && owner.isAfterVerdict ? 'APPROVED' : 'PENDING';
  return !ownerNeeded || ownerApproves ? 'APPROVED' : 'PENDING';
}
