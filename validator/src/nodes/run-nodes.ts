import type { Facts } from '../facts.ts';
import { cannotTell, type Finding, fail, type Need, type Node, notApplicable, unavailable } from './node.ts';

export interface Judgement {
  readonly node: Node;
  readonly finding: Finding;
}

/** What a need lacks: null where it is there. */
const unmet: Readonly<Record<Need, (facts: Facts) => Finding | null>> = {
  calls: ({ decoded }) => (decoded.calls.length > 0 ? null : notApplicable('There is no call in the request.')),
  message: ({ decoded }) => (decoded.message ? null : notApplicable('There is no order and no typed data to sign.')),
  effects: ({ decoded }) => (decoded.effects.length > 0 ? null : notApplicable('The transaction has no effect.')),
  steps: ({ intent }) =>
    intent.steps.length > 0 ? null : cannotTell('The intent names no action that could be compared.'),
  chain: ({ chain, request }) =>
    chain
      ? null
      : cannotTell(
          request.chainId === null
            ? 'The request names no chain (proposed_tx.chain_id).'
            : `The chain ${request.chainId} is not one whose contracts and tokens are known.`,
        ),
  sender: ({ request }) => (request.sender ? null : cannotTell('The request names no sender (proposed_tx.from).')),
  rpc: () => unavailable('No chain is asked: the verdict is made offline.'),
  model: ({ model }) => (model ? null : unavailable('No language model is configured.')),
};

/** Runs every check. One whose needs are not met is skipped; one that crashes has failed, for it has seen nothing. */
export function runNodes(
  nodes: readonly Node[],
  facts: Facts,
  onCrash: (node: Node, error: unknown) => void,
): Judgement[] {
  return nodes.map((node) => {
    for (const need of node.needs) {
      const finding = unmet[need](facts);
      if (finding) return { node, finding };
    }
    try {
      return { node, finding: node.check(facts) };
    } catch (error) {
      onCrash(node, error);
      const reason = 'The check could not be carried out, so it counts as failed.';
      return { node, finding: fail(reason, 'Report this request to the operator of the validator.', {}, 0.5) };
    }
  });
}
