import type { Decision } from './approvals.ts';
import type { Hex } from './hex.ts';
import { hashPayload, hashSealedPayload } from './request-hash.ts';
import { hashStruct } from './typed-data.ts';
import { formerVerdictType, type VerdictType, verdictType } from './verdict-types.ts';

/** In place of the hash of something that there is not. */
export const zeroHash: Hex = `0x${'0'.repeat(64)}`;

/** What an arbiter signs. */
export interface Verdict {
  readonly requestHash: Hex;
  readonly decision: Decision;
  /** Confidence in hundredths of a percent, from 0 to 10000. */
  readonly confidenceBps: number;
  /** See `hashCall`; 32 zero bytes where the call is not known. */
  readonly callHash: Hex;
  /** 32 zero bytes where there is no report. */
  readonly reportHash: Hex;
  /** See `hashEffects`; 32 zero bytes if no effects are posted. */
  readonly effectsHash: Hex;
  /** In seconds, as the chain counts. */
  readonly decidedAt: number;
}

/** The numbers of the decisions in signatures and on chain. */
export const decisionCodes = { APPROVED: 1, REJECTED: 2, UNDECIDED: 3 } as const satisfies Record<Decision, number>;

/** The `reportHash` of a report as it is posted: of its canonical JSON, or of its text where it is encrypted. */
export function hashReport(report: object | string | null): Hex {
  if (report === null) return zeroHash;
  return typeof report === 'string' ? hashSealedPayload(report) : hashPayload(report);
}

/** The `effectsHash` of effects as they are posted: of their canonical JSON. */
export const hashEffects = (effects: readonly object[] | null): Hex =>
  effects === null ? zeroHash : hashPayload(effects);

/** A confidence from 0 to 1 as it is signed. */
export const toBasisPoints = (confidence: number): number => Math.round(confidence * 10_000);

/** The EIP-712 hash that an arbiter signs, by the domain of requests: a verdict can be checked offline and anywhere. */
export function hashVerdict(verdict: Verdict, type: VerdictType = verdictType): Hex {
  const { requestHash, decision, confidenceBps, callHash, reportHash, effectsHash, decidedAt } = verdict;
  const code = decisionCodes[decision];
  const effects = type === formerVerdictType ? [] : [effectsHash];
  return hashStruct(type, [requestHash, code, confidenceBps, callHash, reportHash, ...effects, decidedAt]);
}
