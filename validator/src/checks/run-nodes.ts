import { walkCalls } from '../decode/walk-calls.ts';
import type { Facts } from '../facts/facts.ts';
import { cannotTell, type Finding, fail, familyOf, type Need, type Node, notApplicable, unavailable } from './node.ts';

export interface Judgement {
  readonly node: Node;
  readonly finding: Finding;
}

/** The finding for an unmet need; null if it is met. */
const unmet: Readonly<Record<Need, (facts: Facts) => Finding | null>> = {
  calls: ({ decoded }) => (decoded.calls.length > 0 ? null : notApplicable('The request contains no call.')),
  message: ({ decoded }) =>
    decoded.message ? null : notApplicable('The request contains no order or typed data to sign.'),
  effects: ({ decoded }) => (decoded.effects.length > 0 ? null : notApplicable('The transaction has no effect.')),
  steps: ({ intent }) => (intent.steps.length > 0 ? null : cannotTell('The intent names no action to compare.')),
  rpc: () => unavailable('No chain is queried: the verdict is made offline.'),
  model: ({ model }) => (model ? null : unavailable('No language model is configured.')),
};

/** Whether some bytes do not decode, for which another check fails. */
function isMalformed({ decoded: { calls, message } }: Facts): boolean {
  if (message?.faults.some(({ code }) => code === 'malformed')) return true;
  for (const { faults } of walkCalls(calls)) if (faults.some(({ code }) => code === 'malformed')) return true;
  return false;
}

const unreadable = cannotTell('The transaction could not be read, so nothing was compared.');

/** Runs every check. A check with unmet needs is skipped; a check that crashes fails, because it judged nothing. */
export function runNodes(
  nodes: readonly Node[],
  facts: Facts,
  onCrash: (node: Node, error: unknown) => void,
): Judgement[] {
  const isUnread = facts.request.faults.length > 0 || isMalformed(facts);
  return nodes.map((node) => {
    // Unreadable parts of a request cannot be compared: the checks of format and encoding report the correction.
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
