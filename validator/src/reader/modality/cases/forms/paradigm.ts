/**
 * Forms of everyday verbs, a row for each verb, separated by `|`. `*` marks the verb if words precede it, `…` the place
 * of its object; without `…` the object is at the usual place of the language.
 */
export interface Paradigm {
  readonly about: string;
  readonly isVerbLast?: boolean;
  readonly ordered: readonly string[];
  readonly told: readonly string[];
}
