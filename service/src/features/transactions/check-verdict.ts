import {
  type Address,
  formerVerdictType,
  type Hex,
  hashEffects,
  hashReport,
  hashVerdict,
  type NewApproval,
  toBasisPoints,
  type VerdictType,
  verdictType,
  zeroHash,
} from '@countersign/protocol';
import { recoverSigner } from '../../platform/crypto/recover-address.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { findServiceOwner } from '../verification-services/index.ts';
import {
  formerTypeRefused,
  unsignedRefused,
  verdictIncomplete,
  verdictSignatureRefused,
  verdictStale,
} from './errors.ts';
import type { TransactionState } from './store.ts';

const FRESH_SECONDS = 300;

/** What an arbiter has signed, and with which account. */
interface SignedVerdict {
  readonly type: VerdictType;
  readonly hash: Hex;
  readonly signer: Address;
}

/**
 * A verdict counts if it is complete, fresh, and signed by the account that the registry names. Without a signature it
 * rests on an ORION key alone, which the operator has to allow; then there is nothing to check, and the result is null.
 */
export async function checkVerdict(
  tx: Database,
  state: TransactionState,
  posted: NewApproval,
  { allowUnsigned }: { readonly allowUnsigned: boolean },
): Promise<SignedVerdict | null> {
  const { verdictSignature, decidedAt } = posted.verdict;
  if (verdictSignature === undefined) {
    if (allowUnsigned) return null;
    throw unsignedRefused();
  }
  if (decidedAt === undefined) throw verdictIncomplete('decidedAt', 'is required in a signed verdict');
  refuseIncomplete(state, posted);
  await refuseStale(tx, decidedAt);
  return checkSignature(tx, state, posted, { signature: verdictSignature, decidedAt });
}

/** An arbiter that could not read or judge a request has nothing to show; a decision has to be shown whole. */
function refuseIncomplete({ form }: TransactionState, { decision, verdict }: NewApproval): void {
  if (decision === 'UNDECIDED') return;
  for (const field of ['callHash', 'report', 'effects'] as const) {
    if (verdict[field] === undefined) throw verdictIncomplete(field, `is required with ${decision}`);
  }
  // Sealed ones would tell the content. Of others an approval has to say what it approves.
  if (decision === 'APPROVED' && form !== 'sealed' && verdict.effects === null) {
    throw verdictIncomplete('effects', 'must be a list; if the effects are unknown, the decision must be UNDECIDED');
  }
}

/** By the clock of the database, which all instances share. */
async function refuseStale(tx: Database, decidedAt: number): Promise<void> {
  const { rows } = await tx.execute<{ off: number }>(
    sql`SELECT round(${decidedAt}::bigint - extract(epoch FROM now()))::float8 AS off`,
  );
  const off = Number(rows[0]?.off);
  if (!(Math.abs(off) <= FRESH_SECONDS)) throw verdictStale(off);
}

async function checkSignature(
  tx: Database,
  { requestHash, serviceId }: TransactionState,
  { decision, verdict }: NewApproval,
  { signature, decidedAt }: { readonly signature: Hex; readonly decidedAt: number },
): Promise<SignedVerdict> {
  const { confidence = 0, callHash = zeroHash, report = null, effects = null } = verdict;
  const said = {
    requestHash,
    decision,
    confidenceBps: toBasisPoints(confidence),
    callHash,
    reportHash: hashReport(report),
    effectsHash: hashEffects(effects),
    decidedAt,
  };
  const owner = await findServiceOwner(tx, serviceId);
  const hash = hashVerdict(said);
  const signer = recoverSigner(hash, signature);
  if (signer !== null && signer === owner) return { type: verdictType, hash, signer };
  const formerSigner = recoverSigner(hashVerdict(said, formerVerdictType), signature);
  throw formerSigner !== null && formerSigner === owner ? formerTypeRefused() : verdictSignatureRefused();
}
