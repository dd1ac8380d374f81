import { randomUUID } from 'node:crypto';
import { type Decision, executionTypes, type NewApproval } from '@countersign/protocol';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { logChange } from '../../../platform/changes/change-log.ts';
import { releaseTopic, taskTopic } from '../../../platform/changes/changes.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTurn } from '../../../platform/db/in-turn.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { keepSpends, recordSpends } from '../../policy/index.ts';
import { reaches, readRequestHash } from '../base/access.ts';
import type { TransactionDeps } from '../base/deps.ts';
import {
  alreadyClaimed,
  alreadyJudged,
  changedSince,
  hashDiffers,
  notYours,
  stateIsFinal,
  transactionNotFound,
  undecidedRefused,
} from '../base/errors.ts';
import { isOwners } from '../base/is-owners.ts';
import { publishChange } from '../base/publish-change.ts';
import { showApproval } from '../base/show.ts';
import { takeOnce } from '../base/single-use.ts';
import { type Approval, findState, type TransactionState } from '../base/store.ts';
import { asCounted } from './counted-verdict.ts';
import { decideOn, insertApproval, lockForDecision, lockForVerdict, type Ruling } from './decision-store.ts';
import { eventsOf, verdictEvents } from './events-of.ts';
import { returnInstruction, useInstruction } from './instruction-uses.ts';
import { keepVerdict } from './keep-verdict.ts';
import { isFinal, nextStatus } from './next-status.ts';

const typeOf = {
  jwt: 'user_ui',
  signature: 'user',
  'user-key': 'user_key',
  'admin-key': 'admin',
  'orion-key': 'orion',
} as const;

/** An MCP client is none of them: it asks, and does not decide. */
type Decider = Extract<Principal, { kind: keyof typeof typeOf }>;

/** Records a decision and what follows from it for the transaction, both or neither. */
export async function decideTransaction(deps: TransactionDeps, principal: Decider, hash: string, posted: NewApproval) {
  const { db } = deps;
  const requestHash = readRequestHash(hash);
  const isOrion = principal.kind === 'orion-key';
  if (posted.verdict.requestHash !== undefined && posted.verdict.requestHash !== requestHash) throw hashDiffers();
  if (posted.decision === 'UNDECIDED' && !isOrion) throw undecidedRefused();
  const state = await findState(db, requestHash);
  if (!state) throw transactionNotFound();
  if (!reaches(principal, state)) throw notYours();

  const decide = async (tx: Database) => {
    const { before, instructionId, known, ruled, ground, isFrozen } = await (isOrion
      ? lockForVerdict
      : lockForDecision)(tx, state);
    const repeated = findRepeated(asCounted(known, ruled), principal, posted.decision);
    if (repeated) return { approval: repeated, advanced: null };
    if (isOrion && known.some(({ type }) => type === 'orion')) throw alreadyJudged();
    if (isFinal(before.status)) throw stateIsFinal(before.status);
    if (before.claimedAt !== null) throw alreadyClaimed();
    // The freeze has not come to it yet, and will: until then nothing may approve it.
    if (isFrozen) throw stateIsFinal('REJECTED');
    if (posted.ifUpdatedAt !== null && posted.ifUpdatedAt !== before.updatedAt.toISOString()) {
      throw changedSince(before.updatedAt);
    }

    const revision = before.revision + 1;
    const given = {
      id: randomUUID(),
      ...rowOf(principal, state.userId, posted),
      transactionId: state.id,
      ownerId: state.userId,
      revision,
    };
    const rules = { content: deps.content, allowUnsigned: deps.allowUnsignedVerdicts };
    const kept = ground && (await keepVerdict(tx, state, posted, ground, rules));
    const ruling = kept ?? ruled;
    const decided = nextStatus({
      status: before.status,
      outcome: null,
      ownerNeeded: ruling?.ownerNeeded ?? false,
      ...standingOf(asCounted([given, ...known], ruling)),
    });
    const wouldApprove = decided === 'APPROVED' && before.status !== 'APPROVED';
    const used = wouldApprove ? await takeOnce(tx, state, { useKey: ruling?.useKey ?? null, instructionId }) : null;
    const isNewlyApproved = wouldApprove && used === null;
    const status = used === null ? decided : 'REJECTED';
    const { byAgent, other } = deps.approvalSeconds;
    const seconds = state.execution === executionTypes.AGENT_EXECUTED ? byAgent : other;
    const [made, after] = await Promise.all([
      insertApproval(tx, given),
      decideOn(tx, state, revision, {
        status,
        statusReason: used,
        validSeconds: isNewlyApproved ? seconds : null,
        isWaitingAnew: kept !== null || status !== before.status,
      }),
      recordAudit(tx, {
        actor: actorOf(principal),
        action: isOrion ? 'transaction.verdict' : 'transaction.decide',
        userId: state.userId,
        transactionId: state.id,
        detail: {
          approvalId: given.id,
          type: given.type,
          decision: given.decision,
          from: before.status,
          to: status,
          ...(used !== null && { because: used }),
        },
      }),
    ]);
    if (isNewlyApproved) await countSpends(tx, { ...state, ...after }, ruling);
    if (isNewlyApproved) await useInstruction(tx, state, ruling?.instruction ?? null);
    if (isNewlyApproved && state.execution === executionTypes.AGENT_EXECUTED) await deps.releases.begin(tx, state);
    // An agent that has sent it could else take it back here and begin again.
    if (before.status === 'APPROVED' && status === 'REJECTED') {
      await keepSpends(tx, state.userId, [state.id]);
      if (isOwners(given.type)) await returnInstruction(tx, state);
    }
    // Last, for whoever holds a lease may wait for it while others wait for the account.
    if (kept) await deps.verification.judged(tx, state, { hash: kept.verdictHash, teeProof: ground?.teeProof ?? null });
    else if (isFinal(status)) await deps.verification.withdraw(tx, [state.id]);
    await logChange(tx, {
      ...state,
      ...after,
      decision: isOrion ? made.decision : null,
      events: [...(isOrion ? verdictEvents(status) : []), ...eventsOf(before.status, status)],
    });
    return { approval: made, advanced: after };
  };
  // Those of one account would only wait for each other at its lock.
  const { approval, advanced } = await inTurn(db)(state.userId, () => db.transaction(decide));
  if (advanced) publishChange(deps.changes, { ...state, ...advanced });
  if (advanced?.status === 'APPROVED' && state.execution === executionTypes.AGENT_EXECUTED)
    deps.changes.publish([releaseTopic], null);
  if (advanced && isOrion) {
    deps.changes.publish([taskTopic(state.serviceId, 'settlement')], null);
    const seconds = (approval.createdAt.getTime() - state.createdAt.getTime()) / 1000;
    deps.onVerdict({ requestHash, decision: approval.decision, seconds });
  }
  return showApproval(approval, { id: state.userId, ethereumAddress: state.ownerAddress });
}

