import { walkCalls } from '../decode/walk-calls.ts';
import type { Facts } from '../facts/facts.ts';
import { cannotTell, type Finding, fail, familyOf, type Need, type Node, notApplicable, unavailable } from './node.ts';

export interface Judgement {
  readonly node: Node;
  readonly finding: Finding;
}

/** What a need lacks: null where it is there. */
const unmet: Readonly<Record<Need, (facts: Facts) => Finding | null>> = {
  calls: ({ decoded }) => (decoded.calls.length > 0 ? null : notApplicable('The request contains no call.')),
  message: ({ decoded }) =>
    decoded.message ? null : notApplicable('The request contains no order or typed data to sign.'),
  effects: ({ decoded }) => (decoded.effects.length > 0 ? null : notApplicable('The transaction has no effect.')),
  steps: ({ intent }) => (intent.steps.length > 0 ? null : cannotTell('The intent names no action to compare.')),
  rpc: () => unavailable('No chain is queried: the verdict is made offline.'),
  model: ({ model }) => (model ? null : unavailable('No language model is configured.')),
};

/** Whether bytes were found that do not decode, which another check fails for. */
function isMalformed({ decoded: { calls, message } }: Facts): boolean {
  if (message?.faults.some(({ code }) => code === 'malformed')) return true;
  for (const { faults } of walkCalls(calls)) if (faults.some(({ code }) => code === 'malformed')) return true;
  return false;
}

const unreadable = cannotTell('The transaction could not be read, so nothing was compared.');

/** Runs every check. One whose needs are not met is skipped; one that crashes has failed, for it has seen nothing. */
export function runNodes(
  nodes: readonly Node[],
  facts: Facts,
  onCrash: (node: Node, error: unknown) => void,
): Judgement[] {
  const isUnread = facts.request.faults.length > 0 || isMalformed(facts);
  return nodes.map((node) => {
    // What is not there as it was sent cannot be held against anything: the checks of format and encoding say what to correct.
    if (isUnread && familyOf(node.id) === 'intent_alignment') return { node, finding: unreadable };
    for (const need of node.needs) {
      const finding = unmet[need](facts);
      if (finding) return { node, finding };
    }
    try {
      return { node, finding: node.check(facts) };
    } catch (error) {
      onCrash(node, error);
      const reason = 'The check crashed, so it counts as failed.';
      return { node, finding: fail(reason, 'Report this request to the operator of the validator.', {}, 0.5) };
    }
  });
}
