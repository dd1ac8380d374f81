import {
  type Action,
  type Address,
  type Hex,
  hashAction,
  hashEffects,
  hashReport,
  type NewApproval,
  normaliseEffects,
  useKeyOf,
} from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { judgePolicy } from '../policy/index.ts';
import { listTrustedServices } from '../settings/index.ts';
import { checkVerdict } from './check-verdict.ts';
import { whyNotCounted } from './counted-verdict.ts';
import { callDiffers } from './errors.ts';
import { readFailure, readSummary } from './read-report.ts';
import { actionOf } from './show.ts';
import { insertVerdict, type Ruling, readAction, type TransactionState } from './store.ts';
import { termsOfEffects } from './terms.ts';
import { insertTerms } from './terms-store.ts';

interface KeptVerdict extends Ruling {
  /** What the arbiter signed; null where it signed nothing. */
  readonly verdictHash: Hex | null;
}

/** Stores the verdict; tells whether the owner must decide, too. Called under `lockAccount`, for the policy is judged. */
export async function keepVerdict(
  tx: Database,
  state: TransactionState,
  posted: NewApproval,
  rules: { readonly allowUnsigned: boolean },
): Promise<KeptVerdict> {
  const { decision, verdict } = posted;
  const { id, account, chainId } = state;
  const action = actionOf(await readAction(tx, id));
  // An arbiter that names another call has judged something else.
  const isOther =
    action && verdict.callHash !== undefined && verdict.callHash !== hashAction(action, { chainId, account });
  if (isOther) throw callDiffers();
  const signed = await checkVerdict(tx, state, posted, rules);
  const trusted = (await listTrustedServices(tx, state.userId)).includes(state.serviceId);
  const { report = null, callHash = null, effects = null } = verdict;
  const comparable = effects && normaliseEffects(effects);
  const because = whyNotCounted({ decision, trusted }) ?? (await whyOwnerNeeded(tx, state, posted, action, comparable));
  // Of a sealed payment only the arbiter knows the nonce.
  const useKey = action ? useKeyOf(action, { chainId, account }) : (verdict.useKey ?? null);
  const ruling = { ownerNeeded: because !== null, trusted, useKey };
  await insertVerdict(tx, {
    ...ruling,
    transactionId: id,
    report,
    // Of a sealed request nothing that tells its content is kept in the open.
    summary: action && readSummary(report),
    hasFailedChecks: readFailure(report),
    effects,
    callHash,
    reportHash: report === null ? null : hashReport(report),
    effectsHash: effects === null ? null : hashEffects(effects),
    responseCid: verdict.responseCid ?? null,
    decidedAt: verdict.decidedAt ?? null,
    signedType: signed?.type ?? null,
    signature: verdict.verdictSignature ?? null,
    signer: signed?.signer ?? null,
    ownerNeededBecause: because,
  });
  if (action && comparable) await insertTerms(tx, state, termsOfEffects(comparable));
  return { ...ruling, effects: comparable, verdictHash: signed?.hash ?? null };
}

async function whyOwnerNeeded(
  tx: Database,
  { id, userId, account, chainId, execution }: TransactionState,
  { decision }: NewApproval,
  action: Action | null,
  posted: Ruling['effects'],
): Promise<string | null> {
  if (decision === 'REJECTED') return null;
  if (decision === 'UNDECIDED') return 'the arbiter could not tell';
  // Of a sealed call nobody here can tell whether the effects are its own.
  const effects = action && posted;
  const because = await judgePolicy(tx, {
    userId,
    transactionId: id,
    account,
    chainId,
    calls: callsOf(action),
    effects,
  });
  return because ?? (execution === 1 ? 'the owner executes, and approves first' : null);
}

/** What the account turns to: for a signature that is the contract which takes it. */
function callsOf(action: Action | null): { to: Address; value: string }[] {
  if (action?.tx) return [action.tx];
  const contract = action?.typedData?.domain.verifyingContract as Address | undefined;
  return action?.calls ?? (contract ? [{ to: contract, value: '0' }] : []);
}
