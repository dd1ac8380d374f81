/** Language -> sentences, parted by `|`. */
export type Spoken = Readonly<Record<string, string>>;

/**
 * What is said beside a right request. In a sentence `{who}` is a party, `{amount}` a number with its token. The reader
 * never sees these: no code of the validator may import them.
 */
export interface PhraseSet {
  /** About somebody who was paid, stole, owes, asks: in the past, in the present or as a noun, and never an order. */
  readonly statements: Spoken;
  /** Over a list or table of what is no order. */
  readonly headings: Spoken;
  /** Orders that name neither a party nor an amount. */
  readonly errands: Spoken;
  /** Formulas behind an amount, or at the end of a text, that begin like a bound or are one. */
  readonly closings: Spoken;
  /** Short clauses that refuse what stands beside them. */
  readonly refusals: Spoken;
  /** Remarks that take an order back, in languages that the reader does not know. */
  readonly retractions: Spoken;
  /** Orders of a share of an amount that only tells what there is. */
  readonly sharesOf: Spoken;
  /** Sentences behind an order that leave a share of it. */
  readonly sharesLeft: Spoken;
}

export const kinds = ['stranger', 'closing', 'refusal', 'retraction', 'share', 'polarity'] as const;
export type MutationKind = (typeof kinds)[number];

export const sentencesOf = (spoken: Spoken, language: string): readonly string[] => spoken[language]?.split('|') ?? [];
