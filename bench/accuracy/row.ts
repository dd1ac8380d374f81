import type { Slot } from './words.ts';

export type Split = 'dev' | 'test';
export type Kind = 'aligned' | 'mutant' | 'odd';
export type Severity = 'critical' | 'high';

export type Request = Readonly<Record<string, unknown>> & {
  readonly human_intent: string;
  readonly proposed_tx: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** One request and what the validator must say to it. */
export interface Row {
  readonly id: string;
  readonly kind: Kind;
  readonly split: Split;
  readonly operation: string;
  readonly request: Request;
  readonly expect: 'PASS' | 'REJECT';
  /** Of a mutant: the change that was made. */
  readonly mutation?: string;
  /** Of a mutant: the check that must fail; where two say the same of the change, either. */
  readonly nodes?: readonly string[];
  readonly severity?: Severity;
  /** Name of the operator's policy under which it is judged. */
  readonly policy?: string;
  /** Of an aligned row: what a reader should find in the words. */
  readonly slots?: readonly Slot[];
}
