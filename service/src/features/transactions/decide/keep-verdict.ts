import {
  type Action,
  type Effect,
  type Hex,
  hashAction,
  hashEffects,
  hashReport,
  type Instruction,
  instructionOf,
  type NewApproval,
  normaliseEffects,
  useKeyOf,
} from '@countersign/protocol';
import { type ContentStore, cidOf } from '../../../platform/content/content-store.ts';
import { ContentUnavailable } from '../../../platform/content/content-unavailable.ts';
import type { Database } from '../../../platform/db/database.ts';
import { judgePolicy, limitsByDay } from '../../policy/index.ts';
import { callDiffers } from '../base/errors.ts';
import { actionOf } from '../base/show.ts';
import type { TransactionKey, TransactionState } from '../base/store.ts';
import { termsOfEffects } from '../base/terms.ts';
import { whyChainDoubted } from './chain-choice.ts';
import { checkVerdict } from './check-verdict.ts';
import { insertVerdict, type Ruling, type VerdictGround } from './decision-store.ts';
import { whyRepeated } from './instruction-uses.ts';
import { isForPolicy, judgedBy, whyOwnerNeeded } from './owner-need.ts';
import { readFailure, readSummary } from './read-report.ts';

interface Readable extends Pick<TransactionState, 'account' | 'chainId'> {
  readonly userPrompt: string | null;
  readonly action: Action | null;
  readonly effects: readonly Effect[] | null;
}

export interface KeptVerdict extends Ruling {
  /** The hash that the arbiter signed; null for an unsigned verdict. */
  readonly verdictHash: Hex | null;
  /** The proof that the arbiter posted earlier, if any. */
  readonly teeProof: VerdictGround['teeProof'];
}

/** Stores the verdict; returns whether the owner must also decide. */
export async function keepVerdict(
  tx: Database,
  state: TransactionState,
  posted: NewApproval,
  ground: VerdictGround,
  { content, ...rules }: { readonly content: Pick<ContentStore, 'secure'>; readonly allowUnsigned: boolean },
): Promise<KeptVerdict> {
  const { decision, verdict } = posted;
  const { id, account, chainId } = state;
  const action = actionOf(ground);
  // A different call hash means that the arbiter judged something else.
  const isOther =
    action && verdict.callHash !== undefined && verdict.callHash !== hashAction(action, { chainId, account });
  if (isOther) throw callDiffers();
  const { report = null, callHash = null, effects = null } = verdict;
  const hashes = { reportHash: hashReport(report), effectsHash: hashEffects(effects) };
  const signed = checkVerdict(state, posted, { ...rules, ...ground, ...hashes });
  const trusted = ground.trusted.includes(state.serviceId);
  const comparable = effects && normaliseEffects(effects);
  const judged = { decision, trusted, execution: state.execution };
  const instruction = instructionIn(verdict, { ...state, userPrompt: ground.userPrompt, action, effects: comparable });
  const byRules = isForPolicy(judged)
    ? await whyAskOwner(tx, { ...state, action, effects: comparable, report, instruction }, ground)
    : null;
  const because = whyOwnerNeeded(judged, byRules);
  // For a sealed payment only the arbiter knows the nonce.
  const useKey = action ? useKeyOf(action, { chainId, account }) : (verdict.useKey ?? null);
  const ruling = { ownerNeeded: because !== null, trusted, useKey, instruction: instruction?.key ?? null };
  const row = {
    ...ruling,
    transactionId: id,
    ownerId: state.userId,
    report: (await isStored(tx, content, verdict)) ? null : report,
    // For a sealed request, nothing that reveals its content is stored unencrypted.
    summary: action && readSummary(report),
    hasFailedChecks: readFailure(report),
    effects,
    callHash,
    reportHash: report === null ? null : hashes.reportHash,
    effectsHash: effects === null ? null : hashes.effectsHash,
    responseCid: verdict.responseCid ?? null,
    decidedAt: verdict.decidedAt ?? null,
    signedType: signed?.type ?? null,
    signature: verdict.verdictSignature ?? null,
    signer: signed?.signer ?? null,
    ownerNeededBecause: because,
  };
  const terms = action && comparable ? termsOfEffects(comparable) : [];
  await insertVerdict(tx, row, { createdAt: state.createdAt, terms });
  return { ...ruling, effects: comparable, verdictHash: signed?.hash ?? null, teeProof: ground.teeProof };
}

interface Approved extends TransactionKey, Pick<Readable, 'account' | 'chainId' | 'action' | 'effects'> {
  readonly report: Record<string, unknown> | string | null;
  readonly instruction: Instruction | null;
}

/** Why the owner is asked although the arbiter approved; null if there is no reason. */
async function whyAskOwner(
  tx: Database,
  { id, userId, account, chainId, action, effects, report, instruction }: Approved,
  { policy, repeatWithinHours }: Pick<VerdictGround, 'policy' | 'repeatWithinHours'>,
): Promise<string | null> {
  const judged = { userId, transactionId: id, account, chainId, ...judgedBy(action, effects) };
  const countsOnce = instruction !== null && !limitsByDay(policy, { effects, account, chainId });
  return (
    (await judgePolicy(tx, policy, judged)) ??
    (countsOnce ? await whyRepeated(tx, { id, userId, instruction, withinHours: repeatWithinHours }) : null) ??
    (await whyChainDoubted(tx, { userId, chainId, report, policy }))
  );
}

/** For a sealed request only the arbiter knows the instruction. */
function instructionIn(
  { instruction }: NewApproval['verdict'],
  { userPrompt, action, ...asked }: Readable,
): Instruction | null {
  if (action && userPrompt !== null) return instructionOf({ ...asked, userPrompt, action });
  return instruction === undefined ? null : { key: instruction, host: null };
}

/** Whether this database already has the report as a block, which is then protected from deletion. */
async function isStored(
  tx: Database,
  content: Pick<ContentStore, 'secure'>,
  { report, responseCid }: NewApproval['verdict'],
): Promise<boolean> {
  if (typeof report !== 'string' || !responseCid || cidOf(report) !== responseCid) return false;
  try {
    return await content.secure(tx, responseCid);
  } catch (error) {
    // An arbiter may name a block that it did not store.
    if (error instanceof ContentUnavailable) return false;
    throw error;
  }
}
