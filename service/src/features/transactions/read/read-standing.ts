import type { Decision } from '@countersign/protocol';
import type { Principal } from '../../../platform/http/principal.ts';
import { reaches, readRequestHash } from '../base/access.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { transactionNotFound } from '../base/errors.ts';
import { isOwners } from '../base/is-owners.ts';
import { upTo } from '../base/show.ts';
import type { TransactionState } from '../base/store.ts';
import { findOwnerNeed } from '../decide/decision-store.ts';
import { readApprovals, readState } from './shared-reads.ts';

/** The state of a transaction with its verdict and the owner's decision. */
export interface Standing {
  readonly state: TransactionState;
  readonly verdict: {
    readonly decision: Decision;
    readonly confidence: number | null;
    readonly analysis: string | null;
    readonly createdAt: Date;
  } | null;
  /** Why the owner also has to decide; null if not. */
  readonly ownerNeededBecause: string | null;
  /** The owner's latest decision. */
  readonly ownerDecision: Decision | null;
}

export async function readStanding(
  { db, gate }: Pick<TransactionDeps, 'db' | 'gate'>,
  principal: Principal,
  hash: string,
): Promise<Standing> {
  const state = await readState(gate)(readRequestHash(hash));
  if (!state || !reaches(principal, state)) throw transactionNotFound();
  const [decisions, need] = await Promise.all([readApprovals(gate)(state), findOwnerNeed(db, state)]);
  const approvals = upTo(state, decisions ?? []);
  const verdict = approvals.find(({ type }) => type === 'orion') ?? null;
  return {
    state,
    verdict,
    ownerNeededBecause: verdict && need?.ownerNeeded ? need.ownerNeededBecause : null,
    ownerDecision: approvals.find(({ type }) => isOwners(type))?.decision ?? null,
  };
}
