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

/** Whether a policy has a say in it at all. */
export const isForPolicy = ({ decision, trusted }: Judged): boolean => decision === 'APPROVED' && trusted;

/** Why the owner must decide, too; null where nobody needs to. `byRules` is why the rules ask, where they have a say. */
export function whyOwnerNeeded(judged: Judged, byRules: string | null): string | null {
  if (judged.decision === 'REJECTED') return null;
  if (judged.decision === 'UNDECIDED') return 'the arbiter is not sure';
  const others =
    judged.execution === executionTypes.USER_EXECUTED
      ? "the settings require the owner's approval for every request"
      : null;
  return whyNotCounted(judged) ?? byRules ?? others;
}

/** What a policy is held against. Of a sealed call nobody here can tell whether the effects are its own. */
export const judgedBy = (action: Action | null, effects: readonly Effect[] | null) => ({
  calls: callsOf(action),
  effects: action && effects,
});

/** What the account turns to: for a signature that is the contract which takes it. */
function callsOf(action: Action | null): { to: Address; value: string }[] {
  if (action?.tx) return [action.tx];
  const contract = action?.typedData?.domain.verifyingContract as Address | undefined;
  return action?.calls ?? (contract ? [{ to: contract, value: '0' }] : []);
}
