import { executionTypes, type NewApproval } from '@countersign/protocol';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTurn } from '../../../platform/db/in-turn.ts';
import { reaches, readRequestHash } from '../base/access.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { hashDiffers, notYours, transactionNotFound, undecidedRefused } from '../base/errors.ts';
import { showApproval } from '../base/show.ts';
import { takeOnce } from '../base/single-use.ts';
import { decideOn } from '../base/status-store.ts';
import { type Approval, findState, type TransactionState } from '../base/store.ts';
import { asCounted } from './counted-verdict.ts';
import {
  approvalOf,
  type Decider,
  findRepeated,
  isVerdict,
  type PostedDecision,
  standingOf,
  type WrittenDecision,
} from './decision.ts';
import { type Found, insertApproval, lockForDecision, lockForVerdict, type Ruling } from './decision-store.ts';
import { followDecision, tellDecision } from './follow-decision.ts';
import { type KeptVerdict, keepVerdict } from './keep-verdict.ts';
import { nextStatus } from './next-status.ts';
import { refuseDecision } from './refuse-decision.ts';

/** Records a decision and its consequences, atomically. */
export async function decideTransaction(deps: TransactionDeps, principal: Decider, hash: string, posted: NewApproval) {
  const { db } = deps;
  const state = await findDecidable(db, principal, hash, posted);
  const decide = (tx: Database) => decideUnderLock(tx, { principal, posted, state }, deps);
  // In turn for each account, because concurrent decisions would only wait for each other at its lock.
  const made = await inTurn(db)(state.userId, () => db.transaction(decide));
  if ('written' in made) tellDecision(deps, made.written);
  const approval = 'written' in made ? made.written.approval : made.repeated;
  return showApproval(approval, { id: state.userId, ethereumAddress: state.ownerAddress });
}

async function findDecidable(
  db: Database,
  principal: Decider,
  hash: string,
  { decision, verdict }: NewApproval,
): Promise<TransactionState> {
  const requestHash = readRequestHash(hash);
  if (verdict.requestHash !== undefined && verdict.requestHash !== requestHash) throw hashDiffers();
  if (decision === 'UNDECIDED' && principal.kind !== 'orion-key') throw undecidedRefused();
  const state = await findState(db, requestHash);
  if (!state) throw transactionNotFound();
  if (!reaches(principal, state)) throw notYours();
  return state;
}

/** All steps of a decision, in order. No other decision on the transaction or for its account runs until it commits. */
async function decideUnderLock(
  tx: Database,
  decision: PostedDecision,
  deps: TransactionDeps,
): Promise<{ readonly repeated: Approval } | { readonly written: WrittenDecision }> {
  const found = await (isVerdict(decision) ? lockForVerdict : lockForDecision)(tx, decision.state);
  const repeated = findRepeated(asCounted(found.known, found.ruled), decision);
  if (repeated) return { repeated };
  refuseDecision(decision, found);
  const outcome = await settle(tx, decision, found, deps);
  const written = await write(tx, decision, outcome, deps);
  await followDecision(tx, written, deps);
  return { written };
}

interface Outcome {
  readonly before: Found['before'];
  readonly ruling: Ruling | null;
  readonly kept: KeptVerdict | null;
  readonly approval: ReturnType<typeof approvalOf>;
  readonly status: TransactionState['status'];
  /** The nonce or id that another request has already used; then this one is rejected. */
  readonly used: Awaited<ReturnType<typeof takeOnce>>;
  readonly isNewlyApproved: boolean;
}

/** The result of this decision. An approval uses up its nonce and the id of its instruction, or becomes a rejection. */
async function settle(
  tx: Database,
  decision: PostedDecision,
  { before, instructionId, known, ruled, ground }: Found,
  deps: TransactionDeps,
): Promise<Outcome> {
  const { state, posted } = decision;
  const approval = approvalOf(decision, before.revision + 1);
  const rules = { content: deps.content, allowUnsigned: deps.allowUnsignedVerdicts };
  const kept = ground && (await keepVerdict(tx, state, posted, ground, rules));
  const ruling = kept ?? ruled;
  const decided = nextStatus({
    status: before.status,
    outcome: null,
    ownerNeeded: ruling?.ownerNeeded ?? false,
    ...standingOf(asCounted([approval, ...known], ruling)),
  });
  const wouldApprove = decided === 'APPROVED' && before.status !== 'APPROVED';
  const used = wouldApprove ? await takeOnce(tx, state, { useKey: ruling?.useKey ?? null, instructionId }) : null;
  const status = used === null ? decided : 'REJECTED';
  return { before, ruling, kept, approval, status, used, isNewlyApproved: wouldApprove && used === null };
}

/** Stores the decision, its result and its entry in the history. */
async function write(
  tx: Database,
  decision: PostedDecision,
  { approval, used, ...outcome }: Outcome,
  { approvalSeconds: { byAgent, other } }: TransactionDeps,
): Promise<WrittenDecision> {
  const { principal, state } = decision;
  const { before, kept, status, isNewlyApproved } = outcome;
  const seconds = state.execution === executionTypes.AGENT_EXECUTED ? byAgent : other;
  const [made, after] = await Promise.all([
    insertApproval(tx, approval),
    decideOn(tx, state, approval.revision, {
      status,
      statusReason: used,
      validSeconds: isNewlyApproved ? seconds : null,
      isWaitingAnew: kept !== null || status !== before.status,
    }),
    recordAudit(tx, {
      actor: actorOf(principal),
      action: isVerdict(decision) ? 'transaction.verdict' : 'transaction.decide',
      userId: state.userId,
      transactionId: state.id,
      detail: {
        approvalId: approval.id,
        type: approval.type,
        decision: approval.decision,
        from: before.status,
        to: status,
        ...(used !== null && { because: used }),
      },
    }),
  ]);
  return { ...decision, ...outcome, approval: made, after };
}