/** The owner is one approver, however the decision comes; every key is one; the arbiter's service is one. */
function isBy(approval: Approval, principal: Decider): boolean {
  if (principal.kind === 'orion-key') return approval.type === 'orion';
  return 'keyId' in principal ? approval.keyId === principal.keyId : isOwners(approval.type);
}

/** The first record of the decision that this approver took last, where it is the same one. */
function findRepeated(known: readonly Approval[], principal: Decider, decision: Decision): Approval | null {
  const latest = known.find((approval) => isBy(approval, principal));
  if (latest?.decision !== decision) return null;
  // An arbiter that could not tell asks the owner anew: what was said before is not said again by repeating it.
  const verdict = known.find(({ type }) => type === 'orion');
  const isAskedAnew = isOwners(latest.type) && verdict?.decision === 'UNDECIDED' && latest.revision < verdict.revision;
  return isAskedAnew ? null : latest;
}

/** What the decisions so far, newest first, say together. */
function standingOf(approvals: readonly Pick<Approval, 'type' | 'decision' | 'revision'>[]) {
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

function rowOf(principal: Decider, ownerId: string, { decision, verdict }: NewApproval) {
  const type = typeOf[principal.kind];
  if (principal.kind === 'orion-key') {
    const { confidence = null, analysis = null } = verdict;
    return { decision, type, keyId: principal.keyId, keyLabel: principal.label, confidence, analysis };
  }
  if ('keyId' in principal) return { decision, type, keyId: principal.keyId, keyLabel: principal.label };
  return { decision, type, userId: ownerId };
}

/** Counted until its approval ends, and for the whole day once it is executed or withdrawn. */
async function countSpends(
  tx: Database,
  { id, userId, account, chainId, validUntil }: TransactionState,
  ruling: Ruling | null,
): Promise<void> {
  const effects = ruling?.effects ?? null;
  await recordSpends(tx, { userId, transactionId: id, account, chainId, effects }, validUntil);
}
