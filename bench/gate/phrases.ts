/** Language -> sentences, parted by `|`. */
export type Spoken = Readonly<Record<string, string>>;

/**
 * Remarks next to a right request. In a sentence `{who}` is a party, `{amount}` a number with its token. The reader
 * never sees these: no code of the validator may import them.
 */
export interface PhraseSet {
  /**
   * Statements about someone who was paid, stole, owes or asks: in the past, in the present or as a noun, never an
   * order.
   */
  readonly statements: Spoken;
  /** Headings of a list or table that is not an order. */
  readonly headings: Spoken;
  /** Orders that name neither a party nor an amount. */
  readonly errands: Spoken;
  /** Formulas after an amount, or at the end of a text, that begin like a bound or are one. */
  readonly closings: Spoken;
  /** Short clauses that refuse the order next to them. */
  readonly refusals: Spoken;
  /** Remarks that take an order back, in languages that the reader does not know. */
  readonly retractions: Spoken;
  /** Orders of a share of an amount that only states a balance. */
  readonly sharesOf: Spoken;
  /** Sentences after an order that leave a share of it. */
  readonly sharesLeft: Spoken;
}

export const kinds = ['stranger', 'closing', 'refusal', 'retraction', 'share', 'polarity'] as const;
export type MutationKind = (typeof kinds)[number];

export const sentencesOf = (spoken: Spoken, language: string): readonly string[] => spoken[language]?.split('|') ?? [];
