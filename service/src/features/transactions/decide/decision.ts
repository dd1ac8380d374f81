import { randomUUID } from 'node:crypto';
import type { Decision, NewApproval } from '@countersign/protocol';
import type { Principal } from '../../../platform/http/principal.ts';
import { isOwners } from '../base/is-owners.ts';
import type { Approval, Changing, TransactionState } from '../base/store.ts';
import type { Ruling } from './decision-store.ts';
import type { KeptVerdict } from './keep-verdict.ts';

const typeOf = {
  jwt: 'user_ui',
  signature: 'user',
  'user-key': 'user_key',
  'admin-key': 'admin',
  'orion-key': 'orion',
} as const;

/** An MCP client is none of them: it asks, and does not decide. */
export type Decider = Extract<Principal, { kind: keyof typeof typeOf }>;

/** A decision as it was posted. */
export interface PostedDecision {
  readonly principal: Decider;
  readonly posted: NewApproval;
  readonly state: TransactionState;
}

/** A decision as it is written. */
export interface WrittenDecision extends PostedDecision {
  readonly approval: Approval;
  readonly before: Changing;
  /** As it was decided. */
  readonly status: TransactionState['status'];
  readonly after: Changing;
  readonly isNewlyApproved: boolean;
  /** What the verdict said, this one or an earlier one; null before the verdict. */
  readonly ruling: Ruling | null;
  /** Null for all but the verdict. */
  readonly kept: KeptVerdict | null;
}

export const isVerdict = ({ principal }: PostedDecision): boolean => principal.kind === 'orion-key';

/** The row that records it. */
export const approvalOf = ({ principal, posted, state }: PostedDecision, revision: number) => ({
  id: randomUUID(),
  ...approverOf(principal, state.userId, posted),
  transactionId: state.id,
  ownerId: state.userId,
  revision,
});

function approverOf(principal: Decider, ownerId: string, { decision, verdict }: NewApproval) {
  const type = typeOf[principal.kind];
  if (principal.kind === 'orion-key') {
    const { confidence = null, analysis = null } = verdict;
    return { decision, type, keyId: principal.keyId, keyLabel: principal.label, confidence, analysis };
  }
  if ('keyId' in principal) return { decision, type, keyId: principal.keyId, keyLabel: principal.label };
  return { decision, type, userId: ownerId };
}

/** The owner is one approver, however the decision comes; every key is one; the arbiter's service is one. */
function isBy(approval: Approval, principal: Decider): boolean {
  if (principal.kind === 'orion-key') return approval.type === 'orion';
  return 'keyId' in principal ? approval.keyId === principal.keyId : isOwners(approval.type);
}

/** The first record of the decision that this approver took last, if it is the same one. */
export function findRepeated(known: readonly Approval[], { principal, posted }: PostedDecision): Approval | null {
  const latest = known.find((approval) => isBy(approval, principal));
  if (latest?.decision !== posted.decision) return null;
  // An arbiter that could not tell asks the owner again: what was said before is not said again by repeating it.
  const verdict = known.find(({ type }) => type === 'orion');
  const isAskedAgain = isOwners(latest.type) && verdict?.decision === 'UNDECIDED' && latest.revision < verdict.revision;
  return isAskedAgain ? null : latest;
}

interface Said {
  readonly verdict: Decision | null;
  readonly owner: { readonly decision: Decision; readonly isAfterVerdict: boolean } | null;
  readonly isVetoed: boolean;
}

/** What the decisions so far, newest first, say together. */
export function standingOf(approvals: readonly Pick<Approval, 'type' | 'decision' | 'revision'>[]): Said {
  const verdict = approvals.find(({ type }) => type === 'orion');
  const owner = approvals.find(({ type }) => isOwners(type));
  return {
    verdict: verdict?.decision ?? null,
    owner: owner
      ? { decision: owner.decision, isAfterVerdict: verdict !== undefined && owner.revision > verdict.revision }
      : null,
    isVetoed: approvals.some(
      ({ type, decision }) => (type === 'user_key' || type === 'admin') && decision === 'REJECTED',
    ),
  };
}
