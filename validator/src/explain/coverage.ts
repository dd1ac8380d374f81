import type { Judgement } from '../nodes/run-nodes.ts';

export interface Coverage {
  /** Checks that this transaction called for. */
  readonly required: number;
  readonly ran: number;
  /** Those that it called for and that lacked something. */
  readonly missing: readonly { readonly node_id: string; readonly reason: string }[];
}

/** Which of the checks that apply could be made: a check skipped for want of context is not a check passed. */
export function measureCoverage(judgements: readonly Judgement[]): Coverage {
  const ran = judgements.filter(({ finding }) => finding.status !== 'SKIP').length;
  const missing = judgements.flatMap(({ node, finding }) =>
    finding.status === 'SKIP' && finding.why === 'missing' ? [{ node_id: node.id, reason: finding.reasoning }] : [],
  );
  return { required: ran + missing.length, ran, missing };
}
