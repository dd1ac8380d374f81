import type { Decision } from './approvals.ts';
import type { Hex } from './hex.ts';
import { hashPayload, hashSealedPayload } from './request-hash.ts';
import { hashStruct } from './typed-data.ts';

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
  /** In seconds, as the chain counts. */
  readonly decidedAt: number;
}

/** The numbers of the decisions in signatures and on chain. */
export const decisionCodes = { APPROVED: 1, REJECTED: 2, UNDECIDED: 3 } as const satisfies Record<Decision, number>;

/** As wallets and contracts take it (EIP-712). */
export const verdictType =
  'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,uint64 decidedAt)';

/** The `reportHash` of a report as it is posted: of its canonical JSON, or of its text where it is encrypted. */
export function hashReport(report: object | string | null): Hex {
  if (report === null) return zeroHash;
  return typeof report === 'string' ? hashSealedPayload(report) : hashPayload(report);
}

/** The EIP-712 hash that an arbiter signs, by the domain of requests: a verdict can be checked offline and anywhere. */
export function hashVerdict(verdict: Verdict): Hex {
  const { requestHash, decision, confidenceBps, callHash, reportHash, decidedAt } = verdict;
  const code = decisionCodes[decision];
  return hashStruct(verdictType, [requestHash, code, confidenceBps, callHash, reportHash, decidedAt]);
}
