import type { Decision } from '@countersign/protocol';
import type { Approval } from '../base/store.ts';
import type { Ruling } from './decision-store.ts';

/**
 * The decisions as they count. An approval by a service that the owner did not trust when it came is as good as none: the
 * owner decides, and knows of it. A rejection stands, for it costs nobody anything.
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

/** Why an approval is left to the owner; null where it counts or is none. */
export const whyNotCounted = ({ decision, trusted }: { decision: Decision; trusted: boolean }): string | null =>
  decision === 'APPROVED' && !trusted ? 'the owner does not trust the verification service' : null;
