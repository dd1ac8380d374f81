import type { Decision, TransactionStatus } from '@countersign/protocol';

/** What has been decided on a transaction. */
interface Decided {
  readonly status: TransactionStatus;
  readonly outcome: null;
  readonly verdict: Decision | null;
  /** Whether the owner must approve, too: by execution type, policy, or an arbiter that could not tell. */
  readonly ownerNeeded: boolean;
  /** The latest decision that the owner took in person. */
  readonly owner: { readonly decision: Decision; readonly isAfterVerdict: boolean } | null;
  /** Whether a key that may only say no has said it. */
  readonly isVetoed: boolean;
}

/** What the chain tells: whatever is decided later, it has happened. */
interface Executed {
  readonly status: TransactionStatus;
  readonly outcome: 'succeeded' | 'failed';
}

/** Everything that the status of a transaction follows from. */
export type Standing = Decided | Executed;

const finalStatuses: ReadonlySet<TransactionStatus> = new Set(['REJECTED', 'EXECUTED', 'FAILED']);

/** From here nothing leads on. */
export const isFinal = (status: TransactionStatus) => finalStatuses.has(status);

/** Where a transaction stands once a decision has been taken, or the approved call has been sent. */
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
  // What the owner said before the arbiter could not tell was said without knowing that.
  if (verdict === 'UNDECIDED') return ownerApproves && owner.isAfterVerdict ? 'APPROVED' : 'PENDING';
  return !ownerNeeded || ownerApproves ? 'APPROVED' : 'PENDING';
}
