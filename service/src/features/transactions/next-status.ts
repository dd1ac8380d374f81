import type { Decision, TransactionStatus } from '@countersign/protocol';

/** Everything that the status of a transaction follows from. */
export interface Standing {
  readonly status: TransactionStatus;
  readonly verdict: Decision | null;
  /** Whether the owner must approve, too: by execution type, policy, or an arbiter that could not tell. */
  readonly ownerNeeded: boolean;
  /** The latest decision that the owner took in person. */
  readonly owner: { readonly decision: Decision; readonly isAfterVerdict: boolean } | null;
  /** Whether a key that may only say no has said it. */
  readonly isVetoed: boolean;
}

const finalStatuses: ReadonlySet<TransactionStatus> = new Set(['REJECTED', 'EXECUTED', 'FAILED']);

/** From here nothing leads on. */
export const isFinal = (status: TransactionStatus) => finalStatuses.has(status);

/** Where a transaction stands once a decision has been taken. Execution is no decision: see `recordExecution`. */
export function nextStatus({ status, verdict, ownerNeeded, owner, isVetoed }: Standing): TransactionStatus {
  if (isFinal(status)) return status;
  if (isVetoed || verdict === 'REJECTED' || owner?.decision === 'REJECTED') return 'REJECTED';
  if (status === 'APPROVED') return 'APPROVED';
  if (verdict === null) return 'PENDING';
  const ownerApproves = owner?.decision === 'APPROVED';
  // What the owner said before the arbiter could not tell was said without knowing that.
  if (verdict === 'UNDECIDED') return ownerApproves && owner.isAfterVerdict ? 'APPROVED' : 'PENDING';
  return !ownerNeeded || ownerApproves ? 'APPROVED' : 'PENDING';
}
