import { decisionCodes, verdictType, zeroHash } from '@countersign/protocol';
import type { WholeTransaction } from './record.ts';

/** The arbiter's signature with all signed values, as EIP-712 typed data that any library can verify. */
export function signedVerdict({ requestHash, verdict }: WholeTransaction) {
  if (!verdict) return null;
  const { decision, confidenceBps, callHash, reportHash, effectsHash, decidedAt } = verdict;
  const type = verdict.signedType ?? verdictType;
  const fields = type
    .slice(type.indexOf('(') + 1, -1)
    .split(',')
    .map((field) => ({ name: field.split(' ')[1] ?? '', type: field.split(' ')[0] ?? '' }));
  const values: Readonly<Record<string, unknown>> = {
    requestHash,
    decision: decisionCodes[decision],
    confidenceBps,
    callHash: callHash ?? zeroHash,
    reportHash: reportHash ?? zeroHash,
    effectsHash: effectsHash ?? zeroHash,
    decidedAt,
  };
  return {
    typedData: {
      domain: { name: 'Countersign', version: '1' },
      types: { Verdict: fields },
      primaryType: 'Verdict',
      message: Object.fromEntries(fields.map(({ name }) => [name, values[name]])),
    },
    signature: verdict.signature,
    signer: verdict.signer,
    decision,
    report: verdict.report,
    effects: verdict.effects,
  };
}
