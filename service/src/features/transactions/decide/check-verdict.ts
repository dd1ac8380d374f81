import {
  type Address,
  formerVerdictType,
  type Hex,
  hashVerdict,
  type NewApproval,
  toBasisPoints,
  type VerdictType,
  verdictType,
  zeroHash,
} from '@countersign/protocol';
import { recoverSigner } from '../../../platform/crypto/recover-address.ts';
import {
  formerTypeRefused,
  unsignedRefused,
  verdictIncomplete,
  verdictSignatureRefused,
  verdictStale,
} from '../base/errors.ts';
import type { TransactionState } from '../base/store.ts';
import type { VerdictGround } from './decision-store.ts';

const FRESH_SECONDS = 300;

/** The type, hash and signer of a signed verdict. */
interface SignedVerdict {
  readonly type: VerdictType;
  readonly hash: Hex;
  readonly signer: Address;
}

/** The data for the check. */
interface Ground extends Pick<VerdictGround, 'serviceOwner' | 'nowSeconds'> {
  readonly allowUnsigned: boolean;
  /** The hashes of the posted report and effects. */
  readonly reportHash: Hex;
  readonly effectsHash: Hex;
}

/**
 * A verdict counts if it is complete, fresh, and signed by the account that the registry names. Without a signature its
 * only proof is an ORION key, which the operator has to allow; then there is nothing to check, and the result is null.
 */
export function checkVerdict(state: TransactionState, posted: NewApproval, ground: Ground): SignedVerdict | null {
  const { verdictSignature, decidedAt } = posted.verdict;
  if (verdictSignature === undefined) {
    if (ground.allowUnsigned) return null;
    throw unsignedRefused();
  }
  if (decidedAt === undefined) throw verdictIncomplete('decidedAt', 'is required in a signed verdict');
  refuseIncomplete(state, posted);
  const off = Math.round(decidedAt - ground.nowSeconds);
  if (Math.abs(off) > FRESH_SECONDS) throw verdictStale(off);
  return checkSignature(state, posted, ground, { signature: verdictSignature, decidedAt });
}

/**
 * UNDECIDED needs no fields, because the arbiter may not have been able to read the request; other decisions need all
 * of them.
 */
function refuseIncomplete({ form }: TransactionState, { decision, verdict }: NewApproval): void {
  if (decision === 'UNDECIDED') return;
  for (const field of ['callHash', 'report', 'effects'] as const) {
    if (verdict[field] === undefined) throw verdictIncomplete(field, `is required with ${decision}`);
  }
  // The effects of a sealed request would reveal its content. For other requests, an approval has to list them.
  if (decision === 'APPROVED' && form !== 'sealed' && verdict.effects === null) {
    throw verdictIncomplete('effects', 'must be a list; if the effects are unknown, the decision must be UNDECIDED');
  }
}

function checkSignature(
  { requestHash }: TransactionState,
  { decision, verdict }: NewApproval,
  { serviceOwner: owner, reportHash, effectsHash }: Ground,
  { signature, decidedAt }: { readonly signature: Hex; readonly decidedAt: number },
): SignedVerdict {
  const { confidence = 0, callHash = zeroHash } = verdict;
  const said = {
    requestHash,
    decision,
    confidenceBps: toBasisPoints(confidence),
    callHash,
    reportHash,
    effectsHash,
    decidedAt,
  };
  const hash = hashVerdict(said);
  const signer = recoverSigner(hash, signature);
  if (signer !== null && signer === owner) return { type: verdictType, hash, signer };
  const formerSigner = recoverSigner(hashVerdict(said, formerVerdictType), signature);
  throw formerSigner !== null && formerSigner === owner ? formerTypeRefused() : verdictSignatureRefused();
}
