import {
  type Address,
  type Hex,
  hashCall,
  hashReport,
  hashVerdict,
  type NewApproval,
  zeroHash,
} from '@countersign/protocol';
import { recoverSigner } from '../../platform/crypto/recover-address.ts';
import type { Database } from '../../platform/db/database.ts';
import { judgePolicy } from '../policy/index.ts';
import { findServiceOwner } from '../verification-services/index.ts';
import { callDiffers, verdictSignatureRefused } from './errors.ts';
import { showCall } from './show.ts';
import { insertVerdict, type Ruling, readCall, type TransactionState } from './store.ts';

interface KeptVerdict extends Ruling {
  /** What the arbiter signed; null where it signed nothing. */
  readonly verdictHash: Hex | null;
}

/** Stores the verdict; tells whether the owner must decide, too. Called under `lockAccount`, for the policy is judged. */
export async function keepVerdict(tx: Database, state: TransactionState, posted: NewApproval): Promise<KeptVerdict> {
  const { verdict } = posted;
  const { id, account, chainId } = state;
  const call = showCall(await readCall(tx, id));
  // An arbiter that names another call has judged something else.
  const isOther =
    call && verdict.callHash !== undefined && verdict.callHash !== hashCall({ chainId, account, ...call });
  if (isOther) throw callDiffers();
  const effects = verdict.effects ?? null;
  const { report = null, callHash = null } = verdict;
  const reportHash = report === null ? null : hashReport(report);
  const signed = await checkSignature(tx, state, posted, reportHash);
  const because = await whyOwnerNeeded(tx, state, posted, call);
  const ruling = { effects, ownerNeeded: because !== null };
  await insertVerdict(tx, {
    ...ruling,
    transactionId: id,
    report,
    callHash,
    reportHash,
    responseCid: verdict.responseCid ?? null,
    decidedAt: verdict.decidedAt ?? null,
    signature: verdict.verdictSignature ?? null,
    signer: signed?.signer ?? null,
    ownerNeededBecause: because,
  });
  return { ...ruling, verdictHash: signed?.hash ?? null };
}

/** What was signed and by whom. A signature that is not the verification service's own is refused, not kept. */
async function checkSignature(
  tx: Database,
  { requestHash, serviceId }: TransactionState,
  { decision, verdict }: NewApproval,
  reportHash: Hex | null,
): Promise<{ hash: Hex; signer: Address } | null> {
  const { verdictSignature, decidedAt, confidence = 0, callHash = zeroHash } = verdict;
  if (verdictSignature === undefined || decidedAt === undefined) return null;
  const confidenceBps = Math.round(confidence * 10_000);
  const hash = hashVerdict({
    requestHash,
    decision,
    confidenceBps,
    callHash,
    reportHash: reportHash ?? zeroHash,
    decidedAt,
  });
  const signer = recoverSigner(hash, verdictSignature);
  if (signer === null || signer !== (await findServiceOwner(tx, serviceId))) throw verdictSignatureRefused();
  return { hash, signer };
}

async function whyOwnerNeeded(
  tx: Database,
  { id, userId, account, chainId, execution }: TransactionState,
  { decision, verdict }: NewApproval,
  call: ReturnType<typeof showCall>,
): Promise<string | null> {
  if (decision === 'REJECTED') return null;
  if (decision === 'UNDECIDED') return 'the arbiter could not tell';
  // Of a sealed call nobody here can tell whether the effects are its own.
  const effects = call && (verdict.effects ?? null);
  const because = await judgePolicy(tx, { userId, transactionId: id, account, chainId, call, effects });
  return because ?? (execution === 1 ? 'the owner executes, and approves first' : null);
}
