import { alreadyClaimed, alreadyJudged, changedSince, stateIsFinal } from '../base/errors.ts';
import { isVerdict, type PostedDecision } from './decision.ts';
import type { Found } from './decision-store.ts';
import { isFinal } from './next-status.ts';

type Refusal = (decision: PostedDecision, found: Found) => Error | null;

/** Reasons against a decision. The first that applies is the error. */
const refusals: readonly Refusal[] = [
  (decision, { known }) => (isVerdict(decision) && known.some(({ type }) => type === 'orion') ? alreadyJudged() : null),
  (_, { before }) => (isFinal(before.status) ? stateIsFinal(before.status) : null),
  (_, { before }) => (before.claimedAt === null ? null : alreadyClaimed()),
  // The freeze will reject the request soon: until then no decision may approve it.
  (_, { isFrozen }) => (isFrozen ? stateIsFinal('REJECTED') : null),
  ({ posted: { ifUpdatedAt } }, { before }) =>
    ifUpdatedAt === null || ifUpdatedAt === before.updatedAt.toISOString() ? null : changedSince(before.updatedAt),
];

/** Call it under the lock of the row. */
export function refuseDecision(decision: PostedDecision, found: Found): void {
  for (const refusal of refusals) {
    const error = refusal(decision, found);
    if (error) throw error;
  }
}
