/**
 * Forms of everyday verbs, a row for each verb, separated by `|`. `*` marks the verb where words stand ahead of it, `…` the place of what it is
 * about; without one that stands where the language has it.
 */
export interface Paradigm {
  readonly about: string;
  readonly isVerbLast?: boolean;
  readonly ordered: readonly string[];
  readonly told: readonly string[];
}
