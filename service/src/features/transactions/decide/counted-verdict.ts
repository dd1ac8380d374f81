import type { Decision } from '@countersign/protocol';
import type { Approval } from '../base/store.ts';
import type { Ruling } from './decision-store.ts';

/**
 * The decisions with their effective values. An approval by a service that the owner did not trust when it was posted
 * counts as UNDECIDED: the owner decides and sees why. A rejection counts, because it cannot cost the owner anything.
 */
export function asCounted<Given extends Pick<Approval, 'type' | 'decision'>>(
  approvals: readonly Given[],
  ruling: Pick<Ruling, 'trusted'> | null,
): Given[] {
  if (ruling === null || ruling.trusted) return [...approvals];
  return approvals.map((each) =>
    each.type === 'orion' && each.decision === 'APPROVED' ? { ...each, decision: 'UNDECIDED' } : each,
  );
}

/** Why an approval is left to the owner; null if it counts or is not an approval. */
export const whyNotCounted = ({ decision, trusted }: { decision: Decision; trusted: boolean }): string | null =>
  decision === 'APPROVED' && !trusted ? 'the owner does not trust the verification service' : null;
