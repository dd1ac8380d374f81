import type { Decision } from './approvals.ts';
import type { Hex } from './hex.ts';
import { hashPayload, hashSealedPayload } from './request-hash.ts';
import { hashStruct } from './typed-data.ts';
import { formerVerdictType, type VerdictType, verdictType } from './verdict-types.ts';

/** Replaces the hash of an absent value. */
export const zeroHash: Hex = `0x${'0'.repeat(64)}`;

/** The data that an arbiter signs. */
export interface Verdict {
  readonly requestHash: Hex;
  readonly decision: Decision;
  /** Confidence in hundredths of a percent, from 0 to 10000. */
  readonly confidenceBps: number;
  /** See `hashCall`; 32 zero bytes if the call is unknown. */
  readonly callHash: Hex;
  /** 32 zero bytes if there is no report. */
  readonly reportHash: Hex;
  /** See `hashEffects`; 32 zero bytes if no effects are posted. */
  readonly effectsHash: Hex;
  /** In seconds, as in block timestamps. */
  readonly decidedAt: number;
}

/** The numbers of decisions in signatures and on chain. */
export const decisionCodes = { APPROVED: 1, REJECTED: 2, UNDECIDED: 3 } as const satisfies Record<Decision, number>;

/** The `reportHash` of a posted report: of its canonical JSON, or of its text if it is encrypted. */
export function hashReport(report: object | string | null): Hex {
  if (report === null) return zeroHash;
  return typeof report === 'string' ? hashSealedPayload(report) : hashPayload(report);
}

/** The `effectsHash` of posted effects: of their canonical JSON. */
export const hashEffects = (effects: readonly object[] | null): Hex =>
  effects === null ? zeroHash : hashPayload(effects);

/** A confidence from 0 to 1 in its signed form. */
export const toBasisPoints = (confidence: number): number => Math.round(confidence * 10_000);

/**
 * The EIP-712 hash that an arbiter signs, in the domain of requests: a verdict can be verified offline and anywhere.
 */
export function hashVerdict(verdict: Verdict, type: VerdictType = verdictType): Hex {
  const { requestHash, decision, confidenceBps, callHash, reportHash, effectsHash, decidedAt } = verdict;
  const code = decisionCodes[decision];
  const effects = type === formerVerdictType ? [] : [effectsHash];
  return hashStruct(type, [requestHash, code, confidenceBps, callHash, reportHash, ...effects, decidedAt]);
}
