import { type Decision, type Effect, type Hex, hashCall } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { judgePolicy, lockAccount, recordSpends } from '../policy/index.ts';
import { reaches, readRequestHash } from './access.ts';
import type { TransactionDeps } from './deps.ts';
import {
  alreadyJudged,
  callDiffers,
  hashDiffers,
  notYours,
  stateIsFinal,
  transactionNotFound,
  undecidedRefused,
} from './errors.ts';
import { isFinal, nextStatus } from './next-status.ts';
import { publishChange } from './publish-change.ts';
import { showApproval, showCall } from './show.ts';
import {
  type Approval,
  advanceTransaction,
  findState,
  findVerdict,
  insertApproval,
  insertVerdict,
  listApprovals,
  lockTransaction,
  type Transaction,
} from './store.ts';

/** What an arbiter sends with its decision; of anybody else it is ignored. */
interface PostedVerdict {
  readonly confidence?: number | undefined;
  readonly analysis?: string | undefined;
  readonly requestHash?: Hex | undefined;
  readonly report?: Record<string, unknown> | string | undefined;
  readonly effects?: readonly Effect[] | null | undefined;
  readonly callHash?: Hex | undefined;
  readonly verdictSignature?: Hex | undefined;
}

interface Posted {
  readonly decision: Decision;
  readonly verdict: PostedVerdict;
}

const typeOf = {
  jwt: 'user_ui',
  signature: 'user',
  'user-key': 'user_key',
  'admin-key': 'admin',
  'orion-key': 'orion',
} as const;

/** Records a decision and what follows from it for the transaction, both or neither. */
export async function decideTransaction(deps: TransactionDeps, principal: Principal, hash: string, posted: Posted) {
  const { db } = deps;
  const requestHash = readRequestHash(hash);
  const isOrion = principal.kind === 'orion-key';
  if (posted.verdict.requestHash !== undefined && posted.verdict.requestHash !== requestHash) throw hashDiffers();
  if (posted.decision === 'UNDECIDED' && !isOrion) throw undecidedRefused();
  const state = await findState(db, requestHash);
  if (!state) throw transactionNotFound();
  if (!reaches(principal, state)) throw notYours();

  const { approval, advanced } = await db.transaction(async (tx) => {
    const before = await lockTransaction(tx, state.id);
    const known = await listApprovals(tx, [state.id]);
    const repeated = findRepeated(known, principal, posted.decision);
    if (repeated) return { approval: repeated, advanced: null };
    if (isOrion && known.some(({ type }) => type === 'orion')) throw alreadyJudged();
    if (isFinal(before.status)) throw stateIsFinal(before.status);

    const made = await insertApproval(tx, {
      ...rowOf(principal, state.userId, posted),
      transactionId: state.id,
      revision: before.revision + 1,
    });
    const approvals = [made, ...known];
    const ownerNeeded = isOrion
      ? await keepVerdict(tx, before, posted)
      : ((await findVerdict(tx, state.id))?.ownerNeeded ?? false);
    const status = nextStatus({ status: before.status, ownerNeeded, ...standingOf(approvals) });
    const after = await advanceTransaction(tx, before, status);
    await followStatus(deps, tx, before, after, isOrion);
    await recordAudit(tx, {
      actor: actorOf(principal),
      action: isOrion ? 'transaction.verdict' : 'transaction.decide',
      userId: state.userId,
      transactionId: state.id,
      detail: { approvalId: made.id, type: made.type, decision: made.decision, from: before.status, to: status },
    });
    return { approval: made, advanced: after };
  });
  if (advanced) publishChange(deps.changes, advanced);
  return showApproval(approval, { id: state.userId, ethereumAddress: state.ownerAddress });
}

const isOwner = ({ type }: Approval) => type === 'user_ui' || type === 'user';

