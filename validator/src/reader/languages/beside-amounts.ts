/**
 * Words next to an amount that turn it into another number. `before`: `all but 100 USDC`; `after`: `100 USDC plus tip`.
 * Shares (`half`) and counts (`each`) are among the words by meaning.
 */
export interface BesideAmounts {
  readonly before?: string;
  readonly after?: string;
}
