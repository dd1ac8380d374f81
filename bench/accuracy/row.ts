import type { Slot } from './words.ts';

export type Split = 'dev' | 'test';
export type Kind = 'aligned' | 'mutant' | 'odd';
export type Severity = 'critical' | 'high';

export type Request = Readonly<Record<string, unknown>> & {
  readonly human_intent: string;
  readonly proposed_tx: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** One request with the expected answer of the validator. */
export interface Row {
  readonly id: string;
  readonly kind: Kind;
  readonly split: Split;
  readonly operation: string;
  readonly request: Request;
  readonly expect: 'PASS' | 'REJECT';
  /** For a mutant: the mutation. */
  readonly mutation?: string;
  /** For a mutant: the checks of which one must fail. */
  readonly nodes?: readonly string[];
  readonly severity?: Severity;
  /** The operator's policy for this request, by name. */
  readonly policy?: string;
  /** For an aligned row: what a reader should find in the words. */
  readonly slots?: readonly Slot[];
}
