import {
  type Address,
  checksumAddress,
  type Decision,
  type Hex,
  hashEffects,
  hashReport,
  hashVerdict,
  type VerdictType,
  zeroHash,
} from '@countersign/protocol';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A verdict as a record or a receipt shows it. */
export interface ShownVerdict {
  readonly decision: Decision;
  readonly confidenceBps: number;
  readonly report?: unknown;
  /** Counts in place of a report that is left out. */
  readonly reportHash?: string | null;
  readonly effects: readonly object[] | null;
  /** Counts in place of effects that a shared receipt leaves out. */
  readonly withheldEffectsHash?: string | null;
  readonly callHash: string | null;
  readonly decidedAt: number | null;
  readonly signedType: VerdictType | null;
  readonly signature: string | null;
}

/**
 * Who signed a verdict on this request, computed offline from all its content; null if it is not signed. Compare it
 * with the `owner` of the verification service, which the registry on chain also names.
 */
export function verdictSigner(requestHash: string, verdict: ShownVerdict): Address | null {
  const { decision, confidenceBps, report, reportHash, effects, withheldEffectsHash } = verdict;
  const { callHash, decidedAt, signedType, signature } = verdict;
  if (signature === null || signedType === null || decidedAt === null) return null;
  const hashes = {
    requestHash: requestHash as Hex,
    callHash: (callHash ?? zeroHash) as Hex,
    reportHash: report ? hashReport(report as object | string) : ((reportHash ?? zeroHash) as Hex),
    effectsHash: (withheldEffectsHash as Hex | null | undefined) ?? hashEffects(effects),
  };
  return recoverAddress(hashVerdict({ ...hashes, decision, confidenceBps, decidedAt }, signedType), signature);
}

/** The signer of a hash by a signature of 65 bytes; null if the signature is invalid. */
function recoverAddress(hash: Hex, signature: string): Address | null {
  try {
    const bytes = hexToBytes(signature.slice(2));
    const recovery = (bytes[64] ?? 0) - 27;
    if (bytes.length !== 65 || (recovery !== 0 && recovery !== 1)) return null;
    const point = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(hexToBytes(hash.slice(2)));
    return checksumAddress(`0x${bytesToHex(keccak_256(point.toBytes(false).subarray(1)).subarray(12))}`);
  } catch {
    return null;
  }
}
