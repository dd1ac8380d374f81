import { hashPayload, hashSealedPayload } from '@countersign/protocol';
import { hashTypedData } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { testOrionAccount } from '../arbiter/orion.ts';
import { someAddress, transferCallHash } from './transactions.ts';

const nothing = `0x${'0'.repeat(64)}`;

/** The signed part of a posted verdict. */
export interface PostedVerdict {
  readonly decision: 'APPROVED' | 'REJECTED' | 'UNDECIDED';
  readonly confidence?: number | null;
  readonly report?: Record<string, unknown> | string | null;
  readonly effects?: readonly object[] | null;
  readonly callHash?: string | null;
  readonly decidedAt: number;
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A complete, valid verdict on `transferFields`. */
export const completeVerdict = (escrowAddress: string) =>
  ({
    decision: 'APPROVED',
    confidence: 0.8765,
    report: { decision: 'PASS', nodes: [{ id: 'amount', confidence: 1e21 }], ключ: null },
    // Addresses in the case of validators: the signature covers what is posted.
    effects: [
      {
        kind: 'send',
        gives: [{ asset: { kind: 'native' }, amount: '1000000000000000000' }],
        gets: [],
        from: null,
        to: someAddress,
      },
    ],
    callHash: transferCallHash(escrowAddress),
    decidedAt: nowSeconds(),
  }) satisfies PostedVerdict;

const signedFields = [
  { name: 'requestHash', type: 'bytes32' },
  { name: 'decision', type: 'uint8' },
  { name: 'confidenceBps', type: 'uint16' },
  { name: 'callHash', type: 'bytes32' },
  { name: 'reportHash', type: 'bytes32' },
  { name: 'effectsHash', type: 'bytes32' },
  { name: 'decidedAt', type: 'uint64' },
];
/** The fields before effects were signed. */
export const formerFields = signedFields.filter(({ name }) => name !== 'effectsHash');

/** Computed independently of our code, from the type alone. */
export const verdictHash = (
  requestHash: string,
  { decision, confidence, report, effects, callHash, decidedAt }: PostedVerdict,
  fields = signedFields,
) =>
  hashTypedData({
    domain: { name: 'Countersign', version: '1' },
    primaryType: 'Verdict',
    types: { Verdict: fields },
    message: {
      requestHash: requestHash as `0x${string}`,
      decision: { APPROVED: 1, REJECTED: 2, UNDECIDED: 3 }[decision],
      confidenceBps: Math.round((confidence ?? 0) * 10_000),
      callHash: (callHash ?? nothing) as `0x${string}`,
      reportHash: hashReport(report ?? null) as `0x${string}`,
      effectsHash: (effects ? hashPayload(effects) : nothing) as `0x${string}`,
      decidedAt: BigInt(decidedAt),
    },
  });

function hashReport(report: Record<string, unknown> | string | null): string {
  if (report === null) return nothing;
  return typeof report === 'string' ? hashSealedPayload(report) : hashPayload(report);
}

/** The body of a verdict, signed over exactly its content. */
export async function signedVerdict<T extends PostedVerdict>(
  requestHash: string,
  posted: T,
  by: PrivateKeyAccount = testOrionAccount,
  fields = signedFields,
): Promise<T & { verdictSignature: string }> {
  return { ...posted, verdictSignature: await by.sign({ hash: verdictHash(requestHash, posted, fields) }) };
}
