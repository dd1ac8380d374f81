import type { Barred } from './barred.ts';
import type { BesideAmounts } from './beside-amounts.ts';
import type { CueBook } from './cue-book.ts';
import type { Instructing } from './instructing.ts';
import type { Language } from './language.ts';
import type { Unsettled } from './rows.ts';

/**
 * All that a language has to give, a file each in its folder: `words.ts`, `cues.ts`, `unsettled.ts`, `instructing.ts`, `amounts.ts`, `barred.ts`, `unable.ts`. Where the
 * words are many, tables of them stand in files next to `words.ts`: `verbs.ts`, `nouns.ts`, `roles.ts`, `quantities.ts`, `connectives.ts`,
 * `fillers.ts`; `verb-forms.ts` and `numbers.ts` make words by rule.
 */
export interface LanguageBooks {
  /** Letters that tell the language, unless one before it in the list has them; null for Latin letters, where words tell. */
  readonly letters: RegExp | null;
  /** What its words mean: verbs, nouns, prepositions, numbers, names of coins. */
  readonly words: Language;
  /** Words by which an action is not instructed: forbidden, asked, conditional, planned, done. */
  readonly cues: CueBook;
  /** Words that leave open whether an instruction stands, in a sentence of their own. */
  readonly unsettled: Unsettled;
  /** Which forms of its verbs instruct. */
  readonly instructing: Instructing;
  /** Words right beside an amount that make it another. */
  readonly amounts: BesideAmounts | null;
  /** Remarks that a payment cannot, may not or must not be made. */
  readonly barred: readonly Barred[];
  /** What somebody else is unable to do: a reason, which forbids nothing. */
  readonly unable: readonly RegExp[];
}
