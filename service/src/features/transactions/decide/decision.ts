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

/** MCP clients are excluded: they submit requests, and do not decide. */
export type Decider = Extract<Principal, { kind: keyof typeof typeOf }>;

/** A decision as it was posted. */
export interface PostedDecision {
  readonly principal: Decider;
  readonly posted: NewApproval;
  readonly state: TransactionState;
}

/** A decision as stored. */
export interface WrittenDecision extends PostedDecision {
  readonly approval: Approval;
  readonly before: Changing;
  /** The status that results from the decision. */
  readonly status: TransactionState['status'];
  readonly after: Changing;
  readonly isNewlyApproved: boolean;
  /** The verdict, this one or an earlier one; null before the verdict. */
  readonly ruling: Ruling | null;
  /** Null unless the decision is the verdict. */
  readonly kept: KeptVerdict | null;
}

export const isVerdict = ({ principal }: PostedDecision): boolean => principal.kind === 'orion-key';

/** The row for the decision. */
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

/** The owner is one approver with any credential; every key is one; the arbiter's service is one. */
function isBy(approval: Approval, principal: Decider): boolean {
  if (principal.kind === 'orion-key') return approval.type === 'orion';
  return 'keyId' in principal ? approval.keyId === principal.keyId : isOwners(approval.type);
}

/** The latest decision of this approver, if it is the same as the posted one. */
export function findRepeated(known: readonly Approval[], { principal, posted }: PostedDecision): Approval | null {
  const latest = known.find((approval) => isBy(approval, principal));
  if (latest?.decision !== posted.decision) return null;
  // An undecided verdict asks the owner again: repeating an earlier decision is then a new one.
  const verdict = known.find(({ type }) => type === 'orion');
  const isAskedAgain = isOwners(latest.type) && verdict?.decision === 'UNDECIDED' && latest.revision < verdict.revision;
  return isAskedAgain ? null : latest;
}

interface Said {
  readonly verdict: Decision | null;
  readonly owner: { readonly decision: Decision; readonly isAfterVerdict: boolean } | null;
  readonly isVetoed: boolean;
}

/** The combined result of the decisions so far, newest first. */
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
