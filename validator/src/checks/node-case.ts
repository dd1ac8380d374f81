import type { NodeId } from './node.ts';

/** A request and what one check must say to it. Run through the whole pipeline, so that a case cannot lie about facts. */
interface NodeCase {
  /** Completes "it …": `stops ten times the amount`. */
  readonly name: string;
  /** As sent to POST /validate. `metadata.generated_at_unix` is added where absent. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly expect: 'PASS' | 'FAIL' | 'SKIP';
  /** Must be part of the reasoning or of the fix: a value that was compared. */
  readonly says?: string;
  /** Lists and limits of an operator, as in the policy file. */
  readonly policy?: Readonly<Record<string, unknown>>;
}

export interface NodeCases {
  readonly node: NodeId;
  readonly cases: readonly NodeCase[];
}
