import type { NodeId } from './node.ts';

/**
 * A request and the expected result of one check. It runs through the whole pipeline, so a case cannot fake the facts.
 */
interface NodeCase {
  /** Completes "it …": `stops ten times the amount`. */
  readonly name: string;
  /** As sent to POST /validate. `metadata.generated_at_unix` is added if absent. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly expect: 'PASS' | 'FAIL' | 'SKIP';
  /** Must be part of the reasoning or the fix: a compared value. */
  readonly says?: string;
  /** An operator's lists and limits, as in the policy file. */
  readonly policy?: Readonly<Record<string, unknown>>;
}

export interface NodeCases {
  readonly node: NodeId;
  readonly cases: readonly NodeCase[];
}
