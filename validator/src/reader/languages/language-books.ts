import type { Barred } from './barred.ts';
import type { BesideAmounts } from './beside-amounts.ts';
import type { CueBook } from './cue-book.ts';
import type { Instructing } from './instructing.ts';
import type { Language } from './language.ts';
import type { Unsettled } from './rows.ts';

/**
 * All data of a language, one file each in its folder: `words.ts`, `cues.ts`, `unsettled.ts`, `instructing.ts`,
 * `amounts.ts`, `barred.ts`, `unable.ts`. Long tables of words are in files next to `words.ts`: `verbs.ts`, `nouns.ts`,
 * `roles.ts`, `quantities.ts`, `connectives.ts`, `fillers.ts`; `verb-forms.ts` and `numbers.ts` derive words by rule.
 */
export interface LanguageBooks {
  /**
   * Letters that identify the language, unless an earlier one in the list has them; null for Latin letters, where words
   * decide.
   */
  readonly letters: RegExp | null;
  /** The meanings of its words: verbs, nouns, prepositions, numbers, names of coins. */
  readonly words: Language;
  /** Words that mark an action as not instructed: forbidden, asked, conditional, planned, done. */
  readonly cues: CueBook;
  /** Words in a sentence of their own that leave it open whether an instruction still holds. */
  readonly unsettled: Unsettled;
  /** Which forms of its verbs instruct. */
  readonly instructing: Instructing;
  /** Words next to an amount that change it. */
  readonly amounts: BesideAmounts | null;
  /** Remarks that a payment cannot, may not or must not be made. */
  readonly barred: readonly Barred[];
  /** What someone else is unable to do: a reason, not a prohibition. */
  readonly unable: readonly RegExp[];
}
