import { executionTypes } from '@countersign/protocol';
import { logChange } from '../../../platform/changes/change-log.ts';
import { releaseTopic, taskTopic } from '../../../platform/changes/changes.ts';
import type { Database } from '../../../platform/db/database.ts';
import { keepSpends, recordSpends } from '../../policy/index.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { isOwners } from '../base/is-owners.ts';
import { publishChange } from '../base/publish-change.ts';
import { isVerdict, type WrittenDecision } from './decision.ts';
import { eventsOf, verdictEvents } from './events-of.ts';
import { returnInstruction, useInstruction } from './instruction-uses.ts';
import { isFinal } from './next-status.ts';

type Deps = Pick<TransactionDeps, 'releases' | 'verification'>;
type Consequence = (tx: Database, written: WrittenDecision, deps: Deps) => Promise<void>;

/** The consequences of a decision, as part of the same database transaction. */
const consequences: readonly Consequence[] = [
  countSpends,
  keepInstruction,
  beginRelease,
  takeBackApproval,
  // The holder of a lease may wait for this lock while others wait for the account, so it comes after them.
  endVerification,
  logDecision,
];

export async function followDecision(tx: Database, written: WrittenDecision, deps: Deps): Promise<void> {
  for (const follow of consequences) await follow(tx, written, deps);
}

/** Counted until its approval ends, or for a whole day once it is executed or withdrawn. */
async function countSpends(tx: Database, { state, after, ruling, isNewlyApproved }: WrittenDecision): Promise<void> {
  if (!isNewlyApproved) return;
  const { id: transactionId, userId, account, chainId } = state;
  const effects = ruling?.effects ?? null;
  await recordSpends(tx, { userId, transactionId, account, chainId, effects }, after.validUntil);
}

async function keepInstruction(tx: Database, { state, ruling, isNewlyApproved }: WrittenDecision): Promise<void> {
  if (isNewlyApproved) await useInstruction(tx, state, ruling?.instruction ?? null);
}

async function beginRelease(
  tx: Database,
  { state, isNewlyApproved }: WrittenDecision,
  { releases }: Deps,
): Promise<void> {
  if (isNewlyApproved && state.execution === executionTypes.AGENT_EXECUTED) await releases.begin(tx, state);
}

/** An agent that has sent the call could otherwise withdraw the approval to free its limits and repeat it. */
async function takeBackApproval(tx: Database, { state, before, status, approval }: WrittenDecision): Promise<void> {
  if (before.status !== 'APPROVED' || status !== 'REJECTED') return;
  await keepSpends(tx, state.userId, [state.id]);
  if (isOwners(approval.type)) await returnInstruction(tx, state);
}

async function endVerification(
  tx: Database,
  { state, status, kept }: WrittenDecision,
  { verification }: Deps,
): Promise<void> {
  if (kept) await verification.judged(tx, state, { hash: kept.verdictHash, teeProof: kept.teeProof });
  else if (isFinal(status)) await verification.withdraw(tx, [state.id]);
}

async function logDecision(tx: Database, written: WrittenDecision): Promise<void> {
  const { state, before, status, after, approval } = written;
  await logChange(tx, {
    ...state,
    ...after,
    decision: isVerdict(written) ? approval.decision : null,
    events: [...(isVerdict(written) ? verdictEvents(status) : []), ...eventsOf(before.status, status)],
  });
}

/** For after the commit. */
export function tellDecision(
  { changes, onVerdict }: Pick<TransactionDeps, 'changes' | 'onVerdict'>,
  written: WrittenDecision,
): void {
  const { state, after, approval } = written;
  publishChange(changes, { ...state, ...after });
  if (after.status === 'APPROVED' && state.execution === executionTypes.AGENT_EXECUTED)
    changes.publish([releaseTopic], null);
  if (!isVerdict(written)) return;
  changes.publish([taskTopic(state.serviceId, 'settlement')], null);
  const seconds = (approval.createdAt.getTime() - state.createdAt.getTime()) / 1000;
  onVerdict({ requestHash: state.requestHash, decision: approval.decision, seconds });
}
