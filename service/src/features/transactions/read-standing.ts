import type { Decision } from '@countersign/protocol';
import type { Principal } from '../../platform/http/principal.ts';
import { reaches, readRequestHash } from './access.ts';
import { findOwnerNeed } from './decision-store.ts';
import type { TransactionDeps } from './deps.ts';
import { transactionNotFound } from './errors.ts';
import { isOwners } from './is-owners.ts';
import { readApprovals, readState } from './shared-reads.ts';
import { upTo } from './show.ts';
import type { TransactionState } from './store.ts';

/** How a transaction stands: what its arbiter said, and what its owner. */
export interface Standing {
  readonly state: TransactionState;
  readonly verdict: {
    readonly decision: Decision;
    readonly confidence: number | null;
    readonly analysis: string | null;
    readonly createdAt: Date;
  } | null;
  /** Why the owner has to decide, too; null where not. */
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
