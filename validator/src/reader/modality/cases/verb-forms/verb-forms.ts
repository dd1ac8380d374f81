/** Verbs of a language by parts, and which forms built from the parts are orders. */
export interface VerbForms {
  /** A sentence with `…` for the verb. */
  readonly frame: string;
  /** Parts of each verb by their names. */
  readonly verbs: readonly Readonly<Record<string, string>>[];
  /**
   * Forms, separated by `|`, with the names of parts in braces. The part is the word that the reader finds, the rest
   * its ending.
   */
  readonly ordered: string;
  readonly told: string;
  /** Whole sentences with the verb in brackets: statements in a form or a place that looks like an order. */
  readonly others: readonly string[];
}
