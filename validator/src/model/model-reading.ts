/** A part of the intent that the model says matters, with the very words it stands in. */
export interface ModelElement {
  readonly kind: 'action' | 'amount' | 'asset' | 'recipient' | 'spender' | 'protocol' | 'chain' | 'constraint';
  readonly quote: string;
}

/** A wish of the owner that the model says the transaction does not keep. */
export interface ModelViolation {
  readonly quote: string;
  readonly why: string;
}

/** What came back, checked by schema; null where the model was not asked or gave nothing usable. */
export interface ModelReading {
  readonly elements: readonly ModelElement[] | null;
  readonly violations: readonly ModelViolation[] | null;
  /** Why something is null, in words for the owner. */
  readonly problem: string | null;
}
