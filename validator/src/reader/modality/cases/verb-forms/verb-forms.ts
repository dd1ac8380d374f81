/** Verbs of a language by their parts, and which of the forms that are built of them order. */
export interface VerbForms {
  /** A sentence with `…` for the verb. */
  readonly frame: string;
  /** Parts of each verb by their names. */
  readonly verbs: readonly Readonly<Record<string, string>>[];
  /** Forms, separated by `|`, with the names of parts in braces. The part is the word that a reader finds, the rest its ending. */
  readonly ordered: string;
  readonly told: string;
  /** Whole sentences with the verb in brackets: somebody's doing, in a form or a place that could be taken for an order. */
  readonly others: readonly string[];
}
