import {
  type Action,
  type Address,
  type Decision,
  type Effect,
  type ExecutionType,
  executionTypes,
} from '@countersign/protocol';
import { whyNotCounted } from './counted-verdict.ts';

interface Judged {
  readonly decision: Decision;
  /** Whether the owner trusted the verification service when the verdict came. */
  readonly trusted: boolean;
  readonly execution: ExecutionType;
}

/** Whether the policy applies at all. */
export const isForPolicy = ({ decision, trusted }: Judged): boolean => decision === 'APPROVED' && trusted;

/** Why the owner must also decide; null if it is not needed. `byRules` is the reason from the rules, if any. */
export function whyOwnerNeeded(judged: Judged, byRules: string | null): string | null {
  if (judged.decision === 'REJECTED') return null;
  if (judged.decision === 'UNDECIDED') return 'the arbiter is not sure';
  const others =
    judged.execution === executionTypes.USER_EXECUTED
      ? "the settings require the owner's approval for every request"
      : null;
  return whyNotCounted(judged) ?? byRules ?? others;
}

/** The data for the policy. For a sealed call the service cannot check whether the effects are those of the call. */
export const judgedBy = (action: Action | null, effects: readonly Effect[] | null) => ({
  calls: callsOf(action),
  effects: action && effects,
});

/** The addresses that the account calls: for a signature, the contract that accepts it. */
function callsOf(action: Action | null): { to: Address; value: string }[] {
  if (action?.tx) return [action.tx];
  const contract = action?.typedData?.domain.verifyingContract as Address | undefined;
  return action?.calls ?? (contract ? [{ to: contract, value: '0' }] : []);
}