/** The owner is one approver, however the decision comes; every key is one; the arbiter's service is one. */
function isBy(approval: Approval, principal: Principal): boolean {
  if (principal.kind === 'orion-key') return approval.type === 'orion';
  return 'keyId' in principal ? approval.keyId === principal.keyId : isOwner(approval);
}

/** The first record of the decision that this approver took last, where it is the same one. */
function findRepeated(known: readonly Approval[], principal: Principal, decision: Decision): Approval | null {
  const latest = known.find((approval) => isBy(approval, principal));
  if (latest?.decision !== decision) return null;
  // An arbiter that could not tell asks the owner anew: what was said before is not said again by repeating it.
  const verdict = known.find(({ type }) => type === 'orion');
  const isAskedAnew = isOwner(latest) && verdict?.decision === 'UNDECIDED' && latest.revision < verdict.revision;
  return isAskedAnew ? null : latest;
}

/** What the decisions so far, newest first, say together. */
function standingOf(approvals: readonly Approval[]) {
  const verdict = approvals.find(({ type }) => type === 'orion');
  const owner = approvals.find(isOwner);
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

function rowOf(principal: Principal, ownerId: string, { decision, verdict }: Posted) {
  const type = typeOf[principal.kind];
  if (principal.kind === 'orion-key') {
    const { confidence = null, analysis = null } = verdict;
    return { decision, type, keyId: principal.keyId, keyLabel: principal.label, confidence, analysis };
  }
  if ('keyId' in principal) return { decision, type, keyId: principal.keyId, keyLabel: principal.label };
  return { decision, type, userId: ownerId };
}

/** Stores the verdict; tells whether the owner must decide, too. The policy is judged under a lock on the account. */
async function keepVerdict(tx: Database, transaction: Transaction, { decision, verdict }: Posted): Promise<boolean> {
  const call = showCall(transaction);
  const judgedHash = call && hashCall({ chainId: transaction.chainId, account: transaction.account, ...call });
  // An arbiter that names another call has judged something else.
  if (judgedHash !== null && verdict.callHash !== undefined && verdict.callHash !== judgedHash) throw callDiffers();
  const effects = verdict.effects ?? null;
  const because = await whyOwnerNeeded(tx, transaction, decision, effects);
  await insertVerdict(tx, {
    transactionId: transaction.id,
    report: verdict.report ?? null,
    effects,
    callHash: verdict.callHash ?? null,
    signature: verdict.verdictSignature ?? null,
    ownerNeeded: because !== null,
    ownerNeededBecause: because,
  });
  return because !== null;
}

async function whyOwnerNeeded(
  tx: Database,
  transaction: Transaction,
  decision: Decision,
  effects: readonly Effect[] | null,
): Promise<string | null> {
  if (decision === 'REJECTED') return null;
  if (decision === 'UNDECIDED') return 'the arbiter could not tell';
  if (transaction.execution === 1) return 'the owner executes, and approves first';
  if (transaction.execution === 0) return null;
  const { id, userId, account, chainId } = transaction;
  const call = showCall(transaction);
  await lockAccount(tx, userId);
  // Of a sealed call nobody here can tell whether the effects are its own.
  return judgePolicy(tx, { userId, transactionId: id, account, chainId, call, effects: call && effects });
}

/** What else changes with the status: spending under the policy, and whether a verdict is still waited for. */
async function followStatus(
  { verification }: TransactionDeps,
  tx: Database,
  before: Transaction,
  after: Transaction,
  isJudged: boolean,
): Promise<void> {
  const { id, userId, account, chainId, status } = after;
  if (status === 'APPROVED' && before.status !== 'APPROVED') {
    // Counted for a day whatever comes of it: an agent that has sent it could else take it back here and begin anew.
    const effects = (await findVerdict(tx, id))?.effects ?? null;
    await lockAccount(tx, userId);
    await recordSpends(tx, { userId, transactionId: id, account, chainId, effects });
  }
  // Last, for whoever holds a lease may wait for it while others wait for the account.
  if (isJudged || isFinal(status)) await verification.end(tx, id);
}
